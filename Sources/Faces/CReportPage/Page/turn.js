/** Motion from one layout of a scene to another: the turn between two orientations, and the step from one text size to the next. */

const mix = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ t) => x + (y - x) * t;

/** A picture between two of the same scene. */
function between(/** @type {Picture} */ a, /** @type {Picture} */ b, /** @type {number} */ progress) {
  if (progress >= 1) return b;
  const t = progress < 0.5 ? 2 * progress * progress : 1 - 2 * (1 - progress) * (1 - progress);
  const ends = new Map(b.views.map((view, place) => [view.id, b.frames[place]]));
  return { ...a, size: [0, 1].map((i) => mix(a.size[i], b.size[i], t)), frames: a.frames.map((f, place) => {
    const end = ends.get(a.views[place].id) ?? f;
    return f.map((value, i) => mix(value, end[i], t));
  }) };
}

/** Plays from 0 to 1 in some seconds; at once for those who asked for little motion. Gives what ends it. */
function play(/** @type {number} */ seconds, /** @type {(progress: number) => void} */ show, /** @type {() => void} */ end = () => undefined) {
  let frame = 0;
  const start = performance.now();
  const step = (/** @type {number} */ now) => {
    const progress = isCalm() ? 1 : min(1, (now - start) / (seconds * 1000));
    show(progress);
    if (progress < 1) frame = requestAnimationFrame(step);
    else end();
  };
  frame = requestAnimationFrame(step);
  return () => void cancelAnimationFrame(frame);
}

/** The turn between two orientations: played, scrubbed, with what is called beside it. */
function rotation(/** @type {any} */ scene, /** @type {any} */ layout, /** @type {(picture: Picture) => void} */ show) {
  const parts = (/** @type {any} */ l) => facetsOf(l.c).filter((_, i) => i !== 1 && i !== rankPlace).join("/");
  const other = scene.layouts.find((/** @type {any} */ l) => l !== layout && l.o !== layout.o && parts(l) === parts(layout));
  if (!other) return h("p", { class: "empty" }, "This screen was laid out in one orientation only.");
  const upright = (/** @type {any} */ l) => l.o.startsWith("portrait");
  const [from, to] = upright(layout) ? [layout, other] : upright(other) ? [other, layout] : [layout, other];
  const [a, b] = [laidOut(scene, from), laidOut(scene, to)];
  const duration = scene.rotation?.at(-1)?.[0] || 0.3;
  const calls = (scene.rotation ?? []).map((/** @type {any} */ call) => h("li", { "data-time": call[0] }, h("b", {}, `${round3(call[0])} s`), ` ${call[2]} `, h("code", {}, call[3])));
  const at = (/** @type {number} */ progress) => {
    show(between(a, b, progress));
    const time = progress * duration;
    calls.forEach((/** @type {HTMLElement} */ item) => item.classList.toggle("past", Number(item.dataset.time) <= time + 1e-9));
  };
  let end = () => undefined;
  const scrub = /** @type {HTMLInputElement} */ (h("input", { type: "range", min: 0, max: 1, step: 0.01, value: "0", "aria-label": "Progress of the turn", oninput: () => { end(); at(Number(scrub.value)); } }));
  const button = h("button", { class: "primary", onclick: () => {
    end();
    end = play(duration, (progress) => {
      scrub.value = String(progress);
      at(progress);
    });
  } }, "Play the turn");
  return h("div", { class: "rotation" }, h("p", {}, `From ${capital(facetsOf(from.c)[1])} to ${capital(facetsOf(to.c)[1])}, ${duration} s.`), h("div", { class: "row" }, button, scrub),
    calls.length ? [h("h2", {}, "What is called meanwhile"), h("ol", { class: "calls", tabindex: 0, "aria-label": "Callbacks" }, calls)] : null);
}
