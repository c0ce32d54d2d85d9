/** Findings: which are meant, one line a cause, and what each leads to. */

/** The scene that a finding is of; -1 for a file's own. */
function sceneOf(/** @type {any} */ finding) {
  sceneNumbers ??= new Map(data.scenes.map((/** @type {any} */ s, /** @type {number} */ i) => [`${s.path}\t${s.scene ?? ""}`, i]));
  return sceneNumbers.get(`${finding.screenPath ?? finding.path}\t${finding.scene ?? ""}`) ?? -1;
}
/** @type {Map<string, number> | undefined} */
let sceneNumbers;

/** The number of a finding among the report's; -1 of one that the picture itself tells. @returns {number} */
const numberOf = (/** @type {any} */ finding) => finding?.number ?? -1;

/** The scene's name for people; of a xib its file's, with what a part of several is called, because its view's class is the name of many. @returns {string} */
const sceneTitle = (/** @type {any} */ scene) => (scene.title ??= titleOf(scene));

function titleOf(/** @type {any} */ scene) {
  const file = fileName(scene.path).replace(/\.(json|xib|storyboard)$/, "");
  // A class of UIKit's says less than the file's name.
  if (!scene.path.endsWith(".xib") && !/^UI\w*ViewController$/.test(scene.name)) return scene.name ?? file;
  const isAlone = data.scenes.filter((/** @type {any} */ s) => s.path === scene.path).length < 2;
  return isAlone || !scene.name || scene.name === file ? file : `${file}, ${scene.name}`;
}

const fileName = (/** @type {string} */ path) => path.split("/").pop() ?? path;

/** A view's name for people: its text, its outlet, or its class. */
const nameOf = (/** @type {any} */ scene, /** @type {View} */ view) => scene.names?.[view.id] ?? view.id;

const place = (/** @type {any} */ finding) => (finding.line ? `${finding.path}:${finding.line}${finding.column ? `:${finding.column}` : ""}` : finding.path);

/** How many findings there are of each severity. */
function countsOf(/** @type {any[]} */ findings) {
  const counts = /** @type {Record<string, number>} */ ({});
  for (const finding of findings) counts[finding.severity] = (counts[finding.severity] ?? 0) + 1;
  return counts;
}

/** Counts by severity as small marks; where there are none, that nothing was found, or nothing of what was asked for. */
function pills(/** @type {any[]} */ findings, isAll = true) {
  const counts = countsOf(findings);
  const shown = severities.filter((severity) => counts[severity]);
  return h("span", { class: "pills" }, shown.length
    ? shown.map((severity) => h("span", { class: `pill ${severity}` }, symbol(severity), h("span", { class: "offscreen" }, `${severity}s: `), grouped(counts[severity])))
    : isAll ? h("span", { class: "pill fine" }, "Nothing found") : h("span", { class: "pill none" }, "None of these"));
}

/** Findings of one cause together, the gravest first, those with many before those with few. */
function causesOf(/** @type {any[]} */ findings) {
  const causes = new Map();
  for (const finding of findings) {
    const key = `${finding.rule}/${finding.severity}`;
    if (!causes.has(key)) causes.set(key, { rule: finding.rule, severity: finding.severity, findings: [] });
    causes.get(key).findings.push(finding);
  }
  return [...causes.values()].sort((a, b) => ranks[b.severity] - ranks[a.severity] || b.findings.length - a.findings.length);
}

/** Findings as a list, one line a cause; a cause with several opens. */
function causeList(/** @type {any[]} */ findings, /** @type {{number?: (finding: any) => number | undefined, chosen?: number | null, hover?: (finding: any) => void, isOfScene?: boolean, at?: string, only?: (rule: string) => void, opened?: (rule: string, isOpen: boolean) => void}} */ options = {}) {
  const item = (/** @type {any} */ finding) => findingItem(finding, options);
  return h("ul", { class: "causes" }, causesOf(findings).map((cause) => {
    if (cause.findings.length === 1) return item(cause.findings[0]);
    const body = h("ul", { class: "findings" });
    const { only } = options;
    let shown = 0;
    const more = h("button", { class: "more", hidden: true, onclick: () => fill() }, "Show more");
    const fill = (least = 0) => {
      const end = max(shown + 50, least);
      body.append(...cause.findings.slice(shown, end).map(item));
      shown = min(cause.findings.length, end);
      more.textContent = `Show ${min(50, cause.findings.length - shown)} more of ${cause.findings.length - shown}`;
      more.hidden = shown >= cause.findings.length;
    };
    const box = /** @type {HTMLDetailsElement} */ (h("details", { ontoggle: () => {
      if (box.open && !shown) fill();
      options.opened?.(cause.rule, box.open);
    } }, h("summary", {}, symbol(cause.severity), h("span", { class: "offscreen" }, `${cause.severity}: `), h("span", { class: "cause" }, capital(data.rules[cause.rule] ?? cause.rule)), h("span", { class: "number" }, grouped(cause.findings.length))), only ? h("button", { class: "link only", onclick: () => only(cause.rule) }, "Only these") : null, body, more));
    const chosen = cause.findings.findIndex((/** @type {any} */ f) => numberOf(f) === options.chosen);
    if (options.chosen !== null && options.chosen !== undefined && chosen >= 0) {
      fill(chosen + 1);
      box.open = true;
    }
    return h("li", { class: cause.severity }, box);
  }));
}

/** Where a finding leads: its scene under its conditions and in its window. */
function linkOf(/** @type {any} */ finding) {
  const scene = sceneOf(finding);
  if (scene < 0) return null;
  const state = readState();
  const worst = data.conditions.indexOf(finding.worst);
  const own = data.scenes[scene].layouts[state.layouts[0]]?.c;
  const { conditions, isNarrow } = resultOf(state.query);
  const meant = isNarrow ? finding.conditions.filter(conditions) : finding.conditions;
  const c = state.scene === scene && finding.conditions.includes(own) ? own : worst >= 0 && meant.includes(worst) ? worst : meant[0] ?? finding.conditions[0];
  const layouts = data.scenes[scene].layouts;
  const layout = max(0, layouts.findIndex((/** @type {any} */ l) => l.c === c));
  const widths = widthsOf(finding, c);
  const isInWindow = !finding.ranges || !widths?.length || widths.some((range) => layouts[layout].s[0] >= range[0] && layouts[layout].s[0] <= range[1]);
  return linkTo({
    scene, layouts: [layout], view: finding.view ?? null, width: isInWindow ? null : clamp(round(widths[0][0] + 0.499), widths[0]),
    height: null, tab: "findings", finding: numberOf(finding),
  });
}

function findingItem(/** @type {any} */ finding, /** @type {any} */ { number, chosen, hover, isOfScene, at = "" }) {
  const link = linkOf(finding);
  const [words, ...rest] = finding.message.split("\n");
  const mark = number?.(finding);
  const isChosen = chosen !== null && chosen === numberOf(finding);
  const explain = finding.view ? `layout explain ${quoted(finding.screenPath ?? finding.path)} --view ${quoted(finding.view)}${finding.scene ? ` --scene ${quoted(finding.scene)}` : ""}` : null;
  const reasons = finding.path.endsWith(".json") ? `"lint": {"ignore": [{"rule": "${finding.rule}", "reason": ""}]}` : `layout:ignore ${finding.rule} — `;
  const where = finding.conditions.length > 1 ? `${finding.conditions.length} conditions` : finding.conditions.length ? wordsOf(finding.conditions[0]) : null;
  return h("li", { class: `finding ${finding.severity}`, "aria-current": isChosen ? "true" : null, id: `finding-${numberOf(finding)}${at}`, "data-number": numberOf(finding), onmouseenter: () => hover?.(finding), onmouseleave: () => hover?.(null), onfocusin: () => hover?.(finding) },
    h("div", { class: "what" }, mark === undefined ? symbol(finding.severity) : h("span", { class: `number-of-mark ${finding.severity}` }, String(mark + 1)), h("span", { class: "offscreen" }, `${finding.severity}: `),
      link ? h("a", { href: link }, words) : h("span", {}, words)),
    rest.length ? h("p", { class: "rest" }, rest.join("\n")) : null,
    h("div", { class: "where" }, !isOfScene && sceneOf(finding) >= 0 ? h("span", {}, sceneTitle(data.scenes[sceneOf(finding)])) : null, where && h("span", {}, where),
      h("details", { class: "more-of-it" }, h("summary", {}, "More"), h("div", {},
        h("p", {}, h("code", {}, place(finding)), " ", h("code", { title: data.rules[finding.rule] ?? "" }, finding.rule)),
        (finding.ranges ?? []).map((/** @type {any} */ r) => h("p", {}, r[0] === r[1] ? `At ${round3(r[0])} points of width` : `From ${round3(r[0])} to ${round3(r[1])} points of width`)),
        copyButton("Copy place", place(finding)), explain && copyButton("Copy explain", explain), copyButton("Copy suppression", reasons)))));
}

const quoted = (/** @type {string} */ word) => (/^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
