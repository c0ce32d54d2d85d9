package import LayoutModel
package import LayoutResolution
import LayoutSimulator
package import SceneSources
package import Sweeps

/// A scene that was laid out, with everything that its further layouts can reuse.
///
///     run.sceneIsLaidOut = { scene in try? scene.forEachLayout(under: conditions) { draw($0) } }
package struct LaidOutScene: Sendable {
  package let file: any SceneSource
  /// The scene's id in a file of several; `nil` for a fixture's only scene.
  package let id: String?
  /// The file's index among the inputs, and the scene's among the file's.
  package let index: Index
  /// The existing layouts, by their conditions.
  private let layouts: [Conditions: ScreenLayout]
  /// The pieces of the examined range of widths, in windows of the devices' own heights.
  private let sweptPieces: [Conditions: [Sweep.Piece]]
  private let widths: ClosedRange<Double>?
  private let library: SceneLibrary

  /// The position of a scene in a run.
  package struct Index: Hashable, Comparable, Sendable {
    let file: Int
    let scene: Int

    static let first = Index(file: 0, scene: 0)

    package static func < (a: Index, b: Index) -> Bool { (a.file, a.scene) < (b.file, b.scene) }
  }

  package init(
    _ file: any SceneSource, _ id: String?, at index: Index, layouts: [Conditions: ScreenLayout],
    sweptPieces: [Conditions: [Sweep.Piece]] = [:], over widths: ClosedRange<Double>? = nil, _ library: SceneLibrary
  ) {
    self.file = file
    self.id = id
    self.index = index
    self.layouts = layouts
    self.sweptPieces = sweptPieces
    self.widths = widths
    self.library = library
  }

  /// Creates a scene that hasn't been laid out yet.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - id: The scene's id in a file of several.
  ///   - fileIndex: The file's index among the inputs.
  ///   - sceneIndex: The scene's index in the file.
  package init(_ file: any SceneSource, _ id: String?, fileIndex: Int, sceneIndex: Int) {
    self.init(file, id, at: Index(file: fileIndex, scene: sceneIndex), layouts: [:], SceneLibrary())
  }

  /// Calls a closure with the layouts under some conditions, in their order. Existing ones are reused, and missing ones
  /// are made one at a time. There is none where UIKit throws.
  ///
  /// - Throws: `DeviceError`, `InputError`, `LayoutFailure`; what `body` throws.
  package func forEachLayout(under conditions: [Conditions], _ body: (ScreenLayout) throws -> Void) throws {
    for conditions in conditions {
      if let layout = try layout(under: conditions) { try body(layout) }
    }
  }

  private func layout(under conditions: Conditions) throws -> ScreenLayout? {
    if let known = layouts[conditions] { return known }
    guard let scene = try file.scene(id, under: conditions, library).scene else { return nil }
    do {
      return try scene.layout(under: conditions, keepingPlansIn: library.plans(ofScene: id), isMending: false)
    } catch is SimulatedException {
      return nil
    }
  }

  /// Returns the scene in resizable windows.
  ///
  /// - Parameter conditions: The conditions of its layout. A canvas isn't resized; the window of its device is.
  /// - Returns: The resizable screen; `nil` if the scene isn't shown under the conditions.
  /// - Throws: `DeviceError`, `InputError`, `SceneChoiceError`.
  package func resizedScreen(under conditions: Conditions) throws -> ResizedScreen? {
    try file.resizedScreen(id, under: conditions, library)
  }

  /// Returns the scene's sweep over a range of widths, where lint has made it; `nil` for any other.
  ///
  /// - Parameters:
  ///   - range: The range, of one height.
  ///   - conditions: The conditions, whose device's window has that height.
  /// - Returns: The sweep, without assertions.
  package func knownSweep(over range: WindowRange, under conditions: Conditions) -> Sweep? {
    guard range.width == widths, let pieces = sweptPieces[conditions], let first = pieces.first,
      first.height == range.height
    else { return nil }
    return Sweep(pieces, over: range)
  }

  /// Returns the calls made while the device turns from portrait to landscape, in order; none if the turn can't be
  /// played.
  ///
  /// - Parameter conditions: The conditions of the turn, except the orientation.
  /// - Returns: The calls, their times counted from the turn's beginning.
  package func callsOfTurning(under conditions: Conditions) -> [TraceCall] {
    var conditions = conditions
    conditions.isOnCanvas = false
    conditions.orientation = .portrait
    conditions.size = nil
    guard let found = try? file.scene(id, under: conditions, library).scene,
      let device = try? found.device(named: conditions.device, systemVersion: conditions.systemVersion)
    else { return [] }
    let turned = Scene(
      checked: found.rootViewController, viewControllers: found.viewControllers, name: found.name, device: found.device,
      systemVersion: found.systemVersion, application: found.application, orientation: found.orientation,
      userSettings: found.userSettings, events: [Event(.rotateDevice(.landscapeRight))])
    guard
      let trace = try? ScreenTrace(
        of: turned, on: device, conditions.userSettings, keepingPlansIn: library.plans(ofScene: id)),
      trace.steps.count > 1
    else { return [] }
    let step = trace.steps[1]
    return step.calls.map {
      TraceCall(time: $0.time - step.time, kind: $0.kind, receiver: $0.receiver, message: $0.message)
    }
  }
}
