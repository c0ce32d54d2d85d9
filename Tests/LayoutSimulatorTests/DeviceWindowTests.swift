import Checks
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

/// Windows that don't fill the screen.
struct DeviceWindowTests {
  private func device(_ name: String) throws -> Device { try #require(DeviceCatalogue.device(named: name)) }

  @Test("A window that fills the screen is the device's own")
  func fillsTheScreen() throws {
    for name in ["iphone-x", "ipad-pro-11", "iphone-8-plus"] {
      let device = try device(name)
      for orientation in InterfaceOrientation.allCases {
        let window = device.window(ofSize: device.size(in: orientation), in: orientation)
        #expect(window == device.window(in: orientation))
        #expect(window.safeAreaInsets == device.safeAreaInsets[orientation])
        #expect(window.traits == device.traits(in: orientation))
      }
    }
  }

  @Test("Half a pad in landscape is compact, keeps the bars' insets, and has the pixels of the whole")
  func splits() throws {
    let window = try device("ipad-pro-11-1st-gen/oneHalf").window(in: .landscapeLeft)
    #expect(window.size == Size(width: 592, height: 834))
    #expect(window.safeAreaInsets == EdgeInsets(top: 32, bottom: 25))
    #expect(window.traits.horizontalSizeClass == .compact && window.traits.verticalSizeClass == .regular)
    #expect(window.scale == 2)
  }

  @Test("A window has no insets at its sides")
  func hasNoSideInsets() throws {
    let window = try device("iphone-x").window(ofSize: Size(width: 500, height: 375), in: .landscapeLeft)
    #expect(window.safeAreaInsets == EdgeInsets(bottom: 21))
    #expect(window.traits.horizontalSizeClass == .compact && window.traits.verticalSizeClass == .compact)
  }

  @Test("A root that says no frame is written for the whole screen, and is resized to its part")
  func resizesTheRoot() throws {
    let scene = try Scene(
      name: "split", device: "ipad-pro-11",
      view: View(
        "root",
        subviews: [View("bar", frame: Rect(x: 20, y: 40, width: 794, height: 44), autoresizingMask: .flexibleWidth)]))
    let layout = try scene.layout(in: .portrait, on: "ipad-pro-11/507x1194")
    #expect(layout.layout.window.size == Size(width: 507, height: 1194))
    #expect(layout["root"]?.frame == Rect(x: 0, y: 0, width: 507, height: 1194))
    #expect(layout["bar"]?.frame == Rect(x: 20, y: 40, width: 467, height: 44))
    #expect(layout.device.id == "ipad-pro-11/507x1194")
  }
}
