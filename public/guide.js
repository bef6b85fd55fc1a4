// The article's page: opens in the language that the address asks for.
"use strict";
(() => {
  const asked = new URLSearchParams(location.search).get("lang");
  const others = document.querySelectorAll("link[rel=alternate][hreflang]");
  for (const link of others) {
    if (asked && link.hreflang === asked && asked !== document.documentElement.lang) {
      location.replace(link.href + location.hash);
    }
    // Search engines want the whole address, which the page does not know before it is somewhere.
    link.href = link.href;
  }
})();
