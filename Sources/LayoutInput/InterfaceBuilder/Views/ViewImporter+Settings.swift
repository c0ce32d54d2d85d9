import Documents
import LayoutModel

/// Margins, and what stack views and tables say of themselves.
extension ViewImporter {
  mutating func readMargins(of view: inout View, _ node: Node) {
    let element = node.element
    view.preservesSuperviewLayoutMargins = element.isYes("preservesSuperviewLayoutMargins")
    // Before Xcode 9 there was no safe area for margins to heed.
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
      // Those of the device's own cells.
      view.preservesSuperviewLayoutMargins = false
      return
    }
    let standard = context.insets.contentMargins(of: canvasCell(cell, content: node))
    var margins = view.directionalLayoutMargins?.insets(for: .leftToRight) ?? view.layoutMargins ?? standard
    // From Xcode 9 on cells have their content preserve their margins, whatever that says.
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

  /// Makes a view's own margins as large as those around it, where it preserves these.
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

  /// A cell as far as its content's margins depend on it.
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

  /// Tells whether the canvas insets what a scroll view shows by the safe area that lies over it, as it does views outside: from
  /// Xcode 12 on where the content layout guide is there (<doc:CanvasRules#Other-rules>).
  func contentTakesSafeArea(_ node: Node) -> Bool {
    guard context.isOnCanvas, context.era >= .xcode12, node.kind.viewKind == .scrollView else { return false }
    return node.element.element.children.contains {
      $0.name == "viewLayoutGuide" && $0["key"] == "contentLayoutGuide"
    }
  }

  /// A stack view without margins of its own has none, which other views' constraints may speak of.
  mutating func readStack(of view: inout View, _ element: ResolvedElement) {
    let saysMargins = view.layoutMargins != nil || view.directionalLayoutMargins != nil
    view.stack.axis = context.value("axis", of: element, Axis.init(rawValue:)) ?? .horizontal
    view.stack.distribution =
      context.value("distribution", of: element, StackSettings.Distribution.init(rawValue:)) ?? .fill
    view.stack.alignment = context.value("alignment", of: element, StackSettings.Alignment.init(rawValue:)) ?? .fill
    // A vertical stack view's leading and trailing are written as top and bottom.
    if view.stack.axis == .vertical {
      if view.stack.alignment == .top { view.stack.alignment = .leading }
      if view.stack.alignment == .bottom { view.stack.alignment = .trailing }
    } else {
      if view.stack.alignment == .leading { view.stack.alignment = .top }
      if view.stack.alignment == .trailing { view.stack.alignment = .bottom }
    }
    view.stack.spacing =
      element["spacingType"] == "standard" ? Self.standardSpacing : context.number("spacing", of: element) ?? 0
    view.stack.isBaselineRelativeArrangement = element.isYes("baselineRelativeArrangement")
    // Margins that are said are what the views are arranged within.
    view.stack.isLayoutMarginsRelativeArrangement =
      element.isYes("layoutMarginsRelativeArrangement") || saysMargins
    if !saysMargins, !view.stack.isLayoutMarginsRelativeArrangement { view.layoutMargins = .zero }
  }

  private static let standardSpacing = 8.0

  /// Whether a view is the content of a table's cell that has no height of its own: what it shows is laid out as high as it is,
  /// while the cell is drawn at some height (<doc:CanvasRules#Tables>). On a device that is so of a cell that stands alone in its
  /// file too, and not of rows that are stacked, whose height it gives (<doc:InterfaceBuilder#On-a-device>).
  func isContentOfAutomaticRow(_ node: Node) -> Bool {
    guard node.kind.isContentView, let cell = superview(of: node) else { return false }
    guard cell.kind.viewKind == .tableViewCell else { return false }
    guard let table = superview(of: cell) else { return !context.isOnCanvas }
    return context.isOnCanvas && [cell, table].allSatisfy { ($0.element.number("rowHeight") ?? 0) <= 0 }
  }
}

extension ViewImporter {
  /// On the canvas what a row shows gives way to nothing but what is required, for the row is drawn at some height.
  static let priorityOfDrawnHeights: Priority = 999
  /// On a device the row grows to what it shows, so that its stored height gives way to all that its content asks for; it counts
  /// for more than what stack views and empty containers have where nothing else tells.
  static let priorityOfStoredHeights: Priority = 240
}

extension View {
  /// Makes what holds the view's bottom give way to what is above a priority.
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
