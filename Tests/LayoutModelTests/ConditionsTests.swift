import LayoutModel
import LayoutTestSupport
import Testing

/// Conditions and their names.
struct ConditionsTests {
  @Test(
    "A name says what was asked for, in its order, and is read back",
    arguments: [
      (Conditions(device: "iphone-17", orientation: .portrait), "iphone-17/portrait"),
      (
        Conditions(device: "ipad-pro-11/oneHalf", orientation: .landscapeLeft), "ipad-pro-11/oneHalf/landscapeLeft"
      ),
      (
        Conditions(
          device: "iphone-se", systemVersion: SystemVersion(major: 9, minor: 3), orientation: .portrait,
          size: Size(width: 320, height: 400), contentSizeCategory: .accessibilityLarge, layoutDirection: .rightToLeft,
          pseudolanguage: .doubleLength),
        "iphone-se/9.3/portrait/320x400/accessibilityLarge/rightToLeft/doubleLength"
      ),
      (Conditions(contentSizeCategory: .large), "large"),
      (Conditions(device: "inline", pseudolanguage: Pseudolanguage.none), "inline/none"),
      (Conditions(systemVersion: SystemVersion(major: 12)), "12"),
      (.canvas, "canvas"),
    ] as [(Conditions, String)])
  func names(conditions: Conditions, name: String) throws {
    #expect(conditions.name == name)
    #expect(try Conditions(name: name) == conditions)
  }

  @Test("Any conditions are read back from their name")
  func readsBack() throws {
    var random = SeededGenerator(seed: 13)
    func maybe<Value>(_ values: [Value]) -> Value? {
      Bool.random(using: &random) ? values.randomElement(using: &random) : nil
    }
    let windows = DeviceCatalogue.current + ["ipad-pro-11/oneThird", "ipad-pro-11/507.5x1194"]
    let sizes = [Size(width: 320, height: 400), Size(width: 1.25, height: 1e9), Size(width: 333.333, height: 1)]
    for _ in 0..<5_000 {
      var conditions = Conditions(
        device: maybe(DeviceCatalogue.names + windows + ["inline"]),
        systemVersion: maybe([SystemVersion(major: 26), SystemVersion(major: 9, minor: 3)]),
        orientation: maybe(InterfaceOrientation.allCases), size: maybe(sizes),
        contentSizeCategory: maybe(ContentSizeCategory.allCases),
        layoutDirection: maybe(UserInterfaceLayoutDirection.allCases), pseudolanguage: maybe(Pseudolanguage.allCases))
      if conditions.device == nil, conditions.orientation == nil, conditions.size == nil {
        conditions.isOnCanvas = Bool.random(using: &random)
      }
      guard conditions != Conditions() else { continue }
      let read = try Conditions(name: conditions.name)
      #expect(read.name == conditions.name)
      #expect(read.identity == conditions.identity)
      // A size right behind a device is taken as that of its window.
      let hasSizeBehindDevice =
        conditions.device != nil && conditions.size != nil && conditions.systemVersion == nil
        && conditions.orientation == nil
      #expect(read == conditions || hasSizeBehindDevice)
    }
  }

  @Test(
    "What is no name of conditions is told",
    arguments: [
      ("", "conditions have a name such as iphone-17/portrait"),
      ("/", "conditions have a name such as iphone-17/portrait"),
      ("iphone-17/potrait", "'potrait' is no part of conditions' names; did you mean 'portrait'?"),
      (
        "iphone-17/portrait/iphone-16",
        "'iphone-16' is no part of conditions' names; they are device, system version, orientation, size, content size "
          + "category, layout direction, pseudolanguage, localization"
      ),
      (
        "iphone-17/large/portrait",
        "'portrait' is an orientation, which stands before a content size category; the order is device, system "
          + "version, orientation, size, content size category, layout direction, pseudolanguage, localization"
      ),
      ("potrait", "'potrait' is no part of conditions' names; did you mean 'portrait'?"),
      ("canvas/320x400", "'320x400' is a size, and a canvas has the one that its file says"),
      ("portrait/landscapeLeft", "'landscapeLeft' is an orientation, and one stands before it already"),
      (
        "iphone-4/oneHalf/portrait", "there is no device 'iphone-4/oneHalf'"
      ),
      (
        "iphone-13-plus/portrait",
        "there is no device 'iphone-13-plus'; did you mean 'iphone-14-plus', "
          + "'iphone-15-plus' or 'iphone-16-plus'?"
      ),
    ])
  func refuses(name: String, message: String) {
    #expect {
      try Conditions(name: name)
    } throws: {
      "\($0)" == message
    }
  }

  @Test("Devices that are one, however they are spelled, make one identity; names are the catalogue's")
  func identifies() {
    let spellings = ["iPhone 17 Pro", "iphone17pro", "iphone-17-pro", "IPHONE_17 PRO"]
    let all = spellings.map { Conditions(device: $0, orientation: .portrait) }
    #expect(Set(all.map(\.name)) == ["iphone-17-pro/portrait"])
    #expect(Set(all.map(\.identity)).count == 1)
    #expect(Conditions(device: "iphone-17").identity != Conditions(device: "iphone-17-pro").identity)
    #expect(Conditions(device: "iphone-se").identity == Conditions(device: "iPhone SE (1st generation)").identity)
    #expect(
      Conditions(device: "ipad-pro-11/507x1194").identity
        == Conditions(device: "iPad Pro 11", size: Size(width: 507, height: 1194)).identity)
  }

  @Test("A product has devices outermost, then the parts of the name in their order")
  func multiplies() {
    let product = Conditions.product(
      devices: ["iphone-17", "iphone-16"], orientations: [.portrait, nil], layoutDirections: [.rightToLeft])
    #expect(
      product.map(\.name) == [
        "iphone-17/portrait/rightToLeft", "iphone-17/rightToLeft", "iphone-16/portrait/rightToLeft",
        "iphone-16/rightToLeft",
      ])
    #expect(Conditions.product() == [Conditions()])
  }
}
