/** A watched page looks whether there are other data, and shows them in its place, with all that is seen. */

function watch(/** @type {string} */ version) {
  const banner = h("p", { class: "banner", role: "status", hidden: true });
  document.body.prepend(banner);
  /** Runs a file beside the page, which sets a member of the window. */
  const load = (/** @type {string} */ kind, /** @type {() => void} */ then) => {
    const end = () => { script.remove(); then(); };
    const script = h("script", { src: `${location.pathname.split("/").pop()}.${kind}.js?${Date.now()}`, onload: end, onerror: end });
    document.head.append(script);
  };
  /** A page that an editor opened shows the view that its cursor is in. */
  const followsCursor = location.search === "?cursor";
  let followed = "";
  const follow = () => {
    const { view } = /** @type {any} */ (window).layoutCursor ?? {};
    if (!view || followed === view) return;
    followed = view;
    const next = new URLSearchParams(location.hash.replace(/^#\/?/, ""));
    const scene = data.scenes[max(0, readState().scene)];
    if (!next.has("path") && scene) {
      next.set("path", scene.path);
      if (scene.scene) next.set("scene", scene.scene);
    }
    next.set("view", view);
    location.hash = `#/${next}`;
  };
  const look = () => load("version", () => {
    if (followsCursor) load("cursor", follow);
    const news = /** @type {any} */ (window).layoutReportVersion ?? {};
    banner.textContent = news.error ? `Showing the last good picture. ${news.error}` : "";
    banner.hidden = !news.error;
    const next = () => setTimeout(look, 40);
    // A window of another size waits for the data that have it.
    const { width, height } = readState();
    if (!news.version || news.version === version || (news.isPending && !data.live && (width !== null || height !== null))) return next();
    load("data", () => {
      const { version: own, packed } = /** @type {any} */ (window).layoutReportData ?? {};
      if (own && own !== version) {
        document.body.dataset.version = version = own;
        showAnew(JSON.parse(/** @type {any} */ (window).layoutUnpacked(packed)));
      }
      next();
    });
  });
  look();
}

/** Shows other data as those before were. */
function showAnew(/** @type {any} */ other) {
  if (!justMoved || justMoved.until < Date.now()) justMoved = { was: shown?.frames?.(), until: 0 };
  const places = [...document.querySelectorAll(keptScrolls)].map((part) => [part.scrollLeft, part.scrollTop]);
  shown?.leave?.();
  shown = lastShown = null;
  take(other);
  render(undefined);
  document.querySelectorAll(keptScrolls).forEach((part, i) => places[i] && part.scrollTo(places[i][0], places[i][1]));
}

/** The parts whose scrolling stays. */
const keptScrolls = ".panel-body, .canvas, .scroller";

/** What was shown before the last save, while it is told of what moved. @type {{was: any, until: number} | null} */
let justMoved = null;

/** Shows for a second what moved since the last save: where views were, and where they are. */
function showMoved(/** @type {State} */ state, /** @type {Stage} */ stage) {
  const { was, until } = justMoved ?? {};
  const scene = data.scenes[state.scene];
  if (!was || was.scene !== `${scene.path}\t${scene.scene ?? ""}` || was.c !== conditionsOf(stage.layout) || !stage.picture) return;
  const layer = svg("g", { class: "overlay just-moved" });
  for (const [id, frame] of Object.entries(seenFrames(stage.picture))) {
    const before = was.frames[id];
    if (before && frame.every((value, n) => abs(value - before[n]) < 0.001)) continue;
    if (before) layer.append(boxOf(before, "moved was"));
    layer.append(boxOf(frame, "moved"));
  }
  justMoved = null;
  if (!layer.childElementCount) return;
  stage.drawing.element.append(layer);
  announce(count(layer.querySelectorAll(".moved:not(.was)").length, "view") + " moved");
  justMoved = { was, until: until || Date.now() + 1000 };
  setTimeout(() => {
    layer.remove();
    justMoved = null;
  }, max(0, justMoved.until - Date.now()));
}
