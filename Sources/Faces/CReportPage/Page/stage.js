/** A window on the stage: a picture in any size that is held, with edges that are dragged. */

const edges = /** @type {Record<string, {words: string, axes: number[]}>} */ ({
  right: { words: "Width", axes: [0] }, bottom: { words: "Height", axes: [1] }, corner: { words: "Width and height", axes: [0, 1] },
});

/** Sets an element's size; at a zoom, in pixels. */
function setSize(/** @type {any} */ element, /** @type {number[]} */ [width, height], /** @type {number} */ zoom) {
  const size = `${width * zoom} ${height * zoom}`;
  if (element.size === size) return;
  element.size = size;
  element.style.width = `${width * zoom}px`;
  element.style.height = `${height * zoom}px`;
}

class Stage {
  /**
   * @param {any} scene @param {any} layout @param {boolean} dark
   * @param {{label: string, onresize: (size: number[], isSettled: boolean, changed: number) => void, onpick: (id: string | null) => void, onfinding: (number: number) => void, onhover: (place: number) => void, onpoint: (number: number) => void, onclose: (() => void) | null}} options
   */
  constructor(scene, layout, dark, options) {
    this.scene = scene;
    this.layout = layout;
    this.options = options;
    this.drawing = new Drawing(data, options.label);
    /** @type {Picture | null} */
    this.picture = null;
    this.dark = dark;
    this.picked = -1;
    this.hovered = -1;
    this.zoom = 1;
    /** The findings that are marked, each with its number. @type {{number: number, severity: string, view: string, words: string}[]} */
    this.findings = [];
    this.finding = -1;
    /** @type {string[]} */
    this.overlays = [];
    /** The sizes that the page holds, and those that it can ask for besides. */
    this.swept = heldSizes(scene, layout);
    this.held = [...this.swept, ...(data.live ? liveSizes(layout) : [])];
    /** A size that is on its way. @type {number[] | null} */
    this.awaited = null;
    /** Why a size can't be shown. */
    this.failure = "";
    this.range = { width: spanOf(this.held, "width"), height: spanOf(this.held, "height") };
    const isPlane = this.held.some(({ width, height }) => width[0] < width[1] && height[0] < height[1]);
    /** @type {any[]} */
    this.handles = ["right", "bottom", "corner"].filter((name) => (name === "corner" ? isPlane : this.isLive(edges[name].axes[0]))).map((name) => this.handle(name));
    this.window = h("div", { class: "window" }, this.drawing.element);
    this.frame = h("div", { class: "frame" }, this.window, this.handles);
    this.size = h("span", { class: "size" });
    this.scrolling = new Scrolling(this);
    this.element = h("figure", { class: "stage" },
      h("figcaption", {}, h("span", { title: options.label }, options.label), this.scrolling.element, this.size, options.onclose && h("button", { class: "close", "aria-label": `Remove ${options.label}`, onclick: options.onclose }, "×")), this.frame);
    const findingAt = (/** @type {Event} */ e) => Number((e.target instanceof Element ? e.target.closest("[data-finding]")?.getAttribute("data-finding") : null) ?? -1);
    this.drawing.element.addEventListener("pointermove", (e) => {
      const number = findingAt(e);
      const finding = this.findings.find((each) => each.number === number);
      options.onpoint(number);
      this.hover(finding ? this.picture?.views.findIndex((view) => view.id === finding.view) ?? -1 : this.drawing.viewAt(e.target));
    });
    this.drawing.element.addEventListener("pointerleave", () => { this.hover(-1); options.onpoint(-1); });
    this.drawing.element.addEventListener("click", (e) => {
      const number = findingAt(e);
      if (number >= 0) return options.onfinding(number);
      const place = this.drawing.viewAt(e.target);
      return options.onpick(place < 0 ? null : this.picture?.views[place].id ?? null);
    });
  }

  isLive(/** @type {number} */ axis) {
    const [low, high] = axis ? this.range.height : this.range.width;
    return low < high;
  }

  handle(/** @type {string} */ name) {
    const { words, axes } = edges[name];
    const range = axes[0] ? this.range.height : this.range.width;
    return h("div", {
      class: `handle ${name}`, role: "slider", tabindex: 0, "aria-label": `${words}, ${this.options.label}`,
      "aria-orientation": axes[0] ? "vertical" : "horizontal", "aria-valuemin": Math.ceil(range[0]), "aria-valuemax": floor(range[1]), "data-axes": axes.join(""),
      onpointerdown: (/** @type {PointerEvent} */ e) => this.drag(e, axes), onkeydown: (/** @type {KeyboardEvent} */ e) => this.nudge(e, axes),
    });
  }

  /** The zoom at which a size fits the stage. */
  fitting(/** @type {number[]} */ [width, height], /** @type {number[]} */ room) {
    return max(0.05, min(1.6, (room[0] - 44) / max(1, width), (room[1] - 64) / max(1, height)));
  }

  zoomTo(/** @type {number} */ zoom) {
    this.zoom = zoom;
    setSize(this.window, this.drawing.box().slice(2), zoom);
    setSize(this.drawing.element, this.drawing.elementSize(), zoom);
  }

  show(/** @type {Picture} */ picture) {
    this.picture = picture;
    this.drawing.show(picture, this.dark);
    const words = `${round3(picture.size[0])} × ${round3(picture.size[1])}`;
    this.size.textContent = words;
    for (const handle of this.handles) {
      handle.setAttribute("aria-valuenow", String(round(picture.size[Number(handle.dataset.axes[0])])));
      handle.setAttribute("aria-valuetext", `${words} points`);
    }
    this.zoomTo(this.zoom);
    if (!this.drawing.room) this.scrolling.show();
    this.mark();
  }

  /** Shows the scene in a window of a size, as near to it as is held. */
  resize(/** @type {number | null} */ width, /** @type {number | null} */ height, isMoving = false) {
    this.drawing.room = isMoving ? [this.range.width[1], this.range.height[1]] : null;
    this.show(this.pictureOf(width, height));
  }

  pictureOf(/** @type {number | null} */ width, /** @type {number | null} */ height) {
    [this.awaited, this.failure] = [null, ""];
    if (width === null && height === null) return laidOut(this.scene, this.layout);
    const [w, y] = nearestHeld(this.held, [width ?? this.layout.s[0], height ?? this.layout.s[1]], width === null ? 1 : height === null ? 0 : -1);
    return pictureAt(this.scene, this.layout, w, y) ?? this.askedFor([w, y]) ?? laidOut(this.scene, this.layout);
  }

  /** The picture of a size that the page doesn't hold; until it is there the one that is shown, or the nearest. */
  askedFor(/** @type {number[]} */ size) {
    if (this.held.length === this.swept.length) return null;
    const picture = livePicture(this.scene, this.layout, size[0], size[1]);
    if (typeof picture === "object" && picture) return picture;
    [this.awaited, this.failure] = [picture === null ? size : null, picture ?? ""];
    if (this.picture?.source && !picture) return this.picture;
    const [w, y] = nearestHeld(this.swept, size);
    return pictureAt(this.scene, this.layout, w, y);
  }

  drag(/** @type {PointerEvent} */ event, /** @type {number[]} */ axes) {
    const handle = /** @type {HTMLElement} */ (event.currentTarget);
    handle.setPointerCapture(event.pointerId);
    const from = [event.clientX, event.clientY];
    const start = [...(this.picture?.size ?? [0, 0])];
    const ranges = [this.range.width, this.range.height];
    const zoom = this.zoom;
    let pending = 0;
    let wanted = start;
    const changed = axes.length > 1 ? -1 : axes[0];
    const move = (/** @type {PointerEvent} */ e) => {
      const to = [e.clientX, e.clientY];
      wanted = start.map((value, axis) => (axes.includes(axis) && to[axis] !== from[axis] ? clamp(round(clamp(value + (to[axis] - from[axis]) / zoom, ranges[axis])), ranges[axis]) : value));
      pending ||= requestAnimationFrame(() => {
        pending = 0;
        this.options.onresize(wanted, false, changed);
      });
    };
    const end = () => {
      handle.removeEventListener("pointermove", move);
      cancelAnimationFrame(pending);
      pending = 0;
      this.frame.classList.remove("dragged");
      this.options.onresize(wanted, true, changed);
    };
    this.frame.classList.add("dragged");
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", end, { once: true });
    handle.focus({ preventScroll: true });
    event.preventDefault();
  }

  /** Arrow keys move an edge; with both axes each key moves its own. */
  nudge(/** @type {KeyboardEvent} */ event, /** @type {number[]} */ axes) {
    const size = [...(this.awaited ?? this.picture?.size ?? [0, 0])];
    const ranges = [this.range.width, this.range.height];
    const step = event.shiftKey ? 10 : 1;
    const main = axes[0];
    const keys = /** @type {Record<string, number[]>} */ ({
      ArrowLeft: [axes.includes(0) ? 0 : main, -step], ArrowRight: [axes.includes(0) ? 0 : main, step],
      ArrowUp: axes.includes(1) ? [1, -step] : [main, step], ArrowDown: axes.includes(1) ? [1, step] : [main, -step],
      PageUp: [main, 50], PageDown: [main, -50], Home: [main, -1e6], End: [main, 1e6],
    });
    const key = keys[event.key];
    if (!key) return;
    event.preventDefault();
    const [low, high] = ranges[key[0]];
    size[key[0]] = abs(key[1]) > 1e5 ? (key[1] < 0 ? low : high) : clamp(round(size[key[0]] + key[1]), [low, high]);
    this.options.onresize(size, true, key[0]);
  }

  hover(/** @type {number} */ place) {
    if (place === this.hovered) return;
    this.hovered = place;
    this.options.onhover(place);
    this.mark();
  }

  pick(/** @type {string | null} */ id) {
    this.picked = this.picture?.views.findIndex((view) => view.id === id) ?? -1;
    this.mark();
  }

  /** A view's frame where it is seen, also when layers are apart. */
  seen(/** @type {number} */ place) {
    const frame = this.picture && seenFrame(this.picture, place, this.drawing.scrolls);
    const apart = this.drawing.explode * ((this.picture?.views[place]?.depth ?? 0) + 1);
    return frame && apart ? [frame[0] + apart, frame[1] - apart * 0.6, ...frame.slice(2)] : frame;
  }

  /** Scrolls to a view; shows what lies outside the window too, where the view does all the same, and else the window alone. */
  reach(/** @type {number} */ place) {
    this.scrolling.reveal(place);
    const frame = place < 0 ? null : this.seen(place);
    const [width, height] = this.picture?.size ?? [0, 0];
    if (!frame || !outside(frame, [0, 0, width, height])) return this.drawing.extend(null);
    const [left, top] = [min(0, frame[0] - 16), min(0, frame[1] - 16)];
    return this.drawing.extend([left, top, max(width, frame[0] + frame[2] + 16) - left, max(height, frame[1] + frame[3] + 16) - top]);
  }

  /** Draws over the picture: what is picked, what is hovered over, the distances between the two, and the overlays. */
  mark() {
    const { picture, drawing: { overlay } } = this;
    if (!overlay || !picture) return;
    const zoom = this.zoom;
    const isBare = this.picked < 0 && this.hovered < 0 && !this.drawing.extent && !this.findings.length && !this.overlays.some((name) => name !== "findings");
    if (isBare) {
      if (overlay.firstChild) overlay.replaceChildren();
      return;
    }
    const parts = /** @type {Element[]} */ ([]);
    const places = new Map(picture.views.map((view, i) => [view.id, i]));
    const frameOf = (/** @type {string} */ id) => (places.has(id) ? this.seen(/** @type {number} */ (places.get(id))) : null);
    const isOwn = picture.size[0] === this.layout.s[0] && picture.size[1] === this.layout.s[1];
    if (this.drawing.extent) parts.push(boxOf([0, 0, ...picture.size], "window-edge"));
    if (this.overlays.includes("guides")) {
      const [top, left, bottom, right] = this.layout.i ?? [0, 0, 0, 0];
      parts.push(boxOf([left, top, max(0, picture.size[0] - left - right), max(0, picture.size[1] - top - bottom)], "guide safe"));
      if (isOwn) for (const [name, ...frame] of this.layout.g ?? []) parts.push(boxOf(frame, `guide ${name}`), tag(frame[0], frame[1], name, zoom, "tag guide"));
    }
    const picked = picture.views[this.picked]?.id;
    for (const constraint of (picked !== undefined || this.overlays.includes("constraints") ? this.scene.constraints : null) ?? []) {
      const isOfPicked = picked !== undefined && constraint[2].includes(picked);
      if (isOfPicked || this.overlays.includes("constraints")) parts.push(...strokes(constraint, frameOf, `constraint ${isOfPicked ? "own" : ""}`));
    }
    if (this.overlays.includes("names")) picture.views.forEach((view, i) => {
      const frame = view.isHidden ? null : this.seen(i);
      if (frame && frame[2] > 0) parts.push(boxOf(frame, "outline"), tag(frame[0], frame[1], nameOf(this.scene, view), zoom));
    });
    if (this.overlays.includes("device")) parts.push(...deviceMarks(picture.size, this.layout.i ?? [0, 0, 0, 0], this.layout.o, this.dark));
    const [a, b] = [this.seen(this.picked), this.seen(this.hovered)];
    if (b) parts.push(boxOf(b, "hovered"));
    if (a) parts.push(boxOf(a, "picked"));
    if (a && b && this.picked !== this.hovered) parts.push(...distances(a, b, zoom));
    if (this.overlays.includes("findings")) parts.push(...this.findingMarks(frameOf));
    overlay.replaceChildren(...parts);
  }

  /** The part of the window in which a view can be seen: what scrolls around it leaves no more. */
  clipOf(/** @type {string} */ id) {
    const { picture } = this;
    const [width, height] = picture?.size ?? [0, 0];
    let clip = [0, 0, width, height];
    const own = picture?.views.findIndex((view) => view.id === id) ?? -1;
    if (!picture || own < 0) return clip;
    let { depth } = picture.views[own];
    for (let place = own - 1; place >= 0; place--) {
      const view = picture.views[place];
      if (view.depth >= depth) continue;
      depth = view.depth;
      const f = isScrolling(view) ? this.seen(place) : null;
      if (f) clip = [max(clip[0], f[0]), max(clip[1], f[1]), min(clip[2], f[0] + f[2]), min(clip[3], f[1] + f[3])];
    }
    return clip[2] - clip[0] < 28 || clip[3] - clip[1] < 28 ? [0, 0, width, height] : clip;
  }

  /** Where texts are seen, and nothing but a text: signs keep away from them. @returns {number[][]} */
  textFrames() {
    const { picture } = this;
    if (!picture) return [];
    return picture.views.flatMap((view, place) => {
      const isText = !view.isHidden && ((picture.source ?? data).looks[view.look].m ?? []).some((/** @type {any[]} */ mark) => mark[0] === 2);
      const frame = isText ? this.seen(place) : null;
      return frame && frame[3] < picture.size[1] / 3 ? [frame] : [];
    });
  }

  /** Where a sign stands: at an edge of its view, beside it or above it, where it covers the fewest texts and no other sign. @returns {number[]} */
  signPlace(/** @type {number[]} */ f, /** @type {number[][]} */ taken, /** @type {number[][]} */ texts) {
    const near = 10.5 / this.zoom;
    const [width, height] = this.drawing.extent ? [1e6, 1e6] : this.picture?.size ?? [0, 0];
    const least = this.drawing.extent ? -1e6 : near;
    const [left, top, right, low] = [f[0], f[1], f[0] + f[2], f[1] + f[3]];
    const places = [[right, top - near], [right + near, top + min(near, f[3] / 2)], [left - near, top + min(near, f[3] / 2)], [right - near, top - near], [left, top - near], [right, low + near], [right, top], [left, low + near]];
    const covers = ([x, y]) => texts.filter((t) => x + near > t[0] && x - near < t[0] + t[2] && y + near > t[1] && y - near < t[1] + t[3]).length;
    const cost = ([x, y]) => covers([x, y]) * 2 + taken.filter((other) => abs(other[0] - x) < near * 1.8 && abs(other[1] - y) < near * 1.8).length * 8;
    const inside = places.map(([x, y]) => [clamp(x, [least, width - near]), clamp(y, [least, height - near])]);
    return inside.reduce((best, each) => (cost(each) < cost(best) ? each : best));
  }

  findingMarks(/** @type {(id: string) => number[] | null} */ frameOf) {
    const parts = /** @type {Element[]} */ ([]);
    /** Where signs are, so that none covers another. @type {number[][]} */
    const taken = [];
    const texts = this.findings.length ? this.textFrames() : [];
    for (const { number, severity, view, words } of this.findings) {
      const frame = frameOf(view);
      if (!frame || !this.picture) continue;
      const isChosen = number === this.finding;
      const away = this.drawing.extent || this.drawing.explode ? null : outside(frame, this.clipOf(view));
      if (away) while (taken.some((other) => abs(other[0] - away.x) < 16 / this.zoom && abs(other[1] - away.y) < 16 / this.zoom) && away.x > 0) away.x -= 20 / this.zoom;
      const group = svg("g", { class: `finding ${severity} ${isChosen ? "chosen" : ""}`, "data-finding": number });
      const title = svg("title");
      title.textContent = words;
      group.append(title);
      if (isChosen && !away) group.append(boxOf(frame, "extent"));
      const [x, y] = away ? [away.x, away.y] : this.signPlace(frame, taken, texts);
      taken.push([x, y]);
      if (away) group.append(svg("path", { d: "M12-6 20 0 12 6z", class: "arrow", transform: `translate(${round3(x)} ${round3(y)}) scale(${round3(1 / this.zoom)}) rotate(${round3(away.angle)})` }));
      group.append(sign(x, y, String(number + 1), severity, this.zoom));
      parts.push(group);
    }
    return parts;
  }
}

/** The windows of devices of a layout's own kind: a phone's layout in a window of a pad's half would still be a phone's. @returns {any[][]} */
function devicesFor(/** @type {any} */ layout) {
  const [own] = facetsOf(layout.c);
  const isPad = own.startsWith("iPad");
  return (data.devices ?? []).filter(([words]) => (!isPad && !own.startsWith("iPhone")) || words.startsWith("iPad") === isPad);
}

/** Devices, and parts of pads' screens, as sizes of the window, as far as these are held. */
function devicePicker(/** @type {Stage} */ stage, /** @type {(size: number[]) => void} */ onpick) {
  const held = (/** @type {any[]} */ [, ...size]) => nearestHeld(stage.held, size).every((value, axis) => abs(value - size[axis]) < 0.01);
  const devices = devicesFor(stage.layout).filter(held);
  if (!devices.length) return null;
  const groups = /** @type {Record<string, any[]>} */ ({ iPhone: [], iPad: [], "Part of an iPad’s screen": [] });
  for (const device of devices) groups[device[0].includes(",") ? "Part of an iPad’s screen" : device[0].startsWith("iPad") ? "iPad" : "iPhone"].push(device);
  return h("select", { "aria-label": "Window of a device", id: "device-size", onchange: (/** @type {any} */ e) => {
    const device = data.devices[Number(e.target.value)];
    if (device) onpick(device.slice(1));
    e.target.value = "";
  } }, h("option", { value: "" }, "Size of…"), Object.entries(groups).filter(([, list]) => list.length).map(([name, list]) => h("optgroup", { label: name },
    list.map((device) => h("option", { value: data.devices.indexOf(device) }, `${device[0]} · ${device.slice(1).map(round3).join(" × ")}`)))));
}
