import Documents
import LayoutModel

/// Margins, and the settings of stack views and tables.
extension ViewImporter {
  mutating func readMargins(of view: inout View, _ node: Node) {
    let element = node.element
    view.preservesSuperviewLayoutMargins = element.isYes("preservesSuperviewLayoutMargins")
    // Before Xcode 9 there was no safe area for margins to respect.
    view.insetsLayoutMarginsFromSafeArea =
      context.era >= .xcode9 && !element.isNo("insetsLayoutMarginsFromSafeArea")
    view.layoutMarginsFollowReadableWidth = element.isYes("layoutMarginsFollowReadableWidth")
    if let semantic = element["semanticContentAttribute"] {
      view.semanticContentAttribute =
        context.value("semanticContentAttribute", of: element) { _ in SemanticContentAttribute(rawValue: semantic) }
        ?? .unspecified
    }
    if let insets = element.child(forKey: "layoutMargins"), insets.name == "edgeInsets" {
      view.layoutMargins = EdgeInsets(
        top: insets.number(of: "top") ?? 0, left: insets.number(of: "left") ?? 0,
        bottom: insets.number(of: "bottom") ?? 0, right: insets.number(of: "right") ?? 0)
    }
    if let insets = element.child(forKey: "directionalLayoutMargins"), insets.name == "directionalEdgeInsets" {
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: insets.number(of: "top") ?? 0, leading: insets.number(of: "leading") ?? 0,
        bottom: insets.number(of: "bottom") ?? 0, trailing: insets.number(of: "trailing") ?? 0)
    }
    if node.parent == nil, let least = context.leastMarginsOfRoot { raiseMargins(of: &view, to: least) }
    guard view.kind == .tableViewCellContentView, let cell = superview(of: node) else { return }
    if !context.isOnCanvas, view.layoutMargins == nil, view.directionalLayoutMargins == nil {
      // The device's own cells have these margins.
      view.preservesSuperviewLayoutMargins = false
      return
    }
    let standard = context.insets.contentMargins(of: canvasCell(cell, content: node))
    var margins = view.directionalLayoutMargins?.insets(for: .leftToRight) ?? view.layoutMargins ?? standard
    // From Xcode 9 on, cells make their content view preserve their margins, whatever its own setting.
    if view.preservesSuperviewLayoutMargins || context.era >= .xcode9 {
      margins = EdgeInsets(
        top: max(margins.top, standard.top), left: max(margins.left, standard.left),
        bottom: max(margins.bottom, standard.bottom), right: max(margins.right, standard.right))
    }
    if view.layoutMargins == nil {
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    } else {
      view.layoutMargins = margins
      view.directionalLayoutMargins = nil
    }
    view.preservesSuperviewLayoutMargins = false
  }

  /// Makes a view's own margins at least as large as those around it, if it preserves these.
  private func raiseMargins(of view: inout View, to least: Double) {
    guard view.preservesSuperviewLayoutMargins else { return }
    if var own = view.directionalLayoutMargins {
      own.top = max(own.top, least)
      own.bottom = max(own.bottom, least)
      view.directionalLayoutMargins = own
    } else if var own = view.layoutMargins {
      own.top = max(own.top, least)
      own.bottom = max(own.bottom, least)
      view.layoutMargins = own
    }
  }

  /// The facts about a cell that determine its content's margins.
  private func canvasCell(_ cell: Node, content: Node) -> CanvasCell {
    var place = CanvasCell.Place.alone
    if let table = superview(of: cell) {
      let isInsetGrouped = table.element["style"] == "insetGrouped"
      place = table.parent == nil ? .tableAsRoot(isInsetGrouped: isInsetGrouped) : .tableInView
    }
    return CanvasCell(
      place: place, width: cell.frame.width, separator: max(0, cell.frame.height - content.frame.height),
      hasAccessory: cell.element["accessoryType"].map { $0 != "none" } ?? false)
  }

  /// Tells whether the canvas insets a scroll view's content by the safe area that lies over it, as it does with views
  /// outside. It does from Xcode 12 on if the content layout guide is there (<doc:CanvasRules#Other-rules>).
  func contentTakesSafeArea(_ node: Node) -> Bool {
    guard context.isOnCanvas, context.era >= .xcode12, node.kind.viewKind == .scrollView else { return false }
    return node.element.element.children.contains {
      $0.name == "viewLayoutGuide" && $0["key"] == "contentLayoutGuide"
    }
  }

  /// Completes a stack view. Without margins of its own it has none, but other views' constraints may refer to them.
  func readStack(of view: inout View, _ element: ResolvedElement) {
    let saysMargins = view.layoutMargins != nil || view.directionalLayoutMargins != nil
    // A vertical stack view's top and bottom stand for leading and trailing.
    if view.stack.axis == .vertical {
      if view.stack.alignment == .top { view.stack.alignment = .leading }
      if view.stack.alignment == .bottom { view.stack.alignment = .trailing }
    } else {
      if view.stack.alignment == .leading { view.stack.alignment = .top }
      if view.stack.alignment == .trailing { view.stack.alignment = .bottom }
    }
    if element["spacingType"] == "standard" { view.stack.spacing = Self.standardSpacing }
    // Views are arranged within explicit margins.
    if saysMargins { view.stack.isLayoutMarginsRelativeArrangement = true }
    if !saysMargins, !view.stack.isLayoutMarginsRelativeArrangement { view.layoutMargins = .zero }
  }

  private static let standardSpacing = 8.0

  /// Tells whether a view is the content view of a table's cell with automatic height. Its subviews have their own
  /// height, while the cell is drawn at some height (<doc:CanvasRules#Tables>). On a device this is also true of a cell
  /// that stands alone in its file, but not of stacked rows, which have the content's height
  /// (<doc:InterfaceBuilder#On-a-device>).
  func isContentOfAutomaticRow(_ node: Node) -> Bool {
    guard node.kind.isContentView, let cell = superview(of: node) else { return false }
    guard cell.kind.viewKind == .tableViewCell else { return false }
    guard let table = superview(of: cell) else { return !context.isOnCanvas }
    return context.isOnCanvas && [cell, table].allSatisfy { ($0.element.number("rowHeight") ?? 0) <= 0 }
  }
}

extension ViewImporter {
  /// The priority on the canvas. There a row's content gives way only to required constraints, because the row is drawn
  /// at some height.
  static let priorityOfDrawnHeights: Priority = 999
  /// The priority on a device. There a row grows with its content, so its stored height gives way to all that the
  /// content asks for. It is above the priorities that stack views and empty containers have by default.
  static let priorityOfStoredHeights: Priority = 240
}

extension View {
  /// Lowers the constraints that hold the view's bottom to a priority.
  mutating func loosenBottom(to priority: Priority) {
    for index in constraints.indices where constraints[index].priority == .required {
      let constraint = constraints[index]
      let terms =
        [(constraint.firstItem, constraint.firstAttribute)]
        + (constraint.second.map { [($0.item, $0.attribute)] } ?? [])
      let isBottom = terms.contains { item, attribute in
        (item == .holder || item == id.map { .id($0) }) && [.bottom, .bottomMargin].contains(attribute)
      }
      if isBottom { constraints[index].priority = priority }
    }
  }

}
