/** Small pictures of a page, which are drawn once they come near what is seen. */

/** Pictures that are drawn once they come near what is seen. */
class Pictures {
  constructor() {
    /** @type {Map<Element, () => void>} */
    this.waiting = new Map();
    this.observer = new IntersectionObserver((entries) => {
      for (const entry of entries) if (entry.isIntersecting) this.draw(entry.target);
    }, { rootMargin: "300px" });
  }

  add(/** @type {Element} */ element, /** @type {() => void} */ draw) {
    this.waiting.set(element, draw);
    this.observer.observe(element);
  }

  draw(/** @type {Element} */ element) {
    this.observer.unobserve(element);
    this.waiting.get(element)?.();
    this.waiting.delete(element);
  }

  /** Draws all, for paper. */
  drawAll() {
    for (const element of [...this.waiting.keys()]) this.draw(element);
  }
}

/** The picture of a layout of a report, still. */
function stillOf(/** @type {any} */ source, /** @type {any} */ scene, /** @type {any} */ layout, /** @type {boolean} */ dark, label = "") {
  const drawing = new Drawing(source, label);
  drawing.show(laidOut(scene, layout), dark);
  if (!label) drawing.element.setAttribute("aria-hidden", "true");
  return /** @type {SVGElement} */ (drawing.element);
}

/** The picture of a layout of this report, still. */
const still = (/** @type {any} */ scene, /** @type {any} */ layout, /** @type {boolean} */ dark, label = "") => stillOf(data, scene, layout, dark, label);
