import LayoutModel
import LayoutOutput
import LayoutSimulator
import LayoutTestSupport
import Testing

/// Whatever happens, a screen stays in order, or ends as UIKit would end it.
struct RandomEventsTests {
  private static let sequences = Stress.isOn ? max(Stress.systems, 10_000) : 10_000
  private static let longest = 10
  /// The exceptions that UIKit throws at what these events ask for.
  private static let exceptions: Set<String> = [
    "NSInvalidArgumentException", "NSGenericException", "UIApplicationInvalidInterfaceOrientation", "NSRangeException",
  ]

  @Test("Random events keep controllers, orientations and layouts in order, or end in UIKit's exception")
  func staysInOrder() {
    let faults = Workers.map(Self.sequences, threads: 2) { seed in
      do { return try Self.faults(seed: UInt64(seed)) } catch { return ["\(error)"] }
    }
    let found = faults.enumerated().filter { !$0.element.isEmpty }
    #expect(found.isEmpty, "\(found.count): \(found.prefix(3).map { "seed \($0.offset): \($0.element)" })")
  }

  private static func faults(seed: UInt64) throws -> [String] {
    var random = RandomEvents(seed: seed)
    let (scene, device) = try random.scene()
    var faults: [String] = []
    do {
      var state = try ScreenState(scene, on: device)
      _ = try state.launched()
      var lives: [String: [String]] = [:]
      for _ in 0..<longest {
        let event = random.event()
        do {
          let step = try state.handle(event)
          faults += disorders(of: state, step) + disorders(in: step.calls, &lives)
        } catch let exception as SimulatedException {
          return faults + (mayEnd(event, in: exception) ? [] : ["\(event.kind): \(exception)"])
        }
      }
      faults += try returns(state, random.presentation())
    } catch let exception as SimulatedException {
      if !exceptions.contains(exception.name) { faults.append(exception.description) }
    }
    return faults
  }

  /// Whether UIKit throws such an exception at such an event.
  private static func mayEnd(_ event: Event, in exception: SimulatedException) -> Bool {
    switch (event.kind, exception.name) {
    case (.action(.present(let presentation, _)), "NSGenericException"):
      // A popover without an anchor, or with one that isn't in the window.
      presentation.style == .popover
    case (.action(.present), "NSInvalidArgumentException"), (.action(.push), "NSInvalidArgumentException"),
      (.action(.pop), "NSInvalidArgumentException"):
      // A controller that isn't on the screen, one that is already, or the style `none`.
      true
    case (_, "UIApplicationInvalidInterfaceOrientation"): true
    default: false
    }
  }

  /// Whether each controller is loaded before it appears, and appears and disappears in turn.
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

  private static func disorders(of state: ScreenState, _ step: TraceStep) -> [String] {
    let relations = state.relations
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
    // One chain: each that is presented is another's, and roots of families aside from the first are presented.
    let roots = relations.filter { $0.parent == nil }
    if roots.count != presented.count + 1 { faults.append("\(roots.count) families, \(presented.count) presented") }
    for root in roots.dropFirst() where root.presentingViewController == nil {
      faults.append("\(root.name) has no presenter")
    }
    let allowed = state.decision(on: state.orientation).allowed
    if !allowed.contains(state.orientation) { faults.append("\(state.orientation.name) isn't allowed") }
    if step.layout.orientation != state.orientation { faults.append("the layout is of another orientation") }
    let frames = step.layout.views.map(\.view.frame)
    if !frames.allSatisfy({ $0.width >= 0 && $0.height >= 0 && $0.x.isFinite && $0.y.isFinite }) {
      faults.append("a frame that is none")
    }
    return faults.map { "\(step.event): \($0)" }
  }

  /// Dismissing what was presented gives the former layout back, if nothing turned in between.
  private static func returns(_ before: ScreenState, _ presentation: ModalPresentation) throws -> [String] {
    var state = before
    let former = try state.handle(Event(.wait(0)))
    let chain = state.relations.filter { $0.parent == nil }.count
    _ = try state.handle(Event(.action(.present(presentation, from: "tabs"))))
    guard state.relations.filter({ $0.parent == nil }).count > chain, state.orientation == before.orientation else {
      return []
    }
    let after = try state.handle(Event(.action(.dismiss("tabs", completion: []))))
    guard state.orientation == before.orientation else { return [] }
    let texts = [former, after].map { FrameDump(fixture: "random", layouts: [$0.layout]).text }
    return texts[0] == texts[1] ? [] : ["dismissing \(presentation.subject) doesn't give the former layout"]
  }
}
