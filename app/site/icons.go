package site

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"strings"
)

// shape is a rectangle with rounded corners on a canvas of 64 by 64 units.
type shape struct {
	x, y, width, height, radius float64
	fill                        color.RGBA
}

var (
	boardGreen = color.RGBA{0x1f, 0x5c, 0x46, 0xff}
	ivory      = color.RGBA{0xf7, 0xf7, 0xf4, 0xff}
	amber      = color.RGBA{0xe0, 0xa0, 0x30, 0xff}
)

// drawing is the icon: two columns of the same height, and the small piece by
// which one of them is ahead after all.
func drawing(background shape) []shape {
	return []shape{
		background,
		{16, 26, 13, 24, 1.5, ivory},
		{35, 26, 13, 24, 1.5, ivory},
		{35, 15, 13, 8, 1.5, amber},
	}
}

// icons draws every icon of the site: the vector form, the sizes that
// installed applications ask for, and one that fills its square because the
// system cuts it to its own form (all of the drawing lies in the safe circle).
func icons() Files {
	tile := shape{2, 2, 60, 60, 13, boardGreen}
	full := shape{0, 0, 64, 64, 0, boardGreen}
	return Files{
		"icon.svg":              vector(drawing(tile)),
		"icon-192.png":          raster(drawing(tile), 192),
		"icon-512.png":          raster(drawing(tile), 512),
		"icon-180.png":          raster(drawing(full), 180),
		"icon-maskable-512.png": raster(drawing(full), 512),
	}
}

func vector(shapes []shape) []byte {
	var out strings.Builder
	out.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">`)
	for _, s := range shapes {
		fmt.Fprintf(&out, `<rect x="%g" y="%g" width="%g" height="%g" rx="%g" fill="#%02x%02x%02x"/>`,
			s.x, s.y, s.width, s.height, s.radius, s.fill.R, s.fill.G, s.fill.B)
	}
	out.WriteString("</svg>\n")
	return []byte(out.String())
}

// samples is the number of points per pixel and direction that decide how much
// of a pixel a shape covers.
const samples = 4

func raster(shapes []shape, size int) []byte {
	picture := image.NewNRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			picture.SetNRGBA(x, y, pixel(shapes, x, y, size))
		}
	}
	var out bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&out, picture); err != nil {
		panic(err) // a picture of this kind and size always encodes
	}
	return out.Bytes()
}

// pixel is the mean of the points inside one pixel; a point has the colour of
// the last shape it lies in.
func pixel(shapes []shape, x, y, size int) color.NRGBA {
	var red, green, blue, covered int
	for i := range samples * samples {
		unit := 64 / float64(size)
		px := (float64(x) + (float64(i%samples)+0.5)/samples) * unit
		py := (float64(y) + (float64(i/samples)+0.5)/samples) * unit
		for k := len(shapes) - 1; k >= 0; k-- {
			if shapes[k].contains(px, py) {
				red += int(shapes[k].fill.R)
				green += int(shapes[k].fill.G)
				blue += int(shapes[k].fill.B)
				covered++
				break
			}
		}
	}
	if covered == 0 {
		return color.NRGBA{}
	}
	return color.NRGBA{
		R: uint8(red / covered), G: uint8(green / covered), B: uint8(blue / covered),
		A: uint8(covered * 255 / (samples * samples)),
	}
}

// contains says whether a point lies inside; near a corner its distance from
// the centre of the rounding decides.
func (s shape) contains(x, y float64) bool {
	if x < s.x || y < s.y || x > s.x+s.width || y > s.y+s.height {
		return false
	}
	dx := max(s.x+s.radius-x, x-(s.x+s.width-s.radius), 0)
	dy := max(s.y+s.radius-y, y-(s.y+s.height-s.radius), 0)
	return dx*dx+dy*dy <= s.radius*s.radius
}
