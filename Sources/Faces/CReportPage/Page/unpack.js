/** Unpacks the page's data, script and style, which are compressed (DEFLATE, blocks with codes of their own), and runs the script. */

/** The text of base 85: five digits are four bytes, the characters from ( on, with } in place of <. */
function unpacked(text) {
  const digits = text.replaceAll("}", "<");
  const packed = new Uint8Array((digits.length / 5) * 4);
  for (let i = 0, at = 0; i < digits.length; ) {
    let number = 0;
    for (let k = 0; k < 5; k++) number = number * 85 + digits.charCodeAt(i++) - 40;
    for (let shift = 24; shift >= 0; shift -= 8) packed[at++] = number >>> shift;
  }
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
const [styleText, scriptText] = document.getElementById("layout-code").textContent.split("\0");
for (const [name, text] of [["style", styleText], ["script", scriptText]]) {
  const element = document.createElement(name);
  element.textContent = text;
  (name === "style" ? document.head : document.body).append(element);
}
