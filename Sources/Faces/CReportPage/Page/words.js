/** Conditions in a person's words, as the library has them: device, orientation, text size, direction, and the rest. */

const facetNames = ["Device", "Orientation", "Text size", "Direction", "More"];
/** The place of the text size's rank in the words of conditions. */
const rankPlace = 5;

/** The name of the conditions that a layout is under. */
const conditionsOf = (/** @type {any} */ layout) => data.conditions[layout.c];

/** The words of conditions, by their number. @returns {any[]} */
const facetsOf = (/** @type {number} */ c) => data.words[c];

/** Words that begin a line: `iPhone` stays as it is. */
const capital = (/** @type {string} */ words) => (/^[a-z][A-Z]/.test(words) ? words : words && words[0].toUpperCase() + words.slice(1));

/** A name that breaks, where it has to, between its words. @returns {any[]} */
const breakable = (/** @type {string} */ name) => name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[_./])(?=\w)/).flatMap((part) => [h("wbr"), part]);

/** Conditions in words, without what all of some others share. */
function wordsOf(/** @type {number} */ c, /** @type {number[]} */ among = []) {
  const own = facetsOf(c);
  const parts = facetNames.map((_, i) => own[i]).filter((part, i) => part && (!among.length || among.some((other) => facetsOf(other)[i] !== part)));
  return parts.join(", ") || own[0] || "As the file has it";
}

/** The words of an orientation that a layout's screen refuses. */
const refusalOf = (/** @type {any} */ layout) => (layout.z ? `${layout.z.replace(/[A-Z]/g, (/** @type {string} */ letter) => ` ${letter.toLowerCase()}`)} refused` : "");

/** What all conditions have in common, which no head repeats: the one device, the one language. */
function commonWords(/** @type {number[]} */ all = usedConditions()) {
  const parts = facetNames.map((_, i) => [...new Set(all.map((c) => facetsOf(c)[i]))]).filter((values) => values.length === 1 && values[0]).map(([value]) => value);
  return parts.length ? ` · all ${parts.join(", ")}` : "";
}

/** Of some conditions the nearest to others: as many parts alike as can be, the first parts first. */
function nearest(/** @type {number[]} */ all, /** @type {any[]} */ wanted, must = -1) {
  const weights = [16, 4, 3, 3, 2];
  const score = (/** @type {number} */ c) => facetsOf(c).slice(0, 5).reduce((sum, part, i) => sum + (part === wanted[i] ? weights[i] + (i === must ? 100 : 0) : 0), 0);
  return all.reduce((best, c) => (score(c) > score(best) ? c : best), all[0]);
}

/**
 * The conditions that are shown at first: an iPhone upright with texts of the standard size, as near to that as the report has.
 * The report and the preview have their conditions in other orders, and neither begins with the smallest texts.
 * @returns {number}
 */
function firstConditions() {
  if (firstShown === undefined) {
    const standard = 3;
    const cost = (/** @type {number} */ c) => {
      const [device, orientation, , direction, more, rank = -1] = facetsOf(c);
      const size = rank < 0 ? 0 : abs(rank - standard);
      return [/^iPhone/.test(device) ? 0 : 1, size, orientation === "portrait" || !orientation ? 0 : 1, direction && direction !== "left to right" ? 1 : 0, more ? 1 : 0, /^iPhone SE/.test(device) ? 1 : 0]
        .reduce((sum, part) => sum * 16 + part, 0);
    };
    const all = usedConditions();
    firstShown = all.reduce((/** @type {number} */ best, /** @type {number} */ c) => (cost(c) < cost(best) ? c : best), all[0] ?? 0);
  }
  return firstShown ?? 0;
}
/** @type {number | undefined} */
let firstShown;

/** A scene's layout under conditions, or the nearest that it has. */
function layoutUnder(/** @type {any} */ scene, /** @type {number} */ c) {
  const own = scene.layouts.findIndex((/** @type {any} */ l) => l.c === c);
  if (own >= 0) return own;
  const best = nearest(scene.layouts.map((/** @type {any} */ l) => l.c), facetsOf(c));
  return scene.layouts.findIndex((/** @type {any} */ l) => l.c === best);
}

/** One bar that chooses conditions: a part that differs is a menu, some buttons, or a slider. */
function conditionBar(/** @type {number[]} */ all, /** @type {number} */ chosen, /** @type {State} */ state, /** @type {(c: number, isSettled?: boolean) => any} */ onchange, /** @type {any[]} */ ...more) {
  const own = facetsOf(chosen);
  const parts = facetNames.map((name, i) => {
    const values = [...new Set(all.map((c) => facetsOf(c)[i]))];
    if (values.length < 2) return null;
    const pick = (/** @type {string} */ value) => onchange(nearest(all, own.map((part, place) => (place === i ? value : part)), i));
    const label = (/** @type {string} */ value) => capital(value) || "As the file has it";
    if (i === 2 && values.length > 2) return textSlider(all, chosen, onchange);
    if (values.length > 3 || i === 0) {
      const plain = values.filter((value) => !value.includes(", "));
      return h("label", { class: "field" }, h("span", {}, name), h("select", { id: `facet-${i}`, onchange: (/** @type {any} */ e) => pick(e.target.value) },
        [...plain, ...values.filter((value) => !plain.includes(value))].map((value) => h("option", { value, selected: value === own[i] }, label(value)))));
    }
    const shown = values.map((value) => /** @type {[string, string]} */ ([value, label(value).replace(/ text$/, "")]));
    return h("div", { class: "field" }, h("span", {}, name), segments(name, shown, own[i], pick));
  });
  return h("div", { class: "conditions" }, parts, appearances(state), more);
}

/** Chooses light or dark pictures; of one scene also both, side by side. */
function appearances(/** @type {State} */ state) {
  const choices = /** @type {[string, string][]} */ ([["", "Light"], ["dark", "Dark"], ...(state.scene < 0 ? [] : [["both", "Both"]])]);
  return h("div", { class: "field" }, h("span", {}, "Appearance"),
    segments("Appearance", choices, choices.some(([look]) => look === state.look) ? state.look : "", (look) => { go({ look }, true); render(undefined); }));
}

/** Text sizes from the smallest to the largest. */
function textSlider(/** @type {number[]} */ all, /** @type {number} */ chosen, /** @type {(c: number, isSettled?: boolean) => any} */ onchange) {
  const own = facetsOf(chosen);
  const sizes = [...new Map(all.map((c) => [facetsOf(c)[2], facetsOf(c)[rankPlace] ?? -1]))].sort((a, b) => a[1] - b[1]).map(([words]) => words);
  const name = (/** @type {number} */ place) => capital(sizes[place]) || "As the file has it";
  const output = h("output", {}, name(sizes.indexOf(own[2])));
  const chosenBy = (/** @type {any} */ input) => nearest(all, own.map((part, i) => (i === 2 ? sizes[Number(input.value)] : part)), 2);
  return h("label", { class: "field" }, h("span", {}, "Text size: ", output), h("input", {
    type: "range", id: "text-size", min: 0, max: sizes.length - 1, value: String(sizes.indexOf(own[2])), "aria-valuetext": name(sizes.indexOf(own[2])),
    oninput: (/** @type {any} */ e) => {
      output.textContent = name(Number(e.target.value));
      e.target.setAttribute("aria-valuetext", output.textContent);
      onchange(chosenBy(e.target), false);
    },
    onchange: (/** @type {any} */ e) => onchange(chosenBy(e.target), true),
  }));
}
