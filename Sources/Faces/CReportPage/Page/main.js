/** The page: what the hash says is shown, and nothing else is remembered. */

/** @type {any} */
let shown = null;
let lastScene = -2;

const skipButton = () => h("button", { class: "skip", onclick: () => document.getElementById("main")?.focus() }, "Skip to the content");

function header(/** @type {State} */ state, /** @type {any} */ scene) {
  const title = h("h1", { tabindex: -1, id: "title" }, scene ? sceneTitle(scene) : data.title);
  if (!scene) {
    const findings = data.findings.length;
    const choices = /** @type {[string, string][]} */ ([["", "Screens"], ["matrix", "Matrix"], ...(data.map ? [["map", "Map"]] : [])]);
    return h("header", { class: "top" }, skipButton(), h("div", { class: "titles" }, title, h("p", {}, `${count(data.scenes.length, "screen")}, ${count(usedConditions().length, "condition")}, ${count(findings, "finding")}`)),
      segments("View", choices, state.show, (show) => go({ show })),
      conditionBar(usedConditions(), state.on, state, (on, isSettled = true) => isSettled && go({ on }, false)));
  }
  const step = (/** @type {number} */ to, /** @type {string} */ words, /** @type {string} */ sign) => {
    const other = data.scenes[to];
    return other ? h("a", { class: "button icon", href: linkTo({ scene: to, layouts: [layoutUnder(other, scene.layouts[state.layouts[0]].c)], view: null, finding: null, width: null, height: null }), "aria-label": `${words}: ${sceneTitle(other)}`, title: sceneTitle(other) }, sign) : null;
  };
  return h("header", { class: "top of-scene" }, skipButton(),
    h("a", { class: "back", href: linkTo({ scene: -1, show: state.show === "sheet" ? "" : state.show, on: scene.layouts[state.layouts[0]].c }) }, "‹ All screens"),
    h("div", { class: "titles" }, title, h("p", {}, scene.path)),
    state.show === "sheet" ? h("a", { class: "button", href: linkTo({ show: "" }) }, "Done") : null,
    h("nav", { "aria-label": "Screens", class: "steps" }, step(state.scene - 1, "Previous screen", "‹"), step(state.scene + 1, "Next screen", "›")));
}

function render(/** @type {PopStateEvent | HashChangeEvent | undefined} */ event) {
  const state = readState();
  const app = document.getElementById("app");
  if (!app) return;
  if (event && shown?.update?.(state)) return;
  const focused = document.activeElement?.id;
  const scene = state.scene >= 0 ? data.scenes[state.scene] : null;
  shown?.leave?.();
  document.title = scene ? `${sceneTitle(scene)} – ${data.title}` : `${data.title} – layout report`;
  const view = !scene ? overview(state) : state.show === "sheet" ? contactSheet(state) : new ScenePage(state);
  app.className = scene && state.show !== "sheet" ? "one" : "many";
  app.replaceChildren(header(state, scene), isLost() ? h("p", { class: "banner", role: "status" }, "The link leads to a screen that this report doesn’t have.") : "", view.element);
  shown = view;
  view.start?.();
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  if (lastScene !== -2 && lastScene !== state.scene) {
    document.getElementById("title")?.focus({ preventScroll: true });
    window.scrollTo(0, scene ? 0 : history.state?.scroll ?? 0);
  }
  lastScene = state.scene;
}

/** Takes data as those of the page. */
function take(/** @type {any} */ own) {
  data = own;
  fontTable = data.font;
  measurers.clear();
  sceneNumbers = used = undefined;
  data.findings.forEach((/** @type {any} */ finding, /** @type {number} */ number) => (finding.number = number));
}

take(readData("layout-data"));
baseline = readData("layout-baseline");
/** @type {any} */ (window).layoutReport = layoutReport;
document.body.append(h("p", { id: "said", class: "offscreen", role: "status" }));
window.addEventListener("hashchange", render);
let fitting = 0;
window.addEventListener("resize", () => (fitting ||= requestAnimationFrame(() => { fitting = 0; shown?.fit?.(); })));
window.addEventListener("beforeprint", () => shown?.print?.());
window.addEventListener("keydown", (event) => {
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement || event.target instanceof HTMLTextAreaElement;
  if (event.key === "Escape" && !isTyping && readState().view !== null) go({ view: null, finding: null });
});
if ("scrollRestoration" in history) history.scrollRestoration = "manual";
render(undefined);
if (document.body.dataset.version) watch(document.body.dataset.version);
