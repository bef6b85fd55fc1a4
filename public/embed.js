// Puts the calculator into any page:
//
//   <script src="https://…/embed.js" defer></script>
//   <tie-break-calculator lang="de" rules="fide-2026" state="c1:5,fide-2026:13;12h" theme="auto"></tie-break-calculator>
//
// What stands inside the element is shown until the calculator is ready, and stays where there is no
// script. Nothing is loaded before the element comes near the visible part of the page; with
// start="asked" not before something inside it with the attribute data-start is clicked.
// lang: en, de or hu. theme: light, dark or auto. rules: the name of a rule set, where the state names
// none. state: what follows the # in a link from the calculator. title: the name of the frame.
"use strict";
(() => {
  if (!window.customElements || customElements.get("tie-break-calculator")) return;
  const root = new URL("./", document.currentScript.src);
  const TITLES = { en: "Tie-break calculator", de: "Feinwertungsrechner", hu: "Holtverseny-kalkulátor" };
  const LEAST = 120, MOST = 20000; // pixels that are taken for a height

  // One observer for all elements that wait.
  const nearby = window.IntersectionObserver && new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) entry.target.open();
  }, { rootMargin: "300px" });

  const STYLE = `
    :host { display: block; position: relative; }
    :host([hidden]) { display: none; }
    iframe { display: block; width: 100%; height: 480px; border: 0; border-radius: 8px; color-scheme: normal; }
    iframe.waiting { position: absolute; inset: 0; height: 100%; visibility: hidden; }
    :host([aria-busy]) ::slotted(*) { opacity: 0.6; cursor: progress; }
  `;

  class TieBreakCalculator extends HTMLElement {
    static observedAttributes = ["lang", "rules", "state", "theme", "title"];

    constructor() {
      super();
      this.attachShadow({ mode: "open" });
      // A style sheet made by a script is allowed under every security policy, a style element is not.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      this.shadowRoot.adoptedStyleSheets = [sheet];
      this.fallback = document.createElement("slot");
      this.shadowRoot.append(this.fallback);
      this.onMessage = this.onMessage.bind(this);
      this.addEventListener("click", (event) => {
        const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
        if (!plain || !event.target.closest("[data-start]")) return;
        event.preventDefault();
        this.takesFocus = true;
        this.open();
      });
    }

    connectedCallback() {
      if (this.getAttribute("start") === "asked") return;
      if (nearby) nearby.observe(this);
      else this.open();
    }

    disconnectedCallback() {
      nearby?.unobserve(this);
      this.close();
    }

    attributeChangedCallback() {
      if (!this.frame) return;
      this.frame.title = this.name;
      if (this.frame.src !== this.address) this.frame.src = this.address;
    }

    get language() {
      const asked = (this.getAttribute("lang") || this.closest("[lang]")?.lang || "en").split("-")[0].toLowerCase();
      return TITLES[asked] ? asked : "en";
    }

    get name() {
      return this.getAttribute("title") || TITLES[this.language];
    }

    get address() {
      const url = new URL("embed.html", root);
      url.searchParams.set("lang", this.language);
      url.searchParams.set("theme", this.getAttribute("theme") || "auto");
      if (this.getAttribute("rules")) url.searchParams.set("rules", this.getAttribute("rules"));
      url.hash = this.getAttribute("state") || "";
      return url.href;
    }

    // Whether there is something to show until the calculator is ready.
    get filled() {
      return [...this.childNodes].some((node) =>
        node.nodeType === 1 ? node.localName !== "noscript" : node.nodeType === 3 && node.data.trim());
    }

    open() {
      nearby?.unobserve(this);
      if (this.frame) return;
      this.setAttribute("opened", "");
      this.frame = document.createElement("iframe");
      this.frame.title = this.name;
      this.frame.allow = "clipboard-write";
      this.frame.src = this.address;
      if (this.filled) {
        this.frame.className = "waiting";
        this.frame.setAttribute("aria-hidden", "true");
        this.frame.tabIndex = -1;
        this.setAttribute("aria-busy", "true");
      } else {
        this.fallback.hidden = true;
      }
      addEventListener("message", this.onMessage);
      this.shadowRoot.append(this.frame);
    }

    close() {
      removeEventListener("message", this.onMessage);
      this.frame?.remove();
      this.frame = undefined;
      this.fallback.hidden = false;
      this.removeAttribute("opened");
      this.removeAttribute("aria-busy");
    }

    // The frame says its height whenever it changes, for the first time when it takes input. Only our
    // own frame is listened to, and only as long as our own page is in it; in a sandboxed page that
    // page has no origin, as this one has none.
    onMessage(event) {
      if (!this.frame || event.source !== this.frame.contentWindow) return;
      if (event.origin !== root.origin && !(event.origin === "null" && self.origin === "null")) return;
      const { type, height } = Object(event.data);
      if (type !== "feinwertung:height" || !Number.isFinite(height)) return;
      this.frame.style.height = `${Math.min(Math.max(Math.ceil(height), LEAST), MOST)}px`;
      if (this.frame.className) this.show();
    }

    show() {
      const focused = this.takesFocus || this.contains(document.activeElement);
      this.fallback.hidden = true;
      this.frame.className = "";
      this.frame.removeAttribute("aria-hidden");
      this.frame.removeAttribute("tabindex");
      this.removeAttribute("aria-busy");
      if (focused) this.frame.focus();
    }
  }

  customElements.define("tie-break-calculator", TieBreakCalculator);
})();
