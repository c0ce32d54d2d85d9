/** A scene: its picture large in the middle, rulers along it, the findings beside it. */

/** The picture that was shown last, from which the next one of the same scene moves. @type {{scene: number, picture: Picture} | null} */
let lastShown = null;

/** The findings that the picture of a layout itself tells, where lint looked at its own window alone. */
function ownFindings(/** @type {any} */ scene, /** @type {any} */ layout, /** @type {Picture} */ picture) {
  if (data.isSwept || (picture.size[0] === layout.s[0] && picture.size[1] === layout.s[1])) return [];
  return picture.notes.map((note) => ({
    rule: note[1], severity: note[0], message: note[2], path: scene.path, scene: scene.scene, conditions: [layout.c],
    view: note[3].find((/** @type {string} */ id) => picture.views.some((view) => view.id === id)), line: 0,
  }));
}

/** Why a layout's window keeps its size, by the data's number. */
const unheldReasons = [
  "the page holds as many windows as it has room for, the first conditions’ before others. Fewer conditions, or --width, leave room for more.",
  "they name a size of their own.", "the screen changes in too many places.", "the screen fails in other sizes.", "no sizes were asked for.",
];

/** A rectangle of held sizes in words. */
function wordsOfRange(/** @type {{width: number[], height: number[]}} */ { width, height }) {
  const said = (/** @type {number[]} */ [low, high]) => (low < high ? `${round3(low)} to ${round3(high)}` : `${round3(low)}`);
  return `widths of ${said(width)} at heights of ${said(height)}`;
}

class ScenePage {
  /** @param {State} state */
  constructor(state) {
    this.state = state;
    this.scene = data.scenes[state.scene];
    this.first = this.scene.layouts[state.layouts[0]];
    /** All that was found in the scene, and what the query leaves of it. */
    this.all = data.findings.filter((/** @type {any} */ f) => sceneOf(f) === state.scene);
    this.findings = this.wanted(state);
    this.width = state.width;
    this.height = state.height;
    /** The findings in the list, by their numbers on the pictures. @type {any[]} */
    this.listed = [];
    /** The windows of other conditions each, with what was found in them. @type {{stage: Stage, found: any[]}[]} */
    this.windows = [];
    /** Causes whose many findings are marked too, because they are open. @type {Set<string>} */
    this.opened = new Set();
    /** The finding that is pointed at in the list. */
    this.hovered = -1;
    /** What is told of a size that isn't held. */
    this.lost = "";
    /** @type {string | null} */
    this.told = null;
    this.compared = state.tab === "before" && baseline ? comparison(this.scene, this.first, state) : null;
    this.stages = new Stages(this.scene, state, {
      onresize: (/** @type {number[]} */ size, /** @type {boolean} */ isSettled, /** @type {number} */ changed) => this.resize(size, isSettled, changed),
      onpick: (/** @type {string | null} */ id) => go({ view: id, finding: null, tab: id ? "views" : this.state.tab }),
      onfinding: (/** @type {number} */ number) => this.choose(this.listed[number]),
      onhover: (/** @type {number} */ at) => this.panel?.tree?.hover(at),
      onpoint: (/** @type {number} */ number) => this.panel?.point(number >= 0 ? numberOf(this.listed[number]) : -1),
    });
    this.stage = this.stages.first;
    this.status = h("p", { class: "live", role: "status" });
    this.rulers = [0, 1].map((axis) => (sweepOf(this.scene, this.first, axis)
      ? new Ruler(this.scene, this.first, axis, this.findings, (value, isSettled) => this.resizeAxis(axis, value, isSettled), (words) => this.say(words)) : null));
    const isSwept = this.rulers.some((ruler) => ruler);
    const isHeld = isSwept || this.stage.held.length > this.stage.swept.length;
    this.unheld = isHeld ? "" : data.isPending ? "Other sizes are on their way." : `No other sizes are held under these conditions: ${unheldReasons[this.first.u] ?? unheldReasons[0]}`;
    this.plane = isSwept ? new PlaneMap(this.scene, this.first, this.findings, (size, isSettled) => this.resize(size, isSettled)) : null;
    this.tools = new SceneTools(this);
    this.panel = new ScenePanel(this);
    const { canvas } = this.stages;
    this.stages.compared = this.compared;
    if (this.compared) canvas.replaceChildren(this.compared.element);
    const { rulers } = this;
    const deck = h("div", { class: `deck ${rulers[0] ? "wide" : ""} ${rulers[1] ? "tall" : ""}` }, rulers.map((ruler) => ruler?.element ?? null), canvas);
    this.element = h("main", { class: `scene ${this.stages.list.length > 1 ? "several" : ""}`, id: "main", tabindex: -1 },
      conditionBar(this.scene.layouts.map((/** @type {any} */ l) => l.c), this.first.c, state, (c, isSettled) => this.change(c, isSettled), this.others()),
      h("div", { class: "work" }, data.map && wayLinks(state.scene), this.tools.element, deck, this.status), this.panel.element);
  }

  /** What the picture can be compared with. */
  others() {
    const { layouts } = this.scene;
    const all = layouts.map((/** @type {any} */ l) => l.c);
    const unused = layouts.map((/** @type {any} */ _, /** @type {number} */ i) => i).filter((/** @type {number} */ i) => !this.state.layouts.includes(i));
    return h("div", { class: "others" },
      unused.length ? h("select", { "aria-label": "Compare with", id: "beside", onchange: (/** @type {any} */ e) => e.target.value && go({ layouts: [...this.state.layouts, Number(e.target.value)] }) },
        h("option", { value: "" }, "Compare with…"), unused.map((/** @type {number} */ i) => h("option", { value: i }, wordsOf(layouts[i].c, all)))) : null,
      layouts.length > 1 ? h("a", { class: "button", href: linkTo({ show: "sheet" }) }, "All at once") : null);
  }

  /** The size that is shown. @returns {number[]} */
  get size() {
    return this.stage.picture?.size ?? this.first.s;
  }

  /** Says what begins at this size, or something else. */
  say(words = "") {
    const isOwn = this.size.every((value, axis) => value === this.first.s[axis]);
    const begins = this.stage.picture?.begins && !isOwn ? `Here ${wordsOfChange(this.stage.picture.begins, this.scene)}` : "";
    const text = words || this.lost || begins;
    if (this.status.textContent !== text) this.status.textContent = text;
  }

  // Sizes

  resizeAxis(/** @type {number} */ axis, /** @type {number} */ value, /** @type {boolean} */ isSettled) {
    this.resize(this.size.map((own, i) => (i === axis ? value : own)), isSettled, axis);
  }

  /** Shows another size while an edge moves; in the address too once it is settled. */
  resize(/** @type {number[]} */ to, /** @type {boolean} */ isSettled, changed = -1) {
    if (!to.every((value) => value > 0)) return;
    this.showSize(to, !isSettled, changed);
    if (!isSettled) return;
    go({ width: this.width, height: this.height }, true);
    this.stages.fitSettled(this.size);
    if (this.panel.current === "views") this.panel.fill();
  }

  /** Shows the scene in a window of a size, as near to it as is held. */
  showSize(/** @type {number[]} */ to, isMoving = false, changed = -1) {
    const held = nearestHeld(this.stage.held, to, changed);
    const isLost = to.some((value, axis) => abs(value - held[axis]) > 0.01);
    this.lost = isLost ? `${to.map(round3).join(" × ")} isn’t held under these conditions. Held are ${this.stage.held.map(wordsOfRange).join(", and ")}.` : this.unheld;
    // A length of the device's own is each window's own.
    [this.width, this.height] = held.map((value, axis) => (abs(value - this.first.s[axis]) < 1e-6 ? null : value));
    this.isMoving = isMoving;
    this.stages.resize(this.width, this.height, isMoving);
    if (this.stage.failure) this.lost = `${to.map(round3).join(" × ")} can’t be shown: ${this.stage.failure}.`;
    this.rulers.forEach((ruler) => ruler?.move(this.size));
    this.plane?.move(this.size);
    this.tools.show(this.size, !isMoving);
    this.tell();
  }

  /** Shows a size that was asked for, now that it is there. */
  arrived() {
    if (this.stages.list.some((each) => each.awaited)) this.showSize([this.width ?? this.first.s[0], this.height ?? this.first.s[1]], this.isMoving);
  }

  // Findings

  /** The findings of the scene that a state's query leaves; all of them where the query has none of this scene, and the chosen one. @returns {any[]} */
  wanted(/** @type {State} */ state) {
    const found = resultOf(state.query).byScene[state.scene];
    const chosen = state.finding === null || !found.length ? null : data.findings[state.finding];
    return !found.length && state.query ? (this.isLeft(state) ? [] : this.all) : chosen && !found.includes(chosen) ? [...found, chosen] : found;
  }

  /** Whether the query leaves the screen at all. */
  isLeft(/** @type {State} */ state) {
    return resultOf(state.query).scenes[state.scene];
  }

  /** Takes another query while this page stays. */
  refilter() {
    this.state = readState();
    this.findings = this.wanted(this.state);
    this.told = null;
    this.tell();
    this.panel.fill();
  }

  /** The findings in each window's conditions and size: the list and the marks follow where they change. */
  tell() {
    if (!this.stage.picture) return;
    this.say();
    const windows = this.stages.windows.map((stage) => {
      const picture = /** @type {Picture} */ (stage.picture);
      return { stage, found: [...this.findings.filter((/** @type {any} */ f) => holdsAt(f, stage.layout, picture.size)), ...ownFindings(this.scene, stage.layout, picture)] };
    });
    const key = windows.map(({ found }) => found.map((f) => f.number ?? f.message).join("|")).join("/");
    if (key === this.told) return;
    this.told = key;
    this.windows = windows;
    this.listed = causesOf([...new Set(windows.flatMap(({ found }) => found))]).flatMap((cause) => cause.findings);
    this.mark();
    this.panel.tell();
  }

  /** Marks what is listed, in each window its own; of causes with many findings only while they are open, or the chosen one. */
  mark() {
    const { stages, state, opened, hovered } = this;
    const many = new Set(causesOf(this.listed).filter((cause) => cause.findings.length > 6).map((cause) => cause.rule));
    const chosen = this.listed.findIndex((finding) => numberOf(finding) === state.finding && state.finding !== null);
    const marks = this.listed.map((finding, number) => ({ number, severity: finding.severity, view: finding.view, words: finding.message.split("\n")[0], rule: finding.rule }))
      .filter((mark) => mark.view && (!many.has(mark.rule) || opened.has(mark.rule) || mark.number === chosen || mark.number === hovered));
    for (const stage of stages.list) {
      const found = this.windows.find((each) => each.stage.layout === stage.layout)?.found ?? [];
      stage.finding = chosen;
      stage.findings = marks.filter((mark) => found.includes(this.listed[mark.number]));
      stage.mark();
    }
  }

  /** Shows where a finding is that is pointed at in the list; `null` for none. */
  hover(/** @type {any} */ finding) {
    this.hovered = finding ? this.listed.indexOf(finding) : -1;
    for (const stage of this.stages.list) stage.hover(finding?.view ? stage.picture?.views.findIndex((view) => view.id === finding.view) ?? -1 : -1);
    if (finding) this.mark();
  }

  /** Marks all findings of a cause while its list is open. */
  open(/** @type {string} */ rule, /** @type {boolean} */ isOpen) {
    if (isOpen) this.opened.add(rule);
    else this.opened.delete(rule);
    this.mark();
  }

  /** A finding is chosen on the picture: its line in the list is shown. */
  choose(/** @type {any} */ finding) {
    const number = numberOf(finding);
    if (number >= 0) go({ finding: number, view: finding.view ?? null, tab: "findings" });
  }

  /** Shows what is chosen: the mark in view, and what is outside the window with the plane around it. */
  showChosen() {
    const { stage, stages } = this;
    const at = stage.finding >= 0 ? stage.picture?.views.findIndex((view) => view.id === this.listed[stage.finding].view) ?? -1 : stage.picked;
    stage.reach(at);
    this.fit();
    stage.mark();
    document.querySelector(`[data-number="${this.state.finding}"]`)?.scrollIntoView({ block: "nearest" });
    const mark = stage.drawing.element.querySelector(".finding.chosen, .picked");
    if (mark && (innerWidth <= 900 || !stages.isWhole())) mark.scrollIntoView({ block: "center", inline: "center" });
  }

  // States

  /** Other conditions are chosen: their picture moves into place; they stand in the address once that is settled. */
  change(/** @type {number} */ c, isSettled = true) {
    const number = this.scene.layouts.findIndex((/** @type {any} */ l) => l.c === c);
    if (isSettled) return go({ layouts: [number, ...this.state.layouts.slice(1).filter((l) => l !== number)], finding: null });
    const { leading } = this.stages;
    const from = this.stage.picture;
    this.first = this.scene.layouts[number];
    for (const each of leading) each.layout = this.first;
    return this.play(0.2, from, this.stage.pictureOf(null, null));
  }

  /** Plays the motion from one picture to another. */
  play(/** @type {number} */ seconds, /** @type {Picture | null} */ from, /** @type {Picture} */ to) {
    return play(seconds, (progress) => this.stages.leading.forEach((each) => each.show(from ? between(from, to, progress) : to)));
  }

  /** Takes what can change without another page; tells whether it could. */
  update(/** @type {State} */ next) {
    const { state } = this;
    const same = ["scene", "tab", "look", "show", "baseline"].every((key) => /** @type {any} */ (next)[key] === /** @type {any} */ (state)[key]) && ["layouts", "gone"].every((key) => /** @type {any} */ (next)[key].join() === /** @type {any} */ (state)[key].join());
    if (!same || this.first !== this.scene.layouts[state.layouts[0]]) return false;
    const isResized = next.width !== this.width || next.height !== this.height;
    const isRepicked = next.view !== state.view || next.finding !== state.finding;
    this.state = next;
    for (const each of this.stages.list) each.overlays = overlaysOf(next);
    if (isResized) this.showSize([next.width ?? this.first.s[0], next.height ?? this.first.s[1]]);
    [this.width, this.height] = [next.width, next.height];
    if (isRepicked) {
      for (const each of this.stages.list) each.pick(next.view);
      this.mark();
      this.panel.fill();
      this.showChosen();
    }
    for (const each of this.stages.list) each.mark();
    this.stages.full.mark();
    return true;
  }

  fit() {
    this.stages.fit();
  }

  print() {
    this.fit();
  }

  start() {
    const { state, stages } = this;
    for (const each of stages.list) each.overlays = overlaysOf(state);
    this.showSize([state.width ?? this.first.s[0], state.height ?? this.first.s[1]]);
    for (const each of stages.list) each.pick(state.view);
    [this.width, this.height] = [state.width, state.height];
    this.fit();
    this.panel.fill();
    this.mark();
    if (state.finding !== null || state.view !== null) this.showChosen();
    stages.full.mark();
    const [last, target] = [lastShown, this.stage.picture];
    const placesOf = (/** @type {Picture} */ picture) => picture.size.join() + picture.frames.join();
    if (last && target && !this.stage.awaited && last.scene === state.scene && last.picture !== target && placesOf(last.picture) !== placesOf(target)) this.play(0.25, last.picture, target);
    lastShown = null;
    if (document.body.dataset.version) showMoved(state, this.stage);
  }

  leave() {
    if (this.stage.picture) lastShown = { scene: this.state.scene, picture: this.stage.picture };
  }

  /** What is shown, to be compared with the next version of the page. */
  frames() {
    return { scene: `${this.scene.path}\t${this.scene.scene ?? ""}`, c: conditionsOf(this.first), frames: this.stage.picture ? seenFrames(this.stage.picture) : {} };
  }
}
