/**
 * What the page shows stands in the URL's hash alone, so that a link is a state, and "back" goes back.
 */

/**
 * A state as the page works with it: scenes, layouts, conditions and findings by their indices in the data. An address names them
 * by what they are, because an index is another thing after a file was added.
 * @typedef {{scene: number, layouts: number[], width: number | null, height: number | null, view: string | null, query: string, look: string, tab: string, baseline: string, show: string, vary: string, sort: string, on: number, finding: number | null, over: string, full: string, gone: string[]}} State
 */

/** The state of the address that was read last, and the data it was read with. @type {{hash: string, source: any, state: State} | null} */
let lastRead = null;

/** @returns {State} */
function readState() {
  const { hash } = location;
  if (lastRead?.hash !== hash || lastRead.source !== data) lastRead = { hash, source: data, state: stateOf(new URLSearchParams(hash.replace(/^#\/?/, ""))) };
  return lastRead.state;
}

/** The state that an address names. What the report doesn't have is told of in `gone`. @returns {State} */
function stateOf(/** @type {URLSearchParams} */ hash) {
  const gone = /** @type {string[]} */ ([]);
  const text = (/** @type {string} */ key, standard = "") => hash.get(key) ?? standard;
  const number = (/** @type {string} */ key) => {
    const value = parseFloat(text(key));
    return Number.isFinite(value) ? value : null;
  };
  const isOfScene = hash.has("path") || hash.has("scene");
  const place = isOfScene ? sceneAt(hash.get("path"), hash.get("scene")) : -1;
  const scene = data.scenes[place];
  if (isOfScene && !scene) gone.push(`The link leads to the screen ${[hash.get("scene"), hash.get("path")].filter(Boolean).join(" of ")}, which this report doesn’t have.`);
  const named = data.conditions.indexOf(text("on"));
  if (hash.has("on") && named < 0) gone.push(`The conditions “${text("on")}” aren’t in this report.`);
  const on = named < 0 ? firstConditions() : named;
  const layouts = /** @type {number[]} */ ([]);
  for (const name of scene ? hash.getAll("c") : []) {
    const own = scene.layouts.findIndex((/** @type {any} */ l) => conditionsOf(l) === name);
    if (own < 0) gone.push(`The conditions “${name}” aren’t among this screen’s.`);
    else if (!layouts.includes(own)) layouts.push(own);
  }
  if (scene && !layouts.length) layouts.push(layoutUnder(scene, on));
  const finding = scene && hash.has("finding") ? findingAt(place, text("finding")) : null;
  if (finding === null && scene && hash.has("finding")) gone.push(`The finding “${text("finding")}” isn’t in this report any more.`);
  const view = hash.get("view");
  if (scene && view !== null && !layouts.some((each) => treeOf(scene, scene.layouts[each].t).some((own) => own.id === view))) gone.push(`There is no view “${view}” under these conditions.`);
  return {
    scene: scene ? place : -1, layouts: layouts.length ? layouts : [0], width: number("w"), height: number("h"),
    view, query: text("q"), look: text("look"), tab: text("tab", "findings"), baseline: text("baseline", "side"), show: text("show"), vary: text("vary"),
    sort: text("sort", "findings"), on, finding, over: text("over", "findings"), full: text("full"), gone,
  };
}

/** The index of a file's scene, by the file's path and the scene's id; a scene without a path is the first of that id. */
const sceneAt = (/** @type {string | null} */ path, /** @type {string | null} */ id) => data.scenes.findIndex((/** @type {any} */ s) => (path === null || s.path === path) && s.scene === id);

/** What a finding is about, in a link: its rule, its view, and the partner of both. */
const keyOf = (/** @type {any} */ finding) => [finding.rule, finding.view ?? "", finding.partner ?? ""].join(" ").trim();

/** The number of a scene's finding by its key; `null` of one that isn't there. @returns {number | null} */
const findingAt = (/** @type {number} */ scene, /** @type {string} */ key) => data.findings.find((/** @type {any} */ f) => keyOf(f) === key && sceneOf(f) === scene)?.number ?? null;

/** The hash of the state that there is, with some of it changed. */
function linkTo(/** @type {Partial<State>} */ change) {
  const next = { ...readState(), ...change };
  const hash = new URLSearchParams();
  const put = (/** @type {string} */ key, /** @type {any} */ value, /** @type {any} */ standard = "") => {
    if (value !== null && value !== undefined && value !== "" && value !== standard) hash.set(key, String(value));
  };
  const scene = data.scenes[next.scene];
  if (scene) {
    put("path", scene.path);
    put("scene", scene.scene);
    for (const number of next.layouts) if (scene.layouts[number]) hash.append("c", conditionsOf(scene.layouts[number]));
    put("w", next.width);
    put("h", next.height);
    put("view", next.view);
    if (next.finding !== null && data.findings[next.finding]) put("finding", keyOf(data.findings[next.finding]));
    put("tab", next.tab, "findings");
    put("baseline", next.baseline, "side");
    put("over", next.over || "none", "findings");
    put("full", next.full);
  }
  put("show", next.show);
  if (next.show === "sheet") put("vary", next.vary);
  put("sort", next.sort, "findings");
  if (next.on !== firstConditions()) put("on", data.conditions[next.on]);
  put("q", next.query);
  put("look", next.look);
  // A fragment may have slashes as they are, which makes a path legible.
  return `#/${String(hash).replaceAll("%2F", "/")}`;
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

/** A number with commas between its thousands. @type {(number: number) => string} */
const grouped = new Intl.NumberFormat("en").format;

/** A number of things: `1 scene`, `2 scenes`. */
const count = (/** @type {number} */ number, /** @type {string} */ word) => `${grouped(number)} ${word}${number === 1 ? "" : "s"}`;

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

/** Symbols that were made, of which others are copies: thousands stand in a list. @type {Record<string, Element>} */
const symbols = {};

/** A symbol of a severity, told by its shape as well as by its colour: an octagon, a triangle, a circle. @returns {Element} */
const symbol = (/** @type {string} */ severity) => /** @type {Element} */ ((symbols[severity] ??= drawnSymbol(severity)).cloneNode(true));

function drawnSymbol(/** @type {string} */ severity) {
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
