/** The map of the app: its screens as pictures, joined by their segues, with containers around what they hold. */

/** A name of so many characters at most. */
const cutName = (/** @type {string} */ name, /** @type {number} */ most) => (name.length > most ? `${name.slice(0, max(1, floor(most) - 1))}…` : name);

class AppMap {
  constructor(/** @type {State} */ state) {
    this.pictures = new Pictures();
    const { nodes, edges, boxes, size } = data.map;
    this.size = size;
    this.view = [0, 0, ...size];
    this.picture = svg("svg", { "aria-label": "Map of the screens", role: "group" });
    const dark = isDark(state);
    const head = svg("marker", { id: "segue-head", viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 8, markerHeight: 8, orient: "auto-start-reverse" });
    head.append(svg("path", { d: "M0 0 10 5 0 10z", class: "segue-head" }));
    this.picture.append(head);
    /** What segues lead to: screens, then containers. */
    const ends = [...nodes, ...boxes.map((/** @type {any[]} */ [name, x, y, w, height]) => ({ name, x, y, w, h: height }))];
    for (const [name, x, y, w, y2] of [...boxes].sort((a, b) => a[5] - b[5])) {
      const label = svg("text", { x: x + 14, y: y + 26 });
      label.textContent = cutName(name, w / 9);
      const group = svg("g", { class: "container" });
      group.append(svg("rect", { x, y, width: w, height: y2, rx: 18 }), label);
      this.picture.append(group);
    }
    for (const [from, to, kind, label] of edges) {
      const path = this.straight(ends[from], ends[to]);
      const line = svg("path", { d: path, class: `segue ${kind}`, "marker-end": "url(#segue-head)" });
      const title = svg("title");
      title.textContent = `${ends[from].name} → ${ends[to].name}: ${label || kind}`;
      line.append(title);
      this.picture.append(line);
    }
    /** @type {Map<number, {group: Element, node: any}>} */
    this.groups = new Map();
    nodes.forEach((/** @type {any} */ node, /** @type {number} */ i) => {
      const scene = node.s === null ? null : data.scenes[node.s];
      const number = scene ? layoutUnder(scene, state.on) : 0;
      const group = scene ? svg("a", { href: linkTo({ scene: node.s, layouts: [number] }), class: "node", "aria-label": node.name }) : svg("g", { class: "node" });
      group.addEventListener("click", (e) => (this.isDragged ? e.preventDefault() : keepScroll()));
      const title = svg("text", { x: node.x + node.w / 2, y: node.y - 10, "text-anchor": "middle" });
      title.textContent = cutName(node.name, min(26, (node.w + 70) / 12));
      group.append(svg("rect", { x: node.x, y: node.y, width: node.w, height: node.h, rx: 14, class: "ground" }), title);
      if (scene) {
        this.pictures.add(group, () => {
          const picture = still(scene, scene.layouts[number], dark);
          for (const [key, value] of Object.entries({ x: node.x, y: node.y, width: node.w, height: node.h })) picture.setAttribute(key, String(value));
          marks.before(picture, svg("rect", { x: node.x, y: node.y, width: node.w, height: node.h, rx: 14, class: "rim" }));
        });
      } else {
        const kind = svg("text", { x: node.x + node.w / 2, y: node.y + node.h / 2, "text-anchor": "middle", class: "kind" });
        kind.textContent = node.kind;
        group.append(kind);
      }
      const marks = svg("g");
      group.append(marks);
      this.groups.set(i, { group: marks, node });
      this.picture.append(group);
    });
    this.element = h("div", { class: "map-box", tabindex: 0, role: "region", "aria-label": "Map of the screens; arrow keys move it, plus and minus zoom", onkeydown: (/** @type {KeyboardEvent} */ e) => this.key(e) }, this.picture,
      h("div", { class: "zooms" }, h("button", { class: "icon", "aria-label": "Smaller", onclick: () => this.zoom(1.25) }, "−"), h("button", { class: "icon", "aria-label": "Larger", onclick: () => this.zoom(0.8) }, "+"), h("button", { onclick: () => this.look([0, 0, ...this.size]) }, "Fit")));
    this.isDragged = false;
    this.picture.addEventListener("pointerdown", (/** @type {any} */ e) => this.pan(e));
    this.element.addEventListener("wheel", (/** @type {any} */ e) => {
      e.preventDefault();
      this.zoom(e.deltaY > 0 ? 1.12 : 1 / 1.12, e);
    }, { passive: false });
    this.look(this.view);
  }

  /** A line from the middle of one screen's edge to another's. */
  straight(/** @type {any} */ a, /** @type {any} */ b) {
    const isRight = b.x >= a.x + a.w / 2;
    const [x1, x2] = isRight ? [a.x + a.w, b.x] : [a.x, b.x + b.w];
    const [y1, y2] = [a.y + a.h / 2, b.y + b.h / 2];
    const bend = max(40, abs(x2 - x1) / 2) * (isRight ? 1 : -1);
    return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
  }

  look(/** @type {number[]} */ view) {
    this.view = view;
    this.picture.setAttribute("viewBox", view.map(round3).join(" "));
  }

  zoom(/** @type {number} */ factor, /** @type {MouseEvent | undefined} */ at = undefined) {
    const [x, y, width, height] = this.view;
    const box = this.picture.getBoundingClientRect();
    const share = at ? [(at.clientX - box.left) / box.width, (at.clientY - box.top) / box.height] : [0.5, 0.5];
    const next = clamp(width * factor, [200, this.size[0] * 3]);
    const used = next / width;
    this.look([x + width * (1 - used) * share[0], y + height * (1 - used) * share[1], next, height * used]);
  }

  pan(/** @type {PointerEvent} */ event) {
    const start = [event.clientX, event.clientY];
    const [x, y, width, height] = this.view;
    const box = this.picture.getBoundingClientRect();
    const scale = max(width / box.width, height / box.height);
    this.isDragged = false;
    const move = (/** @type {any} */ e) => {
      const way = [e.clientX - start[0], e.clientY - start[1]];
      if (abs(way[0]) + abs(way[1]) > 5) this.isDragged = true;
      this.look([x - way[0] * scale, y - way[1] * scale, width, height]);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", () => window.removeEventListener("pointermove", move), { once: true });
    event.preventDefault();
  }

  key(/** @type {KeyboardEvent} */ event) {
    const [x, y, width, height] = this.view;
    const step = width / 10;
    const ways = /** @type {Record<string, number[]>} */ ({ ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] });
    if (ways[event.key]) this.look([x + ways[event.key][0], y + ways[event.key][1], width, height]);
    else if (event.key === "+" || event.key === "=") this.zoom(0.8);
    else if (event.key === "-") this.zoom(1.25);
    else if (event.key === "0") this.look([0, 0, ...this.size]);
    else return;
    event.preventDefault();
  }

  /** Marks each screen with what was found in it; those that filters leave out are pale. */
  show(/** @type {State} */ state) {
    const { byScene: found, scenes } = resultOf(state.query);
    for (const { group, node } of this.groups.values()) {
      if (node.s === null) continue;
      const findings = found[node.s];
      group.parentElement?.classList.toggle("pale", !scenes[node.s]);
      const worst = findings.reduce((/** @type {string} */ grave, /** @type {any} */ finding) => graver(finding.severity, grave), "");
      group.replaceChildren(...(worst ? [sign(node.x + node.w, node.y + 16, String(findings.length), worst, 0.5)] : []));
      group.parentElement?.append(group);
    }
  }
}
