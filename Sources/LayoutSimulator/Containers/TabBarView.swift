import LayoutModel

/// A tab bar with its items, which share its width evenly; and what it was made of, for it has many and seldom changes.
struct TabBarView: Sendable {
  private let frame: Rect
  private let height: Double
  private let traits: Traits
  private let items: [BarButtonItem?]
  private var selectedIndex: Int
  private var view: View

  /// The tab bar of a tab bar controller.
  ///
  /// - Parameters:
  ///   - frame: Where it lies.
  ///   - height: How much of that its items have.
  ///   - node: The controller.
  ///   - hierarchy: The controllers.
  ///   - traits: The traits that items have variations for.
  ///   - last: The bar as it was last, which is kept if it is the same; as it is now afterwards.
  /// - Returns: The bar.
  static func view(
    _ frame: Rect, height: Double, _ node: ControllerHierarchy.Node, in hierarchy: ControllerHierarchy,
    _ traits: Traits, _ last: inout TabBarView?
  ) -> View {
    let count = ControllerHierarchy.tabsInBar(node.children.count, on: traits.userInterfaceIdiom)
    var items = node.children.prefix(count).map(hierarchy.tabBarItem)
    if count < node.children.count { items.append(more) }
    let selectedIndex = min(node.controller.selectedIndex, items.count - 1)
    if var same = last, same.frame == frame, same.height == height, same.traits == traits, same.items == items {
      same.select(selectedIndex)
      last = same
      return same.view
    }
    var bar = View(class: "UITabBar", frame: frame)
    let width = frame.width / Double(max(1, items.count))
    bar.subviews = items.enumerated().map { position, item in
      let item = item?.resolved(for: traits)
      var view = View(
        item?.id, class: "UITabBarButton",
        frame: Rect(x: Double(position) * width, y: 0, width: width, height: max(0, height)),
        isEnabled: item?.isEnabled ?? true)
      var appearance = item?.appearance ?? .standard
      appearance.isChosen = position == selectedIndex
      view.appearance = appearance
      return view
    }
    last = TabBarView(
      frame: frame, height: height, traits: traits, items: items, selectedIndex: selectedIndex, view: bar)
    return bar
  }

  /// What stands for the tabs that have no item of their own.
  private static let more = BarButtonItem(title: "More")

  /// Shows another item as chosen: two items change, and the bar shares the others with what it was.
  private mutating func select(_ index: Int) {
    guard index != selectedIndex else { return }
    for position in [selectedIndex, index] where view.subviews.indices.contains(position) {
      view.subviews[position].appearance.isChosen = position == index
    }
    selectedIndex = index
  }
}

extension ControllerHierarchy {
  /// The item of a tab: a navigation controller that says none has its root's.
  func tabBarItem(of tab: Index) -> BarButtonItem? {
    var member = self[tab].member
    while true {
      if let item = member.value.controller.bars.tabBarItem { return item }
      guard member.value.controller.kind.isNavigation, let root = member.value.children.first else { return nil }
      member = self[root].member
    }
  }

  /// The selected tab or page of a container; `nil` of one without controllers.
  func selectedChild(of container: Node) -> Index? {
    guard !container.children.isEmpty else { return nil }
    return container.children[min(max(0, container.controller.selectedIndex), container.children.count - 1)]
  }
}
