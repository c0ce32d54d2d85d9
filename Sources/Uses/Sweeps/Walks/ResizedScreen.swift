package import LayoutModel
package import LayoutResolution
package import LayoutSimulator

/// A scene in windows of any size on one device, laid out as by `layout solve --size`, with plans kept from one size to
/// the next.
package struct ResizedScreen: Sendable {
  /// The device, with the system that runs on it.
  package let device: Device
  /// The requested interface orientation.
  package let orientation: InterfaceOrientation
  private let settings: UserSettings
  /// The scene, if it is the same in every window.
  private let scene: Scene?
  /// Returns an Interface Builder file's scene for windows with the traits and width of a size.
  private let makeScene: @Sendable (Size) throws -> Scene?
  /// A Boolean value that tells whether the scene may differ between windows with the same traits.
  let dependsOnWidth: Bool
  /// A Boolean value that tells whether code makes the scenes: in another window of the same traits they may be others.
  package let isOfCode: Bool
  /// A Boolean value that tells whether the scene is made anew for each window.
  private var isRunAnew = false
  private let library: PlanLibrary
  private var scenes: [Traits: [KnownScene]] = [:]
  /// The screen after its launch, by the traits of windows in the scene's orientation and in the requested one; `nil` where its launch
  /// depends on more than these.
  private var launches: [[Traits]: LaunchedScreen?] = [:]
  private var subjects: [[SubjectPart]: ScreenSubject] = [:]
  /// The latest probes; a walk asks for those around a breakpoint more than once.
  private var lastProbes: [WindowProbe] = []
  private static let maximumLastProbes = 8
  /// The comparisons that are measured besides the views.
  private(set) var comparisons: [Comparison] = []
  /// The number of windows laid out.
  package private(set) var count = 0
  /// Tells whether to lay out no more windows.
  package var isStopped: @Sendable () -> Bool = { false }

  /// A scene that a file gave, and the range of widths for which it did.
  private struct KnownScene {
    var widths: ClosedRange<Double>
    let scene: Scene
  }

  /// A controller whose views, in their order, have known names.
  private struct SubjectPart: Hashable {
    let controller: String
    /// The plan that laid them out; the names themselves are used if it isn't kept.
    let plan: Int
    let names: [String]
    let superview: Int?
    let host: Int?
  }

  /// Creates a screen from a scene that is the same in every window.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - conditions: The conditions of its layout; a size is ignored.
  ///   - library: The library that keeps plans.
  /// - Throws: `DeviceError` if there is no such device.
  package init(
    _ scene: Scene, under conditions: Conditions,
    keepingPlansIn library: PlanLibrary = PlanLibrary()
  ) throws {
    self.scene = scene
    self.library = library
    device = try scene.device(named: conditions.device, systemVersion: conditions.systemVersion)
    orientation = conditions.orientation ?? scene.orientation
    settings = conditions.userSettings
    makeScene = { _ in scene }
    dependsOnWidth = false
    isOfCode = false
    comparisons = scene.assertions.map(Comparison.init)
  }

  /// Creates a screen from a scene that a file gives anew for each window.
  package init(
    on device: Device, _ orientation: InterfaceOrientation, _ settings: UserSettings, dependsOnWidth: Bool,
    isOfCode: Bool = false, keepingPlansIn library: PlanLibrary = PlanLibrary(),
    _ makeScene: @escaping @Sendable (Size) throws -> Scene?
  ) {
    self.device = device
    self.orientation = orientation
    self.settings = settings
    self.makeScene = makeScene
    self.dependsOnWidth = dependsOnWidth
    self.isOfCode = isOfCode
    self.library = library
    scene = nil
  }

  /// Returns the layout in a window of a size, with repairs of its conflicts if asked.
  ///
  /// - Throws: `LayoutFailure` if the solver fails; `SimulatedException` if UIKit throws; `SweepError.stopped` if no
  ///   more windows are to be laid out.
  package mutating func layout(in size: Size, isMending: Bool = false) throws -> ScreenLayout {
    let (scene, device) = try next(size)
    if !isMending, let launched = try launched(scene, on: device) { return try launched.layout(on: device) }
    return try scene.layout(
      in: orientation, on: device, settings, keepingPlansIn: library, isMending: isMending)
  }

  /// Returns the screen after its launch in a window of the same traits; `nil` if each window has a launch of its own.
  private mutating func launched(_ scene: Scene, on device: Device) throws -> LaunchedScreen? {
    guard !dependsOnWidth, !isRunAnew else { return nil }
    let traits = [scene.orientation, orientation].map { device.window(in: $0, settings).traits }
    if let known = launches[traits] { return known }
    let launched = try LaunchedScreen(scene, in: orientation, on: device, settings, keepingPlansIn: library)
    launches[traits] = .some(launched)
    return launched
  }

  /// Returns the scene of the next window to lay out, and the device with that window.
  private mutating func next(_ size: Size) throws -> (scene: Scene, device: Device) {
    guard !isStopped() else { throw SweepError.stopped }
    count += 1
    var device = device
    device.windowPlacement = .size(size)
    guard let scene = try scene(in: size, on: device) else {
      throw SweepError.noScene(size)
    }
    return (scene, device)
  }

  /// Returns the window rules for a window of a size.
  package func rules(in size: Size) -> WindowRules {
    WindowRules(device.window(ofSize: size, in: orientation, settings))
  }

  private mutating func scene(in size: Size, on device: Device) throws -> Scene? {
    if let scene { return scene }
    if isRunAnew { return try makeScene(size) }
    // If there is room for only one column of a split view, the column shown changes at one width. So a scene that is
    // the same at two widths is the same between them.
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

  /// Returns the findings in a window with their repairs, which probes don't have.
  ///
  /// - Throws: `LayoutFailure` if the solver fails; `SimulatedException` if UIKit throws.
  package mutating func diagnostics(in size: Size) throws -> [Diagnostic] {
    try layout(in: size, isMending: true).diagnostics
  }

  /// The screen with its scene made anew for each window.
  package var runAnew: ResizedScreen {
    var screen = self
    screen.isRunAnew = true
    screen.scenes = [:]
    screen.launches = [:]
    screen.lastProbes = []
    return screen
  }

  /// Adds the comparisons of assertions to what is measured.
  package mutating func setAssertions(_ assertions: [Assertion]) {
    comparisons = assertions.map(Comparison.init)
    lastProbes = []
  }

  // MARK: Probes

  /// Returns the probe of a window: its layout, or the exception that UIKit throws.
  ///
  /// - Throws: `LayoutFailure` if the solver fails.
  package mutating func probe(_ size: Size) throws -> WindowProbe {
    if let known = lastProbes.last(where: { $0.size == size }) { return known }
    let probe = try newProbe(size)
    if lastProbes.count == Self.maximumLastProbes { lastProbes.removeFirst() }
    lastProbes.append(probe)
    return probe
  }

  private mutating func newProbe(_ size: Size) throws -> WindowProbe {
    do {
      let (scene, device) = try next(size)
      let (layout, evidence) =
        try launched(scene, on: device)?.layoutWithEvidence(on: device)
        ?? scene.layoutWithEvidence(in: orientation, on: device, settings, keepingPlansIn: library)
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
    of layout: ScreenLayout, _ evidence: [String: ControllerEvidence]
  ) -> ScreenSubject {
    let key = layout.controllers.map { controller in
      let plan = evidence[controller.name]?.plan ?? nil
      return SubjectPart(
        controller: controller.name, plan: plan ?? 0, names: plan == nil ? controller.layout.tree.names : [],
        superview: controller.superview?.controller, host: controller.superview?.view.position)
    }
    if let known = subjects[key] { return known }
    let subject = ScreenSubject(layout)
    // Equal subjects share storage, for quick comparisons.
    let shared = subjects.values.first { $0 == subject } ?? subject
    subjects[key] = shared
    return shared
  }
}

extension WindowProbe.Finding {
  package init(_ diagnostic: Diagnostic) {
    code = diagnostic.code
    items = diagnostic.items
    broken = diagnostic.broken
    switch code {
    case .ambiguousLayout: open = diagnostic.openAttributes.joined(separator: " ")
    case .unsettled: open = diagnostic.message
    default: open = ""
    }
  }
}

/// The reason why a sweep ends without an answer.
package enum SweepError: Error, Hashable, Sendable {
  /// The file has no such scene in a window of this size.
  case noScene(Size)
  /// There are more pieces than requested; the last size reached is given.
  case tooManyPieces(Int, reached: Size)
  /// The sweep was stopped.
  case stopped
}
