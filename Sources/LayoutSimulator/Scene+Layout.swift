public import LayoutModel
public import LayoutResolution

extension Scene {
  /// The scene's layout after a request for an orientation of the interface.
  ///
  /// If the orientation is refused, the layout is in the one that the interface keeps, and a diagnostic reports it.
  ///
  ///     let layout = try scene.layout(in: .landscapeLeft)
  ///     layout["slider"]?.frame
  ///
  /// - Parameters:
  ///   - orientation: The requested interface orientation.
  ///   - device: An id or alias of the device catalogue; the scene's own device if `nil`.
  ///   - systemVersion: The system; the scene's, else the newest that the device ran, if `nil`.
  ///   - settings: The user's settings; the scene's where they aren't set.
  ///   - textMeasurer: The measurer of texts.
  /// - Returns: The layout in the interface's final orientation.
  /// - Throws: `DeviceError` where no device is known by the name; `LayoutFailure` where the solver fails.
  public func layout(
    in orientation: InterfaceOrientation, on device: String? = nil, systemVersion: SystemVersion? = nil,
    _ settings: UserSettings = UserSettings(), textMeasurer: TextMeasurer = .standard
  ) throws -> ScreenLayout {
    let device = try self.device(named: device, systemVersion: systemVersion)
    return try layout(in: orientation, on: device, settings, textMeasurer: textMeasurer)
  }

  /// The scene's layout on a device after a request for an orientation of the interface.
  ///
  /// - Parameters:
  ///   - requested: The requested interface orientation.
  ///   - device: The device.
  ///   - settings: The user's settings; the scene's where they aren't set.
  ///   - textMeasurer: The measurer of texts.
  /// - Returns: The layout in the interface's final orientation.
  /// - Throws: `LayoutFailure` where the solver fails; `SimulatedException` where UIKit refuses a presentation.
  public func layout(
    in requested: InterfaceOrientation, on device: Device, _ settings: UserSettings = UserSettings(),
    textMeasurer: TextMeasurer = .standard
  ) throws -> ScreenLayout {
    try layout(in: requested, on: device, settings, textMeasurer: textMeasurer, isMending: true)
  }

  /// The layout on a device, with or without repairs of conflicts, whose search takes further layouts.
  ///
  /// - Throws: As `layout(in:on:)`.
  package func layout(
    in requested: InterfaceOrientation, on device: Device, _ settings: UserSettings, textMeasurer: TextMeasurer,
    isMending: Bool
  ) throws -> ScreenLayout {
    var state = ScreenState(
      beforeLaunchOf: self, on: device, settings, textMeasurer: textMeasurer, isMending: isMending)
    // The plans of the previous layout: most windows need no others.
    if textMeasurer.isStandard { state.composer.plans = memory.take() as? LayoutMemory.Plans ?? [:] }
    defer { if textMeasurer.isStandard { memory.leave(state.composer.plans) } }
    try state.launch()
    state.decideOrientation(requested)
    return try state.layout(requested: requested)
  }

  /// The layout on a device, with the plans of a library as far as it has them, and repairs of conflicts on request.
  ///
  /// - Throws: As `layout(in:on:)`.
  package func layout(
    in requested: InterfaceOrientation, on device: Device, _ settings: UserSettings = UserSettings(),
    textMeasurer: TextMeasurer = .standard, keepingPlansIn library: PlanLibrary, isMending: Bool = false
  ) throws -> ScreenLayout {
    library.beginScreen()
    var state = ScreenState(
      beforeLaunchOf: self, on: device, settings, textMeasurer: textMeasurer, keepingPlansIn: library,
      isMending: isMending)
    try state.launch()
    state.decideOrientation(requested)
    return try state.layout(requested: requested)
  }
}
