/**
 * What the page shows stands in the URL's hash alone, so that a link is a state, and "back" goes back.
 */

/** @typedef {{scene: number, layouts: number[], width: number | null, height: number | null, view: string | null, query: string, severity: string, rule: string, look: string, tab: string, baseline: string, show: string, sort: string, on: number, finding: number | null, over: string}} State */

/** @returns {State} */
function readState() {
  const hash = new URLSearchParams(location.hash.replace(/^#\/?/, ""));
  const number = (/** @type {string} */ key) => {
    const value = parseFloat(hash.get(key) ?? "");
    return Number.isFinite(value) ? value : null;
  };
  const text = (/** @type {string} */ key, standard = "") => hash.get(key) ?? standard;
  const scene = number("scene") ?? -1;
  const count = data.scenes[scene]?.layouts.length ?? 0;
  const layouts = text("c", "0").split(",").map(Number).filter((n) => Number.isInteger(n) && n >= 0 && n < count);
  const on = number("on") ?? 0;
  return {
    scene: count ? scene : -1, layouts: layouts.length ? [...new Set(layouts)] : [0], width: number("w"), height: number("h"),
    view: hash.get("view"), query: text("q"), severity: text("severity"), rule: text("rule"), look: text("look"),
    tab: text("tab", "findings"), baseline: text("baseline", "side"), show: text("show"), sort: text("sort", "findings"),
    on: data.conditions[on] === undefined ? 0 : on, finding: number("finding"), over: text("over", "findings"),
  };
}

/** Whether the address names a scene or conditions that the report doesn't have. */
function isLost() {
  const hash = new URLSearchParams(location.hash.replace(/^#\/?/, ""));
  return hash.has("scene") && readState().scene < 0;
}

/** The hash of the state that there is, with some of it changed. */
function linkTo(/** @type {Partial<State>} */ change) {
  const next = { ...readState(), ...change };
  const hash = new URLSearchParams();
  const put = (/** @type {string} */ key, /** @type {any} */ value, /** @type {any} */ standard = "") => {
    if (value !== null && value !== undefined && value !== "" && value !== standard) hash.set(key, String(value));
  };
  if (next.scene >= 0) {
    put("scene", next.scene);
    put("c", next.layouts.join(","), "0");
    put("w", next.width);
    put("h", next.height);
    put("view", next.view);
    put("finding", next.finding);
    put("tab", next.tab, "findings");
    put("baseline", next.baseline, "side");
    put("over", next.over || "none", "findings");
  }
  put("show", next.show);
  put("sort", next.sort, "findings");
  put("on", next.on, 0);
  put("q", next.query);
  put("severity", next.severity);
  put("rule", next.rule);
  put("look", next.look);
  return `#/${hash}`;
}

/** Goes to a state; in place of the one that there is where nothing new is looked at. */
function go(/** @type {Partial<State>} */ change, replace = false) {
  const link = linkTo(change);
  if (link === (location.hash || "#/")) return;
  if (replace) {
    history.replaceState(history.state, "", link);
  } else {
    keepScroll();
    location.hash = link;
  }
}

/** Keeps in the page's history how far it is scrolled, so that "back" comes to the same place. */
function keepScroll() {
  history.replaceState({ scroll: window.scrollY }, "");
}

/** An element with attributes, handlers (`onclick`) and children; strings are texts and never markup. */
function h(/** @type {string} */ name, /** @type {Record<string, any>} */ attributes = {}, /** @type {any[]} */ ...children) {
  const element = document.createElement(name);
  for (const key in attributes) {
    const value = attributes[key];
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "value") /** @type {any} */ (element).value = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Makes elements the only children of another, in their order. Those that are there already stay, so that they aren't laid out again. */
function putInOrder(/** @type {Element} */ parent, /** @type {Element[]} */ elements) {
  const wanted = new Set(elements);
  for (const child of [...parent.childNodes]) if (!wanted.has(/** @type {any} */ (child))) child.remove();
  let next = parent.firstChild;
  for (const element of elements) {
    if (element === next) next = next.nextSibling;
    else parent.insertBefore(element, next);
  }
}

/** A number, or the end of a range that is nearest to it. */
const clamp = (/** @type {number} */ value, /** @type {number[]} */ [low, high]) => min(high, max(low, value));

/** A number of things: `1 scene`, `2 scenes`. */
const count = (/** @type {number} */ number, /** @type {string} */ word) => `${number.toLocaleString("en")} ${word}${number === 1 ? "" : "s"}`;

const ranks = /** @type {Record<string, number>} */ ({ note: 1, warning: 2, error: 3 });
const severities = ["error", "warning", "note"];

/** The graver of two severities; "" is none. */
const graver = (/** @type {string} */ a, /** @type {string} */ b) => ((ranks[a] ?? 0) >= (ranks[b] ?? 0) ? a : b);

/** Whether the pictures are dark. */
const isDark = (/** @type {State} */ state) => state.look === "dark";

/** Which pictures of a scene are dark, where each may be seen light and dark side by side. */
const looksOf = (/** @type {State} */ state) => (state.look === "both" ? [false, true] : [isDark(state)]);

/** Whether the person asked for little motion. */
const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Says something to those who listen to the page rather than see it. */
function announce(/** @type {string} */ words) {
  const line = document.getElementById("said");
  if (line) line.textContent = line.textContent === words ? `${words}.` : words;
}

/** A symbol of a severity, told by its shape as well as by its colour: an octagon, a triangle, a circle. */
function symbol(/** @type {string} */ severity) {
  const shapes = /** @type {Record<string, string>} */ ({ error: "M5 1h6l4 4v6l-4 4H5l-4-4V5z", warning: "M8 1.2 15.4 14.6H.6z", note: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z" });
  const marks = /** @type {Record<string, string>} */ ({ error: "M5.4 5.4l5.2 5.2m0-5.2-5.2 5.2", warning: "M8 6v4m0 1.7v.6", note: "M8 7.2V12m0-7.6v.6" });
  const element = svg("svg", { viewBox: "0 0 16 16", class: `symbol ${severity}`, "aria-hidden": "true" });
  element.append(svg("path", { d: shapes[severity] ?? shapes.note, class: "shape" }), svg("path", { d: marks[severity] ?? marks.note, class: "sign" }));
  return element;
}

/** A button that copies a text. */
function copyButton(/** @type {string} */ label, /** @type {string} */ text) {
  const button = h("button", { class: "copy", title: text, onclick: async () => {
    await copyText(text);
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = label), 1200);
  } }, label);
  return button;
}

async function copyText(/** @type {string} */ text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = h("textarea", { class: "offscreen", value: text });
    document.body.append(area);
    /** @type {HTMLTextAreaElement} */ (area).select();
    document.execCommand("copy");
    area.remove();
  }
  announce("Copied");
}

/** A row of choices of which one holds. */
function segments(/** @type {string} */ label, /** @type {[string, string][]} */ choices, /** @type {string} */ chosen, /** @type {(value: string) => void} */ onchange) {
  return h("div", { class: "segments", role: "group", "aria-label": label }, choices.map(([value, words]) => h("button", {
    "aria-pressed": String(value === chosen), onclick: () => onchange(value),
  }, words)));
}

/** A button that opens a small panel below itself. It closes at a click elsewhere and by Escape. */
function popover(/** @type {string} */ label, /** @type {any[]} */ ...content) {
  const box = /** @type {HTMLDetailsElement} */ (h("details", { class: "popover", onkeydown: (/** @type {KeyboardEvent} */ e) => {
    if (e.key !== "Escape" || !box.open) return;
    box.open = false;
    box.querySelector("summary")?.focus();
    e.stopPropagation();
  } }, h("summary", {}, label), h("div", { class: "sheet-of-choices" }, ...content)));
  return box;
}
