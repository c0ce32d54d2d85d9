/** The page: what the hash says is shown, and nothing else is remembered. */

/** @type {any} */
let shown = null;
let lastScene = -2;

const skipButton = () => h("button", { class: "skip", onclick: () => document.getElementById("main")?.focus() }, "Skip to the content");

const helpButton = () => h("button", { class: "icon help", "aria-label": "Keys and search terms", title: "Keys and search terms (?)", onclick: showHelp }, "?");

function header(/** @type {State} */ state, /** @type {any} */ scene) {
  const title = h("h1", { tabindex: -1, id: "title" }, scene ? sceneTitle(scene) : data.title);
  if (!scene) {
    const findings = data.findings.length;
    const choices = /** @type {[string, string][]} */ ([...(baseline ? [["changes", "Changes"]] : []), ["screens", "Screens"], ["matrix", "Matrix"], ...(data.map ? [["map", "Map"]] : [])]);
    return h("header", { class: "top" }, skipButton(), h("div", { class: "titles" }, title, h("p", {}, `${count(data.scenes.length, "screen")}, ${count(usedConditions().length, "condition")}, ${count(findings, "finding")}${commonWords()}`)),
      segments("View", choices, state.show || firstView(), (show) => go({ show: show === firstView() ? "" : show })), helpButton(),
      conditionBar(usedConditions(), state.on, state, (on, isSettled = true) => isSettled && go({ on }, false)));
  }
  const step = (/** @type {number} */ way, /** @type {string} */ words, /** @type {string} */ sign) => {
    const next = stepFrom(state, way);
    return next ? h("a", { class: "button icon", href: next.link, "aria-label": `${words}: ${sceneTitle(next.scene)}`, title: `${sceneTitle(next.scene)} (${way > 0 ? "n" : "p"})` }, sign) : null;
  };
  return h("header", { class: "top of-scene" }, skipButton(),
    h("a", { class: "back", href: linkTo({ scene: -1, show: state.show === "sheet" ? "" : state.show, on: scene.layouts[state.layouts[0]].c }) }, "‹ All screens"),
    h("div", { class: "titles" }, title, h("p", {}, scene.path, commonWords(scene.layouts.map((/** @type {any} */ l) => l.c)))),
    searchBox(state, (query) => { go({ query }, true); shown?.refilter?.(); }), state.show === "sheet" ? h("a", { class: "button done", href: linkTo({ show: "" }) }, "Done") : null,
    h("nav", { "aria-label": "Screens", class: "steps" }, step(-1, "Previous screen", "‹"), step(1, "Next screen", "›"), helpButton()));
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
  app.replaceChildren(header(state, scene), state.gone.length ? h("aside", { class: "banner", "aria-label": "What the link leads to" }, h("p", { role: "status", id: "gone" }, state.gone.join(" "))) : "", view.element);
  shown = view;
  measureHeader();
  view.start?.();
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  if (lastScene !== -2 && lastScene !== state.scene) {
    document.getElementById("title")?.focus({ preventScroll: true });
    window.scrollTo(0, scene ? 0 : history.state?.scroll ?? 0);
  }
  lastScene = state.scene;
}

/** Tells the style how high the header is that stays above what scrolls. */
function measureHeader() {
  const top = document.querySelector(".top");
  const height = top && getComputedStyle(top).position === "sticky" ? top.getBoundingClientRect().height : 0;
  document.documentElement.style.setProperty("--header", `${height}px`);
}
window.addEventListener("resize", measureHeader);

/** Takes data as those of the page. */
function take(/** @type {any} */ own) {
  data = own;
  fontTable = data.font;
  measurers.clear();
  sceneNumbers = used = firstShown = undefined;
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
if ("scrollRestoration" in history) history.scrollRestoration = "manual";
render(undefined);
if (document.body.dataset.version) watch(document.body.dataset.version);
