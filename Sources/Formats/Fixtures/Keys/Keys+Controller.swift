import Documents
import LayoutModel
import Notations

/// The keys of a controller (<doc:FixtureReference#Controller>).
enum ControllerKeys {
  static let table = KeyTable<ViewController>(
    "a controller, an object", name: "Controller",
    rules: [
      .required(
        "view", unless: "class", isOneOf: ViewController.Kind.allCases.filter(\.isContainer).map(\.rawValue))
    ], fresh: ViewController(), names + orientations + own + bars + split + content)

  private static let names: [FixtureKey<ViewController>] = [
    FixtureKey(
      placed: "id", .id, "its name in messages; unique in the fixture", example: #""detail""#,
      {
        $0.id = $1
        $0.position = $2
      }, write: { $0.id }),
    FixtureKey("class", .name(of: "controller class"), "its UIKit class", example: #""UITabBarController""#, \.kind),
    FixtureKey(
      "userLabel", .string, "its author's name for it; messages say it", example: #""Photo""#, \.userLabel),
    LintKeys.key(\.ignoredRules),
  ]

  private static let orientations: [FixtureKey<ViewController>] = [
    FixtureKey(
      "supportedInterfaceOrientations", .controllerOrientations,
      "the orientations that it allows; of a container \"topViewController\" for those of what it shows",
      default: "the answer of UIKit's own implementation", example: #"["portrait"]"#,
      {
        $0.orientations.supportedInterfaceOrientations = $1.list
        $0.orientations.asksTopViewController = $1.list == nil
      }, write: { $0.orientations.list }),
    FixtureKey(
      "preferredInterfaceOrientationForPresentation", .interfaceOrientation,
      "the orientation in which it first appears, presented in full", default: "the orientation that the interface has",
      example: #""landscapeLeft""#, \.orientations.preferredInterfaceOrientationForPresentation),
    FixtureKey(
      "shouldAutorotate", .bool, "whether it turns with the device", example: "false", \.orientations.shouldAutorotate),
  ]

  private static let own: [FixtureKey<ViewController>] = [
    FixtureKey(
      "prefersStatusBarHidden", .bool, "whether it wants no status bar", default: "the system's own way",
      example: "true",
      \.prefersStatusBarHidden),
    FixtureKey(
      "wantsFullScreenLayout", .bool,
      "whether its view reaches under the status bar until iOS 6; later every view does", example: "true",
      \.wantsFullScreenLayout),
    FixtureKey(
      "additionalSafeAreaInsets", .insets, "the insets that are added to the safe area of its view",
      example: #"{"bottom": 44}"#,
      \.additionalSafeAreaInsets),
    FixtureKey(
      "preferredContentSize", .lengths, "[width, height] that it wants in a popover or a sheet", example: "[320, 480]",
      \.preferredContentSize),
    FixtureKey(
      "isModalInPopover", .bool, "whether a popover that shows it ignores taps outside", default: "`false`",
      example: "true", \.isModalInPopover),
    FixtureKey(
      "modalInPopover", .bool, "`isModalInPopover` by its Objective-C name", example: "true",
      { $0.isModalInPopover = $1 }, write: { _ in nil }),
    FixtureKey(
      "isModalInPresentation", .bool,
      "whether a popover or a sheet that shows it ignores taps outside, from iOS 13 on", default: "`false`",
      example: "true", \.isModalInPresentation),
    FixtureKey(
      "modalInPresentation", .bool, "`isModalInPresentation` by its Objective-C name", example: "true",
      { $0.isModalInPresentation = $1 }, write: { _ in nil }),
    FixtureKey(
      "modalPresentationStyle", .modalPresentationStyle, "the style in which it is presented where none is said then",
      default: "`automatic`", example: #""formSheet""#, \.modalPresentationStyle),
    FixtureKey(
      "modalTransitionStyle", .modalTransitionStyle, "its transition where nothing else is said",
      default: "`coverVertical`", example: #""flipHorizontal""#, \.modalTransitionStyle),
    FixtureKey(
      "sourceType", .name(of: "source type"), "of an image picker: where it takes images from", example: #""camera""#,
      \.sourceType),
    FixtureKey(
      "delegate", .reference, "of an image picker: the id of the controller that is its delegate",
      default: "the controller that presents it", example: #""detail""#, \.delegate),
    FixtureKey(
      "properties", .properties, "the properties of its own class, with what they hold at first",
      example: #"{"item": null, "isNew": false}"#, \.properties),
    FixtureKey(
      "methods", .members("an object of actions by methods", .actions), "the methods of its own class, for `call`",
      example: #"{"prepareViews": [{"set": {"view": "photo", "isHidden": true}}]}"#, \.methods),
    FixtureKey(
      "definesPresentationContext", .bool, "whether presentations in the current context stop here",
      default: "`false`; of a navigation controller true from iOS 8 on",
      example: "true",
      \.definesPresentationContext),
    FixtureKey(
      "observers", .observers, "the notifications that it observes",
      example: #"[{"name": "UIKeyboardWillShowNotification", "unregisters": false}]"#, \.observers
    ),
    FixtureKey(
      "handlers", .handlers, "its actions when it is called back",
      example: #"{"viewWillAppear": [{"set": {"view": "title", "isHidden": true}}]}"#, \.handlers),
  ]

  private static let bars: [FixtureKey<ViewController>] = [
    FixtureKey(
      "navigationItem", .navigationItem, "its title and items in a navigation bar",
      example: #"{"title": "Items", "rightBarButtonItems": ["Edit"]}"#, \.bars.navigationItem),
    FixtureKey("tabBarItem", .barButtonItem, "the item of its tab", example: #"{"title": "Items"}"#, \.bars.tabBarItem),
    FixtureKey(
      "toolbarItems", .barButtonItems, "its items in a toolbar",
      example: #"[{"systemItem": "flexibleSpace"}, {"id": "done", "title": "Done"}]"#, \.bars.toolbarItems),
    FixtureKey(
      "hidesBottomBarWhenPushed", .bool, "whether it is shown without the bar at the bottom", example: "true",
      \.bars.hidesBottomBarWhenPushed),
    FixtureKey(
      "edgesForExtendedLayout", .edges, "the edges at which its view reaches under bars",
      example: #"["top", "bottom"]"#,
      \.bars.edgesForExtendedLayout),
    FixtureKey(
      "extendedLayoutIncludesOpaqueBars", .bool, "whether it reaches under bars that aren't translucent too",
      example: "true",
      \.bars.extendedLayoutIncludesOpaqueBars),
    FixtureKey(
      "isNavigationBarHidden", .bool, "of a navigation controller: whether it shows no navigation bar", example: "true",
      \.navigation.isNavigationBarHidden),
    FixtureKey(
      "isToolbarHidden", .bool, "of a navigation controller: whether it shows no toolbar", example: "false",
      \.navigation.isToolbarHidden),
    FixtureKey(
      "prefersLargeTitles", .bool, "of a navigation controller: whether its bar has large titles", example: "true",
      \.navigation.prefersLargeTitles),
    FixtureKey(
      "isTranslucent", .bool, "of a navigation or tab bar controller: whether its bars are translucent",
      default: "true from iOS 7 on", example: "false",
      \.navigation.isTranslucent),
  ]

  private static let split: [FixtureKey<ViewController>] = [
    FixtureKey(
      "preferredDisplayMode", .name(of: "display mode"), "of a split view controller: how its columns stand",
      example: #""oneBesideSecondary""#,
      \.split.preferredDisplayMode),
    FixtureKey(
      "preferredPrimaryColumnWidthFraction", .fraction,
      "of a split view controller: the primary column's share of the width", default: "the system's own",
      example: "0.4", \.split.preferredPrimaryColumnWidthFraction
    ),
    FixtureKey(
      "minimumPrimaryColumnWidth", .length, "of a split view controller: the least of it, in points",
      default: "the system's own", example: "200",
      \.split.minimumPrimaryColumnWidth),
    FixtureKey(
      "maximumPrimaryColumnWidth", .length, "of a split view controller: the most of it, in points",
      default: "the system's own", example: "400",
      \.split.maximumPrimaryColumnWidth),
    FixtureKey(
      "topColumnForCollapsing", .topColumn,
      "of a split view controller: the column that it shows where there is room for one", default: "`secondary`",
      example: #""primary""#,
      \.split.collapsesToPrimary),
  ]

  private static let content: [FixtureKey<ViewController>] = [
    FixtureKey(
      "view", .view, "the view that it manages; a container's may be left out", example: #"{"id": "root"}"#,
      { $0.view = $1 },
      write: { $0.kind.isContainer && $0.view.saysNothing ? nil : $0.view }),
    FixtureKey(
      "viewControllers", .viewControllers, "of a container: its stack, tabs, columns or pages",
      example: #"[{"view": {"id": "first"}}, {"view": {"id": "second"}}]"#, \.viewControllers),
    FixtureKey(
      "selectedIndex", .count, "of a tab bar or page controller: which of them is shown, from 0 on", example: "1",
      \.selectedIndex
    ),
    FixtureKey(
      "childViewControllers", .childViewControllers, "children whose views stand in views of its own",
      example: #"[{"containerView": "box", "viewController": {"view": {"id": "child"}}}]"#, \.childViewControllers),
    FixtureKey(
      "presents", .presentation, "the controller that it presents when it first appears",
      example: #"{"viewController": "sheet", "modalPresentationStyle": "formSheet"}"#, { $0.presents = [$1] },
      write: { $0.presents.first }),
  ]
}

extension View {
  /// A Boolean that tells whether the view has no settings.
  fileprivate var saysNothing: Bool { self == View(position: position) }
}

extension ValueFormat where Value == ViewController {
  static let viewController = ValueFormat(
    ControllerKeys.table.what, .either([.object { ControllerKeys.table.shape }, TemplateKeys.shape]),
    read: { value, reading in
      TemplateKeys.isInstance(value)
        ? TemplateKeys.controller(value, &reading) : controller(value, named: nil, &reading)
    }, write: { JSONValue(.object(ControllerKeys.table.members(of: $0))) })

  /// A controller that is declared here.
  ///
  /// - Parameters:
  ///   - value: The object.
  ///   - name: The name of a controller without an id: its template's name, if the controller comes from a template.
  ///   - reading: The reading.
  /// - Returns: The controller; `nil` where it can't be read.
  static func controller(
    _ value: JSONValue, named name: String?, _ reading: inout FixtureReading
  ) -> ViewController? {
    reading.insideController(at: value.position) { reading in
      guard var controller = read(value, &reading) else { return nil }
      controller.id = controller.id ?? name
      // Code that names no controller means this one.
      return controller.id.map { SceneNames(owner: $0).apply(to: controller) } ?? controller
    }
  }

  private static func read(_ value: JSONValue, _ reading: inout FixtureReading) -> ViewController? {
    var controller = ViewController(position: value.position)
    guard ControllerKeys.table.read(value, into: &controller, &reading) else { return nil }
    guard case .object(let members) = value.content else { return nil }
    // The missing keys of a controller of unknown class aren't known. But its contents can still be named.
    let className = members.first { $0.key == "class" }
    controller.isOfUnknownClass = className.map { $0.value.content != .string(controller.kind.rawValue) } ?? false
    if !controller.isOfUnknownClass, !controller.kind.isContainer, !members.contains(where: { $0.key == "view" }) {
      reading.report(.missingKey("view", path: reading.keyPath), at: value.position)
    }
    return controller
  }
}

extension ValueFormat where Value == ViewController {
  /// A controller, or null where a window has none.
  static let rootViewController = ValueFormat(
    viewController.expected + " or null", .either([viewController.shape(), .null]),
    read: { value, reading in
      guard case .null = value.content else { return viewController.read(value, &reading) }
      var missing = ViewController(position: value.position)
      missing.isMissing = true
      return missing
    }, write: { $0.isMissing ? JSONValue(.null) : viewController.write($0) })
}

extension ValueFormat where Value == [ViewController] {
  static let viewControllers = ValueFormat.array(of: { .viewController }, "an array of controllers")
}

extension ValueFormat where Value == [EmbeddedViewController] {
  /// Children in container views: `[{"containerView": "box", "viewController": {…}}]`.
  fileprivate static let childViewControllers = ValueFormat(
    drafts.expected, drafts.shape(),
    read: { value, reading in
      drafts.read(value, &reading)?.filter { !$0.containerView.isEmpty }
    }, write: drafts.write)

  private static let drafts = ValueFormat.array(
    of: {
      KeyTable<EmbeddedViewController>(
        "a child controller, an object", name: "ChildController", required: ["containerView", "viewController"],
        fresh: EmbeddedViewController(containerView: "", viewController: ViewController()),
        [
          FixtureKey(
            "containerView", .reference, "the id of the view that holds its view", example: #""box""#, \.containerView),
          FixtureKey(
            "viewController", .viewController, "the controller", example: #"{"view": {"id": "child"}}"#,
            \.viewController),
        ]
      ).format
    }, "an array of child controllers")
}

/// A controller's own list of orientations, or none if it asks the controller that it shows.
private struct ControllerOrientations: Sendable {
  var list: InterfaceOrientationMask?
}

extension OrientationAnswers {
  /// The controller's orientations; `nil` if it gives none.
  fileprivate var list: ControllerOrientations? {
    if asksTopViewController { return ControllerOrientations() }
    return supportedInterfaceOrientations.map(ControllerOrientations.init(list:))
  }
}

extension ValueFormat where Value == ControllerOrientations {
  /// A list of orientations, or `"topViewController"`.
  fileprivate static let controllerOrientations = ValueFormat(
    ValueFormat<InterfaceOrientationMask>.orientations.expected,
    .either([ValueFormat<InterfaceOrientationMask>.orientations.shape(), .name([topViewController])]),
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
  /// The column that a split view controller collapses to: `true` for the primary one.
  fileprivate static let topColumn = ValueFormat.name(
    of: "column", among: [("primary", true), ("secondary", false)])
}

extension ValueFormat where Value == Double {
  /// A fraction of a whole.
  fileprivate static let fraction = number(
    "a number", .number("a number from 0 to 1", from: 0, to: 1), allowed: "a fraction is from 0 to 1"
  ) { (0...1).contains($0) }
}
