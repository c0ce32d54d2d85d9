import LayoutModel

extension ContainerArrangement {
  /// The arrangement of a split view's columns: side by side, the primary over the others, or one alone where the width is compact.
  static func columns(
    _ node: ControllerHierarchy.Node, _ environment: ControllerEnvironment
  ) -> ContainerArrangement {
    var environment = environment
    let bounds = Rect(environment.size)
    let split = node.controller.split
    func single(_ index: ControllerHierarchy.Index) -> ContainerArrangement {
      ContainerArrangement(
        of: node.controller, environment, hosts: [host("UIView", bounds)], bars: [],
        children: [Child(index: index, host: 0, frame: bounds, environment: environment)])
    }
    guard let primary = node.children.first, let secondary = node.children.last, primary != secondary else {
      return ContainerArrangement(
        of: node.controller, environment, hosts: [host("UIView", bounds)], bars: [],
        children: node.children.map { Child(index: $0, host: 0, frame: bounds, environment: environment) })
    }
    guard environment.traits.horizontalSizeClass == .regular else {
      return single(split.collapsesToPrimary ? primary : secondary)
    }
    let width = environment.behavior.columnWidth(
      split, columns: node.children.count, in: environment.size.width, scale: environment.scale, &environment.decisions)
    switch displayMode(split, columns: node.children.count, &environment) {
    case .secondaryOnly, .automatic: return single(secondary)
    case .oneBesideSecondary: return sideBySide(node, width, environment)
    case .oneOverSecondary:
      let column = environment.decisions.smaller(width, bounds.width)
      let over = mirrored(Rect(x: 0, y: 0, width: column, height: bounds.height), in: environment)
      return ContainerArrangement(
        of: node.controller, environment, hosts: [host("UIView", bounds), View(class: "UIView", frame: over)], bars: [],
        children: [
          Child(index: secondary, host: 0, frame: bounds, environment: environment),
          Child(index: primary, host: 1, frame: Rect(over.size), environment: compact(environment.part(over))),
        ])
    }
  }

  /// The arrangement of all columns side by side; the last has the rest of the width.
  private static func sideBySide(
    _ node: ControllerHierarchy.Node, _ width: Double, _ environment: ControllerEnvironment
  ) -> ContainerArrangement {
    let gap = environment.behavior.columnGap(scale: environment.scale)
    var environment = environment
    let bounds = Rect(environment.size)
    let column = environment.decisions.smaller(width, bounds.width)
    var (hosts, children, x) = ([View](), [Child](), 0.0)
    for (position, index) in node.children.enumerated() {
      let isLast = position == node.children.count - 1
      let unmirrored = Rect(
        x: x, y: 0, width: isLast ? environment.decisions.larger(0, bounds.width - x) : column, height: bounds.height)
      let part = mirrored(unmirrored, in: environment)
      let inner = environment.part(part)
      hosts.append(View(class: "UIView", frame: part))
      children.append(
        Child(
          index: index, host: position, frame: Rect(part.size), environment: isLast ? inner : compact(inner)))
      x = unmirrored.maxX + gap
    }
    return ContainerArrangement(of: node.controller, environment, hosts: hosts, bars: [], children: children)
  }

  /// A column's frame by the reading direction: the first one is where text begins (general knowledge).
  private static func mirrored(_ column: Rect, in environment: ControllerEnvironment) -> Rect {
    guard environment.traits.layoutDirection == .rightToLeft else { return column }
    return Rect(x: environment.size.width - column.maxX, y: column.y, width: column.width, height: column.height)
  }

  /// The environment with compact width: all columns except the last have it, at any width.
  private static func compact(_ environment: ControllerEnvironment) -> ControllerEnvironment {
    var compact = environment
    compact.traits.horizontalSizeClass = .compact
    return compact
  }

  private static func displayMode(
    _ split: SplitSettings, columns: Int, _ environment: inout ControllerEnvironment
  ) -> SplitSettings.DisplayMode {
    guard split.preferredDisplayMode == .automatic else { return split.preferredDisplayMode }
    let tiles = environment.behavior.tilesColumns(
      split, columns: columns, in: environment.size.width, environment.traits, &environment.decisions)
    return tiles ? .oneBesideSecondary : .secondaryOnly
  }
}
