package engine

import "strings"

// Alternative is a single choice that an event may announce beforehand in place of what its rule set
// says (C.07 16.6), or that takes another reading of an open point. The name of a rule set with
// alternatives has them behind it: "fide-2026+uncapped".
type Alternative struct {
	Name     string
	Replaces string // the article
	choose   func(*Rules)
}

// Alternatives returns every alternative there is.
func Alternatives() []Alternative {
	return []Alternative{
		{"uncapped", "16.4", func(r *Rules) { r.Own, r.Caps = DummyOpponent, Uncapped }},
		{"capped", "16.4", func(r *Rules) { r.Own, r.Caps = DummyOpponent, Capped }},
		{"virtual-opponent", "16.4", func(r *Rules) { r.Own = VirtualOpponent }},
		{"unplayed-zero", "16.4", func(r *Rules) { r.Own = ZeroOpponent }},
		{"unplayed-left-out", "16.4", func(r *Rules) { r.Own = LeftOut }},
		{"announced-rounds", "16.4.2", func(r *Rules) { r.CapRounds = AnnouncedRounds }},
		{"half-each", "16.3", func(r *Rules) { r.Opponents = HalfForEachUnplayed }},
		{"as-in-standings", "16.3", func(r *Rules) { r.Opponents = AsInStandings }},
		{"lowest-first", "16.5", func(r *Rules) { r.LowCut = LowestFirst }},
		{"voluntary-first", "16.5", func(r *Rules) { r.LowCut = VoluntaryFirst }},
		{"only-if-all-met", "6.3", func(r *Rules) { r.Encounters = OnlyIfAllMet }},
		{"against-draw", "7.7", func(r *Rules) { r.Standard = AgainstDraw }},
		{"full-byes-only", "34E3", func(r *Rules) { r.Cumulative = FullByesOnly }},
	}
}

// With returns the rule set with the named alternative chosen; known is false where there is none of
// that name.
func (r Rules) With(name string) (changed Rules, known bool) {
	for _, a := range Alternatives() {
		if a.Name == name {
			a.choose(&r)
			r.Name += "+" + name
			return r, true
		}
	}
	return r, false
}

// RulesNamed returns the rule set with the name, such as "fide-2026" or, with alternatives,
// "fide-2026+uncapped"; fide-2024 is fide-2023 by another name.
func RulesNamed(name string) (rules Rules, known bool) {
	base, alternatives, changed := strings.Cut(name, "+")
	if base == "fide-2024" {
		base = "fide-2023"
	}
	for _, r := range RuleSets() {
		if r.Name == base {
			rules, known = r, true
		}
	}
	if !changed {
		return rules, known
	}
	for alternative := range strings.SplitSeq(alternatives, "+") {
		if !known {
			break
		}
		rules, known = rules.With(alternative)
	}
	return rules, known
}
