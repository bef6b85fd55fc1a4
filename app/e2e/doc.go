// Package e2e tests the built site in dist/ as its users meet it: in a real
// Chromium, with a fresh profile for every test, against a server that can be
// taken away. It also measures (make bench) and takes the picture for the
// README (make picture).
//
// The harness is in server_test.go (the site as served), browser_test.go (one
// page in one browser) and contract_test.go (typing and reading through the
// attributes that scripts rely on).
package e2e
