/** A scene: its picture large in the middle, rulers along it, the findings beside it. */

/** The picture that was shown last, from which the next one of the same scene moves. @type {{scene: number, picture: Picture, width: number | null, height: number | null} | null} */
let lastShown = null;

/** The findings that the picture of a layout itself tells, where lint looked at its own window alone. */
function ownFindings(/** @type {any} */ scene, /** @type {any} */ layout, /** @type {Picture} */ picture) {
  if (data.isSwept || (picture.size[0] === layout.s[0] && picture.size[1] === layout.s[1])) return [];
  return picture.notes.map((note) => ({
    rule: note[1], severity: note[0], message: note[2], path: scene.path, scene: scene.scene, conditions: [layout.c],
    view: note[3].find((/** @type {string} */ id) => picture.views.some((view) => view.id === id)), line: 0,
  }));
}

function sceneView(/** @type {State} */ state) {
  const scene = data.scenes[state.scene];
  let first = scene.layouts[state.layouts[0]];
  const dark = isDark(state);
  const findings = data.findings.filter((/** @type {any} */ f) => sceneOf(f) === state.scene);
  let { width, height } = state;
  let zoomMode = "fit";
  /** The findings in the list, by their numbers on the picture. @type {any[]} */
  let listed = [];
  /** Causes whose many findings are marked too, because they are open. @type {Set<string>} */
  const opened = new Set();
  const isCompared = state.tab === "before";
  const compared = isCompared ? comparison(scene, first, state) : null;
  const all = scene.layouts.map((/** @type {any} */ l) => l.c);

  /** @type {Stage[]} */
  const stages = state.layouts.map((n) => new Stage(scene, scene.layouts[n], {
    label: wordsOf(scene.layouts[n].c, state.layouts.length > 1 ? all : []),
    onresize: (size, isSettled) => resize(size, isSettled),
    onpick: (id) => go({ view: id, finding: null, tab: id ? "views" : state.tab }),
    onfinding: (number) => choose(listed[number]),
    onhover: (at) => tree?.hover(at),
    onpoint: (number) => {
      for (const line of panelBody.querySelectorAll("li.finding")) line.classList.toggle("pointed", number >= 0 && line.id === `finding-${numberOf(listed[number])}`);
    },
    onclose: state.layouts.length > 1 ? () => go({ layouts: state.layouts.filter((l) => l !== n) }) : null,
  }));
  const [stage] = stages;
  /** @type {{element: Element, hover: (place: number) => void} | null} */
  let tree = null;
  const status = h("p", { class: "live", role: "status" });
  const say = (/** @type {string} */ words) => {
    const size = stage.picture?.size ?? first.s;
    const begins = stage.picture?.begins && !(size[0] === first.s[0] && size[1] === first.s[1]) ? `Here ${wordsOfChange(stage.picture.begins, scene)}` : "";
    const text = words || lost || begins;
    if (status.textContent !== text) status.textContent = text;
  };
  let lost = "";
  let unheld = "";
  const rulers = [0, 1].map((axis) => (sweepOf(scene, first, axis) ? new Ruler(scene, first, axis, findings, (value, isSettled) => {
    const size = [...(stage.picture?.size ?? first.s)];
    size[axis] = value;
    resize(size, isSettled);
  }, say) : null));
  if (!rulers[0] && !rulers[1]) unheld = "The report holds no other sizes under these conditions. Fewer conditions, or --width, leave room for more.";
  const plane = rulers[0] || rulers[1] ? new PlaneMap(scene, first, findings, (size, isSettled) => resize(size, isSettled)) : null;
  const field = (/** @type {string} */ label, /** @type {number} */ axis) => /** @type {HTMLInputElement} */ (h("input", {
    type: "number", min: 1, max: 10000, step: "any", "aria-label": label, id: `size-${axis}`, disabled: !rulers[axis], onchange: (/** @type {any} */ e) => {
      const size = [...(stage.picture?.size ?? first.s)];
      size[axis] = Number(e.target.value);
      resize(size, true);
    },
  }));
  const fields = [field("Width in points", 0), field("Height in points", 1)];

  /** Shows another size; in the address once it is settled. */
  function resize(/** @type {number[]} */ to, /** @type {boolean} */ isSettled) {
    if (!to.every((value) => value > 0)) return;
    const { width: wide, height: tall } = stage.range;
    const held = [clamp(to[0], wide), clamp(to[1], tall)];
    lost = to.map((value, axis) => (abs(value - held[axis]) > 0.01 ? `${round3(value)} points of ${axis ? "height" : "width"} isn’t held by this report, which has ${round3((axis ? tall : wide)[0])} to ${round3((axis ? tall : wide)[1])}.` : "")).filter(Boolean).join(" ");
    const isOfDevice = held.every((value, axis) => abs(value - first.s[axis]) < 1e-6);
    [width, height] = isOfDevice ? [null, null] : held;
    lost ||= unheld;
    for (const each of stages) each.resize(width, height, dark);
    const shown = stage.picture?.size ?? held;
    rulers.forEach((ruler) => ruler?.move(shown));
    plane?.move(shown);
    fields.forEach((input, axis) => {
      if (document.activeElement !== input || isSettled) input.value = String(round3(shown[axis]));
    });
    tell();
    if (isSettled) {
      const isOwn = abs(shown[0] - first.s[0]) < 1e-6 && abs(shown[1] - first.s[1]) < 1e-6;
      if (isOwn) [width, height] = [null, null];
      go({ width, height: height !== null && abs(height - first.s[1]) < 1e-6 ? null : height }, true);
      const [x, y] = room();
      const zoom = stage.fitting(shown, [x, y]);
      if (zoomMode === "fit" && zoom < stage.zoom) zoomAll(zoom, false);
      if (current === "views") fillPanel();
    }
  }

  /** The findings at this size: the list and the marks follow where they change. */
  /** @type {string | null} */
  let told = null;
  function tell() {
    const picture = stage.picture;
    if (!picture) return;
    say("");
    const here = [...findings.filter((/** @type {any} */ f) => holdsAt(f, first, picture.size)), ...ownFindings(scene, first, picture)];
    const key = here.map((f) => f.number ?? f.message).join("|");
    if (key === told) return;
    told = key;
    listed = causesOf(here).flatMap((cause) => cause.findings);
    marked();
    if (current === "findings") fillPanel();
    tabButtons.findings.textContent = `Findings ${here.length}`;
  }

  /** Marks what is listed; of causes with many findings only while they are open, or the chosen one. */
  function marked() {
    const many = new Set(causesOf(listed).filter((cause) => cause.findings.length > 6).map((cause) => cause.rule));
    stage.finding = listed.findIndex((finding) => numberOf(finding) === state.finding && state.finding !== null);
    stage.findings = listed.map((finding, number) => ({ number, severity: finding.severity, view: finding.view, words: finding.message.split("\n")[0], rule: finding.rule }))
      .filter((mark) => mark.view && (!many.has(mark.rule) || opened.has(mark.rule) || mark.number === stage.finding || mark.number === hovered));
    stage.mark();
  }
  let hovered = -1;

  /** A finding is chosen on the picture: its line in the list is shown. */
  function choose(/** @type {any} */ finding) {
    if (!finding) return;
    const number = numberOf(finding);
    if (number >= 0) go({ finding: number, view: finding.view ?? null, tab: "findings" });
  }

  /** Shows what is chosen: the mark in view, and what is outside the window with the plane around it. */
  function showChosen() {
    const at = stage.finding >= 0 ? stage.picture?.views.findIndex((view) => view.id === listed[stage.finding].view) ?? -1 : stage.picked;
    stage.reach(at);
    fit();
    stage.mark();
    const line = document.getElementById(`finding-${state.finding}`);
    line?.scrollIntoView({ block: "nearest" });
    const mark = stage.drawing.element.querySelector(".finding.chosen, .picked");
    if (mark && (innerWidth <= 900 || stage.zoom > stage.fitting(stage.picture?.size ?? [1, 1], room()))) mark.scrollIntoView({ block: "center", inline: "center" });
  }

  const tabs = /** @type {Record<string, string>} */ ({ findings: `Findings ${findings.length}`, views: "Views", sizes: "Sizes", rotation: "Turn", ...(baseline ? { before: "Before and after" } : {}) });
  if (!rulers[0] && !rulers[1]) delete tabs.sizes;
  const current = tabs[state.tab] ? state.tab : "findings";
  const tabButtons = Object.fromEntries(Object.keys(tabs).map((tab) => [tab, h("button", {
    role: "tab", id: `tab-${tab}`, "aria-selected": String(tab === current), "aria-controls": "panel", tabindex: tab === current ? 0 : -1, onclick: () => go({ tab }),
  }, tabs[tab])]));
  const panelBody = h("div", { class: "panel-body", role: "tabpanel", id: "panel", "aria-labelledby": `tab-${current}`, tabindex: 0 });
  function fillPanel() {
    const picture = stage.picture;
    if (!picture) return;
    const top = panelBody.scrollTop;
    tree = null;
    if (current === "findings") {
      const elsewhere = findings.filter((/** @type {any} */ f) => !listed.includes(f));
      const hover = (/** @type {any} */ finding) => {
        hovered = finding ? listed.indexOf(finding) : -1;
        stage.hover(finding?.view ? picture.views.findIndex((view) => view.id === finding.view) : -1);
        if (finding) marked();
      };
      const open = (/** @type {string} */ rule, /** @type {boolean} */ isOpen) => {
        if (isOpen) opened.add(rule);
        else opened.delete(rule);
        marked();
      };
      panelBody.replaceChildren(listed.length ? causeList(listed, { number: (f) => (f.view ? listed.indexOf(f) : undefined), chosen: state.finding, hover, isOfScene: true, opened: open }) : h("p", { class: "empty" }, "Nothing was found here."),
        elsewhere.length ? h("details", { class: "elsewhere" }, h("summary", {}, "Elsewhere ", h("span", { class: "number" }, String(elsewhere.length))), h("p", { class: "hint" }, "Under other conditions, or in windows of other sizes."), causeList(elsewhere, { isOfScene: true })) : "");
    } else if (current === "views") {
      tree = viewTree(scene, picture, state.view, (id) => go({ view: id, finding: null }), (at) => stage.hover(at));
      panelBody.replaceChildren(state.view !== null ? viewFacts(scene, first, picture, state.view, (id) => go({ view: id, finding: null })) : h("p", { class: "hint" }, "Pick a view in the picture or in the tree. Point at another one for the distances between them."), tree.element);
    } else if (current === "sizes") {
      panelBody.replaceChildren(...rulers.filter((ruler) => ruler).map((ruler) => breakpointList(/** @type {any} */ (ruler), scene, (value) => {
        const size = [...(stage.picture?.size ?? first.s)];
        size[/** @type {any} */ (ruler).axis] = value;
        resize(size, true);
      })));
    } else if (current === "rotation") {
      panelBody.replaceChildren(rotation(scene, first, (turned) => stage.show(turned, dark)));
    } else {
      panelBody.replaceChildren(comparisonWords(scene, first));
    }
    panelBody.scrollTop = top;
  }

  /** The room for a picture. */
  function room() {
    const isNarrow = innerWidth <= 900;
    const count = isNarrow ? 1 : min(3, stages.length);
    return [canvas.clientWidth / count, isNarrow ? max(360, innerHeight - 190) : canvas.clientHeight];
  }

  function zoomAll(/** @type {number} */ zoom, centers = true) {
    for (const each of stages) {
      each.zoomTo(zoom);
      each.mark();
    }
    if (centers && stages.length === 1) {
      const free = canvas.clientWidth - stage.drawing.box()[2] * zoom;
      stage.element.style.marginLeft = `${max(16, free / 2)}px`;
    }
    const percent = document.getElementById("zoom");
    if (percent) percent.textContent = `${round(zoom * 100)} %`;
  }

  /** Fits the pictures into their room. */
  function fit() {
    compared?.fit([canvas.clientWidth, canvas.clientHeight || 700]);
    if (zoomMode !== "fit") return;
    const space = room();
    zoomAll(min(...stages.map((each) => each.fitting(each.drawing.box().slice(2), space))));
  }

  const zoomBy = (/** @type {number} */ factor) => {
    zoomMode = "own";
    zoomAll(clamp(factor ? stage.zoom * factor : 1, [0.1, 6]), true);
  };
  const unused = scene.layouts.map((/** @type {any} */ _, /** @type {number} */ i) => i).filter((/** @type {number} */ i) => !state.layouts.includes(i));
  const toggles = Object.keys(overlayWords).map((name) => h("label", { class: "check" }, h("input", { type: "checkbox", checked: overlaysOf(state).includes(name), onchange: (/** @type {any} */ e) => {
    const on = overlaysOf(readState()).filter((each) => each !== name);
    go({ over: [...on, ...(e.target.checked ? [name] : [])].join(",") || "none" }, true);
    update(readState());
  } }), overlayWords[name]));
  const apart = h("label", { class: "check" }, h("input", { type: "checkbox", id: "apart", onchange: (/** @type {any} */ e) => {
    for (const each of stages) each.drawing.layers(e.target.checked ? 14 : 0);
    fit();
  } }), "Layers apart");
  const tools = h("div", { class: "tools", role: "group", "aria-label": "Window and picture" },
    h("span", { class: "dimensions" }, fields[0], h("span", { "aria-hidden": "true" }, "×"), fields[1],
      h("button", { class: "icon", title: "Swap width and height", "aria-label": "Swap width and height", disabled: !rulers[0] || !rulers[1], onclick: () => resize([...(stage.picture?.size ?? first.s)].reverse(), true) }, "⇄"),
      h("button", { class: "icon reset", title: "The device’s own size", "aria-label": "The device’s own size", onclick: () => { resize([...first.s], true); zoomMode = "fit"; fit(); } }, "↺")),
    rulers[0] || rulers[1] ? devicePicker(stage, (size) => resize(size, true)) : null,
    h("span", { class: "zooms" }, h("button", { class: "icon", "aria-label": "Smaller", onclick: () => zoomBy(0.8) }, "−"), h("output", { id: "zoom" }), h("button", { class: "icon", "aria-label": "Larger", onclick: () => zoomBy(1.25) }, "+"),
      h("button", { onclick: () => { zoomMode = "fit"; stage.drawing.extend(null); fit(); stage.mark(); } }, "Fit")),
    popover("Show", toggles, apart),
    takeAway(scene, stage));
  const others = h("div", { class: "others" },
    unused.length ? h("select", { "aria-label": "Compare with", id: "beside", onchange: (/** @type {any} */ e) => e.target.value && go({ layouts: [...state.layouts, Number(e.target.value)] }) },
      h("option", { value: "" }, "Compare with…"), unused.map((/** @type {number} */ i) => h("option", { value: i }, wordsOf(scene.layouts[i].c, all)))) : null,
    scene.layouts.length > 1 ? h("a", { class: "button", href: linkTo({ show: "sheet" }) }, "All at once") : null);
  const canvas = h("div", { class: "canvas", tabindex: 0, role: "region", "aria-label": "Picture" }, compared ? compared.element : h("div", { class: "stages" }, stages.map((each) => each.element)));
  const deck = h("div", { class: `deck ${rulers[0] && !isCompared ? "wide" : ""} ${rulers[1] && !isCompared ? "tall" : ""}` }, isCompared ? null : rulers.map((ruler) => ruler?.element ?? null), canvas);
  const main = h("main", { class: `scene ${state.layouts.length > 1 ? "several" : ""}`, id: "main", tabindex: -1 },
    conditionBar(all, first.c, state, changed, others),
    h("div", { class: "work" }, tools, deck, status),
    h("aside", { class: "panel", "aria-label": "Details" },
      h("div", { class: "tabs", role: "tablist", "aria-label": "Details", onkeydown: moveInTabs }, Object.values(tabButtons)), panelBody, plane && !isCompared ? h("div", { class: "plane-box" }, h("p", {}, "All sizes", h("small", {}, " drag the dot")), plane.element, h("p", { class: "ends" }, h("span", {}, `${round3(plane.low[0])} × ${round3(plane.low[1])}`), h("span", {}, `${round3(plane.high[0])} × ${round3(plane.high[1])}`))) : null));

  /** Other conditions are chosen: their picture moves into place; they stand in the address once that is settled. */
  function changed(/** @type {number} */ c, isSettled = true) {
    const number = scene.layouts.findIndex((/** @type {any} */ l) => l.c === c);
    if (isSettled) return go({ layouts: [number, ...state.layouts.slice(1).filter((l) => l !== number)], finding: null });
    const from = stage.picture;
    first = stage.layout = scene.layouts[number];
    const to = stage.pictureOf(null, null);
    return play(0.2, (progress) => stage.show(from ? between(from, to, progress) : to, dark));
  }

  /** Takes what can change without another page; tells whether it could. */
  function update(/** @type {State} */ next) {
    const same = ["scene", "tab", "look", "show", "baseline"].every((key) => /** @type {any} */ (next)[key] === /** @type {any} */ (state)[key]) && next.layouts.join() === state.layouts.join();
    if (!same || first !== scene.layouts[state.layouts[0]]) return false;
    const isResized = next.width !== width || next.height !== height;
    const isRepicked = next.view !== state.view || next.finding !== state.finding;
    state = next;
    for (const each of stages) each.overlays = overlaysOf(state);
    if (isResized) resize([next.width ?? first.s[0], next.height ?? first.s[1]], false);
    [width, height] = [next.width, next.height];
    if (isRepicked) {
      for (const each of stages) each.pick(state.view);
      marked();
      fillPanel();
      showChosen();
    }
    for (const each of stages) each.mark();
    return true;
  }

  return {
    element: main, update, fit,
    print() { fit(); },
    start() {
      for (const each of stages) {
        each.overlays = overlaysOf(state);
        each.resize(width, height, dark);
        each.pick(state.view);
      }
      resize([width ?? first.s[0], height ?? first.s[1]], false);
      [width, height] = [state.width, state.height];
      fit();
      fillPanel();
      marked();
      if (state.finding !== null || state.view !== null) showChosen();
      const target = stage.picture;
      const last = lastShown;
      if (last && target && last.scene === state.scene && last.picture !== target && last.picture.size.join() + last.picture.frames.join() !== target.size.join() + target.frames.join()) {
        play(0.25, (progress) => stage.show(between(last.picture, target, progress), dark));
      }
      lastShown = null;
      showMoved(state, stage);
    },
    leave() { if (stage.picture) lastShown = { scene: state.scene, picture: stage.picture, width, height }; },
    frames: () => ({ scene: `${scene.path}\t${scene.scene ?? ""}`, c: conditionsOf(first), frames: Object.fromEntries((stage.picture?.views ?? []).map((view, i) => [view.id, stage.picture?.frames[i]])) }),
  };
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
