package engine

func (n Name) definition() *definition {
	if int(n) >= len(definitions) {
		n = 0
	}
	return &definitions[n]
}

// String returns the code, "" for the zero value.
func (n Name) String() string { return n.definition().code }

// Article returns the article of C.07 (or the rule of US Chess) that defines the criterion, "" where none does.
func (n Name) Article() string { return n.definition().article }

// Type returns the type by C.07 4.3, for criteria outside C.07 the type they would have.
func (n Name) Type() Type { return n.definition().kind }

// OnCard reports whether one player's card is enough to compute it.
func (n Name) OnCard() bool { return n.definition().card }

// OfRatings reports whether Art. 10 governs it: it is dropped where an unrated player takes part.
func (n Name) OfRatings() bool { return n.definition().rating }

// OfBuchholz reports whether it belongs to the Buchholz family, which must not be used in round robins (Art. 8).
func (n Name) OfBuchholz() bool { return n.definition().buchholz }

// american reports whether rule 34E of US Chess defines the criterion.
func (n Name) american() bool { return USMM <= n && n <= USOPC }

// nameOf returns the name with the given code in upper case, 0 where there is none.
func nameOf(code string) Name {
	for n := range definitions {
		if code != "" && definitions[n].code == code {
			return Name(n)
		}
	}
	return 0
}

// Names returns every name there is, in the order of the table of Art. 5.
func Names() []Name {
	names := make([]Name, 0, len(definitions)-1)
	for n := PTS; int(n) < len(definitions); n++ {
		names = append(names, n)
	}
	return names
}

// Ascending reports whether the smaller value is the better one.
func (c Criterion) Ascending() bool { return c.Name.definition().ascending != c.Reverse }
