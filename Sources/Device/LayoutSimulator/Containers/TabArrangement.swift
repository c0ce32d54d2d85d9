import LayoutModel

/// Tabs: a controller at a time, above a bar, or below one that floats.
extension ContainerArrangement {
  /// The arrangement of a tab bar controller: the selected tab's controller, and the bar.
  static func tabs(
    _ node: ControllerHierarchy.Node, in hierarchy: ControllerHierarchy, _ environment: ControllerEnvironment,
    _ tabBar: inout TabBarView?
  ) -> ContainerArrangement {
    var environment = environment
    let bounds = Rect(environment.size)
    let controller = node.controller
    guard let selected = hierarchy.selectedChild(of: node) else {
      return ContainerArrangement(
        of: controller, environment, hosts: [host("UITransitionView", bounds)], bars: [], children: [])
    }
    let behavior = environment.behavior
    var frame = bounds
    var inner = environment
    var bars: [View] = []
    let isHidden = controller.navigation.isTabBarHidden
    if behavior.floatsTabBar(environment.traits), !isHidden {
      let top = environment.safeAreaInsets.top
      let bar = Rect(
        x: 0, y: top, width: bounds.width,
        height: behavior.navigationBarHeight(environment.traits, isInSheet: environment.isInSheet))
      bars = [TabBarView.view(bar, isFloating: true, node, in: hierarchy, &environment, &tabBar)]
      inner = environment.part(bounds, obscured: EdgeInsets(top: bar.maxY))
      // Navigation bars share its row: for them the safe area begins where it did before.
      inner.floatingBarBottom = bar.maxY
    } else if !isHidden, !hierarchy.hidesBottomBar(in: selected) {
      let bar = behavior.tabBar(environment.traits, above: environment.safeAreaInsets.bottom)
      let barFrame = Rect(
        x: 0, y: bounds.height - bar.bottom - bar.height, width: bounds.width, height: bar.height)
      bars = [TabBarView.view(barFrame, isFloating: false, node, in: hierarchy, &environment, &tabBar)]
      let isTranslucent = controller.navigation.isTranslucent ?? behavior.barsAreTranslucent
      let isUnder = hierarchy.reaches(under: .tabBar, selected, isTranslucent: isTranslucent, behavior)
      frame = environment.frame(of: hierarchy[selected].controller)
      if !isUnder { frame.height = environment.decisions.larger(0, barFrame.y - frame.y) }
      inner = environment.part(frame, obscured: EdgeInsets(bottom: bar.inset))
      inner.tabBarHeight = isUnder ? bar.inset : 0
    } else if environment.statusBarTop(of: hierarchy[selected].controller) > 0 {
      frame = environment.frame(of: hierarchy[selected].controller)
      inner = environment.part(frame)
    }
    if hierarchy.isShownByMore(selected, of: node, on: environment.traits.userInterfaceIdiom) {
      bars.append(addMoreBar(above: selected, in: hierarchy, &environment, &frame, &inner))
    }
    return ContainerArrangement(
      of: controller, environment, hosts: [host("UITransitionView", bounds)], bars: bars,
      children: [Child(index: selected, host: 0, frame: frame, environment: inner)])
  }

  /// Adds the bar of the navigation controller behind More, and takes its room from the tab's.
  private static func addMoreBar(
    above selected: ControllerHierarchy.Index, in hierarchy: ControllerHierarchy,
    _ environment: inout ControllerEnvironment, _ frame: inout Rect, _ inner: inout ControllerEnvironment
  ) -> View {
    let behavior = environment.behavior
    let bar = Rect(
      x: 0, y: behavior.navigationBarTop(below: environment.safeAreaInsets.top, environment.traits),
      width: environment.size.width,
      height: behavior.navigationBarHeight(environment.traits, isInSheet: environment.isInSheet))
    var obscured = EdgeInsets(top: bar.maxY)
    if !hierarchy.reaches(
      under: .navigationBar, selected, isTranslucent: behavior.barsAreTranslucent, behavior)
    {
      let top = bar.maxY - frame.y
      frame.y += top
      frame.height = environment.decisions.larger(0, frame.height - top)
    }
    let tabBarHeight = inner.tabBarHeight
    obscured.bottom = inner.safeAreaInsets.bottom
    inner = environment.part(frame, obscured: obscured)
    inner.tabBarHeight = tabBarHeight
    return BarItems.navigationBar(
      bar, hierarchy[selected].controller.bars.navigationItem, backTitle: "More", &environment)
  }
}

extension ControllerHierarchy {
  /// The maximum number of tabs in a phone's bar: with more, the last is More (*general knowledge*).
  static let maximumTabs = 5

  /// The tabs that have an item of their own in the bar.
  static func tabsInBar(_ count: Int, on idiom: UserInterfaceIdiom) -> Int {
    idiom == .phone && count > maximumTabs ? maximumTabs - 1 : count
  }

  /// Tells whether a tab is shown by the navigation controller behind More. A navigation controller's own bar takes the
  /// place of that one's.
  func isShownByMore(_ tab: Index, of container: Node, on idiom: UserInterfaceIdiom) -> Bool {
    guard let place = container.children.firstIndex(of: tab) else { return false }
    return place >= Self.tabsInBar(container.children.count, on: idiom) && !self[tab].controller.kind.isNavigation
  }

  /// Tells whether a tab's controllers hide the bar at the bottom: true where a pushed controller of the stack asks for that.
  func hidesBottomBar(in tab: Index) -> Bool {
    let node = self[tab]
    guard node.controller.kind.isNavigation else { return false }
    return node.children.dropFirst().contains { self[$0].controller.bars.hidesBottomBarWhenPushed }
  }
}
