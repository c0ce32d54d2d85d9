/** Sizes that no sweep holds, in a page whose command still runs: it lays each of them out when it is asked for. */

/** What was asked for so far: pictures, and of those that can't be made the reasons. @type {Map<string, Picture | string>} */
const livePictures = new Map();
/** The data that the pictures belong to. */
let liveData = null;
/** The questions that wait, by scene and conditions: the last one of each counts. @type {Map<any, string>} */
const waitingSizes = new Map();
let isAsking = false;

/** The sizes that can be asked for under a layout's conditions, unless these name one. @returns {{width: number[], height: number[]}[]} */
function liveSizes(/** @type {any} */ layout) {
  if (layout.u === 1) return [];
  const around = (/** @type {number[] | null} */ range, /** @type {number} */ own) => (range ? [min(range[0], own), max(range[1], own)] : [own, own]);
  return [{ width: around(data.live.width, layout.s[0]), height: around(data.live.height, layout.s[1]) }];
}

/** The picture of a scene in a window of any size; the reason where there is none, and `null` while it is asked for. */
function livePicture(/** @type {any} */ scene, /** @type {any} */ layout, /** @type {number} */ width, /** @type {number} */ height) {
  if (liveData !== data) {
    livePictures.clear();
    waitingSizes.clear();
    liveData = data;
  }
  const question = String(new URLSearchParams({ path: scene.path, scene: scene.scene ?? "", conditions: conditionsOf(layout), width: String(width), height: String(height) }));
  const known = livePictures.get(question);
  if (known !== undefined) return known;
  waitingSizes.set(layout, question);
  askForSize();
  return null;
}

/** Asks for the next size that waits, one at a time. */
function askForSize() {
  const [key, question] = waitingSizes.entries().next().value ?? [];
  if (isAsking || question === undefined) return;
  waitingSizes.delete(key);
  isAsking = true;
  const asked = data;
  const end = () => {
    const answer = /** @type {any} */ (window).layoutAnswer ?? { reason: "the command that made this page has ended" };
    delete /** @type {any} */ (window).layoutAnswer;
    script.remove();
    isAsking = false;
    if (asked === data) {
      if (livePictures.size > 300) livePictures.clear();
      livePictures.set(question, answer.data ? pictureOfAnswer(answer.data) : answer.reason);
      shown?.arrived?.();
    }
    askForSize();
  };
  const script = h("script", { src: `${data.live.address}?${question}`, onload: end, onerror: end });
  document.head.append(script);
}

/** The picture of data of their own; the widths of their letters join the page's. @returns {Picture} */
function pictureOfAnswer(/** @type {any} */ own) {
  for (const key of ["others", "fallback", "words"]) data.font[key] = { ...data.font[key], ...own.font[key] };
  return { ...laidOut(own.scenes[0], own.scenes[0].layouts[0]), source: own };
}
