import LayoutModel
import LayoutResolution

/// A tab bar with its items, and the values that it was made of: it has many items and seldom changes.
struct TabBarView: Sendable {
  private let frame: Rect
  private let environment: ControllerEnvironment
  private let items: [BarButtonItem?]
  private var selectedIndex: Int
  private var view: View

  /// The tab bar of a tab bar controller.
  ///
  /// - Parameters:
  ///   - frame: Its frame.
  ///   - isFloating: A Boolean that tells whether it floats at the top.
  ///   - node: The controller.
  ///   - hierarchy: The controllers.
  ///   - environment: The environment of the controller.
  ///   - last: The latest bar, which is kept if it is the same, else replaced by the new one.
  /// - Returns: The bar.
  static func view(
    _ frame: Rect, isFloating: Bool, _ node: ControllerHierarchy.Node, in hierarchy: ControllerHierarchy,
    _ environment: inout ControllerEnvironment, _ last: inout TabBarView?
  ) -> View {
    let traits = environment.traits
    let count = ControllerHierarchy.tabsInBar(node.children.count, on: traits.userInterfaceIdiom)
    var items = node.children.prefix(count).map(hierarchy.tabBarItem)
    if count < node.children.count { items.append(more) }
    let selectedIndex = min(node.controller.selectedIndex, items.count - 1)
    let outer = environment
    let area = environment.safeAreaInsets
    let places =
      isFloating
      ? nil : TabPlaces(items.count, in: frame.width - area.left - area.right, traits, &environment.decisions)
    if var same = last, same.frame == frame, same.environment == outer, same.items == items {
      same.select(selectedIndex)
      last = same
      return same.view
    }
    let shown = items.map { $0?.resolved(for: traits) }
    let row =
      places.map { TabItemRow($0, shown.count, in: frame, environment) }
      ?? TabItemRow(floating: shown, in: frame, environment)
    var bar = View(class: "UITabBar", frame: frame)
    bar.appearance.contentInsets = row.capsule
    bar.subviews = shown.enumerated().map { position, item in
      var view = View(
        item?.id, class: "UITabBarButton", frame: row.frames[position], isEnabled: item?.isEnabled ?? true)
      var appearance = item?.appearance ?? .standard
      appearance.isChosen = position == selectedIndex
      appearance.tabStyle = row.style
      view.appearance = appearance
      return view
    }
    last = TabBarView(frame: frame, environment: outer, items: items, selectedIndex: selectedIndex, view: bar)
    return bar
  }

  /// The item for the tabs that have no item of their own.
  private static let more = BarButtonItem(title: "More")

  /// Selects another item: only two items change, and the bar shares the others with its former state.
  private mutating func select(_ index: Int) {
    guard index != selectedIndex else { return }
    for position in [selectedIndex, index] where view.subviews.indices.contains(position) {
      view.subviews[position].appearance.isChosen = position == index
    }
    selectedIndex = index
  }
}

extension ControllerHierarchy {
  /// The item of a tab; for a navigation controller without one, its root's.
  func tabBarItem(of tab: Index) -> BarButtonItem? {
    var member = self[tab].member
    while true {
      if let item = member.value.controller.bars.tabBarItem { return item }
      guard member.value.controller.kind.isNavigation, let root = member.value.children.first else { return nil }
      member = self[root].member
    }
  }

  /// The selected tab or page of a container; `nil` for one without controllers.
  func selectedChild(of container: Node) -> Index? {
    guard !container.children.isEmpty else { return nil }
    return container.children[min(max(0, container.controller.selectedIndex), container.children.count - 1)]
  }
}
