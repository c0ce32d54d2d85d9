/**
 * Draws pictures as SVG. A view's marks stand at places along its sides, so that a picture is redrawn in another size by
 * setting attributes; what didn't change is left alone.
 */

const svgSpace = "http://www.w3.org/2000/svg";
const fontFamily = "-apple-system, 'SF Pro Text', 'Helvetica Neue', Inter, Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif";
let clipCount = 0;

function svg(/** @type {string} */ name, /** @type {Record<string, any>} */ attributes = {}) {
  const element = document.createElementNS(svgSpace, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  return element;
}

const round3 = (/** @type {number} */ value) => round(value * 1000) / 1000;

/** Sets attributes, those that are as they were left out. */
function set(/** @type {any} */ element, /** @type {Record<string, number | string>} */ attributes) {
  const known = (element.known ??= {});
  for (const key in attributes) {
    const value = attributes[key];
    if (known[key] === value) continue;
    known[key] = value;
    element.setAttribute(key, typeof value === "number" ? round3(value) : value);
  }
}

/** A colour as attributes of an outline or a fill. */
function paint(/** @type {string} */ name, /** @type {number} */ index, /** @type {any} */ source, /** @type {boolean} */ dark) {
  if (index < 0 || index === undefined) return { [name]: "none" };
  const hex = source.colors[index][dark ? 1 : 0];
  return hex.length > 7 ? { [name]: hex.slice(0, 7), [`${name}-opacity`]: round3(parseInt(hex.slice(7), 16) / 255) } : { [name]: hex };
}

function areaOf(/** @type {any} */ area, /** @type {number[]} */ f) {
  if (!area) return f;
  const x = area[0] * f[2] + area[1];
  const y = area[2] * f[3] + area[3];
  return [f[0] + x, f[1] + y, max(0, area[4] * f[2] + area[5] - x), max(0, area[6] * f[3] + area[7] - y)];
}

/** Places a rectangle; a path's corners are round as `shape` says: which of them, and whether their curve begins earlier. */
function setRect(/** @type {any} */ element, /** @type {number[]} */ [x, y, w, tall], /** @type {number} */ radius, /** @type {number[] | undefined} */ shape = undefined) {
  const most = min(w, tall) / 2;
  const r = min(radius || 0, most);
  if (!shape) return set(element, { x, y, width: w, height: tall, rx: r });
  const reach = min(most, shape[1] ? r * 1.528665 : r);
  const bend = shape[1] && reach < most ? r * 0.2715 : reach * 0.4477;
  const corners = [[1, x, y, 0, 1, 1, 0], [2, x + w, y, -1, 0, 0, 1], [8, x + w, y + tall, 0, -1, -1, 0], [4, x, y + tall, 1, 0, 0, -1]].map(([own, left, top, a, b, c, d]) => {
    const spot = (/** @type {number} */ across, /** @type {number} */ down, /** @type {number} */ way) => `${round3(left + across * way)} ${round3(top + down * way)}`;
    return shape[0] & own ? `${spot(a, b, reach)}C${spot(a, b, bend)} ${spot(c, d, bend)} ${spot(c, d, reach)}` : spot(0, 0, 0);
  });
  return set(element, { d: `M${corners.join("L")}z` });
}

/** A colour as attributes of a filter or a gradient. */
function tone(/** @type {string} */ name, /** @type {number} */ index, /** @type {any} */ source, /** @type {boolean} */ dark) {
  const { fill, "fill-opacity": opacity = 1 } = paint("fill", index, source, dark);
  return { [`${name}-color`]: fill, [`${name}-opacity`]: opacity };
}

/** An element with an id, by which others name it, with elements in it. */
function named(/** @type {string} */ name, /** @type {Record<string, any>} */ attributes, /** @type {Element[]} */ ...content) {
  const element = svg(name, { ...attributes, id: `clip${++clipCount}` });
  element.append(...content);
  return element;
}
const urlOf = (/** @type {Element} */ element) => `url(#${element.id})`;

/** A view's gradient. */
function gradientOf(/** @type {any[]} */ [isRadial, x, y, right, low, ...stops], /** @type {any} */ source, /** @type {boolean} */ dark) {
  const place = isRadial ? { cx: 0, cy: 0, r: 1, gradientTransform: `translate(${x} ${y}) scale(${abs(right - x)} ${abs(low - y)})` } : { x1: x, y1: y, x2: right, y2: low };
  return named(isRadial ? "radialGradient" : "linearGradient", place, ...stops.map(([color, offset]) => svg("stop", { offset, ...tone("stop", color, source, dark) })));
}

/** Places an image or a symbol of a size in its area, by its mode, no larger than its room. */
function setImage(/** @type {any} */ element, /** @type {number[]} */ f, /** @type {any} */ area, /** @type {string} */ mode, /** @type {number[] | null} */ size, /** @type {any} */ room) {
  let [x, y, w, tall] = areaOf(area, f);
  const most = room ? areaOf(room, f) : f;
  const [wide, high] = [min(w, most[2]), min(tall, most[3])];
  if (room) [x, y, w, tall] = [x + (w - wide) / 2, y + (tall - high) / 2, wide, high];
  let aspect = /** @type {any} */ ({ scaleToFill: "none", redraw: "none", scaleAspectFill: "xMidYMid slice" })[mode] ?? "xMidYMid meet";
  if (size && !/^(scale|redraw)/.test(mode)) {
    const along = (/** @type {RegExp} */ low, /** @type {RegExp} */ end, /** @type {number} */ free) => (low.test(mode) ? 0 : end.test(mode) ? free : free / 2);
    [x, y, w, tall, aspect] = [x + along(/left/i, /right/i, w - size[0]), y + along(/^top/, /^bottom/, tall - size[1]), ...size, "none"];
  }
  set(element, { x, y, width: w, height: tall, preserveAspectRatio: aspect });
}

/** A system symbol as a picture of its own: layers of lines and areas, some cut out of others. */
function symbolOf(/** @type {any[]} */ [width, ...layers], /** @type {number} */ color, /** @type {any} */ source, /** @type {boolean} */ dark) {
  // Areas and their lines overlap, so the whole is translucent, not each of them.
  const { fill: ink = "none", "fill-opacity": opacity = 1 } = paint("fill", color, source, dark);
  const box = svg("svg", { viewBox: `0 0 ${width} 24`, fill: "none", stroke: ink, ...(opacity < 1 ? { opacity } : {}), "stroke-width": 1.8, "stroke-linecap": "round", "stroke-linejoin": "round" });
  const cuts = named("mask", { maskUnits: "userSpaceOnUse", x: 0, y: 0, width: 24, height: 24 }, svg("path", { d: "M0 0h24v24H0z", fill: "#fff", stroke: "none" }));
  const group = svg("g");
  for (const [role, d, k = 1, x = 0, y = 0] of layers) {
    const isCut = role > 1 && role < 4;
    const own = isCut ? "#000" : ink;
    const path = svg("path", { d, ...(k === 1 ? {} : { transform: `translate(${x} ${y}) scale(${k})`, "stroke-width": 1.8 / k }), ...(role % 2 ? { fill: own, stroke: "none" } : isCut ? { stroke: own } : {}) });
    (isCut ? cuts : role < 4 ? group : box).append(path);
  }
  if (cuts.childElementCount > 1) {
    group.setAttribute("mask", urlOf(cuts));
    box.prepend(cuts);
  }
  box.prepend(group);
  return box;
}

/** Makes a mark's elements; returns what places them in a frame. */
function makeMark(/** @type {any[]} */ mark, /** @type {any} */ source, /** @type {boolean} */ dark, /** @type {Element} */ parent) {
  if (mark[0] === 0) {
    const rect = svg("rect", { ...paint("fill", mark[3], source, dark), ...(mark[4] >= 0 ? { ...paint("stroke", mark[4], source, dark), "stroke-width": mark[5] ?? 1 } : {}) });
    parent.append(rect);
    return (/** @type {number[]} */ f) => setRect(rect, areaOf(mark[1], f), mark[2]);
  }
  if (mark[0] === 1) {
    const line = svg(mark[2] ? "polygon" : "polyline", {
      ...paint("fill", mark[3], source, dark), ...paint("stroke", mark[4], source, dark), "stroke-width": mark[5] ?? 1,
      "stroke-linecap": "round", "stroke-linejoin": "round",
    });
    parent.append(line);
    return (/** @type {number[]} */ f) => {
      const points = [];
      for (let i = 0; i < mark[1].length; i += 4) {
        points.push(`${round3(f[0] + mark[1][i] * f[2] + mark[1][i + 1])},${round3(f[1] + mark[1][i + 2] * f[3] + mark[1][i + 3])}`);
      }
      set(line, { points: points.join(" ") });
    };
  }
  if (mark[0] === 3) {
    const [, number, area, mode, size, tint, room] = mark;
    const image = svg("image", { href: source.images[number] });
    if (tint >= 0) {
      const filter = named("filter", { "color-interpolation-filters": "sRGB" }, svg("feFlood", tone("flood", tint, source, dark)), svg("feComposite", { operator: "in", in2: "SourceAlpha" }));
      parent.append(filter);
      image.setAttribute("filter", urlOf(filter));
    }
    parent.append(image);
    return (/** @type {number[]} */ f) => setImage(image, f, area, mode, size, room);
  }
  if (mark[0] === 4) {
    const [, number, area, mode, color, room] = mark;
    const box = symbolOf(source.symbols[number], color, source, dark);
    parent.append(box);
    return (/** @type {number[]} */ f) => setImage(box, f, area, mode, [source.symbols[number][0] / 1.2, 20], room);
  }
  if (mark[0] === 5) {
    const [, d, fill, isEvenOdd, line, width, cap, join, dashes, opacity] = mark;
    const path = svg("path", { d, ...paint("fill", fill, source, dark), "fill-rule": isEvenOdd ? "evenodd" : "nonzero", opacity });
    if (line >= 0) {
      const ends = { "stroke-linecap": cap, "stroke-linejoin": join, ...(dashes ? { "stroke-dasharray": dashes } : {}) };
      set(path, { ...paint("stroke", line, source, dark), "stroke-width": width, ...ends });
    }
    parent.append(path);
    return (/** @type {number[]} */ f) => set(path, { transform: `translate(${round3(f[0])} ${round3(f[1])})` });
  }
  return makeText(mark, source, dark, parent);
}

function makeText(/** @type {any[]} */ mark, /** @type {any} */ source, /** @type {boolean} */ dark, /** @type {Element} */ parent) {
  const [, text, size, weight, color, area, side, vertical, most, mode, name, own, measured] = mark;
  const group = svg("g", { "font-size": size, ...(weight !== 400 ? { "font-weight": weight } : {}), ...paint("fill", color, source, dark) });
  if (name) group.setAttribute("font-family", `'${String(name).replace(/[^\w -]/g, "")}', ${fontFamily}`);
  if (side) group.setAttribute("text-anchor", side === 1 ? "middle" : "end");
  parent.append(group);
  const [ascender, lineHeight] = own ? [own[0], own[0] + own[1]] : [(size * 1950) / 2048, (size * 2444) / 2048];
  const whole = newline.test(text) ? null : shownLines(text, size, weight, 1e9, 1, mode, own);
  let before = "";
  return (/** @type {number[]} */ f) => {
    const a = areaOf(area, f);
    const fitting = max(1, floor((a[3] + 1) / lineHeight));
    const count = most > 0 ? min(most, fitting) : fitting;
    // Most texts fit, and stay as they are.
    // One that was measured elsewhere is shown whole in the width that it has there.
    const isSqueezed = measured && a[2] >= measured - 0.51;
    const fits = whole && whole.length === 1 && (isSqueezed || whole[0].width <= a[2]) && a[2] > 0;
    const key = fits && !isSqueezed ? "whole" : `${a[2]}/${count}`;
    if (key !== before) {
      before = key;
      const lines = fits ? whole : shownLines(text, size, weight, a[2], count, mode, own);
      while (group.childElementCount > lines.length) group.lastChild?.remove();
      lines.forEach((line, place) => {
        const element = group.children[place] ?? group.appendChild(svg("text", { lengthAdjust: "spacingAndGlyphs" }));
        if (element.textContent !== line.text) element.textContent = line.text;
        set(element, { y: place * lineHeight, textLength: isSqueezed ? min(line.width, a[2]) : line.width });
      });
    }
    const x = side === 1 ? a[0] + a[2] / 2 : side === 2 ? a[0] + a[2] : a[0];
    const y = (vertical ? a[1] + (a[3] - group.childElementCount * lineHeight) / 2 : a[1]) + ascender;
    // Text that is only moved isn't laid out again.
    set(group, { transform: `translate(${round3(x)} ${round3(y)})` });
  };
}

/** A picture on the page, which takes other sizes and trees. */
class Drawing {
  constructor(/** @type {any} */ source, /** @type {string} */ label) {
    this.source = source;
    this.element = svg("svg", { role: "img", "aria-label": label, "font-family": fontFamily, class: "screen" });
    /** @type {View[] | null} */
    this.views = null;
    this.dark = false;
    this.explode = 0;
    /** @type {Picture | null} */
    this.picture = null;
    /** The part of the plane that is seen, where it isn't the window's alone. @type {number[] | null} */
    this.extent = null;
    /** The size that the element keeps while the window's changes, so that not all of it is laid out again. @type {number[] | null} */
    this.room = null;
    /** How far views are scrolled beyond where they are at first, by their ids. @type {Map<string, number[]>} */
    this.scrolls = new Map();
  }

  /** Scrolls a view's content. */
  scroll(/** @type {string} */ id, /** @type {number[]} */ offset) {
    this.scrolls.set(id, offset);
    const node = this.nodes.find((/** @type {any} */ each) => each?.view.id === id);
    if (node) this.move(node);
  }

  /** Moves a view's content to where it is scrolled. */
  move(/** @type {any} */ { view, moved }) {
    const [x, y] = this.scrolls.get(view.id) ?? [0, 0];
    if (moved) set(moved, { transform: `translate(${round3(-view.offset[0] - x)} ${round3(-view.offset[1] - y)})` });
  }

  /** The part of the plane that is seen. */
  box() {
    const [width, height] = this.picture?.size ?? [0, 0];
    const [x, y, w, y2] = this.extent ?? [0, 0, width, height];
    const reach = this.explode * (this.depth ?? 0);
    return [x, y - reach * 0.6, w + reach, y2 + reach * 0.6];
  }

  /** Shows another part of the plane; `null` for the window. */
  extend(/** @type {number[] | null} */ extent) {
    this.extent = extent;
    const [x, y] = this.box();
    const [width, height] = this.elementSize();
    set(this.element, { viewBox: [x, y, width, height].map(round3).join(" "), width, height });
  }

  /** The element's size in the picture's points. */
  elementSize() {
    return this.room && !this.extent && !this.explode ? this.room : this.box().slice(2);
  }

  /** Shows a picture; elements stay where the tree does. */
  show(/** @type {Picture} */ picture, dark = false) {
    const isOther = this.views !== picture.views || this.dark !== dark || this.picture?.over !== picture.over;
    this.picture = picture;
    const [width, height] = picture.size;
    if (isOther) this.build(picture, dark);
    this.extend(this.extent);
    setRect(this.ground, [0, 0, width, height], 0);
    if (this.behind) {
      const [scale, x, y] = behindCard(picture);
      set(this.behind, { transform: `translate(${x} ${y}) scale(${scale})`, "clip-path": `inset(0 round ${x}px) view-box` });
    }
    for (let i = 0; i < this.nodes.length; i++) this.place(this.nodes[i], picture.frames[i], picture.size);
    for (const mark of this.over) mark([0, 0, width, height]);
  }

  build(/** @type {Picture} */ picture, /** @type {boolean} */ dark) {
    const source = picture.source ?? this.source;
    this.views = picture.views;
    this.dark = dark;
    this.depth = max(0, ...picture.views.map((view) => view.depth)) + 1;
    // What recedes behind a card.
    this.behind = flagged(picture.views, 8) < 0 ? null : svg("g");
    this.ground = svg("rect", { fill: dark || this.behind ? "#000" : "#fff" });
    /** @type {any[]} */
    this.nodes = [];
    const content = svg("g");
    const parents = [this.behind ?? content];
    content.append(...(this.behind ? parents : []));
    let hidden = Infinity;
    for (const view of picture.views) {
      if (view.flags & 16) parents[0] = content;
      if (view.depth > hidden || view.isHidden) {
        if (view.depth <= hidden) hidden = view.depth;
        this.nodes.push(null);
        continue;
      }
      hidden = Infinity;
      const look = source.looks[view.look];
      const group = svg("g", { "data-id": view.id, "data-class": view.className, ...(view.alpha < 1 ? { opacity: view.alpha } : {}) });
      const node = /** @type {any} */ ({ view, look, group, frame: null, marks: [] });
      if (view.flags & 2) {
        node.dim = svg("rect", { fill: "#000", "fill-opacity": 0.2 });
        parents[view.depth].append(node.dim);
      }
      parents[view.depth].append(group);
      const outline = look.q ? "path" : "rect";
      node.rect = svg(outline, paint("fill", look.b ?? -1, source, dark));
      if (look.h) {
        const [color, radius, dx, dy] = look.h;
        const merged = svg("feMerge");
        merged.append(svg("feMergeNode"), svg("feMergeNode", { in: "SourceGraphic" }));
        node.shadow = named("filter", { filterUnits: "userSpaceOnUse" }, svg("feGaussianBlur", { in: "SourceAlpha", stdDeviation: radius }), svg("feOffset", { dx, dy, result: "s" }), svg("feFlood", tone("flood", color, source, dark)), svg("feComposite", { operator: "in", in2: "s" }), merged);
        group.append(node.shadow);
        // The fill throws the shadow; without a fill the whole view does.
        const isWhole = look.b === undefined || /^#.{6}00$/.test(source.colors[look.b][dark ? 1 : 0]);
        if (isWhole) set(node.shadow, { x: "-100%", y: "-100%", width: "300%", height: "300%" });
        node.isWholeShadowed = isWhole;
        (isWhole ? group : node.rect).setAttribute("filter", urlOf(node.shadow));
      }
      group.append(node.rect);
      if (look.g) {
        const gradient = gradientOf(look.g, source, dark);
        node.gradient = svg(outline, { fill: urlOf(gradient) });
        group.append(gradient, node.gradient);
      }
      if (look.k) {
        node.border = svg(outline, { fill: "none", ...paint("stroke", look.k[0], source, dark), "stroke-width": look.k[1] });
        group.append(node.border);
      }
      let inner = group;
      if (look.c) {
        node.clip = svg(outline);
        const clip = named("clipPath", {}, node.clip);
        inner = svg("g", { "clip-path": urlOf(clip) });
        group.append(clip, inner);
      }
      node.marks = (look.m ?? []).map((/** @type {any[]} */ mark) => makeMark(mark, source, dark, inner));
      if (view.offset[0] || view.offset[1] || view.flags & 32) {
        node.moved = inner.appendChild(svg("g"));
        this.move(node);
        inner = node.moved;
      }
      parents[view.depth + 1] = inner;
      this.nodes.push(node);
    }
    const over = svg("g", { class: "overlay" });
    this.over = (source.looks[picture.over ?? -1]?.m ?? []).map((/** @type {any[]} */ mark) => makeMark(mark, source, dark, over));
    this.overlay = svg("g", { class: "overlay" });
    this.element.replaceChildren(this.ground, content, over, this.overlay);
    this.layers(this.explode);
  }

  place(/** @type {any} */ node, /** @type {number[]} */ f, /** @type {number[]} */ size) {
    if (!node || !f) return;
    if (node.dim) setRect(node.dim, [0, 0, size[0], size[1]], 0);
    const old = node.frame;
    if (old && old[0] === f[0] && old[1] === f[1] && old[2] === f[2] && old[3] === f[3]) return;
    node.frame = f;
    const radius = node.look.r ?? 0;
    // Of a sheet the lower corners lie below what is seen.
    const shape = node.look.a ? [f[0], f[1], f[2], f[3] + radius] : f;
    const { q, h: shadow } = node.look;
    for (const each of [node.rect, node.clip, node.gradient]) if (each) setRect(each, shape, radius, q);
    if (shadow && !node.isWholeShadowed) {
      const reach = 3 * shadow[1] + max(abs(shadow[2]), abs(shadow[3]));
      set(node.shadow, { x: f[0] - reach, y: f[1] - reach, width: f[2] + 2 * reach, height: f[3] + 2 * reach });
    }
    if (node.border) {
      const w = node.look.k[1];
      setRect(node.border, [f[0] + w / 2, f[1] + w / 2, max(0, f[2] - w), max(0, f[3] - w)], max(0, radius - w / 2), q);
    }
    const t = node.view.transform;
    if (t) {
      const [x, y] = [f[0] + f[2] / 2, f[1] + f[3] / 2];
      set(node.group, { transform: `matrix(${t.slice(0, 4).join(" ")} ${x + t[4] - t[0] * x - t[2] * y} ${y + t[5] - t[1] * x - t[3] * y})` });
    }
    for (const mark of node.marks) mark(f);
  }

  /** Moves each level of views apart, as seen from the side; 0 puts them together again. */
  layers(/** @type {number} */ distance) {
    this.explode = distance;
    this.element.classList.toggle("apart", distance > 0);
    if (this.picture) this.extend(this.extent);
    for (const node of this.nodes ?? []) {
      if (node && !node.view.transform) node.group.setAttribute("transform", distance ? `translate(${distance} ${-distance * 0.6})` : "");
    }
  }

  /** The view whose frame a click fell on, as the tree's number; -1 for none. */
  viewAt(/** @type {EventTarget | null} */ target) {
    const group = target instanceof Element ? target.closest("g[data-id]") : null;
    return this.nodes.findIndex((/** @type {any} */ node) => node?.group === group);
  }
}
