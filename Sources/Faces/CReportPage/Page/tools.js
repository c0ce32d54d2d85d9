/** The bar above a scene's picture: the window's size, the zoom, what is drawn over the picture, and what is taken away. */

class SceneTools {
  /** @param {ScenePage} page */
  constructor(page) {
    const { stages, first } = page;
    const field = (/** @type {string} */ label, /** @type {number} */ axis) => /** @type {HTMLInputElement} */ (h("input", {
      type: "number", min: 1, max: 10000, step: "any", "aria-label": label, id: `size-${axis}`, disabled: !stages.first.isLive(axis), onchange: (/** @type {any} */ e) => page.resizeAxis(axis, Number(e.target.value), true),
    }));
    this.fields = [field("Width in points", 0), field("Height in points", 1)];
    const toggles = Object.keys(overlayWords).map((name) => h("label", { class: "check" }, h("input", { type: "checkbox", checked: overlaysOf(page.state).includes(name), onchange: (/** @type {any} */ e) => {
      const on = overlaysOf(readState()).filter((each) => each !== name);
      go({ over: [...on, ...(e.target.checked ? [name] : [])].join(",") || "none" }, true);
      page.update(readState());
    } }), overlayWords[name]));
    const full = h("label", { class: "check" }, h("input", { type: "checkbox", id: "full", checked: page.state.full !== "off", onchange: (/** @type {any} */ e) => {
      go({ full: e.target.checked ? "" : "off" }, true);
      stages.full.show();
      stages.fit();
    } }), "Full length beside it");
    const apart = h("label", { class: "check" }, h("input", { type: "checkbox", id: "apart", onchange: (/** @type {any} */ e) => stages.layers(e.target.checked ? 14 : 0) }), "Layers apart");
    this.element = h("div", { class: "tools", role: "group", "aria-label": "Window and picture" },
      h("span", { class: "dimensions" }, this.fields[0], h("span", { "aria-hidden": "true" }, "×"), this.fields[1],
        h("button", { class: "icon", title: "Swap width and height", "aria-label": "Swap width and height", disabled: !stages.first.isLive(0) || !stages.first.isLive(1), onclick: () => page.resize([...page.size].reverse(), true) }, "⇄"),
        h("button", { class: "icon reset", title: "The device’s own size", "aria-label": "The device’s own size", onclick: () => { page.resize([...first.s], true); stages.refit(); } }, "↺")),
      stages.first.isLive(0) || stages.first.isLive(1) ? devicePicker(stages.first, (size) => page.resize(size, true)) : null,
      h("span", { class: "zooms" }, h("button", { class: "icon", "aria-label": "Smaller", onclick: () => stages.zoomBy(0.8) }, "−"), stages.output, h("button", { class: "icon", "aria-label": "Larger", onclick: () => stages.zoomBy(1.25) }, "+"),
        h("button", { onclick: () => stages.refit() }, "Fit")),
      popover("Show", toggles, full, apart), takeAway(page.scene, stages.first, () => page.compared?.text() ?? svgText(/** @type {any} */ (stages.first.drawing.element))));
  }

  /** Shows a size, but not in a field that is being typed in. */
  show(/** @type {number[]} */ size, /** @type {boolean} */ isSettled) {
    this.fields.forEach((input, axis) => {
      const words = String(round3(size[axis]));
      if (input.value !== words && (document.activeElement !== input || isSettled)) input.value = words;
    });
  }
}
