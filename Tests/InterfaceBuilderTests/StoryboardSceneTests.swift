import Documents
import Foundation
import InterfaceBuilder
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import SceneSources
import Testing

/// A storyboard's controllers as an application shows them on a device.
struct StoryboardSceneTests {
  private func file(_ name: String) throws -> InterfaceBuilderFile {
    let path = Checkout.path("Fixtures/InterfaceBuilder/\(name)")
    return try InterfaceBuilderFile(reading: Array(try Data(contentsOf: URL(fileURLWithPath: path))), name: name)
  }

  private func window(_ device: String, _ orientation: InterfaceOrientation = .portrait) throws -> Window {
    try DeviceCatalogue.knownDevice(named: device, systemVersion: nil).window(in: orientation)
  }

  /// The root controller of the one scene of a name.
  private func root(
    _ scene: String, of file: InterfaceBuilderFile, on device: String = "iphone-8",
    _ orientation: InterfaceOrientation = .portrait
  ) throws -> ViewController {
    let scenes = try file.scenes(in: window(device, orientation), named: scene).scenes
    #expect(scenes.count == 1)
    return try #require(scenes.first).rootViewController
  }

  @Test(
    "A container is a scene of its own, with all that it holds", arguments: ["tab-ct-001", "AppController", "initial"])
  func namesContainers(name: String) throws {
    let tabs = try root(name, of: file("application.storyboard"))
    #expect(tabs.kind == .tabBarController)
    #expect(tabs.viewControllers.map(\.id) == ["nav-ct-001", "oth-ct-001"])
    #expect(tabs.viewControllers.map(\.bars.tabBarItem?.title) == ["Items", "Others"])
    #expect(tabs.viewControllers[0].viewControllers.map(\.view.id) == ["lst-vw-001"])
  }

  @Test("What is pushed stands on the stack that pushes it, over bare controllers, with what is embedded in it")
  func stacks() throws {
    let tabs = try root("DetailController", of: file("application.storyboard"))
    let stack = tabs.viewControllers[0].viewControllers
    #expect(stack.map(\.id) == ["lst-ct-001", "det-ct-001"])
    #expect(stack[0].view.subviews.isEmpty && !stack[1].view.subviews.isEmpty)
    #expect(stack[1].bars.hidesBottomBarWhenPushed)
    #expect(stack[1].childViewControllers.map(\.viewController.id) == ["emb-ct-001"])
    #expect(stack[1].childViewControllers.map(\.containerView) == ["det-in-001"])
  }

  @Test("What is presented is so by its segue's style, over what presents it")
  func presents() throws {
    let file = try file("application.storyboard")
    let sheet = try #require(try root("sht-ct-001", of: file, on: "ipad-9-7").presents.first)
    #expect(sheet.style == .formSheet)
    guard case .declared(let navigation) = sheet.subject else {
      Issue.record("no controller")
      return
    }
    #expect(navigation.id == "shn-ct-001")
    let item = navigation.viewControllers.first?.bars.navigationItem
    #expect(item?.leftBarButtonItems.map(\.systemItem) == [.cancel])
    #expect(item?.rightBarButtonItems.map(\.id) == ["done-ite-m"])
    let popover = try #require(try root("pop-ct-001", of: file, on: "ipad-9-7").presents.first)
    #expect(popover.popover?.anchor == .barButtonItem("add-ite-m"))
    #expect(popover.popover?.permittedArrowDirections == .up)
    guard case .declared(let content) = popover.subject else { return }
    #expect(content.preferredContentSize == Size(width: 240, height: 300))
  }

  @Test("Columns stand in their split view controller, which shows the one that is asked for")
  func columns() throws {
    let file = try file("columns.storyboard")
    let primary = try root("lst-ct-001", of: file)
    #expect(primary.kind == .splitViewController && primary.split.collapsesToPrimary)
    #expect(primary.split.minimumPrimaryColumnWidth == 300)
    #expect(primary.viewControllers.map(\.id) == ["mas-ct-001", "sec-ct-001"])
    #expect(primary.viewControllers[0].navigation.prefersLargeTitles)
    #expect(!primary.viewControllers[0].navigation.isToolbarHidden)
    #expect(try root("lst-ct-001", of: file, on: "ipad-9-7").split.preferredDisplayMode == .oneOverSecondary)
    #expect(try root("lst-ct-001", of: file, on: "ipad-9-7", .landscapeLeft).split.preferredDisplayMode == .automatic)
    #expect(try root("new-ct-001", of: file).viewControllers.map(\.id) == ["mas-ct-001", "new-ct-001"])
  }

  @Test("A page view controller holds a bare page, and is presented as its segue says")
  func pages() throws {
    let presentation = try #require(try root("Pages", of: file("columns.storyboard")).presents.first)
    #expect(presentation.style == .fullScreen && presentation.transitionStyle == .crossDissolve)
    guard case .declared(let pages) = presentation.subject else { return }
    #expect(pages.kind == .pageViewController && pages.viewControllers == [ViewController()])
  }

  // MARK: Odd graphs

  /// A storyboard of scenes, each of one object.
  private func storyboard(_ objects: [String]) throws -> InterfaceBuilderFile {
    let scenes = objects.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507">
      <device id="retina4_7" orientation="portrait"/><scenes>\(scenes)</scenes></document>
      """
    return try InterfaceBuilderFile(reading: Array(text.utf8), name: "file")
  }

  private func controller(_ id: String, _ segues: String, _ metrics: String = "") -> String {
    """
    <viewController id="\(id)"><view key="view" id="\(id)-v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><containerView id="\(id)-c"><rect key="frame" x="0" y="0" width="50" height="50"/>
    <connections>\(segues)</connections></containerView></subviews></view>\(metrics)</viewController>
    """
  }

  private func segue(_ kind: String, to id: String, _ relationship: String = "") -> String {
    "<segue kind=\"\(kind)\" destination=\"\(id)\" relationship=\"\(relationship)\"/>"
  }

  @Test(
    "Controllers in circles stand by themselves",
    arguments: ["embed", "show", "push", "presentation", "popoverPresentation", "modal", "showDetail"])
  func circles(kind: String) throws {
    let file = try storyboard([
      controller("a", segue(kind, to: "b")), controller("b", segue(kind, to: "a")),
      controller("c", segue(kind, to: "c")),
    ])
    let (scenes, warnings) = try file.scenes(in: window("ipad-9-7"))
    #expect(scenes.map(\.id) == ["a", "b", "c"])
    #expect(warnings.isEmpty)
    for scene in scenes { _ = try scene.layout(in: .landscapeLeft, on: "ipad-9-7") }
  }

  @Test("Containers in circles, and ones of many levels, lay out, or end as UIKit ends stacks in stacks")
  func deepContainers() throws {
    func navigation(_ id: String, _ root: String) -> String {
      "<navigationController id=\"\(id)\"><connections>\(segue("relationship", to: root, "rootViewController"))</connections></navigationController>"
    }
    let circle = try storyboard([navigation("n", "m"), navigation("m", "n"), navigation("o", "o")])
    for (name, isStackInStack) in [("n", true), ("m", true), ("o", false)] {
      let scene = try #require(try circle.scenes(in: window("iphone-8"), named: name).scenes.first)
      guard isStackInStack else {
        _ = try scene.layout(in: .portrait, on: "iphone-8")
        continue
      }
      #expect(throws: SimulatedException.self) { try scene.layout(in: .portrait, on: "iphone-8") }
    }
    let levels = 2_000
    let deep = try storyboard(
      (0..<levels).map { navigation("n\($0)", "n\($0 + 1)") } + [controller("n\(levels)", "")])
    let scene = try #require(try deep.scenes(in: window("iphone-8")).scenes.first)
    // Containers of too many levels are left out, all but the bar that shows there.
    #expect(scene.rootViewController.viewControllers.map(\.id) == ["n\(levels)"])
    #expect(try scene.layout(in: .portrait, on: "iphone-8")["n\(levels)-v"] != nil)
    let outermost = try #require(try deep.scenes(in: window("iphone-8"), named: "n0").scenes.first)
    #expect(throws: SimulatedException.self) { try outermost.layout(in: .portrait, on: "iphone-8") }
  }

  @Test("Controllers in circles through containers stand over each other once")
  func circlesOfContainers() throws {
    func navigation(_ id: String, _ root: String) -> String {
      "<navigationController id=\"\(id)\"><connections>\(segue("relationship", to: root, "rootViewController"))</connections></navigationController>"
    }
    let file = try storyboard([
      navigation("n", "a"), controller("a", segue("presentation", to: "m")),
      navigation("m", "b"), controller("b", segue("presentation", to: "n")),
    ])
    let scenes = try file.scenes(in: window("ipad-9-7")).scenes
    #expect(scenes.map(\.rootViewController.id) == ["m", "n"])
    #expect(scenes.map { $0.rootViewController.presents.count } == [1, 1])
    for scene in scenes { _ = try scene.layout(in: .landscapeLeft, on: "ipad-9-7") }
  }

  @Test("A split view's compact column stands in place of the others in compact width alone")
  func compactColumn() throws {
    let columns = ["master": "a", "detail": "b", "compact": "k"].sorted { $0.key < $1.key }.map { name, id in
      segue("relationship", to: id, "\(name)ViewController")
    }
    let file = try storyboard([
      "<splitViewController id=\"s\"><connections>\(columns.joined())</connections></splitViewController>",
      controller("a", ""), controller("b", ""), controller("k", ""),
    ])
    func shown(_ scene: String, on device: String) throws -> [String?] {
      try root(scene, of: file, on: device).viewControllers.map(\.id)
    }
    #expect(try shown("s", on: "iphone-8") == [nil, "k"])
    #expect(try shown("s", on: "ipad-9-7") == ["a", "b"])
    #expect(try shown("a", on: "iphone-8") == ["a", "b"])
    #expect(try shown("k", on: "ipad-9-7") == [nil, "k"])
    let scene = try #require(try file.scenes(in: window("iphone-8"), named: "s").scenes.first)
    #expect(try scene.layout(in: .portrait, on: "iphone-8")["k-v"] != nil)
  }

  @Test(
    "A split view without a detail shows its primary in compact width, and an empty detail beside it in regular width")
  func primaryAlone() throws {
    let file = try storyboard([
      "<splitViewController id=\"s\"><connections>\(segue("relationship", to: "a", "masterViewController"))</connections></splitViewController>",
      controller("a", ""),
    ])
    for name in ["s", "a"] {
      let phone = try root(name, of: file, on: "iphone-8")
      #expect(phone.viewControllers.map(\.id) == ["a", nil] && phone.split.collapsesToPrimary)
      let pad = try root(name, of: file, on: "ipad-9-7", .landscapeLeft)
      #expect(pad.viewControllers.map(\.id) == ["a", nil])
      let scene = try #require(try file.scenes(in: window("iphone-8"), named: name).scenes.first)
      #expect(try scene.layout(in: .portrait, on: "iphone-8")["a-v"] != nil)
    }
  }

  @Test("A replacing segue of Xcode 5 takes the place of the detail, unless it means the other column")
  func replaces() throws {
    let columns =
      segue("relationship", to: "a", "masterViewController") + segue("relationship", to: "b", "detailViewController")
    let file = try storyboard([
      "<splitViewController id=\"s\"><connections>\(columns)</connections></splitViewController>",
      controller(
        "a",
        segue("replace", to: "r") + "<segue kind=\"replace\" splitViewControllerTargetIndex=\"0\" destination=\"l\"/>"),
      controller("b", ""), controller("r", ""), controller("l", ""),
    ])
    #expect(try root("r", of: file).viewControllers.map(\.id) == ["a", "r"])
    #expect(try root("l", of: file).id == "l")
  }

  @Test("A controller stands in one container view; another that embeds it is told of")
  func embeddedTwice() throws {
    let file = try storyboard([
      controller("a", segue("embed", to: "k")), controller("b", segue("embed", to: "k")), controller("k", ""),
    ])
    let (scenes, warnings) = try file.scenes(in: window("iphone-8"), named: "b")
    #expect(scenes.map(\.rootViewController.childViewControllers.count) == [0])
    #expect(warnings.map(\.code) == ["embedded-elsewhere"])
  }

  @Test("Of several segues to a scene its bars are told by the one that the file names")
  func tieBreakers() throws {
    func bars(_ tieBreaker: String) throws -> Double? {
      let objects = [
        "<navigationController id=\"n\"><connections>\(segue("relationship", to: "a", "rootViewController"))</connections></navigationController>",
        controller(
          "a",
          "<segue kind=\"show\" destination=\"d\" id=\"s1\"/><segue kind=\"popoverPresentation\" destination=\"d\" id=\"s2\"/>"
        ),
        controller("d", ""),
      ]
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701">
        <device id="retina4_7" orientation="portrait"/>
        <scenes>\(objects.map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes>
        <inferredMetricsTieBreakers><segue reference="\(tieBreaker)"/></inferredMetricsTieBreakers></document>
        """
      let file = try InterfaceBuilderFile(reading: Array(text.utf8), name: "file")
      return try file.scenes(named: "d").scenes.first?.canvas?.window.safeAreaInsets.top
    }
    #expect(try bars("s1") == 64)
    #expect(try bars("s2") == 0)
  }

  @Test("Segues that aren't known are told of, with their places; custom and unwinding ones are code")
  func unknownSegues() throws {
    let segues = [
      segue("hover", to: "a"), segue("relationship", to: "a", "side"), segue("custom", to: "a"),
      segue("unwind", to: "a"),
    ]
    let warnings = try storyboard([controller("a", segues.joined())]).scenes().warnings
    #expect(warnings.map(\.code) == ["unknown-segue", "unknown-segue"])
    #expect(warnings.map(\.message).first?.contains("\"hover\"") == true)
    #expect(warnings.allSatisfy { $0.position.line == 4 })
  }

  @Test("Where thousands of views are around others, the last controllers are shown by themselves, with a warning")
  func crowds() throws {
    let (views, presented) = (3_000, 10)
    let crowd = (0..<views).map {
      "<view id=\"v\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view>"
    }
    let segues = (0..<presented).map { segue("presentation", to: "c\($0)") }.joined()
    let presenter = """
      <viewController id="p"><view key="view" id="p-v"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(crowd.joined())</subviews></view><connections>\(segues)</connections></viewController>
      """
    let file = try storyboard([presenter] + (0..<presented).map { controller("c\($0)", "") })
    let (scenes, warnings) = try file.scenes(in: window("iphone-8"))
    let alone = scenes.dropFirst().filter { $0.rootViewController.id != "p" }.compactMap(\.id)
    #expect(alone == ["c7", "c8", "c9"])
    #expect(warnings.map(\.code) == alone.map { _ in "shown-alone" })
    #expect(try root("c9", of: file).id == "p")
  }

  @Test("What a bar's item shows keeps its size on a device")
  func barsViews() throws {
    let item = """
      <navigationItem key="navigationItem" id="i"><view key="titleView" id="t">
      <rect key="frame" x="0" y="0" width="120" height="30"/></view></navigationItem>
      """
    let file = try storyboard([controller("a", "", item)])
    let scene = try #require(try file.scenes(in: window("iphone-8"), named: "t").scenes.first)
    #expect(try scene.layout(in: .portrait, on: "iphone-8")["t"]?.frame.size == Size(width: 120, height: 30))
  }

  @Test("A controller of another file's containers stands in the bars that its scene simulates")
  func simulatedBars() throws {
    let metrics = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/><simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      """
    let tabs = try root("a", of: storyboard([controller("a", "", metrics)]))
    #expect(tabs.kind == .tabBarController)
    #expect(tabs.viewControllers.map(\.kind) == [.navigationController])
    #expect(tabs.viewControllers[0].viewControllers.map(\.id) == ["a"])
  }
}
