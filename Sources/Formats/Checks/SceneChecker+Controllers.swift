import Documents
import LayoutModel

extension SceneChecker {
  /// Checks all controllers' settings and the items that they give to bars.
  mutating func checkControllers() {
    for controller in parts.controllers { check(controller) }
    for (item, position) in parts.barItems { check(item, at: position) }
  }

  private mutating func check(_ part: SceneParts.Controller) {
    let controller = part.declared
    let position = controller.position
    if !controller.isOfUnknownClass {
      checkContent(of: controller)
      for key in controller.misplacedKeys {
        report(.settingOfOtherClass(key.name, className: controller.kind.rawValue, owner: key.owner), at: position)
      }
    }
    for child in controller.childViewControllers {
      let isView = checkTarget(child.containerView, among: [.view], at: child.viewController.position ?? position)
      if isView, owner(of: child.containerView)?.scope != part.root {
        report(.containerViewOfOther(child.containerView), at: child.viewController.position ?? position)
      }
    }
    if controller.presents.count > 1 { report(.severalPresentations, at: position) }
    check(controller.additionalSafeAreaInsets, "additionalSafeAreaInsets", at: position)
    if let size = controller.preferredContentSize { check(size, "preferredContentSize", at: position) }
    let split = controller.split
    for (name, width) in [
      ("minimumPrimaryColumnWidth", split.minimumPrimaryColumnWidth),
      ("maximumPrimaryColumnWidth", split.maximumPrimaryColumnWidth),
    ] {
      guard let width else { continue }
      checkLength(width, name, at: position)
    }
    if let fraction = split.preferredPrimaryColumnWidthFraction, !(0...1).contains(fraction) {
      report(.fractionOutOfRange("preferredPrimaryColumnWidthFraction", fraction), at: position)
    }
  }

  /// Checks the controllers that a controller holds.
  private mutating func checkContent(of controller: ViewController) {
    let count = controller.viewControllers.count
    guard controller.kind.isContainer else { return }
    let position = controller.position
    if controller.kind == .splitViewController {
      if !(2...3).contains(count) { report(.columnCount(count), at: position) }
    } else if count == 0 {
      guard !controller.kind.bringsItsContent else { return }
      report(.containerWithoutControllers(className: controller.kind.rawValue), at: position)
    } else if controller.kind.hasSelection, !controller.viewControllers.indices.contains(controller.selectedIndex) {
      report(.indexOutOfRange("selectedIndex", controller.selectedIndex, count: count), at: position)
    }
  }

  private mutating func check(_ item: BarButtonItem, at position: SourcePosition?) {
    let varied = item.variations.flatMap(\.set).compactMap { setting in
      if case .width(let width) = setting { width } else { nil }
    }
    for width in [item.width].compactMap(\.self) + varied { checkLength(width, "width", at: position) }
  }

  // MARK: Numbers

  mutating func check(_ size: Size, _ name: String, at position: SourcePosition?) {
    checkLength(size.width, "\(name)'s width", at: position)
    checkLength(size.height, "\(name)'s height", at: position)
  }

  mutating func check(_ rect: Rect, _ name: String, at position: SourcePosition?) {
    checkNumber(rect.x, "\(name)'s x", at: position)
    checkNumber(rect.y, "\(name)'s y", at: position)
    check(rect.size, name, at: position)
  }

  mutating func check(_ insets: EdgeInsets, _ name: String, at position: SourcePosition?) {
    for value in [insets.top, insets.left, insets.bottom, insets.right] { checkNumber(value, name, at: position) }
  }

  mutating func checkLength(_ length: Double, _ name: String, at position: SourcePosition?) {
    checkNumber(length, name, at: position)
    checkSize(length, name, at: position)
  }

  // MARK: Names

  /// Tells whether an id names something of one of these kinds; reports a problem where not.
  @discardableResult
  mutating func checkTarget(
    _ id: String, among kinds: Set<SceneProblem.ItemKind>, at position: SourcePosition?
  ) -> Bool {
    let found = owner(of: id)?.kind
    if let found, kinds.contains(found) { return true }
    let nearest = found == nil ? nearest(to: id, among: kinds) : nil
    report(.unknownTarget(id, needed: kinds, found: found, nearest: nearest), at: position)
    return false
  }
}

extension ViewController.Kind {
  /// True for containers that select a controller by index.
  fileprivate var hasSelection: Bool { self == .tabBarController || self == .pageViewController }
}

extension ViewController {
  /// The keys set here that belong to other classes of controllers, with those classes.
  fileprivate var misplacedKeys: [(name: String, owner: String)] {
    let (navigation, tabs, split) = (
      Kind.navigationController.rawValue, Kind.tabBarController.rawValue, Kind.splitViewController.rawValue
    )
    let isNavigation = kind.isNavigation
    let (standard, standardSplit) = (NavigationSettings(), SplitSettings())
    let said: [(name: String, owner: String, isSaid: Bool, isOwn: Bool)] = [
      ("viewControllers", "container", !viewControllers.isEmpty, kind.isContainer),
      ("selectedIndex", "\(tabs) or a UIPageViewController", selectedIndex != 0, kind.hasSelection),
      ("topViewController", "container", orientations.asksTopViewController, kind.isContainer),
      (
        "isNavigationBarHidden", navigation, self.navigation.isNavigationBarHidden != standard.isNavigationBarHidden,
        isNavigation
      ),
      ("isToolbarHidden", navigation, self.navigation.isToolbarHidden != standard.isToolbarHidden, isNavigation),
      ("prefersLargeTitles", navigation, self.navigation.prefersLargeTitles, isNavigation),
      (
        "isTranslucent", "\(navigation) or a \(tabs)", self.navigation.isTranslucent != nil,
        isNavigation || kind == .tabBarController
      ),
      (
        "preferredDisplayMode", split, self.split.preferredDisplayMode != standardSplit.preferredDisplayMode,
        kind == .splitViewController
      ),
      (
        "preferredPrimaryColumnWidthFraction", split, self.split.preferredPrimaryColumnWidthFraction != nil,
        kind == .splitViewController
      ),
      (
        "minimumPrimaryColumnWidth", split, self.split.minimumPrimaryColumnWidth != nil, kind == .splitViewController
      ),
      (
        "maximumPrimaryColumnWidth", split, self.split.maximumPrimaryColumnWidth != nil, kind == .splitViewController
      ),
      ("topColumnForCollapsing", split, self.split.collapsesToPrimary, kind == .splitViewController),
    ]
    return said.filter { $0.isSaid && !$0.isOwn }.map { ($0.name, $0.owner) }
  }
}
