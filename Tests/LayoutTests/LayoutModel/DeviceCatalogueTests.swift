import Foundation
import LayoutModel
import LayoutTestSupport
import Testing

/// The catalogue against facts/devices.json, and its names.
struct DeviceCatalogueTests {
  private static let orientations: [(name: String, orientation: InterfaceOrientation)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown), ("landscapeLeft", .landscapeLeft),
    ("landscapeRight", .landscapeRight),
  ]

  private static func families() throws -> [[String: Any]] {
    try #require(try SharedFacts.json("facts/devices.json")["families"] as? [[String: Any]])
  }

  @Test("Every family of the facts is in the catalogue as it is there", .enabled(if: SharedFacts.areHere, "\(SharedFacts.reason)"))
  func agreesWithFacts() throws {
    let families = try Self.families()
    #expect(families.compactMap { $0["id"] as? String } == DeviceCatalogue.familyIDs)
    for (facts, family) in zip(families, DeviceCatalogue.families) {
      let size = try #require(facts["portraitSize"] as? [String: Double])
      #expect(family.size == Size(width: size["width"] ?? 0, height: size["height"] ?? 0), "\(family.id)")
      #expect(family.scale == facts["scale"] as? Double, "\(family.id)")
      #expect(family.idiom.rawValue == facts["idiom"] as? String, "\(family.id)")
      let device = try #require(DeviceCatalogue.device(named: family.id))
      #expect(
        device.supportsPortraitUpsideDown == facts["supportsPortraitUpsideDownRotation"] as? Bool, "\(family.id)")
      try checkSizeClasses(of: device, facts)
      try checkSafeAreas(of: family, facts)
    }
  }

  private func checkSizeClasses(of device: Device, _ facts: [String: Any]) throws {
    let classes = try #require(facts["sizeClasses"] as? [String: [String: String]])
    for (name, orientation) in Self.orientations {
      let expected = try #require(classes[name.hasPrefix("landscape") ? "landscape" : "portrait"])
      let traits = device.traits(in: orientation)
      #expect(traits.horizontalSizeClass.rawValue == expected["horizontal"], "\(device.id) \(name)")
      #expect(traits.verticalSizeClass.rawValue == expected["vertical"], "\(device.id) \(name)")
    }
  }

  /// The facts' eras by a system version in each; a family that none is given for has its insets checked in none.
  private func checkSafeAreas(of family: DeviceFamily, _ facts: [String: Any]) throws {
    guard let eras = facts["safeAreaInsets"] as? [String: [String: Any]] else { return }
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

  @Test("Every model's name in kebab case is a device of its family", .enabled(if: SharedFacts.areHere, "\(SharedFacts.reason)"))
  func knowsModels() throws {
    for facts in try Self.families() {
      for model in try #require(facts["models"] as? [String]) {
        let name = model.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        let device = try #require(DeviceCatalogue.device(named: name), "\(name)")
        let size = try #require(facts["portraitSize"] as? [String: Double])
        #expect(device.size.width == size["width"] && device.size.height == size["height"], "\(name)")
        #expect(device.scale == facts["scale"] as? Double, "\(name)")
      }
    }
  }

  @Test("Names mean one device, or the first of that name", arguments: [
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

  @Test("A system version has one to three numbers", arguments: ["12", "12.1", "12.1.4"])
  func readsVersions(text: String) {
    #expect(SystemVersion(text)?.major == 12)
  }

  @Test("What isn't a system version is none", arguments: ["", "twelve", "0", "-1", "1.", "1.2.3.4", "1e3", "99999999999999999999"])
  func refusesVersions(text: String) {
    #expect(SystemVersion(text) == nil)
  }
}
