import Checks
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

/// Bars' items against frames that UIKit printed, and where they stand on any device.
struct BarItemTests {
  private func traits(_ version: String, _ idiom: UserInterfaceIdiom = .phone, scale: Double = 2) -> Traits {
    var traits = Traits(
      userInterfaceIdiom: idiom, horizontalSizeClass: .compact, verticalSizeClass: .regular,
      interfaceOrientation: .portrait, displayScale: scale)
    traits.systemVersion = SystemVersion(version) ?? traits.systemVersion
    return traits
  }

  private func image() -> BarButtonItem {
    var item = BarButtonItem()
    item.form = .image
    return item
  }

  @Test("Two images on the right take 46 and 43 points and end 8 before the bar's edge, as iOS 14 printed them")
  func images() {
    let places = NavigationBarPlaces(leading: [], trailing: [image(), image()], for: traits("14.0", scale: 3)).trailing
    let margin = 16.0
    let frames = places.map { (x: 390 - margin - $0.end, width: $0.width) }
    #expect(frames.map(\.width) == [43, 46])
    #expect(frames.map(\.x) == [339, 285])
    // The icons themselves: 24 points wide, the outermost 16 from the edge.
    #expect(places.map(\.room.before) == [8, 11])
    #expect(places.map(\.room.behind) == [11, 11])
  }

  @Test("A title of 52 points on the right is in a view of 60, as iOS 13 printed it")
  func titles() throws {
    let item = BarButtonItem(title: "下一步")
    let place = try #require(NavigationBarPlaces(leading: [], trailing: [item], for: traits("13.3")).trailing.first)
    #expect(abs(place.width - 60) <= 0.5)
    #expect(375 - 16 - place.end == 367 - place.width)
  }

  @Test("Icons of iOS 7 are in views of 44 points, 5 from the bar's edge")
  func icons() {
    let places = NavigationBarPlaces(leading: [image()], trailing: [image()], for: traits("7.1"))
    #expect(places.leading.map(\.offset) == [5])
    #expect(places.trailing.map { 320 - $0.end } == [271])
    #expect(places.leading.map(\.width) == [44])
  }

  @Test(
    "Tabs stand where UIKit printed them, to half a point",
    arguments: [
      (4, 320.0, "9.3", [(2.0, 76.0), (82, 76), (162, 76), (242, 76)]),
      (4, 375, "9.3", [(2, 90), (96, 90), (190, 89), (283, 90)]),
      (4, 390, "15.0", [(2, 94), (100, 93), (197, 94), (295, 93)]),
      (5, 414, "10.3", [(2, 79), (85, 79), (168, 78), (250, 79), (333, 79)]),
      (3, 375, "26.1", [(55, 94), (141, 94), (227, 94)]),
    ])
  func tabs(count: Int, width: Double, version: String, frames: [(Double, Double)]) {
    var decisions = Decisions()
    let places = TabPlaces(count, in: width, traits(version), &decisions)
    for (index, frame) in frames.enumerated() {
      #expect(abs(places.start + Double(index) * places.pitch - frame.0) <= 0.5)
      #expect(abs(places.width - frame.1) <= 1)
    }
  }

  // MARK: On devices

  private static let devices = ["iphone-8", "iphone-x", "iphone-14", "iphone-14-pro-max", "ipad-9-7", "ipad-pro-11"]

  /// Bars with items of all forms, in a tab bar controller.
  private func scene(_ direction: UserInterfaceLayoutDirection) throws -> Scene {
    var top = ViewController(id: "top", view: View("view"))
    top.bars.navigationItem.title = "Photos"
    top.bars.navigationItem.leftBarButtonItems = [BarButtonItem(id: "close", title: "Close"), image()]
    top.bars.navigationItem.rightBarButtonItems = [BarButtonItem(id: "add", systemItem: .add), image()]
    top.bars.toolbarItems = [
      BarButtonItem(id: "share", systemItem: .action), BarButtonItem(systemItem: .flexibleSpace),
      BarButtonItem(id: "done", systemItem: .done),
    ]
    var navigation = ViewController(id: "navigation", kind: .navigationController, viewControllers: [top])
    navigation.navigation.isToolbarHidden = false
    let tabs = ViewController(
      id: "tabs", kind: .tabBarController,
      viewControllers: [navigation, ViewController(id: "second", view: View("second-view"))])
    return try Scene(
      name: "bars", device: "iphone-14", rootViewController: tabs,
      userSettings: UserSettings(layoutDirection: direction))
  }

  /// The items' frames in the window.
  private func items(_ layout: ScreenLayout) -> [(name: String, frame: Rect)] {
    var path: [Point] = []
    return layout.views.compactMap { placed in
      path.removeLast(max(0, path.count - placed.depth))
      let (outer, frame) = (path.last ?? .zero, placed.view.unroundedFrame)
      path.append(Point(x: outer.x + frame.x, y: outer.y + frame.y))
      guard ["UINavigationButton", "UIToolbarButton", "UITabBarButton"].contains(placed.view.view.className) else {
        return nil
      }
      return (placed.name, Rect(x: outer.x + frame.x, y: outer.y + frame.y, width: frame.width, height: frame.height))
    }
  }

  @Test("Items keep within the safe area beside a notch, on every device and in both directions", arguments: devices)
  func safeArea(device: String) throws {
    for direction in UserInterfaceLayoutDirection.allCases {
      for orientation in InterfaceOrientation.allCases {
        let layout = try scene(direction).layout(in: orientation, on: device)
        let (window, area) = (layout.window.size, layout.window.safeAreaInsets)
        let items = items(layout)
        #expect(items.count == 8)
        for (name, frame) in items {
          #expect(frame.x >= area.left && frame.maxX <= window.width - area.right, "\(name) \(orientation.name)")
        }
      }
    }
  }

  @Test("What runs from right to left is the mirror image of what runs from left to right", arguments: devices)
  func mirrored(device: String) throws {
    for orientation in InterfaceOrientation.allCases {
      let (there, back) = (
        items(try scene(.leftToRight).layout(in: orientation, on: device)),
        items(try scene(.rightToLeft).layout(in: orientation, on: device))
      )
      let width = try scene(.leftToRight).layout(in: orientation, on: device).window.size.width
      #expect(there.map(\.name) == back.map(\.name))
      for (a, b) in zip(there, back) {
        #expect(abs(a.frame.x - (width - b.frame.maxX)) < 1e-9, "\(a.name) \(orientation.name)")
        #expect(a.frame.y == b.frame.y && a.frame.size == b.frame.size)
      }
    }
  }

  @Test("A toolbar's items keep the margins at its ends where a flexible space shares what is left")
  func spaces() throws {
    let layout = try scene(.leftToRight).layout(
      in: .landscapeLeft, on: "iphone-14", systemVersion: SystemVersion("16.4"))
    let done = try #require(items(layout).first { $0.name == "done" })
    #expect(done.frame.maxX == 844 - 47 - 8)
    let share = try #require(items(layout).first { $0.name == "share" })
    #expect(share.frame.x == 47 + 8)
  }
}
