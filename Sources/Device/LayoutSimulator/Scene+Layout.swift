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
    try layout(in: requested, on: device, settings, keepingPlansIn: PlanLibrary(ofOneScreen: textMeasurer))
  }

  /// The scene's layout, with the plans that earlier layouts left in a library.
  ///
  ///     let plans = PlanLibrary()
  ///     for orientation in InterfaceOrientation.allCases {
  ///       print(try scene.layout(in: orientation, keepingPlansIn: plans))
  ///     }
  ///
  /// - Parameters:
  ///   - orientation: The requested interface orientation.
  ///   - device: An id or alias of the device catalogue; the scene's own device if `nil`.
  ///   - library: The library, which keeps the plans for the next layout.
  /// - Returns: The layout in the interface's final orientation.
  /// - Throws: As `layout(in:on:systemVersion:_:textMeasurer:)`.
  public func layout(
    in orientation: InterfaceOrientation, on device: String? = nil,
    keepingPlansIn library: PlanLibrary
  ) throws -> ScreenLayout {
    try layout(in: orientation, on: self.device(named: device), UserSettings(), keepingPlansIn: library)
  }

  /// The layout on a device, with the plans of a library as far as it has them, and repairs of conflicts on request, whose
  /// search takes further layouts.
  ///
  /// - Throws: As `layout(in:on:)`.
  package func layout(
    in requested: InterfaceOrientation, on device: Device, _ settings: UserSettings,
    keepingPlansIn library: PlanLibrary, isMending: Bool = true
  ) throws -> ScreenLayout {
    var state = ScreenState(
      beforeLaunchOf: self, on: device, settings,
      by: LayoutMaker(keepingPlansIn: library, isMending: isMending))
    return try state.layoutAfterLaunch(in: requested)
  }

  /// The same without repairs, and the evidence of the controllers' layouts, by their names.
  ///
  /// - Throws: As `layout(in:on:)`.
  package func layoutWithEvidence(
    in requested: InterfaceOrientation, on device: Device, _ settings: UserSettings,
    keepingPlansIn library: PlanLibrary
  ) throws -> (layout: ScreenLayout, evidence: [String: ControllerEvidence]) {
    var state = ScreenState(
      beforeLaunchOf: self, on: device, settings,
      by: LayoutMaker(keepingPlansIn: library, notesEvidence: true))
    return (try state.layoutAfterLaunch(in: requested), state.composer.evidence)
  }
}

extension ScreenState {
  /// Launches the application, and lays out after a request for an orientation.
  fileprivate mutating func layoutAfterLaunch(in requested: InterfaceOrientation) throws -> ScreenLayout {
    try launch(isWatched: false)
    decideOrientation(requested)
    return try layout(requested: requested)
  }
}
