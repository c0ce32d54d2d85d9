/** Content that scrolls: how far it reaches, how it is scrolled in a picture, and a picture of its full length. */

/** Whether a view's subviews are in content that scrolls. */
const isScrolling = (/** @type {View} */ view) => (view.flags & 32) > 0;

/** The places of a view's subviews, one after the other: from the one behind it to an end. @returns {number} the end */
function endOf(/** @type {View[]} */ views, /** @type {number} */ place) {
  let end = place + 1;
  while (end < views.length && views[end].depth > views[place].depth) end++;
  return end;
}

/** How far the content of a scroll view can be moved to the left and up beyond where it is at first. @returns {number[]} */
function reachOf(/** @type {Picture} */ { views, frames, size }, /** @type {number} */ place, bottom = 0) {
  const [x, y, width, height] = frames[place];
  let [right, low] = [0, 0];
  const end = endOf(views, place);
  for (let i = place + 1; i < end; i++) {
    if (views[i].isHidden) {
      i = endOf(views, i) - 1;
      continue;
    }
    const f = frames[i];
    right = max(right, f[0] + f[2]);
    low = max(low, f[1] + f[3]);
    // What is in content that scrolls by itself doesn't reach further.
    if (isScrolling(views[i])) i = endOf(views, i) - 1;
  }
  const below = y + height >= size[1] - 1 && low > y + height - bottom ? bottom : 0;
  const most = [right - x - width, low - y - height + below].map((value, axis) => value - views[place].offset[axis]);
  return most.map((value) => (value > 1 ? value : 0));
}

/** The scroll view with the longest hidden content of a picture, as its place and how much is hidden below; `null` where all is seen. */
function longest(/** @type {Picture} */ picture, bottom = 0) {
  let best = null;
  picture.views.forEach((view, place) => {
    const frame = picture.frames[place];
    if (!isScrolling(view) || view.isHidden || !frame || frame[2] < picture.size[0] / 2) return;
    const hidden = reachOf(picture, place, bottom)[1];
    if (hidden > (best?.hidden ?? 0)) best = { place, hidden };
  });
  return /** @type {{place: number, hidden: number} | null} */ (best);
}

/** A picture as high as its content: the scroll view and what is around it reach further, and what is below it stands below. */
function fullLength(/** @type {Picture} */ picture, /** @type {{place: number, hidden: number}} */ { place, hidden }) {
  const { views, frames } = picture;
  const own = frames[place];
  const end = endOf(views, place);
  let isAround = -1;
  let shift = 0;
  let depth = Infinity;
  const longer = frames.map((f, i) => {
    if (!f || (i > place && i < end)) return f;
    if (i === place || (i < place && endOf(views, i) > place)) return [f[0], f[1], f[2], f[3] + hidden];
    if (views[i].depth <= depth) {
      // Bars that stand over the lower part of the content.
      depth = views[i].depth;
      shift = f[1] > own[1] + own[3] / 2 ? hidden : 0;
      isAround = f[1] <= own[1] + 1 && f[1] + f[3] >= own[1] + own[3] - 1 ? views[i].depth : -1;
    }
    return isAround === views[i].depth ? [f[0], f[1], f[2], f[3] + hidden] : [f[0], f[1] + shift, f[2], f[3]];
  });
  return { ...picture, frames: longer, size: [picture.size[0], picture.size[1] + hidden], over: undefined };
}

/** What is scrolled in a stage's picture. */
class Scrolling {
  constructor(/** @type {Stage} */ stage) {
    this.stage = stage;
    this.slider = /** @type {HTMLInputElement} */ (h("input", { type: "range", min: 0, max: 1, step: "any", value: "0", id: null, "aria-label": `How far ${stage.options.label} is scrolled`, oninput: () => this.main && this.to(this.main.place, [0, Number(this.slider.value)]) }));
    this.element = h("label", { class: "scrolled", hidden: true }, this.slider);
    /** @type {{place: number, hidden: number} | null} */
    this.main = null;
    const { element } = stage.drawing;
    element.addEventListener("wheel", (/** @type {any} */ e) => {
      if (!e.ctrlKey && this.by(e.target, [e.shiftKey ? e.deltaY : e.deltaX, e.shiftKey ? 0 : e.deltaY].map((way) => way / stage.zoom))) e.preventDefault();
    }, { passive: false });
    element.addEventListener("pointerdown", (/** @type {any} */ e) => e.pointerType === "touch" && this.drag(e));
  }

  /** The safe area below, which content stops above. */
  get bottom() {
    return this.stage.layout.i?.[2] ?? 0;
  }

  /** Takes another picture: what could be scrolled so far that isn't so long any more moves back. */
  show() {
    const { picture, drawing } = this.stage;
    if (!picture) return;
    this.main = longest(picture, this.bottom);
    this.element.hidden = !this.main;
    if (this.main) this.slider.max = String(this.main.hidden);
    drawing.element.style.touchAction = this.main ? "pan-x" : "";
    for (const [id, offset] of [...drawing.scrolls]) {
      const place = picture.views.findIndex((view) => view.id === id);
      if (place < 0) drawing.scrolls.delete(id);
      else this.to(place, offset, false);
    }
    this.slider.value = String(this.main ? drawing.scrolls.get(picture.views[this.main.place].id)?.[1] ?? 0 : 0);
  }

  /** Scrolls a view to an offset, as far as its content reaches. Tells whether it moved. */
  to(/** @type {number} */ place, /** @type {number[]} */ offset, marks = true) {
    const { stage } = this;
    const { picture, drawing } = stage;
    if (!picture) return false;
    const most = reachOf(picture, place, this.bottom);
    const { id } = picture.views[place];
    const next = offset.map((value, axis) => clamp(value, [0, most[axis]]));
    const before = drawing.scrolls.get(id) ?? [0, 0];
    if (abs(next[0] - before[0]) + abs(next[1] - before[1]) < 0.01) return false;
    drawing.scroll(id, next);
    if (place === this.main?.place) this.slider.value = String(next[1]);
    if (marks) stage.mark();
    return true;
  }

  /** Scrolls what is under a point by a way, the innermost that can move. Tells whether anything did. */
  by(/** @type {EventTarget | null} */ target, /** @type {number[]} */ way) {
    const { picture, drawing } = this.stage;
    if (!picture) return false;
    let depth = Infinity;
    for (let place = drawing.viewAt(target); place >= 0; place--) {
      const view = picture.views[place];
      if (view.depth >= depth) continue;
      depth = view.depth;
      const now = drawing.scrolls.get(view.id) ?? [0, 0];
      if (isScrolling(view) && this.to(place, [now[0] + way[0], now[1] + way[1]])) return true;
    }
    return false;
  }

  drag(/** @type {PointerEvent} */ event) {
    const { element } = this.stage.drawing;
    const { target, pointerId } = event;
    let [x, y] = [event.clientX, event.clientY];
    const move = (/** @type {any} */ e) => {
      if (e.pointerId !== pointerId) return;
      this.by(target, [(x - e.clientX) / this.stage.zoom, (y - e.clientY) / this.stage.zoom]);
      [x, y] = [e.clientX, e.clientY];
    };
    const end = () => {
      element.removeEventListener("pointermove", move);
      for (const kind of ["pointerup", "pointercancel"]) window.removeEventListener(kind, end);
    };
    element.addEventListener("pointermove", move);
    for (const kind of ["pointerup", "pointercancel"]) window.addEventListener(kind, end);
  }

  /** Scrolls all that a view is in so far that the view is seen. */
  reveal(/** @type {number} */ place) {
    const { picture, drawing } = this.stage;
    if (!picture || place < 0) return;
    let { depth } = picture.views[place];
    for (let i = place - 1; i >= 0; i--) {
      const view = picture.views[i];
      if (view.depth >= depth) continue;
      depth = view.depth;
      const frame = this.stage.seen(place);
      const outer = this.stage.seen(i);
      if (!isScrolling(view) || !frame || !outer) continue;
      const now = drawing.scrolls.get(view.id) ?? [0, 0];
      const ends = [0, 1].map((axis) => (axis ? picture.size[1] - this.bottom : picture.size[0]));
      const next = now.map((value, axis) => {
        const [start, end] = [max(0, outer[axis]), min(ends[axis], outer[axis] + outer[axis + 2])];
        const isSeen = frame[axis] >= start - 0.5 && frame[axis] + frame[axis + 2] <= end + 0.5;
        return isSeen ? value : value + frame[axis] + frame[axis + 2] / 2 - (start + end) / 2;
      });
      this.to(i, next, false);
    }
  }
}

/** A scene's picture as high as its content, beside its window. */
class FullLength {
  constructor(/** @type {Stage} */ stage, /** @type {(id: string) => void} */ onpick) {
    this.stage = stage;
    this.drawing = new Drawing(data, "Full length");
    this.size = h("span", { class: "length" });
    this.element = h("figure", { class: "full-length", hidden: true }, h("figcaption", {}, h("span", {}, "Full length"), this.size), h("div", { class: "frame" }, h("div", { class: "window" }, this.drawing.element)));
    this.drawing.element.addEventListener("click", (e) => {
      const place = this.drawing.viewAt(e.target);
      if (place >= 0) onpick(this.drawing.picture?.views[place].id ?? "");
    });
  }

  /** The width that it takes beside the window, in points. */
  get width() {
    return this.element.hidden ? 0 : this.drawing.picture?.size[0] ?? 0;
  }

  show() {
    const { picture, scrolling } = this.stage;
    const isShown = picture !== null && scrolling.main !== null && readState().full !== "off" && innerWidth > 900;
    this.element.hidden = !isShown;
    if (!isShown || !picture || !scrolling.main) return;
    const whole = fullLength(picture, scrolling.main);
    this.drawing.show(whole, this.stage.dark);
    this.size.textContent = whole.size.map(round3).join(" × ");
    this.zoomTo(this.stage.zoom);
    this.mark();
  }

  zoomTo(/** @type {number} */ zoom) {
    if (!this.element.hidden) setSize(this.drawing.element, this.drawing.elementSize(), zoom);
  }

  /** Marks the view that is picked, and that of the chosen finding. */
  mark() {
    const { drawing: { overlay, picture } } = this;
    if (this.element.hidden || !overlay || !picture) return;
    const chosen = this.stage.findings.find((each) => each.number === this.stage.finding)?.view;
    const marked = [...new Set([this.stage.picked, picture.views.findIndex((view) => view.id === chosen)])].filter((place) => place >= 0);
    overlay.replaceChildren(...marked.map((place) => boxOf(/** @type {any} */ (seenFrame(picture, place)), "picked")));
  }
}
