/**
 * Unpacks the page's data, which are compressed (DEFLATE, blocks with codes of their own), and its script and style, which are
 * squeezed (arithmetic coding by mixed contexts), and runs the script.
 */

/** The bytes of base 85: five digits are four bytes, the characters from ( on, with } in place of <. */
function bytesOf(text) {
  const digits = text.replaceAll("}", "<");
  const packed = new Uint8Array((digits.length / 5) * 4);
  for (let i = 0, at = 0; i < digits.length; ) {
    let number = 0;
    for (let k = 0; k < 5; k++) number = number * 85 + digits.charCodeAt(i++) - 40;
    for (let shift = 24; shift >= 0; shift -= 8) packed[at++] = number >>> shift;
  }
  return packed;
}

/** The text of squeezed bytes; see Squeezed.swift. */
function unsqueezed(text) {
  const packed = bytesOf(text);
  const table = [1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094];
  const squashed = Int16Array.from({ length: 4095 }, (_, i) => {
    const [step, rest] = [(i + 1) >> 7, (i + 1) & 127];
    return (table[step] * (128 - rest) + table[step + 1] * rest + 64) >> 7;
  });
  const stretched = new Int16Array(4096).fill(2047);
  for (let i = 0, at = 0; i < 4095; i++) while (at <= squashed[i]) stretched[at++] = i - 2047;
  const count = 6;
  const chances = new Uint32Array(count << 20).fill(1 << 23);
  const weights = new Int32Array((count + 1) << 9).fill(16000);
  const rates = Array.from({ length: 17 }, (_, i) => Math.floor(131072 / (2 * i + 3)));
  const [hashes, bases, inputs] = [new Int32Array(count), new Int32Array(count), new Int32Array(count + 1)];
  let place = 0;
  const number = () => ((packed[place++] << 24) | (packed[place++] << 16) | (packed[place++] << 8) | packed[place++]) >>> 0;
  const bytes = new Uint8Array(number());
  let [low, high, code, last, word] = [0, 0xffffffff, number(), 0, 0];
  let byte = 0;
  // The place after which the same bytes stood as stand now, and how many of them.
  const places = new Int32Array(1 << 18);
  let [again, length] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    last = (last << 8) | byte;
    const letter = byte | 32;
    const isWord = (letter > 96 && letter < 123) || (byte > 47 && byte < 58) || byte === 95 || byte === 36 || byte === 45 || byte > 127;
    word = isWord ? Math.imul(word + byte + 1, 0x2f0b4c47) : 0;
    for (let i = 0; i < 4; i++) hashes[i] = Math.imul(last << (24 - 8 * i), 0x9e3779b1) + i;
    hashes[4] = Math.imul(word, 0x9e3779b1) + 4;
    hashes[5] = Math.imul(last & 0xffff00, 0x2f0b4c47) + 5;
    let [node, half] = [1, 1];
    while (node < 256) {
      const left = Math.clz32(node) - 23;
      const expected = bytes[again] | 256;
      const sign = (expected >> (left - 1)) & 1 ? 1 : -1;
      inputs[count] = length && expected >> left === node ? sign * Math.min(2047, length * 64) : 0;
      const weight = (node + (word ? 256 : 0)) * 7;
      let sum = inputs[count] * weights[weight + count];
      for (let i = 0; i < count; i++) {
        if (half === 1) {
          const hash = (hashes[i] + Math.imul(node, 0x9e3779b1)) | 0;
          bases[i] = (i << 20) + ((Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 12) & ~15);
        }
        inputs[i] = stretched[chances[bases[i] + half] >>> 12];
        sum += inputs[i] * weights[weight + i];
      }
      const mixed = squashed[Math.min(2047, Math.max(-2047, Math.floor(sum / 65536))) + 2047];
      const middle = low + ((high - low) >>> 12) * mixed;
      const bit = code <= middle ? 1 : 0;
      if (bit) high = middle;
      else low = middle + 1;
      const error = (bit * 4096 - mixed) * 18;
      for (let i = 0; i <= count; i++) weights[weight + i] += (inputs[i] * error + 32768) >> 16;
      for (let i = 0; i < count; i++) {
        const known = chances[bases[i] + half];
        const chance = known >>> 8;
        const seen = known & 255;
        chances[bases[i] + half] = ((chance + ((((bit * 65535 - chance) * rates[seen]) / 65536) | 0)) << 8) + Math.min(seen + 1, 16);
      }
      node = node * 2 + bit;
      half = half > 7 ? 1 : half * 2 + bit;
      while (!((low ^ high) >>> 24)) {
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
        code = ((code << 8) | (packed[place++] ?? 0)) >>> 0;
      }
    }
    byte = bytes[at] = node & 255;
    if (length && bytes[again] === byte) [again, length] = [again + 1, length + 1];
    else length = 0;
    if (at > 4) {
      let hash = 0;
      for (let i = 0; i < 6; i++) hash = Math.imul(hash, 0x2f0b4c47) + bytes[at - i] + 1;
      const slot = hash >>> 14;
      if (!length && places[slot]) {
        [again, length] = [places[slot], 1];
        while (length < 32 && again > length && bytes[again - 1 - length] === bytes[at - length]) length++;
      }
      places[slot] = at + 1;
    }
  }
  return new TextDecoder().decode(bytes);
}

/** The text of deflated bytes. */
function unpacked(text) {
  const packed = bytesOf(text);
  let [held, count, place] = [0, 0, 0];

  function bits(wanted) {
    for (; count < wanted; count += 8) held |= packed[place++] << count;
    const value = held & ((1 << wanted) - 1);
    held >>>= wanted;
    count -= wanted;
    return value;
  }

  /** A canonical code as a table of what fifteen bits begin with: sixteen times the symbol, and its code's length. */
  function codeOf(lengths) {
    const table = new Uint16Array(1 << 15);
    let code = 0;
    for (let length = 1; length < 16; length++, code <<= 1) {
      lengths.forEach((own, symbol) => {
        if (own !== length) return;
        let turned = 0;
        for (let i = 0; i < length; i++) turned |= ((code >> i) & 1) << (length - 1 - i);
        for (; turned < 1 << 15; turned += 1 << length) table[turned] = symbol * 16 + length;
        code++;
      });
    }
    return table;
  }

  function next(table) {
    for (; count < 15; count += 8) held |= packed[place++] << count;
    const entry = table[held & 32767];
    held >>>= entry & 15;
    count -= entry & 15;
    return entry >> 4;
  }

  /** The number of a length's or a distance's symbol, with the bits behind it. */
  function numberOf(symbol, bitsOfSymbols) {
    const extra = Math.max(0, (symbol >> bitsOfSymbols) - 1);
    return ((symbol - (extra << bitsOfSymbols)) << extra) + bits(extra);
  }

  let bytes = new Uint8Array(packed.length * 8);
  let size = 0;
  let isLast = 0;
  while (!isLast) {
    isLast = bits(1);
    bits(2);
    const literalCount = bits(5) + 257;
    const distanceCount = bits(5) + 1;
    const orderCount = bits(4) + 4;
    const lengthLengths = new Array(19).fill(0);
    [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].slice(0, orderCount).forEach((symbol) => (lengthLengths[symbol] = bits(3)));
    const lengthCode = codeOf(lengthLengths);
    const lengths = [];
    while (lengths.length < literalCount + distanceCount) lengths.push(next(lengthCode));
    const literalCode = codeOf(lengths.slice(0, literalCount));
    const distanceCode = codeOf(lengths.slice(literalCount));
    for (let symbol = next(literalCode); symbol !== 256; symbol = next(literalCode)) {
      if (size + 258 > bytes.length) {
        const longer = new Uint8Array(bytes.length * 2 + 258);
        longer.set(bytes);
        bytes = longer;
      }
      if (symbol < 256) {
        bytes[size++] = symbol;
      } else {
        const length = symbol > 284 ? 258 : numberOf(symbol - 257, 2) + 3;
        let start = size - 1 - numberOf(next(distanceCode), 1);
        for (const end = size + length; size < end; ) bytes[size++] = bytes[start++];
      }
    }
  }
  return new TextDecoder().decode(bytes.subarray(0, size));
}

window.layoutUnpacked = unpacked;
for (const element of document.querySelectorAll(".packed")) element.textContent = unpacked(element.textContent);
const [styleText, scriptText] = unsqueezed(document.getElementById("layout-code").textContent).split("\0");
for (const [name, text] of [["style", styleText], ["script", scriptText]]) {
  const element = document.createElement(name);
  element.textContent = text;
  (name === "style" ? document.head : document.body).append(element);
}
