/** Before and after on the stage: a scene as an earlier report had it, beside, under a slider, over, or in turn with how it is now, or the difference of both. */

const compareWords = /** @type {Record<string, string>} */ ({ side: "Side by side", slider: "Slider", over: "Over one another", blink: "Blinking", difference: "Difference" });

class Comparison {
  /** @param {any} scene @param {any} layout @param {State} state @param {{scene: any, layout: any}} old */
  constructor(scene, layout, state, old) {
    [this.scene, this.layout, this.old, this.dark] = [scene, layout, old, isDark(state)];
    this.mode = compareWords[state.baseline] ? state.baseline : "side";
    [this.before, this.after] = [new Drawing(baseline, "Before"), new Drawing(data, "After")];
    this.box = h("div", { class: `compare ${this.mode}` }, h("figure", {}, h("figcaption", {}, "Before"), this.before.element), h("figure", {}, h("figcaption", {}, "After"), this.after.element));
    const scrub = h("input", { type: "range", min: 0, max: 100, value: "50", class: "divide", "aria-label": "How much of before is seen, from the left", oninput: (/** @type {any} */ e) => this.box.style.setProperty("--share", `${e.target.value}%`) });
    this.box.style.setProperty("--share", "50%");
    this.element = h("div", { class: "comparison" }, h("div", { class: "chips", role: "group", "aria-label": "How to compare" },
      Object.keys(compareWords).map((mode) => h("button", { class: "chip", "aria-pressed": String(this.mode === mode), onclick: () => go({ baseline: mode }) }, compareWords[mode]))),
      this.mode === "slider" ? scrub : null, this.box);
    this.resize(null, null);
  }

  /** How many pictures stand beside one another. */
  get count() {
    return this.mode === "side" && innerWidth > 900 ? 2 : 1;
  }

  /** Shows both in windows of a size, as far as each report holds it. */
  resize(/** @type {number | null} */ width, /** @type {number | null} */ height) {
    const at = (/** @type {any} */ scene, /** @type {any} */ layout) => (width === null && height === null ? null : pictureAt(scene, layout, width ?? layout.s[0], height ?? layout.s[1])) ?? laidOut(scene, layout);
    const [was, is] = [at(this.old.scene, this.old.layout), at(this.scene, this.layout)];
    this.before.show(was, this.dark);
    this.after.show(is, this.dark);
    const changes = changesOfPictures(was, is);
    const [seenBefore, seenNow] = [seenFrames(was), seenFrames(is)];
    const [below, above] = [this.before.overlay, this.after.overlay];
    below?.replaceChildren();
    above?.replaceChildren();
    if (this.mode === "difference") return;
    for (const id of changes) {
      const [f, g] = [seenBefore[id], seenNow[id]];
      if (f) below?.append(boxOf(f, "moved was"));
      if (g) above?.append(boxOf(g, "moved"));
      if (f && g && this.mode !== "side") above?.append(lineOf(f[0] + f[2] / 2, f[1] + f[3] / 2, g[0] + g[2] / 2, g[1] + g[3] / 2, "moved"));
    }
  }

  zoomTo(/** @type {number} */ zoom) {
    for (const drawing of [this.before, this.after]) setSize(drawing.element, drawing.box().slice(2), zoom);
  }

  /** Both pictures as one file's text: beside one another, or as they are shown upon each other. */
  text() {
    const copies = [this.before, this.after].map((drawing) => /** @type {SVGElement} */ (drawing.element.cloneNode(true)));
    const sizes = [this.before, this.after].map((drawing) => drawing.box().slice(2));
    const isSide = this.mode === "side";
    const gap = 24;
    const [width, height] = [isSide ? sizes[0][0] + gap + sizes[1][0] : max(sizes[0][0], sizes[1][0]), max(sizes[0][1], sizes[1][1])];
    const sheet = svg("svg", { xmlns: svgSpace, viewBox: `0 0 ${width} ${height}`, width, height });
    copies.forEach((copy, i) => {
      for (const [key, value] of Object.entries({ x: isSide && i ? sizes[0][0] + gap : 0, y: 0, width: sizes[i][0], height: sizes[i][1] })) copy.setAttribute(key, String(value));
      copy.removeAttribute("class");
      copy.removeAttribute("style");
      if (i && this.mode === "difference") copy.setAttribute("style", "mix-blend-mode:difference");
      if (i && this.mode === "over") copy.setAttribute("opacity", "0.5");
    });
    sheet.append(...(isSide || this.mode === "over" || this.mode === "difference" ? copies : [copies[1]]));
    return new XMLSerializer().serializeToString(sheet);
  }
}

/** The ids of the views that two pictures have differently, or that one of them hasn't. @returns {string[]} */
function changesOfPictures(/** @type {Picture} */ was, /** @type {Picture} */ is) {
  const now = new Map(is.views.map((view, i) => [view.id, i]));
  const before = new Set(was.views.map((view) => view.id));
  const same = (/** @type {number} */ i) => {
    const place = now.get(was.views[i].id);
    return place !== undefined && was.frames[i].every((value, axis) => abs(value - is.frames[place][axis]) < 0.001) && !lookWords(was.views[i], is.views[place]).length;
  };
  return [...was.views.flatMap((view, i) => (same(i) ? [] : [view.id])), ...is.views.filter((view) => !before.has(view.id)).map((view) => view.id)];
}

/** The pictures of before and after on the stage; `null` where there is no earlier layout. */
function comparison(/** @type {any} */ scene, /** @type {any} */ layout, /** @type {State} */ state) {
  const old = earlier(scene, layout);
  return old && new Comparison(scene, layout, state, old);
}

/** What is different from the earlier report, in words. */
function comparisonWords(/** @type {number} */ number, /** @type {any} */ layout) {
  const scene = data.scenes[number];
  const old = earlier(scene, layout);
  if (!old) return h("p", { class: "empty" }, "The earlier report doesn’t have this screen under these conditions.");
  const changes = allChanges()[number];
  const views = changesOfLayout(scene, layout) ?? [];
  const moved = views.filter(isElsewhere).length;
  const looks = views.filter((change) => change.words.length).length;
  const all = treeOf(old.scene, old.layout.t).length;
  const heads = [moved ? `${moved} of ${all} views moved` : "Every view is where it was", looks ? `${count(looks, "view")} ${looks === 1 ? "looks" : "look"} different` : ""];
  return h("div", {}, h("h2", {}, heads.filter(Boolean).join(", ")), changeLists(scene, views, changes.findings), h("p", { class: "accept" }, acceptButtons(scene, changes)));
}
