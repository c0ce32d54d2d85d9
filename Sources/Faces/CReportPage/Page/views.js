/** The views of a scene: their tree, and what is known of one of them. */

/** The views as a tree that is walked with the arrow keys. */
function viewTree(/** @type {any} */ scene, /** @type {Picture} */ picture, /** @type {string | null} */ picked, /** @type {(id: string) => void} */ onpick, /** @type {(place: number) => void} */ onhover) {
  const items = picture.views.map((view, place) => {
    const name = nameOf(scene, view);
    const className = view.className.replace(/^UI(?=[A-Z])/, "");
    return h("li", {
      role: "treeitem", "aria-level": view.depth + 1, "aria-selected": String(view.id === picked), tabindex: view.id === picked || (!picked && place === 0) ? 0 : -1, class: view.isHidden ? "hidden" : null,
      onclick: () => onpick(view.id), onmouseenter: () => onhover(place), onfocus: () => onhover(place), title: view.id,
    }, h("span", { class: "name" }, name), name === className ? null : h("span", { class: "class" }, className));
  });
  items.forEach((item, place) => item.style.setProperty("--depth", String(min(20, picture.views[place].depth))));
  const tree = h("ul", { class: "tree", role: "tree", "aria-label": "Views", onmouseleave: () => onhover(-1) }, items);
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
  return { element: tree, hover(/** @type {number} */ place) { items.forEach((item, i) => item.classList.toggle("pointed", i === place)); } };
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

/** A sentence from its parts: its opening, its reasons, and its closing. */
function sentenceOf(/** @type {string[]} */ texts, /** @type {any} */ sentence) {
  const [opening, numbers = [], closing = -1] = [sentence].flat();
  const reasons = numbers.map((/** @type {number} */ n) => texts[n]);
  const last = reasons.length > 1 ? [`and ${reasons.pop()}`] : [];
  return texts[opening] + [...reasons, ...last].join(reasons.length > 1 ? ", " : " ") + (texts[closing] ?? "");
}

/** What is known of one view. */
function viewFacts(/** @type {any} */ scene, /** @type {any} */ layout, /** @type {Picture} */ picture, /** @type {string} */ id, /** @type {(id: string) => void} */ onpick) {
  const place = picture.views.findIndex((view) => view.id === id);
  if (place < 0) return h("p", { class: "empty" }, `There is no view ${id} under these conditions.`);
  const [view, f] = [picture.views[place], picture.frames[place]];
  const outer = picture.views.slice(0, place).findLastIndex((v) => v.depth < view.depth);
  const origin = picture.frames[outer] ?? [0, 0];
  const name = nameOf(scene, view);
  const rows = [["Class", view.className], ...(name === id ? [] : [["Id", id]]), ["In the window", f.map(round3).join(", ")], ["In its superview", [f[0] - origin[0], f[1] - origin[1], f[2], f[3]].map(round3).join(", ")]];
  const piece = heldPiece(scene, layout, picture.size[0], picture.size[1]);
  const row = piece && scene.rows[scene.lists[piece.f][place]];
  if (row) {
    ["x", "y", "width", "height"].forEach((part, i) => {
      const words = formula(row[i]);
      if (words) rows.push([capital(part), words]);
    });
    if (piece.w[0] < piece.w[1]) rows.push(["Holds for widths", `${round3(piece.w[0])} to ${round3(piece.w[1])}`]);
  }
  const constraints = (scene.constraints ?? []).filter((/** @type {any} */ c) => c[2].includes(id));
  const why = (scene.why?.views ?? []).find((/** @type {any} */ v) => v[0] === id);
  const explain = `layout explain ${quoted(scene.path)} --view ${quoted(id)}${scene.scene ? ` --scene ${quoted(scene.scene)}` : ""}`;
  const line = scene.lines?.[id];
  const others = (/** @type {any} */ c) => c[2].filter((/** @type {string} */ other, /** @type {number} */ i) => other !== id && c[2].indexOf(other) === i);
  return h("section", { class: "facts", "aria-label": "View" },
    h("h2", {}, name), h("dl", {}, rows.flatMap(([part, value]) => [h("dt", {}, part), h("dd", {}, value)])),
    why ? [h("h3", {}, "Why it is so"), h("ul", { class: "reasons" }, why.slice(1).map((/** @type {any} */ sentence) => h("li", {}, sentenceOf(scene.why.texts, sentence)))), layout === scene.layouts[0] ? null : h("p", { class: "hint" }, `As under ${wordsOf(scene.layouts[0].c)}.`)] : null,
    h("h3", {}, constraints.length ? "Constraints that hold it" : "No constraints: its mask places it"),
    h("ul", { class: "constraints" }, constraints.map((/** @type {any} */ c) => h("li", {}, h("code", {}, c[0]), c[1] ? h("span", {}, ` line ${c[1]}`) : null,
      others(c).map((/** @type {string} */ other) => h("button", { class: "link", onclick: () => onpick(other) }, nameOf(scene, /** @type {any} */ ({ id: other }))))))),
    h("div", { class: "row" }, copyButton("Copy place", line ? `${scene.path}:${line}` : scene.path), copyButton("Copy “layout explain”", explain)));
}
