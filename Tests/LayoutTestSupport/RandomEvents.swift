import Checks
package import LayoutModel

/// A screen of several controllers, and events that happen to it at random.
package struct RandomEvents {
  private var random: SeededGenerator

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private static let containers = ["tabs", "nav", "modalNav"]
  private static let controllers = ["tabs", "nav", "list", "second", "detail", "sheet", "picker", "modalNav", "form"]
  /// The controllers that wait to be pushed or presented.
  private static let pushed = ["detail", "sheet", "picker"]
  private static let versions = ["7.0", "7.1", "8.4", "12.1", "16", "26"]
  /// Devices with each of the versions: a name is looked up once. On the last two the class of the width changes as they turn.
  private static let devices: [Device] = {
    let names = [
      "ipad-air", "ipad-pro-11", "iphone-5s", "iphone-15-pro", "ipad-pro-11/oneThird", "iphone-8-plus", "iphone-xr",
    ]
    return names.flatMap { name in
      versions.compactMap { DeviceCatalogue.device(named: name, systemVersion: SystemVersion($0)) }
    }
  }()

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
    var modal = ViewController(id: "modalNav", kind: .navigationController, viewControllers: [form])
    modal.orientations.asksTopViewController = random.happens(0.3)
    var application = Application(supportedInterfaceOrientations: orientations().map(SupportedOrientations.init))
    application.requiresFullScreen = random.happens(0.5)
    let scene = try Scene(
      name: "random", application: application, rootViewController: tabs,
      viewControllers: [detail, sheet, picker, modal])
    return (scene, random.pick(Self.devices))
  }

  private mutating func orientations() -> InterfaceOrientationMask? {
    random.pick([nil, nil, .all, .landscape, .portrait])
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

  /// Something that happens to a screen; most of it possible, some of it not.
  ///
  /// - Parameter screen: The names of the controllers that are there.
  /// - Returns: The event.
  package mutating func event(on screen: Set<String>) -> Event {
    switch random.integer(0...11) {
    case 0, 1: return Event(.rotateDevice(random.pick(DeviceOrientation.allCases)))
    case 2, 3, 4:
      let from = name(among: Self.controllers) { screen.contains($0) }
      return Event(.action(.present(presentation(on: screen), from: from)))
    case 5:
      return Event(
        .action(.dismiss(name(among: Self.controllers) { screen.contains($0) }, isAnimated: true, completion: [])))
    case 6, 7:
      let pushed = name(among: Self.pushed) { !screen.contains($0) }
      return Event(.action(.push(pushed, onto: navigation(on: screen), isAnimated: true)))
    case 8: return Event(.action(.pop(from: navigation(on: screen), toRoot: random.happens(0.3), isAnimated: true)))
    case 9: return Event(.action(.selectTab(of: "tabs", index: random.integer(0...1))))
    case 10:
      return Event(.tap(.point(Point(x: Double(random.integer(0...1_000)), y: Double(random.integer(0...1_000))))))
    default: return random.happens(0.5) ? Event(.keyboard(isShown: random.happens(0.5))) : Event(.wait(0.1))
    }
  }

  /// A presentation in any style, of a controller that isn't on the screen at first.
  ///
  /// - Parameter screen: The names of the controllers that are there.
  /// - Returns: The presentation.
  package mutating func presentation(on screen: Set<String>) -> ModalPresentation {
    let styles = ModalPresentationStyle.allCases.filter { $0 != .none } + [.popover, .popover]
    var presentation = ModalPresentation(
      .named(name(among: Self.pushed + ["modalNav"]) { !screen.contains($0) }),
      style: random.happens(Self.mistakes) ? .none : random.pick(styles),
      transitionStyle: random.pick([.coverVertical, .coverVertical, .crossDissolve, .flipHorizontal]))
    let mayCurl = presentation.style == .fullScreen || random.happens(Self.mistakes)
    if mayCurl, random.happens(0.3) { presentation.transitionStyle = .partialCurl }
    presentation.isPopoverController = random.happens(Self.mistakes)
    if !random.happens(Self.mistakes) {
      presentation.popover = PopoverSettings(
        anchor: random.happens(0.3) ? .barButtonItem("add") : .view("list-box", nil))
    }
    return presentation
  }

  /// The chance that something impossible is asked for.
  private static let mistakes = 0.03

  /// A navigation controller that is there, or at times something else.
  private mutating func navigation(on screen: Set<String>) -> String {
    name(among: Self.containers) { $0 != "tabs" && screen.contains($0) }
  }

  /// One of some names that is likely, or at times any of them.
  private mutating func name(among all: [String], where isLikely: (String) -> Bool) -> String {
    let likely = all.filter(isLikely)
    return random.pick(likely.isEmpty || random.happens(Self.mistakes) ? all : likely)
  }
}
