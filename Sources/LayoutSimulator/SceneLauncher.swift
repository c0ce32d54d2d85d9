package import LayoutModel
package import LayoutResolution

/// A launcher for a scene's layouts under several conditions, one after another: it launches the scene once for several
/// orientations.
///
///     var launcher = SceneLauncher(scene)
///     let portrait = try launcher.layout(under: asked[0], before: asked[1])
///     let landscape = try launcher.layout(under: asked[1])
package struct SceneLauncher {
  private let scene: Scene
  /// The screen after the last launch, and the launch's start.
  private var launched: (start: Start, state: ScreenState)?

  /// The values that a launch depends on, beside the scene.
  private struct Start: Equatable {
    let device: Device
    let settings: UserSettings
  }

  /// A launcher of a scene.
  package init(_ scene: Scene) {
    self.scene = scene
  }

  /// The scene's layout under conditions, as from `Scene.layout(under:)`.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - next: The next conditions, if any. The launched screen is kept only for them, because large ones take much memory.
  /// - Returns: The layout, with the conditions.
  /// - Throws: As `Scene.layout(under:)`.
  package mutating func layout(under conditions: Conditions, before next: Conditions? = nil) throws -> ScreenLayout {
    guard let start = try start(of: conditions) else {
      launched = nil
      return try scene.layout(under: conditions)
    }
    var state = try take(start)
    if let next, try self.start(of: next) == start { launched = (start, state) }
    let orientation = conditions.orientation ?? scene.orientation
    state.decideOrientation(orientation)
    return try state.layout(requested: orientation).asked(under: conditions)
  }

  /// The launched screen, which is no longer kept here.
  private mutating func take(_ start: Start) throws -> ScreenState {
    defer { launched = nil }
    if let launched, launched.start == start { return launched.state }
    return try ScreenState(scene, on: start.device, start.settings)
  }

  /// The start of a launch under conditions; `nil` for a canvas, which is shown as it was drawn.
  private func start(of conditions: Conditions) throws(DeviceError) -> Start? {
    guard !conditions.isOnCanvas || conditions.systemVersion != nil || scene.canvas == nil else { return nil }
    var device = try scene.device(named: conditions.device, systemVersion: conditions.systemVersion)
    if let size = conditions.size { device.windowPlacement = .size(size) }
    return Start(device: device, settings: conditions.userSettings)
  }
}
