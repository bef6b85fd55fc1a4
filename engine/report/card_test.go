package report

import (
	"errors"
	"strings"
	"testing"

	"feinwertung/engine"
)

// A win against 3, a requested half-point bye and a loss against 2: the bye counts the own 1½ points, and is
// cut before the lower opponent is (16.4.2, 16.5).
func TestCard(t *testing.T) {
	c := &engine.Card{Rounds: 3, Rows: []engine.CardRow{
		{Kind: engine.Played, Outcome: engine.Win, Points: 3 * engine.Point, Known: true},
		{Kind: engine.HalfBye},
		{Kind: engine.Played, Outcome: engine.Loss, Points: 2 * engine.Point, Known: true},
	}}
	table := c.Table(engine.FIDE2026())
	got, err := Card(table, engine.FIDE2026(), c.Rounds, codes(t, "PTS BH/C1"))
	want := strings.NewReplacer("\n", "", "\t", "").Replace(`
		{"rules":"fide-2026","rounds":3,"after_round":3,"values":{"PTS":1.5,"BH/C1":5},"steps":{
			"PTS":[
				{"round":1,"result":"1","awarded":1,"contribution":1,"running":1},
				{"round":2,"result":"H","awarded":0.5,"contribution":0.5,"running":1.5},
				{"round":3,"result":"0","awarded":0,"contribution":0,"running":1.5}],
			"BH/C1":[
				{"round":1,"result":"1","basis":"adjusted","final":3,"score":3,"times":1,"awarded":1,"contribution":3,"running":3},
				{"round":2,"result":"H","basis":"dummy","final":1.5,"limit":1.5,"score":1.5,"times":1,"article":"16.4.2","awarded":0.5,"contribution":1.5,"cut":"low-voluntary","cut_article":"16.5","running":3},
				{"round":3,"result":"0","basis":"adjusted","final":2,"score":2,"times":1,"awarded":0,"contribution":2,"running":5}]},"means":{}}`)
	if err != nil || string(got) != want {
		t.Errorf("%v\n%s\nwant\n%s", err, got, want)
	}
	var refused *engine.NotOnCardError
	if _, err := Card(table, engine.FIDE2026(), c.Rounds, codes(t, "PTS ARO")); !errors.As(err, &refused) {
		t.Errorf("ratings of opponents on a card: %v", err)
	}
}
