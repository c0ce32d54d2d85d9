/** What is drawn over a picture: findings, what is picked, distances, constraints, guides, names, the device. */

const overlayWords = /** @type {Record<string, string>} */ ({ findings: "Findings", names: "Names", constraints: "Constraints", guides: "Safe area and margins", device: "Device" });

/** The overlays that are on. */
const overlaysOf = (/** @type {State} */ state) => state.over.split(",").filter((name) => overlayWords[name]);

/** The sign of a mark in the middle of a place; it is as large on every zoom. */
function sign(/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ text, /** @type {string} */ name, /** @type {number} */ zoom) {
  const group = svg("g", { transform: `translate(${round3(x)} ${round3(y)}) scale(${round3(1 / zoom)})`, class: `sign ${name}` });
  const label = svg("text", { "text-anchor": "middle", y: 4 });
  label.textContent = text;
  group.append(svg("circle", { r: 10 }), label);
  return group;
}

/** A name on its ground. */
function tag(/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ text, /** @type {number} */ zoom, name = "tag") {
  const group = svg("g", { transform: `translate(${round3(x)} ${round3(y)}) scale(${round3(1 / zoom)})`, class: name });
  const label = svg("text", { x: 4, y: 11 });
  label.textContent = text.length > 36 ? `${text.slice(0, 35)}…` : text;
  group.append(svg("rect", { width: min(36, text.length) * 6.1 + 8, height: 15, rx: 3 }), label);
  return group;
}

const boxOf = (/** @type {number[]} */ f, /** @type {string} */ name) => svg("rect", { x: round3(f[0]), y: round3(f[1]), width: round3(f[2]), height: round3(f[3]), class: name });
const lineOf = (/** @type {number} */ x1, /** @type {number} */ y1, /** @type {number} */ x2, /** @type {number} */ y2, /** @type {string} */ name) =>
  svg("line", { x1: round3(x1), y1: round3(y1), x2: round3(x2), y2: round3(y2), class: name });

/** Lines and numbers between two frames as they are seen: the gaps of those apart, the insets of one in the other, in the dump's points. */
function distances(/** @type {number[]} */ a, /** @type {number[]} */ b, zoom = 1) {
  const parts = /** @type {Element[]} */ ([]);
  const line = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ across, /** @type {boolean} */ isHorizontal) => {
    if (abs(to - from) < 0.01) return;
    parts.push(isHorizontal ? lineOf(from, across, to, across, "distance") : lineOf(across, from, across, to, "distance"));
    const words = String(round3(abs(to - from) / max(a[4], b[4])));
    const middle = (from + to) / 2;
    parts.push(isHorizontal ? tag(middle - (words.length * 3.05 + 4) / zoom, across - 18 / zoom, words, zoom, "tag distance") : tag(across + 4 / zoom, middle - 7 / zoom, words, zoom, "tag distance"));
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

/** A constraint's strokes: along a length, across a distance with ticks at its ends, or through aligned views. */
function strokes(/** @type {any[]} */ constraint, /** @type {(id: string) => number[] | null} */ frameOf, /** @type {string} */ name) {
  const [, , items, place] = constraint;
  const first = frameOf(items[0]);
  if (!first || !place) return [];
  const [isVertical, isSize, fraction, distance] = place;
  const point = (/** @type {number} */ along, /** @type {number} */ across) => (isVertical ? [across, along] : [along, across]);
  const stroke = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ across) => [[from, across, to, across], [from, across - 3, from, across + 3], [to, across - 3, to, across + 3]]
    .map(([a, b, c, d]) => lineOf(.../** @type {[number, number, number, number]} */ ([...point(a, b), ...point(c, d)]), name));
  const [along, length, side, breadth] = isVertical ? [first[1], first[3], first[0], first[2]] : [first[0], first[2], first[1], first[3]];
  if (isSize) return stroke(along, along + length, isVertical ? side + 4 : side + breadth - 4);
  const second = items[1] === undefined ? null : frameOf(items[1]);
  if (!second) return [];
  const edge = along + fraction * length;
  if (abs(distance) >= 0.5) return stroke(edge - distance, edge, side + breadth / 2);
  const [otherSide, otherBreadth] = isVertical ? [second[0], second[2]] : [second[1], second[3]];
  return [lineOf(.../** @type {[number, number, number, number]} */ ([...point(edge, min(side, otherSide)), ...point(edge, max(side + breadth, otherSide + otherBreadth))]), name)];
}

/** The device around a window that fills its screen: its corners, its notch or island, its home indicator. */
function deviceMarks(/** @type {number[]} */ [width, height], /** @type {number[]} */ insets, /** @type {string} */ orientation, /** @type {boolean} */ dark) {
  const [top, left, bottom, right] = insets;
  const deep = max(top, left, right);
  const hasNotch = deep >= 44 && min(width, height) < 500;
  const parts = [svg("rect", { x: 1, y: 1, width: max(0, width - 2), height: max(0, height - 2), rx: hasNotch ? 44 : bottom > 0 ? 18 : 2, class: "device" })];
  const box = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ y2, /** @type {number} */ r, fill = "#000") => parts.push(svg("rect", { x, y, width: w, height: y2, rx: r, fill }));
  const [long, short, gap] = deep >= 54 ? [124, 36, 12] : [210, 30, 0];
  if (hasNotch) {
    if (orientation === "portrait") box(width / 2 - long / 2, gap, long, short, short / 2);
    else if (orientation === "portraitUpsideDown") box(width / 2 - long / 2, height - gap - short, long, short, short / 2);
    else box(orientation === "landscapeLeft" ? width - gap - short : gap, height / 2 - long / 2, short, long, short / 2);
  }
  if (bottom > 0) box(width / 2 - min(width * 0.36, 140) / 2, height - 13, min(width * 0.36, 140), 5, 2.5, dark ? "#fff" : "#000");
  return parts;
}

/** Where a frame that lies outside a part of the window is: the part's nearest edge, and the direction in degrees; `null` of one that is seen. */
function outside(/** @type {number[]} */ f, /** @type {number[]} */ [left, top, right, low], margin = 14) {
  if (f[0] < right - 1 && f[1] < low - 1 && f[0] + f[2] > left + 1 && f[1] + f[3] > top + 1) return null;
  const [x, y] = [f[0] + f[2] / 2, f[1] + f[3] / 2];
  const [edgeX, edgeY] = [clamp(x, [left + margin, right - margin]), clamp(y, [top + margin, low - margin])];
  return { x: edgeX, y: edgeY, angle: (Math.atan2(y - edgeY, x - edgeX) * 180) / Math.PI };
}
