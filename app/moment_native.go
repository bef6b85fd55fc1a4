//go:build !js

package app

import "time"

// momentShown stands in for the browser's: the day and time of day in UTC.
func momentShown(_ string, ms int64) string {
	return time.UnixMilli(ms).UTC().Format("2006-01-02 15:04")
}
