import LayoutModel
import LayoutTestSupport
import Testing

/// How the device is held, and what the interface makes of it (facts/rotation.json).
struct DeviceOrientationTests {
  @Test("Raw values are UIKit's", .enabled(if: SharedFacts.areHere, "\(SharedFacts.reason)"))
  func hasRawValues() throws {
    let facts = try #require(try SharedFacts.json("facts/rotation.json")["UIDeviceOrientation"] as? [String: Any])
    let values = try #require(facts["value"] as? [String: Int])
    #expect(Dictionary(uniqueKeysWithValues: DeviceOrientation.allCases.map { ($0.name, $0.rawValue) }) == values)
    #expect(values.allSatisfy { DeviceOrientation(name: $0)?.rawValue == $1 })
  }

  @Test(
    "Left and right swap, and lying flat changes nothing", .enabled(if: SharedFacts.areHere, "\(SharedFacts.reason)"))
  func turnsTheInterface() throws {
    let facts = try #require(try SharedFacts.json("facts/rotation.json")["deviceToInterface"] as? [String: Any])
    let values = try #require(facts["value"] as? [String: String])
    #expect(values.count == DeviceOrientation.allCases.count)
    for orientation in DeviceOrientation.allCases {
      #expect((orientation.interfaceOrientation?.name ?? "no change") == values[orientation.name])
    }
    // The raw values swap with the names: the number stays.
    for orientation in DeviceOrientation.allCases {
      if let interface = orientation.interfaceOrientation { #expect(interface.rawValue == orientation.rawValue) }
    }
  }

  @Test("Masks have UIKit's bits", .enabled(if: SharedFacts.areHere, "\(SharedFacts.reason)"))
  func hasMasks() throws {
    let facts = try #require(
      try SharedFacts.json("facts/rotation.json")["UIInterfaceOrientationMask"] as? [String: Any])
    let values = try #require(facts["value"] as? [String: UInt])
    let unions: [String: InterfaceOrientationMask] = [
      "landscape": .landscape, "allButUpsideDown": .allButUpsideDown, "all": .all,
    ]
    for (name, value) in values {
      let single = InterfaceOrientation(name: name).map { InterfaceOrientationMask($0) }
      let orientations = try #require(unions[name] ?? single, "\(name)")
      #expect(orientations.rawValue == value, "\(name)")
      #expect(InterfaceOrientationMask(rawValue: value) == orientations, "\(name)")
    }
  }

  @Test("A mask forgets the order of a list")
  func forgetsOrder() {
    let reversed = SupportedOrientations([.landscapeRight, .portrait])
    #expect(reversed.mask.rawValue == 10)
    #expect(SupportedOrientations(reversed.mask).orientations == [.portrait, .landscapeRight])
    #expect(InterfaceOrientationMask([]).orientations == [])
  }

  @Test("Masks are asked for orientations by their bits, as the book's chapter 17 does")
  func asksForBits() {
    let mask = InterfaceOrientationMask(rawValue: 2 | 16)
    #expect(mask == [.portrait, .landscapeLeft])
    #expect(mask.rawValue & InterfaceOrientationMask.landscapeLeft.rawValue == 16)
    #expect(mask.rawValue & InterfaceOrientationMask.portraitUpsideDown.rawValue == 0)
    #expect(mask.allows(.landscapeLeft) && !mask.allows(.portraitUpsideDown))
  }
}
