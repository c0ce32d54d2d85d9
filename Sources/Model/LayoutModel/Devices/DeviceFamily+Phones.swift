extension DeviceFamily {
  /// iPhones and iPods touch, the oldest first. Source: `Fixtures/UIKit/devices.jsonl`, texts word for word. The newest
  /// systems of single models are its `lastIOS`, or general knowledge where that names another model of the family.
  static let phones: [DeviceFamily] = [
    phone(
      "iphone-3gs", 320, 480, scale: 1, .homeButtonPhone,
      systems: (.init(.ios(1), "1.0"), "6.1.6 (3GS)"), confidence: .documented,
      notes: "No @2x. Size classes are given as they would be on iOS 8+, which these models never ran.",
      ("iPhone (1st gen)", .ios(3, 1)), ("iPhone 3G", .ios(4, 2)), ("iPhone 3GS", .ios(6, 1)),
      ("iPod touch 1-3", .ios(5, 1)),
      ("iPod touch 1", .ios(3, 1)), ("iPod touch 2", .ios(4, 2)), ("iPod touch 3", .ios(5, 1))),
    phone(
      "iphone-4", 320, 480, scale: 2, .homeButtonPhone, builder: .init("retina3_5"),
      systems: (.init(.ios(4), "4.0"), "7.1.2 (4), 9.3.6 (4S), 6.1.6 (iPod touch 4)"),
      notes: "Double-height status bar during calls/hotspot is 40.",
      ("iPhone 4", .ios(7, 1)), ("iPhone 4S", .ios(9, 3)), ("iPod touch 4", .ios(6, 1))),
    phone(
      "iphone-5", 320, 568, scale: 2, .homeButtonPhone, builder: .init("retina4_0"),
      systems: (.init(.ios(6), "6.0"), "10.3.4 (5), 10.3.3 (5c), 12.5.x (5s), 15.8.x (SE 1, iPod touch 7)"),
      ("iPhone 5", .ios(10, 3)), ("iPhone 5c", .ios(10, 3)), ("iPhone 5s", .ios(12, 5)),
      ("iPhone SE (1st gen)", .ios(15, 8)),
      ("iPod touch 5", .ios(9, 3)), ("iPod touch 6", .ios(12, 5)), ("iPod touch 7", .ios(15, 8))),
    phone(
      "iphone-6", 375, 667, scale: 2, .homeButtonPhone, cornerRadius: 0, zoomed: Size(width: 320, height: 568),
      builder: .init("retina4_7"),
      systems: (.init(.ios(8), "8.0"), "12.5.x (6), 15.8.x (6s, 7), 16.7.x (8), 26.x or later (SE 2, SE 3)"),
      ("iPhone 6", .ios(12, 5)), ("iPhone 6s", .ios(15, 8)), ("iPhone 7", .ios(15, 8)), ("iPhone 8", .ios(16, 7)),
      ("iPhone SE (2nd gen)", .ios(26)), ("iPhone SE (3rd gen)", .ios(26))),
    phone(
      "iphone-6-plus", 414, 736, scale: 3, .homeButtonPhone, native: Size(width: 1080, height: 1920), cornerRadius: 0,
      zoomed: Size(width: 375, height: 667), builder: .init("retina5_5"),
      systems: (.init(.ios(8), "8.0"), "12.5.x (6 Plus), 15.8.x (6s Plus, 7 Plus), 16.7.x (8 Plus)"),
      notes: "Rendered at 1242x2208 (scale 3) and downsampled to 1080x1920; UIScreen.nativeScale = "
        + "1080/414.",
      ("iPhone 6 Plus", .ios(12, 5)), ("iPhone 6s Plus", .ios(15, 8)), ("iPhone 7 Plus", .ios(15, 8)),
      ("iPhone 8 Plus", .ios(16, 7))),
    phone(
      "iphone-x", 375, 812, scale: 3, .notch(top: 44), zoomed: Size(width: 320, height: 693),
      builder: .init("retina5_9"),
      systems: (.init(.ios(11), "11.0"), "16.7.x (X), 18.x (XS), 26.x or later (11 Pro)"),
      notes: "swift-snapshot-testing lists landscape bottom 24 for the iPhone X and XS Max; every other "
        + "source (QMUI, useyourloaf, qiita usagimaru: safe area 724x354 of 812x375) says 21. Use 21.",
      ("iPhone X", .ios(16, 7)), ("iPhone XS", .ios(18)), ("iPhone 11 Pro", .ios(26))),
    phone(
      "iphone-12-mini", 375, 812, scale: 3, .notch(top: 50), native: Size(width: 1080, height: 2340), cornerRadius: 44,
      zoomed: Size(width: 320, height: 693), builder: .init("retina5_4", remark: "not in the tally"),
      systems: (.init(.ios(14, 1), "14.1"), "26.x or later"),
      notes: "Interface Builder id not confirmed by the tally; documents saved by Xcode 15+ with "
        + "retina5_9 carry bar positions of this device (y 50).",
      ("iPhone 12 mini", .ios(26)), ("iPhone 13 mini", .ios(26))),
    phone(
      "iphone-xr", 414, 896, scale: 2, .notch(top: 48, early: 44), cornerRadius: 41.5,
      zoomed: Size(width: 375, height: 812), builder: .init("retina6_1"),
      systems: (.init(.ios(12), "12.0 (XR), 13.0 (11)"), "18.x (XR), 26.x or later (11)"),
      notes: "44 on iOS 12-13, 48 from iOS 14 (Interface Builder canvases: bar at y 44 through Xcode 13, "
        + "y 48 from Xcode 14; dimmmensions README quotes 48/34 and 48/48/21 for iPhone 11).",
      ("iPhone XR", .ios(18)), ("iPhone 11", .ios(26))),
    phone(
      "iphone-xs-max", 414, 896, scale: 3, .notch(top: 44), zoomed: Size(width: 375, height: 812),
      builder: .init("retina6_5"),
      systems: (.init(.ios(12), "12.0"), "18.x (XS Max), 26.x or later (11 Pro Max)"),
      notes: "See iphone-x for the 24 versus 21 discrepancy. Tab bar in landscape (with home indicator) "
        + "49+21=70 because width is regular (QMUI issue 633).",
      ("iPhone XS Max", .ios(18)), ("iPhone 11 Pro Max", .ios(26))),
    phone(
      "iphone-12", 390, 844, scale: 3, .notch(top: 47), cornerRadius: 47.33, zoomed: Size(width: 320, height: 693),
      builder: .init("retina6_0"),
      systems: (.init(.ios(14, 1), "14.1"), "26.x or later"),
      ("iPhone 12", .ios(26)), ("iPhone 12 Pro", .ios(26)), ("iPhone 13", .ios(26)), ("iPhone 13 Pro", .ios(26)),
      ("iPhone 14", .ios(26)),
      ("iPhone 16e", .ios(26)), ("iPhone 17e", .ios(26))),
    phone(
      "iphone-12-pro-max", 428, 926, scale: 3, .notch(top: 47), cornerRadius: 53.33,
      zoomed: Size(width: 375, height: 812), builder: .init("retina6_7"),
      systems: (.init(.ios(14, 1), "14.1"), "26.x or later"),
      ("iPhone 12 Pro Max", .ios(26)), ("iPhone 13 Pro Max", .ios(26)), ("iPhone 14 Plus", .ios(26))),
    phone(
      "iphone-14-pro", 393, 852, scale: 3, .dynamicIsland(top: 59, statusBar: 54), cornerRadius: 55,
      zoomed: Size(width: 320, height: 693), builder: .init("retina6_12"),
      systems: (.init(.ios(16), "16.0"), "26.x or later"),
      notes: "Status bar 54 is general knowledge (statusBarFrame on Dynamic Island phones), not confirmed "
        + "here; the safe area top is 59.",
      ("iPhone 14 Pro", .ios(26)), ("iPhone 15", .ios(26)), ("iPhone 15 Pro", .ios(26)), ("iPhone 16", .ios(26))),
    phone(
      "iphone-14-pro-max", 430, 932, scale: 3, .dynamicIsland(top: 59, statusBar: 54), cornerRadius: 55,
      zoomed: Size(width: 375, height: 812), builder: .init("retina6_72"),
      systems: (.init(.ios(16), "16.0"), "26.x or later"),
      notes: "Status bar 54: see iphone-14-pro.",
      ("iPhone 14 Pro Max", .ios(26)), ("iPhone 15 Plus", .ios(26)), ("iPhone 15 Pro Max", .ios(26)),
      ("iPhone 16 Plus", .ios(26))),
    phone(
      "iphone-16-pro", 402, 874, scale: 3, .dynamicIsland(top: 62, statusBar: nil), builder: .init("retina6_3"),
      systems: (.init(.ios(18), "18.0"), "26.x or later"),
      notes: "Landscape bottom on iOS 18 assumed 21 (device_preview 3.0.0-prerelease3 says 21, iOS 26 "
        + "probes say 20). iPhone 18 Pro: same point size, smaller island. Status bar frame height not "
        + "sourced (62 here is the safe area).",
      ("iPhone 16 Pro", .ios(26)), ("iPhone 17", .ios(26)), ("iPhone 17 Pro", .ios(26)), ("iPhone 18 Pro", .ios(26))),
    phone(
      "iphone-16-pro-max", 440, 956, scale: 3, .dynamicIsland(top: 62, statusBar: nil),
      systems: (.init(.ios(18), "18.0"), "26.x or later"),
      notes: "Interface Builder id unknown. Regular width in landscape: inferred from every earlier Max.",
      ("iPhone 16 Pro Max", .ios(26)), ("iPhone 17 Pro Max", .ios(26)), ("iPhone 18 Pro Max", .ios(26))),
    phone(
      "iphone-air", 420, 912, scale: 3, .dynamicIsland(top: 68, statusBar: nil),
      systems: (.init(.ios(26), "26.0"), "26.x or later"),
      notes: "Regular width in landscape is inferred, not sourced.",
      ("iPhone Air", .ios(26))),
  ]

  private static func phone(
    _ id: String, _ width: Double, _ height: Double, scale: Double, _ screen: ScreenKind, native: Size? = nil,
    cornerRadius: Double? = nil, zoomed: Size? = nil, builder: InterfaceBuilderDevice? = nil,
    systems: (first: FirstSystem, last: String),
    confidence: Confidence = .observed, notes: String? = nil, _ models: (name: String, newestSystem: SystemVersion)...
  ) -> DeviceFamily {
    DeviceFamily(
      id: id, models: models.map { DeviceModel(name: $0.name, newestSystem: $0.newestSystem) }, idiom: .phone,
      size: Size(width: width, height: height), scale: scale, screen: screen,
      nativePixels: native ?? Size(width: width * scale, height: height * scale), displayCornerRadius: cornerRadius,
      zoomedSize: zoomed, splitView: nil, interfaceBuilderDevice: builder, firstSystem: systems.first,
      lastSystemWords: systems.last, notes: notes, confidence: confidence)
  }
}
