import InterfaceBuilder
import LayoutModel
import Testing

/// The insets that Interface Builder's canvas keeps clear in root views (<doc:CanvasRules#Safe-areas>).
struct CanvasInsetTests {
  /// A document whose view `root` is looked at, and the insets above and below that.
  struct Sample: CustomTestStringConvertible {
    let testDescription: String
    let tools: Int
    let device: String
    let objects: String
    let top: Double
    let bottom: Double

    init(
      _ description: String, _ tools: Int, _ device: String, _ objects: String, top: Double, bottom: Double
    ) {
      testDescription = description
      self.tools = tools
      self.device = device
      self.objects = objects
      self.top = top
      self.bottom = bottom
    }
  }

  private static func rect(_ width: Double, _ height: Double, y: Double = 0) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// A controller; one with the view `root` where it has a size.
  private static func controller(_ id: String, _ width: Double = 0, _ height: Double = 0, _ parts: String = "")
    -> String
  {
    let view = "<view key=\"view\" id=\"\(width > 0 ? "root" : "\(id)-v")\">\(rect(width, height))</view>"
    return "<viewController id=\"\(id)\">\(view)\(parts)</viewController>"
  }

  /// A navigation controller around the controller `a`, with a bar's stored place.
  private static func navigation(_ y: Double, _ height: Double, _ parts: String = "") -> String {
    """
    <navigationController id="n"><navigationBar key="navigationBar" id="b">\(rect(375, height, y: y))</navigationBar>\(parts)
    <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController>
    """
  }

  private static func leads(_ kind: String, to id: String = "b") -> String {
    "<connections><segue destination=\"\(id)\" kind=\"\(kind)\" id=\"s\"/></connections>"
  }

  private static func simulates(_ name: String, _ part: String) -> String {
    "<\(name) key=\"simulated\(part)Metrics\"/>"
  }

  private static let freeform = simulates("freeformSimulatedSizeMetrics", "Destination")
  private static let tabBar = simulates("simulatedTabBarMetrics", "BottomBar")
  private static let toolbar = simulates("simulatedToolbarMetrics", "BottomBar")
  private static let statusless = simulates("nil", "StatusBar")

  static let samples: [Sample] = [
    // Bars that the file draws.
    Sample(
      "a bar with a large title", 21701, "retina5_5", navigation(20, 96) + controller("a", 414, 736), top: 116,
      bottom: 0),
    Sample("a sheet's bar", 15505, "retina4_7", navigation(0, 56) + controller("a", 375, 647), top: 56, bottom: 0),
    Sample(
      "a root below its bar", 21701, "retina4_7", navigation(20, 44) + controller("a", 375, 603), top: 0, bottom: 0),
    Sample(
      "a root that two bars have shortened, without a known bar", 13771, "retina4_7", controller("a", 375, 603), top: 0,
      bottom: 0),
    Sample(
      "a root below a sheet's bar", 22685, "retina4_7", navigation(0, 56) + controller("a", 375, 591), top: 0, bottom: 0
    ),
    Sample(
      "what is pushed below such a bar", 23094, "retina6_12",
      navigation(118, 44) + controller("a", 0, 0, leads("show")) + controller("b", 393, 852), top: 162, bottom: 34),
    Sample(
      "a bar up to Xcode 8", 12121, "retina4_7", navigation(0, 44) + controller("a", 375, 667), top: 64, bottom: 0),
    // Bars that are simulated by what leads to a scene.
    Sample(
      "a tab bar along show", 17701, "retina6_1",
      controller("a", 0, 0, tabBar + leads("show")) + controller("b", 414, 896), top: 44, bottom: 83),
    Sample(
      "no tab bar on a sheet", 17701, "retina6_1",
      controller("a", 0, 0, tabBar + leads("show")) + controller("b", 414, 842), top: 0, bottom: 34),
    Sample(
      "no tab bar along a presentation", 17701, "retina6_1",
      controller("a", 0, 0, tabBar + leads("presentation")) + controller("b", 414, 896), top: 44, bottom: 34),
    Sample(
      "a navigation controller's toolbar", 15505, "retina4_7",
      navigation(0, 44, toolbar) + controller("a", 375, 667), top: 44, bottom: 49),
    Sample(
      "a toolbar on a tab bar", 15505, "retina4_7",
      controller("a", 0, 0, tabBar + leads("show")) + controller("b", 375, 667, toolbar), top: 0, bottom: 98),
    Sample(
      "a toolbar in a tab bar's place", 12121, "retina4_7",
      controller("a", 0, 0, tabBar + leads("show")) + controller("b", 375, 667, toolbar), top: 20, bottom: 44),
    Sample(
      "a tab bar where insets count twice", 24506, "retina6_1", controller("a", 414, 896, tabBar), top: 96, bottom: 117),
    // Status bars.
    Sample("a button, early Xcode 14", 21507, "retina4_7", controller("a", 375, 667), top: 0, bottom: 0),
    Sample("a button, late Xcode 14", 21701, "retina4_7", controller("a", 375, 667), top: 20, bottom: 0),
    Sample("retina6_0 in Xcode 13", 19529, "retina6_0", controller("a", 390, 844), top: 44, bottom: 34),
    Sample("retina6_0 in Xcode 14", 21701, "retina6_0", controller("a", 390, 844), top: 47, bottom: 34),
    Sample("retina6_7 in Xcode 15", 22505, "retina6_7", controller("a", 428, 926), top: 47, bottom: 34),
    Sample("retina6_7 in Xcode 26", 24128, "retina6_7", controller("a", 430, 932), top: 118, bottom: 68),
    Sample("a pad without a button", 22505, "ipad11_0rounded", controller("a", 834, 1194), top: 24, bottom: 20),
    Sample("a pad without a status bar", 14105, "ipad9_7", controller("a", 768, 1024, statusless), top: 0, bottom: 0),
    Sample(
      "a phone without a status bar", 14105, "retina4_7", controller("a", 375, 667, statusless), top: 20, bottom: 0),
    // Roots of a size of their own.
    Sample("a low freeform scene", 19529, "retina6_1", controller("a", 414, 400, freeform), top: 44, bottom: 0),
    Sample("a high freeform scene", 21701, "retina6_72", controller("a", 375, 1500, freeform), top: 59, bottom: 34),
    Sample(
      "a low scene where insets count twice", 24506, "retina5_9", controller("a", 375, 273, freeform), top: 100,
      bottom: 34),
    Sample("a low scene of late Xcode 14", 21701, "retina6_1", controller("a", 414, 400), top: 48, bottom: 34),
    Sample("a small scene", 14868, "retina6_1", controller("a", 250, 230), top: 44, bottom: 0),
    Sample("a low scene with a button", 14460, "retina4_7", controller("a", 320, 150, freeform), top: 0, bottom: 0),
    // Embedded scenes and popovers.
    Sample(
      "an embedded scene up to Xcode 8", 11762, "retina4_7",
      controller("a", 0, 0, leads("embed")) + controller("b", 375, 667), top: 0, bottom: 0),
    Sample(
      "an embedded scene from Xcode 9 on", 14113, "retina4_7",
      controller("a", 0, 0, leads("embed")) + controller("b", 375, 667), top: 20, bottom: 0),
    Sample(
      "a popover of its own size", 24765, "retina5_9",
      controller("a", 0, 0, leads("popoverPresentation")) + controller("b", 320, 106), top: 50, bottom: 0),
    Sample(
      "a popover with a button", 14868, "retina4_7",
      controller("a", 0, 0, leads("popoverPresentation")) + controller("b", 300, 360, freeform), top: 0, bottom: 0),
    // Sheets.
    Sample(
      "a sheet of Xcode 16", 23504, "retina6_0", navigation(0, 56) + controller("a", 390, 834), top: 56, bottom: 0),
  ]

  @Test("Roots keep clear of bars", arguments: samples)
  func insetsRoots(sample: Sample) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(sample.tools)">
      <device id="\(sample.device)" orientation="portrait"/><objects>\(sample.objects)</objects></document>
      """
    let scenes = try InterfaceBuilderFile(reading: Array(text.utf8), name: "file").scenes().scenes
    let scene = try #require(scenes.first { $0.rootViewController.view.id == "root" })
    let insets = try #require(scene.canvas).window.safeAreaInsets
    #expect(insets == EdgeInsets(top: sample.top, bottom: sample.bottom))
  }

  @Test(
    "Low roots of xibs have nothing below",
    arguments: [
      (15505, "retina6_1", 414.0, 400.0, 44.0, 0.0), (15505, "retina6_1", 414, 603, 44, 34),
      (15505, "retina6_1", 495, 115, 44, 34), (24506, "retina5_9", 375, 485, 100, 34),
      (14460, "retina4_7", 320, 300, 0, 0),
    ])
  func insetsXibs(tools: Int, device: String, width: Double, height: Double, top: Double, bottom: Double) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)">
      <device id="\(device)" orientation="portrait"/>
      <objects><view id="root">\(Self.rect(width, height))</view></objects></document>
      """
    let scene = try #require(try InterfaceBuilderFile(reading: Array(text.utf8), name: "file").scenes().scenes.first)
    #expect(try #require(scene.canvas).window.safeAreaInsets == EdgeInsets(top: top, bottom: bottom))
  }
}
