// Command site writes the static site and serves it.
//
//	site build -modules DIR -exec FILE [-public DIR] [-cache DIR] [-out DIR]
//	site serve [-dir DIR] [-addr HOST:PORT] [-mount /PATH/] [-caching no-cache|no-store]
//
// The exit status is 0 when done, 1 when something failed and 2 for a usage
// that was not understood.
package main

import (
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"path"
	"strings"
	"time"

	"feinwertung/app/site"
)

func main() {
	command, arguments := "", []string{}
	if len(os.Args) > 1 {
		command, arguments = os.Args[1], os.Args[2:]
	}
	var err error
	switch command {
	case "build":
		err = build(arguments)
	case "serve":
		err = serve(arguments)
	default:
		err = usageError("site build or site serve was expected")
	}
	var usage usageError
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
	case errors.As(err, &usage):
		fmt.Fprintln(os.Stderr, "site:", err)
		os.Exit(2)
	default:
		fmt.Fprintln(os.Stderr, "site:", err)
		os.Exit(1)
	}
}

// usageError is a command line that was not understood.
type usageError string

func (e usageError) Error() string { return string(e) }

func parse(flags *flag.FlagSet, arguments []string) error {
	if err := flags.Parse(arguments); errors.Is(err, flag.ErrHelp) {
		return err
	} else if err != nil {
		return usageError(err.Error())
	}
	if flags.NArg() > 0 {
		return usageError(fmt.Sprintf("unexpected argument %q", flags.Arg(0)))
	}
	return nil
}

func build(arguments []string) error {
	flags := flag.NewFlagSet("site build", flag.ContinueOnError)
	public := flags.String("public", "public", "folder of the hand-written static files")
	modules := flags.String("modules", "", "folder of app.wasm and engine.wasm")
	exec := flags.String("exec", "", "wasm_exec.js of the toolchain that built the modules")
	cache := flags.String("cache", ".build/compressed", "folder that keeps compressed files from build to build")
	compress := flags.Bool("compress", true, "write the compressed siblings, which takes half a minute for a module that changed")
	out := flags.String("out", "dist", "folder to write; what it held before is gone")
	if err := parse(flags, arguments); err != nil {
		return err
	}
	files, err := site.Assemble(site.Sources{Public: *public, Modules: *modules, Exec: *exec})
	if err != nil {
		return err
	}
	if *compress {
		fmt.Println("compressing what has changed …")
		if err := files.Compress(*cache); err != nil {
			return err
		}
	}
	if err := files.Write(*out); err != nil {
		return err
	}
	fmt.Printf("%s/ written\n", *out)
	if *compress {
		fmt.Print(site.Measure(files))
	}
	return nil
}

func serve(arguments []string) error {
	flags := flag.NewFlagSet("site serve", flag.ContinueOnError)
	folder := flags.String("dir", "dist", "folder to serve")
	address := flags.String("addr", "localhost:8080", "host and port to listen on")
	mount := flags.String("mount", "/", "path below which the site lies")
	caching := flags.String("caching", string(site.Revalidate), "no-cache or no-store")
	if err := parse(flags, arguments); err != nil {
		return err
	}
	policy := site.Caching(*caching)
	if policy != site.Revalidate && policy != site.KeepNone {
		return usageError(fmt.Sprintf("-caching %q: no-cache or no-store was expected", *caching))
	}
	at := path.Clean("/" + *mount)
	if at != "/" {
		at += "/"
	}
	if _, err := os.Stat(path.Join(*folder, "index.html")); err != nil {
		return fmt.Errorf("no site in %s: build it first", *folder)
	}
	listener, err := net.Listen("tcp", *address)
	if err != nil {
		return err
	}
	where := listener.Addr().String()
	if host, _, err := net.SplitHostPort(*address); err == nil && host != "" {
		_, port, _ := net.SplitHostPort(where)
		where = net.JoinHostPort(host, port)
	}
	fmt.Printf("Feinwertung is at http://%s%s (stop with Ctrl-C)\n", strings.Replace(where, "[::]", "localhost", 1), at)
	server := &http.Server{
		Handler:           site.Handler(os.DirFS(*folder), at, policy),
		ReadHeaderTimeout: 10 * time.Second,
	}
	return server.Serve(listener)
}
