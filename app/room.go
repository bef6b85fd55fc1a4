package app

import (
	"net/url"
	"strings"

	"feinwertung/app/choosing"
	"feinwertung/app/prizes"
	"feinwertung/app/text"
	"feinwertung/app/tournament"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// room is one part of the application. Each has a document of its own, so that it can be linked to; going from
// one to another does not load it again.
type room string

// The rooms.
const (
	calculatorRoom room = "calculator"
	compareRoom    room = "compare"
	tournamentRoom room = "tournament"
	prizesRoom     room = "prizes"
	choosingRoom   room = "choosing"
)

// rooms lists the rooms in the order of the navigation, with their documents. The first is the start page.
var rooms = []struct {
	room  room
	file  string
	label text.Key
}{
	{calculatorRoom, "index.html", text.RoomCalculator},
	{compareRoom, compareFile, text.RoomCompare},
	{tournamentRoom, "tournament.html", text.RoomTournament},
	{prizesRoom, "prizes.html", text.RoomPrizes},
	{choosingRoom, "choosing.html", text.RoomChoosing},
}

// roomOf returns the room that a fragment belongs to, or else the one of the document.
func roomOf(fragment string, document room) room {
	switch {
	case strings.HasPrefix(fragment, tournament.LinkPrefix):
		return tournamentRoom
	case strings.HasPrefix(fragment, prizes.LinkPrefix):
		return prizesRoom
	case strings.HasPrefix(fragment, choosing.LinkPrefix):
		return choosingRoom
	case linkRoom(fragment) == lineupLink:
		return compareRoom
	case linkRoom(fragment) == cardLink:
		return calculatorRoom
	}
	return document
}

// renderRooms is the navigation between the rooms.
func (p *roomPage) renderRooms(l *text.Language) goapp.UI {
	var links []goapp.UI
	query := addressQuery() // for a room that is opened beside this one
	for _, one := range rooms {
		link := elem("a").ID(roomID(one.room)).Attr("href", one.file+query).DataSet("room", string(one.room)).Text(l.Text(one.label)).
			OnClick(func(ctx goapp.Context, e goapp.Event) {
				if held := pressedOf(e); held.ctrl || held.shift || held.alt {
					return
				}
				e.PreventDefault()
				if one.room != tournamentRoom {
					p.pasted = ""
				}
				p.enter(ctx, one.room, one.file)
			}, goapp.EventScope(string(one.room)))
		if one.room == p.Room {
			link = link.Aria("current", "page")
		}
		links = append(links, link)
	}
	// The guide is a page to read, without the program.
	links = append(links, elem("a").Attr("href", guideFile(l)+query).DataSet("room", "guide").Text(l.Text(text.RoomGuide)))
	return elem("nav").Class("rooms").Aria("label", l.Text(text.RoomsLabel)).Body(links...)
}

// roomID is the id of the link to a room.
func roomID(r room) string { return "room-" + string(r) }

// guideFile returns the page of the guide in a language.
func guideFile(l *text.Language) string {
	if l == text.Complete()[0] {
		return "guide.html"
	}
	return "guide." + l.Code + ".html"
}

// enter goes to another room.
func (p *roomPage) enter(ctx goapp.Context, to room, file string) {
	if to == p.Room {
		return
	}
	goTo(ctx, file)
}

// goTo goes to another document of the application, with what the address asks for in its query.
func goTo(ctx goapp.Context, file string) {
	query := addressQuery()
	file, fragment, _ := strings.Cut(file, "#")
	if fragment != "" {
		query += "#" + fragment
	}
	expectFragment(fragment)
	ctx.Navigate(goapp.Getenv("GOAPP_ROOT_PREFIX") + "/" + file + query)
}

// queryValue returns what the query of the address says for a name.
func queryValue(name string) string {
	values, err := url.ParseQuery(trimQuestionMark(addressQuery()))
	if err != nil {
		return ""
	}
	return values.Get(name)
}
