import Documents
import LayoutModel
import LayoutResolution

/// The items of bars that stand among other views, as views of the bars.
extension ViewImporter {
  /// The views of a bar's items, and what places them beside their masks; none of what is no bar.
  mutating func items(of node: Node) -> (views: [View], constraints: [Constraint]) {
    guard let list = node.element.element.child("items") else { return ([], []) }
    switch node.kind.viewKind {
    case .toolbar: return toolbarItems(list, node)
    case .navigationBar:
      let shown = list.children.last { $0.name == "navigationItem" }
      return (shown.map { navigationItems($0, node) } ?? [], [])
    case .tabBar: return (tabs(list, node), [])
    default: return ([], [])
    }
  }

  private func item(
    _ item: BarButtonItem, _ className: String, _ node: Node, x: Double, width: Double, _ mask: AutoresizingMask,
    height: Double = BarMetrics.rowHeight
  ) -> View {
    var view = View(
      item.id, class: className,
      frame: Rect(x: x, y: 0, width: width, height: min(height, node.frame.height)),
      autoresizingMask: mask, isEnabled: item.isEnabled, position: item.position)
    view.appearance = item.appearance
    return view
  }

  /// A toolbar's items. Those before all spare room keep to its left edge; others are placed by constraints, for no mask says
  /// how several gaps share, and that they have nothing to share where the bar is too short.
  private mutating func toolbarItems(_ list: XMLElement, _ node: Node) -> (views: [View], constraints: [Constraint]) {
    let places = ToolbarPlaces(BarItemImporter.items(list, &context.notes), for: context.traits)
    var constraints: [Constraint] = []
    let views = places.places.map { place in
      let x = places.x(of: place, sparing: max(0, node.frame.width - places.length))
      var view = item(place.item, "UIToolbarButton", node, x: x, width: place.width, .flexibleRightMargin)
      guard place.share > 0 else { return view }
      guard let id = view.id, let size = view.frame?.size else {
        view.autoresizingMask = place.share < 1 ? [.flexibleLeftMargin, .flexibleRightMargin] : .flexibleLeftMargin
        return view
      }
      view.translatesAutoresizingMaskIntoConstraints = false
      view.intrinsicContentSize = IntrinsicContentSize(width: size.width, height: size.height)
      var left = Constraint(
        .id(id), .left, .equal, Constraint.Second(.holder, .right, multiplier: place.share),
        constant: place.offset - place.share * places.length, priority: Self.priorityOfShares,
        position: place.item.position)
      left.countsFromHolder = true
      let least = Constraint(
        .id(id), .left, .greaterThanOrEqual, Constraint.Second(.holder, .left), constant: place.offset,
        position: place.item.position)
      let top = Constraint(.id(id), .top, .equal, Constraint.Second(.holder, .top), position: place.item.position)
      constraints += [left, least, top]
      return view
    }
    return (views, constraints)
  }

  /// What is shared gives way to what items take.
  private static let priorityOfShares: Priority = 999

  private mutating func navigationItems(_ element: XMLElement, _ node: Node) -> [View] {
    let shown = BarItemImporter.navigationItem(element, &context.notes)
    return NavigationBarPlaces(shown, in: node.frame.width, for: context.traits).places.map { place in
      item(place.item, "UINavigationButton", node, x: place.x, width: place.width, place.autoresizingMask)
    }
  }

  /// A tab bar's items, which share its width evenly.
  private mutating func tabs(_ list: XMLElement, _ node: Node) -> [View] {
    var items: [BarButtonItem] = []
    for element in list.children where element.name == "tabBarItem" {
      if let item = BarItemImporter.item(element, &context.notes) { items.append(item) }
    }
    let width = node.frame.width / Double(max(1, items.count))
    let mask: AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    return items.enumerated().map { index, tab in
      item(tab, "UITabBarButton", node, x: Double(index) * width, width: width, mask, height: node.frame.height)
    }
  }
}
