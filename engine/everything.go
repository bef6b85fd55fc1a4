package engine

// Everything returns a criterion for every column that a complete list of an individual event has: all
// of Art. 5 with the modifiers in use, what arbiters use outside C.07, US Chess, and the values for checking.
func Everything() []Criterion {
	const codes = "PTS STD WIN WON BPG BWG REP PS PS/C1 PS/C2 PS/C3 TPN TPN/R DE DE/P " +
		"KS KS/L40 KS/L60 KS/L+1 KS/L+2 KS/L-1 KS/L-2 " +
		"BH BH/C1 BH/C2 BH/C3 BH/M1 BH/M2 BH/P BH/C1/P BH/C2/P BH/M1/P BH/M2/P AOB AOB/P AOB/F " +
		"FB FB/C1 FB/C2 FB/C3 FB/M1 FB/M2 FB/P FB/C1/P FB/C2/P FB/M1/P FB/M2/P " +
		"SB SB/C1 SB/C2 SB/C3 SB/M1 SB/M2 SB/P SB/C1/P SB/C2/P SOB " +
		"RTNG RTNG/R ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 TPR PTP APRO APPO " +
		"RTNG/U1400 ARO/U1400 ARO/C1/U1400 ARO/C2/U1400 ARO/M1/U1400 ARO/M2/U1400 TPR/U1400 PTP/U1400 APRO/U1400 APPO/U1400 " +
		"USMM USSOL USCUM USMED USRES USBLK USKAS USSB USOPC ABH AFB VUR NUM GE RIP"
	criteria, err := ParseCriteria(codes)
	if err != nil {
		panic(err) // the list above names an unknown code: a test computes it
	}
	return criteria
}
