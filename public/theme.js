// Before anything is painted: the colours asked for in the address or chosen
// before. The page must not flash in others until the program is there.
"use strict";
(() => {
  const html = document.documentElement;

  // An article's frame follows the article; and in a sandboxed frame the storage throws.
  function chosen() {
    if (document.currentScript.dataset.framed) return null;
    try {
      return localStorage.getItem("feinwertung:theme");
    } catch {
      return null;
    }
  }

  const theme = new URLSearchParams(location.search).get("theme") || chosen();
  if (theme === "light" || theme === "dark") html.dataset.theme = theme;
})();
