/** The rulers along a window's edges, and the plane of its sizes: pieces, what is wrong where, what begins where. */

/** The sweep that describes a layout along an axis, or in the whole plane; `null` where its size can't change. */
function sweepOf(/** @type {any} */ scene, /** @type {any} */ layout, axis = 0) {
  const own = layout.w === undefined ? null : scene.sweeps[layout.w];
  const lies = (/** @type {any} */ sweep) => sweep && (axis ? sweep.h[0] < sweep.h[1] : sweep.w[0] < sweep.w[1]);
  if (lies(own)) return own;
  const other = layout.v === undefined ? null : scene.sweeps[layout.v];
  return lies(other) ? other : null;
}

/** The part of an axis that a piece has at a place of the other one; `null` where it has none. */
function sliceOf(/** @type {any} */ piece, /** @type {number} */ axis, /** @type {number} */ other) {
  let [low, high] = axis ? piece.h : piece.w;
  const [from, to] = axis ? piece.w : piece.h;
  if (other < from - 1e-7 || other > to + 1e-7) return null;
  for (const plane of piece.p ?? []) {
    const rest = plane[2] - plane[1 - axis] * other;
    if (plane[axis] > 1e-12) high = min(high, rest / plane[axis]);
    else if (plane[axis] < -1e-12) low = max(low, rest / plane[axis]);
    else if (rest < -1e-7) return null;
  }
  return high >= low - 1e-9 ? [low, max(low, high)] : null;
}

/** The pieces along an axis, each with its ends, in order. @returns {[number, number, any][]} */
function piecesAlong(/** @type {any} */ sweep, /** @type {number} */ axis, /** @type {number} */ other) {
  const isPlane = sweep.w[0] < sweep.w[1] && sweep.h[0] < sweep.h[1];
  if (!isPlane) return sweep.pieces.map((/** @type {any} */ piece) => [...(axis ? piece.h : piece.w), piece]);
  const found = sweep.pieces.map((/** @type {any} */ piece) => [sliceOf(piece, axis, other), piece]).filter((/** @type {any} */ [slice]) => slice);
  return found.map((/** @type {any} */ [slice, piece]) => [...slice, piece]).sort((/** @type {any} */ a, /** @type {any} */ b) => a[0] - b[0] || a[1] - b[1]);
}

/** The gravest of what a piece's layouts say. */
const worstOf = (/** @type {any} */ scene, /** @type {any} */ piece) => (piece.n ?? []).reduce((/** @type {string} */ worst, /** @type {number} */ n) => graver(scene.notes[n][0], worst), "");

/** The widths of a finding under conditions; `null` where it was looked for in one window alone. Where widths were examined, one without any is of a rule that no width changes. */
function widthsOf(/** @type {any} */ finding, /** @type {number} */ c) {
  if (!finding.ranges) return data.isSwept ? [[0, 1e9]] : null;
  return finding.ranges.filter((/** @type {any} */ range) => !range[2] || range[2].includes(c));
}

/** Whether a finding holds in a window: at its widths, or where it was looked for. */
function holdsAt(/** @type {any} */ finding, /** @type {any} */ layout, /** @type {number[]} */ size) {
  if (finding.conditions.length && !finding.conditions.includes(layout.c)) return false;
  const widths = widthsOf(finding, layout.c);
  const isOwn = abs(size[0] - layout.s[0]) < 0.01;
  if (!widths || !widths.length) return isOwn;
  return isOwn || widths.some((/** @type {number[]} */ range) => size[0] >= range[0] - 1e-6 && size[0] <= range[1] + 1e-6);
}

/** A ruler along one edge: what is wrong where in colours, breakpoints as lines, and the size as a thumb. */
class Ruler {
  /**
   * @param {any} scene @param {any} layout @param {number} axis 0 for the width @param {any[]} findings
   * @param {(value: number, isSettled: boolean) => void} onmove @param {(words: string) => void} onsay
   */
  constructor(scene, layout, axis, findings, onmove, onsay) {
    this.scene = scene;
    this.layout = layout;
    this.axis = axis;
    this.findings = findings;
    this.sweep = sweepOf(scene, layout, axis);
    [this.low, this.high] = axis ? this.sweep.h : this.sweep.w;
    this.track = svg("svg", { class: "track", "aria-hidden": "true", preserveAspectRatio: "none", viewBox: axis ? "0 0 12 1000" : "0 0 1000 12" });
    const words = axis ? "Window height in points" : "Window width in points";
    this.input = /** @type {HTMLInputElement} */ (h("input", {
      type: "range", min: Math.ceil(this.low), max: floor(this.high), step: 1, "aria-label": words, "aria-orientation": axis ? "vertical" : null,
      oninput: (/** @type {any} */ e) => onmove(Number(e.target.value), false), onchange: (/** @type {any} */ e) => onmove(Number(e.target.value), true),
    }));
    this.element = h("div", { class: `ruler ${axis ? "vertical" : "horizontal"}` }, h("div", { class: "bar" }, this.track, this.input));
    this.element.addEventListener("pointermove", (e) => onsay(this.wordsAt(e)));
    this.element.addEventListener("pointerleave", () => onsay(""));
    /** @type {number | undefined} */
    this.other = undefined;
  }

  place(/** @type {number} */ value) {
    return ((value - this.low) / max(1e-9, this.high - this.low)) * 1000;
  }

  /** What begins at the breakpoint that is nearest to the pointer. */
  wordsAt(/** @type {PointerEvent} */ event) {
    const box = this.track.getBoundingClientRect();
    const at = this.axis ? (event.clientY - box.top) / box.height : (event.clientX - box.left) / box.width;
    const value = this.low + at * (this.high - this.low);
    const near = (this.high - this.low) * 0.012;
    const best = (this.pieces ?? []).filter(([from, , piece]) => piece.b && abs(from - value) < near).sort((a, b) => abs(a[0] - value) - abs(b[0] - value))[0];
    return best ? `From ${round3(best[0])} points ${this.axis ? "of height" : "of width"}: ${wordsOfChange(best[2].b, this.scene)}` : "";
  }

  /** Shows a size. Only what the other length changes is drawn again. */
  move(/** @type {number[]} */ size) {
    const value = size[this.axis];
    const shown = String(clamp(round(value), [Math.ceil(this.low), floor(this.high)]));
    if (this.input.value !== shown) this.input.value = shown;
    const other = size[1 - this.axis];
    if (this.other === other) return;
    this.other = other;
    this.pieces = piecesAlong(this.sweep, this.axis, other);
    const key = this.pieces.map(([from, to, piece]) => `${round3(from)} ${round3(to)} ${piece.f}`).join();
    if (this.drawn !== key) this.draw();
    this.drawn = key;
  }

  draw() {
    const band = (/** @type {number} */ from, /** @type {number} */ to, /** @type {string} */ name) => {
      const [start, length] = [this.place(clamp(from, [this.low, this.high])), 0];
      const end = this.place(clamp(to, [this.low, this.high]));
      const breadth = max(2.5, end - start + length);
      return svg("rect", { ...(this.axis ? { x: 3, y: round3(start), width: 6, height: round3(breadth) } : { x: round3(start), y: 3, width: round3(breadth), height: 6 }), class: name });
    };
    const parts = [band(this.low, this.high, data.isSwept && !this.axis ? "fine" : "open")];
    const bands = /** @type {[number, number, string][]} */ ([]);
    for (const [from, to, piece] of this.pieces ?? []) {
      const worst = worstOf(this.scene, piece);
      if (worst) bands.push([from, to, worst]);
    }
    for (const finding of this.findings) {
      if (!finding.conditions.includes(this.layout.c)) continue;
      const own = this.layout.s[this.axis];
      const widths = this.axis ? null : widthsOf(finding, this.layout.c);
      for (const range of widths?.length ? widths : [[own, own]]) bands.push([range[0], range[1], finding.severity]);
    }
    bands.sort((a, b) => ranks[a[2]] - ranks[b[2]]);
    parts.push(...bands.map(([from, to, severity]) => band(from, to, severity)));
    for (const [from, , piece] of this.pieces ?? []) {
      if (from <= this.low || !piece.b) continue;
      const at = round3(this.place(from));
      parts.push(this.axis ? lineOf(0, at, 12, at, "breakpoint") : lineOf(at, 0, at, 12, "breakpoint"));
    }
    this.track.replaceChildren(...parts);
  }

  /** The breakpoints, each with what begins there. */
  breakpoints() {
    return (this.pieces ?? []).filter(([from, , piece]) => piece.b && from > this.low);
  }
}

/** The breakpoints along an edge as a list, each with what begins there. */
function breakpointList(/** @type {Ruler} */ ruler, /** @type {any} */ scene, /** @type {(value: number) => void} */ onpick) {
  const list = ruler.breakpoints();
  return h("section", { class: "breaks" }, h("h2", {}, ruler.axis ? "Along the height" : "Along the width", h("span", { class: "number" }, String(list.length))),
    list.length ? h("ol", {}, list.map(([from, , piece]) => h("li", {}, h("button", { class: "link", onclick: () => onpick(from) }, String(round3(from))), ` ${wordsOfChange(piece.b, scene)}`))) : h("p", { class: "hint" }, "Nothing changes but lengths."));
}

/** What begins at a breakpoint, with views by their names. */
function wordsOfChange(/** @type {string} */ words, /** @type {any} */ scene) {
  const names = scene.names ?? {};
  return words.replace(/[\w-]{2,}/g, (id) => (Object.hasOwn(names, id) ? names[id] : id));
}

/** The corners of a piece in the plane of sizes: its bounding box cut by its half planes. */
function cornersOf(/** @type {any} */ piece) {
  let corners = [[piece.w[0], piece.h[0]], [piece.w[1], piece.h[0]], [piece.w[1], piece.h[1]], [piece.w[0], piece.h[1]]];
  for (const [a, b, c] of piece.p ?? []) {
    const beyond = (/** @type {number[]} */ [x, y]) => a * x + b * y - c;
    corners = corners.flatMap((corner, i) => {
      const next = corners[(i + 1) % corners.length];
      const [from, to] = [beyond(corner), beyond(next)];
      const kept = from <= 1e-7 ? [corner] : [];
      if ((from <= 1e-7) !== (to <= 1e-7)) {
        const t = from / (from - to);
        kept.push([corner[0] + t * (next[0] - corner[0]), corner[1] + t * (next[1] - corner[1])]);
      }
      return kept;
    });
  }
  return corners;
}

/** The plane of sizes as a small map: its pieces, what is wrong in them, devices, and a dot where the window is. */
class PlaneMap {
  /** @param {any} scene @param {any} layout @param {any[]} findings @param {(size: number[], isSettled: boolean) => void} onmove */
  constructor(scene, layout, findings, onmove) {
    const sweeps = [sweepOf(scene, layout, 0), sweepOf(scene, layout, 1)].filter((sweep, i, all) => sweep && all.indexOf(sweep) === i);
    const ends = (/** @type {number} */ axis) => [...sweeps.flatMap((sweep) => (axis ? sweep.h : sweep.w)), layout.s[axis]];
    const [wide, tall] = [ends(0), ends(1)];
    this.low = [min(...wide), min(...tall) === max(...tall) ? max(0, tall[0] - 200) : min(...tall)];
    this.high = [max(...wide) === min(...wide) ? wide[0] + 200 : max(...wide), min(...tall) === max(...tall) ? tall[0] + 200 : max(...tall)];
    this.size = [320, 160];
    const at = (/** @type {number[]} */ size) => [0, 1].map((i) => round3(((size[i] - this.low[i]) / (this.high[i] - this.low[i])) * this.size[i]));
    this.at = at;
    this.dot = svg("circle", { r: 5, class: "here" });
    this.element = svg("svg", { viewBox: `0 0 ${this.size[0]} ${this.size[1]}`, class: "plane", "aria-hidden": "true" });
    for (const sweep of sweeps) {
      const isPlane = sweep.w[0] < sweep.w[1] && sweep.h[0] < sweep.h[1];
      for (const piece of sweep.pieces) {
        const worst = worstOf(scene, piece);
        if (isPlane) {
          this.element.append(svg("polygon", { points: cornersOf(piece).map((corner) => at(corner).join(",")).join(" "), class: worst || "open" }));
        } else {
          const name = worst || (data.isSwept && sweep.w[0] < sweep.w[1] ? "fine" : "open");
          const [a, b] = [at([piece.w[0], piece.h[0]]), at([piece.w[1], piece.h[1]])];
          this.element.append(lineOf(a[0], a[1], b[0], b[1], `line ${name}`));
        }
      }
    }
    // Lint looks through the widths of the window's own height.
    if (data.isSwept && wide[0] < wide[1]) {
      const [a, b] = [at([this.low[0], layout.s[1]]), at([this.high[0], layout.s[1]])];
      this.element.append(lineOf(a[0], a[1], b[0], b[1], "line fine"));
    }
    for (const finding of [...findings].sort((a, b) => ranks[a.severity] - ranks[b.severity])) {
      if (!finding.conditions.includes(layout.c)) continue;
      for (const [low, high] of widthsOf(finding, layout.c) ?? []) {
        const [a, b] = [at([max(low, this.low[0]), layout.s[1]]), at([min(high, this.high[0]), layout.s[1]])];
        this.element.append(lineOf(a[0], a[1], max(b[0], a[0] + 1), b[1], `line ${finding.severity}`));
      }
    }
    for (const [words, width, height] of devicesFor(layout)) {
      if (words.includes(",") || width < this.low[0] || width > this.high[0] || height < this.low[1] || height > this.high[1]) continue;
      const [x, y] = at([width, height]);
      const mark = svg("rect", { x: x - 1.5, y: y - 1.5, width: 3, height: 3, class: "size-of-device" });
      const title = svg("title");
      title.textContent = `${words}, ${width} × ${height}`;
      mark.append(title);
      this.element.append(mark);
    }
    this.element.append(this.dot);
    const pick = (/** @type {PointerEvent} */ e, /** @type {boolean} */ isSettled) => {
      const box = this.element.getBoundingClientRect();
      const share = [(e.clientX - box.left) / box.width, (e.clientY - box.top) / box.height];
      onmove(share.map((part, i) => round(this.low[i] + clamp(part, [0, 1]) * (this.high[i] - this.low[i]))), isSettled);
    };
    this.element.addEventListener("pointerdown", (/** @type {any} */ down) => {
      this.element.setPointerCapture(down.pointerId);
      const move = (/** @type {any} */ e) => pick(e, false);
      pick(down, false);
      this.element.addEventListener("pointermove", move);
      this.element.addEventListener("pointerup", (/** @type {any} */ e) => {
        this.element.removeEventListener("pointermove", move);
        pick(e, true);
      }, { once: true });
    });
  }

  move(/** @type {number[]} */ size) {
    const [x, y] = this.at(size);
    set(this.dot, { cx: x, cy: y });
  }
}
