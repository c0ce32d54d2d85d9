/**
 * The report's data, and frames of its scenes in windows of any size: what `layoutReport` answers.
 */

/** @typedef {{id: string, className: string, depth: number, look: number, isHidden: boolean, isRoot: boolean, flags: number, alpha: number, offset: number[], transform: number[] | null}} View */
/** @typedef {{views: View[], frames: number[][], size: number[], notes: any[], over: number | undefined, begins: string | null, source?: any}} Picture */

/** @type {any} */
let data;
/** @type {any} */
let baseline = null;

/** Reads a JSON element; `null` where there is none. */
function readData(/** @type {string} */ id) {
  const element = document.getElementById(id);
  return element ? JSON.parse(element.textContent ?? "null") : null;
}

/** @returns {View[]} the views of a tree, unpacked once */
function treeOf(/** @type {any} */ scene, /** @type {number} */ index) {
  scene.views ??= [];
  return (scene.views[index] ??= scene.trees[index].map((/** @type {any[]} */ v) => ({
    id: v[0], className: v[1], depth: v[2], look: v[3], isHidden: (v[4] & 1) > 0, flags: v[4], isRoot: v[2] === 0 || (v[4] & 4) > 0,
    alpha: v[5] ?? 1, offset: [v[6] ?? 0, v[7] ?? 0], transform: v[8] ?? null,
  })));
}

/** Rounds a location to the device's pixels, as the library does: halves up, with some noise allowed. */
const pixel = (/** @type {number} */ value, /** @type {number} */ scale) => floor(value * scale + 0.5 + 1e-6) / scale;

/** A number of a sweep in a window of a size. */
function affine(/** @type {number | number[]} */ n, /** @type {number} */ width, /** @type {number} */ height) {
  return typeof n === "number" ? n : n[0] + n[1] * width + (n.length > 2 ? n[2] * height : 0);
}

/** The picture of a scene as it was laid out under conditions. */
function laidOut(/** @type {any} */ scene, /** @type {any} */ layout) {
  /** @type {Picture} */
  const picture = {
    views: treeOf(scene, layout.t), frames: scene.lists[layout.f].map((/** @type {number} */ row) => scene.rows[row]),
    size: layout.s, over: layout.b,
    notes: (layout.n ?? []).map((/** @type {number} */ n) => scene.notes[n]), begins: null,
  };
  return picture;
}

/** The piece of a sweep that a size lies in; of neighbours the one that begins there, and one of that size alone first. */
function pieceAt(/** @type {any} */ sweep, /** @type {number} */ width, /** @type {number} */ height) {
  const inside = (/** @type {number[]} */ range, /** @type {number} */ value) => value >= range[0] - 1e-7 && value <= range[1] + 1e-7;
  if (!inside(sweep.w, width) || !inside(sweep.h, height)) return null;
  const isVertical = sweep.w[0] === sweep.w[1] && sweep.h[0] < sweep.h[1];
  const isPlane = sweep.w[0] < sweep.w[1] && sweep.h[0] < sweep.h[1];
  if (isPlane) {
    const holds = (/** @type {any} */ piece) =>
      inside(piece.w, width) && inside(piece.h, height) &&
      (piece.p ?? []).every((/** @type {number[]} */ p) => p[0] * width + p[1] * height <= p[2] + 1e-7);
    return (
      sweep.pieces.find((/** @type {any} */ p) => p.w[0] === p.w[1] && p.h[0] === p.h[1] && holds(p)) ??
      sweep.pieces.filter(holds).at(-1) ?? null
    );
  }
  const key = isVertical ? "h" : "w";
  const place = isVertical ? height : width;
  let [low, high] = [0, sweep.pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sweep.pieces[middle][key][0] <= place) low = middle + 1;
    else high = middle;
  }
  if (low > 1) {
    const alone = sweep.pieces[low - 2][key];
    if (alone[0] === place && alone[1] === place) return sweep.pieces[low - 2];
  }
  return low > 0 ? sweep.pieces[low - 1] : null;
}

/** The sweep's piece that describes a layout in a window of a size: in the plane of sizes, along the width, or along the height. */
function heldPiece(/** @type {any} */ scene, /** @type {any} */ layout, /** @type {number} */ width, /** @type {number} */ height) {
  for (const number of [layout.w, layout.v]) {
    const piece = number === undefined ? null : pieceAt(scene.sweeps[number], width, height);
    if (piece) return piece;
  }
  return null;
}

/** The picture of a scene in a window of a size: from the sweep's pieces, or as it was laid out; `null` of a size not held. */
function pictureAt(/** @type {any} */ scene, /** @type {any} */ layout, /** @type {number} */ width, /** @type {number} */ height) {
  const piece = heldPiece(scene, layout, width, height);
  if (!piece) return width === layout.s[0] && height === layout.s[1] ? laidOut(scene, layout) : null;
  const views = treeOf(scene, piece.t);
  const list = scene.lists[piece.f];
  const scale = layout.x;
  /** Where each open superview begins: exactly within its controller's view, and where that view begins in the window. */
  const path = [[0, 0, 0, 0]];
  const frames = new Array(views.length);
  for (let i = 0; i < views.length; i++) {
    const row = scene.rows[list[i]] ?? [0, 0, 0, 0];
    const { depth, isRoot } = views[i];
    const [outerX, outerY, baseX, baseY] = path[depth];
    const [x, y, w, h] = row.map((/** @type {any} */ form) => affine(form, width, height));
    if (isRoot) {
      // A controller's view stands where its container puts it, and its views are rounded from there.
      frames[i] = [baseX + pixel(outerX, scale) + x, baseY + pixel(outerY, scale) + y, max(0, pixel(w, scale)), max(0, pixel(h, scale))];
      path[depth + 1] = [0, 0, frames[i][0], frames[i][1]];
    } else {
      path[depth + 1] = [outerX + x, outerY + y, baseX, baseY];
      const [left, top] = [pixel(outerX + x, scale), pixel(outerY + y, scale)];
      frames[i] = [baseX + left, baseY + top, max(0, pixel(outerX + x + w, scale) - left), max(0, pixel(outerY + y + h, scale) - top)];
    }
  }
  /** @type {Picture} */
  const picture = {
    views, frames, size: [width, height], over: layout.b,
    notes: (piece.n ?? []).map((/** @type {number} */ n) => scene.notes[n]), begins: piece.b ?? null,
  };
  return picture;
}

/** Which view has a flag: 2 for one that dims what is behind it, 8 for a card, 16 for the first that doesn't recede behind it. */
const flagged = (/** @type {View[]} */ views, /** @type {number} */ flag) => views.findIndex((view) => view.flags & flag);

/** What a card on a phone makes of what is behind it, as the library draws it: its scale, and where it stands. */
function behindCard(/** @type {Picture} */ { views, frames, size: [width, height] }) {
  const [, y, , length] = frames[flagged(views, 8)];
  const below = max(0, y + length - height);
  const top = y - below;
  const progress = min(1, max(0, 1 - below / max(1, height - top)));
  return [1 - (progress * 20) / width, progress * 10, progress * max(0, top - 10)];
}

/** A view's frame where it is seen, moved by what scrolls around it and smaller behind a card; and its scale. */
function seenFrame(/** @type {Picture} */ picture, /** @type {number} */ place, /** @type {Map<string, number[]> | null} */ scrolls = null) {
  const { views, frames } = picture;
  if (!frames[place]) return null;
  let [x, y, width, height] = frames[place];
  let depth = views[place].depth;
  for (let i = place; i >= 0; i--) {
    if (views[i].depth >= depth) continue;
    depth = views[i].depth;
    const [left, top] = scrolls?.get(views[i].id) ?? [0, 0];
    x -= views[i].offset[0] + left;
    y -= views[i].offset[1] + top;
  }
  if (place < flagged(views, 16)) {
    const [scale, left, top] = behindCard(picture);
    return [left + scale * x, top + scale * y, scale * width, scale * height, scale];
  }
  return [x, y, width, height, 1];
}

/** The frames of all views where they are seen, by their ids. @returns {Record<string, number[]>} */
const seenFrames = (/** @type {Picture} */ picture) => Object.fromEntries(picture.views.map((view, place) => [view.id, /** @type {any} */ (seenFrame(picture, place))]));

/** The sizes that a layout is held for, as rectangles: a plane of sizes, or the widths of its own height and the heights of its own width. @returns {{width: number[], height: number[]}[]} */
function heldSizes(/** @type {any} */ scene, /** @type {any} */ layout) {
  const [width, height] = layout.s;
  const held = [layout.w, layout.v].filter((number) => number !== undefined).map((number) => ({ width: scene.sweeps[number].w, height: scene.sweeps[number].h }));
  const isOwn = (/** @type {{width: number[], height: number[]}} */ each) => clamp(width, each.width) === width && clamp(height, each.height) === height;
  return held.some(isOwn) ? held : [{ width: [width, width], height: [height, height] }, ...held];
}

/** The size that is held and nearest to another; where one length is changed, that one is the last to give way. @returns {number[]} */
function nearestHeld(/** @type {{width: number[], height: number[]}[]} */ held, /** @type {number[]} */ size, changed = -1) {
  const all = held.map(({ width, height }) => [clamp(size[0], width), clamp(size[1], height)]);
  const cost = (/** @type {number[]} */ each) => each.reduce((sum, value, axis) => sum + abs(value - size[axis]) * (axis === changed ? 1e4 : 1), 0);
  return all.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

/** The least and the largest of a length that some sizes have. */
const spanOf = (/** @type {{width: number[], height: number[]}[]} */ held, /** @type {"width" | "height"} */ key) => [min(...held.map((each) => each[key][0])), max(...held.map((each) => each[key][1]))];

/** A scene by its number, its id, its name, its file, or `{path, scene}`; the first of several. */
function findScene(/** @type {any} */ key) {
  if (typeof key === "number") return data.scenes[key];
  const { path, scene } = Object(key);
  const holds = (/** @type {any} */ s) => (path ? s.path === path && s.scene === (scene ?? null) : s.scene === (key ?? null) || s.name === key || s.path === key);
  return data.scenes.find(holds);
}

/** What scripts and tests ask of the page. */
const layoutReport = {
  /** The scenes, each with the conditions that it was laid out under, and for each of them the sizes that are held: in every size of one of its `ranges` there are frames. The width and the height beside are the first of these. */
  scenes() {
    return data.scenes.map((/** @type {any} */ scene) => {
      const ranges = scene.layouts.map((/** @type {any} */ l) => heldSizes(scene, l));
      return { path: scene.path, scene: scene.scene, name: scene.name, conditions: scene.layouts.map(conditionsOf), ranges, ...ranges[0][0] };
    });
  },
  /** Rounded frames in the window's coordinates, by id; `null` of what isn't held, and of what a preview asks for before it is there. The size is the layout's own where none is given. */
  frames(/** @type {any} */ key, /** @type {string} */ conditions, /** @type {number} */ width, /** @type {number} */ height) {
    const scene = findScene(key);
    const layout = scene?.layouts.find((/** @type {any} */ l) => conditionsOf(l) === conditions) ?? (conditions ? null : scene?.layouts[0]);
    if (!layout) return null;
    const size = /** @type {[number, number]} */ ([width ?? layout.s[0], height ?? layout.s[1]]);
    const picture = pictureAt(scene, layout, ...size) ?? (data.live ? livePicture(scene, layout, ...size) : null);
    return typeof picture === "object" && picture && Object.fromEntries(picture.views.map((view, i) => [view.id, picture.frames[i]]));
  },
};
