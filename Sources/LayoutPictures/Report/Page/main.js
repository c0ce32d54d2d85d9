/** The page: what the hash says is shown, and nothing else is remembered. */

/** @type {{fit: () => void} | null} */
let shown = null;
let lastScene = -2;

function render() {
  const state = readState();
  const app = document.getElementById("app");
  if (!app) return;
  const focused = document.activeElement?.id;
  const isScene = state.scene >= 0;
  const scene = isScene ? data.scenes[state.scene] : null;
  const title = scene ? sceneTitle(scene) : data.title;
  document.title = scene ? `${title} – ${data.title}` : `${data.title} – layout report`;
  const header = h("header", { class: "top" },
    h("div", { class: "titles" },
      scene ? h("a", { class: "back", href: linkTo({ scene: -1 }) }, "‹ Overview") : null,
      h("h1", { tabindex: -1, id: "title" }, title),
      h("p", {}, scene ? scene.path : `${count(data.scenes.length, "scene")}, ${count(data.conditions.length, "condition")}, ${count(data.findings.length, "finding")}`)),
    scene ? h("nav", { "aria-label": "Scenes", class: "chips" },
      state.scene > 0 ? h("a", { class: "chip", href: linkTo({ scene: state.scene - 1, layouts: [0], view: null, width: null }) }, "Previous scene") : null,
      state.scene + 1 < data.scenes.length ? h("a", { class: "chip", href: linkTo({ scene: state.scene + 1, layouts: [0], view: null, width: null }) }, "Next scene") : null) : null,
    h("label", { class: "field" }, h("span", {}, "Pictures"), h("select", { id: "look", onchange: (/** @type {any} */ e) => go({ look: e.target.value }) },
      h("option", { value: "", selected: !isDark(state) }, "Light"), h("option", { value: "dark", selected: isDark(state) }, "Dark"))));
  if (isScene) {
    const view = sceneView(state);
    app.replaceChildren(header, view.element);
    view.start();
    shown = view;
  } else {
    app.replaceChildren(header, overview(state));
    shown = null;
  }
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  if (lastScene !== -2 && lastScene !== state.scene) {
    document.getElementById("title")?.focus();
    window.scrollTo(0, 0);
  }
  lastScene = state.scene;
}

function count(/** @type {number} */ number, /** @type {string} */ word) {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}

/** A watched page looks whether there is another version of it, and takes it with all that is seen. */
function watch(/** @type {string} */ version) {
  const name = `${location.pathname.split("/").pop()}.version.js`;
  const kept = `layout-report ${location.pathname}`;
  try {
    const scroll = JSON.parse(sessionStorage.getItem(kept) ?? "null");
    if (scroll) requestAnimationFrame(() => window.scrollTo(scroll[0], scroll[1]));
  } catch { /* Nothing is kept where nothing may be. */ }
  const banner = h("p", { class: "banner", role: "status", hidden: true });
  document.body.prepend(banner);
  const look = () => {
    const script = h("script", { src: `${name}?${Date.now()}` });
    const next = () => { script.remove(); setTimeout(look, 400); };
    script.addEventListener("error", next);
    script.addEventListener("load", () => {
      const news = /** @type {any} */ (window).layoutReportVersion ?? {};
      if (news.version && news.version !== version) {
        try { sessionStorage.setItem(kept, JSON.stringify([window.scrollX, window.scrollY])); } catch { /* As above. */ }
        location.reload();
      }
      banner.textContent = news.error ? `Showing the last good picture. ${news.error}` : "";
      banner.hidden = !news.error;
      next();
    });
    document.head.append(script);
  };
  look();
}

data = readData("layout-data");
baseline = readData("layout-baseline");
fontTable = data.font;
/** @type {any} */ (window).layoutReport = layoutReport;
window.addEventListener("hashchange", render);
let fitting = 0;
window.addEventListener("resize", () => (fitting ||= requestAnimationFrame(() => { fitting = 0; shown?.fit(); })));
render();
if (document.body.dataset.version) watch(document.body.dataset.version);
