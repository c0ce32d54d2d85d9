/** A trace: its states as pictures with what is called in each, and the moment that is shown, on a time line. */

/** The moment that is shown at a time: the last that has begun. */
function momentAt(/** @type {number} */ time) {
  let place = 0;
  while (place + 1 < data.moments.length && data.moments[place + 1].t <= time + 1e-9) place++;
  return place;
}

/** The picture of a moment, as a layout has it. */
const momentLayout = (/** @type {any} */ moment) => ({ t: moment.tree, f: moment.f, s: moment.s, b: moment.b });

/** When a step ends: with its last moment before the next one begins. */
function endOfStep(/** @type {number} */ number) {
  const next = data.steps[number + 1]?.time ?? Infinity;
  const own = data.moments.filter((/** @type {any} */ m) => m.t >= data.steps[number].time - 1e-9 && m.t < next - 1e-9);
  return own.at(-1)?.t ?? data.steps[number].time;
}

function renderTrace() {
  const drawing = new Drawing(data, data.title);
  const dark = location.hash.includes("dark");
  const last = data.moments.at(-1)?.t ?? 0;
  const slider = (/** @type {string} */ label, /** @type {number} */ from, /** @type {number} */ to) => {
    const input = /** @type {HTMLInputElement} */ (h("input", { type: "range", min: from, max: max(from + 0.001, to), step: "any", value: from, "aria-label": label, oninput: () => { stop(); show(Number(input.value)); } }));
    return input;
  };
  const scrub = slider("Time in seconds", 0, last);
  const clock = h("output", { class: "size" });
  const pictures = new Pictures();
  /** The sliders of steps that take time. @type {HTMLInputElement[]} */
  const sliders = [];
  const calls = /** @type {HTMLElement[]} */ ([]);
  const states = data.steps.map((/** @type {any} */ step, /** @type {number} */ number) => {
    const end = endOfStep(number);
    const moment = data.moments[momentAt(end)];
    const holder = h("button", { class: "thumb", "aria-label": `Show the state after ${step.event}`, onclick: () => { stop(); show(end); } });
    if (moment) {
      const zoom = min(84 / moment.s[0], 120 / moment.s[1]);
      holder.style.width = `${round(moment.s[0] * zoom)}px`;
      holder.style.height = `${round(moment.s[1] * zoom)}px`;
      pictures.add(holder, () => holder.replaceChildren(still(data, momentLayout(moment), dark)));
    }
    const own = end > step.time + 1e-6 ? slider(`Time of ${step.event}`, step.time, end) : null;
    if (own) sliders.push(own);
    const items = step.calls.map((/** @type {any[]} */ call) => h("li", { "data-time": call[0] }, h("button", { class: "link", onclick: () => { stop(); show(call[0]); } }, `${round3(call[0])} s`), ` ${call[2]} `, h("code", {}, call[3])));
    const head = h("div", { class: "event", "data-time": step.time }, h("button", { class: "link", onclick: () => { stop(); show(step.time); } }, `${round3(step.time)} s`), " ", h("b", {}, step.event), step.line ? h("small", {}, ` line ${step.line}`) : null);
    calls.push(head, ...items);
    return h("li", { class: "state" }, holder, h("div", { class: "about" }, head, own, items.length ? h("ol", { class: "calls" }, items) : null));
  });
  let now = 0;
  let playing = 0;
  function show(/** @type {number} */ time) {
    now = clamp(time, [0, last]);
    const moment = data.moments[momentAt(now)];
    if (moment) drawing.show(laidOut(data, momentLayout(moment)), dark);
    const zoom = min(1, max(420, innerHeight - 190) / (moment?.s[1] ?? 1), max(280, work.clientWidth) / (moment?.s[0] ?? 1));
    setLength(moment?.s ?? [0, 0], zoom);
    for (const input of [scrub, ...sliders]) input.value = String(now);
    clock.textContent = `${now.toFixed(3)} s of ${round3(last)} s`;
    for (const item of calls) item.classList.toggle("past", Number(item.dataset.time) <= now + 1e-9);
    states.forEach((/** @type {HTMLElement} */ state, /** @type {number} */ number) => {
      const isNow = data.steps[number].time <= now + 1e-9 && (data.steps[number + 1]?.time ?? Infinity) > now + 1e-9;
      if (isNow) state.setAttribute("aria-current", "step");
      else state.removeAttribute("aria-current");
    });
    // The list alone scrolls, and the page stays.
    const item = calls.findLast((each) => each.classList.contains("past"));
    if (!item) return;
    const [box, place] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
    if (place.top < box.top) list.scrollTop += place.top - box.top;
    else if (place.bottom > box.bottom) list.scrollTop += place.bottom - box.bottom;
  }
  function setLength(/** @type {number[]} */ [width, height], /** @type {number} */ zoom) {
    drawing.element.style.width = `${width * zoom}px`;
    drawing.element.style.height = `${height * zoom}px`;
  }
  const play = h("button", { class: "primary", onclick: () => {
    if (playing) { stop(); return; }
    if (now >= last) show(0);
    const [from, start] = [now, performance.now()];
    play.textContent = "Pause";
    const step = (/** @type {number} */ at) => {
      show(from + (at - start) / 1000);
      if (now >= last) stop();
      else playing = requestAnimationFrame(step);
    };
    playing = requestAnimationFrame(step);
  } }, "Play");
  function stop() {
    cancelAnimationFrame(playing);
    playing = 0;
    play.textContent = "Play";
  }
  const step = (/** @type {number} */ direction) => {
    stop();
    show(data.moments[min(data.moments.length - 1, max(0, momentAt(now) + direction))]?.t ?? 0);
  };
  const work = h("div", { class: "work" }, h("div", { class: "row" }, scrub), drawing.element);
  const list = h("ol", { class: "states", tabindex: 0, "aria-label": "States and callbacks" }, states);
  document.getElementById("app")?.replaceChildren(
    h("header", { class: "top" }, h("div", { class: "titles" }, h("h1", {}, data.title), h("p", {}, `${count(data.steps.length, "event")}, ${count(data.moments.length, "moment")}`)),
      h("div", { class: "row" }, play, h("button", { onclick: () => step(-1) }, "Step back"), h("button", { onclick: () => step(1) }, "Step"), clock)),
    h("main", { class: "trace", id: "main" }, work,
      h("aside", { class: "panel", "aria-label": "Callbacks" }, h("div", { class: "panel-body" }, h("h2", {}, "What is called"),
        data.exception ? h("p", { class: "badge error" }, data.exception) : null, list))));
  show(0);
  window.addEventListener("resize", () => show(now));
  window.addEventListener("beforeprint", () => pictures.drawAll());
  /** @type {any} */ (window).layoutTrace = { show, moments: () => data.moments.map((/** @type {any} */ m) => m.t), frames: (/** @type {number} */ t) => {
    const moment = data.moments[momentAt(t)];
    const picture = laidOut(data, { t: moment.tree, f: moment.f, s: moment.s });
    return Object.fromEntries(picture.views.map((view, i) => [view.id, picture.frames[i]]));
  } };
}

data = readData("layout-data");
fontTable = data.font;
renderTrace();
