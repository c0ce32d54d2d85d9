import LayoutModel

extension ContainerArrangement {
  /// The arrangement of a navigation stack: its top controller, a navigation bar above and a toolbar below.
  static func navigation(
    _ node: ControllerHierarchy.Node, in hierarchy: ControllerHierarchy, _ environment: ControllerEnvironment
  ) -> ContainerArrangement {
    var environment = environment
    let bounds = Rect(environment.size)
    let hosts = [host("UINavigationTransitionView", bounds)]
    guard let top = node.children.last else {
      return ContainerArrangement(of: node.controller, environment, hosts: hosts, bars: [], children: [])
    }
    let controller = node.controller
    let behavior = environment.behavior
    let isTranslucent = controller.navigation.isTranslucent ?? behavior.barsAreTranslucent
    var (frame, obscured, bars) = (environment.frame(of: hierarchy[top].controller), EdgeInsets.zero, [View]())
    if !controller.navigation.isNavigationBarHidden {
      let bar = navigationBarFrame(node, in: hierarchy, environment)
      let below = node.children.dropLast().last.map { hierarchy[$0].controller.bars.navigationItem }
      bars.append(
        BarItems.navigationBar(
          bar, hierarchy[top].controller.bars.navigationItem,
          backTitle: below?.titleOfBackButton,
          backItem: below?.backBarButtonItem, isTitleLarge: hasLargeTitle(node, in: hierarchy, environment),
          &environment))
      obscured.top = bar.maxY
      if !hierarchy.reaches(under: .navigationBar, top, isTranslucent: isTranslucent, behavior) {
        frame.y = bar.maxY
        frame.height = environment.decisions.larger(0, bounds.height - bar.maxY)
      }
    } else if let bottom = environment.floatingBarBottom {
      obscured.top = bottom
    }
    let isHidden = controller.navigation.isToolbarHidden
    let hidesBottomBar = node.children.dropFirst().contains {
      hierarchy[$0].controller.bars.hidesBottomBarWhenPushed
    }
    if !isHidden, !hidesBottomBar {
      let bar = behavior.toolbar(
        environment.traits, above: environment.safeAreaInsets.bottom, tabBarHeight: environment.tabBarHeight)
      let barFrame = Rect(
        x: 0, y: bounds.height - bar.bottom - bar.height, width: bounds.width, height: bar.height)
      let items = hierarchy[top].controller.bars.toolbarItems
      bars.append(BarItems.toolbar(barFrame, items, &environment))
      obscured.bottom = items.isEmpty && behavior.emptyToolbarsTakeNoRoom ? 0 : bar.inset
      if !hierarchy.reaches(under: .toolbar, top, isTranslucent: isTranslucent, behavior) {
        frame.height = environment.decisions.larger(0, bounds.height - obscured.bottom - frame.y)
      }
    }
    let child = Child(
      index: top, host: 0, frame: frame, environment: environment.part(frame, obscured: obscured))
    return ContainerArrangement(of: controller, environment, hosts: hosts, bars: bars, children: [child])
  }

  /// The frame of a navigation bar: from the safe area's top, as high as its prompt and its large title make it.
  private static func navigationBarFrame(
    _ node: ControllerHierarchy.Node, in hierarchy: ControllerHierarchy, _ environment: ControllerEnvironment
  ) -> Rect {
    let behavior = environment.behavior
    let traits = environment.traits
    var height = behavior.navigationBarHeight(traits, isInSheet: environment.isInSheet)
    let items = node.children.map { hierarchy[$0].controller.bars.navigationItem }
    if items.last?.prompt != nil { height += behavior.promptHeight }
    if hasLargeTitle(node, in: hierarchy, environment) { height += behavior.largeTitleHeight(traits) }
    if let top = items.last { height += behavior.searchBarHeight(top.searchBar, traits) }
    var top = environment.safeAreaInsets.top
    if let bottom = environment.floatingBarBottom {
      top = bottom - behavior.navigationBarHeight(traits, isInSheet: environment.isInSheet)
    }
    return Rect(
      x: 0, y: behavior.navigationBarTop(below: top, traits), width: environment.size.width, height: height)
  }

  /// Tells whether the bar has a row for a large title: never in compact height.
  private static func hasLargeTitle(
    _ node: ControllerHierarchy.Node, in hierarchy: ControllerHierarchy, _ environment: ControllerEnvironment
  ) -> Bool {
    node.controller.navigation.prefersLargeTitles
      && environment.behavior.largeTitleHeight(environment.traits) > 0
      && showsLargeTitle(node.children.map { hierarchy[$0].controller.bars.navigationItem })
  }

  /// Tells whether the top of a stack has a large title: one with `automatic` has that of the controller below, and the
  /// first one has a large title.
  private static func showsLargeTitle(_ items: [NavigationItem]) -> Bool {
    items.last { $0.largeTitleDisplayMode != .automatic }.map { $0.largeTitleDisplayMode == .always } ?? true
  }
}

extension NavigationItem {
  /// The title of the button that leads back to its controller.
  var titleOfBackButton: String { backBarButtonItem?.title ?? title ?? "Back" }
}
