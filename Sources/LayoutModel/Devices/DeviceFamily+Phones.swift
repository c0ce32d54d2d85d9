extension DeviceFamily {
  /// iPhones and iPods touch, the oldest first. Source: facts/devices.json; the newest systems of single models are
  /// its `lastIOS`, and general knowledge where that names another model of the family.
  static let phones: [DeviceFamily] = [
    phone(
      "iphone-3gs", 320, 480, scale: 1, .homeButtonPhone,
      ("iPhone (1st gen)", "3.1"), ("iPhone 3G", "4.2"), ("iPhone 3GS", "6.1"), ("iPod touch 1-3", "5.1"),
      ("iPod touch 1", "3.1"), ("iPod touch 2", "4.2"), ("iPod touch 3", "5.1")),
    phone(
      "iphone-4", 320, 480, scale: 2, .homeButtonPhone,
      ("iPhone 4", "7.1"), ("iPhone 4S", "9.3"), ("iPod touch 4", "6.1")),
    phone(
      "iphone-5", 320, 568, scale: 2, .homeButtonPhone,
      ("iPhone 5", "10.3"), ("iPhone 5c", "10.3"), ("iPhone 5s", "12.5"), ("iPhone SE (1st gen)", "15.8"),
      ("iPod touch 5", "9.3"), ("iPod touch 6", "12.5"), ("iPod touch 7", "15.8")),
    phone(
      "iphone-6", 375, 667, scale: 2, .homeButtonPhone,
      ("iPhone 6", "12.5"), ("iPhone 6s", "15.8"), ("iPhone 7", "15.8"), ("iPhone 8", "16.7"),
      ("iPhone SE (2nd gen)", "26"), ("iPhone SE (3rd gen)", "26")),
    phone(
      "iphone-6-plus", 414, 736, scale: 3, .homeButtonPhone,
      ("iPhone 6 Plus", "12.5"), ("iPhone 6s Plus", "15.8"), ("iPhone 7 Plus", "15.8"), ("iPhone 8 Plus", "16.7")),
    phone(
      "iphone-x", 375, 812, scale: 3, .allScreenPhone(top: 44),
      ("iPhone X", "16.7"), ("iPhone XS", "18"), ("iPhone 11 Pro", "26")),
    phone(
      "iphone-12-mini", 375, 812, scale: 3, .allScreenPhone(top: 50),
      ("iPhone 12 mini", "26"), ("iPhone 13 mini", "26")),
    phone(
      "iphone-xr", 414, 896, scale: 2, .allScreenPhone(top: 48),
      ("iPhone XR", "18"), ("iPhone 11", "26")),
    phone(
      "iphone-xs-max", 414, 896, scale: 3, .allScreenPhone(top: 44),
      ("iPhone XS Max", "18"), ("iPhone 11 Pro Max", "26")),
    phone(
      "iphone-12", 390, 844, scale: 3, .allScreenPhone(top: 47),
      ("iPhone 12", "26"), ("iPhone 12 Pro", "26"), ("iPhone 13", "26"), ("iPhone 13 Pro", "26"),
      ("iPhone 14", "26"), ("iPhone 16e", "26"), ("iPhone 17e", "26")),
    phone(
      "iphone-12-pro-max", 428, 926, scale: 3, .allScreenPhone(top: 47),
      ("iPhone 12 Pro Max", "26"), ("iPhone 13 Pro Max", "26"), ("iPhone 14 Plus", "26")),
    phone(
      "iphone-14-pro", 393, 852, scale: 3, .allScreenPhone(top: 59),
      ("iPhone 14 Pro", "26"), ("iPhone 15", "26"), ("iPhone 15 Pro", "26"), ("iPhone 16", "26")),
    phone(
      "iphone-14-pro-max", 430, 932, scale: 3, .allScreenPhone(top: 59),
      ("iPhone 14 Pro Max", "26"), ("iPhone 15 Plus", "26"), ("iPhone 15 Pro Max", "26"), ("iPhone 16 Plus", "26")),
    phone(
      "iphone-16-pro", 402, 874, scale: 3, .allScreenPhone(top: 62),
      ("iPhone 16 Pro", "26"), ("iPhone 17", "26"), ("iPhone 17 Pro", "26"), ("iPhone 18 Pro", "26")),
    phone(
      "iphone-16-pro-max", 440, 956, scale: 3, .allScreenPhone(top: 62),
      ("iPhone 16 Pro Max", "26"), ("iPhone 17 Pro Max", "26"), ("iPhone 18 Pro Max", "26")),
    phone("iphone-air", 420, 912, scale: 3, .allScreenPhone(top: 68), ("iPhone Air", "26")),
  ]

  private static func phone(
    _ id: String, _ width: Double, _ height: Double, scale: Double, _ screen: ScreenKind,
    _ models: (name: String, newestSystem: String)...
  ) -> DeviceFamily {
    DeviceFamily(
      id: id, models: models.map { DeviceModel($0.name, $0.newestSystem) }, idiom: .phone,
      size: Size(width: width, height: height), scale: scale, screen: screen)
  }
}
