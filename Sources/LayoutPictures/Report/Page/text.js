/**
 * Text as it is measured: widths of characters, and lines broken as UIKit breaks them.
 * The same greedy rule and the same table as the library's.
 */

/** @typedef {{advances: number[], wider: number[][], tracking: number[][]}} FontTable */

/** @type {FontTable} */
let fontTable = { advances: [], wider: [], tracking: [] };

/** What is added behind each character at a size, in points. */
function tracking(/** @type {number} */ size) {
  const table = fontTable.tracking;
  if (!table.length || size <= table[0][0]) return table.length ? table[0][1] : 0;
  const above = table.findIndex((row) => row[0] >= size);
  const last = table[table.length - 1];
  if (above < 0) return (last[1] * size) / last[0];
  const [low, high] = [table[above - 1], table[above]];
  return low[1] + ((high[1] - low[1]) * (size - low[0])) / (high[0] - low[0]);
}

const ideographic = /^[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\u{20000}-\u{3FFFD}]/u;

/** A character's advance in ems, and its kind: 0 uppercase, 1 lowercase, 2 digit, 3 other. */
function advanceOf(/** @type {string} */ character) {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x20 && code <= 0x7e) {
    const kind = code >= 48 && code <= 57 ? 2 : code >= 65 && code <= 90 ? 0 : code >= 97 && code <= 122 ? 1 : 3;
    return [fontTable.advances[code - 32], kind];
  }
  if (code === 0xa0) return [fontTable.advances[0], 3];
  if (ideographic.test(character) || /^\p{Emoji_Presentation}/u.test(character)) return [1, 3];
  if (/^[\p{Lu}\p{Lt}]/u.test(character)) return [0.67, 0];
  if (/^[\p{Ll}\p{Lm}\p{Lo}]/u.test(character)) return [0.55, 1];
  if (/^\p{Nd}/u.test(character)) return [0.62, 2];
  if (/^[\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Zl}\p{Zp}]/u.test(character)) return [0, 3];
  if (/^\p{Zs}/u.test(character)) return [fontTable.advances[0], 3];
  if (/^[\p{Po}\p{Pi}\p{Pf}]/u.test(character)) return [0.4, 3];
  return [0.6, 3];
}

/** What measures characters of a font: `(character) => points`. */
function measurer(/** @type {number} */ size, /** @type {number} */ weight) {
  const wider = weight >= 700 ? fontTable.wider[2] : weight >= 600 ? fontTable.wider[1] : weight >= 500 ? fontTable.wider[0] : [0, 0, 0, 0];
  const extra = tracking(size);
  /** @type {Map<string, number>} */
  const known = new Map();
  return (/** @type {string} */ character) => {
    let width = known.get(character);
    if (width === undefined) {
      const [ems, kind] = advanceOf(character);
      width = size * ems * (1 + wider[kind]) + extra;
      known.set(character, width);
    }
    return width;
  };
}

/** @type {Map<string, (character: string) => number>} */
const measurers = new Map();

/** The graphemes of a text, as Swift counts characters. */
const segmenter = typeof Intl !== "undefined" && "Segmenter" in Intl ? new Intl.Segmenter() : null;
function graphemes(/** @type {string} */ text) {
  if (!/[^\x20-\x7e]/.test(text) || !segmenter) return [...text];
  return [...segmenter.segment(text)].map((part) => part.segment);
}

const newline = /^(\r\n|[\n\r\v\f\u0085\u2028\u2029])$/;

/** The lines of a text: ranges of its characters, and widths. */
function brokenLines(/** @type {string[]} */ text, /** @type {(character: string) => number} */ advance, /** @type {number} */ width) {
  /** @type {{start: number, end: number, width: number}[]} */
  const lines = [];
  let [start, reach, lineWidth, breakWidth, breakReach, breakEnd, breakStart] = [0, 0, 0, -1, 0, 0, 0];
  const end = (/** @type {number} */ w, /** @type {number} */ behind, /** @type {number} */ to, /** @type {number} */ next) => {
    lines.push({ start, end: Math.max(start, to), width: w });
    start = next;
    lineWidth = reach = behind;
    breakWidth = -1;
    breakReach = 0;
  };
  for (let place = 0; place < text.length; place++) {
    const character = text[place];
    if (newline.test(character)) {
      end(lineWidth, 0, place, place + 1);
      continue;
    }
    const length = advance(character);
    if (character === " " || character === "\t") {
      if (reach === lineWidth) [breakWidth, breakEnd] = [lineWidth, place];
      reach += length;
      [breakReach, breakStart] = [reach, place + 1];
      continue;
    }
    const isWide = ideographic.test(character);
    if (isWide && reach === lineWidth && lineWidth > 0) [breakWidth, breakReach, breakEnd, breakStart] = [lineWidth, reach, place, place];
    if (reach > 0 && reach + length > width) {
      if (breakWidth >= 0) end(breakWidth, reach - breakReach, breakEnd, breakStart);
      else end(lineWidth, 0, place, place);
    }
    if (reach > 0 && reach + length > width) end(reach, 0, place, place);
    reach += length;
    lineWidth = reach;
    if (isWide) [breakWidth, breakReach, breakEnd, breakStart] = [lineWidth, reach, place + 1, place + 1];
  }
  end(lineWidth, 0, text.length, text.length);
  return lines;
}

const lineBreakModes = ["byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail", "byTruncatingMiddle"];

/**
 * What is shown of a text in a room: lines with their widths, the last one cut with … where there is more.
 * @param {string} text
 * @param {number} size @param {number} weight @param {number} width @param {number} most @param {number} mode
 * @returns {{text: string, width: number}[]}
 */
function shownLines(text, size, weight, width, most, mode) {
  if (width <= 0 || !text) return [];
  const key = `${size}/${weight}`;
  let advance = measurers.get(key);
  if (!advance) measurers.set(key, (advance = measurer(size, weight)));
  const measure = advance;
  const characters = graphemes(text).slice(0, 10000);
  const room = width + 1;
  const ranges = brokenLines(characters, measure, (most === 1 ? Infinity : room) + 1e-6);
  const count = most > 0 ? Math.min(most, ranges.length) : ranges.length;
  const shown = ranges.slice(0, count).map((line) => ({ text: characters.slice(line.start, line.end).join(""), width: line.width }));
  if (count < ranges.length || shown[count - 1].width > room) {
    const from = ranges[count - 1].start;
    let to = from;
    while (to < characters.length && !newline.test(characters[to])) to++;
    const rest = characters.slice(from, to);
    const all = rest.reduce((sum, character) => sum + measure(character), 0);
    if (all > room || count < ranges.length) shown[count - 1] = cut(rest, room, lineBreakModes[mode], measure, all);
  }
  return shown;
}

function cut(/** @type {string[]} */ list, /** @type {number} */ width, /** @type {string} */ mode, /** @type {(character: string) => number} */ measure, /** @type {number} */ all) {
  if (mode === "byClipping") return { text: list.join(""), width: all };
  const dots = measure("…");
  const room = width - dots;
  let [head, tail, total] = [0, 0, 0];
  while (head + tail < list.length) {
    const fromHead = mode === "byTruncatingHead" ? false : mode === "byTruncatingMiddle" ? head <= tail : true;
    const next = measure(list[fromHead ? head : list.length - 1 - tail]);
    if (total + next > room) break;
    total += next;
    if (fromHead) head++;
    else tail++;
  }
  while (tail === 0 && head > 0 && list[head - 1] === " ") total -= measure(list[--head]);
  return { text: list.slice(0, head).join("") + "…" + (tail ? list.slice(-tail).join("") : ""), width: total + dots };
}
