public import LayoutModel
public import LayoutResolution

extension Scene {
  /// The scene's layout under conditions.
  ///
  ///     let layout = try scene.layout(under: Conditions(device: "iphone-17", orientation: .landscapeLeft))
  ///
  /// - Parameters:
  ///   - conditions: What is asked for; a canvas that a scene hasn't got is its own device in its own orientation.
  ///   - textMeasurer: What measures text.
  /// - Returns: The layout, which names the conditions.
  /// - Throws: `DeviceError` where there is no such device; `LayoutFailure` where the solver fails; `SimulatedException` where
  ///   UIKit throws at what is presented.
  public func layout(
    under conditions: Conditions, textMeasurer: TextMeasurer = .standard
  ) throws -> ScreenLayout {
    let settings = conditions.userSettings
    if conditions.isOnCanvas, conditions.systemVersion == nil, let canvas {
      return try layout(on: canvas, settings, textMeasurer: textMeasurer).asked(under: conditions)
    }
    var device = try self.device(named: conditions.device, systemVersion: conditions.systemVersion)
    if let size = conditions.size { device.windowPlacement = .size(size) }
    return try layout(
      in: conditions.orientation ?? orientation, on: device, settings, textMeasurer: textMeasurer
    ).asked(under: conditions)
  }
}
