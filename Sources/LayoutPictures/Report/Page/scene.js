/** A scene: its pictures under the conditions chosen, the ruler, and the panel. */

const orientations = /^(portrait(UpsideDown)?|landscape(Left|Right))$/;

/** The conditions' parts, so that each is chosen by itself. */
function facets(/** @type {any} */ scene) {
  const names = scene.layouts.map(conditionsOf);
  const directions = /^(leftToRight|rightToLeft)$/;
  const sizes = /^(extraSmall|small|medium|large|extra(Extra){0,2}Large|accessibility\w+)$/;
  return names.map((/** @type {string} */ name) => {
    const parts = name.split("/");
    const take = (/** @type {RegExp} */ pattern) => parts.find((part) => pattern.test(part)) ?? "";
    const rest = parts.filter((part) => !orientations.test(part) && !directions.test(part) && !sizes.test(part));
    return { Device: rest.join("/"), Orientation: take(orientations), "Text size": take(sizes), Direction: take(directions) };
  });
}

/** Choosers of each part of the conditions that differs. */
function conditionChooser(/** @type {any} */ scene, /** @type {number} */ chosen, /** @type {(layout: number) => void} */ onchange) {
  const all = facets(scene);
  const own = all[chosen];
  return Object.keys(own).map((part) => {
    const values = [...new Set(all.map((/** @type {any} */ f) => f[part]))];
    if (values.length < 2) return null;
    return h("label", { class: "field" }, h("span", {}, part), h("select", {
      onchange: (/** @type {any} */ e) => {
        // The nearest of those that have this value: as many other parts as can be stay.
        const score = (/** @type {any} */ f) => (f[part] === e.target.value ? 100 : 0) + Object.keys(own).filter((p) => f[p] === own[p]).length;
        onchange(all.map((/** @type {any} */ f, /** @type {number} */ i) => [score(f), -i]).sort((/** @type {number[]} */ x, /** @type {number[]} */ y) => y[0] - x[0] || y[1] - x[1])[0][1] * -1);
      },
    }, values.map((value) => h("option", { value, selected: value === own[part] }, value || "as the screen says"))));
  });
}

function sceneView(/** @type {State} */ state) {
  const scene = data.scenes[state.scene];
  const first = scene.layouts[state.layouts[0]];
  const dark = isDark(state);
  const findings = data.findings.filter((/** @type {any} */ f) => sceneOf(f) === state.scene);
  let { width, height } = state;
  /** @type {Stage[]} */
  const stages = state.layouts.map((n) => new Stage(scene, scene.layouts[n], {
    label: conditionsOf(scene.layouts[n]),
    onresize: ([to, isSettled]) => resize(to, Boolean(isSettled)),
    onpick: (id) => go({ view: id, tab: id ? "views" : state.tab }),
    onclose: state.layouts.length > 1 ? () => go({ layouts: state.layouts.filter((l) => l !== n) }) : null,
  }));
  const sweep = first.w === undefined ? null : scene.sweeps[first.w];
  const isWide = sweep && sweep.w[0] < sweep.w[1];
  const ownWidth = () => width ?? first.s[0];
  const scale = isWide ? ruler(sweep, scene, ownWidth(), resize) : null;
  const widthInput = /** @type {HTMLInputElement} */ (h("input", { type: "number", min: 1, max: 10000, step: "any", "aria-label": "Width", value: String(round3(ownWidth())), onchange: () => resize(Number(widthInput.value), true) }));
  const live = h("div", { class: "live", role: "status" });

  /** Shows another width; in the hash once it is settled. */
  function resize(/** @type {number} */ to, /** @type {boolean} */ isSettled) {
    if (!(to > 0)) return;
    width = to;
    for (const stage of stages) stage.resize(width, height, dark);
    scale?.move(clamp(to, sweep.w));
    if (document.activeElement !== widthInput) widthInput.value = String(round3(to));
    tellNotes();
    if (isSettled) {
      go({ width: to }, true);
      if (state.tab === "views") fillPanel();
    }
  }

  /** What is wrong at this size. */
  let told = "";
  function tellNotes() {
    const picture = stages[0].picture;
    const notes = picture?.notes ?? [];
    const key = JSON.stringify([notes, picture?.begins]);
    if (key === told) return;
    told = key;
    live.replaceChildren(
      picture?.begins && width !== null ? h("p", { class: "begins" }, `Here ${picture.begins}`) : "",
      ...notes.map((n) => h("p", {}, h("span", { class: `badge ${n[0]}` }, n[0]), ` ${n[2].split("\n")[0]}`)));
  }

  const tabs = /** @type {Record<string, string>} */ ({ findings: `Findings ${findings.length}`, views: "Views", rotation: "Rotation", ...(baseline ? { before: "Before and after" } : {}) });
  const current = tabs[state.tab] ? state.tab : "findings";
  const panelBody = h("div", { class: "panel-body", role: "tabpanel", id: "panel", "aria-labelledby": `tab-${current}`, tabindex: 0 });
  function fillPanel() {
    const picture = stages[0].picture;
    if (!picture) return;
    if (current === "findings") {
      const c = first.c;
      const here = findings.filter((/** @type {any} */ f) => f.conditions.includes(c) || !f.conditions.length);
      const elsewhere = findings.filter((/** @type {any} */ f) => !here.includes(f));
      panelBody.replaceChildren(h("h2", {}, "Under these conditions"), findingList(here, state, true), elsewhere.length ? h("div", {}, h("h2", {}, "Under others"), findingList(elsewhere, state, true)) : "");
    } else if (current === "views") {
      const explode = h("label", { class: "check" }, h("input", { type: "checkbox", checked: stages[0].drawing.explode > 0, onchange: (/** @type {any} */ e) => stages.forEach((s) => s.drawing.layers(e.target.checked ? 14 : 0)) }), " Layers apart");
      panelBody.replaceChildren(explode, state.view !== null ? viewFacts(scene, first, picture, state.view) : h("p", { class: "hint" }, "Pick a view in the picture or in the tree; hover over another for distances."),
        viewTree(picture, state.view, (id) => go({ view: id }, false), (place) => stages[0].hover(place)));
    } else if (current === "rotation") {
      panelBody.replaceChildren(rotation(scene, first, (turned) => stages[0].show(turned, dark)));
    } else {
      panelBody.replaceChildren(beforeAndAfter(scene, first, state));
    }
  }
  const unused = scene.layouts.map((/** @type {any} */ l, /** @type {number} */ i) => i).filter((/** @type {number} */ i) => !state.layouts.includes(i));
  const controls = h("div", { class: "controls" },
    conditionChooser(scene, state.layouts[0], (layout) => go({ layouts: [layout, ...state.layouts.slice(1).filter((l) => l !== layout)] })),
    unused.length ? h("label", { class: "field" }, h("span", {}, "Beside it"), h("select", { onchange: (/** @type {any} */ e) => e.target.value && go({ layouts: [...state.layouts, Number(e.target.value)] }) },
      h("option", { value: "" }, "Add conditions…"), unused.map((/** @type {number} */ i) => h("option", { value: i }, conditionsOf(scene.layouts[i]))))) : null,
    isWide ? h("label", { class: "field" }, h("span", {}, "Device width"), h("select", { onchange: (/** @type {any} */ e) => e.target.value && resize(Number(e.target.value), true) },
      h("option", { value: "" }, "Choose…"), devices.filter(([w]) => Number(w) >= sweep.w[0] && Number(w) <= sweep.w[1]).map(([w, name]) => h("option", { value: w }, `${w} ${name}`)))) : null,
    isWide ? h("label", { class: "field" }, h("span", {}, "Width"), widthInput) : null,
    isWide ? h("button", { class: "reset", onclick: () => go({ width: null, height: null }) }, "Own size") : null);
  const main = h("main", { class: "scene", id: "main" },
    h("div", { class: "work" }, controls, scale?.element, live, h("div", { class: "stages" }, stages.map((s) => s.element))),
    h("aside", { class: "panel", "aria-label": "Details" },
      h("div", { class: "tabs", role: "tablist", "aria-label": "Details", onkeydown: moveInTabs }, Object.keys(tabs).map((tab) => h("button", {
        role: "tab", id: `tab-${tab}`, "aria-selected": String(tab === current), "aria-controls": "panel", tabindex: tab === current ? 0 : -1, onclick: () => go({ tab }, false),
      }, tabs[tab]))), panelBody));
  return {
    element: main,
    start() {
      for (const stage of stages) {
        stage.resize(width, height, dark);
        stage.pick(state.view);
      }
      scale?.move(clamp(ownWidth(), sweep.w));
      tellNotes();
      fillPanel();
    },
    fit: () => stages.forEach((stage) => stage.fit()),
  };
}

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
