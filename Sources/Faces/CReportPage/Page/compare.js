/** Before and after: a scene as an earlier report had it, beside, under a slider, over, or in turn with how it is now. */

const compareWords = /** @type {Record<string, string>} */ ({ side: "Side by side", slider: "Slider", over: "Over one another", blink: "Blinking" });

/** The layout of an earlier report that a layout is compared with. */
function earlier(/** @type {any} */ scene, /** @type {any} */ layout) {
  const old = baseline?.scenes.find((/** @type {any} */ s) => s.path === scene.path && s.scene === scene.scene);
  const oldLayout = old?.layouts.find((/** @type {any} */ l) => baseline.conditions[l.c] === conditionsOf(layout));
  return oldLayout ? { scene: old, layout: oldLayout } : null;
}

/** The views that stand elsewhere than before, that are new, and that are gone. @returns {any[][]} */
function movedViews(/** @type {Picture} */ was, /** @type {Picture} */ is) {
  const now = new Map(is.views.map((view, i) => [view.id, is.frames[i]]));
  const before = new Set(was.views.map((view) => view.id));
  const same = (/** @type {number[]} */ f, /** @type {number[] | undefined} */ g) => g && f.every((value, i) => abs(value - g[i]) < 0.001);
  return [
    ...was.views.map((view, i) => [view.id, was.frames[i], now.get(view.id)]).filter(([, f, g]) => !same(/** @type {any} */ (f), /** @type {any} */ (g))),
    ...is.views.map((view, i) => [view.id, undefined, is.frames[i]]).filter(([id]) => !before.has(/** @type {any} */ (id))),
  ];
}

/** The pictures of before and after on the stage; `null` where there is no earlier layout. */
function comparison(/** @type {any} */ scene, /** @type {any} */ layout, /** @type {State} */ state) {
  const old = earlier(scene, layout);
  if (!old) return null;
  const dark = isDark(state);
  const [before, after] = [new Drawing(baseline, "Before"), new Drawing(data, "After")];
  const [was, is] = [laidOut(old.scene, old.layout), laidOut(scene, layout)];
  before.show(was, dark);
  after.show(is, dark);
  const [seenBefore, seenNow] = [seenFrames(was), seenFrames(is)];
  for (const [id] of movedViews(was, is)) {
    const [f, g] = [seenBefore[id], seenNow[id]];
    if (f) before.overlay?.append(boxOf(f, "moved was"));
    if (g) after.overlay?.append(boxOf(g, "moved"));
    if (f && g && state.baseline !== "side") after.overlay?.append(lineOf(f[0] + f[2] / 2, f[1] + f[3] / 2, g[0] + g[2] / 2, g[1] + g[3] / 2, "moved"));
  }
  const box = h("div", { class: `compare ${state.baseline}` }, h("figure", {}, h("figcaption", {}, "Before"), before.element), h("figure", {}, h("figcaption", {}, "After"), after.element));
  const scrub = h("input", { type: "range", min: 0, max: 100, value: "50", class: "divide", "aria-label": "How much of before is seen, from the left", oninput: (/** @type {any} */ e) => box.style.setProperty("--share", `${e.target.value}%`) });
  box.style.setProperty("--share", "50%");
  const fit = (/** @type {number[]} */ [width, height]) => {
    const pictures = state.baseline === "side" && width > 700 ? 2 : 1;
    const zoom = max(0.05, min(1.4, (width / pictures - 40) / max(was.size[0], is.size[0]), (height - 120) / max(was.size[1], is.size[1])));
    for (const [drawing, picture] of /** @type {[Drawing, Picture][]} */ ([[before, was], [after, is]])) {
      drawing.element.style.width = `${picture.size[0] * zoom}px`;
      drawing.element.style.height = `${picture.size[1] * zoom}px`;
    }
  };
  return {
    element: h("div", { class: "comparison" }, h("div", { class: "chips", role: "group", "aria-label": "How to compare" },
      Object.keys(compareWords).map((mode) => h("button", { class: "chip", "aria-pressed": String(state.baseline === mode), onclick: () => go({ baseline: mode }) }, compareWords[mode]))),
      state.baseline === "slider" ? scrub : null, box),
    fit,
  };
}

/** What moved since the earlier report, in words. */
function comparisonWords(/** @type {any} */ scene, /** @type {any} */ layout) {
  const old = earlier(scene, layout);
  if (!old) return h("p", { class: "empty" }, baseline ? "The earlier report doesn't have this screen under these conditions." : "No earlier report was given: layout report --baseline-report FILE.");
  const [was, is] = [laidOut(old.scene, old.layout), laidOut(scene, layout)];
  const moved = movedViews(was, is);
  const words = (/** @type {any} */ f) => f.map(round3).join(", ");
  const own = (/** @type {any[]} */ findings) => new Set(findings.filter((f) => (f.screenPath ?? f.path) === scene.path && (f.scene ?? null) === scene.scene).map((f) => `${f.severity}: ${f.message.split("\n")[0]}`));
  const [old_, new_] = [own(baseline.findings), own(data.findings)];
  const changes = (/** @type {string} */ title, /** @type {string[]} */ lines) => (lines.length ? [h("h2", {}, title), h("ul", { class: "constraints" }, lines.map((line) => h("li", {}, line)))] : null);
  return h("div", {},
    changes("New findings", [...new_].filter((line) => !old_.has(line))), changes("Findings that are gone", [...old_].filter((line) => !new_.has(line))),
    h("h2", {}, moved.length ? `${moved.length} of ${was.views.length} views moved` : "Every view is where it was"),
    h("ul", { class: "constraints" }, moved.slice(0, 100).map(([id, f, g]) => h("li", {}, h("code", {}, nameOf(scene, /** @type {any} */ ({ id }))), ` ${f ? words(f) : "new"} → ${g ? words(g) : "gone"}`))));
}
