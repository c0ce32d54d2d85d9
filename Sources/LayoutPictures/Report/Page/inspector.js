/** The panel beside the stage: findings, the tree of views and what is known of one, rotation, and the report before. */

/** The views as a tree that is walked with the arrow keys. */
function viewTree(/** @type {Picture} */ picture, /** @type {string | null} */ picked, /** @type {(id: string) => void} */ onpick, /** @type {(place: number) => void} */ onhover) {
  const items = picture.views.map((view, place) => h("li", {
    role: "treeitem", "aria-level": view.depth + 1, "aria-selected": String(view.id === picked), tabindex: view.id === picked || (!picked && place === 0) ? 0 : -1, class: view.isHidden ? "hidden" : null,
    onclick: () => onpick(view.id), onmouseenter: () => onhover(place), onfocus: () => onhover(place),
  }, h("span", { class: "class" }, view.className.replace(/^UI(?=[A-Z])/, "")), h("span", { class: "id" }, view.id)));
  items.forEach((item, place) => item.style.setProperty("--depth", String(min(20, picture.views[place].depth))));
  const tree = h("ul", { class: "tree", role: "tree", "aria-label": "Views" }, items);
  tree.addEventListener("keydown", (event) => {
    const place = items.indexOf(/** @type {any} */ (event.target));
    const next = /** @type {Record<string, number>} */ ({ ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: items.length - 1 })[event.key];
    if (place < 0) return;
    if (event.key === "Enter" || event.key === " ") {
      onpick(picture.views[place].id);
      event.preventDefault();
    } else if (next !== undefined && items[next]) {
      items[place].tabIndex = -1;
      items[next].tabIndex = 0;
      items[next].focus();
      event.preventDefault();
    }
  });
  return tree;
}

/** A number of a sweep in words: `width − 32`. */
function formula(/** @type {number | number[]} */ n) {
  if (typeof n === "number") return null;
  const parts = [];
  const term = (/** @type {number} */ factor, /** @type {string} */ name) => {
    if (abs(factor) < 1e-9) return;
    const size = abs(factor);
    parts.push(`${factor < 0 ? "− " : parts.length ? "+ " : ""}${abs(size - 1) < 1e-9 ? "" : `${round3(size)} · `}${name}`);
  };
  term(n[1], "window width");
  term(n[2] ?? 0, "window height");
  if (abs(n[0]) > 1e-6) parts.push(`${n[0] < 0 ? "− " : parts.length ? "+ " : ""}${round3(abs(n[0]))}`);
  return parts.join(" ");
}

/** What is known of one view. */
function viewFacts(/** @type {any} */ scene, /** @type {any} */ layout, /** @type {Picture} */ picture, /** @type {string} */ id) {
  const place = picture.views.findIndex((view) => view.id === id);
  if (place < 0) return h("p", { class: "empty" }, `There is no view ${id} under these conditions.`);
  const [view, f] = [picture.views[place], picture.frames[place]];
  const outer = picture.views.slice(0, place).findLastIndex((v) => v.depth < view.depth);
  const origin = picture.frames[outer] ?? [0, 0];
  const rows = [["Class", view.className], ["Frame in window", f.map(round3).join(", ")], ["Frame in superview", [f[0] - origin[0], f[1] - origin[1], f[2], f[3]].map(round3).join(", ")]];
  const sweep = layout.w === undefined ? null : scene.sweeps[layout.w];
  const piece = sweep && pieceAt(sweep, picture.size[0], picture.size[1]);
  const row = piece && scene.rows[scene.lists[piece.f][place]];
  if (row) {
    ["x", "y", "width", "height"].forEach((name, i) => {
      const words = formula(row[i]);
      if (words) rows.push([name, words]);
    });
    if (sweep.pieces.length > 1) rows.push(["Holds for widths", `${round3(piece.w[0])} to ${round3(piece.w[1])}`]);
  }
  const constraints = (scene.constraints ?? []).filter((/** @type {any} */ c) => c[2].includes(id));
  const why = (scene.why?.views ?? []).find((/** @type {any} */ v) => v[0] === id);
  const explain = `layout explain ${quoted(scene.path)} --view ${quoted(id)}${scene.scene ? ` --scene ${quoted(scene.scene)}` : ""}`;
  return h("section", { class: "facts", "aria-label": "View" },
    h("h2", {}, id), h("dl", {}, rows.flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, value)])),
    h("h3", {}, constraints.length ? "Constraints" : "No constraints: its mask places it"),
    h("ul", { class: "constraints" }, constraints.map((/** @type {any} */ c) => h("li", {}, h("code", {}, c[0]), c[1] ? h("span", {}, ` line ${c[1]}`) : null))),
    why ? [h("h3", {}, `Why, under ${conditionsOf(scene.layouts[0])}`), h("ul", { class: "constraints" }, why.slice(1).map((/** @type {number} */ n) => h("li", {}, scene.why.texts[n])))] : null,
    copyButton("Copy “layout explain”", explain));
}

/** The turn between two orientations: played, scrubbed, with what is called beside it. */
function rotation(/** @type {any} */ scene, /** @type {any} */ layout, /** @type {(picture: Picture) => void} */ show) {
  const name = conditionsOf(layout);
  const other = scene.layouts.find((/** @type {any} */ l) => l !== layout && l.o !== layout.o && sameButOrientation(conditionsOf(l), name));
  if (!other) return h("p", { class: "empty" }, "This scene was laid out in one orientation only.");
  const upright = (/** @type {any} */ l) => l.o.startsWith("portrait");
  const [from, to] = upright(layout) ? [layout, other] : upright(other) ? [other, layout] : [layout, other];
  const [a, b] = [laidOut(scene, from), laidOut(scene, to)];
  const ends = new Map(b.views.map((view, place) => [view.id, b.frames[place]]));
  const duration = scene.rotation?.at(-1)?.[0] || 0.3;
  const calls = (scene.rotation ?? []).map((/** @type {any} */ call) => h("li", { "data-time": call[0] }, h("b", {}, `${round3(call[0])} s`), ` ${call[2]} `, h("code", {}, call[3])));
  const mix = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ t) => x + (y - x) * t;
  const at = (/** @type {number} */ progress) => {
    const t = progress < 0.5 ? 2 * progress * progress : 1 - 2 * (1 - progress) * (1 - progress);
    if (progress >= 1) show(b);
    else show({ ...a, size: [0, 1].map((i) => mix(a.size[i], b.size[i], t)), frames: a.frames.map((f, place) => {
      const end = ends.get(a.views[place].id) ?? f;
      return f.map((value, i) => mix(value, end[i], t));
    }) });
    const time = progress * duration;
    calls.forEach((/** @type {HTMLElement} */ item) => item.classList.toggle("past", Number(item.dataset.time) <= time + 1e-9));
  };
  const scrub = /** @type {HTMLInputElement} */ (h("input", { type: "range", min: 0, max: 1, step: 0.01, value: "0", "aria-label": "Progress of the turn", oninput: () => at(Number(scrub.value)) }));
  let isPlaying = false;
  const play = h("button", { class: "primary", onclick: () => {
    if (isPlaying) return;
    isPlaying = true;
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const progress = min(1, (now - start) / (duration * 1000));
      scrub.value = String(progress);
      at(progress);
      if (progress < 1) requestAnimationFrame(step);
      else isPlaying = false;
    };
    requestAnimationFrame(step);
  } }, "Play the turn");
  return h("div", { class: "rotation" }, h("p", {}, `From ${from.o} to ${to.o}, ${duration} s.`), h("div", { class: "row" }, play, scrub),
    calls.length ? h("ol", { class: "calls" }, calls) : null);
}

/** Whether two conditions' names differ in the orientation alone. */
function sameButOrientation(/** @type {string} */ a, /** @type {string} */ b) {
  const strip = (/** @type {string} */ name) => name.split("/").filter((part) => !orientations.test(part)).join("/");
  return strip(a) === strip(b);
}

/** The scene as an earlier report had it: beside, over, or in turn with how it is now. */
function beforeAndAfter(/** @type {any} */ scene, /** @type {any} */ layout, /** @type {State} */ state) {
  const old = baseline?.scenes.find((/** @type {any} */ s) => s.path === scene.path && s.scene === scene.scene);
  const oldLayout = old?.layouts.find((/** @type {any} */ l) => baseline.conditions[l.c] === conditionsOf(layout));
  if (!oldLayout) return h("p", { class: "empty" }, baseline ? "The earlier report doesn't have this scene under these conditions." : "No earlier report was given: layout report --baseline-report FILE.");
  const dark = isDark(state);
  const [before, after] = [new Drawing(baseline, "Before"), new Drawing(data, "After")];
  const [was, is] = [laidOut(old, oldLayout), laidOut(scene, layout)];
  before.show(was, dark);
  after.show(is, dark);
  const now = new Map(is.views.map((view, place) => [view.id, is.frames[place]]));
  const changes = was.views.map((view, place) => [view.id, was.frames[place], now.get(view.id)]).filter(([, f, g]) => JSON.stringify(f) !== JSON.stringify(g));
  const modes = /** @type {Record<string, string>} */ ({ side: "Side by side", over: "Over one another", blink: "Blinking" });
  const box = h("div", { class: `compare ${state.baseline}` }, h("figure", {}, h("figcaption", {}, "Before"), before.element), h("figure", {}, h("figcaption", {}, "After"), after.element));
  return h("div", {}, h("div", { class: "chips", role: "group", "aria-label": "How to compare" },
    Object.keys(modes).map((mode) => h("button", { class: "chip", "aria-pressed": String(state.baseline === mode), onclick: () => go({ baseline: mode }) }, modes[mode]))),
    box, h("h2", {}, changes.length ? `${changes.length} of ${was.views.length} views moved` : "Every view is where it was"),
    h("ul", { class: "constraints" }, changes.slice(0, 100).map(([id, f, g]) => h("li", {}, h("code", {}, id), ` ${/** @type {any} */ (f).map(round3).join(", ")} → ${g ? /** @type {any} */ (g).map(round3).join(", ") : "gone"}`))));
}
