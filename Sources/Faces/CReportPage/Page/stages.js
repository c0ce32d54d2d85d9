/** The windows of a scene side by side at one zoom: its conditions, each of them light, dark, or both. */

class Stages {
  /** @param {any} scene @param {State} state @param {any} options what each stage reports */
  constructor(scene, state, options) {
    const shown = state.layouts.map((n) => scene.layouts[n].c);
    const looks = looksOf(state);
    const isSeveral = shown.length > 1;
    /** The words over a picture: what is different from the others beside it. */
    const label = (/** @type {number} */ c, /** @type {boolean} */ dark) => {
      const look = looks.length > 1 ? (dark ? "dark" : "light") : "";
      const words = isSeveral ? facetNames.map((_, i) => facetsOf(c)[i]).filter((part, i) => part && shown.some((other) => facetsOf(other)[i] !== part)) : look ? [] : [wordsOf(c)];
      return capital([...words, look].filter(Boolean).join(", ")) || wordsOf(c);
    };
    /** @type {Stage[]} */
    this.list = state.layouts.flatMap((n) => looks.map((dark) => new Stage(scene, scene.layouts[n], dark, {
      ...options,
      label: [label(scene.layouts[n].c, dark), refusalOf(scene.layouts[n])].filter(Boolean).join(", "),
      onclose: isSeveral ? () => go({ layouts: state.layouts.filter((l) => l !== n) }) : looks.length > 1 ? () => go({ look: dark ? "" : "dark" }) : null,
    })));
    [this.first] = this.list;
    /** The stages of the conditions that are chosen in the bar. */
    this.leading = this.list.slice(0, looks.length);
    this.isFitted = true;
    /** Before and after, where they are shown in place of the stages. @type {Comparison | null} */
    this.compared = null;
    this.full = new FullLength(this.first, (id) => go({ view: id, finding: null, tab: "views" }));
    this.element = h("div", { class: "stages" }, this.list.map((each) => each.element), this.list.length === 1 ? this.full.element : null);
    /** What scrolls around the stages. */
    this.canvas = h("div", { class: "canvas", tabindex: 0, role: "region", "aria-label": "Picture" }, this.element);
    this.output = h("output", { id: "zoom" });
    this.canvas.addEventListener("wheel", (/** @type {any} */ e) => {
      if (!e.ctrlKey) return;
      e.preventDefault();
      this.zoomAt(Math.exp(-clamp(e.deltaY, [-60, 60]) / 150), e);
    }, { passive: false });
  }

  /** The first stage of each of the conditions. */
  get windows() {
    return this.list.filter((each, i, all) => all.findIndex((other) => other.layout === each.layout) === i);
  }

  /** The room for a picture. */
  room() {
    const isNarrow = innerWidth <= 900;
    const count = isNarrow ? 1 : this.compared?.count ?? min(3, this.list.length);
    const chips = this.compared ? 90 : 0;
    return [this.canvas.clientWidth / count, isNarrow ? max(360, innerHeight - 190) : this.canvas.clientHeight - chips];
  }

  zoomTo(/** @type {number} */ zoom, centers = true) {
    for (const each of this.list) {
      each.zoomTo(zoom);
      each.mark();
    }
    this.full.zoomTo(zoom);
    this.compared?.zoomTo(zoom);
    if (centers && this.list.length === 1) {
      const free = this.canvas.clientWidth - (this.first.drawing.box()[2] + this.full.width) * zoom - (this.full.width && 40);
      this.first.element.style.marginLeft = `${max(16, free / 2)}px`;
    }
    this.output.textContent = `${round(zoom * 100)} %`;
  }

  /** Zooms by a factor; 0 for the pictures' own size. */
  zoomBy(/** @type {number} */ factor) {
    this.isFitted = false;
    this.zoomTo(clamp(factor ? this.first.zoom * factor : 1, [0.1, 6]));
  }

  /** Zooms by a factor so that what is under the pointer stays there. */
  zoomAt(/** @type {number} */ factor, /** @type {MouseEvent} */ { clientX, clientY }) {
    const { canvas, first } = this;
    const place = () => (this.compared?.before ?? first.drawing).element.getBoundingClientRect();
    const [before, zoom] = [place(), first.zoom];
    this.zoomBy(factor);
    const [after, used] = [place(), first.zoom / zoom];
    canvas.scrollLeft += after.left - clientX + (clientX - before.left) * used;
    canvas.scrollTop += after.top - clientY + (clientY - before.top) * used;
  }

  /** Fits the pictures into their room, as long as no other zoom is chosen. */
  fit() {
    if (!this.isFitted) return;
    const space = this.room();
    this.zoomTo(min(...this.list.map((each) => each.fitting(each.drawing.box().slice(2), space))));
  }

  /** Fits the pictures again, the windows alone. */
  refit() {
    this.isFitted = true;
    for (const each of this.list) each.drawing.extend(null);
    this.fit();
  }

  /** Makes room for windows that have grown, without moving them. */
  fitSettled(/** @type {number[]} */ size) {
    const zoom = this.first.fitting(size, this.room());
    if (this.isFitted && zoom < this.first.zoom) this.zoomTo(zoom, false);
  }

  /** Whether all of the first picture is seen. */
  isWhole() {
    return this.first.zoom <= this.first.fitting(this.first.picture?.size ?? [1, 1], this.room());
  }

  /** Shows all windows in a size; while an edge moves what lies around them stays as it is. */
  resize(/** @type {number | null} */ width, /** @type {number | null} */ height, isMoving = false) {
    for (const each of this.list) each.resize(width, height, isMoving);
    if (!isMoving) this.full.show();
    this.compared?.resize(width, height);
    this.compared?.zoomTo(this.first.zoom);
  }

  /** Moves the layers of all pictures apart. */
  layers(/** @type {number} */ distance) {
    for (const each of this.list) each.drawing.layers(distance);
    this.fit();
  }
}
