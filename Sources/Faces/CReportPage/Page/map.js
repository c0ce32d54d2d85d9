/** The map of the app: its files with their screens, joined by segues. From afar it shows files, nearer names, and nearest pictures. */

/** A name of so many characters at most. */
const cutName = (/** @type {string} */ name, /** @type {number} */ most) => (name.length > most ? `${name.slice(0, max(1, floor(most) - 1))}…` : name);

/** A name in some lines of so many characters, broken between its words, and within one that is too long. @returns {string[]} */
function nameLines(/** @type {string} */ name, /** @type {number} */ most, /** @type {number} */ count) {
  const width = max(3, floor(most));
  const parts = name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[_./ -])(?=[^_./ -])/).flatMap((part) => part.replace(/_+$/, "_").match(new RegExp(`.{1,${width}}`, "gu")) ?? []);
  const lines = [""];
  for (const part of parts) {
    const last = lines[lines.length - 1];
    if (!last || last.length + part.trimEnd().length <= width) lines[lines.length - 1] += part;
    else lines.push(part);
  }
  const shown = lines.slice(0, count).map((line) => line.trim());
  if (lines.length > count) shown[count - 1] = `${shown[count - 1].slice(0, width - 1)}…`;
  return shown;
}

class AppMap {
  constructor(/** @type {State} */ state) {
    this.dark = isDark(state);
    this.map = data.arranged ??= arranged(data.map, innerWidth > 900 ? 1.5 : 0.8);
    this.size = this.map.size;
    this.view = [0, 0, ...this.size];
    this.picture = svg("svg", { "aria-label": "Map of the screens", role: "group" });
    /** Files with their screens, each with its links, title and picture, and how much of it is drawn. @type {any[]} */
    this.groups = [];
    this.build(state);
    this.element = h("div", { class: "map-box", tabindex: 0, role: "region", "aria-label": "Map of the screens; arrow keys move it, plus and minus zoom", onkeydown: (/** @type {KeyboardEvent} */ e) => this.key(e) }, this.picture,
      h("p", { class: "map-hint hint" }, "Pinch, or Ctrl and the wheel, zooms. Drag moves."),
      h("div", { class: "zooms" }, h("button", { class: "icon", "aria-label": "Smaller", onclick: () => this.zoom(1.25) }, "−"), h("button", { class: "icon", "aria-label": "Larger", onclick: () => this.zoom(0.8) }, "+"), h("button", { onclick: () => this.fit() }, "Fit")));
    this.isDragged = false;
    /** Pointers on the map: two of them pinch. @type {Map<number, number[]>} */
    this.pointers = new Map();
    this.picture.addEventListener("pointerdown", (/** @type {any} */ e) => this.press(e));
    // The wheel alone scrolls the page. A pinch on a trackpad comes as a wheel with Ctrl.
    this.element.addEventListener("wheel", (/** @type {any} */ e) => {
      if (!e.ctrlKey) return;
      e.preventDefault();
      this.zoom(Math.exp(clamp(e.deltaY, [-60, 60]) / 150), e);
    }, { passive: false });
  }

  build(/** @type {State} */ state) {
    const { nodes, edges, boxes, groups, groupOf } = this.map;
    const head = svg("marker", { id: "segue-head", viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 8, markerHeight: 8, orient: "auto-start-reverse" });
    head.append(svg("path", { d: "M0 0 10 5 0 10z", class: "segue-head" }));
    this.picture.append(head);
    this.groups = groups.map((/** @type {Group} */ group) => {
      const button = svg("g", { class: "file", role: "button", tabindex: 0, "aria-label": `${group.name}, ${count(group.scenes, "screen")}: zoom to it` });
      const [element, title, marks] = [svg("g"), svg("text"), svg("g")];
      const label = svg("title");
      label.textContent = group.file;
      button.append(label, svg("rect", { x: group.x, y: group.y, width: group.w, height: group.h, rx: 18 }), title, marks);
      const near = () => this.look(this.around([group.x, group.y, group.w, group.h]));
      button.addEventListener("click", () => this.isDragged || near());
      button.addEventListener("keydown", (/** @type {any} */ e) => e.key === "Enter" && near());
      element.append(button);
      this.picture.append(element);
      return { group, element, button, title, marks, nodes: [], level: "" };
    });
    boxes.map((/** @type {any[]} */ box, /** @type {number} */ i) => ({ box, at: groupOf[nodes.length + i] })).sort((/** @type {any} */ a, /** @type {any} */ b) => a.box[5] - b.box[5]).forEach(({ box: [name, x, y, w, y2], at }) => {
      const { k } = groups[at];
      const label = svg("text", { x: x + 14 * k, y: y + 26 * k, "font-size": 18 * k });
      label.textContent = cutName(name, w / k / 9);
      const group = svg("g", { class: "container" });
      group.append(svg("rect", { x, y, width: w, height: y2, rx: 18 * k }), label);
      this.groups[at].element.append(group);
    });
    /** What segues lead to: screens, then containers. */
    const ends = [...nodes, ...boxes.map((/** @type {any[]} */ [name, x, y, w, height]) => ({ name, x, y, w, h: height }))];
    const across = svg("g");
    this.segues = edges.map((/** @type {any[]} */ [from, to, kind, label]) => {
      const { path, middle, length } = this.straight(ends[from], ends[to], groups[groupOf[from]].k);
      const line = svg("path", { d: path, class: `segue ${kind}`, "marker-end": "url(#segue-head)" });
      const title = svg("title");
      title.textContent = `${ends[from].name} → ${ends[to].name}: ${label || kind}`;
      line.append(title);
      const isWithin = groupOf[from] === groupOf[to];
      (isWithin ? this.groups[groupOf[from]].element : across).append(line);
      const text = svg("text", { x: round3(middle[0]), y: round3(middle[1]), class: "segue-label", "text-anchor": "middle" });
      text.textContent = cutName(label || kind, 24);
      return { line, text, length, across: isWithin ? null : [this.groups[groupOf[from]], this.groups[groupOf[to]]], at: this.groups[groupOf[from]] };
    });
    nodes.forEach((/** @type {any} */ node, /** @type {number} */ i) => {
      const scene = node.s === null ? null : data.scenes[node.s];
      const number = scene ? layoutUnder(scene, state.on) : 0;
      const group = scene ? svg("a", { href: linkTo({ scene: node.s, layouts: [number], view: null, finding: null, width: null, height: null }), class: "node", "aria-label": node.name }) : svg("g", { class: "node" });
      group.addEventListener("click", (e) => (this.isDragged ? e.preventDefault() : keepScroll()));
      const [title, marks] = [svg("text", { "text-anchor": "middle" }), svg("g")];
      group.append(svg("rect", { x: node.x, y: node.y, width: node.w, height: node.h, rx: 14 * groups[groupOf[i]].k, class: "ground" }), title, marks);
      this.groups[groupOf[i]].nodes.push({ node, scene, number, group, title, marks, isDrawn: !scene });
      this.groups[groupOf[i]].element.append(group);
    });
    for (const { text, at } of this.segues) at.element.append(text);
    this.picture.append(across);
  }

  start() {
    this.fit();
  }

  /** The pixels of a point of the map. */
  get scale() {
    const box = this.picture.getBoundingClientRect();
    return min((box.width || 1) / this.view[2], (box.height || 1) / this.view[3]);
  }

  /** A part of the map with a margin. */
  around(/** @type {number[]} */ [x, y, w, height]) {
    const edge = max(w, height) * 0.04;
    return [x - edge, y - edge, w + 2 * edge, height + 2 * edge];
  }

  fit() {
    this.look([0, 0, ...this.size]);
  }

  /** A line from the middle of one screen's edge to another's, its middle, and how long it is. */
  straight(/** @type {any} */ a, /** @type {any} */ b, /** @type {number} */ k) {
    const isRight = b.x >= a.x + a.w / 2;
    const [x1, x2] = isRight ? [a.x + a.w, b.x] : [a.x, b.x + b.w];
    const [y1, y2] = [a.y + a.h / 2, b.y + b.h / 2];
    const bend = max(40 * k, abs(x2 - x1) / 2) * (isRight ? 1 : -1);
    return { path: `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`, middle: [(x1 + x2) / 2, (y1 + y2) / 2 - 6], length: abs(x2 - x1) + abs(y2 - y1) };
  }

  look(/** @type {number[]} */ view) {
    this.view = view;
    this.picture.setAttribute("viewBox", view.map(round3).join(" "));
    this.pending ||= requestAnimationFrame(() => {
      this.pending = 0;
      this.tell();
    });
    if (!this.groups[0]?.level) this.tell();
  }

  /** Shows as much of each file as can be read: its name, the names of its screens, or their pictures. */
  tell() {
    const { scale } = this;
    const size = 12 / scale;
    this.picture.style.setProperty("--px", String(round3(1 / scale)));
    for (const entry of this.groups) {
      const { group: g, title } = entry;
      const heights = entry.nodes.map((/** @type {any} */ each) => each.node.h).sort((/** @type {number} */ a, /** @type {number} */ b) => b - a);
      const height = (heights[heights.length >> 1] ?? 0) * scale;
      const level = height >= 96 ? "pictures" : height >= 34 ? "names" : "files";
      if (entry.level !== level) entry.element.setAttribute("class", `as-${level}`);
      entry.level = level;
      const isFar = level === "files";
      const most = (g.w * scale - 4) / (isFar ? 6 : 6.6);
      const room = floor((g.h * scale - 2) / (isFar ? 12 : 15));
      const lines = isFar ? nameLines(g.name, max(3, most), max(1, room)) : [cutName(g.name.replaceAll("__", "_"), max(6, most))];
      const words = count(g.scenes, "screen");
      const rest = isFar && lines.length < room && words.length <= most ? [words] : [];
      this.write(title, [...lines, ...rest], isFar ? [g.x + g.w / 2, g.y + g.h / 2 - (lines.length + rest.length - 1) * size * 0.5 + size * 0.3] : [g.x + 8 / scale, g.y + size * 1.25], isFar ? size : size * 1.25, isFar ? "middle" : "start");
      if (!isFar) for (const each of entry.nodes) this.name(each, level, g.k);
    }
    for (const { line, text, length, across, at } of this.segues) {
      const isSeen = !across || across.every((/** @type {any} */ each) => each.level !== "files");
      line.toggleAttribute("hidden", !isSeen);
      text.toggleAttribute("hidden", !isSeen || length * scale < text.textContent.length * 6 + 24 || at.level === "files");
    }
    if (this.signs !== scale) this.sign();
  }

  /** Writes a screen's name above its picture, or in its place. */
  name(/** @type {any} */ entry, /** @type {string} */ level, /** @type {number} */ k) {
    const { node, title } = entry;
    const { scale } = this;
    const size = 12 / scale;
    const isNear = level === "pictures";
    const most = (max(node.w, mapGaps.least * k) * scale) / 6.6;
    const lines = isNear ? [cutName(node.name, most)] : nameLines(node.name, max(3, most), max(1, floor((node.h * scale) / 14)));
    const y = isNear ? node.y - size * 0.5 : node.y + node.h / 2 - (lines.length - 1) * size * 0.6 + size * 0.35;
    this.write(title, lines, [node.x + node.w / 2, y], size * 1.2, "middle");
    if (isNear) this.draw(entry);
  }

  /** Writes lines at a place. */
  write(/** @type {Element} */ text, /** @type {string[]} */ lines, /** @type {number[]} */ [x, y], /** @type {number} */ height, /** @type {string} */ anchor) {
    const key = `${lines.join("\n")} ${x} ${y} ${height}`;
    if (/** @type {any} */ (text).key === key) return;
    /** @type {any} */ (text).key = key;
    text.setAttribute("text-anchor", anchor);
    text.replaceChildren(...lines.map((line, i) => {
      const span = svg("tspan", { x: round3(x), y: round3(y + i * height) });
      span.textContent = line;
      return span;
    }));
  }

  /** Draws a screen's picture once it is near. */
  draw(/** @type {any} */ entry) {
    const { node, scene, number, marks } = entry;
    const [x, y, width, height] = this.view;
    if (entry.isDrawn || node.x > x + width || node.y > y + height || node.x + node.w < x || node.y + node.h < y) return;
    entry.isDrawn = true;
    const picture = still(scene, scene.layouts[number], this.dark);
    for (const [key, value] of Object.entries({ x: node.x, y: node.y, width: node.w, height: node.h })) picture.setAttribute(key, String(value));
    marks.before(picture, svg("rect", { x: node.x, y: node.y, width: node.w, height: node.h, rx: 14, class: "rim" }));
  }

  /** Draws all pictures, for paper. */
  get pictures() {
    return { drawAll: () => this.tell() };
  }

  zoom(/** @type {number} */ factor, /** @type {{clientX: number, clientY: number} | undefined} */ at = undefined) {
    const [x, y, width, height] = this.view;
    const box = this.picture.getBoundingClientRect();
    const scale = min(box.width / width, box.height / height);
    const inner = [box.left + (box.width - width * scale) / 2, box.top + (box.height - height * scale) / 2];
    const share = at ? [(at.clientX - inner[0]) / (width * scale), (at.clientY - inner[1]) / (height * scale)] : [0.5, 0.5];
    const next = clamp(width * factor, [200, this.size[0] * 3]);
    const used = next / width;
    this.look([x + width * (1 - used) * share[0], y + height * (1 - used) * share[1], next, height * used]);
  }

  /** A pointer comes down: a mouse moves the map, two fingers move and zoom it, and one finger scrolls the page. */
  press(/** @type {PointerEvent} */ event) {
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.pointers.size === 1) this.isDragged = false;
    const move = (/** @type {any} */ e) => {
      const before = this.pointers.get(e.pointerId);
      if (!before) return;
      const now = [e.clientX, e.clientY];
      const other = [...this.pointers].find(([id]) => id !== e.pointerId)?.[1];
      if (other) {
        const apart = (/** @type {number[]} */ a) => Math.hypot(a[0] - other[0], a[1] - other[1]) || 1;
        this.zoom(apart(before) / apart(now), { clientX: (now[0] + other[0]) / 2, clientY: (now[1] + other[1]) / 2 });
      }
      if (other || e.pointerType !== "touch") {
        const way = [now[0] - before[0], now[1] - before[1]].map((length) => length / (other ? 2 : 1) / this.scale);
        if (other || abs(now[0] - start[0]) + abs(now[1] - start[1]) > 5) this.isDragged = true;
        if (this.isDragged) this.look([this.view[0] - way[0], this.view[1] - way[1], this.view[2], this.view[3]]);
      }
      this.pointers.set(e.pointerId, now);
    };
    const start = [event.clientX, event.clientY];
    const end = (/** @type {any} */ e) => {
      if (e.pointerId !== event.pointerId) return;
      this.pointers.delete(event.pointerId);
      window.removeEventListener("pointermove", move);
      for (const kind of ["pointerup", "pointercancel"]) window.removeEventListener(kind, end);
    };
    window.addEventListener("pointermove", move);
    for (const kind of ["pointerup", "pointercancel"]) window.addEventListener(kind, end);
    if (event.pointerType !== "touch") event.preventDefault();
  }

  key(/** @type {KeyboardEvent} */ event) {
    const [x, y, width, height] = this.view;
    const step = width / 10;
    const ways = /** @type {Record<string, number[]>} */ ({ ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] });
    if (ways[event.key]) this.look([x + ways[event.key][0], y + ways[event.key][1], width, height]);
    else if (event.key === "+" || event.key === "=") this.zoom(0.8);
    else if (event.key === "-") this.zoom(1.25);
    else if (event.key === "0") this.fit();
    else return;
    event.preventDefault();
  }

  /** Marks each screen and each file with what was found in it; those that filters leave out are pale. */
  show(/** @type {State} */ state) {
    const { scenes } = resultOf(state.query);
    for (const { button, nodes } of this.groups) {
      const own = nodes.filter((/** @type {any} */ each) => each.scene);
      for (const { node, group } of own) group.classList.toggle("pale", !scenes[node.s]);
      button.classList.toggle("pale", own.length > 0 && !own.some((/** @type {any} */ each) => scenes[each.node.s]));
    }
    this.sign();
  }

  /** Numbers of findings, as large as they are read from here. */
  sign() {
    const { byScene } = resultOf(readState().query);
    const { scale } = this;
    if (!this.groups[0]?.level) return;
    this.signs = scale;
    const worst = (/** @type {any[]} */ findings) => findings.reduce((grave, finding) => graver(finding.severity, grave), "");
    const signOf = (/** @type {number} */ x, /** @type {number} */ y, /** @type {any[]} */ findings) => (findings.length ? [sign(x, y, findings.length > 999 ? "…" : String(findings.length), worst(findings), scale * 1.2)] : []);
    for (const { group: g, marks, nodes, level } of this.groups) {
      const own = nodes.filter((/** @type {any} */ each) => each.scene);
      for (const { node, group, marks: signs } of own) {
        signs.replaceChildren(...(level === "files" ? [] : signOf(node.x + node.w, node.y, byScene[node.s])));
        group.append(signs);
      }
      marks.replaceChildren(...(level === "files" ? signOf(g.x + g.w - 4 / scale, g.y + 4 / scale, own.flatMap((/** @type {any} */ each) => byScene[each.node.s])) : []));
    }
  }
}
