import Foundation
import LayoutModel
import LayoutTestSupport
import Testing

/// The catalogue against `Fixtures/UIKit/devices.jsonl`, and its names.
struct DeviceCatalogueTests {
  private static let orientations: [(name: String, orientation: InterfaceOrientation)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown), ("landscapeLeft", .landscapeLeft),
    ("landscapeRight", .landscapeRight),
  ]

  private static func families() throws -> [[String: Any]] {
    try UIKitRecords.rows("devices")
  }

  @Test("Every family of the records is in the catalogue as it is there")
  func agreesWithRecords() throws {
    let families = try Self.families()
    #expect(families.compactMap { $0["id"] as? String } == DeviceCatalogue.familyIDs)
    for (record, family) in zip(families, DeviceCatalogue.families) {
      let size = try #require(record["portraitSize"] as? [String: Double])
      #expect(family.size == Size(width: size["width"] ?? 0, height: size["height"] ?? 0), "\(family.id)")
      #expect(family.scale == record["scale"] as? Double, "\(family.id)")
      #expect(family.idiom.rawValue == record["idiom"] as? String, "\(family.id)")
      let device = try #require(DeviceCatalogue.device(named: family.id))
      #expect(
        device.supportsPortraitUpsideDown == record["supportsPortraitUpsideDownRotation"] as? Bool, "\(family.id)")
      try checkSizeClasses(of: device, record)
      try checkScreen(of: family, record)
      try checkStatusBar(of: family, record)
      try checkSplitView(of: family, record)
      try checkSafeAreas(of: family, record)
    }
  }

  /// Xcode's canvases have the bar at 44 through Xcode 13 and at 48 from Xcode 14 on, and UIKit of iOS 13.0 recorded an inset of 44 on an
  /// iPhone 11 (sger/Tinylog@6fe09d96cb, HelpTableViewControllerTests).
  @Test("The notch of iPhone XR and iPhone 11 takes 44 points on iOS 12 and 13, and 48 from iOS 14 on")
  func notchOfFlatPhones() throws {
    for (major, top) in [(12, 44.0), (13, 44), (14, 48), (18, 48)] {
      let device = try #require(
        DeviceCatalogue.device(named: "iphone-xr", systemVersion: SystemVersion(major: major)))
      #expect(device.safeAreaInsets[.portrait] == EdgeInsets(top: top, bottom: 34), "iOS \(major)")
      #expect(device.safeAreaInsets[.landscapeLeft].left == top, "iOS \(major)")
    }
  }

  @Test("A name means the same however often it is asked for, and however many others were")
  func meansTheSameAgain() {
    let names = DeviceCatalogue.names + DeviceCatalogue.names.map { $0.uppercased() }
    let first = names.map { DeviceCatalogue.device(named: $0) }
    #expect(!first.contains(nil))
    #expect(names.reversed().map { DeviceCatalogue.device(named: $0) } == first.reversed())
    #expect(DeviceCatalogue.device(named: "iphone-0") == nil && DeviceCatalogue.device(named: "iphone-0") == nil)
  }

  private func checkSizeClasses(of device: Device, _ record: [String: Any]) throws {
    let classes = try #require(record["sizeClasses"] as? [String: [String: String]])
    for (name, orientation) in Self.orientations {
      let expected = try #require(classes[name.hasPrefix("landscape") ? "landscape" : "portrait"])
      let traits = device.traits(in: orientation)
      #expect(traits.horizontalSizeClass.rawValue == expected["horizontal"], "\(device.id) \(name)")
      #expect(traits.verticalSizeClass.rawValue == expected["vertical"], "\(device.id) \(name)")
    }
  }

  /// The record' eras by a system version in each; a family that none is given for has its insets checked in none.
  private func checkSafeAreas(of family: DeviceFamily, _ record: [String: Any]) throws {
    guard let eras = record["safeAreaInsets"] as? [String: [String: Any]] else { return }
    let versions = ["iOS11+": [11, 18, 26], "iOS11-18": [11, 18], "iOS26+": [26]]
    for (era, insets) in eras {
      for major in try #require(versions[era]) {
        let device = family.device(id: family.id, systemVersion: SystemVersion(major: major))
        for (name, orientation) in Self.orientations {
          // Null where the interface never stands so.
          guard let edges = insets[name] as? [String: Double] else { continue }
          let expected = EdgeInsets(
            top: edges["top"] ?? 0, left: edges["left"] ?? 0, bottom: edges["bottom"] ?? 0, right: edges["right"] ?? 0)
          #expect(device.safeAreaInsets[orientation] == expected, "\(family.id) \(name) on iOS \(major)")
        }
      }
    }
  }

  private func size(_ value: Any?) throws -> Size? {
    guard let value, !(value is NSNull) else { return nil }
    let size = try #require(value as? [String: Double])
    return Size(width: try #require(size["width"]), height: try #require(size["height"]))
  }

  private func checkScreen(of family: DeviceFamily, _ record: [String: Any]) throws {
    let pixels = try size(record["nativePixels"])
    #expect(family.nativePixels == pixels, "\(family.id)")
    let zoomed = try size(record["zoomedPortraitSize"])
    #expect(family.zoomedSize == zoomed, "\(family.id)")
    if let scale = record["nativeScale"] as? Double {
      #expect(abs(family.nativePixels.width / family.size.width - scale) < 1e-9, "\(family.id)")
    }
    #expect(family.screen.name == record["screenClass"] as? String, "\(family.id)")
    #expect(family.displayCornerRadius == record["displayCornerRadius"] as? Double, "\(family.id)")
    #expect(family.interfaceBuilderDevice?.words == record["interfaceBuilderDeviceId"] as? String, "\(family.id)")
    #expect(family.firstSystem.words == record["firstIOS"] as? String, "\(family.id)")
    let first = family.firstSystem.words.prefix { !$0.isWhitespace }
    #expect(family.firstSystem.version == SystemVersion(String(first)), "\(family.id)")
    #expect(family.lastSystemWords == record["lastIOS"] as? String, "\(family.id)")
    #expect(family.notes == record["notes"] as? String, "\(family.id)")
    #expect(family.confidence.rawValue == record["confidence"] as? String, "\(family.id)")
  }

  /// A height of the record that is null isn't sourced, or is of a system that the family never ran.
  private func checkStatusBar(of family: DeviceFamily, _ record: [String: Any]) throws {
    let bar = try #require(record["statusBar"] as? [String: Any])
    func height(_ isLandscape: Bool, _ major: Int) -> Double? {
      family.screen.statusBarHeight(isLandscape: isLandscape, on: SystemVersion(major: major))
    }
    #expect(height(false, 18) == bar["portrait"] as? Double, "\(family.id)")
    if family.idiom == .phone {
      #expect(height(true, 8) == bar["landscape_iOS8+"] as? Double, "\(family.id)")
      #expect(height(true, 26) == 0, "\(family.id)")
      if let old = bar["landscape_iOS7andEarlier"] as? Double { #expect(height(true, 7) == old, "\(family.id)") }
    } else {
      #expect(height(true, 18) == bar["landscape"] as? Double, "\(family.id)")
      #expect(height(true, 26) == nil && height(false, 26) == nil, "\(family.id)")
    }
  }

  /// Every row of the record' widths, exactly; what has no row isn't sourced there.
  private func checkSplitView(of family: DeviceFamily, _ record: [String: Any]) throws {
    guard let rows = record["splitViewWidths"] as? [String: Any] else {
      #expect(family.splitView == (family.id == "ipad-mini-8-3" ? .inferred : nil), "\(family.id)")
      return
    }
    #expect(family.splitView?.rawValue == rows["confidence"] as? String, "\(family.id)")
    var count = 0
    for (axis, orientation) in [("portrait", InterfaceOrientation.portrait), ("landscape", .landscapeRight)] {
      for (name, row) in try #require(rows[axis] as? [String: [String: Any]]) {
        let device = try #require(DeviceCatalogue.device(named: "\(family.id)/\(name)"), "\(family.id)/\(name)")
        let size = device.windowSize(in: orientation)
        #expect(size.width == row["width"] as? Double, "\(family.id) \(axis) \(name)")
        #expect(size.height == device.size(in: orientation).height)
        let traits = device.traits(ofWindow: size, in: orientation)
        #expect(traits.horizontalSizeClass.rawValue == row["horizontal"] as? String, "\(family.id) \(axis) \(name)")
        #expect(traits.verticalSizeClass == .regular)
        count += 1
      }
    }
    #expect(count == 5)
  }

  /// <doc:Devices#Windows-beside-others>
  @Test("Slide overs are 320 points wide, 375 on large pads, and compact")
  func slidesOver() throws {
    for (id, width) in [("ipad-9-7", 320.0), ("ipad-11", 320), ("ipad-12-9", 375)] {
      let device = try #require(DeviceCatalogue.device(named: "\(id)/slideOver"))
      for orientation in InterfaceOrientation.allCases {
        let size = device.windowSize(in: orientation)
        #expect(size.width == width, "\(id)")
        #expect(device.traits(ofWindow: size, in: orientation).horizontalSizeClass == .compact, "\(id)")
      }
    }
  }

  @Test("Windows of pads are regular in width from 678 points on, and the full screen always")
  func classifiesWindows() throws {
    let pad = try #require(DeviceCatalogue.device(named: "ipad-pro-11"))
    func horizontal(_ width: Double) -> UserInterfaceSizeClass {
      pad.traits(ofWindow: Size(width: width, height: 500), in: .portrait).horizontalSizeClass
    }
    #expect(horizontal(639) == .compact && horizontal(677.5) == .compact)
    #expect(horizontal(678) == .regular && horizontal(834) == .regular)
    let small = Device(size: Size(width: 320, height: 480), idiom: .pad)
    #expect(small.traits(ofWindow: small.size, in: .portrait) == small.traits(in: .portrait))
    #expect(small.traits(in: .portrait).horizontalSizeClass == .regular)
  }

  @Test(
    "Behind a slash stands a window: a part that the device has, or a size",
    arguments: [
      ("ipad-pro-11/oneHalf", 592, 834), ("ipad-pro-11/507x1194", 507, 1194), ("iphone-x/320.5x480", 320.5, 480),
    ] as [(String, Double, Double)])
  func namesWindows(name: String, width: Double, height: Double) throws {
    let device = try #require(DeviceCatalogue.device(named: name))
    #expect(device.windowSize(in: .landscapeLeft) == Size(width: width, height: height))
    #expect(device.id == name)
  }

  @Test(
    "What is no window is no device",
    arguments: [
      "iphone-x/oneHalf", "ipad-2/oneHalf", "ipad-pro-11/", "ipad-pro-11/half", "ipad-pro-11/507", "ipad-pro-11/507x",
      "ipad-pro-11/0x100", "ipad-pro-11/-1x100", "ipad-pro-11/1e3x100", "ipad-pro-11/nanx100", "ipad-pro-11/1x2x3",
      "ipad-pro-11/99999999999x1", "ipad-pro-11/0.9x100", "ipad-pro-11/0.0004x0.0004", "ipad-pro-11/oneHalf/oneHalf",
      "/507x1194", "/",
    ])
  func refusesWindows(name: String) {
    #expect(DeviceCatalogue.device(named: name) == nil)
  }

  @Test("A model newer than all that are known gets the newest of its line", arguments: ["iphone-19", "iphone-99"])
  func suggestsNewestOfLine(name: String) {
    guard case .unknown(name, let nearest) = DeviceCatalogue.fault(of: name) else {
      Issue.record("there is no \(name)")
      return
    }
    #expect(nearest == ["iphone-18-pro-max", "iphone-17-pro-max", "iphone-16-pro-max"])
  }

  @Test(
    "A name that is none gets the nearest newer ones, the beginning of several those, a window the nearest window",
    arguments: [
      ("ipad-pro-11/half", .unknown("ipad-pro-11/half", nearest: ["ipad-pro-11/oneHalf"])),
      ("iphone-4/oneHalf", .unknown("iphone-4/oneHalf", nearest: [])),
      ("iphone-44", .unknown("iphone-44", nearest: ["iphone-14", "iphone-4s", "iphone-4"])),
      ("iphone-13-plus", .unknown("iphone-13-plus", nearest: ["iphone-14-plus", "iphone-15-plus", "iphone-16-plus"])),
      ("iphone-9", .unknown("iphone-9", nearest: ["iphone-x"])),
      ("iphone-16-p", .ambiguous("iphone-16-p", names: ["iphone-16-pro-max", "iphone-16-pro", "iphone-16-plus"])),
      ("iphone-17-pro-m", .unknown("iphone-17-pro-m", nearest: ["iphone-17-pro-max"])),
      ("nokia", .unknown("nokia", nearest: [])), ("", .unknown("", nearest: [])),
    ] as [(String, DeviceError)])
  func suggestsNames(name: String, fault: DeviceError) {
    #expect(DeviceCatalogue.device(named: name) == nil)
    #expect(DeviceCatalogue.fault(of: name) == fault)
  }

  @Test(
    "Names are forgiving: in Apple's words, in one word, as Xcode's simulators are called",
    arguments: [
      ("iPhone 17 Pro", "iphone-17-pro"), ("iphone17pro", "iphone-17-pro"), ("IPHONE_17_PRO", "iphone-17-pro"),
      ("iPhone SE (3rd generation)", "iphone-se-3rd-gen"), ("iPad Pro 11-inch (M4)", "ipad-pro-11-m4"),
      ("iPad Pro (12.9-inch) (6th generation)", "ipad-pro-12-9-6th-gen"), ("iPad mini (A17 Pro)", "ipad-mini-a17-pro"),
    ])
  func forgives(name: String, plain: String) throws {
    let device = try #require(DeviceCatalogue.device(named: name))
    #expect(device.id == name)
    var same = try #require(DeviceCatalogue.device(named: plain))
    same.id = name
    #expect(device == same)
    #expect(DeviceCatalogue.spelling(of: name) == plain)
  }

  @Test("No two names are spelled alike but for what is forgiven")
  func hasDistinctNames() {
    for name in DeviceCatalogue.names {
      #expect(DeviceCatalogue.spelling(of: name) == name)
      #expect(DeviceCatalogue.spelling(of: name.replacing("-", with: "")) == name)
    }
  }

  @Test("The current devices are those that their rule names")
  func hasCurrentDevices() throws {
    let newest = try #require(DeviceCatalogue.families.map(\.newestSystem).max())
    let families = DeviceCatalogue.families.filter { $0.newestSystem == newest }
    func bySize(_ idiom: UserInterfaceIdiom) -> [DeviceFamily] {
      families.filter { $0.idiom == idiom }.sorted {
        ($0.size.width, $0.size.height) < ($1.size.width, $1.size.height)
      }
    }
    let entries = try DeviceCatalogue.current.map { name in
      try #require(DeviceCatalogue.entry(named: String(name.prefix { $0 != "/" })), "\(name)")
    }
    #expect(entries.allSatisfy { $0.newestSystem == newest })
    let ids = entries.map(\.family.id)
    #expect(ids[0] == bySize(.phone).first?.id && ids[1] == bySize(.phone).last?.id)
    #expect(ids[2] == bySize(.pad).first?.id)
    #expect(entries[3].family.idiom == .pad && entries[3].family.screen.name == "none")
    #expect(ids[4...].allSatisfy { $0 == bySize(.pad).last?.id })
    let windows = try DeviceCatalogue.current.suffix(3).map { name in
      try #require(DeviceCatalogue.device(named: name)).windowSize(in: .landscapeLeft).width
    }
    #expect(windows.sorted(by: >) == [windows[0], windows[2], windows[1]])
    let narrowest = WindowPlacement.namedParts.compactMap { part in
      DeviceCatalogue.device(named: "ipad-pro-13-m5/\(part.name)")?.windowSize(in: .landscapeLeft).width
    }.min()
    #expect(windows[1] == narrowest)
  }

  @Test("Every model's name in kebab case is a device of its family")
  func knowsModels() throws {
    for record in try Self.families() {
      for model in try #require(record["models"] as? [String]) {
        let name = model.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        let device = try #require(DeviceCatalogue.device(named: name), "\(name)")
        let size = try #require(record["portraitSize"] as? [String: Double])
        #expect(device.size.width == size["width"] && device.size.height == size["height"], "\(name)")
        #expect(device.scale == record["scale"] as? Double, "\(name)")
      }
    }
  }

  @Test(
    "Names mean one device, or the first of that name",
    arguments: [
      ("iphone-4s", 320, 480, "9.3"), ("iphone-x", 375, 812, "16.7"), ("iphone-se", 320, 568, "15.8"),
      ("iphone-se-3rd-gen", 375, 667, "26"), ("ipad-pro-11", 834, 1194, "26"), ("ipad-pro-11-m4", 834, 1210, "26"),
      ("ipad-mini", 768, 1024, "9.3"), ("iphone-6", 375, 667, "12.5"), ("ipad-9-7", 768, 1024, "26"),
    ])
  func namesDevices(name: String, width: Int, height: Int, system: String) throws {
    let device = try #require(DeviceCatalogue.device(named: name))
    #expect(device.size == Size(width: Double(width), height: Double(height)))
    #expect(device.systemVersion == SystemVersion(system))
    #expect(device.id == name)
  }

  @Test("No whole name of a model stands twice, and no family's id is another family's model")
  func namesAreUnique() {
    let aliases = DeviceCatalogue.families.flatMap { $0.models.map(\.fullAlias) }
    #expect(Set(aliases).count == aliases.count)
    for family in DeviceCatalogue.families {
      for other in DeviceCatalogue.families where other.id != family.id {
        #expect(!other.models.contains { $0.fullAlias == family.id }, "\(family.id)")
      }
    }
  }

  @Test("There is no safe area before iOS 11")
  func hasNoSafeAreaBefore11() throws {
    let device = try #require(DeviceCatalogue.device(named: "iphone-8", systemVersion: SystemVersion(major: 10)))
    #expect(device.safeAreaInsets == OrientedInsets())
  }

  @Test(
    "A system version that a device can't have run is told, as far as the catalogue is sure",
    arguments: [
      ("iphone-17", "7.1", "'iphone-17' never ran iOS 7.1; screens like its came with iOS 18"),
      ("iphone-4s", "10", "'iphone-4s' never ran iOS 10; iOS 9.3 is the last that it ran"),
      ("ipad-pro-11/oneHalf", "11", "'ipad-pro-11/oneHalf' never ran iOS 11; screens like its came with iOS 12.1"),
      // Not sure: its family is older, the version's later ones aren't known, and there may be newer systems.
      ("iPhone 8", "10", nil), ("iphone-4s", "9.4", nil), ("iphone-17", "27", nil), ("ipad-2", "3.2", nil),
    ] as [(String, String, String?)])
  func knowsWhatNeverWas(name: String, version: String, message: String?) throws {
    let system = try #require(SystemVersion(version))
    do throws(DeviceError) {
      let device = try DeviceCatalogue.knownDevice(named: name, systemVersion: system)
      #expect(device.systemVersion == system)
      #expect(message == nil)
    } catch {
      #expect(error.description == message)
    }
    #expect(DeviceCatalogue.mayHaveRun(system, onDevice: name) == (message == nil))
  }

  @Test("A system version has one to three numbers", arguments: ["12", "12.1", "12.1.4"])
  func readsVersions(text: String) {
    #expect(SystemVersion(text)?.major == 12)
  }

  @Test(
    "What isn't a system version is none",
    arguments: ["", "twelve", "0", "-1", "1.", "1.2.3.4", "1e3", "99999999999999999999"])
  func refusesVersions(text: String) {
    #expect(SystemVersion(text) == nil)
  }
}
