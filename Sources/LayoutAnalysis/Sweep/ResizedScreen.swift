import LayoutInput
package import LayoutModel
package import LayoutResolution
package import LayoutSimulator

/// A scene in windows of any size on one device: what `layout solve --size` lays out, with plans kept from one size to the
/// next.
package struct ResizedScreen: Sendable {
  /// The device, with the system that runs on it.
  package let device: Device
  /// The interface orientation that is asked for.
  package let orientation: InterfaceOrientation
  private let settings: UserSettings
  private let textMeasurer: TextMeasurer
  /// The scene, where it is the same in every window.
  private let scene: Scene?
  /// The scene as it is in windows of some traits and width, of an Interface Builder file.
  private let makeScene: @Sendable (Size) throws -> Scene?
  /// Whether the scene may be another in windows of the same traits.
  let dependsOnWidth: Bool
  private let library: PlanLibrary
  private var scenes: [Traits: [KnownScene]] = [:]
  private var subjects: [[SubjectPart]: ScreenSubject] = [:]
  /// The probes that came last: a walk asks for what is about a breakpoint more than once.
  private var lastProbes: [WindowProbe] = []
  private static let maximumLastProbes = 8
  /// What is measured beside the views.
  private(set) var comparisons: [Comparison] = []
  /// How many windows were laid out.
  package private(set) var count = 0
  /// Whether no more are to be.
  var isStopped: @Sendable () -> Bool = { false }

  /// A scene that a file has said, and from which width to which it did.
  private struct KnownScene {
    var widths: ClosedRange<Double>
    let scene: Scene
  }

  /// A controller whose views, in their order, have known names.
  private struct SubjectPart: Hashable {
    let controller: String
    /// The plan that they were laid out by; the names themselves where it isn't kept.
    let plan: Int
    let names: [String]
    let superview: Int?
    let host: Int?
  }

  /// A scene that is the same in every window.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - conditions: Under what it is laid out; a size isn't heeded.
  ///   - textMeasurer: What measures text.
  ///   - library: Where plans are kept.
  /// - Throws: `DeviceError` where there is no such device.
  package init(
    _ scene: Scene, under conditions: Conditions, textMeasurer: TextMeasurer = .standard,
    keepingPlansIn library: PlanLibrary = PlanLibrary()
  ) throws {
    self.scene = scene
    self.library = library
    device = try scene.device(named: conditions.device, systemVersion: conditions.systemVersion)
    orientation = conditions.orientation ?? scene.orientation
    settings = conditions.userSettings
    self.textMeasurer = textMeasurer
    makeScene = { _ in scene }
    dependsOnWidth = false
    comparisons = scene.assertions.map(Comparison.init)
  }

  /// A scene that a file says anew for each window.
  init(
    on device: Device, _ orientation: InterfaceOrientation, _ settings: UserSettings, dependsOnWidth: Bool,
    keepingPlansIn library: PlanLibrary = PlanLibrary(), _ makeScene: @escaping @Sendable (Size) throws -> Scene?
  ) {
    self.device = device
    self.orientation = orientation
    self.settings = settings
    self.makeScene = makeScene
    self.dependsOnWidth = dependsOnWidth
    self.library = library
    scene = nil
    textMeasurer = .standard
  }

  /// The layout in a window of a size; what mends its conflicts is looked for where asked.
  ///
  /// - Throws: `LayoutFailure` where the solver fails; `SimulatedException` where UIKit throws; `SweepError.stopped` where no
  ///   more windows are to be laid out.
  package mutating func layout(in size: Size, isMending: Bool = false) throws -> ScreenLayout {
    guard !isStopped() else { throw SweepError.stopped }
    count += 1
    var device = device
    device.windowPlacement = .size(size)
    guard let scene = try scene(in: size, on: device) else {
      throw SweepError.noScene(size)
    }
    return try scene.layout(
      in: orientation, on: device, settings, textMeasurer: textMeasurer, keepingPlansIn: library, isMending: isMending)
  }

  /// What the rules of windows come to in a window of a size.
  func rules(in size: Size) -> WindowRules { WindowRules(device.window(ofSize: size, in: orientation, settings)) }

  private mutating func scene(in size: Size, on device: Device) throws -> Scene? {
    if let scene { return scene }
    // Which column of a split view is shown where there is room for one changes at one width, so that what is the same at
    // two widths is so between.
    let traits = device.window(in: orientation, settings).traits
    let known = scenes[traits] ?? []
    if let same = known.first(where: { !dependsOnWidth || $0.widths.contains(size.width) }) { return same.scene }
    guard let scene = try makeScene(size) else { return nil }
    if let place = known.firstIndex(where: { $0.scene == scene }) {
      let widths = known[place].widths
      scenes[traits]?[place].widths = min(widths.lowerBound, size.width)...max(widths.upperBound, size.width)
      return known[place].scene
    }
    scenes[traits, default: []].append(KnownScene(widths: size.width...size.width, scene: scene))
    return scene
  }

  /// What is found in a window, with what mends it, which probes don't say.
  ///
  /// - Throws: `LayoutFailure` where the solver fails; `SimulatedException` where UIKit throws.
  mutating func diagnostics(in size: Size) throws -> [Diagnostic] {
    try layout(in: size, isMending: true).diagnostics
  }

  /// Measures what assertions are made of too.
  package mutating func setAssertions(_ assertions: [Assertion]) {
    comparisons = assertions.map(Comparison.init)
    lastProbes = []
  }

  // MARK: Probes

  /// What the layout in a window comes to; what UIKit throws, where it does.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func probe(_ size: Size) throws -> WindowProbe {
    if let known = lastProbes.last(where: { $0.size == size }) { return known }
    let probe = try newProbe(size)
    if lastProbes.count == Self.maximumLastProbes { lastProbes.removeFirst() }
    lastProbes.append(probe)
    return probe
  }

  private mutating func newProbe(_ size: Size) throws -> WindowProbe {
    do {
      let layout = try layout(in: size)
      let evidence = library.evidence
      let subject = subject(of: layout, evidence)
      return WindowProbe(
        size: size, layout: layout, exception: nil, subject: subject,
        findings: layout.diagnostics.map(WindowProbe.Finding.init),
        numbers: layout.numbers(of: subject) + comparisons.flatMap { $0.shortfalls(in: layout) },
        lengths: layout.lengths(of: subject), decisions: comparisons.map { $0.decision(in: layout) },
        evidence: evidence,
        traits: [layout.window.traits] + layout.controllers.map(\.layout.window.traits))
    } catch let exception as SimulatedException {
      return WindowProbe(
        size: size, layout: nil, exception: exception, subject: .none, findings: [], numbers: [],
        lengths: Decisions(), decisions: [],
        evidence: [:],
        traits: [])
    }
  }

  private mutating func subject(
    of layout: ScreenLayout, _ evidence: [String: PlanLibrary.Evidence]
  ) -> ScreenSubject {
    let key = layout.controllers.map { controller in
      let plan = evidence[controller.name]?.plan ?? nil
      return SubjectPart(
        controller: controller.name, plan: plan ?? 0, names: plan == nil ? controller.layout.tree.names : [],
        superview: controller.superview?.controller, host: controller.superview?.view.position)
    }
    if let known = subjects[key] { return known }
    let subject = ScreenSubject(layout)
    // Equal ones share their storage, so that comparing them costs nothing.
    let shared = subjects.values.first { $0 == subject } ?? subject
    subjects[key] = shared
    return shared
  }
}

extension WindowProbe.Finding {
  init(_ diagnostic: Diagnostic) {
    code = diagnostic.code
    items = diagnostic.items
    broken = diagnostic.broken
    switch code {
    case .ambiguousLayout: open = diagnostic.text.parts.first?.message.text() ?? ""
    case .unsettled: open = diagnostic.message
    default: open = ""
    }
  }
}

/// Why a sweep ends without an answer.
package enum SweepError: Error, Hashable, Sendable {
  /// A file has no such scene in a window of a size.
  case noScene(Size)
  /// There are more pieces than were asked for; how far it came.
  case tooManyPieces(Int, reached: Size)
  /// It was to end, with what it has.
  case stopped
}
