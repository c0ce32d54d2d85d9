extension DeviceFamily {
  /// iPads, by size of the screen. Source: `Fixtures/UIKit/devices.jsonl`, as for the phones.
  static let pads: [DeviceFamily] = [
    pad(
      "ipad-1x", 768, 1024, scale: 1, .homeButtonPad, splitView: nil,
      systems: (.init(.ios(3, 2), "3.2"), "5.1.1 (iPad 1), 9.3.5 (iPad 2, mini 1)"), confidence: .documented,
      notes: "No split view.",
      ("iPad (1st gen)", .ios(5, 1)), ("iPad 2", .ios(9, 3)), ("iPad mini (1st gen)", .ios(9, 3))),
    pad(
      "ipad-9-7", 768, 1024, .homeButtonPad, builder: .init("ipad9_7"), splitView: .observed,
      systems: (
        .init(.ios(5, 1), "5.1"),
        "varies: 9.3.5 (3), 10.3.x (4), 12.5.x (Air, mini 2/3), 15.8.x (Air 2, mini 4), 16.7.x (5th "
          + "gen, Pro 9.7), 17.x (6th gen), 26.x (mini 5)"
      ),
      ("iPad 3", .ios(9, 3)), ("iPad 4", .ios(10, 3)), ("iPad Air", .ios(12, 5)), ("iPad Air 2", .ios(15, 8)),
      ("iPad (5th gen)", .ios(16, 7)),
      ("iPad (6th gen)", .ios(17)), ("iPad Pro 9.7", .ios(16, 7)), ("iPad mini 2", .ios(12, 5)),
      ("iPad mini 3", .ios(12, 5)),
      ("iPad mini 4", .ios(15, 8)), ("iPad mini 5", .ios(26))),
    pad(
      "ipad-10-2", 810, 1080, .homeButtonPad, builder: .init("ipad10_2", remark: "not confirmed"), splitView: .observed,
      systems: (.init(.ios(13, 1), "13.1"), "18.x (7th), 26.x (8th, 9th)"),
      ("iPad (7th gen)", .ios(18)), ("iPad (8th gen)", .ios(26)), ("iPad (9th gen)", .ios(26))),
    pad(
      "ipad-10-5", 834, 1112, .homeButtonPad, builder: .init("ipad10_5", remark: "not in the tally"),
      splitView: .observed,
      systems: (.init(.ios(10, 3), "10.3.2"), "17.x (Pro 10.5), 26.x (Air 3)"),
      ("iPad Pro 10.5", .ios(17)), ("iPad Air (3rd gen)", .ios(26))),
    pad(
      "ipad-10-9", 820, 1180, .allScreenPad, cornerRadius: 18,
      builder: .init("ipad10_9rounded", remark: "not confirmed"),
      systems: (.init(.ios(14), "14.0"), "26.x or later"),
      notes: "displayCornerRadius 18 (Air), 25 (iPad 10).",
      ("iPad Air (4th gen)", .ios(26)), ("iPad Air (5th gen)", .ios(26)), ("iPad Air 11 (M2, M3, M4)", .ios(26)),
      ("iPad Air 11 (M2)", .ios(26)), ("iPad Air 11 (M3)", .ios(26)), ("iPad Air 11 (M4)", .ios(26)),
      ("iPad (10th gen)", .ios(26)),
      ("iPad (A16)", .ios(26))),
    pad(
      "ipad-11", 834, 1194, .allScreenPad, cornerRadius: 18, builder: .init("ipad11_0rounded"), splitView: .observed,
      systems: (.init(.ios(12, 1), "12.1"), "26.x or later"),
      ("iPad Pro 11 (1st-4th gen)", .ios(26)), ("iPad Pro 11 (1st gen)", .ios(26)), ("iPad Pro 11 (2nd gen)", .ios(26)),
      ("iPad Pro 11 (3rd gen)", .ios(26)), ("iPad Pro 11 (4th gen)", .ios(26))),
    pad(
      "ipad-pro-11-m4", 834, 1210, .allScreenPad,
      systems: (.init(.ios(17, 4), "17.4"), "26.x or later"),
      ("iPad Pro 11 (M4, M5)", .ios(26)), ("iPad Pro 11 (M4)", .ios(26)), ("iPad Pro 11 (M5)", .ios(26))),
    pad(
      "ipad-12-9", 1024, 1366, .homeButtonPad, builder: .init("ipad12_9"), splitView: .observed,
      systems: (.init(.ios(9, 1), "9.1"), "16.7.x (1st), 17.x (2nd)"),
      ("iPad Pro 12.9 (1st, 2nd gen)", .ios(17)), ("iPad Pro 12.9 (1st gen)", .ios(16, 7)),
      ("iPad Pro 12.9 (2nd gen)", .ios(17))),
    pad(
      "ipad-12-9-rounded", 1024, 1366, .allScreenPad, cornerRadius: 18, builder: .init("ipad12_9rounded"),
      splitView: .observed,
      systems: (.init(.ios(12, 1), "12.1"), "26.x or later"),
      ("iPad Pro 12.9 (3rd-6th gen)", .ios(26)), ("iPad Pro 12.9 (3rd gen)", .ios(26)),
      ("iPad Pro 12.9 (4th gen)", .ios(26)),
      ("iPad Pro 12.9 (5th gen)", .ios(26)), ("iPad Pro 12.9 (6th gen)", .ios(26)),
      ("iPad Air 13 (M2, M3, M4)", .ios(26)),
      ("iPad Air 13 (M2)", .ios(26)), ("iPad Air 13 (M3)", .ios(26)), ("iPad Air 13 (M4)", .ios(26))),
    pad(
      "ipad-pro-13-m4", 1032, 1376, .allScreenPad,
      builder: .init("ipad13_0rounded", remark: "seen in one script, not confirmed"),
      systems: (.init(.ios(17, 4), "17.4"), "26.x or later"),
      ("iPad Pro 13 (M4, M5)", .ios(26)), ("iPad Pro 13 (M4)", .ios(26)), ("iPad Pro 13 (M5)", .ios(26))),
    pad(
      "ipad-mini-8-3", 744, 1133, .allScreenPad, cornerRadius: 21.5,
      systems: (.init(.ios(15), "15.0"), "26.x or later"),
      notes: "Split widths not sourced.",
      ("iPad mini (6th gen)", .ios(26)), ("iPad mini (A17 Pro)", .ios(26))),
  ]

  private static func pad(
    _ id: String, _ width: Double, _ height: Double, scale: Double = 2, _ screen: ScreenKind,
    cornerRadius: Double? = nil, builder: InterfaceBuilderDevice? = nil, splitView: Confidence? = .inferred,
    systems: (first: FirstSystem, last: String), confidence: Confidence = .observed, notes: String? = nil,
    _ models: (name: String, newestSystem: SystemVersion)...
  ) -> DeviceFamily {
    DeviceFamily(
      id: id, models: models.map { DeviceModel(name: $0.name, newestSystem: $0.newestSystem) }, idiom: .pad,
      size: Size(width: width, height: height), scale: scale, screen: screen,
      nativePixels: Size(width: width * scale, height: height * scale), displayCornerRadius: cornerRadius,
      zoomedSize: nil, splitView: splitView, interfaceBuilderDevice: builder, firstSystem: systems.first,
      lastSystemWords: systems.last, notes: notes, confidence: confidence)
  }
}
