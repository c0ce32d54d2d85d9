package import LayoutModel

extension UIScreen {
  /// Puts the main screen under conditions, as what is made next finds it.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - scale: The number of pixels per point; the device's if `nil`.
  /// - Throws: `DeviceError` where there is no such device.
  package static func setMain(_ conditions: Conditions, scale: Double? = nil) throws(DeviceError) {
    var environment = try ScreenEnvironment(conditions)
    if let scale { environment.device.scale = scale }
    main.environment = environment
    LocalizedStrings.setLanguage(conditions.localization)
  }
}
