package import LayoutModel

/// A screen of several controllers, and events that happen to it at random.
package struct RandomEvents {
  private var random: SeededGenerator

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private static let containers = ["tabs", "nav", "modalNav"]
  private static let controllers = ["tabs", "nav", "list", "second", "detail", "sheet", "picker", "modalNav", "form"]
  private static let devices = ["ipad-air", "ipad-pro-11", "iphone-5s", "iphone-15-pro", "ipad-pro-11/oneThird"]
  private static let versions = ["7.1", "9.3", "12.1", "16", "26"]

  /// A screen: tabs, a navigation stack, a list and a second tab; and controllers to push and to present.
  package mutating func scene() throws -> (scene: Scene, device: Device) {
    var list = ViewController(id: "list", view: view("list"))
    list.bars.navigationItem.rightBarButtonItems = [BarButtonItem(id: "add", title: "Add")]
    list.definesPresentationContext = random.happens(0.3)
    var nav = ViewController(id: "nav", kind: .navigationController, viewControllers: [list])
    nav.orientations.asksTopViewController = random.happens(0.3)
    var second = ViewController(id: "second", view: view("second"))
    second.bars.tabBarItem = BarButtonItem(id: "secondTab", title: "Second")
    second.supportedInterfaceOrientations = orientations()
    var tabs = ViewController(id: "tabs", kind: .tabBarController, viewControllers: [nav, second])
    tabs.selectedIndex = random.integer(0...1)
    var detail = ViewController(id: "detail", view: view("detail"))
    detail.bars.hidesBottomBarWhenPushed = random.happens(0.5)
    detail.prefersStatusBarHidden = random.happens(0.2)
    var sheet = ViewController(id: "sheet", view: view("sheet"))
    sheet.supportedInterfaceOrientations = orientations()
    var picker = ViewController(id: "picker", view: view("picker"))
    picker.preferredContentSize = Size(width: 320, height: 400)
    let form = ViewController(id: "form", view: view("form"))
    let modal = ViewController(id: "modalNav", kind: .navigationController, viewControllers: [form])
    let device = try device()
    let scene = try Scene(
      name: "random", rootViewController: tabs, viewControllers: [detail, sheet, picker, modal])
    return (scene, device)
  }

  private mutating func device() throws -> Device {
    let version = SystemVersion(random.pick(Self.versions))
    return try DeviceCatalogue.knownDevice(named: random.pick(Self.devices), systemVersion: version)
  }

  private mutating func orientations() -> SupportedOrientations? {
    random.pick([nil, nil, .all, .landscape, SupportedOrientations([.portrait])])
  }

  private func view(_ name: String) -> View {
    View(
      "\(name)-view", frame: Rect(x: 0, y: 0, width: 320, height: 480),
      subviews: [
        View(
          "\(name)-box", frame: Rect(x: 20, y: 20, width: 280, height: 100),
          autoresizingMask: [.flexibleWidth, .flexibleBottomMargin])
      ])
  }

  /// Something that happens; most of it possible, some of it not.
  package mutating func event() -> Event {
    switch random.integer(0...11) {
    case 0, 1: return Event(.rotateDevice(random.pick(DeviceOrientation.allCases)))
    case 2, 3, 4: return Event(.action(.present(presentation(), from: random.pick(Self.controllers))))
    case 5, 6: return Event(.action(.dismiss(random.pick(Self.controllers), completion: [])))
    case 7:
      return Event(.action(.push(random.pick(["detail", "sheet", "picker"]), onto: random.pick(Self.containers))))
    case 8: return Event(.action(.pop(from: random.pick(Self.containers), toRoot: random.happens(0.3))))
    case 9: return Event(.action(.selectTab(of: "tabs", index: random.integer(0...1))))
    case 10:
      return Event(.tap(.point(Point(x: Double(random.integer(0...1_000)), y: Double(random.integer(0...1_000))))))
    default: return random.happens(0.5) ? Event(.keyboard(isShown: random.happens(0.5))) : Event(.wait(0.1))
    }
  }

  /// A presentation in any style, of any controller that isn't on the screen at first.
  package mutating func presentation() -> ModalPresentation {
    var presentation = ModalPresentation(
      .named(random.pick(["detail", "sheet", "picker", "modalNav"])),
      style: random.pick(ModalPresentationStyle.allCases.filter { $0 != .none || random.happens(0.1) }),
      transitionStyle: random.pick([.coverVertical, .coverVertical, .crossDissolve, .flipHorizontal]))
    if random.happens(0.9) {
      presentation.popover = PopoverSettings(
        anchor: random.happens(0.5) ? .barButtonItem("add") : .view("list-box", nil))
    }
    return presentation
  }
}
