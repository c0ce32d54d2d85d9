package import LayoutModel

/// The arrangement of an application's own container objects, by the same rules as a file's.
package struct ContainerPlan: Sendable {
  /// A child's view.
  package struct Child: Sendable {
    /// The name of the child, as it was declared.
    package let name: String
    /// The position of its host among the hosts.
    package let host: Int
    /// The frame in the host's coordinates, in points.
    package let frame: Rect
    /// The environment of its view.
    package let environment: ControllerEnvironment
  }

  /// The views that hold children's, back to front.
  package let hosts: [View]
  /// The bars in front of them, with their items.
  package let bars: [View]
  /// The visible children, back to front.
  package let children: [Child]

  /// The plan of a container in an environment.
  ///
  /// - Parameters:
  ///   - container: The container with the controllers that it holds, each with an id; its view holds nothing.
  ///   - environment: The environment of its view.
  package init(of container: ViewController, in environment: ControllerEnvironment) {
    let hierarchy = ControllerHierarchy(container)
    var tabBar: TabBarView?
    let arrangement = ContainerArrangement(of: hierarchy.root, in: hierarchy, environment, &tabBar)
    let isBar: (View) -> Bool = { [.navigationBar, .toolbar, .tabBar].contains($0.kind) }
    hosts = arrangement.view.subviews.filter { !isBar($0) }
    bars = arrangement.view.subviews.filter(isBar)
    children = arrangement.children.map { child in
      Child(name: hierarchy[child.index].name, host: child.host, frame: child.frame, environment: child.environment)
    }
  }
}

extension View {
  /// A navigation bar that the application's code made, with its items.
  ///
  /// - Parameters:
  ///   - frame: Its frame, in points.
  ///   - item: What it shows.
  ///   - backItem: The item below that; `nil` where there is none.
  ///   - isTitleLarge: A Boolean that tells whether the title has a row of its own.
  ///   - environment: What is around it.
  /// - Returns: The bar.
  package static func navigationBar(
    _ frame: Rect, _ item: NavigationItem, over backItem: NavigationItem?, isTitleLarge: Bool,
    in environment: ControllerEnvironment
  ) -> View {
    var environment = environment
    return BarItems.navigationBar(
      frame, item, backTitle: backItem?.titleOfBackButton, backItem: backItem?.backBarButtonItem,
      isTitleLarge: isTitleLarge, &environment)
  }

  /// A toolbar that the application's code made, with its items.
  package static func toolbar(_ frame: Rect, _ items: [BarButtonItem], in environment: ControllerEnvironment) -> View {
    var environment = environment
    return BarItems.toolbar(frame, items, &environment)
  }

  /// A tab bar that the application's code made, with its items.
  package static func tabBar(_ frame: Rect, _ items: [BarButtonItem], in environment: ControllerEnvironment) -> View {
    var environment = environment
    var container = ViewController(kind: .tabBarController)
    container.viewControllers = items.enumerated().map { position, item in
      var tab = ViewController(id: "tab \(position)")
      tab.bars.tabBarItem = item
      return tab
    }
    let hierarchy = ControllerHierarchy(container)
    var last: TabBarView?
    return TabBarView.view(
      frame, isFloating: false, hierarchy[hierarchy.root], in: hierarchy, &environment, &last)
  }
}
