import Documents
import LayoutModel

/// The keys of a controller (spec/FIXTURE.md, "A controller").
enum ControllerKeys {
  static let table = KeyTable<ViewController>(
    "a controller, an object", fresh: ViewController(), names + orientations + own + bars + split + content)

  private static let names: [FixtureKey<ViewController>] = [
    FixtureKey(
      placed: "id", .string, "what messages call it; unique in the fixture",
      {
        $0.id = $1
        $0.position = $2
      }, write: { $0.id }),
    FixtureKey("class", .name(of: "controller class"), "UIViewController if left out", \.kind),
  ]

  private static let orientations: [FixtureKey<ViewController>] = [
    FixtureKey(
      "supportedInterfaceOrientations", .controllerOrientations,
      "the orientations that it allows; of a container \"topViewController\" for those of what it shows",
      {
        $0.orientations.supportedInterfaceOrientations = $1.list
        $0.orientations.asksTopViewController = $1.list == nil
      }, write: { $0.orientations.list }),
    FixtureKey(
      "preferredInterfaceOrientationForPresentation", .interfaceOrientation,
      "where it first appears, presented in full", \.orientations.preferredInterfaceOrientationForPresentation),
    FixtureKey(
      "shouldAutorotate", .bool, "whether it turns with the device; true if left out", \.orientations.shouldAutorotate),
  ]

  private static let own: [FixtureKey<ViewController>] = [
    FixtureKey(
      "prefersStatusBarHidden", .bool, "whether it wants no status bar; the system's own way if left out",
      \.prefersStatusBarHidden),
    FixtureKey(
      "wantsFullScreenLayout", .bool,
      "whether its view reaches under the status bar until iOS 6; false if left out, and later every view does",
      \.wantsFullScreenLayout),
    FixtureKey(
      "additionalSafeAreaInsets", .insets, "what is added to the safe area of its view", \.additionalSafeAreaInsets),
    FixtureKey(
      "preferredContentSize", .lengths, "[width, height] that it wants in a popover or a sheet", \.preferredContentSize),
    FixtureKey(
      "definesPresentationContext", .bool,
      "whether presentations in the current context stop here; false if left out", \.definesPresentationContext),
    FixtureKey(
      "observers", .observers, "the notifications that it observes, [{\"name\": …, \"actions\": […]}]", \.observers),
    FixtureKey(
      "handlers", .handlers, "what it does when it is called back, {\"viewWillAppear\": [actions]}", \.handlers),
  ]

  private static let bars: [FixtureKey<ViewController>] = [
    FixtureKey("navigationItem", .navigationItem, "what a navigation bar shows of it", \.bars.navigationItem),
    FixtureKey("tabBarItem", .barButtonItem, "the item of its tab", \.bars.tabBarItem),
    FixtureKey("toolbarItems", .barButtonItems, "what a toolbar shows of it", \.bars.toolbarItems),
    FixtureKey(
      "hidesBottomBarWhenPushed", .bool, "whether it is shown without the bar at the bottom",
      \.bars.hidesBottomBarWhenPushed),
    FixtureKey(
      "edgesForExtendedLayout", .edges, "the edges at which its view reaches under bars; all if left out",
      \.bars.edgesForExtendedLayout),
    FixtureKey(
      "extendedLayoutIncludesOpaqueBars", .bool, "whether it reaches under bars that aren't translucent too",
      \.bars.extendedLayoutIncludesOpaqueBars),
    FixtureKey(
      "isNavigationBarHidden", .bool, "of a navigation controller: whether it shows no navigation bar",
      \.navigation.isNavigationBarHidden),
    FixtureKey(
      "isToolbarHidden", .bool, "of a navigation controller: whether it shows no toolbar; true if left out",
      \.navigation.isToolbarHidden),
    FixtureKey(
      "prefersLargeTitles", .bool, "of a navigation controller: whether its bar has large titles",
      \.navigation.prefersLargeTitles),
    FixtureKey(
      "isTranslucent", .bool,
      "of a navigation or tab bar controller: whether its bars are translucent; from iOS 7 on true if left out",
      \.navigation.isTranslucent),
  ]

  private static let split: [FixtureKey<ViewController>] = [
    FixtureKey(
      "preferredDisplayMode", .name(of: "display mode"), "of a split view controller: how its columns stand",
      \.split.preferredDisplayMode),
    FixtureKey(
      "preferredPrimaryColumnWidthFraction", .fraction,
      "of a split view controller: the primary column's share of the width", \.split.preferredPrimaryColumnWidthFraction
    ),
    FixtureKey(
      "minimumPrimaryColumnWidth", .length, "of a split view controller: the least of it, in points",
      \.split.minimumPrimaryColumnWidth),
    FixtureKey(
      "maximumPrimaryColumnWidth", .length, "of a split view controller: the most of it, in points",
      \.split.maximumPrimaryColumnWidth),
    FixtureKey(
      "topColumnForCollapsing", .topColumn,
      "of a split view controller: the column that it shows where there is room for one; secondary if left out",
      \.split.collapsesToPrimary),
  ]

  private static let content: [FixtureKey<ViewController>] = [
    FixtureKey(
      "view", .view, "the view that it manages; a container's may be left out", { $0.view = $1 },
      write: { $0.kind.isContainer && $0.view.saysNothing ? nil : $0.view }),
    FixtureKey(
      "viewControllers", .viewControllers, "of a container: its stack, tabs, columns or pages", \.viewControllers),
    FixtureKey(
      "selectedIndex", .count, "of a tab bar or page controller: which of them is shown; 0 if left out", \.selectedIndex
    ),
    FixtureKey(
      "childViewControllers", .childViewControllers,
      "children in views of its own, [{\"containerView\": id, \"viewController\": {…}}]", \.childViewControllers),
    FixtureKey(
      "presents", .presentation, "the controller that it presents when it first appears", { $0.presents = [$1] },
      write: { $0.presents.first }),
  ]
}

extension View {
  /// Whether nothing is said of the view.
  fileprivate var saysNothing: Bool { self == View(position: position) }
}

extension ValueFormat where Value == ViewController {
  static let viewController = ValueFormat(
    ControllerKeys.table.what,
    read: { value, reading in
      reading.insideController(at: value.position) { read(value, &$0) }
    }, write: { JSONValue(.object(ControllerKeys.table.members(of: $0))) })

  private static func read(_ value: JSONValue, _ reading: inout FixtureReading) -> ViewController? {
    var controller = ViewController(position: value.position)
    guard ControllerKeys.table.read(value, into: &controller, &reading) else { return nil }
    guard case .object(let members) = value.content else { return nil }
    // Of a controller whose class isn't known nobody knows what it lacks; what it holds may be named all the same.
    let className = members.first { $0.key == "class" }
    controller.isOfUnknownClass = className.map { $0.value.content != .string(controller.kind.rawValue) } ?? false
    if !controller.isOfUnknownClass, !controller.kind.isContainer, !members.contains(where: { $0.key == "view" }) {
      reading.report(.missingKey("view", path: reading.keyPath), at: value.position)
    }
    return controller
  }
}

extension ValueFormat where Value == [ViewController] {
  static let viewControllers = ValueFormat.array(of: { .viewController }, "an array of controllers")
}

extension ValueFormat where Value == [EmbeddedViewController] {
  /// `[{"containerView": "box", "viewController": {…}}]`.
  fileprivate static let childViewControllers = ValueFormat(
    drafts.expected,
    read: { value, reading in
      drafts.read(value, &reading)?.filter { !$0.containerView.isEmpty }
    }, write: drafts.write)

  private static let drafts = ValueFormat.array(
    of: {
      KeyTable<EmbeddedViewController>(
        "a child controller, an object", required: ["containerView", "viewController"],
        fresh: EmbeddedViewController(containerView: "", viewController: ViewController()),
        [
          FixtureKey("containerView", .reference, "the id of the view that holds its view", \.containerView),
          FixtureKey("viewController", .viewController, "the controller", \.viewController),
        ]
      ).format
    }, "an array of child controllers")
}

/// A controller's own list of orientations, or none where it asks what it shows.
private struct ControllerOrientations: Sendable {
  var list: InterfaceOrientationMask?
}

extension OrientationAnswers {
  /// What the controller says of orientations; `nil` where it says nothing.
  fileprivate var list: ControllerOrientations? {
    if asksTopViewController { return ControllerOrientations() }
    return supportedInterfaceOrientations.map(ControllerOrientations.init(list:))
  }
}

extension ValueFormat where Value == ControllerOrientations {
  /// A list of orientations, or `"topViewController"`.
  fileprivate static let controllerOrientations = ValueFormat(
    ValueFormat<InterfaceOrientationMask>.orientations.expected,
    read: { value, reading in
      if case .string(topViewController) = value.content { return Value() }
      return ValueFormat<InterfaceOrientationMask>.orientations.read(value, &reading).map(Value.init(list:))
    },
    write: { orientations in
      orientations.list.map(ValueFormat<InterfaceOrientationMask>.orientations.write)
        ?? JSONValue(.string(topViewController))
    })

  private static let topViewController = "topViewController"
}

extension ValueFormat where Value == Bool {
  /// The column that a split view controller collapses to: whether it is the primary one.
  fileprivate static let topColumn = ValueFormat.name(
    of: "column", among: [("primary", true), ("secondary", false)])
}

extension ValueFormat where Value == Double {
  /// A part of a whole.
  fileprivate static let fraction = number("a number", allowed: "a fraction is from 0 to 1") { (0...1).contains($0) }
}
