/** Keys of the page, and what tells of them. */

/** Keys with what each does, in the order of the help. @type {[string, string][]} */
const keyWords = [
  ["/", "Search findings, screens and views"], ["?", "This help"], ["n", "Next screen"], ["p", "Previous screen"], ["a", "All screens"],
  ["+", "Larger picture, also by Ctrl and the wheel"], ["-", "Smaller picture"], ["0", "Fit the picture"], ["Arrow keys", "Move an edge of the window, a cell, a tab, or the map"], ["Escape", "Pick nothing"],
];

function showHelp() {
  document.getElementById("help")?.remove();
  const box = /** @type {HTMLDialogElement} */ (h("dialog", { id: "help", "aria-labelledby": "help-title", onclose: () => box.remove() },
    h("h2", { id: "help-title" }, "Keys"), h("dl", {}, keyWords.flatMap(([key, words]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, words)])),
    h("h2", {}, "In the search"), h("dl", {}, Object.entries(queryKeys).flatMap(([key, words]) => [h("dt", {}, h("code", {}, key === "width" || key === "height" ? `${key}<` : `${key}:`)), h("dd", {}, words)])),
    h("p", { class: "hint" }, "Words are looked for as they stand on the page, several of them each by itself, and those in quotes together. A minus before a word or a term leaves it out."),
    h("form", { method: "dialog" }, h("button", { class: "primary" }, "Close"))));
  // A landmark holds it, as all that the page has.
  (document.getElementById("main") ?? document.body).append(box);
  box.showModal();
}

/** Goes to the next screen, or the one before it, of those that the query leaves. */
function goAlong(/** @type {number} */ step) {
  const next = stepFrom(readState(), step);
  if (next) location.hash = next.link;
}

/** The screen that is so many steps further, with the link to it; the first of all from the overview. @returns {{scene: any, link: string} | null} */
function stepFrom(/** @type {State} */ state, /** @type {number} */ step) {
  const order = orderOf(state);
  const at = order.indexOf(state.scene);
  const number = order[state.scene < 0 ? 0 : at < 0 ? (step > 0 ? 0 : -1) : at + step];
  const scene = data.scenes[number];
  if (!scene) return null;
  const own = data.scenes[state.scene]?.layouts[state.layouts[0]]?.c;
  const layout = own === undefined ? layoutMeant(scene, state) : layoutUnder(scene, own);
  return { scene, link: linkTo({ scene: number, layouts: [layout], view: null, finding: null, width: null, height: null }) };
}

window.addEventListener("keydown", (event) => {
  const { target } = event;
  const isTyping = target instanceof HTMLInputElement && target.type !== "range" && target.type !== "checkbox" || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector("dialog[open]")) return;
  const state = readState();
  const { stages } = shown ?? {};
  const acts = /** @type {Record<string, () => void>} */ ({
    "/": () => { const box = document.getElementById("search"); if (box instanceof HTMLInputElement) { box.focus(); box.select(); } },
    "?": showHelp, n: () => goAlong(1), p: () => goAlong(-1),
    ...(state.scene < 0 ? {} : { a: () => go({ scene: -1, show: state.show === "sheet" ? "" : state.show }) }),
    ...(stages ? { "+": () => stages.zoomBy(1.25), "=": () => stages.zoomBy(1.25), "-": () => stages.zoomBy(0.8), 0: () => stages.refit() } : {}),
    ...(state.view !== null ? { Escape: () => go({ view: null, finding: null }) } : {}),
  });
  if (!acts[event.key]) return;
  acts[event.key]();
  event.preventDefault();
});
