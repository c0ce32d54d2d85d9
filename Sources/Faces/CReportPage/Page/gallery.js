/** The overview: all screens as pictures under chosen conditions, with what is sure about each; the findings by cause beside them. */

/** The conditions that some scene has, in order. */
const usedConditions = () => (used ??= [...new Set(data.scenes.flatMap((/** @type {any} */ s) => s.layouts.map((/** @type {any} */ l) => l.c)))]);
/** @type {any[] | undefined} */
let used;

/** The findings of each scene, as far as filters leave them. */
function findingsByScene(/** @type {State} */ state) {
  const found = /** @type {any[][]} */ (data.scenes.map(() => []));
  for (const finding of data.findings) if (isWanted(finding, state)) found[sceneOf(finding)]?.push(finding);
  return found;
}

/** Whether a scene is shown: its name is searched for, or it has a finding that is. */
function isShown(/** @type {any} */ scene, /** @type {any[]} */ findings, /** @type {State} */ state) {
  const isFiltered = state.severity || state.rule;
  const isNamed = !state.query || `${scene.path} ${scene.name ?? ""}`.toLowerCase().includes(state.query.toLowerCase());
  return (isNamed && !isFiltered) || findings.length > 0;
}

/** How grave some findings are together: an error is worse than any number of warnings. */
const gravity = (/** @type {any[]} */ findings) => {
  const counts = countsOf(findings);
  return (counts.error ?? 0) * 1e6 + (counts.warning ?? 0) * 1e3 + (counts.note ?? 0);
};

/** Pictures that are drawn once they come near what is seen. */
class Pictures {
  constructor() {
    /** @type {Map<Element, () => void>} */
    this.waiting = new Map();
    this.observer = new IntersectionObserver((entries) => {
      for (const entry of entries) if (entry.isIntersecting) this.draw(entry.target);
    }, { rootMargin: "300px" });
  }

  add(/** @type {Element} */ element, /** @type {() => void} */ draw) {
    this.waiting.set(element, draw);
    this.observer.observe(element);
  }

  draw(/** @type {Element} */ element) {
    this.observer.unobserve(element);
    this.waiting.get(element)?.();
    this.waiting.delete(element);
  }

  /** Draws all, for paper. */
  drawAll() {
    for (const element of [...this.waiting.keys()]) this.draw(element);
  }
}

/** The picture of a layout, still. */
function still(/** @type {any} */ scene, /** @type {any} */ layout, /** @type {boolean} */ dark, label = "") {
  const drawing = new Drawing(data, label);
  drawing.show(laidOut(scene, layout), dark);
  if (!label) drawing.element.setAttribute("aria-hidden", "true");
  return drawing.element;
}

/** The screens as cards. */
class Gallery {
  constructor(/** @type {State} */ state) {
    this.pictures = new Pictures();
    this.dark = isDark(state);
    this.cards = data.scenes.map((/** @type {any} */ scene, /** @type {number} */ i) => {
      const number = layoutUnder(scene, state.on);
      const layout = scene.layouts[number];
      const holder = h("div", { class: "picture" });
      const marks = h("div", { class: "marks" });
      const link = h("a", { class: "card", href: linkTo({ scene: i, layouts: [number], finding: null, view: null }) }, holder,
        h("div", { class: "caption" }, h("h2", {}, breakable(sceneTitle(scene))), h("p", {}, breakable(fileName(scene.path))), layout.c === state.on ? null : h("p", { class: "other" }, wordsOf(layout.c, [state.on])), marks));
      link.addEventListener("click", keepScroll);
      const item = h("li", {}, link);
      this.pictures.add(item, () => holder.replaceChildren(still(scene, layout, this.dark)));
      return { scene, i, layout, marks, item, aspect: layout.s[0] / layout.s[1] };
    });
    /** Lists of cards by their file, with their heads; "" has all. @type {Map<string, Element[]>} */
    this.lists = new Map();
    const aspects = this.cards.map((/** @type {any} */ card) => card.aspect).sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
    const middle = aspects[aspects.length >> 1] ?? 0.5;
    this.element = h("div", { class: "gallery" });
    this.element.style.setProperty("--card", `${round(clamp(360 * middle, [176, 420]))}px`);
  }

  show(/** @type {State} */ state) {
    const found = findingsByScene(state);
    const shown = this.cards.filter((/** @type {any} */ card) => {
      const here = found[card.i].filter((finding) => !finding.conditions.length || finding.conditions.includes(card.layout.c));
      if (isShown(card.scene, found[card.i], state)) {
        const key = JSON.stringify(countsOf(here));
        if (card.key !== key) {
          card.key = key;
          card.marks.replaceChildren(pills(here));
        }
        card.gravity = gravity(here);
        return true;
      }
      return false;
    });
    const byName = (/** @type {any} */ a, /** @type {any} */ b) => sceneTitle(a.scene).localeCompare(sceneTitle(b.scene), "en");
    const orders = /** @type {Record<string, (a: any, b: any) => number>} */ ({ findings: (a, b) => b.gravity - a.gravity || a.i - b.i, file: (a, b) => a.i - b.i, name: byName });
    shown.sort(orders[state.sort] ?? orders.findings);
    if (!shown.length) {
      this.element.replaceChildren(h("p", { class: "empty" }, data.scenes.length ? "No screen matches." : "There are no screens in this report."));
      return;
    }
    const isByFile = state.sort === "file";
    const files = /** @type {string[]} */ (isByFile ? [...new Set(shown.map((/** @type {any} */ card) => card.scene.path))] : [""]);
    putInOrder(this.element, files.flatMap((path) => {
      const list = this.listOf(path);
      putInOrder(/** @type {Element} */ (list.at(-1)), shown.filter((/** @type {any} */ card) => !isByFile || card.scene.path === path).map((/** @type {any} */ card) => card.item));
      return list;
    }));
  }

  /** The list of a file's cards, with its head; of all for "". */
  listOf(/** @type {string} */ path) {
    const known = this.lists.get(path);
    if (known) return known;
    const list = [...(path ? [h("h2", {}, fileName(path), h("small", {}, ` ${path}`))] : []), h("ul", { class: "cards" })];
    this.lists.set(path, list);
    return list;
  }
}

/** Filters: severities with how many there are, a search, an order. */
function filters(/** @type {State} */ state, /** @type {() => void} */ refresh) {
  const choose = (/** @type {Partial<State>} */ change) => {
    go(change, true);
    refresh();
  };
  return h("div", { class: "filters" },
    h("div", { class: "chips", role: "group", "aria-label": "Severity" }),
    h("label", { class: "search" }, h("span", { class: "offscreen" }, "Search"),
      h("input", { type: "search", value: state.query, placeholder: "Search screens, files, views and findings", id: "search", oninput: (/** @type {any} */ e) => choose({ query: e.target.value }) })),
    state.show === "matrix" || state.show === "map" ? null : h("label", { class: "field inline" }, h("span", {}, "Sort by"), h("select", { id: "sort", onchange: (/** @type {any} */ e) => choose({ sort: e.target.value }) },
      [["findings", "Findings"], ["file", "File"], ["name", "Name"]].map(([value, words]) => h("option", { value, selected: state.sort === value }, words)))));
}

/** Severities as buttons that filter; the numbers follow the other filters. */
function severityChips(/** @type {State} */ state, /** @type {() => void} */ refresh) {
  const counts = countsOf(data.findings.filter((/** @type {any} */ f) => isWanted(f, { ...state, severity: "" })));
  const words = /** @type {Record<string, string>} */ ({ error: "error", warning: "warning", note: "note" });
  const chips = severities.map((severity) => h("button", {
    class: `chip ${severity}`, id: `chip-${severity}`, "aria-pressed": String(state.severity === severity), disabled: !counts[severity] && state.severity !== severity,
    onclick: () => { go({ severity: state.severity === severity ? "" : severity, rule: "" }, true); refresh(); },
  }, symbol(severity), count(counts[severity] ?? 0, words[severity])));
  if (state.rule) chips.push(h("button", { class: "chip", id: "chip-rule", "aria-pressed": "true", onclick: () => { go({ rule: "" }, true); refresh(); } }, capital(data.rules[state.rule] ?? state.rule), " ×"));
  return chips;
}

function overview(/** @type {State} */ state) {
  const views = /** @type {Record<string, () => {element: Element, show: (state: State) => void, pictures?: Pictures, start?: () => void}>} */ ({ "": () => new Gallery(state), matrix: () => new Matrix(state), map: () => new AppMap(state) });
  const view = (state.show === "map" && !data.map ? views[""] : views[state.show] ?? views[""])();
  const aside = h("aside", { class: "panel", "aria-label": "Findings" });
  const bar = filters(state, () => refresh());
  const refresh = () => {
    const now = readState();
    view.show(now);
    const focused = document.activeElement?.id;
    bar.firstElementChild?.replaceChildren(...severityChips(now, refresh));
    const findings = data.findings.filter((/** @type {any} */ f) => isWanted(f, now));
    aside.replaceChildren(h("div", { class: "panel-head" }, h("h2", {}, "Findings"), h("span", { class: "number" }, findings.length.toLocaleString("en"))),
      h("div", { class: "panel-body", tabindex: 0, role: "region", "aria-label": "Findings by cause" }, findings.length ? causeList(findings) : h("p", { class: "empty" }, data.findings.length ? "No finding matches." : "Nothing was found. Every layout is as it was meant.")));
    if (focused?.startsWith("chip")) document.getElementById(focused)?.focus();
  };
  const element = h("main", { class: `overview ${state.show || "screens"}`, id: "main", tabindex: -1 }, bar, h("div", { class: "columns" }, view.element, aside));
  refresh();
  return { element, start: () => view.start?.(), fit() {}, print: () => view.pictures?.drawAll(), refresh };
}
