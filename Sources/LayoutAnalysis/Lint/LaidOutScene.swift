package import LayoutModel
package import LayoutResolution
import LayoutSimulator

/// A scene that was laid out, with all that serves whoever lays it out further: nothing is made twice.
///
///     run.sceneIsLaidOut = { scene in try? scene.forEachLayout(under: conditions) { draw($0) } }
package struct LaidOutScene: Sendable {
  package let file: SceneFile
  /// The scene's id in a file of several; `nil` of a fixture's one.
  package let id: String?
  /// The file's index among the inputs, and the scene's among the file's.
  package let index: Index
  /// The layouts there are, by their conditions.
  private let layouts: [Conditions: ScreenLayout]
  private let library: SceneLibrary

  /// Where a scene stands in a run.
  package struct Index: Hashable, Comparable, Sendable {
    let file: Int
    let scene: Int

    static let first = Index(file: 0, scene: 0)

    package static func < (a: Index, b: Index) -> Bool { (a.file, a.scene) < (b.file, b.scene) }
  }

  init(
    _ file: SceneFile, _ id: String?, at index: Index, layouts: [Conditions: ScreenLayout], _ library: SceneLibrary
  ) {
    (self.file, self.id, self.index, self.layouts, self.library) = (file, id, index, layouts, library)
  }

  /// A scene of which nothing was laid out yet.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - id: The scene's id in a file of several.
  ///   - fileIndex: The file's index among the inputs.
  ///   - sceneIndex: The scene's among the file's.
  package init(_ file: SceneFile, _ id: String?, fileIndex: Int, sceneIndex: Int) {
    self.init(file, id, at: Index(file: fileIndex, scene: sceneIndex), layouts: [:], SceneLibrary())
  }

  /// Hands on the layouts under conditions, in their order: those that there are, and what is missing of them, each when it is
  /// made. Where UIKit throws there is none.
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
      return try scene.layout(under: conditions, keepingPlansIn: library.plans)
    } catch is SimulatedException {
      return nil
    }
  }

  /// The scene in windows that can be resized.
  ///
  /// - Parameter conditions: Under what it is laid out: a canvas isn't resized, its device's window is.
  /// - Returns: What is resized; `nil` where the scene isn't seen under the conditions.
  /// - Throws: `DeviceError`, `InputError`, `SceneChoiceError`.
  package func resizedScreen(under conditions: Conditions) throws -> ResizedScreen? {
    try file.resizedScreen(id, under: conditions, library)
  }

  /// What is called while the device is turned from upright to its side, in order; nothing where it can't be played.
  ///
  /// - Parameter conditions: Under what it is played, but for the orientation.
  /// - Returns: The calls, their times counted from the turn's beginning.
  package func callsOfTurning(under conditions: Conditions) -> [TraceCall] {
    var conditions = conditions
    (conditions.isOnCanvas, conditions.orientation, conditions.size) = (false, .portrait, nil)
    guard let found = try? file.scene(id, under: conditions, library).scene,
      let device = try? found.device(named: conditions.device, systemVersion: conditions.systemVersion)
    else { return [] }
    let turned = Scene(
      checked: found.rootViewController, viewControllers: found.viewControllers, name: found.name, device: found.device,
      systemVersion: found.systemVersion, application: found.application,
      orientation: file.fixture == nil ? .portrait : found.orientation,
      userSettings: found.userSettings, events: [Event(.rotateDevice(.landscapeRight))])
    guard
      let trace = try? ScreenTrace(of: turned, on: device, conditions.userSettings, keepingPlansIn: library.plans),
      trace.steps.count > 1
    else { return [] }
    let step = trace.steps[1]
    return step.calls.map {
      TraceCall(time: $0.time - step.time, kind: $0.kind, receiver: $0.receiver, message: $0.message)
    }
  }
}

extension SceneFile {
  /// The ids of the scenes that are asked for by a name, in the file's order; all of them where there is none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - conditions: Under what they are looked for.
  /// - Returns: The ids.
  /// - Throws: `DeviceError`, `InputError`, `SceneChoiceError`.
  package func sceneIDs(named name: String?, under conditions: Conditions) throws -> [String?] {
    guard let name else { return sceneIDs }
    switch content {
    case .fixture(let scene):
      try check(scene, isCalled: name)
      return [nil]
    case .interfaceBuilder(let file):
      return try scenes(of: file, under: conditions, named: name).scenes.map(\.id)
    }
  }
}
