/** The overview: what was found, by severity and rule, and a map of scenes and conditions. */

/** The scene that a finding is of; -1 for a file's own. */
function sceneOf(/** @type {any} */ finding) {
  sceneNumbers ??= new Map(data.scenes.map((/** @type {any} */ s, /** @type {number} */ i) => [`${s.path}\t${s.scene ?? ""}`, i]));
  return sceneNumbers.get(`${finding.path}\t${finding.scene ?? ""}`) ?? -1;
}
/** @type {Map<string, number> | undefined} */
let sceneNumbers;

function sceneTitle(/** @type {any} */ scene) {
  return scene.name ?? scene.path.split("/").pop().replace(/\.json$/, "");
}

/** Whether a finding is one that the filters leave. */
function isWanted(/** @type {any} */ finding, /** @type {State} */ state) {
  if (state.severity && finding.severity !== state.severity) return false;
  if (state.rule && finding.rule !== state.rule) return false;
  if (!state.query) return true;
  const text = `${finding.path} ${finding.sceneName ?? ""} ${finding.message} ${finding.rule} ${finding.view ?? ""} ${finding.viewName ?? ""}`;
  return text.toLowerCase().includes(state.query.toLowerCase());
}

function place(/** @type {any} */ finding) {
  return finding.line ? `${finding.path}:${finding.line}${finding.column ? `:${finding.column}` : ""}` : finding.path;
}

/** Severities and rules as buttons that filter, with how many there are. */
function filters(/** @type {State} */ state) {
  const counts = new Map();
  const rules = new Map();
  for (const finding of data.findings) {
    counts.set(finding.severity, (counts.get(finding.severity) ?? 0) + 1);
    if (!state.severity || finding.severity === state.severity) rules.set(finding.rule, (rules.get(finding.rule) ?? 0) + 1);
  }
  return h("div", { class: "filters" },
    h("div", { class: "chips", role: "group", "aria-label": "Severity" },
      ["error", "warning", "note"].map((severity) => h("button", {
        class: `chip ${severity}`, "aria-pressed": String(state.severity === severity), disabled: !counts.get(severity),
        onclick: () => go({ severity: state.severity === severity ? "" : severity, rule: "" }),
      }, h("b", {}, String(counts.get(severity) ?? 0)), ` ${severityWords[severity]}`))),
    h("label", { class: "field" }, h("span", {}, "Rule"),
      h("select", { onchange: (/** @type {any} */ e) => go({ rule: e.target.value }) },
        h("option", { value: "" }, "All rules"),
        [...rules].sort().map(([rule, count]) => h("option", { value: rule, selected: state.rule === rule }, `${rule} (${count})`)))),
    h("label", { class: "field grow" }, h("span", {}, "Search"),
      h("input", {
        type: "search", value: state.query, placeholder: "Scene, file, view or message", id: "search",
        oninput: (/** @type {any} */ e) => { go({ query: e.target.value }, true); refreshOverview(); },
      })));
}

/** The map: a row a scene, a column of conditions, each cell as grave as what was found there. */
function map(/** @type {State} */ state) {
  /** The findings of each scene's conditions: the gravest, and how many. @type {Map<string, [string, number]>} */
  const cells = new Map();
  for (const finding of data.findings) {
    if (!isWanted(finding, state)) continue;
    const scene = sceneOf(finding);
    for (const c of finding.conditions) {
      const key = `${scene}/${c}`;
      const [worst, count] = cells.get(key) ?? ["", 0];
      cells.set(key, [(ranks[finding.severity] ?? 0) > (ranks[worst] ?? 0) ? finding.severity : worst, count + 1]);
    }
  }
  const used = [...new Set(data.scenes.flatMap((/** @type {any} */ s) => s.layouts.map((/** @type {any} */ l) => l.c)))];
  const query = state.query.toLowerCase();
  const shown = data.scenes.map((/** @type {any} */ s, /** @type {number} */ i) => i).filter((/** @type {number} */ i) => {
    const scene = data.scenes[i];
    const isNamed = !query || `${scene.path} ${scene.name ?? ""}`.toLowerCase().includes(query);
    const isFiltered = state.severity || state.rule;
    return (isNamed && !isFiltered) || used.some((c) => cells.has(`${i}/${c}`));
  });
  if (!shown.length) return h("p", { class: "empty" }, data.scenes.length ? "No scene matches the filters." : "There are no scenes in this report.");
  const head = h("tr", {}, h("th", { scope: "col", class: "corner" }, "Scene"),
    used.map((c) => h("th", { scope: "col", class: "condition" }, h("div", {}, h("span", {}, data.conditions[c])))));
  let isFirst = true;
  const rows = shown.map((/** @type {number} */ i) => {
    const scene = data.scenes[i];
    const byCondition = new Map(scene.layouts.map((/** @type {any} */ l, /** @type {number} */ n) => [l.c, n]));
    return h("tr", {},
      h("th", { scope: "row" }, h("a", { href: linkTo({ scene: i, layouts: [0] }) }, sceneTitle(scene)), h("small", {}, scene.path)),
      used.map((c) => {
        const layout = byCondition.get(c);
        if (layout === undefined) return h("td", { class: "none" });
        const [worst, number] = cells.get(`${i}/${c}`) ?? ["", 0];
        const words = number ? `${count(number, "finding")}, ${worst}` : "nothing found";
        const link = h("a", {
          class: `cell ${worst}`, href: linkTo({ scene: i, layouts: [layout] }), tabindex: isFirst ? 0 : -1,
          "aria-label": `${sceneTitle(scene)}, ${data.conditions[c]}: ${words}`, title: `${data.conditions[c]}: ${words}`,
        }, number || "");
        isFirst = false;
        return h("td", {}, link);
      }));
  });
  const table = h("table", { class: "map" }, h("caption", { class: "offscreen" }, "Findings by scene and conditions"), h("thead", {}, head), h("tbody", {}, rows));
  table.addEventListener("keydown", moveInMap);
  return h("div", { class: "scroller", tabindex: 0, role: "region", "aria-label": "Map of scenes and conditions" }, table);
}

/** Arrow keys go from cell to cell. */
function moveInMap(/** @type {KeyboardEvent} */ event) {
  const cell = event.target instanceof Element ? event.target.closest("a.cell") : null;
  const step = /** @type {Record<string, number[]>} */ ({ ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] })[event.key];
  if (!cell || !step) return;
  const td = /** @type {HTMLTableCellElement} */ (cell.parentElement);
  const row = /** @type {HTMLTableRowElement} */ (td.parentElement);
  const body = /** @type {HTMLTableSectionElement} */ (row.parentElement);
  let x = td.cellIndex + step[0];
  let target = null;
  const next = body.rows[row.sectionRowIndex + step[1]];
  while (next && next.cells[x] && !(target = next.cells[x].querySelector("a.cell")) && step[0]) x += step[0];
  if (!(target instanceof HTMLElement)) return;
  cell.setAttribute("tabindex", "-1");
  target.tabIndex = 0;
  target.focus();
  event.preventDefault();
}

/** The findings as a list, each leading to its picture. */
function findingList(/** @type {any[]} */ findings, /** @type {State} */ state, isOfScene = false) {
  if (!findings.length) return h("p", { class: "empty" }, isOfScene ? "Nothing was found here." : data.findings.length ? "No finding matches." : "Nothing was found. Every layout is as it was meant.");
  const list = h("ul", { class: "findings" });
  let shown = 0;
  const more = h("button", { class: "more", onclick: () => add() });
  const add = () => {
    list.append(...findings.slice(shown, shown + 200).map((f) => findingItem(f, isOfScene)));
    shown = min(findings.length, shown + 200);
    more.textContent = `Show ${min(200, findings.length - shown)} more of ${findings.length - shown}`;
    more.hidden = shown >= findings.length;
  };
  add();
  return h("div", {}, list, more);
}

function findingItem(/** @type {any} */ finding, /** @type {boolean} */ isOfScene) {
  const scene = sceneOf(finding);
  const worst = data.conditions.indexOf(finding.worst);
  const c = worst >= 0 ? worst : finding.conditions[0];
  const layout = scene >= 0 ? max(0, data.scenes[scene].layouts.findIndex((/** @type {any} */ l) => l.c === c)) : 0;
  const link = scene >= 0 ? linkTo({ scene, layouts: [layout], view: finding.view ?? null, width: finding.ranges ? round(finding.ranges[0][0]) : null, tab: "findings" }) : null;
  const words = finding.message.split("\n");
  const explain = finding.view ? `layout explain ${quoted(finding.path)} --view ${quoted(finding.view)}${finding.scene ? ` --scene ${quoted(finding.scene)}` : ""}` : null;
  const reasons = finding.path.endsWith(".json") ? `"lint": {"ignore": [{"rule": "${finding.rule}", "reason": ""}]}` : `layout:ignore ${finding.rule} — `;
  return h("li", { class: finding.severity },
    h("div", { class: "what" }, h("span", { class: `badge ${finding.severity}` }, finding.severity),
      link ? h("a", { href: link }, words[0]) : h("span", {}, words[0]), words.length > 1 && h("span", { class: "rest" }, words.slice(1).join("\n"))),
    h("div", { class: "where" },
      !isOfScene && finding.sceneName ? h("span", {}, finding.sceneName) : null, h("code", {}, place(finding)), h("code", { title: data.rules[finding.rule] ?? "" }, finding.rule),
      finding.conditions.length > 1 ? h("span", {}, `${finding.conditions.length} conditions`) : finding.conditions.length ? h("span", {}, data.conditions[finding.conditions[0]]) : null,
      (finding.ranges ?? []).map((/** @type {number[]} */ r) => h("span", {}, `width ${round3(r[0])} to ${round3(r[1])}`)),
      copyButton("Copy place", place(finding)), explain && copyButton("Copy explain", explain), copyButton("Copy suppression", reasons)));
}

const quoted = (/** @type {string} */ word) => (/^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** The parts of the overview that filters change. */
function overviewBody(/** @type {State} */ state) {
  const findings = data.findings.filter((/** @type {any} */ f) => isWanted(f, state));
  return h("div", { id: "overview-body" }, map(state), h("h2", {}, `Findings`, h("small", {}, ` ${findings.length}`)), findingList(findings, state));
}

function refreshOverview() {
  document.getElementById("overview-body")?.replaceWith(overviewBody(readState()));
}

function overview(/** @type {State} */ state) {
  return h("main", { class: "overview", id: "main" }, filters(state), overviewBody(state));
}
