import Checks
import Foundation
import InterfaceBuilder
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import SceneSources
import Testing

/// The place of a controller's view until iOS 6, and later.
struct StatusBarTests {
  @Test(
    "A root view lies below the status bar until iOS 6, unless it wants the full screen or nothing is to be kept free",
    arguments: [
      ("3.2", "iphone-3gs", false, StatusBarStyle.default, false, 20.0),
      ("5.1", "iphone-4s", false, .default, false, 20),
      ("6.1", "iphone-4s", false, .blackOpaque, false, 20), ("6.1", "iphone-4s", true, .default, false, 0),
      ("6.1", "iphone-4s", false, .blackTranslucent, false, 0), ("6.1", "iphone-4s", false, .default, true, 0),
      ("6.1", "ipad-3", false, .blackTranslucent, false, 20), ("7.0", "iphone-4s", false, .default, false, 0),
      ("9.3", "iphone-4s", false, .blackOpaque, true, 0),
    ])
  func liesBelow(
    version: String, device: String, wantsAll: Bool, style: StatusBarStyle, isHidden: Bool, top: Double
  ) throws {
    var application = Application()
    application.statusBarStyle = style
    application.statusBarHidden = isHidden
    var controller = ViewController(view: View("root"), supportedInterfaceOrientations: .all)
    controller.wantsFullScreenLayout = wantsAll
    let scene = try Scene(name: "status", application: application, rootViewController: controller)
    for orientation in [InterfaceOrientation.portrait, .landscapeLeft] {
      let layout = try scene.layout(in: orientation, on: device, systemVersion: SystemVersion(version))
      let size = layout.window.size
      #expect(layout["root"]?.frame == Rect(x: 0, y: top, width: size.width, height: size.height - top))
    }
  }

  @Test("So do views of Interface Builder's files", arguments: [("6.1", 20.0, 80.0), ("7.1", 0, 100)])
  func laysOutFiles(version: String, top: Double, imageHeight: Double) throws {
    let path = Checkout.path("Fixtures/InterfaceBuilder/heavy-rotation.xib")
    let file = try InterfaceBuilderFile(reading: Array(try Data(contentsOf: URL(fileURLWithPath: path))), name: "heavy")
    let device = try DeviceCatalogue.knownDevice(named: "iphone-4s", systemVersion: SystemVersion(version))
    let scene = try #require(try file.scenes(in: device.window(in: .landscapeLeft), named: nil).scenes.first)
    let layout = try scene.layout(in: .landscapeLeft, on: device)
    #expect(layout.views.first?.view.frame == Rect(x: 0, y: top, width: 480, height: 320 - top))
    #expect(layout["image"]?.frame.height == imageHeight)
  }
}
