/** The one box that filters: words as they stand on the page, and terms such as `rule:text-truncated`, `size:AX5` and `width<360`. */

/** @typedef {{key: string, value: string, not: boolean, sign?: string, number?: number}} Term a part of a query; a plain word has no key */
/** @typedef {{findings: any[], byScene: any[][], scenes: boolean[], count: number, conditions: (c: number) => boolean, isNarrow: boolean, orders?: Record<string, number[]>}} Result what a query leaves */

/** The keys of terms with what each means, in the order in which they are offered. */
const queryKeys = /** @type {Record<string, string>} */ ({
  rule: "a rule of lint", severity: "error, warning or note", sure: "yes, or no for what rests on a guess", device: "a device", orientation: "portrait or landscape",
  size: "a text size, XS to AX5", direction: "rtl or ltr", language: "a language", width: "of the window, as width<360", height: "of the window, as height<500",
  file: "a file’s path", screen: "a screen’s name", view: "a view’s name or id", class: "a view’s class", text: "a text on a screen",
});
const conditionKeys = ["device", "orientation", "size", "direction", "language", "width", "height"];
const findingKeys = ["rule", "severity", "sure"];

/** Names of text sizes as the Human Interface Guidelines have them, from the smallest. */
const sizeNames = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"];
const standardSize = 3;

/** The terms of a query. @returns {Term[]} */
function termsOf(/** @type {string} */ query) {
  const pattern = /(-?)(?:(width|height)\s*(<=|>=|<|>|=|:)\s*(\d+(?:\.\d+)?)|([a-z]+):(?:"([^"]*)"?|(\S*))|"([^"]*)"?|(\S+))/gi;
  return [...query.matchAll(pattern)].flatMap((match) => {
    const [whole, minus, axis, sign, number, name, quotedValue, value, phrase, word] = match;
    const not = minus === "-";
    if (axis) return [{ key: axis.toLowerCase(), value: whole, not, sign: sign === ":" ? "=" : sign, number: Number(number) }];
    const key = (name ?? "").toLowerCase();
    if (Object.hasOwn(queryKeys, key)) return key === "width" || key === "height" ? [] : [{ key, value: (quotedValue ?? value ?? "").toLowerCase(), not }];
    const plain = (phrase ?? word ?? whole.slice(minus.length)).toLowerCase();
    return plain ? [{ key: "", value: plain, not }] : [];
  });
}

/** A term as it is written. */
const termText = (/** @type {string} */ key, /** @type {string} */ value) => `${key}:${/[\s"]/.test(value) ? `"${value.replaceAll('"', "")}"` : value}`;

/** A query without its terms of a key. */
const without = (/** @type {string} */ query, /** @type {string} */ key) =>
  query.replace(new RegExp(`(^|\\s)-?${key}:(?:"[^"]*"?|\\S*)`, "gi"), "$1").replace(/\s+/g, " ").trim();

/** A query with one term of a key, or without it where it has that already. */
function toggled(/** @type {string} */ query, /** @type {string} */ key, /** @type {string} */ value) {
  const isOn = termsOf(query).some((term) => term.key === key && term.value === value.toLowerCase() && !term.not);
  return [without(query, key), isOn ? "" : termText(key, value)].filter(Boolean).join(" ");
}

/** Whether a length is as a term has it. */
function compares(/** @type {number} */ value, /** @type {string | undefined} */ sign, /** @type {number} */ bound) {
  if (sign === "<") return value < bound;
  if (sign === ">") return value > bound;
  if (sign === "<=") return value <= bound;
  return sign === ">=" ? value >= bound : abs(value - bound) < 0.5;
}

/** Whether conditions are as a term has them, as far as they tell without a screen. */
function holdsUnder(/** @type {Term} */ { key, value }, /** @type {number} */ c) {
  const [device, orientation, size, direction, more, rank = -1] = facetsOf(c);
  const name = data.conditions[c];
  const has = (/** @type {string} */ words) => words.toLowerCase().includes(value);
  if (key === "device") return has(device) || has(name.split("/")[0]);
  if (key === "orientation") return has(orientation) || name.toLowerCase().split("/").some((/** @type {string} */ part) => part.startsWith(value));
  if (key === "size") return sizeNames.includes(value) ? (rank < 0 ? standardSize : rank) === sizeNames.indexOf(value) : has(size || "standard text") || has(name);
  if (key === "direction") return value === "rtl" || value === "ltr" ? (direction === "right to left" || name.includes("rightToLeft")) === (value === "rtl") : has(direction || "left to right");
  return has(more) ? true : name.toLowerCase().split("/").includes(value);
}

/** The widths of windows, or their heights, in which a finding holds under conditions. @returns {number[][]} */
function lengthsOf(/** @type {any} */ finding, /** @type {any} */ layout, /** @type {boolean} */ isHeight) {
  const own = layout.s[isHeight ? 1 : 0];
  return [[own, own], ...(isHeight ? [] : (finding?.ranges && widthsOf(finding, layout.c)) || [])];
}

/** What is written of a view: its name, id, class and texts. @typedef {{id: string, name: string, className: string, words: string, text: string}} ViewWords */

/** The views of a scene in words, each once: those of its first layout, and those that only others have. @returns {ViewWords[]} */
function wordsOfViews(/** @type {any} */ scene) {
  if (scene.viewWords) return scene.viewWords;
  /** @type {Map<string, {view: View, looks: Set<number>}>} */
  const views = new Map();
  for (const [index] of scene.trees.entries()) {
    for (const view of treeOf(scene, index)) {
      const known = views.get(view.id);
      if (known) known.looks.add(view.look);
      else views.set(view.id, { view, looks: new Set([view.look]) });
    }
  }
  scene.viewWords = [...views.values()].map(({ view, looks }) => {
    const texts = new Set([...looks].flatMap((look) => (data.looks[look].m ?? []).filter((/** @type {any[]} */ mark) => mark[0] === 2).map((/** @type {any[]} */ mark) => String(mark[1]))));
    const text = [...texts].join("\n").toLowerCase();
    const name = nameOf(scene, view);
    return { id: view.id, name, className: view.className, text, words: `${name}\n${view.id}\n${view.className}\n${text}`.toLowerCase() };
  });
  scene.allWords = `${sceneTitle(scene)}\n${scene.path}\n${scene.scene ?? ""}\n${scene.viewWords.map((/** @type {ViewWords} */ each) => each.words).join("\n")}`.toLowerCase();
  return scene.viewWords;
}

/** All words of a scene. @returns {string} */
const wordsOfScene = (/** @type {any} */ scene) => (wordsOfViews(scene), scene.allWords);

/** The words of a finding as they stand on the page. @returns {string} */
const wordsOfFinding = (/** @type {any} */ finding) => (finding.text ??= [
  finding.path, finding.screenPath ?? "", data.scenes[sceneOf(finding)] ? sceneTitle(data.scenes[sceneOf(finding)]) : finding.sceneName ?? "", finding.message, finding.rule,
  data.rules[finding.rule] ?? "", finding.severity, finding.view ?? "", finding.viewName ?? "", finding.guessed ? "guess" : "", ...new Set(finding.conditions.flatMap((/** @type {number} */ c) => facetsOf(c).slice(0, 5).map((/** @type {string} */ words) => words.replace(/ text\b/, "")))),
].join("\n").toLowerCase());

/** Whether a finding is as a term of it has it. */
function isTold(/** @type {Term} */ { key, value }, /** @type {any} */ finding) {
  if (key === "rule") return finding.rule.includes(value) || (data.rules[finding.rule] ?? "").toLowerCase().includes(value);
  if (key === "severity") return value.split(",").some((each) => each !== "" && finding.severity.startsWith(each)) || value === "";
  return !finding.guessed === !/^(no|false|guess)/.test(value);
}

/** Whether a scene is as a term of it has it. */
function isOfScene(/** @type {Term} */ { key, value }, /** @type {any} */ scene) {
  if (key === "file") return scene.path.toLowerCase().includes(value);
  if (key === "screen") return sceneTitle(scene).toLowerCase().includes(value) || (scene.scene ?? "").toLowerCase() === value;
  return wordsOfScene(scene).includes(value) && wordsOfViews(scene).some((view) => isView(key, value, view));
}

/** Whether a view is as a term has it. */
function isView(/** @type {string} */ key, /** @type {string} */ value, /** @type {ViewWords} */ view) {
  if (key === "view") return view.name.toLowerCase().includes(value) || view.id.toLowerCase() === value;
  if (key === "class") return view.className.toLowerCase().includes(value);
  return key === "text" ? view.text.includes(value) : view.words.includes(value);
}

/** The result of the last query; what is asked of it again isn't looked for again. @type {{query: string, source: any, result: Result}[]} */
let results = [];

/** What a query leaves of the report: findings, and scenes with or without any. @returns {Result} */
function resultOf(/** @type {string} */ query) {
  const known = results.find((each) => each.query === query && each.source === data);
  if (known) return known.result;
  const result = searched(termsOf(query));
  results = [{ query, source: data, result }, ...results.slice(0, 3)];
  return result;
}

/** @returns {Result} */
function searched(/** @type {Term[]} */ terms) {
  const valued = terms.filter((term) => term.value !== "" || term.key === "sure");
  const having = (/** @type {string[]} */ keys) => valued.filter((term) => keys.includes(term.key));
  const [words, told, under] = [having([""]), having(findingKeys), having(conditionKeys)];
  const scenic = having(["file", "screen"]);
  const views = having(["view", "class", "text"]);
  const lengths = under.filter((term) => term.number !== undefined);
  const facets = under.filter((term) => term.number === undefined);
  /** Of each conditions whether they are meant. */
  const meant = data.conditions.map((/** @type {string} */ _, /** @type {number} */ c) => facets.every((term) => holdsUnder(term, c) !== term.not));
  const findings = /** @type {any[]} */ ([]);
  const byScene = /** @type {any[][]} */ (data.scenes.map(() => []));
  const layoutsOf = data.scenes.map(() => /** @type {Map<number, any> | null} */ (null));
  const isOfViews = (/** @type {any} */ finding, /** @type {any} */ scene) => views.every((term) => {
    const view = finding.view === undefined ? null : wordsOfViews(scene).find((each) => each.id === finding.view);
    return (view ? isView(term.key, term.value, view) : term.key !== "class" && wordsOfFinding(finding).includes(term.value)) !== term.not;
  });
  const holds = (/** @type {any} */ finding, /** @type {number} */ at) => {
    if (!told.every((term) => isTold(term, finding) !== term.not)) return false;
    const scene = data.scenes[at];
    if (scene ? !scenic.every((term) => isOfScene(term, scene) !== term.not) : scenic.length && !scenic.every((term) => finding.path.toLowerCase().includes(term.value) !== term.not)) return false;
    if (under.length) {
      if (!scene) return false;
      const layouts = (layoutsOf[at] ??= new Map(scene.layouts.map((/** @type {any} */ l) => [l.c, l])));
      if (!finding.conditions.some((/** @type {number} */ c) => meant[c] && layouts.get(c) && lengths.every((term) => lengthsOf(finding, layouts.get(c), term.key === "height").some(([low, high]) =>
        (term.sign?.startsWith("<") ? compares(low, term.sign, term.number ?? 0) : term.sign?.startsWith(">") ? compares(high, term.sign, term.number ?? 0) : low <= (term.number ?? 0) && high >= (term.number ?? 0)) !== term.not)))) return false;
    }
    return (!views.length || (scene && isOfViews(finding, scene))) && words.every((term) => wordsOfFinding(finding).includes(term.value) !== term.not);
  };
  for (const finding of data.findings) {
    const at = sceneOf(finding);
    if (!holds(finding, at)) continue;
    findings.push(finding);
    byScene[at]?.push(finding);
  }
  const isUnder = (/** @type {any} */ scene) => !under.length || scene.layouts.some((/** @type {any} */ l) => meant[l.c] && lengths.every((term) => compares(l.s[term.key === "height" ? 1 : 0], term.sign, term.number ?? 0) !== term.not));
  const scenes = data.scenes.map((/** @type {any} */ scene, /** @type {number} */ i) => byScene[i].length > 0 || (!told.length && isUnder(scene)
    && [...scenic, ...views].every((term) => isOfScene(term, scene) !== term.not) && words.every((term) => wordsOfScene(scene).includes(term.value) !== term.not)));
  return { findings, byScene, scenes, count: scenes.filter(Boolean).length, conditions: (c) => meant[c], isNarrow: under.length > 0 };
}

/** The screens that a query leaves, in the order in which they are shown. @returns {number[]} */
function orderOf(/** @type {State} */ state) {
  const result = resultOf(state.query);
  const orders = result.orders ??= {};
  return orders[state.sort] ??= sorted(result, state.sort);
}

/** @returns {number[]} */
function sorted(/** @type {Result} */ { scenes, byScene }, /** @type {string} */ sort) {
  const shown = [...scenes.keys()].filter((i) => scenes[i]);
  if (sort === "file") return shown;
  if (sort === "name") return shown.sort((a, b) => nameOrder.compare(sceneTitle(data.scenes[a]), sceneTitle(data.scenes[b])) || a - b);
  const weights = byScene.map(gravity);
  return shown.sort((a, b) => weights[b] - weights[a] || a - b);
}
const nameOrder = new Intl.Collator("en");

/** The conditions of a scene that a query means, the nearest to some of them. @returns {number} the layout's index */
function layoutMeant(/** @type {any} */ scene, /** @type {State} */ state) {
  const { conditions, isNarrow } = resultOf(state.query);
  const own = layoutUnder(scene, state.on);
  if (!isNarrow || conditions(scene.layouts[own].c)) return own;
  const meant = scene.layouts.map((/** @type {any} */ l) => l.c).filter(conditions);
  return meant.length ? layoutUnder(scene, nearest(meant, facetsOf(state.on))) : own;
}

/** Views that a query names, at most so many. @returns {{scene: number, view: ViewWords}[]} */
function viewsMeant(/** @type {string} */ query, most = 200) {
  const terms = termsOf(query).filter((term) => ["", "view", "class", "text"].includes(term.key) && term.value && !term.not);
  if (!terms.length) return [];
  const found = [];
  for (const [scene, each] of data.scenes.entries()) {
    if (!terms.every((term) => wordsOfScene(each).includes(term.value))) continue;
    for (const view of wordsOfViews(each)) {
      if (terms.every((term) => isView(term.key, term.value, view))) found.push({ scene, view });
      if (found.length > most) return found;
    }
  }
  return found;
}

/** Does something once nothing else is done; it is told how much time there is. @type {(work: (rest: {timeRemaining: () => number}) => void) => any} */
const whenIdle = (work) => (window.requestIdleCallback ? window.requestIdleCallback(work, { timeout: 500 }) : setTimeout(() => work({ timeRemaining: () => 5 }), 50));

/** Reads the words of all scenes while nothing else is done, so that the first key of a search doesn't. */
function readAhead(place = 0) {
  const source = data;
  whenIdle((/** @type {any} */ rest) => {
    let at = place;
    while (data === source && at < data.scenes.length && rest.timeRemaining() > 2) wordsOfViews(data.scenes[at++]);
    if (data === source && at < data.scenes.length) readAhead(at);
    else if (data === source) data.findings.forEach(wordsOfFinding);
  });
}
