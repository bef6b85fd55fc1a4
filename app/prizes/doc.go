// Package prizes shares out what an event has to give: money among those who are tied, what cannot be divided
// by the order of the tie-breaks. It knows nothing of the page, and every amount is exact.
package prizes
