package report

import (
	"strings"
	"testing"

	"feinwertung/engine"
)

// In the event Ana and Bo have 1½ points and have met; Ana, Cai and Bo missed a round each.
func TestStandings(t *testing.T) {
	e := trio()
	e.SetCell(1, 3, engine.Cell{Kind: engine.HalfBye})
	table, err := e.Table(engine.Options{Rules: engine.FIDE2026()})
	if err != nil {
		t.Fatal(err)
	}
	pts, order := codes(t, "PTS"), codes(t, "PTS DE")
	for _, tt := range []struct {
		name   string
		codes  []engine.Criterion
		orders [][]engine.Criterion
		steps  Steps
		want   string // in one line
	}{
		{"nothing asked for", nil, nil, WithoutSteps, `
			"players":[
				{"startno":1,"name":"Ana","points":1.5,"values":{}},
				{"startno":2,"name":"Bo","points":1.5,"values":{}},
				{"startno":3,"name":"Cai","points":0.5,"values":{}}],
			"rankings":[]}`},
		{"an order, with Direct Encounter where it was needed", order, [][]engine.Criterion{order}, WithoutSteps, `
			"players":[
				{"startno":1,"name":"Ana","points":1.5,"rank":1,"values":{"PTS":1.5,"DE":1}},
				{"startno":2,"name":"Bo","points":1.5,"rank":2,"values":{"PTS":1.5,"DE":2}},
				{"startno":3,"name":"Cai","points":0.5,"rank":3,"values":{"PTS":0.5,"DE":0}}],
			"rankings":[{"order":["PTS","DE"],"rank":{"1":1,"2":2,"3":3},"separated":[
				{"ahead":1,"behind":2,"criterion":"DE","values":[1,2]},
				{"ahead":2,"behind":3,"criterion":"PTS","values":[1.5,0.5]}]}]}`},
		{"what is undefined, a criterion twice, a shared place", codes(t, "AOB ARO AOB"), [][]engine.Criterion{pts}, WithoutSteps, `
			"players":[
				{"startno":1,"name":"Ana","points":1.5,"rank":1,"shared":true,"values":{"AOB":3.5,"ARO":null}},
				{"startno":2,"name":"Bo","points":1.5,"rank":1,"shared":true,"values":{"AOB":3.5,"ARO":null}},
				{"startno":3,"name":"Cai","points":0.5,"rank":3,"values":{"AOB":3.5,"ARO":null}}],
			"rankings":[{"order":["PTS"],"rank":{"1":1,"2":1,"3":3},"separated":[
				{"ahead":1,"behind":2},
				{"ahead":2,"behind":3,"criterion":"PTS","values":[1.5,0.5]}]}]}`},
		{"steps", codes(t, "DE BH/C1 ARO"), nil, WithSteps, `
			"players":[
				{"startno":1,"name":"Ana","points":1.5,"values":{"DE":1,"BH/C1":2,"ARO":null},"steps":{
					"DE":[{"article":"6.2","tied":2,"placed":2,"total":1,"missing":0,"best":1,"meetings":[{"opponent":2,"games":1,"points":1}]}],
					"BH/C1":[
						{"round":1,"result":"1","opponent":2,"basis":"adjusted","final":1.5,"score":1.5,"times":1,"awarded":1,"contribution":1.5,"running":1.5},
						{"round":2,"result":"Z","basis":"dummy","final":1.5,"limit":1.5,"score":1.5,"times":1,"article":"16.4.2","awarded":0,"contribution":1.5,"cut":"low-voluntary","cut_article":"16.5","running":1.5},
						{"round":3,"result":"=","opponent":3,"basis":"adjusted","final":0.5,"score":0.5,"times":1,"awarded":0.5,"contribution":0.5,"running":2}],
					"ARO":[]},"means":{"ARO":{"sum":0,"count":0,"undefined":"unrated-present"}}},
				{"startno":2,"name":"Bo","points":1.5,"values":{"DE":2,"BH/C1":2,"ARO":null},"steps":{
					"DE":[{"article":"6.2","tied":2,"placed":2,"total":0,"missing":0,"best":0,"meetings":[{"opponent":1,"games":1,"points":0}]}],
					"BH/C1":[
						{"round":1,"result":"0","opponent":1,"basis":"adjusted","final":1.5,"score":1.5,"times":1,"awarded":0,"contribution":1.5,"running":1.5},
						{"round":2,"result":"1","opponent":3,"basis":"adjusted","final":0.5,"score":0.5,"times":1,"awarded":1,"contribution":0.5,"running":2},
						{"round":3,"result":"H","basis":"dummy","final":1.5,"limit":1.5,"score":1.5,"times":1,"article":"16.4.2","awarded":0.5,"contribution":1.5,"cut":"low-voluntary","cut_article":"16.5","running":2}],
					"ARO":[]},"means":{"ARO":{"sum":0,"count":0,"undefined":"unrated-present"}}},
				{"startno":3,"name":"Cai","points":0.5,"values":{"DE":0,"BH/C1":3,"ARO":null},"steps":{
					"DE":[],
					"BH/C1":[
						{"round":1,"result":"Z","basis":"dummy","final":0.5,"limit":1.5,"score":0.5,"times":1,"article":"16.4.2","awarded":0,"contribution":0.5,"cut":"low-voluntary","cut_article":"16.5","running":0},
						{"round":2,"result":"0","opponent":2,"basis":"adjusted","final":1.5,"score":1.5,"times":1,"awarded":0,"contribution":1.5,"running":1.5},
						{"round":3,"result":"=","opponent":1,"basis":"adjusted","final":1.5,"score":1.5,"times":1,"awarded":0.5,"contribution":1.5,"running":3}],
					"ARO":[]},"means":{"ARO":{"sum":0,"count":0,"undefined":"unrated-present"}}}],
			"rankings":[]}`},
	} {
		want := `{"rules":"fide-2026","mode":"swiss","rounds":3,"after_round":3,` + strings.NewReplacer("\n", "", "\t", "").Replace(tt.want)
		if got := string(Standings(table, tt.codes, tt.orders, tt.steps)); got != want {
			t.Errorf("%s:\n%s\nwant\n%s", tt.name, got, want)
		}
	}
}
