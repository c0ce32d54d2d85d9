/** The overview: all screens as pictures under chosen conditions, with what is sure about each; the findings by cause beside them. */

/** The conditions that some scene has, in order. */
const usedConditions = () => (used ??= [...new Set(data.scenes.flatMap((/** @type {any} */ s) => s.layouts.map((/** @type {any} */ l) => l.c)))]);
/** @type {any[] | undefined} */
let used;

/** What the page opens on: what changed, where there is an earlier report, and else all screens. */
const firstView = () => (baseline ? "changes" : "screens");

/** How grave some findings are together: an error is worse than any number of warnings. */
const gravity = (/** @type {any[]} */ findings) => {
  const counts = countsOf(findings);
  return (counts.error ?? 0) * 1e6 + (counts.warning ?? 0) * 1e3 + (counts.note ?? 0);
};

/** The screens as cards. */
class Gallery {
  constructor(/** @type {State} */ state) {
    this.pictures = new Pictures();
    this.dark = isDark(state);
    this.cards = data.scenes.map((/** @type {any} */ scene, /** @type {number} */ i) => {
      const holder = h("div", { class: "picture" });
      const marks = h("div", { class: "marks" });
      const other = h("p", { class: "other", hidden: true });
      const link = h("a", { class: "card", href: linkTo({ scene: i, layouts: [layoutUnder(scene, state.on)], finding: null, view: null, width: null, height: null }) }, holder, h("div", { class: "caption" }, h("h2", {}, breakable(sceneTitle(scene))), h("p", {}, breakable(fileName(scene.path))), other, marks));
      // A link has the query as it is when it is used: so many aren't written anew with each key.
      const renew = () => link.setAttribute("href", linkTo({ scene: i, layouts: [max(0, card.number)], finding: null, view: null, width: null, height: null }));
      for (const kind of ["pointerdown", "pointerenter", "focus", "click"]) link.addEventListener(kind, renew);
      link.addEventListener("click", keepScroll);
      const { s } = scene.layouts[layoutUnder(scene, state.on)];
      const card = { scene, i, holder, marks, other, item: h("li", {}, link), number: -1, key: "", aspect: s[0] / s[1] };
      return card;
    });
    /** Lists of cards by their file, with their heads; "" has all. @type {Map<string, Element[]>} */
    this.lists = new Map();
    const aspects = this.cards.map((/** @type {any} */ card) => card.aspect).sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
    const middle = aspects[aspects.length >> 1] ?? 0.5;
    this.element = h("div", { class: "gallery" });
    this.element.style.setProperty("--card", `${round(clamp(360 * middle, [176, 420]))}px`);
  }

  /** Shows a card's picture under the conditions that are meant, and what was found. */
  fill(/** @type {any} */ card, /** @type {State} */ state, /** @type {any[]} */ found) {
    const { scene, holder } = card;
    const number = layoutMeant(scene, state);
    const layout = scene.layouts[number];
    if (card.number !== number) {
      card.number = number;
      this.pictures.add(card.item, () => holder.replaceChildren(still(scene, layout, this.dark)));
    }
    let here = 0;
    for (const { conditions } of found) if (!conditions.length || conditions.includes(layout.c)) here++;
    const counts = countsOf(found);
    const key = `${counts.error} ${counts.warning} ${counts.note} ${here} ${number} ${state.query && 1}`;
    if (card.key === key) return;
    card.key = key;
    card.other.textContent = layout.c === state.on ? "" : wordsOf(layout.c, [state.on]);
    card.other.hidden = !card.other.textContent;
    card.marks.replaceChildren(pills(found, !state.query), here === found.length ? "" : h("small", { class: "here-of" }, here ? `${grouped(here)} in this picture` : "not in this picture"));
  }

  show(/** @type {State} */ state) {
    const { byScene } = resultOf(state.query);
    const shown = orderOf(state).map((i) => this.cards[i]);
    // The cards that may be seen at once; the others before one scrolls to them.
    const turn = (this.turn = (this.turn ?? 0) + 1);
    const fillFrom = (/** @type {number} */ place, /** @type {() => boolean} */ goesOn) => {
      let at = place;
      while (at < shown.length && goesOn()) {
        this.fill(shown[at], state, byScene[shown[at].i]);
        at++;
      }
      if (at < shown.length) whenIdle((rest) => turn === this.turn && fillFrom(at, () => rest.timeRemaining() > 1));
    };
    let first = 60;
    fillFrom(0, () => first-- > 0);
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
  const saved = data.scenes.length > 1 ? savers(data.title, () => cellsOfScreens(readState())) : null;
  return h("div", { class: "filters" },
    h("div", { class: "chips", role: "group", "aria-label": "Severity" }), searchBox(state, (query) => choose({ query })),
    ["matrix", "map", "changes"].includes(state.show || firstView()) ? null : h("label", { class: "field inline" }, h("span", {}, "Sort by"), h("select", { id: "sort", onchange: (/** @type {any} */ e) => choose({ sort: e.target.value }) },
      [["findings", "Findings"], ["file", "File"], ["name", "Name"]].map(([value, words]) => h("option", { value, selected: state.sort === value }, words)))),
    saved && popover("Save", saved.sheet("Contact sheet"), saved.each), h("p", { class: "hint result", role: "status", id: "result" }));
}

/** The screens that a query leaves, under the conditions that are meant, to be saved together. @returns {Cell[]} */
const cellsOfScreens = (/** @type {State} */ state) => orderOf(state).map((i) => {
  const scene = data.scenes[i];
  const number = layoutMeant(scene, state);
  const layout = scene.layouts[number];
  return { scene, layout, number, dark: isDark(state), words: [sceneTitle(scene), wordsOf(layout.c)] };
});

/** Severities as buttons that write their term; the numbers are what the rest of the query leaves. */
function severityChips(/** @type {State} */ state, /** @type {() => void} */ refresh) {
  const counts = countsOf(resultOf(without(state.query, "severity")).findings);
  const pressed = termsOf(state.query).filter((term) => term.key === "severity" && !term.not).flatMap((term) => term.value.split(","));
  return severities.map((severity) => h("button", {
    class: `chip ${severity}`, id: `chip-${severity}`, "aria-pressed": String(pressed.includes(severity)), disabled: !counts[severity] && !pressed.includes(severity),
    onclick: () => write(toggled(state.query, "severity", severity), refresh),
  }, symbol(severity), count(counts[severity] ?? 0, severity)));
}

/** Writes a query into the box and into the address. */
function write(/** @type {string} */ query, /** @type {() => void} */ refresh) {
  const box = document.getElementById("search");
  if (box instanceof HTMLInputElement) box.value = query;
  go({ query }, true);
  refresh();
}

/** The views that a query names, as a list that opens. */
function viewList(/** @type {State} */ state) {
  const most = 200;
  const views = viewsMeant(state.query, most);
  if (!views.length) return "";
  const number = views.length > most ? `more than ${most}` : String(views.length);
  const box = h("details", { class: "elsewhere views-of-query", ontoggle: () => {
    if (body.childElementCount) return;
    body.append(...views.slice(0, most).map(({ scene, view }) => h("li", {}, h("a", { href: linkTo({ scene, layouts: [layoutMeant(data.scenes[scene], state)], view: view.id, tab: "views", finding: null, width: null, height: null }) }, view.name),
      h("small", {}, ` ${view.className}, ${sceneTitle(data.scenes[scene])}`))));
  } }, h("summary", {}, "Views ", h("span", { class: "number" }, number)));
  const body = h("ul", { class: "constraints" });
  box.append(body);
  return box;
}

function overview(/** @type {State} */ state) {
  const views = /** @type {Record<string, () => {element: Element, show: (state: State) => void, pictures?: Pictures, start?: () => void}>} */ ({ screens: () => new Gallery(state), ...(baseline ? { changes: () => new Changes(state) } : {}), matrix: () => new Matrix(state), map: () => new AppMap(state) });
  const view = (state.show === "map" && !data.map ? views.screens : views[state.show || firstView()] ?? views.screens)();
  const aside = h("aside", { class: "panel", "aria-label": "Findings" });
  const bar = filters(state, () => refresh());
  const list = (/** @type {State} */ now, /** @type {any[]} */ findings) => aside.replaceChildren(h("div", { class: "panel-head" }, h("h2", {}, "Findings"), h("span", { class: "number" }, grouped(findings.length))),
    h("div", { class: "panel-body", tabindex: 0, role: "region", "aria-label": "Findings by cause" }, findings.length ? causeList(findings, { only: (rule) => write([without(readState().query, "rule"), termText("rule", rule)].filter(Boolean).join(" "), refresh) })
      : h("p", { class: "empty" }, data.findings.length ? "No finding matches." : "Nothing was found. Every layout is as it was meant."), viewList(now)));
  const refresh = () => {
    const now = readState();
    const { findings, count: screens } = resultOf(now.query);
    view.show(now);
    const focused = document.activeElement?.id;
    bar.firstElementChild?.replaceChildren(...severityChips(now, refresh));
    const words = now.query.trim() ? `${grouped(findings.length)} of ${count(data.findings.length, "finding")}, ${grouped(screens)} of ${count(data.scenes.length, "screen")}` : "";
    const line = /** @type {Element} */ (bar.querySelector("#result"));
    if (line.textContent !== words) line.textContent = words;
    list(now, findings);
    if (focused?.startsWith("chip")) document.getElementById(focused)?.focus();
  };
  const element = h("main", { class: `overview ${state.show || firstView()}`, id: "main", tabindex: -1 }, bar, h("div", { class: "columns" }, view.element, aside));
  refresh();
  return { element, start: () => { view.start?.(); readAhead(); }, fit() {}, print: () => view.pictures?.drawAll(), refresh };
}
