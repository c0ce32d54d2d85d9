/** A trace: what is seen at each moment, with a time line, and what is called beside it. */

/** The moment that is shown at a time: the last that has begun. */
function momentAt(/** @type {number} */ time) {
  let place = 0;
  while (place + 1 < data.moments.length && data.moments[place + 1].t <= time + 1e-9) place++;
  return place;
}

function renderTrace() {
  const drawing = new Drawing(data, data.title);
  const last = data.moments.at(-1)?.t ?? 0;
  const scrub = /** @type {HTMLInputElement} */ (h("input", { type: "range", min: 0, max: max(0.001, last), step: "any", value: "0", "aria-label": "Time in seconds", oninput: () => show(Number(scrub.value)) }));
  const clock = h("output", { class: "size" });
  const calls = data.steps.flatMap((/** @type {any} */ step) => [
    h("li", { class: "event", "data-time": step.time }, h("button", { class: "link", onclick: () => show(step.time) }, `${round3(step.time)} s`), " ", h("b", {}, step.event), step.line ? h("small", {}, ` line ${step.line}`) : null),
    ...step.calls.map((/** @type {any[]} */ call) => h("li", { "data-time": call[0] }, h("button", { class: "link", onclick: () => show(call[0]) }, `${round3(call[0])} s`), ` ${call[2]} `, h("code", {}, call[3]))),
  ]);
  let now = 0;
  let playing = 0;
  function show(/** @type {number} */ time) {
    now = clamp(time, [0, last]);
    const moment = data.moments[momentAt(now)];
    if (moment) drawing.show(laidOut(data, { t: moment.tree, f: moment.f, s: moment.s, b: moment.b }), location.hash.includes("dark"));
    const zoom = min(1, max(420, innerHeight - 190) / (moment?.s[1] ?? 1));
    drawing.element.style.width = `${(moment?.s[0] ?? 0) * zoom}px`;
    drawing.element.style.height = `${(moment?.s[1] ?? 0) * zoom}px`;
    scrub.value = String(now);
    clock.textContent = `${now.toFixed(3)} s of ${round3(last)} s`;
    for (const item of calls) item.classList.toggle("past", Number(item.dataset.time) <= now + 1e-9);
    calls.findLast((/** @type {HTMLElement} */ item) => item.classList.contains("past"))?.scrollIntoView({ block: "nearest" });
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
  document.getElementById("app")?.replaceChildren(
    h("header", { class: "top" }, h("div", { class: "titles" }, h("h1", {}, data.title), h("p", {}, `${count(data.steps.length, "event")}, ${count(data.moments.length, "moment")}`)),
      h("div", { class: "row" }, play, h("button", { onclick: () => step(-1) }, "Step back"), h("button", { onclick: () => step(1) }, "Step"), clock)),
    h("main", { class: "trace", id: "main" }, h("div", { class: "work" }, h("div", { class: "row" }, scrub), drawing.element),
      h("aside", { class: "panel", "aria-label": "Callbacks" }, h("div", { class: "panel-body" }, h("h2", {}, "What is called"),
        data.exception ? h("p", { class: "badge error" }, data.exception) : null, h("ol", { class: "calls trace", tabindex: 0, "aria-label": "Callbacks" }, calls)))));
  show(0);
  /** @type {any} */ (window).layoutTrace = { show, moments: () => data.moments.map((/** @type {any} */ m) => m.t), frames: (/** @type {number} */ t) => {
    const moment = data.moments[momentAt(t)];
    const picture = laidOut(data, { t: moment.tree, f: moment.f, s: moment.s });
    return Object.fromEntries(picture.views.map((view, i) => [view.id, picture.frames[i]]));
  } };
}

data = readData("layout-data");
fontTable = data.font;
renderTrace();
