import LayoutModel
import LayoutTestSupport
import Testing

/// The orientation of the device, and what the interface makes of it (<doc:Rotation#Orientations-and-their-numbers>).
struct DeviceOrientationTests {
  @Test("Raw values are UIKit's")
  func hasRawValues() {
    let values = [
      "unknown": 0, "portrait": 1, "portraitUpsideDown": 2, "landscapeLeft": 3, "landscapeRight": 4, "faceUp": 5,
      "faceDown": 6,
    ]
    #expect(Dictionary(uniqueKeysWithValues: DeviceOrientation.allCases.map { ($0.name, $0.rawValue) }) == values)
    #expect(values.allSatisfy { DeviceOrientation(name: $0)?.rawValue == $1 })
  }

  @Test("Left and right swap, and lying flat changes nothing")
  func turnsTheInterface() {
    let interfaces: [DeviceOrientation: InterfaceOrientation] = [
      .portrait: .portrait, .portraitUpsideDown: .portraitUpsideDown, .landscapeLeft: .landscapeRight,
      .landscapeRight: .landscapeLeft,
    ]
    for orientation in DeviceOrientation.allCases {
      #expect(orientation.interfaceOrientation == interfaces[orientation])
      // The raw values swap with the names: the number stays.
      if let interface = orientation.interfaceOrientation { #expect(interface.rawValue == orientation.rawValue) }
    }
  }

  @Test(
    "Masks have UIKit's bits",
    arguments: [
      (.portrait, 2), (.portraitUpsideDown, 4), (.landscapeRight, 8), (.landscapeLeft, 16), (.landscape, 24),
      (.allButUpsideDown, 26), (.all, 30),
    ] as [(InterfaceOrientationMask, UInt)])
  func hasMasks(mask: InterfaceOrientationMask, bits: UInt) {
    #expect(mask.rawValue == bits)
    #expect(InterfaceOrientationMask(rawValue: bits) == mask)
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
