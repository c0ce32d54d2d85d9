/** A watched page looks whether there is another version of it, and takes it with all that is seen. */

/** What is kept over a reload. */
const keptName = () => `layout-report ${location.pathname}`;

function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(keptName()) ?? "null");
  } catch {
    return null;
  }
}

function watch(/** @type {string} */ version) {
  const name = `${location.pathname.split("/").pop()}.version.js`;
  const scroll = kept()?.scroll;
  if (scroll) requestAnimationFrame(() => window.scrollTo(scroll[0], scroll[1]));
  const banner = h("p", { class: "banner", role: "status", hidden: true });
  document.body.prepend(banner);
  const look = () => {
    const script = h("script", { src: `${name}?${Date.now()}` });
    const next = () => { script.remove(); setTimeout(look, 400); };
    script.addEventListener("error", next);
    script.addEventListener("load", () => {
      const news = /** @type {any} */ (window).layoutReportVersion ?? {};
      if (news.version && news.version !== version) {
        const seen = { scroll: [window.scrollX, window.scrollY], was: shown?.frames?.() };
        try { sessionStorage.setItem(keptName(), JSON.stringify(seen)); } catch { /* Nothing is kept where nothing may be. */ }
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

/** Shows for a second what moved since the last save: where views were, and where they are. */
function showMoved(/** @type {State} */ state, /** @type {Stage} */ stage) {
  const was = document.body.dataset.version === undefined ? null : kept()?.was;
  const scene = data.scenes[state.scene];
  if (!was || was.scene !== `${scene.path}\t${scene.scene ?? ""}` || was.c !== conditionsOf(stage.layout) || !stage.picture) return;
  try { sessionStorage.removeItem(keptName()); } catch { /* As above. */ }
  const layer = svg("g", { class: "overlay just-moved" });
  stage.picture.views.forEach((view, i) => {
    const [f, g] = [was.frames[view.id], stage.picture?.frames[i] ?? []];
    if (f && g.every((value, n) => abs(value - f[n]) < 0.001)) return;
    if (f) layer.append(boxOf(f, "moved was"));
    layer.append(boxOf(g, "moved"));
  });
  if (!layer.childElementCount) return;
  stage.drawing.element.append(layer);
  announce(count(layer.querySelectorAll(".moved:not(.was)").length, "view") + " moved");
  setTimeout(() => layer.remove(), 1000);
}
