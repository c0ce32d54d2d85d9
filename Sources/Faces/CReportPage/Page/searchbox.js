/** The box of the query, with what can be written next offered below it. */

/** What can be written in place of the word that is being written. @returns {{text: string, words: string}[]} */
function completions(/** @type {string} */ word) {
  const [key, rest] = word.includes(":") ? [word.slice(0, word.indexOf(":")).replace(/^-/, "").toLowerCase(), word.slice(word.indexOf(":") + 1).replaceAll('"', "").toLowerCase()] : ["", word.replace(/^-/, "").toLowerCase()];
  const offer = (/** @type {Iterable<any>} */ values, words = (/** @type {string} */ _) => "") => [...new Set(values)].filter((value) => value && `${value} ${words(value)}`.toLowerCase().includes(rest)).slice(0, 12).map((value) => ({ text: termText(key, value), words: words(value) }));
  const used = usedConditions();
  if (key === "rule") {
    const counts = new Map();
    for (const finding of data.findings) counts.set(finding.rule, (counts.get(finding.rule) ?? 0) + 1);
    return offer([...counts].sort((a, b) => b[1] - a[1]).map(([rule]) => rule), (rule) => `${data.rules[rule] ?? ""} · ${counts.get(rule)}`);
  }
  if (key === "severity") return offer(severities);
  if (key === "sure") return offer(["yes", "no"]);
  if (key === "device" || key === "orientation") return offer(used.map((/** @type {number} */ c) => facetsOf(c)[key === "device" ? 0 : 1]));
  if (key === "size") return offer(used.map((/** @type {number} */ c) => sizeNames[facetsOf(c)[rankPlace]]?.toUpperCase()).sort((/** @type {string} */ a, /** @type {string} */ b) => sizeNames.indexOf(a?.toLowerCase()) - sizeNames.indexOf(b?.toLowerCase())));
  if (key === "direction") return offer(["rtl", "ltr"]);
  if (key === "language") return offer(used.flatMap((/** @type {number} */ c) => data.conditions[c].split("/").filter((/** @type {string} */ part) => /^[a-z]{2,3}(-[A-Za-z]+)*$/.test(part))));
  if (key === "file") return offer(data.scenes.map((/** @type {any} */ s) => s.path));
  if (key === "screen") return offer(data.scenes.map(sceneTitle));
  if (key === "class") return offer(data.scenes.slice(0, 300).flatMap((/** @type {any} */ s) => wordsOfViews(s).map((view) => view.className)));
  return key ? [] : Object.keys(queryKeys).filter((each) => each.startsWith(rest) && (rest || ["rule", "severity", "device", "size", "width", "screen"].includes(each)))
    .map((each) => ({ text: each === "width" || each === "height" ? `${each}<` : `${each}:`, words: queryKeys[each] }));
}

/** The box; a key calls back with the query. */
function searchBox(/** @type {State} */ state, /** @type {(query: string) => void} */ onquery) {
  const list = h("ul", { class: "completions", role: "listbox", id: "completions", "aria-label": "What can be written", hidden: true });
  /** @type {{text: string, words: string}[]} */
  let offered = [];
  let chosen = -1;
  const wordAt = () => {
    const before = input.value.slice(0, input.selectionStart ?? input.value.length);
    const quotes = before.split('"').length - 1;
    const start = quotes % 2 ? before.lastIndexOf(" ", before.lastIndexOf('"')) + 1 : before.search(/\S*$/);
    return { start, word: before.slice(start) };
  };
  const show = () => {
    offered = completions(wordAt().word);
    if (offered.length === 1 && offered[0].text === wordAt().word) offered = [];
    chosen = -1;
    list.hidden = !offered.length;
    box.setAttribute("aria-expanded", String(!list.hidden));
    input.removeAttribute("aria-activedescendant");
    list.replaceChildren(...offered.map((each, place) => h("li", { role: "option", id: `completion-${place}`, "aria-selected": "false", onpointerdown: (/** @type {Event} */ e) => { e.preventDefault(); take(place); } }, h("code", {}, each.text), h("small", {}, each.words))));
  };
  const hide = () => {
    list.hidden = true;
    box.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };
  const choose = (/** @type {number} */ place) => {
    chosen = place;
    [...list.children].forEach((item, i) => item.setAttribute("aria-selected", String(i === place)));
    if (place >= 0) input.setAttribute("aria-activedescendant", `completion-${place}`);
    list.children[place]?.scrollIntoView({ block: "nearest" });
  };
  const take = (/** @type {number} */ place) => {
    const { start, word } = wordAt();
    const { text } = offered[place];
    const end = start + word.length;
    const isWhole = !/[:<]$/.test(text);
    const minus = word.startsWith("-") ? "-" : "";
    input.value = `${input.value.slice(0, start)}${minus}${text}${isWhole ? " " : ""}${input.value.slice(end).trimStart()}`;
    const caret = start + minus.length + text.length + (isWhole ? 1 : 0);
    input.setSelectionRange(caret, caret);
    onquery(input.value);
    if (isWhole) hide();
    else show();
  };
  const input = /** @type {HTMLInputElement} */ (h("input", {
    type: "text", value: state.query, id: "search", "aria-controls": "completions", "aria-autocomplete": "list", autocomplete: "off", spellcheck: "false",
    placeholder: "Search findings, screens and views, or rule: size: device: …", title: "Search (/)",
    oninput: () => { onquery(input.value); show(); },
    onfocus: () => input.value || show(), onblur: hide,
    onkeydown: (/** @type {KeyboardEvent} */ e) => {
      const step = /** @type {Record<string, number>} */ ({ ArrowDown: 1, ArrowUp: -1 })[e.key];
      if (step && list.hidden) show();
      else if (step) choose((chosen + step + offered.length + (chosen < 0 && step < 0 ? 1 : 0)) % offered.length);
      else if ((e.key === "Enter" || e.key === "Tab") && !list.hidden && chosen >= 0) take(chosen);
      else if (e.key === "Escape" && !list.hidden) hide();
      else if (e.key === "Escape" && input.value) onquery((input.value = ""));
      else return;
      e.preventDefault();
      e.stopPropagation();
    },
  }));
  const box = h("div", { role: "combobox", "aria-expanded": "false", "aria-owns": "completions", "aria-haspopup": "listbox", "aria-label": "Search" }, input);
  return h("div", { class: "search" }, h("label", { class: "offscreen", for: "search" }, "Search findings, screens and views"), box, list);
}
