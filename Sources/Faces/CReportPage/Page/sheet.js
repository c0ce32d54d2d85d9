/** The contact sheet of a scene: all its conditions at once, light, dark or both, to look at, print or save. */

/** @typedef {{layout: any, number: number, dark: boolean, words: string[]}} Cell a picture of the sheet with its two lines of words */

/** The pictures of a contact sheet, in order. @returns {Cell[]} */
function cellsOf(/** @type {any} */ scene, /** @type {State} */ state) {
  const all = scene.layouts.map((/** @type {any} */ l) => l.c);
  const looks = looksOf(state);
  return scene.layouts.flatMap((/** @type {any} */ layout, /** @type {number} */ number) => looks.map((dark) => {
    const [first, ...rest] = [...wordsOf(layout.c, all).split(", "), ...(looks.length > 1 ? [dark ? "dark" : "light"] : [])];
    return { layout, number, dark, words: [first, rest.join(", ")] };
  }));
}

/** A contact sheet as one picture. */
function sheetText(/** @type {any} */ scene, /** @type {Cell[]} */ cells) {
  const [side, gap, line] = [220, 24, 34];
  const columns = min(cells.length, 6);
  const rows = [];
  for (let i = 0; i < cells.length; i += columns) rows.push(cells.slice(i, i + columns));
  const sheet = svg("svg", { xmlns: svgSpace, "font-family": fontFamily });
  let top = 60;
  const text = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ words, /** @type {number} */ size, fill = "#1d1d1f") => {
    const element = svg("text", { x, y, "font-size": size, fill });
    element.textContent = words;
    sheet.append(element);
  };
  text(gap, 38, sceneTitle(scene), 22);
  for (const row of rows) {
    const zooms = row.map(({ layout }) => min(1, side / layout.s[0], 380 / layout.s[1]));
    const height = max(...row.map(({ layout }, i) => layout.s[1] * zooms[i]));
    row.forEach(({ layout, dark, words }, i) => {
      const picture = still(scene, layout, dark);
      const x = gap + i * (side + gap);
      for (const [key, value] of Object.entries({ x, y: top, width: layout.s[0] * zooms[i], height: layout.s[1] * zooms[i] })) picture.setAttribute(key, String(round3(value)));
      sheet.append(picture, svg("rect", { x, y: top, width: round3(layout.s[0] * zooms[i]), height: round3(layout.s[1] * zooms[i]), fill: "none", stroke: "#0003" }));
      text(x, top + height + 16, words[0], 11);
      text(x, top + height + 30, words[1], 10, "#5f5f66");
    });
    top += height + line + gap;
  }
  const width = columns * (side + gap) + gap;
  sheet.prepend(svg("rect", { width, height: round3(top), fill: "#f5f5f7" }));
  for (const [key, value] of Object.entries({ width, height: round3(top), viewBox: `0 0 ${width} ${round3(top)}` })) sheet.setAttribute(key, String(value));
  return new XMLSerializer().serializeToString(sheet);
}

/** The page of a contact sheet. */
function contactSheet(/** @type {State} */ state) {
  const scene = data.scenes[state.scene];
  const pictures = new Pictures();
  const findings = data.findings.filter((/** @type {any} */ f) => sceneOf(f) === state.scene);
  const cells = cellsOf(scene, state);
  const cards = cells.map(({ layout, number, dark, words }) => {
    const holder = h("div", { class: "picture" });
    pictures.add(holder, () => holder.replaceChildren(still(scene, layout, dark)));
    return h("li", {}, h("a", { class: "card", href: linkTo({ show: "", layouts: [number], look: dark ? "dark" : "" }) }, holder, h("div", { class: "caption" }, h("h2", {}, words[0]), h("p", {}, words[1]),
      h("div", { class: "marks" }, pills(findings.filter((/** @type {any} */ f) => f.conditions.includes(layout.c)))))));
  });
  const list = h("ul", { class: "cards" }, cards);
  const element = h("main", { class: "overview sheet", id: "main", tabindex: -1 }, h("div", { class: "filters" },
    h("p", { class: "hint" }, count(cells.length, "picture"), " of this screen"), appearances(state),
    h("button", { onclick: () => window.print() }, "Print"),
    h("button", { onclick: async () => saveFile(await pngOf(sheetText(scene, cells), 2), `${nameOfFile(scene, "contact sheet")}.png`) }, "Save as PNG"),
    h("button", { onclick: () => saveFile(new Blob([sheetText(scene, cells)], { type: "image/svg+xml" }), `${nameOfFile(scene, "contact sheet")}.svg`) }, "Save as SVG")), list);
  list.style.setProperty("--card", "200px");
  return { element, start() {}, fit() {}, print: () => pictures.drawAll() };
}
