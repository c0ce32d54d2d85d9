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
    const next = () => { script.remove(); setTimeout(look, 80); };
    script.addEventListener("error", next);
    script.addEventListener("load", () => {
      const news = /** @type {any} */ (window).layoutReportVersion ?? {};
      const isAnother = news.version && news.version !== version;
      // A window of another size waits for the page that has it.
      const { width, height } = readState();
      if (isAnother && !(news.isPending && (width !== null || height !== null))) {
        const seen = { scroll: [window.scrollX, window.scrollY], ...(justMoved ?? { was: shown?.frames?.() }) };
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

/** What was shown before the last save, while it is told of what moved. @type {{was: any, until: number} | null} */
let justMoved = null;

/** Shows for a second what moved since the last save: where views were, and where they are. */
function showMoved(/** @type {State} */ state, /** @type {Stage} */ stage) {
  const { was, until } = (document.body.dataset.version === undefined ? null : kept()) ?? {};
  const scene = data.scenes[state.scene];
  if (!was || was.scene !== `${scene.path}\t${scene.scene ?? ""}` || was.c !== conditionsOf(stage.layout) || !stage.picture) return;
  try { sessionStorage.removeItem(keptName()); } catch { /* As above. */ }
  const layer = svg("g", { class: "overlay just-moved" });
  for (const [id, frame] of Object.entries(seenFrames(stage.picture))) {
    const before = was.frames[id];
    if (before && frame.every((value, n) => abs(value - before[n]) < 0.001)) continue;
    if (before) layer.append(boxOf(before, "moved was"));
    layer.append(boxOf(frame, "moved"));
  }
  if (!layer.childElementCount) return;
  stage.drawing.element.append(layer);
  announce(count(layer.querySelectorAll(".moved:not(.was)").length, "view") + " moved");
  justMoved = { was, until: until ?? Date.now() + 1000 };
  setTimeout(() => {
    layer.remove();
    justMoved = null;
  }, max(0, justMoved.until - Date.now()));
}
