package e2e

import (
	"bytes"
	"flag"
	"image/png"
	"os"
	"testing"
)

// The picture in the README lies here, beside the program that takes it: what
// is in public/ is part of every visitor's download.
const pictureFile = "calculator.png"

var takePicture = flag.Bool("picture", false, "write "+pictureFile+" again")

// TestPicture shows the first example of the calculator as the README does.
func TestPicture(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.size(1100, 760)
	p.visitReady(s.url(""))
	p.workOffline() // a second visit has no news to tell
	p.visitReady(s.url("?lang=en&theme=light"))
	for row, opponent := range []string{"3½", "3", "", "2½", "2"} {
		if opponent == "" {
			p.enterResult(row+1, "H")
			continue
		}
		p.enterScore(row+1, opponent)
		p.enterResult(row+1, "1")
	}
	p.exact("BH/C1", "11")
	p.focus(output("BH/C1"))
	p.press(enter)
	p.wait(`document.querySelector('[data-explains="BH/C1"]')`)
	picture := p.screenshot()
	decoded, err := png.Decode(bytes.NewReader(picture))
	if err != nil {
		t.Fatal(err)
	}
	if size := decoded.Bounds(); size.Dx() != 1100 || size.Dy() != 760 {
		t.Errorf("the picture is %d by %d pixels", size.Dx(), size.Dy())
	}
	if *takePicture {
		if err := os.WriteFile(pictureFile, picture, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
