# Feinwertung: `make run` serves the site, `make test` builds and tests everything.

GO       ?= go
HOST     ?= localhost
PORT     ?= 8080
FUZZTIME ?= 30s

GOROOT := $(shell $(GO) env GOROOT)
WASM   := GOOS=js GOARCH=wasm
SITE   := .build/bin/site

# The analyser is installed at this version beside the build and kept out of
# go.mod, because the program does not depend on it.
STATICCHECK_VERSION := v0.8.2
STATICCHECK         := .build/bin/staticcheck-$(STATICCHECK_VERSION)/staticcheck

# What judges the pages from outside is installed at these versions beside the build; nothing else needs npm.
AXE_VERSION        := 4.12.0
LIGHTHOUSE_VERSION := 12.8.2
AUDIT              := .build/audit/$(AXE_VERSION)-$(LIGHTHOUSE_VERSION)

# Both modules are built without copying functions into their callers, which would make them a twentieth larger
# to download. What computes is built as usual, and in the module of the rules the runtime below it.
SMALL    := -gcflags=all=-l -gcflags=runtime/...= -gcflags=internal/...= -gcflags=feinwertung/engine=
SMALLEST := -gcflags=all=-l -gcflags=feinwertung/engine=

# go-app's server is left out of the interface, as wasm/nethttp says: every file of net/http is taken away and ours put there.
OVERLAY := {"Replace": { {{$$dir := .Dir}}{{range .GoFiles}}"{{$$dir}}/{{.}}": "", {{end}}"{{.Dir}}/browser.go": "$(CURDIR)/wasm/nethttp/http.go"}}

# What runs in the browser; what of it has tests that node can run; the rest.
IN_BROWSER := ./app ./app/text ./engine/... ./wasm/...
IN_NODE    := ./engine/... ./wasm/engine
IN_E2E     := ./app/e2e

CHROMIUM ?= $(firstword $(shell command -v chromium chromium-browser google-chrome))
export CHROMIUM

.PHONY: help run site wasm test lint unit node e2e audit bench picture fuzz fmt clean need-go need-node need-chromium

help: ## show this list
	@sed -n 's/^\([a-z0-9-]*\):[^#]*## \(.*\)/\1|\2/p' Makefile | awk -F'|' '{printf "make %-8s %s\n", $$1, $$2}'

run: site ## build the site and serve it at http://localhost:8080 (make run PORT=9000)
	@$(SITE) serve -dir dist -addr $(HOST):$(PORT)

test: need-go need-node need-chromium lint site unit node e2e ## build and test everything, in a real browser too

site: wasm ## build the site into dist/ (make site QUICK=1 leaves the compressed files out)
	@$(GO) build -o $(SITE) ./app/cmd/site
	@$(SITE) build -public public -modules .build/wasm -exec "$(GOROOT)/lib/wasm/wasm_exec.js" -cache .build/compressed $(if $(QUICK),-compress=false) -out dist

wasm: need-go ## build the two browser modules into .build/wasm/
	@mkdir -p .build/wasm
	@$(WASM) $(GO) list -f '$(OVERLAY)' net/http > .build/overlay.json
	$(WASM) $(GO) build -trimpath -buildvcs=false -ldflags "-s -w" $(SMALLEST) -overlay .build/overlay.json -o .build/wasm/app.wasm ./wasm/app
	$(WASM) $(GO) build -trimpath -buildvcs=false -ldflags "-s -w" $(SMALL) -o .build/wasm/engine.wasm ./wasm/engine

lint: need-go $(STATICCHECK) ## gofmt, go vet and staticcheck, for this machine and for the browser
	@unformatted=$$(gofmt -l app engine wasm); test -z "$$unformatted" || { echo "not formatted, run make fmt:" $$unformatted; exit 1; }
	$(GO) vet ./...
	$(WASM) $(GO) vet $(IN_BROWSER)
	@mkdir -p .build/lint # what only one of the two builds uses is not unused
	$(STATICCHECK) -f binary ./... > .build/lint/here
	$(WASM) $(STATICCHECK) -f binary $(IN_BROWSER) > .build/lint/browser
	$(STATICCHECK) -merge .build/lint/here .build/lint/browser

unit: need-go ## unit tests on this machine
	$(GO) test $$($(GO) list ./... | grep -v /app/e2e)

node: need-go need-node ## the engine's tests as WebAssembly in node
	PATH="$$PATH:$(GOROOT)/lib/wasm" $(WASM) $(GO) test $(IN_NODE)

e2e: need-chromium ## size budgets and browser tests against dist/ (make site first)
	$(GO) test -count=1 -timeout 30m -v $(IN_E2E)

audit: need-chromium site $(AUDIT)/node_modules ## let axe and Lighthouse judge every page in every state (needs npm)
	$(GO) test -count=1 -timeout 60m -v -run '^TestEvery' $(IN_E2E) -audit "$(CURDIR)/$(AUDIT)"

bench: need-chromium site ## measure the engine, and the page in the browser (reported, not judged)
	$(GO) test -run '^$$' -bench . -benchmem ./engine/...
	$(GO) test -run '^$$' -bench . -benchtime 1x $(IN_E2E)

picture: need-chromium site ## take the picture in the README again
	$(GO) test -count=1 -run '^TestPicture' $(IN_E2E) -picture

fuzz: need-go ## run every fuzz test for FUZZTIME (make fuzz FUZZTIME=5m)
	@for package in $$($(GO) list ./...); do \
	  for name in $$($(GO) test -list '^Fuzz' $$package | grep '^Fuzz'); do \
	    echo "$$package $$name"; $(GO) test -run '^$$' -fuzz "^$$name\$$" -fuzztime $(FUZZTIME) $$package || exit 1; \
	  done; \
	done

fmt: need-go ## format all Go files
	gofmt -w app engine wasm

clean: ## remove everything that was built
	rm -rf dist .build

$(STATICCHECK): | need-go
	GOBIN="$(CURDIR)/$(dir $@)" $(GO) install honnef.co/go/tools/cmd/staticcheck@$(STATICCHECK_VERSION)

$(AUDIT)/node_modules: | need-node
	@command -v npm >/dev/null || { $(call install,npm,npm); }
	npm install --no-save --no-audit --no-fund --prefix "$(AUDIT)" axe-core@$(AXE_VERSION) lighthouse@$(LIGHTHOUSE_VERSION)

# Tools: what Debian packages is installed where that is allowed; otherwise one
# sentence says what is missing.

need-go:
	@command -v $(GO) >/dev/null || { echo "Go 1.26 is needed: https://go.dev/dl/"; exit 1; }

need-node:
	@command -v node >/dev/null || { $(call install,nodejs,node); }

need-chromium:
	@test -n "$$CHROMIUM" || command -v chromium >/dev/null || { $(call install,chromium,chromium); }

define install
	if command -v apt-get >/dev/null && test "$$(id -u)" = 0; then apt-get update -q && apt-get install -y -q $(1); \
	elif command -v apt-get >/dev/null && sudo -n true 2>/dev/null; then sudo apt-get update -q && sudo apt-get install -y -q $(1); \
	else echo "$(2) is needed: install the package $(1) (apt-get install $(1) as root)"; exit 1; fi
endef
