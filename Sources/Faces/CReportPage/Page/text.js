/**
 * Text as it is measured: widths of characters, and lines broken as UIKit breaks them.
 * The same greedy rule and the same table as the library's.
 */

const { abs, floor, max, min, round } = Math;

/**
 * @typedef {{
 *   unitsPerEm: number, displaySize: number, parts: number[], text: number[][], display: number[][],
 *   others: Record<string, number[]>, fallback: Record<string, number>, words?: Record<string, number[]>, ideograph: number,
 *   emoji: number, letters: [number, string][], kerning: string, tracking: number[][],
 * }} FontTable
 */

/** The page's data has it. @type {FontTable} */
let fontTable;

/** What is added behind each character at a size, in points. */
function tracking(/** @type {number} */ size) {
  const isDisplay = size >= fontTable.displaySize;
  /** @type {number[] | undefined} */
  let below;
  for (const row of fontTable.tracking) {
    if (row[0] >= fontTable.displaySize !== isDisplay) continue;
    if (row[0] >= size) return below ? below[1] + ((row[1] - below[1]) * (size - below[0])) / (row[0] - below[0]) : row[1];
    below = row;
  }
  return below ? below[1] : 0;
}

const ideographic = /^[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\u{20000}-\u{3FFFD}]/u;
const closing = /^[、。〉》」』】〕〗〙〛〞〟！），．：；？］｝｠]/;
const opening = /^[〈《「『【〔〖〘〚〝（［｛｟]/;

/** What a character is to a line that may break at it. */
function kindOf(/** @type {string} */ character) {
  if (character === " " || character === "\t" || character === "\u200B") return "space";
  if (/^[-‐–]/.test(character)) return "hyphen";
  if (/^[0-9]/.test(character)) return "digit";
  if (closing.test(character)) return "closing";
  if (opening.test(character)) return "opening";
  return ideographic.test(character) ? "ideograph" : "other";
}

/** The character that is as wide as another. */
function likeness(/** @type {number} */ code) {
  if (code >= 0x20 && code <= 0x7e) return String.fromCharCode(code);
  if (code === 0xa0 || code === 9) return " ";
  if (code === 0x2010 || code === 0x2011) return "-";
  if (code === 0x201b) return "'";
  if (code === 0x201f) return '"';
  for (const [first, letters] of fontTable.letters) {
    const letter = letters[code - first];
    if (letter && letter !== " ") return letter;
  }
  return null;
}

/** The advance of a character that nothing is known of: its kind's average in ems. */
function averageOf(/** @type {string} */ character) {
  if (/^[\p{Lu}\p{Lt}]/u.test(character)) return 0.67;
  if (/^\p{L}/u.test(character)) return 0.55;
  if (/^\p{Nd}/u.test(character)) return 0.62;
  if (/^[\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Zl}\p{Zp}]/u.test(character)) return 0;
  if (/^\p{Zs}/u.test(character)) return 0.28;
  return /^[\p{Po}\p{Pi}\p{Pf}]/u.test(character) ? 0.4 : 0.6;
}

/** @type {Map<string, number>} */
const kernings = new Map();

/** @typedef {{advance: number, place: string, kind: string}} Glyph */

/** What measures characters of a font: their widths in points, and how much closer one comes to the one before. */
function measurer(/** @type {number} */ size, /** @type {number} */ weight) {
  const row = weight >= 700 ? 3 : weight >= 600 ? 2 : weight >= 500 ? 1 : 0;
  const isDisplay = size >= fontTable.displaySize;
  const advances = (isDisplay ? fontTable.display : fontTable.text)[row];
  const unit = size / fontTable.unitsPerEm;
  const extra = tracking(size);
  if (!kernings.size)
    for (const line of fontTable.kerning.split("\n")) {
      const [first, ...words] = line.split(" ");
      for (let i = 0; i + 1 < words.length; i += 2)
        for (const a of first) for (const b of words[i + 1]) kernings.set(a + b, Number(words[i]));
    }
  /** @returns {Glyph} */
  const found = (/** @type {string} */ character) => {
    const kind = kindOf(character);
    const code = character.codePointAt(0) ?? 0;
    const own = fontTable.others[code];
    if (own) return { advance: unit * own[isDisplay ? 4 + row : row] + extra, place: "", kind };
    const like = likeness(code);
    if (like && like > "~") return glyph(like);
    if (like) return { advance: unit * advances[like.charCodeAt(0) - 32] + extra, place: code === 9 ? "" : like, kind };
    if (ideographic.test(character)) return { advance: size * fontTable.ideograph, place: "", kind };
    if (/^\p{Emoji_Presentation}|\uFE0F/u.test(character)) return { advance: size * fontTable.emoji, place: "", kind };
    const boldness = 1 + 0.065 * fontTable.parts[row];
    if (code in fontTable.fallback) {
      const ems = [...character].reduce((sum, scalar) => sum + (fontTable.fallback[scalar.codePointAt(0) ?? 0] ?? 0), 0);
      return { advance: size * ems * boldness, place: "", kind };
    }
    const average = averageOf(character);
    return { advance: average ? size * average * boldness + extra : 0, place: "", kind };
  };
  /** @type {Map<string, Glyph>} */
  const known = new Map();
  const glyph = (/** @type {string} */ character) => {
    let result = known.get(character);
    if (!result) known.set(character, (result = found(character)));
    return result;
  };
  const closer = (/** @type {Glyph | null} */ first, /** @type {Glyph} */ second) =>
    first && first.place && second.place ? unit * (kernings.get(first.place + second.place) ?? 0) : 0;
  return { glyph, closer };
}

/** @typedef {ReturnType<typeof measurer>} Measurer */

/** The width of glyphs in a line. */
function widthOf(/** @type {Glyph[]} */ glyphs, /** @type {Measurer} */ measure) {
  /** @type {Glyph | null} */
  let previous = null;
  let total = 0;
  for (const next of glyphs) {
    total += next.advance - measure.closer(previous, next);
    previous = next;
  }
  return total;
}

/** @type {Map<string, Measurer>} */
const measurers = new Map();

/** The graphemes of a text, as Swift counts characters. */
const segmenter = typeof Intl !== "undefined" && "Segmenter" in Intl ? new Intl.Segmenter() : null;
function graphemes(/** @type {string} */ text) {
  if (!/[^\x20-\x7e]/.test(text) || !segmenter) return [...text];
  return [...segmenter.segment(text)].map((part) => part.segment);
}

const newline = /[\n\r\v\f\u0085\u2028\u2029]/;

/** Whether a line may break between two characters, neither of them a space. */
function mayBreak(/** @type {Glyph} */ before, /** @type {Glyph} */ next, /** @type {boolean} */ isInWord) {
  if (before.kind === "opening" || next.kind === "closing") return false;
  if (before.kind === "ideograph" || before.kind === "closing" || next.kind === "ideograph" || next.kind === "opening") return true;
  return before.kind === "hyphen" && next.kind === "other" && isInWord;
}

/**
 * The lines of a text: ranges of its characters, and widths.
 * @param {string[]} text @param {Glyph[]} glyphs @param {Measurer} measure @param {number} width
 */
function brokenLines(text, glyphs, measure, width, apart = false) {
  /** @type {{start: number, end: number, width: number}[]} */
  const lines = [];
  let [start, reach, lineWidth, breakWidth, breakReach, breakEnd, breakStart] = [0, 0, 0, -1, 0, 0, 0];
  /** @type {Glyph} */
  const lineStart = { advance: 0, place: "", kind: "space" };
  let previous = lineStart;
  let isInWord = false;
  // Where words begin that are written without spaces, as far as the table has them.
  /** @type {boolean[]} */
  const begins = [];
  for (const part of text.join("").matchAll(/[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF]+/g))
    for (const place of fontTable.words?.[part[0]] ?? []) begins[part.index + place] = true;
  let unit = 0;
  const end = (/** @type {number} */ w, /** @type {number} */ behind, /** @type {number} */ to, /** @type {number} */ next) => {
    lines.push({ start, end: max(start, to), width: w });
    start = next;
    lineWidth = reach = behind;
    breakWidth = -1;
    breakReach = 0;
  };
  for (let place = 0; place < text.length; place++) {
    const character = text[place];
    const isWord = begins[unit];
    unit += character.length;
    if (newline.test(character)) {
      end(lineWidth, 0, place, place + 1);
      previous = lineStart;
      continue;
    }
    const glyph = glyphs[place];
    if (glyph.kind === "space" && apart) reach += glyph.advance;
    else if (glyph.kind === "space") {
      if (reach === lineWidth) [breakWidth, breakEnd] = [lineWidth, place];
      reach += glyph.advance;
      [breakReach, breakStart] = [reach, place + 1];
    } else {
      const closer = measure.closer(previous, glyph);
      if (lineWidth > 0 && reach === lineWidth && !apart && (isWord || mayBreak(previous, glyph, isInWord)))
        [breakWidth, breakReach, breakEnd, breakStart] = [lineWidth, reach - closer, place, place];
      const length = glyph.advance - closer;
      if (reach > 0 && reach + length > width) {
        if (breakWidth >= 0) end(breakWidth, reach - breakReach, breakEnd, breakStart);
        else end(lineWidth, 0, place, place);
      }
      if (reach > 0 && reach + length > width) end(reach, 0, place, place);
      reach += reach > 0 ? length : glyph.advance;
      lineWidth = reach;
    }
    isInWord = previous.kind !== "space";
    previous = glyph;
  }
  end(lineWidth, 0, text.length, text.length);
  return lines;
}

const lineBreakModes = ["byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail", "byTruncatingMiddle"];

/**
 * What is shown of a text in a room: lines with their widths, the last one cut with … where there is more.
 * @param {string} text
 * @param {number} size @param {number} weight @param {number} width @param {number} most @param {number} mode
 * @param {[number, number, number, number[]] | undefined} own of a font that the table doesn't have: above and below the baseline,
 * the width of …, and each character's
 * @returns {{text: string, width: number}[]}
 */
function shownLines(text, size, weight, width, most, mode, own) {
  if (width <= 0 || !text) return [];
  const key = `${size}/${weight}`;
  const measure = measurers.get(key) ?? measurer(size, weight);
  measurers.set(key, measure);
  const characters = graphemes(text).slice(0, 10000);
  // Where a browser counts characters otherwise the table serves.
  const advances = own && own[3].length === characters.length ? own[3] : null;
  const glyphs = characters.map((character, place) =>
    advances ? { advance: advances[place], place: "", kind: kindOf(character) } : measure.glyph(character));
  const dots = own && advances ? own[2] : measure.glyph("…").advance;
  const room = width + 1;
  const ranges = brokenLines(characters, glyphs, measure, (most === 1 ? Infinity : room) + 1e-6, lineBreakModes[mode] === "byCharWrapping");
  const count = most > 0 ? min(most, ranges.length) : ranges.length;
  const shown = ranges.slice(0, count).map((line) => ({ text: characters.slice(line.start, line.end).join(""), width: line.width }));
  if (count < ranges.length || shown[count - 1].width > room) {
    const from = ranges[count - 1].start;
    let to = from;
    while (to < characters.length && !newline.test(characters[to])) to++;
    const rest = characters.slice(from, to);
    const all = widthOf(glyphs.slice(from, to), measure);
    if (all > room || count < ranges.length)
      shown[count - 1] = cut(rest, glyphs.slice(from, to), dots, room, lineBreakModes[mode], measure, all);
  }
  return shown;
}

/**
 * A line cut to a width.
 * @param {string[]} list @param {Glyph[]} glyphs @param {number} dots @param {number} width @param {string} mode
 * @param {Measurer} measure @param {number} all
 */
function cut(list, glyphs, dots, width, mode, measure, all) {
  if (mode === "byClipping") return { text: list.join(""), width: all };
  const room = width - dots;
  let [head, tail, total] = [0, 0, 0];
  while (head + tail < list.length) {
    const fromHead = mode === "byTruncatingHead" ? false : mode === "byTruncatingMiddle" ? head <= tail : true;
    const place = fromHead ? head : list.length - 1 - tail;
    const closer = fromHead
      ? measure.closer(place > 0 ? glyphs[place - 1] : null, glyphs[place])
      : tail > 0 ? measure.closer(glyphs[place], glyphs[place + 1]) : 0;
    const next = glyphs[place].advance - closer;
    if (total + next > room) break;
    total += next;
    if (fromHead) head++;
    else tail++;
  }
  while (tail === 0 && head > 0 && list[head - 1] === " ") total -= glyphs[--head].advance;
  return { text: list.slice(0, head).join("") + "…" + (tail ? list.slice(-tail).join("") : ""), width: total + dots };
}
