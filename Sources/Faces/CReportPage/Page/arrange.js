/** The places of the map: what a file has stands together, so that a large app is read by its files first. */

/** @typedef {{nodes: number[], boxes: number[], x: number, y: number, w: number, h: number, file: string, at: number[]}} Unit a screen, or a container with all that it holds */
/** @typedef {{file: string, units: Unit[], x: number, y: number, w: number, h: number, k: number, scenes: number, name: string}} Group the units of a file, drawn k times as large as by themselves */

const mapGaps = { least: 260, unit: 40, title: 44, edge: 34, group: 70, head: 74 };

/** The units of a map: what no container holds, and containers. */
function unitsOf(/** @type {any} */ { nodes, boxes, edges }) {
  const holds = (/** @type {any[]} */ [, x, y, w, height], /** @type {number[]} */ [left, top, wide, high]) => left >= x && top >= y && left + wide <= x + w && top + high <= y + height;
  const frame = (/** @type {any[]} */ box) => box.slice(1, 5);
  const outer = boxes.map((/** @type {any[]} */ box, /** @type {number} */ i) => i).filter((/** @type {number} */ i) => !boxes.some((/** @type {any[]} */ other, /** @type {number} */ k) => k !== i && other[3] * other[4] > boxes[i][3] * boxes[i][4] && holds(other, frame(boxes[i]))));
  const units = /** @type {Unit[]} */ (outer.map((/** @type {number} */ i) => ({ nodes: [], boxes: [], x: boxes[i][1], y: boxes[i][2], w: boxes[i][3], h: boxes[i][4], file: "", at: [0, 0] })));
  const within = (/** @type {number[]} */ f) => units.find((unit) => holds(["", unit.x, unit.y, unit.w, unit.h], f));
  const ends = /** @type {Unit[]} */ ([]);
  boxes.forEach((/** @type {any[]} */ box, /** @type {number} */ i) => {
    const unit = /** @type {Unit} */ (within(frame(box)));
    unit.boxes.push(i);
    ends[nodes.length + i] = unit;
  });
  const containers = units.length;
  nodes.forEach((/** @type {any} */ node, /** @type {number} */ i) => {
    let unit = units.slice(0, containers).find((each) => holds(["", each.x, each.y, each.w, each.h], [node.x, node.y, node.w, node.h]));
    // A screen has the room for its name on both sides.
    const side = max(0, (mapGaps.least - node.w) / 2);
    if (!unit) units.push((unit = { nodes: [], boxes: [], x: node.x - side, y: node.y - mapGaps.title, w: node.w + 2 * side, h: node.h + mapGaps.title, file: "", at: [0, 0] }));
    unit.nodes.push(i);
    ends[i] = unit;
  });
  for (const unit of units) unit.file = unit.nodes.map((i) => data.scenes[nodes[i].s]?.path).find(Boolean) ?? "";
  // What has no picture stands with what leads to it.
  for (let turn = 0; turn < 3; turn++) {
    for (const [from, to] of edges) {
      if (!ends[to].file) ends[to].file = ends[from].file;
      else if (!ends[from].file) ends[from].file = ends[to].file;
    }
  }
  return { units, ends };
}

/** Places the units of a group: those that segues join in layers from the left to the right, in which they wrap, and the others in rows. */
function placeGroup(/** @type {Group} */ group, /** @type {[Unit, Unit][]} */ links) {
  const own = links.filter(([from, to]) => from.file === group.file && to.file === group.file && from !== to);
  const joined = new Set(own.flat());
  const layers = /** @type {Map<Unit, number>} */ (new Map());
  const entered = new Set(own.map(([, to]) => to));
  let front = group.units.filter((unit) => joined.has(unit) && !entered.has(unit));
  const waiting = new Set(group.units.filter((unit) => joined.has(unit)));
  for (let layer = 0; waiting.size; layer++) {
    if (!front.length) front = [/** @type {Unit} */ (waiting.values().next().value)];
    for (const unit of front) {
      layers.set(unit, layer);
      waiting.delete(unit);
    }
    front = [...new Set(own.filter(([from, to]) => layers.get(from) === layer && waiting.has(to)).map(([, to]) => to))];
  }
  const { unit: gap } = mapGaps;
  const area = group.units.reduce((sum, unit) => sum + (unit.w + gap) * (unit.h + gap), 0);
  const most = max(Math.sqrt(area / 1.5), ...group.units.map((unit) => unit.h));
  let x = mapGaps.edge;
  let low = mapGaps.head;
  const columns = /** @type {Unit[][]} */ ([]);
  for (const [unit, layer] of [...layers].sort((a, b) => a[1] - b[1])) (columns[layer] ??= []).push(unit);
  for (const column of columns) {
    let y = mapGaps.head;
    let wide = 0;
    for (const unit of column) {
      if (y > mapGaps.head && y + unit.h > mapGaps.head + most) {
        x += wide + gap;
        [y, wide] = [mapGaps.head, 0];
      }
      unit.at = [x, y];
      y += unit.h + gap;
      wide = max(wide, unit.w);
      low = max(low, y);
    }
    x += wide + gap * 1.6;
  }
  const others = group.units.filter((unit) => !joined.has(unit)).sort((a, b) => b.h - a.h);
  const width = max(x, mapGaps.edge + Math.sqrt(others.reduce((sum, unit) => sum + (unit.w + gap) * (unit.h + gap), 0) * 1.4));
  let [left, row] = [mapGaps.edge, 0];
  let right = columns.length ? x - gap * 1.6 : mapGaps.edge;
  for (const unit of others) {
    if (left > mapGaps.edge && left + unit.w > width) {
      low += row + gap;
      [left, row] = [mapGaps.edge, 0];
    }
    unit.at = [left, low];
    left += unit.w + gap;
    right = max(right, left - gap);
    row = max(row, unit.h);
  }
  if (!others.length) low -= gap;
  [group.w, group.h] = [max(300, right + mapGaps.edge), low + row + mapGaps.edge];
}

/** The name of a file without the words that half of its folder's files begin with. @returns {string} */
function shortFile(/** @type {string} */ file, /** @type {string[]} */ files) {
  const words = (/** @type {string} */ path) => fileName(path).replace(/\.\w+$/, "").split(/(?<=[a-z\d])(?=[A-Z])|(?<=[_./ -])(?=[^_./ -])/);
  const own = words(file);
  const others = files.filter((other) => other !== file && other.slice(0, other.lastIndexOf("/")) === file.slice(0, file.lastIndexOf("/"))).map(words);
  let from = 0;
  while (from < own.length - 1 && others.length > 2 && others.filter((other) => other[from] === own[from]).length * 2 >= others.length) from++;
  return own.slice(from).join("").replace(/^[_ .-]+/, "") || fileName(file);
}

/** Puts groups into rows of a width at most; lower ones stand one below the other beside a high one. Gives what all take. */
function packed(/** @type {Group[]} */ groups, /** @type {number} */ most) {
  let [x, y, row, right] = [mapGaps.group, mapGaps.group, 0, 0];
  /** Free places below lower groups of a row: their left and upper ends, and their lower end. @type {{x: number, y: number, w: number, low: number}[]} */
  let shelves = [];
  for (const group of groups) {
    const shelf = shelves.find((each) => group.w <= each.w && each.y + group.h <= each.low);
    if (shelf) {
      [group.x, group.y] = [shelf.x, shelf.y];
      shelf.y += group.h + mapGaps.group;
      continue;
    }
    if (x > mapGaps.group && x + group.w > most) {
      y += row + mapGaps.group;
      [x, row, shelves] = [mapGaps.group, 0, []];
    }
    [group.x, group.y] = [x, y];
    row = max(row, group.h);
    for (const each of shelves) each.low = max(each.low, y + row);
    shelves.push({ x, y: y + group.h + mapGaps.group, w: group.w, low: y + row });
    x += group.w + mapGaps.group;
    right = max(right, x);
  }
  return [right, y + row + mapGaps.group];
}

/** The map with its places: files in rows that fill a window of an aspect, those with few screens larger and those with many smaller than to scale. */
function arranged(/** @type {any} */ map, /** @type {number} */ aspect) {
  const { units, ends } = unitsOf(map);
  const links = /** @type {[Unit, Unit][]} */ (map.edges.map((/** @type {any[]} */ [from, to]) => [ends[from], ends[to]]));
  const byFile = /** @type {Map<string, Group>} */ (new Map());
  for (const unit of units) {
    if (!byFile.has(unit.file)) byFile.set(unit.file, { file: unit.file, units: [], x: 0, y: 0, w: 0, h: 0, k: 1, scenes: 0, name: "" });
    const group = /** @type {Group} */ (byFile.get(unit.file));
    group.units.push(unit);
    group.scenes += unit.nodes.filter((i) => map.nodes[i].s !== null).length;
  }
  const groups = [...byFile.values()];
  const files = groups.map((group) => group.file);
  for (const group of groups) {
    placeGroup(group, links);
    group.name = group.file ? shortFile(group.file, files) : "Elsewhere";
  }
  const areas = groups.map((group) => group.w * group.h).sort((a, b) => a - b);
  const middle = areas[areas.length >> 1] ?? 1;
  for (const group of groups) {
    group.k = Math.sqrt(Math.sqrt(middle / (group.w * group.h)));
    [group.w, group.h] = [group.w * group.k, group.h * group.k];
  }
  // Files of a folder stand together, the folders with most first, and in each the highest files.
  const folder = (/** @type {Group} */ group) => group.file.slice(0, max(0, group.file.lastIndexOf("/")));
  const sizes = new Map();
  for (const group of groups) sizes.set(folder(group), (sizes.get(folder(group)) ?? 0) + group.w * group.h);
  groups.sort((a, b) => sizes.get(folder(b)) - sizes.get(folder(a)) || nameOrder.compare(folder(a), folder(b)) || b.h - a.h);
  const area = groups.reduce((sum, group) => sum + (group.w + mapGaps.group) * (group.h + mapGaps.group), 0);
  const least = max(0, ...groups.map((group) => group.w + 2 * mapGaps.group));
  const widths = [...Array(14).keys()].map((step) => max(least, Math.sqrt(area * aspect) * (0.8 + step / 10)));
  const length = (/** @type {number[]} */ [right, low]) => max(right, low * aspect);
  const best = widths.reduce((one, width) => (length(packed(groups, width)) < length(packed(groups, one)) ? width : one));
  const size = packed(groups, best);
  const placed = (/** @type {Unit} */ unit, /** @type {number[]} */ [x, y, w, height]) => {
    const { x: left, y: top, k } = /** @type {Group} */ (byFile.get(unit.file));
    return [left + (unit.at[0] + x - unit.x) * k, top + (unit.at[1] + y - unit.y) * k, w * k, height * k];
  };
  const nodes = map.nodes.map((/** @type {any} */ node, /** @type {number} */ i) => {
    const [x, y, w, height] = placed(ends[i], [node.x, node.y, node.w, node.h]);
    return { ...node, x, y, w, h: height };
  });
  const boxes = map.boxes.map((/** @type {any[]} */ [name, x, y, w, height, depth], /** @type {number} */ i) => [name, ...placed(ends[map.nodes.length + i], [x, y, w, height]), depth]);
  const groupOf = ends.map((unit) => groups.indexOf(/** @type {Group} */ (byFile.get(unit.file))));
  return { nodes, boxes, groups, groupOf, edges: map.edges, size };
}

/** What segues join a scene with: where it leads, and from where. Of a container it is the container's name. @returns {{to: any[], from: any[]}} */
function waysOf(/** @type {number} */ scene) {
  const { nodes, edges, boxes } = data.map ?? { nodes: [], edges: [], boxes: [] };
  const own = new Set([...nodes.keys()].filter((i) => nodes[i].s === scene));
  const end = (/** @type {number} */ i) => {
    const box = boxes[i - nodes.length];
    if (!box) return { name: nodes[i].name, scene: nodes[i].s };
    const inside = nodes.find((/** @type {any} */ n) => n.s !== null && n.x >= box[1] && n.y >= box[2] && n.x + n.w <= box[1] + box[3] && n.y + n.h <= box[2] + box[4]);
    return { name: box[0], scene: inside?.s ?? null };
  };
  const around = new Set([...own].flatMap((i) => boxes.flatMap((/** @type {any[]} */ [, x, y, w, height], /** @type {number} */ k) => {
    const n = nodes[i];
    // A segue to a container that begins with the scene leads to the scene.
    const first = nodes.find((/** @type {any} */ each) => each.s !== null && each.x >= x && each.y >= y && each.x + each.w <= x + w && each.y + each.h <= y + height);
    return n === first ? [nodes.length + k] : [];
  })));
  const said = (/** @type {any[]} */ [, , kind, label]) => [kind, label && `“${label}”`].filter(Boolean).join(" ");
  const list = (/** @type {any[]} */ found, /** @type {number} */ side) => found.map((edge) => ({ ...end(edge[side]), how: said(edge) }));
  return { to: list(edges.filter((/** @type {any[]} */ e) => own.has(e[0])), 1), from: list(edges.filter((/** @type {any[]} */ e) => own.has(e[1]) || around.has(e[1])), 0) };
}

/** The ways of a scene as links. */
function wayLinks(/** @type {number} */ scene) {
  const { to, from } = waysOf(scene);
  const links = (/** @type {string} */ title, /** @type {any[]} */ ways) => (ways.length ? h("p", {}, h("b", {}, title), ways.slice(0, 12).flatMap((way, i) => [i ? ", " : " ",
    way.scene === null || way.scene === scene ? way.name : h("a", { href: linkTo({ scene: way.scene, layouts: [layoutUnder(data.scenes[way.scene], readState().on)], view: null, finding: null, width: null, height: null }) }, way.name), h("small", {}, ` ${way.how}`)]), ways.length > 12 ? ` and ${ways.length - 12} more` : "") : null);
  return to.length || from.length ? h("nav", { class: "ways", "aria-label": "Segues" }, links("From", from), links("Leads to", to)) : null;
}
