/** What stands beside a scene's picture: its findings, views, sizes, turn, and what is different from before. */

class ScenePanel {
  /** @param {ScenePage} page */
  constructor(page) {
    this.page = page;
    const { state } = page;
    const words = /** @type {Record<string, string>} */ ({ findings: `Findings ${page.findings.length}`, views: "Views", ...(page.rulers.some((ruler) => ruler) ? { sizes: "Sizes" } : {}), rotation: "Turn", ...(baseline ? { before: "Before and after" } : {}) });
    this.current = words[state.tab] ? state.tab : "findings";
    this.buttons = Object.fromEntries(Object.keys(words).map((tab) => [tab, h("button", {
      role: "tab", id: `tab-${tab}`, "aria-selected": String(tab === this.current), "aria-controls": "panel", tabindex: tab === this.current ? 0 : -1, onclick: () => go({ tab }),
    }, words[tab])]));
    this.body = h("div", { class: "panel-body", role: "tabpanel", id: "panel", "aria-labelledby": `tab-${this.current}`, tabindex: 0 });
    this.element = h("aside", { class: "panel", "aria-label": "Details" },
      h("div", { class: "tabs", role: "tablist", "aria-label": "Details", onkeydown: moveInTabs }, Object.values(this.buttons)), this.body, page.plane && !page.compared ? this.sizes(page.plane) : null);
    /** @type {{element: Element, hover: (place: number) => void} | null} */
    this.tree = null;
  }

  /** The plane of sizes with its ends. */
  sizes(/** @type {PlaneMap} */ { element, low, high }) {
    const ends = [low, high].map((end) => h("span", {}, end.map(round3).join(" × ")));
    return h("div", { class: "plane-box" }, h("p", {}, "All sizes", h("small", {}, " drag the dot")), element, h("p", { class: "ends" }, ends));
  }

  /** Shows what is found at the present size. */
  tell() {
    const { all, listed } = this.page;
    this.buttons.findings.textContent = `Findings ${listed.length}${all.length === this.page.findings.length ? "" : ` of ${all.length}`}`;
    if (this.current === "findings") this.fill();
  }

  /** Marks the line of a finding that is pointed at in the picture. */
  point(/** @type {number} */ number) {
    for (const line of this.body.querySelectorAll("li.finding")) line.classList.toggle("pointed", number >= 0 && line.getAttribute("data-number") === String(number));
  }

  fill() {
    const { page, body } = this;
    const picture = page.stage.picture;
    if (!picture) return;
    const top = body.scrollTop;
    this.tree = null;
    const parts = /** @type {Record<string, (picture: Picture) => any[]>} */ ({
      findings: () => this.findings(), views: () => this.views(picture),
      sizes: () => page.rulers.filter((ruler) => ruler).map((ruler) => breakpointList(/** @type {any} */ (ruler), page.scene, (value) => page.resizeAxis(/** @type {any} */ (ruler).axis, value, true))),
      rotation: () => [rotation(page.scene, page.first, (turned) => page.stages.leading.forEach((each) => each.show(turned)))],
      before: () => [comparisonWords(page.state.scene, page.first)],
    });
    body.replaceChildren(...parts[this.current](picture));
    body.scrollTop = top;
  }

  findings() {
    const { page } = this;
    const { listed, windows } = page;
    const elsewhere = page.findings.filter((/** @type {any} */ f) => !listed.includes(f));
    const list = (/** @type {any[]} */ findings, at = "") => (findings.length ? causeList(findings, {
      number: (f) => (f.view ? listed.indexOf(f) : undefined), chosen: page.state.finding, isOfScene: true, at,
      hover: (finding) => page.hover(finding), opened: (rule, isOpen) => page.open(rule, isOpen),
    }) : h("p", { class: "empty" }, "Nothing was found here."));
    const among = windows.map(({ stage }) => stage.layout.c);
    const here = windows.length > 1 ? windows.map(({ stage, found }, i) => h("section", { class: "of-window" }, h("h2", {}, capital(wordsOf(stage.layout.c, among)), h("span", { class: "number" }, String(found.length))), list(found, `-${i}`))) : list(listed);
    const hidden = page.all.length - page.findings.length;
    const rest = hidden ? h("p", { class: "hint filtered" }, `${count(hidden, "other finding")} left out by the search. `, h("button", { class: "link", onclick: () => write("", () => page.refilter()) }, "Show all")) : "";
    return [rest, ...[here].flat(), elsewhere.length ? h("details", { class: "elsewhere" }, h("summary", {}, "Elsewhere ", h("span", { class: "number" }, String(elsewhere.length))), h("p", { class: "hint" }, "Under other conditions, or in windows of other sizes."), causeList(elsewhere, { isOfScene: true })) : ""];
  }

  views(/** @type {Picture} */ picture) {
    const { page } = this;
    const { view } = page.state;
    const pick = (/** @type {string} */ id) => go({ view: id, finding: null });
    this.tree = viewTree(page.scene, picture, view, pick, (at) => page.stage.hover(at));
    return [view !== null ? viewFacts(page.scene, page.first, picture, view, pick) : h("p", { class: "hint" }, "Pick a view in the picture or in the tree. Point at another one for the distances between them."), this.tree.element];
  }
}

/** Arrow keys go from tab to tab. */
function moveInTabs(/** @type {KeyboardEvent} */ event) {
  const step = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowLeft: -1 })[event.key];
  if (!step || !(event.target instanceof HTMLElement)) return;
  const all = [...(event.target.parentElement?.children ?? [])];
  const next = all[(all.indexOf(event.target) + step + all.length) % all.length];
  if (next instanceof HTMLElement) {
    next.click();
    requestAnimationFrame(() => document.getElementById(next.id)?.focus());
  }
}
