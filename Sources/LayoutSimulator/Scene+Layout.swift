public import LayoutModel
public import LayoutResolution

extension Scene {
  /// The scene's layout after the interface was asked to take an orientation.
  ///
  /// Where the orientation is refused the layout is of the one in which the interface stays, and a diagnostic says so.
  ///
  ///     let layout = try scene.layout(in: .landscapeLeft)
  ///     layout["slider"]?.frame
  ///
  /// - Parameters:
  ///   - orientation: The interface orientation that is asked for.
  ///   - device: An id or alias of the device catalogue; the scene's own device if `nil`.
  ///   - systemVersion: The system that runs; the scene's, else the newest that the device ran, if `nil`.
  ///   - settings: What the user has set; the scene's where nothing is said.
  ///   - textMeasurer: What measures text.
  /// - Returns: The layout in the orientation that the interface took.
  /// - Throws: `DeviceError` where no device is known by the name; `LayoutFailure` where the solver fails.
  public func layout(
    in orientation: InterfaceOrientation, on device: String? = nil, systemVersion: SystemVersion? = nil,
    _ settings: UserSettings = UserSettings(), textMeasurer: TextMeasurer = .standard
  ) throws -> ScreenLayout {
    let device = try self.device(named: device, systemVersion: systemVersion)
    return try layout(in: orientation, on: device, settings, textMeasurer: textMeasurer)
  }

  /// The scene's layout on a device after the interface was asked to take an orientation.
  ///
  /// - Parameters:
  ///   - requested: The interface orientation that is asked for.
  ///   - device: The device.
  ///   - settings: What the user has set; the scene's where nothing is said.
  ///   - textMeasurer: What measures text.
  /// - Returns: The layout in the orientation that the interface took.
  /// - Throws: `LayoutFailure` where the solver fails; `SimulatedException` where UIKit throws at what is presented.
  public func layout(
    in requested: InterfaceOrientation, on device: Device, _ settings: UserSettings = UserSettings(),
    textMeasurer: TextMeasurer = .standard
  ) throws -> ScreenLayout {
    try layout(in: requested, on: device, settings, textMeasurer: textMeasurer, isMending: true)
  }

  /// The same layout; without what mends conflicts, which takes layouts of its own, where nobody asks.
  ///
  /// - Throws: As `layout(in:on:)`.
  package func layout(
    in requested: InterfaceOrientation, on device: Device, _ settings: UserSettings, textMeasurer: TextMeasurer,
    isMending: Bool
  ) throws -> ScreenLayout {
    var state = ScreenState(
      beforeLaunchOf: self, on: device, settings, textMeasurer: textMeasurer, isMending: isMending)
    // The plans of the layout before: most windows need no other.
    if textMeasurer.isStandard { state.composer.plans = memory.take() as? LayoutMemory.Plans ?? [:] }
    defer { if textMeasurer.isStandard { memory.leave(state.composer.plans) } }
    try state.launch()
    state.decideOrientation(requested)
    return try state.layout(requested: requested)
  }

  /// The same layout, made by the plans of a library as far as it has them; what mends conflicts is looked for where asked.
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
