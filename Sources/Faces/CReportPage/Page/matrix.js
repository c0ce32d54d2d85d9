/** The matrix: a row a screen, a column of conditions, whose head has four short levels that fold. */

const arrows = /** @type {Record<string, string>} */ ({ "right to left": "←", "left to right": "→" });

class Matrix {
  constructor(/** @type {State} */ state) {
    /** The folded groups of columns, by their words. @type {Set<string>} */
    this.folded = new Set();
    const used = /** @type {number[]} */ (usedConditions());
    const levels = [0, 1, 2, 3, 4];
    this.sorted = [...used];
    /** Levels that differ. */
    this.levels = levels.filter((level) => new Set(used.map((c) => facetsOf(c)[level])).size > 1);
    if (!this.levels.length) this.levels = [0];
    const order = this.levels.map((level) => [...new Set(used.map((c) => facetsOf(c)[level]))]);
    this.sorted.sort((a, b) => {
      for (const [i, level] of this.levels.entries()) {
        const step = order[i].indexOf(facetsOf(a)[level]) - order[i].indexOf(facetsOf(b)[level]);
        if (step) return step;
      }
      return a - b;
    });
    if (used.length > 16) for (const c of this.sorted) if (facetsOf(c)[0] !== facetsOf(this.sorted[0])[0]) this.folded.add(facetsOf(c)[0]);
    this.element = h("div", { class: "scroller", tabindex: 0, role: "region", "aria-label": "Matrix of screens and conditions" });
    this.state = state;
  }

  /** The columns that are shown: conditions each, or several where a group is folded. */
  columns() {
    const columns = /** @type {{key: string[], conditions: number[], folded: number}[]} */ ([]);
    const { conditions, isNarrow } = resultOf(readState().query);
    for (const c of this.sorted) {
      if (isNarrow && !conditions(c)) continue;
      const key = this.levels.map((level) => facetsOf(c)[level]);
      const folded = this.levels.findIndex((_, i) => this.folded.has(key.slice(0, i + 1).join("/")));
      const shown = folded >= 0 ? key.slice(0, folded + 1) : key;
      const last = columns.at(-1);
      if (folded >= 0 && last && last.folded === folded && last.key.join("/") === shown.join("/")) last.conditions.push(c);
      else columns.push({ key: shown, conditions: [c], folded });
    }
    return columns;
  }

  head(/** @type {any[]} */ columns) {
    return this.levels.map((level, i) => {
      const row = h("tr", {}, i === 0 ? h("th", { scope: "col", class: "corner", rowspan: this.levels.length }, "Screen") : null, i === 0 ? h("th", { scope: "col", class: "level", rowspan: this.levels.length }, "All") : null);
      for (let from = 0; from < columns.length;) {
        const key = columns[from].key.slice(0, i + 1).join("/");
        let to = from + 1;
        while (to < columns.length && columns[to].key.slice(0, i + 1).join("/") === key && columns[to].key.length > i) to++;
        const column = columns[from];
        if (column.key.length > i) {
          const words = capital(column.key[i]) || "As the file has it";
          const short = level === 1 ? words.split(" ")[0] : level === 2 ? words.replace(/ text$/, "") : level === 3 ? arrows[column.key[i]] ?? words : words;
          const isFolded = this.folded.has(key);
          const holds = to - from > 1 || isFolded;
          const rows = isFolded ? this.levels.length - i : 1;
          row.append(h("th", { scope: "colgroup", colspan: to - from, rowspan: rows, class: `level level-${level}` }, holds && i < this.levels.length - 1
            ? h("button", { class: "fold", "aria-expanded": String(!isFolded), title: words, onclick: () => this.fold(key) }, h("span", {}, short), isFolded ? " ▸" : " ▾")
            : h("span", { title: words, "aria-label": words, role: "img" }, short)));
        }
        from = to;
      }
      return row;
    });
  }

  fold(/** @type {string} */ key) {
    if (!this.folded.delete(key)) this.folded.add(key);
    this.show(readState());
    [...this.element.querySelectorAll("button.fold")].find((button) => button.getAttribute("title") === capital(key.split("/").pop() ?? ""))?.focus();
  }

  show(/** @type {State} */ state) {
    const { byScene: found } = resultOf(state.query);
    const columns = this.columns();
    const shown = orderOf({ ...state, sort: "file" });
    if (!shown.length) {
      this.element.replaceChildren(h("p", { class: "empty" }, data.scenes.length ? "No screen matches." : "There are no screens in this report."));
      return;
    }
    let isFirst = true;
    const rows = shown.map((/** @type {number} */ i) => {
      const scene = data.scenes[i];
      const own = new Map(scene.layouts.map((/** @type {any} */ l, /** @type {number} */ n) => [l.c, n]));
      /** @type {Map<number, any[]>} */
      const byCondition = new Map();
      for (const finding of found[i]) for (const c of finding.conditions) byCondition.set(c, [...(byCondition.get(c) ?? []), finding]);
      return h("tr", {}, h("th", { scope: "row" }, h("a", { href: linkTo({ scene: i, layouts: [0] }) }, breakable(sceneTitle(scene))), h("small", {}, breakable(fileName(scene.path)))), h("td", { class: "all" }, pills(found[i], !state.query)),
        columns.map((column) => {
          const here = column.conditions.filter((c) => own.has(c));
          if (!here.length) return h("td", { class: "none" });
          const findings = [...new Set(here.flatMap((c) => byCondition.get(c) ?? []))];
          const worst = findings.reduce((grave, finding) => graver(finding.severity, grave), "");
          const c = here.reduce((best, each) => (gravity(byCondition.get(each) ?? []) > gravity(byCondition.get(best) ?? []) ? each : best), here[0]);
          const words = findings.length ? `${count(findings.length, "finding")}, ${worst}` : "nothing found";
          const name = column.key.map((part) => capital(part) || "as the file has it").join(", ");
          const link = h("a", {
            class: `cell ${worst}`, href: linkTo({ scene: i, layouts: [own.get(c)] }), tabindex: isFirst ? 0 : -1,
            "aria-label": `${sceneTitle(scene)}, ${name}: ${words}`, title: `${name}: ${words}`,
          }, worst ? symbol(worst) : null, findings.length ? h("span", {}, String(findings.length)) : "·");
          isFirst = false;
          return h("td", {}, link);
        }));
    });
    const table = h("table", { class: "map" }, h("caption", { class: "offscreen" }, "Findings by screen and conditions"), h("thead", {}, this.head(columns)), h("tbody", {}, rows));
    table.addEventListener("keydown", moveInMap);
    table.addEventListener("click", keepScroll);
    this.element.replaceChildren(table);
  }
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
