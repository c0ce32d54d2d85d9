/** Taking pictures away: as SVG, as PNG, as an image of a contact sheet; made in the page. */

/** A picture as a file's text, with nothing but what is in the picture. */
function svgText(/** @type {SVGElement} */ element, withOverlay = false) {
  const copy = /** @type {SVGElement} */ (element.cloneNode(true));
  if (!withOverlay) for (const overlay of [...copy.querySelectorAll("g.overlay")].slice(-1)) overlay.remove();
  copy.setAttribute("xmlns", svgSpace);
  for (const name of ["style", "class"]) copy.removeAttribute(name);
  const [, , width, height] = (copy.getAttribute("viewBox") ?? "0 0 1 1").split(" ");
  copy.setAttribute("width", width);
  copy.setAttribute("height", height);
  return new XMLSerializer().serializeToString(copy);
}

/** An SVG as an image of pixels. */
async function pngOf(/** @type {string} */ text, /** @type {number} */ scale) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  const bound = min(scale, 16000 / max(1, image.width, image.height));
  canvas.width = max(1, round(image.width * bound));
  canvas.height = max(1, round(image.height * bound));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return /** @type {Promise<Blob | null>} */ (new Promise((resolve) => canvas.toBlob(resolve, "image/png")));
}

/** Saves a file of the page's own. */
function saveFile(/** @type {Blob | null} */ blob, /** @type {string} */ name) {
  if (!blob) return;
  const link = h("a", { href: URL.createObjectURL(blob), download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(/** @type {any} */ (link).href), 1000);
  announce(`${name} is saved`);
}

/** An archive of files in the format ZIP, stored as they are. */
function zipOf(/** @type {[string, Uint8Array][]} */ files) {
  const table = Array.from({ length: 256 }, (_, i) => {
    let sum = i;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
    return sum;
  });
  const check = (/** @type {Uint8Array} */ bytes) => ~bytes.reduce((sum, byte) => table[(sum ^ byte) & 255] ^ (sum >>> 8), -1);
  /** Numbers with the bytes that each takes, the lowest first. */
  const header = (/** @type {number[][]} */ ...numbers) => Uint8Array.from(numbers.flatMap(([number, length]) => Array.from({ length }, (_, i) => (number >>> (8 * i)) & 255)));
  const [parts, index] = [/** @type {any[]} */ ([]), /** @type {any[]} */ ([])];
  let [at, length] = [0, 0];
  for (const [name, bytes] of files) {
    const title = new TextEncoder().encode(name);
    // Names in UTF-8, of the first day that the format knows.
    const common = [[20, 2], [0x800, 2], [0, 4], [33, 2], [check(bytes), 4], [bytes.length, 4], [bytes.length, 4], [title.length, 2], [0, 2]];
    parts.push(header([0x04034b50, 4], ...common), title, bytes);
    index.push(header([0x02014b50, 4], [20, 2], ...common, [0, 6], [0, 4], [at, 4]), title);
    at += 30 + title.length + bytes.length;
    length += 46 + title.length;
  }
  return new Blob([...parts, ...index, header([0x06054b50, 4], [0, 4], [files.length, 2], [files.length, 2], [length, 4], [at, 4], [0, 2])], { type: "application/zip" });
}

/** A name for a file of a scene under conditions. */
const nameOfFile = (/** @type {any} */ scene, /** @type {string} */ words) => `${sceneTitle(scene)} ${words}`.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 80);

/** Buttons that copy and save a picture, and copy a link that shows the same again. */
function takeAway(/** @type {any} */ scene, /** @type {Stage} */ stage, /** @type {() => string} */ text) {
  const scale = stage.layout.x ?? 2;
  const name = () => nameOfFile(scene, `${wordsOf(stage.layout.c)} ${stage.size.textContent}`);
  const done = (/** @type {Event} */ event) => /** @type {Element} */ (event.target).closest("details")?.removeAttribute("open");
  return popover("Share",
    h("button", { onclick: async (/** @type {Event} */ e) => {
      const picture = pngOf(text(), scale);
      try {
        await navigator.clipboard.write([new ClipboardItem({ "image/png": /** @type {any} */ (picture) })]);
        announce("The picture is copied");
      } catch {
        saveFile(await picture, `${name()}.png`);
      }
      done(e);
    } }, "Copy picture"),
    h("button", { onclick: async (/** @type {Event} */ e) => { saveFile(await pngOf(text(), scale), `${name()}.png`); done(e); } }, "Save as PNG"),
    h("button", { onclick: (/** @type {Event} */ e) => { saveFile(new Blob([text()], { type: "image/svg+xml" }), `${name()}.svg`); done(e); } }, "Save as SVG"),
    h("button", { onclick: async (/** @type {Event} */ e) => { await copyText(location.href); done(e); } }, "Copy link to this"),
    h("button", { onclick: async (/** @type {Event} */ e) => { await copyText(scene.path); done(e); } }, "Copy file’s path"));
}
