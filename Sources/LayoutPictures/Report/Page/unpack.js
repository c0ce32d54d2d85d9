/** Unpacks the page's script and style, which are compressed (DEFLATE, one block with codes of its own), and runs them. */

/** Five digits of base 85 are four bytes: the characters from ( on, with } in place of <. */
const digits = document.getElementById("layout-packed").textContent.replaceAll("}", "<");
const packed = [];
for (let i = 0; i < digits.length; i += 5) {
  let number = 0;
  for (let k = i; k < i + 5; k++) number = number * 85 + digits.charCodeAt(k) - 40;
  for (const shift of [24, 16, 8, 0]) packed.push((number >>> shift) & 255);
}
let bitPlace = 3;

function bits(count) {
  let value = 0;
  for (let i = 0; i < count; i++, bitPlace++) value |= ((packed[bitPlace >> 3] >> (bitPlace & 7)) & 1) << i;
  return value;
}

/** A canonical code: how many symbols each length has, and the symbols in the order of their codes. */
function codeOf(lengths) {
  const counts = new Array(16).fill(0);
  for (const length of lengths) counts[length]++;
  counts[0] = 0;
  const symbols = lengths.map((length, symbol) => [length, symbol]).filter(([length]) => length > 0);
  symbols.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return { counts, symbols: symbols.map(([, symbol]) => symbol) };
}

function next({ counts, symbols }) {
  let [code, first, index] = [0, 0, 0];
  for (let length = 1; length < 16; length++) {
    code |= bits(1);
    if (code - counts[length] < first) return symbols[index + code - first];
    index += counts[length];
    first = (first + counts[length]) << 1;
    code <<= 1;
  }
  return 256;
}

const basesOf = (start, extras) => extras.map((extra) => (start += 1 << extra) - (1 << extra));
const lengthExtras = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceExtras = [0, 0, ...new Array(28).fill(0).map((zero, i) => i >> 1)];
const lengthBases = [...basesOf(3, lengthExtras.slice(0, 28)), 258];
const distanceBases = basesOf(1, distanceExtras);

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
const unpacked = [];
let symbol = next(literalCode);
while (symbol !== 256) {
  if (symbol < 256) {
    unpacked.push(symbol);
  } else {
    const length = lengthBases[symbol - 257] + bits(lengthExtras[symbol - 257]);
    const distancePlace = next(distanceCode);
    const start = unpacked.length - distanceBases[distancePlace] - bits(distanceExtras[distancePlace]);
    for (let i = 0; i < length; i++) unpacked.push(unpacked[start + i]);
  }
  symbol = next(literalCode);
}
const [styleText, scriptText] = new TextDecoder().decode(new Uint8Array(unpacked)).split("\0");
for (const [name, text] of [["style", styleText], ["script", scriptText]]) {
  const element = document.createElement(name);
  element.textContent = text;
  (name === "style" ? document.head : document.body).append(element);
}
