import LayoutModel
import LayoutOutput
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Testing

/// Whatever happens, a screen stays in order, or ends as UIKit would end it.
struct RandomEventsTests {
  private static let sequences = Stress.isOn ? max(Stress.systems, 10_000) : 10_000
  private static let longest = 10
  /// Of how many sequences one is laid out anew after each event.
  private static let laidOutAnewEvery: UInt64 = 20

  @Test("Random events keep controllers, orientations and layouts in order, or end in UIKit's exception")
  func staysInOrder() {
    let results = Workers.map(Self.sequences, threads: 2) { seed in
      do { return try Self.result(seed: UInt64(seed)) } catch { return Result(faults: ["\(error)"]) }
    }
    let found = results.enumerated().filter { !$0.element.faults.isEmpty }
    #expect(found.isEmpty, "\(found.count): \(found.prefix(3).map { "seed \($0.offset): \($0.element.faults)" })")
    // Every rule was met, and enough sequences went to their end.
    let ends = Dictionary(grouping: results.compactMap(\.end)) { $0 }.mapValues(\.count)
    #expect(Set(ends.keys) == Set(UIKitRules.Rule.allCases), "\(ends)")
    #expect(results.count { $0.end == nil } > Self.sequences / 4)
  }

  /// The outcome of a sequence.
  private struct Result: Sendable {
    var faults: [String] = []
    /// The rule by which UIKit ended it, where one did.
    var end: UIKitRules.Rule?
  }

  private static func result(seed: UInt64) throws -> Result {
    var random = RandomEvents(seed: seed)
    let (scene, device) = try random.scene()
    var rules = UIKitRules(scene, on: device)
    var state = try ScreenState(scene, on: device)
    var layout = try state.launched().layout
    var relations = state.relations
    var result = Result()
    var lives: [String: [String]] = [:]
    for _ in 0..<longest {
      let event = random.event(on: Set(relations.map(\.name)))
      guard let step = try step(event, &state, &rules, &relations, layout, &result) else { return result }
      result.faults += disorders(of: state, relations, step, rules) + disorders(in: step.calls, &lives)
      result.faults += UIKitRules.disorders(of: event, in: step.calls)
      if seed.isMultiple(of: laidOutAnewEvery) {
        result.faults += try differences(of: step.layout, from: state, on: device, event)
      }
      layout = step.layout
    }
    let presentation = random.presentation(on: Set(relations.map(\.name)))
    try checkReturn(of: presentation, &state, &rules, &result)
    return result
  }

  /// Tells whether a layout is the one that is made with nothing remembered: it depends on what is so alone.
  private static func differences(
    of layout: ScreenLayout, from state: ScreenState, on device: Device, _ event: Event
  ) throws -> [String] {
    let texts = [layout, try state.layoutAnew(on: device)].map { FrameDump(fixture: "random", layouts: [$0]).text }
    return texts[0] == texts[1] ? [] : ["\(event.kind) is laid out otherwise anew"]
  }

  /// Lets an event happen, and compares the exception in which it ends with UIKit's.
  ///
  /// - Returns: What it came to; `nil` for an exception, or where one is missing.
  private static func step(
    _ event: Event, _ state: inout ScreenState, _ rules: inout UIKitRules, _ relations: inout [ControllerRelations],
    _ layout: ScreenLayout, _ result: inout Result
  ) throws -> TraceStep? {
    let expected = rules.exception(event, relations, layout)
    do {
      let step = try state.handle(event)
      relations = state.relations
      rules.follow(event, to: relations)
      guard let expected else { return step }
      result.faults.append("\(event.kind) doesn't end in \(expected)")
    } catch let exception as SimulatedException {
      result.end = expected?.rule
      if !(expected?.describes(exception) ?? rules.isOfAdaptedPopover(exception, event, layout)) {
        result.faults.append("\(event.kind) ends in \(exception), not in \(expected.map { "\($0)" } ?? "any")")
      }
    }
    return nil
  }

  /// Tells whether each controller is loaded before it appears, and appears and disappears in turn.
  private static func disorders(in calls: [TraceCall], _ lives: inout [String: [String]]) -> [String] {
    let before = [
      "viewWillAppear": ["viewDidLoad", "viewDidDisappear", "viewWillDisappear"], "viewDidAppear": ["viewWillAppear"],
      "viewWillDisappear": ["viewDidAppear"], "viewDidDisappear": ["viewWillDisappear"],
    ]
    var faults: [String] = []
    for call in calls where call.kind == .callback {
      if call.message == "viewDidLoad" { lives[call.receiver] = [] }
      guard call.message == "viewDidLoad" || before[call.message] != nil else { continue }
      if let needed = before[call.message], let last = lives[call.receiver]?.last, !needed.contains(last) {
        faults.append("\(call.receiver): \(call.message) behind \(last)")
      }
      lives[call.receiver, default: []].append(call.message)
    }
    return faults
  }

  private static func disorders(
    of state: ScreenState, _ relations: [ControllerRelations], _ step: TraceStep, _ rules: UIKitRules
  ) -> [String] {
    let names = Set(relations.map(\.name))
    var faults: [String] = []
    if names.count != relations.count { faults.append("two controllers of one name") }
    let presented = Set(relations.compactMap(\.presentedViewController))
    for relation in relations {
      for other in [relation.parent, relation.presentingViewController, relation.presentedViewController]
      where other.map({ !names.contains($0) }) ?? false {
        faults.append("\(relation.name) knows one that isn't there")
      }
    }
    // One chain: each that is presented is another's, and roots of families aside from the first are presented, or stand in a
    // popover that is no presentation.
    let roots = relations.filter { $0.parent == nil }
    let alone = roots.dropFirst().filter { $0.presentingViewController == nil }
    if roots.count != presented.count + 1 + alone.count {
      faults.append("\(roots.count) families, \(presented.count) presented")
    }
    if alone.count != rules.popoversAlone { faults.append("\(alone.map(\.name)) have no presenter") }
    // What is pushed or selected may stand in an orientation that it doesn't allow, until the interface turns.
    let hasTurned = step.calls.contains { $0.message.hasPrefix("willRotate") }
    let allowed = state.decision(on: state.orientation).allowed
    if hasTurned, !allowed.contains(state.orientation) { faults.append("\(state.orientation.name) isn't allowed") }
    if step.layout.orientation != state.orientation { faults.append("the layout is of another orientation") }
    let frames = step.layout.views.map(\.view.frame)
    if !frames.allSatisfy({ $0.width >= 0 && $0.height >= 0 && $0.x.isFinite && $0.y.isFinite }) {
      faults.append("a frame that is none")
    }
    return faults.map { "\(step.event): \($0)" }
  }

  /// Dismissing what was presented gives the former layout back, if nothing turned in between.
  private static func checkReturn(
    of presentation: ModalPresentation, _ state: inout ScreenState, _ rules: inout UIKitRules, _ result: inout Result
  ) throws {
    guard case .named(let name) = presentation.subject else { return }
    let orientation = state.orientation
    var relations = state.relations
    let former = try state.handle(Event(.wait(0))).layout
    let coming = Event(.action(.present(presentation, from: "tabs")))
    guard let up = try step(coming, &state, &rules, &relations, former, &result), state.orientation == orientation,
      relations.contains(where: { $0.name == name })
    else { return }
    let going = Event(.action(.dismiss(name, isAnimated: true, completion: [])))
    guard let after = try step(going, &state, &rules, &relations, up.layout, &result), state.orientation == orientation
    else {
      return
    }
    let texts = [former, after.layout].map { FrameDump(fixture: "random", layouts: [$0]).text }
    if texts[0] != texts[1] { result.faults.append("dismissing \(name) doesn't give the former layout") }
  }
}
