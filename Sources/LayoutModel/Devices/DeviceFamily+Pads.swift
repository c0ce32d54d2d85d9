extension DeviceFamily {
  /// iPads, by size of the screen. Source: facts/devices.json, as for the phones.
  static let pads: [DeviceFamily] = [
    pad(
      "ipad-1x", 768, 1024, scale: 1, .homeButtonPad,
      ("iPad (1st gen)", "5.1"), ("iPad 2", "9.3"), ("iPad mini (1st gen)", "9.3")),
    pad(
      "ipad-9-7", 768, 1024, .homeButtonPad,
      ("iPad 3", "9.3"), ("iPad 4", "10.3"), ("iPad Air", "12.5"), ("iPad Air 2", "15.8"),
      ("iPad (5th gen)", "16.7"), ("iPad (6th gen)", "17"), ("iPad Pro 9.7", "16.7"), ("iPad mini 2", "12.5"),
      ("iPad mini 3", "12.5"), ("iPad mini 4", "15.8"), ("iPad mini 5", "26")),
    pad(
      "ipad-10-2", 810, 1080, .homeButtonPad,
      ("iPad (7th gen)", "18"), ("iPad (8th gen)", "26"), ("iPad (9th gen)", "26")),
    pad("ipad-10-5", 834, 1112, .homeButtonPad, ("iPad Pro 10.5", "17"), ("iPad Air (3rd gen)", "26")),
    pad(
      "ipad-10-9", 820, 1180, .allScreenPad,
      ("iPad Air (4th gen)", "26"), ("iPad Air (5th gen)", "26"), ("iPad Air 11 (M2, M3, M4)", "26"),
      ("iPad Air 11 (M2)", "26"), ("iPad Air 11 (M3)", "26"), ("iPad Air 11 (M4)", "26"),
      ("iPad (10th gen)", "26"), ("iPad (A16)", "26")),
    pad(
      "ipad-11", 834, 1194, .allScreenPad,
      ("iPad Pro 11 (1st-4th gen)", "26"), ("iPad Pro 11 (1st gen)", "26"), ("iPad Pro 11 (2nd gen)", "26"),
      ("iPad Pro 11 (3rd gen)", "26"), ("iPad Pro 11 (4th gen)", "26")),
    pad(
      "ipad-pro-11-m4", 834, 1210, .allScreenPad,
      ("iPad Pro 11 (M4, M5)", "26"), ("iPad Pro 11 (M4)", "26"), ("iPad Pro 11 (M5)", "26")),
    pad(
      "ipad-12-9", 1024, 1366, .homeButtonPad,
      ("iPad Pro 12.9 (1st, 2nd gen)", "17"), ("iPad Pro 12.9 (1st gen)", "16.7"), ("iPad Pro 12.9 (2nd gen)", "17")),
    pad(
      "ipad-12-9-rounded", 1024, 1366, .allScreenPad,
      ("iPad Pro 12.9 (3rd-6th gen)", "26"), ("iPad Pro 12.9 (3rd gen)", "26"), ("iPad Pro 12.9 (4th gen)", "26"),
      ("iPad Pro 12.9 (5th gen)", "26"), ("iPad Pro 12.9 (6th gen)", "26"), ("iPad Air 13 (M2, M3, M4)", "26"),
      ("iPad Air 13 (M2)", "26"), ("iPad Air 13 (M3)", "26"), ("iPad Air 13 (M4)", "26")),
    pad(
      "ipad-pro-13-m4", 1032, 1376, .allScreenPad,
      ("iPad Pro 13 (M4, M5)", "26"), ("iPad Pro 13 (M4)", "26"), ("iPad Pro 13 (M5)", "26")),
    pad(
      "ipad-mini-8-3", 744, 1133, .allScreenPad,
      ("iPad mini (6th gen)", "26"), ("iPad mini (A17 Pro)", "26")),
  ]

  private static func pad(
    _ id: String, _ width: Double, _ height: Double, scale: Double = 2, _ screen: ScreenKind,
    _ models: (name: String, newestSystem: String)...
  ) -> DeviceFamily {
    DeviceFamily(
      id: id, models: models.map { DeviceModel($0.name, $0.newestSystem) }, idiom: .pad,
      size: Size(width: width, height: height), scale: scale, screen: screen)
  }
}
