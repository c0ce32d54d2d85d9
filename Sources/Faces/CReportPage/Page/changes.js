/** What is different from an earlier report: views that moved, texts, colours and images, findings, and screens that came and went. */

/** @typedef {{id: string, was?: number[], is?: number[], words: string[]}} ViewChange a view's frames before and after, and what else is different in words */
/** @typedef {{isNew: boolean, layouts: Map<number, ViewChange[]>, findings: FindingChanges}} SceneChanges what is different of a scene: by conditions, and of its findings */
/** @typedef {{come: any[], gone: any[], moved: {was: any, is: any}[]}} FindingChanges */

/** The layout of an earlier report that a layout is compared with. */
function earlier(/** @type {any} */ scene, /** @type {any} */ layout) {
  const old = earlierScene(scene);
  const oldLayout = old?.layouts.find((/** @type {any} */ l) => baseline.conditions[l.c] === conditionsOf(layout));
  return oldLayout ? { scene: old, layout: oldLayout } : null;
}

/** A scene as an earlier report had it. */
function earlierScene(/** @type {any} */ scene) {
  baseline.byKey ??= new Map(baseline.scenes.map((/** @type {any} */ s) => [`${s.path}\t${s.scene ?? ""}`, s]));
  return baseline.byKey.get(`${scene.path}\t${scene.scene ?? ""}`);
}

/** A look without a report's own numbers: texts, colours and images by themselves, and all the rest. @returns {{texts: string[], colors: string[], images: string[], rest: string, all: string}} */
function plainLook(/** @type {any} */ source, /** @type {number} */ index) {
  source.plainLooks ??= [];
  return (source.plainLooks[index] ??= (() => {
    const { b = -1, k, m = [], ...others } = source.looks[index] ?? {};
    const color = (/** @type {any} */ number) => source.colors[number]?.[0] ?? "none";
    const texts = /** @type {string[]} */ ([]);
    const colors = [color(b), ...(k ? [color(k[0])] : [])];
    const images = /** @type {string[]} */ ([]);
    const rest = m.map((/** @type {any[]} */ mark) => {
      const own = [...mark];
      if (mark[0] === 2) {
        texts.push(String(mark[1]));
        colors.push(color(mark[4]));
        own[1] = own[4] = 0;
      } else if (mark[0] === 3) {
        images.push(source.images[mark[1]]);
        own[1] = 0;
      } else {
        colors.push(color(mark[3]), color(mark[4]));
        own[3] = own[4] = 0;
      }
      return own;
    });
    const parts = { texts, colors, images, rest: JSON.stringify([others, k?.[1], rest]) };
    return { ...parts, all: JSON.stringify(parts) };
  })());
}

/** What is different of how a view looks, in words. */
function lookWords(/** @type {View} */ was, /** @type {View} */ is) {
  const [a, b] = [plainLook(baseline, was.look), plainLook(data, is.look)];
  const words = /** @type {string[]} */ ([]);
  if (was.isHidden !== is.isHidden) words.push(is.isHidden ? "is hidden" : "is shown");
  if (was.className !== is.className) words.push(`class ${was.className} → ${is.className}`);
  if (a.all !== b.all) {
    const pairs = (/** @type {string[]} */ x, /** @type {string[]} */ y, /** @type {(value: string | undefined) => string} */ said) =>
      [...new Set([...Array(max(x.length, y.length)).keys()].filter((i) => x[i] !== y[i]).map((i) => `${said(x[i])} → ${said(y[i])}`))];
    const quote = (/** @type {string | undefined} */ text) => (text === undefined ? "no text" : `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`);
    words.push(...pairs(a.texts, b.texts, quote).map((each) => `text ${each}`));
    if (a.colors.length === b.colors.length) words.push(...pairs(a.colors, b.colors, (value) => value ?? "none").map((each) => `colour ${each}`));
    if (a.images.join() !== b.images.join()) words.push(a.images.length === b.images.length ? "another image" : b.images.length ? "an image that it hadn’t" : "its image is gone");
    if (!words.length) words.push("looks different");
  }
  if (was.alpha !== is.alpha) words.push(`alpha ${round3(was.alpha)} → ${round3(is.alpha)}`);
  if (String(was.offset) !== String(is.offset)) words.push("is scrolled differently");
  if (String(was.transform) !== String(is.transform)) words.push("has another transform");
  return words;
}

/** What is alike of two trees: the places of the same views, and what is different of their looks. Most layouts share their trees. */
function treePair(/** @type {any} */ old, /** @type {number} */ oldTree, /** @type {any} */ scene, /** @type {number} */ tree) {
  scene.pairs ??= new Map();
  const key = `${oldTree}/${tree}`;
  if (!scene.pairs.has(key)) {
    const [was, is] = [treeOf(old, oldTree), treeOf(scene, tree)];
    const places = new Map(was.map((view, place) => [view.id, place]));
    const both = /** @type {[number, number, string[]][]} */ ([]);
    const come = /** @type {number[]} */ ([]);
    is.forEach((view, place) => {
      const before = places.get(view.id);
      places.delete(view.id);
      if (before === undefined) come.push(place);
      else both.push([before, place, lookWords(was[before], view)]);
    });
    scene.pairs.set(key, { was, is, both, come, gone: [...places.values()] });
  }
  return scene.pairs.get(key);
}

/** The views that are different under a layout's conditions; `null` where the earlier report doesn't have them. @returns {ViewChange[] | null} */
function changesOfLayout(/** @type {any} */ scene, /** @type {any} */ layout) {
  const old = earlier(scene, layout);
  if (!old) return null;
  const { was, is, both, come, gone } = treePair(old.scene, old.layout.t, scene, layout.t);
  const [oldRows, rows] = [old.scene.lists[old.layout.f], scene.lists[layout.f]];
  const changes = /** @type {ViewChange[]} */ ([]);
  for (const [before, after, words] of both) {
    const [f, g] = [old.scene.rows[oldRows[before]], scene.rows[rows[after]]];
    const isMoved = abs(f[0] - g[0]) > 0.001 || abs(f[1] - g[1]) > 0.001 || abs(f[2] - g[2]) > 0.001 || abs(f[3] - g[3]) > 0.001;
    if (isMoved || words.length) changes.push({ id: is[after].id, was: f, is: g, words });
  }
  for (const place of come) changes.push({ id: is[place].id, is: scene.rows[rows[place]], words: [] });
  for (const place of gone) changes.push({ id: was[place].id, was: old.scene.rows[oldRows[place]], words: [] });
  return changes;
}

/** Whether a view is at another place than before, or in another size. */
const isElsewhere = (/** @type {ViewChange} */ { was, is }) => !was || !is || was.some((value, i) => abs(value - is[i]) > 0.001);

/** What is about a finding besides its words and numbers: the same key is the same finding. */
const identityOf = (/** @type {any} */ f) => [f.path, f.scene ?? "", f.rule, f.view ?? "", f.partner ?? ""].join("\t");

/** The findings of scenes that came, that went, and that are the same with other words, by scene. @returns {Map<string, FindingChanges>} */
function findingChanges() {
  const changes = /** @type {Map<string, FindingChanges>} */ (new Map());
  const at = (/** @type {any} */ f) => {
    const key = `${f.screenPath ?? f.path}\t${f.scene ?? ""}`;
    if (!changes.has(key)) changes.set(key, { come: [], gone: [], moved: [] });
    return /** @type {FindingChanges} */ (changes.get(key));
  };
  const before = new Map(baseline.findings.map((/** @type {any} */ f) => [identityOf(f), f]));
  for (const finding of data.findings) {
    const was = before.get(identityOf(finding));
    before.delete(identityOf(finding));
    if (!was) at(finding).come.push(finding);
    else if (was.message.split("\n")[0] !== finding.message.split("\n")[0] || was.severity !== finding.severity) at(finding).moved.push({ was, is: finding });
  }
  for (const finding of before.values()) at(finding).gone.push(finding);
  return changes;
}

/** What is different of all scenes, once. @returns {SceneChanges[]} */
function allChanges() {
  if (data.changes) return data.changes;
  const ofFindings = findingChanges();
  data.changes = data.scenes.map((/** @type {any} */ scene) => {
    const layouts = /** @type {Map<number, ViewChange[]>} */ (new Map());
    const isNew = !earlierScene(scene);
    if (!isNew) scene.layouts.forEach((/** @type {any} */ layout, /** @type {number} */ number) => {
      const changes = changesOfLayout(scene, layout);
      if (changes?.length) layouts.set(number, changes);
    });
    return { isNew, layouts, findings: ofFindings.get(`${scene.path}\t${scene.scene ?? ""}`) ?? { come: [], gone: [], moved: [] } };
  });
  return data.changes;
}

/** Whether anything of a scene is different. */
const isChanged = (/** @type {SceneChanges} */ { isNew, layouts, findings }) => isNew || layouts.size > 0 || findings.come.length + findings.gone.length + findings.moved.length > 0;

/** What is different of a scene in one line. */
function changeSummary(/** @type {any} */ scene, /** @type {SceneChanges} */ { isNew, layouts, findings }) {
  if (isNew) return "A new screen";
  const views = new Set([...layouts.values()].flat().filter(isElsewhere).map((change) => change.id));
  const looks = new Set([...layouts.values()].flat().filter((change) => change.words.length).map((change) => change.id));
  return [
    views.size && `${count(views.size, "view")} moved`, looks.size && `${count(looks.size, "view")} ${looks.size === 1 ? "looks" : "look"} different`,
    layouts.size && `under ${layouts.size} of ${count(scene.layouts.length, "condition")}`,
    findings.come.length && count(findings.come.length, "new finding"), findings.gone.length && `${count(findings.gone.length, "finding")} gone`, findings.moved.length && `${count(findings.moved.length, "finding")} moved`,
  ].filter(Boolean).join(", ");
}

/** A view's change in words. */
function changeItem(/** @type {any} */ scene, /** @type {ViewChange} */ change) {
  const numbers = (/** @type {number[]} */ f) => f.map(round3).join(", ");
  const frames = !change.was ? "new" : !change.is ? "gone" : isElsewhere(change) ? `${numbers(change.was)} → ${numbers(change.is)}` : "";
  const name = scene.names?.[change.id] ?? earlierScene(scene)?.names?.[change.id] ?? change.id;
  return h("li", {}, h("code", {}, name), ` ${[frames, ...change.words].filter(Boolean).join(", ")}`);
}

/** A scene's changes in words: of its views under some conditions, and of its findings. */
function changeLists(/** @type {any} */ scene, /** @type {ViewChange[]} */ views, /** @type {FindingChanges} */ { come, gone, moved }, most = 100) {
  const part = (/** @type {string} */ title, /** @type {any[]} */ items) => (items.length ? [h("h3", {}, title), h("ul", { class: "constraints" }, items)] : []);
  const first = (/** @type {any} */ f) => f.message.split("\n")[0];
  const line = (/** @type {any} */ f) => h("li", {}, symbol(f.severity), h("span", { class: "offscreen" }, `${f.severity}: `), " ", linkOf(f) && f.number !== undefined ? h("a", { href: linkOf(f) }, first(f)) : first(f));
  const told = [...views.filter((change) => change.words.length), ...views.filter((change) => !change.words.length)];
  return [
    ...part("Views", told.slice(0, most).map((change) => changeItem(scene, change))),
    told.length > most ? h("p", { class: "hint" }, `and ${told.length - most} more`) : "",
    ...part("New findings", come.map(line)), ...part("Findings that are gone", gone.map((f) => h("li", {}, symbol(f.severity), ` ${first(f)}`))),
    ...part("Findings that moved", moved.map(({ was, is }) => h("li", {}, symbol(is.severity), h("span", { class: "was" }, ` ${first(was)}`), " → ", h("a", { href: linkOf(is) }, first(is))))),
  ];
}

/** Commands that accept a scene's changes: of its layouts, and of its findings. */
function acceptButtons(/** @type {any} */ scene, /** @type {SceneChanges} */ { layouts, isNew, findings }) {
  return [
    layouts.size || isNew ? copyButton("Copy command that accepts the layout", `layout verify ${quoted(scene.path)} --record failed`) : null,
    findings.come.length || findings.gone.length || findings.moved.length ? copyButton("Copy command that accepts the findings", "layout lint --baseline layout-baseline.json --write-baseline") : null,
  ].filter(Boolean);
}

/** The changed screens, each with its pictures. */
class Changes {
  constructor(/** @type {State} */ state) {
    this.pictures = new Pictures();
    this.dark = isDark(state);
    this.element = h("div", { class: "changes" });
    /** @type {Map<string, Element>} */
    this.known = new Map();
  }

  show(/** @type {State} */ state) {
    const all = allChanges();
    // Screens that changed stand before new ones; of each those first in which something worse was found.
    const weight = (/** @type {number} */ i) => (all[i].isNew ? 0 : 1e12) + gravity(all[i].findings.come) * 1e3 + all[i].layouts.size;
    const shown = orderOf({ ...state, sort: "file" }).filter((i) => isChanged(all[i])).sort((a, b) => weight(b) - weight(a) || a - b);
    const gone = baseline.scenes.filter((/** @type {any} */ s) => sceneAt(s.path, s.scene) < 0);
    const same = data.scenes.length - all.filter(isChanged).length;
    putInOrder(this.element, [
      h("p", { class: "hint" }, `${count(shown.length, "screen")} changed since the earlier report${gone.length ? `, ${count(gone.length, "screen")} gone` : ""}. `, same ? h("a", { href: linkTo({ show: "screens" }) }, `${count(same, "screen")} as before`) : ""),
      h("ul", { class: "constraints index" }, shown.slice(0, 100).map((i) => h("li", {}, h("a", { href: this.linkOf(i, this.shownLayout(i, state)) }, sceneTitle(data.scenes[i])), ` ${this.line(i)}`))),
      ...shown.map((i) => this.section(i, state)),
      ...(gone.length ? [h("section", { class: "change" }, h("h2", {}, "Screens that are gone"), h("ul", { class: "constraints" }, gone.map((/** @type {any} */ s) => h("li", {}, `${titleOf(s)}, ${s.path}`))))] : []),
    ]);
  }

  /** The layout by which a change is shown: that of the conditions that are chosen, if anything is different there. */
  shownLayout(/** @type {number} */ i, /** @type {State} */ state) {
    const meant = layoutMeant(data.scenes[i], state);
    const { isNew, layouts } = allChanges()[i];
    return isNew || layouts.has(meant) ? meant : [...layouts.keys()][0] ?? meant;
  }

  /** The link to a change. */
  linkOf(/** @type {number} */ i, /** @type {number} */ number) {
    return linkTo({ scene: i, layouts: [number], tab: allChanges()[i].isNew ? "findings" : "before", finding: null, view: null, width: null, height: null });
  }

  /** A change in a line: what it says anew, or what moved. */
  line(/** @type {number} */ i) {
    const changes = allChanges()[i];
    const words = [...new Set([...changes.layouts.values()].flat().flatMap((change) => change.words))];
    return [...words.slice(0, 3), ...(words.length > 3 ? [`${words.length - 3} more`] : []), changeSummary(data.scenes[i], changes)].join(" · ");
  }

  section(/** @type {number} */ i, /** @type {State} */ state) {
    const scene = data.scenes[i];
    const changes = allChanges()[i];
    const number = this.shownLayout(i, state);
    const key = `${i} ${number}`;
    const known = this.known.get(key);
    if (known) return known;
    const layout = scene.layouts[number];
    const old = earlier(scene, layout);
    const views = changes.layouts.get(number) ?? [];
    const row = h("div", { class: "versions" });
    const section = h("section", { class: "change" },
      h("h2", {}, h("a", { href: this.linkOf(i, number) }, breakable(sceneTitle(scene))), h("small", {}, ` ${fileName(scene.path)}`)),
      h("p", { class: "hint" }, changeSummary(scene, changes), h("span", {}, ` · ${wordsOf(layout.c)}`)), row, h("div", { class: "told" }, changeLists(scene, views, changes.findings, 12)), h("p", { class: "accept" }, acceptButtons(scene, changes)));
    this.pictures.add(section, () => row.replaceChildren(...(old ? versions(scene, layout, old, views, this.dark) : [version("New", layout.s, 1, [stillOf(data, scene, layout, this.dark)])])));
    row.style.minHeight = "290px";
    this.known.set(key, section);
    return section;
  }
}

/** The pictures of a change: before, after, both upon each other, and what is different of their pixels. */
function versions(/** @type {any} */ scene, /** @type {any} */ layout, /** @type {any} */ old, /** @type {ViewChange[]} */ views, /** @type {boolean} */ dark) {
  const was = () => stillOf(baseline, old.scene, old.layout, dark);
  const is = () => stillOf(data, scene, layout, dark);
  const size = [0, 1].map((axis) => max(layout.s[axis], old.layout.s[axis]));
  return [
    version("Before", size, 1, [marked(was(), views, "was")]), version("After", size, 1, [marked(is(), views, "is")]),
    version("Both", size, 1, [was(), is()], "over"), version("Difference", size, 1, [was(), is()], "difference"),
  ];
}

/** Marks changed views in a still picture. */
function marked(/** @type {SVGElement} */ element, /** @type {ViewChange[]} */ views, /** @type {"was" | "is"} */ side) {
  const layer = svg("g", { class: "overlay" });
  for (const change of views.slice(0, 60)) {
    const frame = change[side];
    if (frame) layer.append(boxOf(frame, `moved ${side}`));
  }
  element.append(layer);
  return element;
}

/** One picture of a change, of some upon each other. */
function version(/** @type {string} */ words, /** @type {number[]} */ size, /** @type {number} */ zoom, /** @type {SVGElement[]} */ elements, name = "") {
  const scale = zoom * min(1, 260 / size[1], 400 / size[0]);
  const stack = h("div", { class: `stack ${name}` }, elements);
  stack.style.width = `${size[0] * scale}px`;
  stack.style.height = `${size[1] * scale}px`;
  for (const element of elements) {
    const [, , width, height] = (element.getAttribute("viewBox") ?? "").split(" ").map(Number);
    element.style.width = `${width * scale}px`;
    element.style.height = `${height * scale}px`;
  }
  return h("figure", { class: "version" }, h("figcaption", {}, words), stack);
}
