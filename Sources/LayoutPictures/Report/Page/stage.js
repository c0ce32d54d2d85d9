/** The stage: pictures that take any width, the ruler with its breakpoints, and what is drawn over a picture. */

/** Widths that people know. */
const devices = [
  [320, "iPhone SE (1st)"], [375, "iPhone SE, mini"], [390, "iPhone 14"], [393, "iPhone 15"], [402, "iPhone 17 Pro"], [430, "iPhone 15 Plus"],
  [440, "iPhone 17 Pro Max"], [507, "iPad, half"], [639, "iPad Pro 13, half"], [694, "iPad, two thirds"], [744, "iPad mini"], [768, "iPad 9.7"],
  [820, "iPad Air"], [834, "iPad Pro 11"], [1024, "iPad Pro 13"], [1194, "iPad Pro 11, landscape"], [1366, "iPad Pro 13, landscape"],
];

/** One picture on the stage. */
class Stage {
  /**
   * @param {any} scene @param {any} layout
   * @param {{label: string, onresize: (size: number[]) => void, onpick: (id: string | null) => void, onclose: (() => void) | null}} options
   */
  constructor(scene, layout, options) {
    this.scene = scene;
    this.layout = layout;
    this.options = options;
    this.drawing = new Drawing(data, options.label);
    /** @type {Picture | null} */
    this.picture = null;
    this.dark = false;
    /** @type {number} */ this.picked = -1;
    /** @type {number} */ this.hovered = -1;
    const range = rangeOf(scene, layout);
    this.range = range;
    const isLive = range.width[0] < range.width[1];
    this.handle = isLive ? h("div", {
      class: "handle", role: "slider", tabindex: 0, "aria-label": `Width, ${options.label}`, "aria-orientation": "horizontal",
      "aria-valuemin": Math.ceil(range.width[0]), "aria-valuemax": floor(range.width[1]),
      onpointerdown: (/** @type {PointerEvent} */ e) => this.drag(e), onkeydown: (/** @type {KeyboardEvent} */ e) => this.nudge(e),
    }) : null;
    this.frame = h("div", { class: "frame" }, this.drawing.element, this.handle);
    this.size = h("span", { class: "size" });
    this.element = h("figure", { class: "stage" },
      h("figcaption", {}, h("span", {}, options.label), this.size, options.onclose && h("button", { class: "close", "aria-label": `Remove ${options.label}`, onclick: options.onclose }, "×")), this.frame);
    this.drawing.element.addEventListener("pointermove", (e) => this.hover(this.drawing.viewAt(e.target)));
    this.drawing.element.addEventListener("pointerleave", () => this.hover(-1));
    this.drawing.element.addEventListener("click", (e) => {
      const place = this.drawing.viewAt(e.target);
      options.onpick(place < 0 ? null : this.picture?.views[place].id ?? null);
    });
  }

  /** How wide pictures can be on the page. */
  room() {
    const all = this.element.parentElement;
    const width = all?.clientWidth ?? 600;
    return width / ((all?.childElementCount ?? 1) > 1 && width > 640 ? 2 : 1) - 28;
  }

  /** The width that fits the page. */
  fit(room = this.room()) {
    if (!this.picture) return;
    const [width, height] = this.picture.size;
    const zoom = min(1, max(0.2, min(room / max(1, this.fitWidth ?? width), max(420, innerHeight - 130) / max(1, height))));
    this.zoom = zoom;
    this.drawing.element.style.width = `${this.picture.size[0] * zoom}px`;
    this.drawing.element.style.height = `${this.picture.size[1] * zoom}px`;
  }

  show(/** @type {Picture} */ picture, /** @type {boolean} */ dark) {
    this.picture = picture;
    this.dark = dark;
    // Asked before anything changes, so that the page is laid out once a frame.
    const room = this.room();
    this.drawing.show(picture, dark);
    this.size.textContent = `${round3(picture.size[0])} × ${round3(picture.size[1])}`;
    this.handle?.setAttribute("aria-valuenow", String(round(picture.size[0])));
    this.handle?.setAttribute("aria-valuetext", `${round3(picture.size[0])} points`);
    this.fit(room);
    this.mark();
  }

  /** Shows the scene in a window of a width, as near to it as is held. */
  resize(/** @type {number | null} */ width, /** @type {number | null} */ height, /** @type {boolean} */ dark) {
    const w = clamp(width ?? this.layout.s[0], this.range.width);
    const y = clamp(height ?? this.layout.s[1], this.range.height);
    const picture = width === null && height === null ? laidOut(this.scene, this.layout) : pictureAt(this.scene, this.layout, w, y) ?? laidOut(this.scene, this.layout);
    this.show(picture, dark);
  }

  drag(/** @type {PointerEvent} */ event) {
    const handle = /** @type {HTMLElement} */ (this.handle);
    handle.setPointerCapture(event.pointerId);
    const [from, start, zoom] = [event.clientX, this.picture?.size[0] ?? 0, this.zoom ?? 1];
    this.fitWidth = start;
    let pending = 0;
    let wanted = start;
    const move = (/** @type {PointerEvent} */ e) => {
      wanted = round(clamp(start + (e.clientX - from) / zoom, this.range.width));
      pending ||= requestAnimationFrame(() => {
        pending = 0;
        this.options.onresize([wanted]);
      });
    };
    const end = () => {
      handle.removeEventListener("pointermove", move);
      this.fitWidth = undefined;
      this.options.onresize([wanted, 1]);
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", end, { once: true });
    event.preventDefault();
  }

  nudge(/** @type {KeyboardEvent} */ event) {
    const width = this.picture?.size[0] ?? 0;
    const step = event.shiftKey ? 10 : 1;
    const next = /** @type {Record<string, number>} */ ({ ArrowLeft: width - step, ArrowRight: width + step, Home: this.range.width[0], End: this.range.width[1], PageUp: width + 50, PageDown: width - 50 })[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.options.onresize([clamp(round(next), this.range.width), 1]);
  }

  hover(/** @type {number} */ place) {
    if (place === this.hovered) return;
    this.hovered = place;
    this.mark();
  }

  pick(/** @type {string | null} */ id) {
    this.picked = this.picture?.views.findIndex((view) => view.id === id) ?? -1;
    this.mark();
  }

  /** Draws over the picture: what is picked, what is hovered over, and the distances between the two. */
  mark() {
    const overlay = this.drawing.overlay;
    if (!overlay || !this.picture) return;
    const parts = [];
    const [a, b] = [seenFrame(this.picture, this.picked), seenFrame(this.picture, this.hovered)];
    const box = (/** @type {number[]} */ f, /** @type {string} */ name) => svg("rect", { x: f[0], y: f[1], width: f[2], height: f[3], class: name });
    if (b) parts.push(box(b, "hovered"));
    if (a) parts.push(box(a, "picked"));
    if (a && b && a !== b) parts.push(...distances(a, b));
    overlay.replaceChildren(...parts);
  }
}

/** Lines and numbers between two frames as they are seen: the gaps of those apart, the insets of one in the other, in the dump's points. */
function distances(/** @type {number[]} */ a, /** @type {number[]} */ b) {
  const parts = /** @type {Element[]} */ ([]);
  const line = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ across, /** @type {boolean} */ isHorizontal) => {
    if (abs(to - from) < 0.01) return;
    const ends = isHorizontal ? { x1: from, y1: across, x2: to, y2: across } : { x1: across, y1: from, x2: across, y2: to };
    parts.push(svg("line", { ...ends, class: "distance" }));
    const label = svg("text", { x: isHorizontal ? (from + to) / 2 : across + 4, y: isHorizontal ? across - 4 : (from + to) / 2 + 4, class: "distance" });
    label.textContent = String(round3(abs(to - from) / max(a[4], b[4])));
    parts.push(label);
  };
  const [ax, ay] = [a[0] + a[2] / 2, a[1] + a[3] / 2];
  const apart = (/** @type {number} */ i) => (a[i] >= b[i] + b[i + 2] ? [b[i] + b[i + 2], a[i]] : b[i] >= a[i] + a[i + 2] ? [a[i] + a[i + 2], b[i]] : null);
  for (const i of [0, 1]) {
    const gap = apart(i);
    const across = i === 0 ? ay : ax;
    if (gap) {
      line(gap[0], gap[1], across, i === 0);
    } else {
      line(min(a[i], b[i]), max(a[i], b[i]), across, i === 0);
      line(min(a[i] + a[i + 2], b[i] + b[i + 2]), max(a[i] + a[i + 2], b[i] + b[i + 2]), across, i === 0);
    }
  }
  return parts;
}

/** The ruler: pieces in the colours of what is wrong there, breakpoints with what begins, and the width as it is. */
function ruler(/** @type {any} */ sweep, /** @type {any} */ scene, /** @type {number} */ width, /** @type {(width: number, isSettled: boolean) => void} */ onwidth) {
  const [low, high] = sweep.w;
  const span = max(1e-9, high - low);
  const percent = (/** @type {number} */ w) => `${(((w - low) / span) * 100).toFixed(3)}%`;
  const track = svg("svg", { class: "track", width: "100%", height: 26, "aria-hidden": "true" });
  for (const piece of sweep.pieces) {
    const worst = (piece.n ?? []).map((/** @type {number} */ n) => scene.notes[n][0]).sort((/** @type {string} */ x, /** @type {string} */ y) => ranks[y] - ranks[x])[0] ?? "fine";
    const part = svg("rect", { x: percent(piece.w[0]), y: 4, width: `${max(0.15, ((piece.w[1] - piece.w[0]) / span) * 100).toFixed(3)}%`, height: 12, class: worst });
    const title = svg("title");
    title.textContent = `${round3(piece.w[0])} to ${round3(piece.w[1])}${piece.b ? `: ${piece.b}` : ""}`;
    part.append(title);
    track.append(part);
    if (piece.w[0] > low) track.append(svg("line", { x1: percent(piece.w[0]), x2: percent(piece.w[0]), y1: 0, y2: 20, class: "breakpoint" }));
  }
  const now = svg("line", { y1: 0, y2: 26, class: "now" });
  track.append(now);
  const input = /** @type {HTMLInputElement} */ (h("input", {
    type: "range", min: Math.ceil(low), max: floor(high), step: 1, "aria-label": "Window width in points", value: String(round(width)),
    oninput: (/** @type {any} */ e) => onwidth(Number(e.target.value), false), onchange: (/** @type {any} */ e) => onwidth(Number(e.target.value), true),
  }));
  const breaks = sweep.pieces.filter((/** @type {any} */ p) => p.b && p.w[0] > low);
  const list = h("details", { class: "breaks" }, h("summary", {}, count(breaks.length, "breakpoint")),
    h("ol", {}, breaks.map((/** @type {any} */ p) => h("li", {}, h("button", { class: "link", onclick: () => onwidth(p.w[0], true) }, String(round3(p.w[0]))), ` ${p.b}`))));
  return {
    element: h("div", { class: "ruler" }, track, input, h("div", { class: "ends" }, h("span", {}, String(low)), h("span", {}, String(high))), breaks.length ? list : null),
    move(/** @type {number} */ to) {
      set(now, { x1: percent(to), x2: percent(to) });
      if (document.activeElement !== input || Number(input.value) !== round(to)) input.value = String(round(to));
    },
  };
}
