public import LayoutModel
public import LayoutResolution

extension Scene {
  /// The scene's layout under conditions.
  ///
  ///     let layout = try scene.layout(under: Conditions(device: "iphone-17", orientation: .landscapeLeft))
  ///
  /// - Parameters:
  ///   - conditions: The conditions; for a scene without a canvas, the canvas is its own device in its own orientation.
  ///   - textMeasurer: The measurer of texts.
  /// - Returns: The layout, with the conditions.
  /// - Throws: `DeviceError` where there is no such device; `LayoutFailure` where the solver fails;
  ///   `SimulatedException` where UIKit refuses a presentation.
  public func layout(
    under conditions: Conditions, textMeasurer: TextMeasurer = .standard
  ) throws -> ScreenLayout {
    try layout(under: conditions, keepingPlansIn: PlanLibrary(ofOneScreen: textMeasurer))
  }

  /// The layout under conditions, with the plans of a library as far as it has them, and repairs of conflicts on request,
  /// whose search takes further layouts; on a canvas without the library's plans.
  ///
  /// - Throws: As `layout(under:)`.
  package func layout(
    under conditions: Conditions, keepingPlansIn library: PlanLibrary, isMending: Bool = true
  ) throws -> ScreenLayout {
    let settings = conditions.userSettings
    if conditions.isOnCanvas, conditions.systemVersion == nil, let canvas {
      return try layout(on: canvas, settings, textMeasurer: library.textMeasurer).asked(
        under: conditions)
    }
    return try layout(
      in: conditions.orientation ?? orientation, on: device(under: conditions), settings,
      keepingPlansIn: library, isMending: isMending
    ).asked(under: conditions)
  }

  /// The device that conditions name, with their window.
  private func device(under conditions: Conditions) throws(DeviceError) -> Device {
    var device = try device(named: conditions.device, systemVersion: conditions.systemVersion)
    if let size = conditions.size { device.windowPlacement = .size(size) }
    return device
  }
}
