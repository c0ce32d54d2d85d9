/**
 * What the page shows stands in the URL's hash alone, so that a link is a state, and "back" goes back.
 */

/** @typedef {{scene: number, layouts: number[], width: number | null, height: number | null, view: string | null, query: string, severity: string, rule: string, look: string, tab: string, baseline: string}} State */

/** @returns {State} */
function readState() {
  const hash = new URLSearchParams(location.hash.replace(/^#\/?/, ""));
  const number = (/** @type {string} */ key) => {
    const value = parseFloat(hash.get(key) ?? "");
    return Number.isFinite(value) ? value : null;
  };
  const scene = number("scene") ?? -1;
  const count = data.scenes[scene]?.layouts.length ?? 0;
  const layouts = (hash.get("c") ?? "0").split(",").map(Number).filter((n) => Number.isInteger(n) && n >= 0 && n < count);
  return {
    scene: count ? scene : -1, layouts: layouts.length ? [...new Set(layouts)] : [0], width: number("w"), height: number("h"),
    view: hash.get("view"), query: hash.get("q") ?? "", severity: hash.get("severity") ?? "", rule: hash.get("rule") ?? "",
    look: hash.get("look") ?? "", tab: hash.get("tab") ?? "findings", baseline: hash.get("baseline") ?? "side",
  };
}

/** The hash of the state that there is, with some of it changed. */
function linkTo(/** @type {Partial<State>} */ change) {
  const next = { ...readState(), ...change };
  const hash = new URLSearchParams();
  const put = (/** @type {string} */ key, /** @type {any} */ value, /** @type {any} */ standard) => {
    if (value !== null && value !== undefined && value !== "" && value !== standard) hash.set(key, String(value));
  };
  if (next.scene >= 0) {
    put("scene", next.scene, null);
    put("c", next.layouts.join(","), "0");
    put("w", next.width, null);
    put("h", next.height, null);
    put("view", next.view, null);
    put("tab", next.tab, "findings");
    put("baseline", next.baseline, "side");
  }
  put("q", next.query, "");
  put("severity", next.severity, "");
  put("rule", next.rule, "");
  put("look", next.look, "");
  return `#/${hash}`;
}

/** Goes to a state; in place of the one that there is where nothing new is looked at. */
function go(/** @type {Partial<State>} */ change, replace = false) {
  const link = linkTo(change);
  if (link === (location.hash || "#/")) return;
  if (replace) {
    history.replaceState(null, "", link);
  } else {
    location.hash = link;
  }
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

/** A number, or the end of a range that is nearest to it. */
const clamp = (/** @type {number} */ value, /** @type {number[]} */ [low, high]) => min(high, max(low, value));

/** The name of the conditions that a layout is under. */
const conditionsOf = (/** @type {any} */ layout) => data.conditions[layout.c];

const ranks = /** @type {Record<string, number>} */ ({ note: 1, warning: 2, error: 3 });
const severityWords = /** @type {Record<string, string>} */ ({ error: "Errors", warning: "Warnings", note: "Notes" });

/** Whether the pictures are dark. */
const isDark = (/** @type {State} */ state) => state.look === "dark";

/** A link that copies a text. */
function copyButton(/** @type {string} */ label, /** @type {string} */ text) {
  const button = h("button", {
    class: "copy", title: text, onclick: async () => {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        const area = h("textarea", { class: "offscreen", value: text });
        document.body.append(area);
        /** @type {HTMLTextAreaElement} */ (area).select();
        document.execCommand("copy");
        area.remove();
      }
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = label), 1200);
    },
  }, label);
  return button;
}
