import Documents
import FileSystem
import LayoutInput
import LayoutModel
import LayoutResolution
import LayoutSimulator

/// The layouts of a scene in one window, under all that the user may have set.
struct LintedScene {
  let screens: [LintScreen]
}

/// One scene on its way: laid out here, looked at and told of in the files beside.
struct SceneLintRun {
  var linter: SceneLinter
  var findings = LintFindings()
  var result: LintedSceneResult
  /// The scene as it was met first: what is said of it and of its parts for all windows.
  var declared: Scene?
  /// The scene in the windows in which it was laid out, and the plans.
  let library = SceneLibrary()
  /// The layouts for whoever takes the scene; none where nobody does.
  private(set) var layouts: [Conditions: ScreenLayout] = [:]
  /// What no controller has as its view, in windows that were met.
  private var parts: [PartWindow: Scene] = [:]

  /// What a view hangs on that stands in a window for lint alone.
  private struct PartWindow: Hashable {
    let window: KnownWindow
    let safeAreaInsets: EdgeInsets
  }

  /// The conditions under which there is a layout, by their numbers.
  var reached: Set<Int> = []
  var toldErrors: Set<String> = []
  /// Whether there was a layout, of whatever orientation.
  var hadLayout = false
  /// How large the canvas is that the file's own conditions have; `nil` without one.
  private var canvasSize: Size?
  /// Whether a window had all the room of the canvas, with texts as it shows them.
  private(set) var hadRoomOfCanvas = false
  /// Whether conditions were others than that: with less room, or other texts.
  private(set) var hadOtherConditions = false
  /// Whether controllers and application have no orientation in common.
  var hasNoOrientation = false
  /// What the file sets aside, each with the id of the view where it does; empty where that is the scene.
  var declaredIgnores: [IgnoredRule: String] = [:]
  var assertions: [Assertion] = []
  let noPlace = SourcePosition(line: 1, column: 1)
  /// When the work on the scene began, in processor time of the thread that does it.
  let start = Threads.processorTime

  init(linter: SceneLinter) {
    self.linter = linter
    result = LintedSceneResult(scene: LintReport.Scene(path: linter.path, id: linter.id, name: nil, conditions: []))
    findings.isOfInterfaceBuilder = linter.file.fixture == nil
    findings.drawnOrientation = linter.file.drawnOrientation
  }

  // MARK: Layouts

  mutating func layOut() {
    layOutOwn()
    layOut(linter.conditions.indices)
    playEvents()
    guard reached.isEmpty, hadLayout, !hasNoOrientation, !linter.isInterrupted() else { return }
    // None of the orientations that were asked for is the scene's: then those are that it has.
    let asked = Set(linter.conditions.compactMap(\.orientation))
    let first = linter.conditions.count
    for orientation in InterfaceOrientation.allCases where !asked.contains(orientation) {
      linter.conditions += linter.conditions[..<first].map { conditions in
        var other = conditions
        other.orientation = orientation
        return other
      }.filter { linter.file.impossibility(of: $0) == nil }.uniqued()
    }
    layOut(first..<linter.conditions.count)
  }

  /// Lays out under conditions of some numbers.
  private mutating func layOut(_ numbers: Range<Int>) {
    var groups: [(window: Conditions, numbers: [Int])] = []
    var groupsByWindow: [Conditions: Int] = [:]
    let asked = Set(linter.file.conditions(ofScene: linter.id, among: Array(linter.conditions[numbers])))
    let leftOut = linter.conditions[numbers].filter { !asked.contains($0) }.compactMap(\.contentSizeCategory)
    result.leftOutTextSizes = (result.leftOutTextSizes + leftOut).uniqued()
    for number in numbers where asked.contains(linter.conditions[number]) {
      let window = linter.conditions[number].window
      if let group = groupsByWindow[window] {
        groups[group].numbers.append(number)
      } else {
        groupsByWindow[window] = groups.count
        groups.append((window, [number]))
      }
    }
    for group in groups where !linter.isInterrupted() { layOut(group.window, group.numbers) }
  }

  /// Lays out under the file's own conditions, by which some rules measure.
  private mutating func layOutOwn() {
    findings.subject = .ownConditions
    for conditions in LayoutRequest().conditions(hasCanvas: linter.file.fixture == nil) {
      let resolved = linter.file.resolved(conditions)
      guard let scene = try? linter.scene(under: resolved).scene,
        let layout = try? scene.layout(under: resolved), isAsAsked(layout)
      else { continue }
      result.layouts += 1
      let screen = LintScreen(layout)
      look(at: screen, isOwn: true)
      if let canvas = scene.canvas {
        canvasSize = canvas.window.size
        tellMisplaced(screen, canvas)
        lookAtCanvas(LintScreen(layout, asDrawnOn: canvas))
      }
    }
  }

  private mutating func layOut(_ window: Conditions, _ numbers: [Int]) {
    let scene: Scene
    do {
      let found = try self.scene(under: window)
      if result.warnings.isEmpty { result.warnings = found.warnings }
      guard let own = found.scene else { return }
      scene = own
      if declared == nil { declare(own) }
    } catch {
      return note(error, numbers[0])
    }
    var screens: [LintScreen] = []
    for number in numbers where !linter.isInterrupted() {
      let conditions = linter.conditions[number]
      do {
        let layout = try layout(of: scene, under: conditions)
        result.layouts += 1
        // What no controller has as its view is laid out in a window for lint alone.
        if linter.sceneIsLaidOut != nil, linter.part == nil { layouts[conditions] = layout }
        if let screen = look(at: layout, number) { screens.append(screen) }
      } catch {
        note(error, number)
      }
    }
    look(at: screens)
  }

  /// Lets the rules look at layouts that were made elsewhere, each under the conditions of a number.
  mutating func look(at layouts: [(number: Int, layout: ScreenLayout)]) {
    guard let first = layouts.first else { return }
    if let scene = try? linter.scene(under: linter.conditions[first.number]).scene { declare(scene) }
    let windows = layouts.map { linter.conditions[$0.number].window }.uniqued()
    for window in windows {
      var screens: [LintScreen] = []
      for (number, layout) in layouts where linter.conditions[number].window == window {
        if let screen = look(at: layout, number) { screens.append(screen) }
      }
      look(at: screens)
    }
  }

  /// Lets the rules look at a layout under the conditions of a number; `nil` where the scene isn't seen so.
  private mutating func look(at layout: ScreenLayout, _ number: Int) -> LintScreen? {
    findings.subject = .conditions(number)
    hadLayout = true
    tellOrientation(layout)
    guard isAsAsked(layout) else { return nil }
    reached.insert(number)
    noteRoom(of: layout, linter.conditions[number])
    var screen = LintScreen(layout)
    screen.number = number
    look(at: screen, isOwn: false)
    tellAssertions(screen, number)
    return screen
  }

  /// Notes whether there is all that the canvas has.
  private mutating func noteRoom(of layout: ScreenLayout, _ conditions: Conditions) {
    guard let canvas = canvasSize else { return }
    let isAsDrawn =
      conditions.contentSizeCategory ?? .large == .large && conditions.layoutDirection ?? .leftToRight == .leftToRight
      && [nil, Pseudolanguage.none].contains(conditions.pseudolanguage) && conditions.localization == nil
    let size = layout.window.size
    if isAsDrawn && size.width >= canvas.width && size.height >= canvas.height {
      hadRoomOfCanvas = true
    } else {
      hadOtherConditions = true
    }
  }

  /// Lets the rules look that compare the layouts of one window.
  private mutating func look(at screens: [LintScreen]) {
    guard !screens.isEmpty else { return }
    let linted = LintedScene(screens: screens)
    for active in linter.rules.active {
      guard let check = active.rule.scene else { continue }
      begin(active)
      check(linted, active.options, &findings)
    }
  }

  /// The scene in a window.
  private mutating func scene(under window: Conditions) throws -> (scene: Scene?, warnings: [InputWarning]) {
    guard let part = linter.part, let known = try KnownWindow(window), let name = window.device else {
      return try linter.file.scene(linter.id, under: window, library)
    }
    var device = try DeviceCatalogue.knownDevice(named: name, systemVersion: window.systemVersion)
    if let size = window.size { device.windowPlacement = .size(size) }
    let shown = device.window(in: window.orientation ?? .portrait)
    let key = PartWindow(window: known, safeAreaInsets: shown.safeAreaInsets)
    if let scene = parts[key] { return (scene, []) }
    var found = try linter.file.scene(linter.id, under: window, library)
    found.scene = found.scene?.showing(part, in: shown)
    parts[key] = found.scene
    return found
  }

  /// Looks for what mends conflicts: once a finding, in the window in which it is worst, for it takes layouts of its own.
  mutating func findRepairs() {
    guard let conflict = linter.rules[.conflict], let check = conflict.rule.screen else { return }
    begin(conflict)
    let numbers = Set(findings.found.values.filter { $0.key.rule == conflict.rule.id }.compactMap(\.worst))
    for number in numbers.sorted() where !linter.isInterrupted() {
      let conditions = linter.conditions[number]
      guard let scene = try? scene(under: conditions.window).scene,
        let layout = try? layout(of: scene, under: conditions, keepingPlansIn: nil)
      else { continue }
      findings.subject = .conditions(number)
      check(LintScreen(layout), conflict.options, &findings)
    }
  }

  private func layout(of scene: Scene, under conditions: Conditions) throws -> ScreenLayout {
    try layout(of: scene, under: conditions, keepingPlansIn: library.plans)
  }

  /// A layout: with plans that are kept from one to the next, or, without, with what mends its conflicts.
  private func layout(
    of scene: Scene, under conditions: Conditions, keepingPlansIn library: PlanLibrary?
  ) throws -> ScreenLayout {
    try library.map { try scene.layout(under: conditions, keepingPlansIn: $0) } ?? scene.layout(under: conditions)
  }

  /// Whether the interface took the orientation that was asked for: else the scene isn't seen so.
  private func isAsAsked(_ layout: ScreenLayout) -> Bool { layout.orientation == layout.requestedOrientation }
}

extension Scene {
  /// The scene of a view that others show: at its own size, a row as wide as the window, in content that scrolls, for nobody knows
  /// where it comes to stand, and as far from the window's edges: of the safe area the insets at a row's ends count alone.
  fileprivate func showing(_ part: InterfaceBuilderFile.Part, in window: Window) -> Scene {
    var view = rootViewController.view
    view.frame = Rect(part.size)
    view.autoresizingMask = part.isRow ? .flexibleWidth : []
    view.translatesAutoresizingMaskIntoConstraints = true
    // What is written for the stored width follows the window's.
    let outer = View(
      class: "UIScrollView", frame: Rect(Size(width: part.size.width, height: window.size.height)), subviews: [view])
    var controller = rootViewController
    controller.view = outer
    let insets = window.safeAreaInsets
    controller.additionalSafeAreaInsets = EdgeInsets(
      top: -insets.top, left: part.isRow ? 0 : -insets.left, bottom: -insets.bottom,
      right: part.isRow ? 0 : -insets.right)
    return Scene(
      checked: controller, name: name, device: device, systemVersion: systemVersion, application: application,
      orientation: orientation, userSettings: userSettings, id: id, title: title, canvas: canvas)
  }
}
