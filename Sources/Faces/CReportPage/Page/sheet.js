/** The contact sheet of a scene: all its conditions at once, light, dark or both, to look at, print or save. */

/** @typedef {{scene: any, layout: any, number: number, dark: boolean, words: string[]}} Cell a picture of a sheet with its two lines of words */

/** The pictures of a scene's contact sheet, in order: under the conditions that the query means, of all of them or of those along one part, such as all text sizes. @returns {Cell[]} */
function cellsOf(/** @type {any} */ scene, /** @type {State} */ state) {
  const { conditions, isNarrow } = resultOf(state.query);
  const own = facetsOf(scene.layouts[state.layouts[0]].c);
  const isMeant = (/** @type {number} */ c) => (!isNarrow || conditions(c)) && (state.vary === "" || facetNames.every((name, i) => name === state.vary || facetsOf(c)[i] === own[i]));
  const all = scene.layouts.map((/** @type {any} */ l) => l.c).filter(isMeant);
  const looks = looksOf(state);
  return scene.layouts.flatMap((/** @type {any} */ layout, /** @type {number} */ number) => looks.filter(() => isMeant(layout.c)).map((dark) => {
    const [first, ...rest] = [...capital(wordsOf(layout.c, all)).split(", "), ...(looks.length > 1 ? [dark ? "dark" : "light"] : []), ...[refusalOf(layout)].filter(Boolean)];
    return { scene, layout, number, dark, words: [first, rest.join(", ")] };
  }));
}

/** A contact sheet as one picture. */
function sheetText(/** @type {string} */ title, /** @type {Cell[]} */ cells) {
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
  text(gap, 38, title, 22);
  for (const row of rows) {
    const zooms = row.map(({ layout }) => min(1, side / layout.s[0], 380 / layout.s[1]));
    const height = max(...row.map(({ layout }, i) => layout.s[1] * zooms[i]));
    row.forEach(({ scene, layout, dark, words }, i) => {
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

/** Buttons that save several pictures at once: all on one sheet, and a panel of those that save each as a file in an archive. */
function savers(/** @type {string} */ title, /** @type {() => Cell[]} */ cells) {
  const button = (/** @type {string} */ words, /** @type {string} */ name, /** @type {() => Promise<Blob | null>} */ make) => h("button", { onclick: async (/** @type {Event} */ e) => {
    const file = await make();
    saveFile(file, `${title} ${name}`.replace(/[^\p{L}\p{N}.]+/gu, "-"));
    /** @type {Element} */ (e.target).closest("details")?.removeAttribute("open");
  } }, words);
  const sheet = () => sheetText(title, cells());
  const each = async (/** @type {boolean} */ isPNG) => {
    const files = /** @type {[string, Uint8Array][]} */ ([]);
    for (const { scene, layout, dark, words } of cells()) {
      const text = svgText(still(scene, layout, dark));
      const blob = isPNG ? await pngOf(text, layout.x ?? 2) : new Blob([text]);
      if (blob) files.push([`${files.length + 1}-${nameOfFile(scene, words.join(" "))}.${isPNG ? "png" : "svg"}`, new Uint8Array(await blob.arrayBuffer())]);
    }
    return zipOf(files);
  };
  return {
    sheet: (/** @type {string} */ words) => [button(`${words} as PNG`, "contact sheet.png", () => pngOf(sheet(), 2)), button(`${words} as SVG`, "contact sheet.svg", async () => new Blob([sheet()], { type: "image/svg+xml" }))],
    each: [button("Each picture as PNG", "pictures.zip", () => each(true)), button("Each picture as SVG", "vectors.zip", () => each(false))],
  };
}

/** The page of a contact sheet. */
function contactSheet(/** @type {State} */ state) {
  const scene = data.scenes[state.scene];
  const pictures = new Pictures();
  const findings = data.findings.filter((/** @type {any} */ f) => sceneOf(f) === state.scene);
  const list = h("ul", { class: "cards" });
  list.style.setProperty("--card", "200px");
  const hint = h("p", { class: "hint", role: "status" });
  const refresh = () => {
    const cells = cellsOf(scene, readState());
    hint.textContent = `${count(cells.length, "picture")} of this screen`;
    list.replaceChildren(...cells.map(({ layout, number, dark, words }) => {
      const holder = h("div", { class: "picture" });
      pictures.add(holder, () => holder.replaceChildren(still(scene, layout, dark)));
      return h("li", {}, h("a", { class: "card", href: linkTo({ show: "", layouts: [number], look: dark ? "dark" : "" }) }, holder, h("div", { class: "caption" }, h("h2", {}, words[0]), h("p", {}, words[1]),
        h("div", { class: "marks" }, pills(findings.filter((/** @type {any} */ f) => f.conditions.includes(layout.c)))))));
    }));
  };
  const varied = facetNames.filter((_, i) => new Set(scene.layouts.map((/** @type {any} */ l) => facetsOf(l.c)[i])).size > 1);
  const ways = varied.length > 1 ? h("label", { class: "field inline" }, h("span", {}, "Along"), h("select", { id: "vary", onchange: (/** @type {any} */ e) => { go({ vary: e.target.value }, true); refresh(); } },
    ["", ...varied].map((value) => h("option", { value, selected: value === state.vary }, value || "All conditions")))) : null;
  const { sheet, each } = savers(sceneTitle(scene), () => cellsOf(scene, readState()));
  const element = h("main", { class: "overview sheet", id: "main", tabindex: -1 }, h("div", { class: "filters" },
    hint, ways, appearances(state), h("button", { onclick: () => window.print() }, "Print"), sheet("Save"), popover("Save each", each)), list);
  refresh();
  return { element, start() {}, fit() {}, print: () => pictures.drawAll(), refilter: refresh };
}
