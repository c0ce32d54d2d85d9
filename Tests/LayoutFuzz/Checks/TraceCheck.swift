import Documents
import LayoutModel
import LayoutOutput
import LayoutResolution
import LayoutSimulator

/// The properties of every trace, and of what is printed of it.
struct TraceCheck {
  let layouts: LayoutCheck

  /// Plays a scene's events, and looks at the steps.
  func check(_ scene: Scene, on device: Device, isThorough: Bool, _ verdict: inout Verdict) {
    guard let trace = layouts.attempt(&verdict, { try ScreenTrace(of: scene, on: device) }) else { return }
    var time = 0.0
    for step in trace.steps {
      verdict.expect(step.time >= time - 1e-9, "a step before the one that it follows", step.event)
      verdict.expect(step.duration >= 0, "a step that takes less than no time", step.event)
      time = step.time
      for diagnostic in step.layout.diagnostics {
        layouts.messages.check(diagnostic.message, at: diagnostic.position, "a finding", &verdict)
      }
    }
    if let exception = trace.exception {
      layouts.messages.check(exception.description, at: exception.position, "an exception", &verdict)
    }
    let dump = TraceDump(fixture: "input", device: device.id, steps: trace.steps, exception: trace.exception)
    let text = dump.text
    verdict.expect((try? JSONParser.parse(Array(text.utf8))) != nil, "a trace that is no JSON")
    verdict.expect(MessageCheck.isClean(dump.lines), "a trace's lines with control characters")
    guard isThorough else { return }
    sample(trace, until: time, &verdict)
    explain(scene, on: device, &verdict)
    if let again = try? ScreenTrace(of: scene, on: device) {
      let copy = TraceDump(fixture: "input", device: device.id, steps: again.steps, exception: again.exception)
      verdict.expect(copy.text == text, "the same events give other bytes")
    }
  }

  private func sample(_ trace: ScreenTrace, until end: Double, _ verdict: inout Verdict) {
    let samples = [0, end / 3, end * 0.71, end, end + 1].map(trace.sample)
    let text = FrameDump(fixture: "input", samples: samples).text
    verdict.expect((try? FrameDump(reading: Array(text.utf8))) != nil, "samples that can't be read")
    let lines = HierarchyDescription.text(fixture: "input", samples: samples)
    verdict.expect(MessageCheck.isClean(lines), "samples with control characters")
  }

  private func explain(_ scene: Scene, on device: Device, _ verdict: inout Verdict) {
    guard var state = layouts.attempt(&verdict, { try ScreenState(scene, on: device) }) else { return }
    _ = layouts.attempt(&verdict) { for event in scene.events { _ = try state.handle(event) } }
    let decisions = InterfaceOrientation.allCases.map { orientation in
      let decision = state.decision(on: orientation)
      return StateExplanation.Decision(
        requested: orientation.name, orientation: decision.orientation.name, trail: decision.trail)
    }
    let relations = state.relations.map { StateExplanation.Relations(name: $0.name, values: $0.values) }
    let explanation = StateExplanation(
      fixture: "input", device: device.id, decisions: decisions, relations: relations)
    verdict.expect((try? JSONParser.parse(Array(explanation.json.utf8))) != nil, "an explanation that is no JSON")
    verdict.expect(MessageCheck.isClean(explanation.lines), "an explanation with control characters")
  }
}
