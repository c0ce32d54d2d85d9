package import LayoutModel

extension UIScreen {
  /// Puts the main screen under conditions, as what is made next finds it.
  ///
  /// - Throws: `DeviceError` where there is no such device.
  package static func setMain(_ conditions: Conditions) throws(DeviceError) {
    main.environment = try ScreenEnvironment(conditions)
    LocalizedStrings.setLanguage(conditions.localization)
  }
}
