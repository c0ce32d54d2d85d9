import Documents
import FileSystem
import Findings
import InterfaceBuilder
import LayoutModel
package import LayoutResolution
import LayoutSimulator
import SceneSources
import Sweeps

/// The linting of one scene, which is laid out here; other files examine it and report on it.
package struct SceneLintRun {
  var linter: SceneLinter
  var findings = LintFindings()
  var result: LintedSceneResult
  /// The scene as first read: the declarations for all windows, and declarations inside its parts.
  var declared: Scene?
  /// The scene in the windows in which it was laid out, and the plans.
  let library = SceneLibrary()
  /// The layouts for the caller that takes the scene; empty if there is none.
  private(set) var layouts: [Conditions: ScreenLayout] = [:]
  /// The pieces of the range of widths for the caller that takes the scene, under conditions without a size; only of
  /// ranges that were examined to their ends.
  var sweptPieces: [Conditions: [Sweep.Piece]] = [:]
  /// The scenes of a view that no controller owns, by window.
  private var parts: [PartWindow: Scene] = [:]

  /// The conditions that matter for a view that is in a window only for lint.
  private struct PartWindow: Hashable {
    let window: KnownWindow
    let safeAreaInsets: EdgeInsets
  }

  /// The indices of the conditions under which there is a layout.
  var reached: Set<Int> = []
  var toldErrors: Set<String> = []
  /// A Boolean value that tells whether there was a layout, in any orientation.
  var hadLayout = false
  /// The size of the canvas under the file's own conditions; `nil` if there is none.
  private var canvasSize: Size?
  /// A Boolean value that tells whether a window had all the room of the canvas, with the same texts.
  private(set) var hadRoomOfCanvas = false
  /// A Boolean value that tells whether there were other conditions: with less room, or with other texts.
  private(set) var hadOtherConditions = false
  /// A Boolean value that tells whether controllers and application have no orientation in common.
  var hasNoOrientation = false
  /// The ignore settings in the file, each with the id of its view; empty for the scene's.
  var declaredIgnores: [IgnoredRule: String] = [:]
  var assertions: [Assertion] = []
  /// The start of the work on the scene, in processor time of the thread that does it.
  let start = Threads.processorTime

  package init(linter: SceneLinter) {
    self.linter = linter
    result = LintedSceneResult(scene: LintReport.Scene(path: linter.path, id: linter.id, name: nil, conditions: []))
    findings.wantsRepairs = linter.wantsRepairs
    findings.isOfInterfaceBuilder = linter.file.fixture == nil
    findings.drawnOrientation = linter.file.drawnOrientation
    noteCodeChanges()
    findings.namedDevice = linter.file.storyboard.flatMap(NamedDevice.init)
  }

  // MARK: Layouts

  mutating func layOut() {
    layOutOwn()
    layOut(linter.conditions.indices)
    playEvents()
    guard reached.isEmpty, hadLayout, !hasNoOrientation, !linter.isInterrupted() else { return }
    // If the scene has none of the requested orientations, its own are used.
    let asked = Set(linter.conditions.compactMap(\.orientation))
    let requested = linter.conditions
    let others = InterfaceOrientation.allCases.filter { !asked.contains($0) }.flatMap { orientation in
      requested.map { conditions in
        var other = conditions
        other.orientation = orientation
        return other
      }.filter { linter.file.impossibility(of: $0) == nil }.uniqued()
    }
    linter.conditions += others
    layOut(requested.count..<linter.conditions.count)
  }

  /// Lays out under the conditions at some indices.
  private mutating func layOut(_ numbers: Range<Int>) {
    var groups: [(window: Conditions, numbers: [Int])] = []
    var groupsByWindow: [Conditions: Int] = [:]
    let asked = Set(linter.file.conditions(ofScene: linter.id, among: Array(linter.conditions[numbers])))
    let leftOut = linter.conditions[numbers].filter { !asked.contains($0) }.compactMap(\.contentSizeCategory)
    result.leftOutTextSizes = (result.leftOutTextSizes + leftOut).uniqued()
    for number in numbers where asked.contains(linter.conditions[number]) {
      let window = linter.file.distinguished(linter.conditions[number])
      if let group = groupsByWindow[window] {
        groups[group].numbers.append(number)
      } else {
        groupsByWindow[window] = groups.count
        groups.append((window, [number]))
      }
    }
    // Code makes a scene anew for each of the user's settings, which rules compare in one window.
    for window in groups.map(\.window.window).uniqued() {
      var screens: [LintScreen] = []
      for group in groups where group.window.window == window && !linter.isInterrupted() {
        screens += layOut(group.window, group.numbers)
      }
      look(at: screens)
    }
  }

  /// Lays out under the file's own conditions, which some rules compare with.
  private mutating func layOutOwn() {
    for conditions in linter.file.ownConditions {
      let scene: Scene
      let layout: ScreenLayout
      do {
        guard let own = try linter.file.scene(linter.id, under: conditions).scene else { continue }
        scene = own
        layout = try own.layout(under: conditions, textMeasurer: library.plans(ofScene: linter.id).textMeasurer)
      } catch {
        // What is wrong with the file is reported under the requested conditions.
        noteFault(error)
        continue
      }
      guard isAsAsked(layout) else { continue }
      result.layouts += 1
      let screen = LintScreen(layout)
      look(at: screen)
      if let canvas = scene.canvas {
        canvasSize = canvas.window.size
        let drawn = DrawnScreen(screen, on: canvas)
        for active in linter.rules.active { findings.look(at: drawn, by: active) }
      }
    }
  }

  /// Lays out the scene of a window under the conditions at some indices.
  private mutating func layOut(_ window: Conditions, _ numbers: [Int]) -> [LintScreen] {
    let scene: Scene
    do {
      let found = try self.scene(under: window)
      noteCodeChanges()
      if result.warnings.isEmpty { result.warnings = found.warnings }
      guard let own = found.scene else { return [] }
      scene = own
      if declared == nil { declare(own) }
    } catch {
      note(error, .conditions(numbers[0]))
      return []
    }
    var screens: [LintScreen] = []
    for number in numbers where !linter.isInterrupted() {
      let conditions = linter.conditions[number]
      do {
        let layout = try layout(of: scene, under: conditions, isMending: false)
        result.layouts += 1
        // A view that no controller owns is in a window only for lint.
        if linter.sceneIsLaidOut != nil, linter.part == nil { layouts[conditions] = layout }
        guard let screen = look(at: layout, number) else { continue }
        screens.append(screen)
        linter.layoutIsMade?(linter.path, linter.id, layout, conditions)
      } catch {
        note(error, .conditions(number))
      }
    }
    return screens
  }

  /// Runs the rules on layouts made elsewhere, each under the conditions at an index.
  package mutating func look(at layouts: [(number: Int, layout: ScreenLayout)]) {
    guard let first = layouts.first else { return }
    if let scene = try? linter.file.scene(linter.id, under: linter.conditions[first.number]).scene { declare(scene) }
    let windows = layouts.map { linter.conditions[$0.number].window }.uniqued()
    for window in windows {
      var screens: [LintScreen] = []
      for (number, layout) in layouts where linter.conditions[number].window == window {
        if let screen = look(at: layout, number) { screens.append(screen) }
      }
      look(at: screens)
    }
  }

  /// Runs the rules on a layout under the conditions at an index; `nil` if the scene isn't shown so.
  private mutating func look(at layout: ScreenLayout, _ number: Int) -> LintScreen? {
    hadLayout = true
    hasNoOrientation = hasNoOrientation || layout.diagnostics.contains { $0.code == .noSupportedOrientation }
    report(.laidOut(layout), about: .conditions(number))
    guard isAsAsked(layout) else { return nil }
    reached.insert(number)
    noteRoom(of: layout, linter.conditions[number])
    let screen = LintScreen(layout, of: .conditions(number))
    look(at: screen)
    reportAssertions(screen, number)
    return screen
  }

  /// Records whether the window has all the room of the canvas.
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

  /// Runs the rules that compare the layouts of one window.
  private mutating func look(at screens: [LintScreen]) {
    guard !screens.isEmpty else { return }
    for active in linter.rules.active {
      guard case .windows(let check) = active.rule.check else { continue }
      for (screen, finding) in check(screens) { findings.add(finding, by: active, on: screen) }
    }
  }

  /// Returns the scene in a window.
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

  /// Looks for repairs of conflicts. This is done once for each finding, in the window where it is worst, because it
  /// requires further layouts.
  mutating func findRepairs() {
    guard let conflict = linter.rules[.conflict] else { return }
    let numbers = Set(findings.found.values.filter { $0.key.rule == conflict.rule.id }.compactMap(\.worst.number))
    for number in numbers.sorted() where !linter.isInterrupted() {
      let conditions = linter.conditions[number]
      do {
        guard let scene = try scene(under: conditions.window).scene else { continue }
        noteCodeChanges()
        let layout = try layout(of: scene, under: conditions, isMending: true)
        findings.look(at: LintScreen(layout, of: .conditions(number)), by: conflict)
      } catch {
        noteFault(error)
      }
    }
  }

  /// Returns a layout, with plans that are kept for the next one; with repairs of its conflicts on request.
  private func layout(of scene: Scene, under conditions: Conditions, isMending: Bool) throws -> ScreenLayout {
    try scene.layout(under: conditions, keepingPlansIn: library.plans(ofScene: linter.id), isMending: isMending)
  }

  /// Tells whether the interface took the requested orientation; otherwise the scene isn't shown so.
  private func isAsAsked(_ layout: ScreenLayout) -> Bool { layout.orientation == layout.requestedOrientation }
}

extension Scene {
  /// Returns a scene that shows a view which others embed: at its own size, or as a row as wide as the window. Its
  /// final position is unknown, so it lies in scrolling content and the safe area is cancelled; only a row keeps the
  /// insets at its ends.
  fileprivate func showing(_ part: InterfaceBuilderFile.Part, in window: Window) -> Scene {
    var view = rootViewController.view
    view.frame = Rect(part.size)
    view.autoresizingMask = part.isRow ? .flexibleWidth : []
    view.translatesAutoresizingMaskIntoConstraints = true
    // Constraints written for the stored width follow the window's.
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
