import Documents
import LayoutModel
import LayoutResolution

/// The facts about views that nothing declares or measures (<doc:InterfaceBuilder#Known-and-guessed>).
extension ViewImporter {
  /// Notes the parts of a view's size and position that aren't known. On the canvas everything has the size that Xcode
  /// gave it; only the intrinsic content size of an own class isn't known there.
  func readProvenance(of view: inout View, _ node: Node) {
    var provenance = ContentProvenance()
    let axes = axesWithoutDeclaredSize(node)
    if let unknown = unknownContent(of: view, node) {
      provenance.content = unknown
      // The font determines the height of a text of one line, however long it is.
      provenance.contentAxes = unknown == .text && hasOneLine(view) ? axes.intersection(.horizontal) : axes
    } else if !context.isOnCanvas, let name = otherFont(of: view) {
      provenance.content = .font(name)
      provenance.contentAxes = axes.intersection(askedAxes(of: view))
    } else if !context.isOnCanvas, let unknown = unmeasuredContent(of: view, node) {
      provenance.content = unknown
      provenance.contentAxes = axes.intersection(unmeasuredAxes(of: view, node))
    }
    if provenance.contentAxes.isEmpty { provenance.content = nil }
    if !context.isOnCanvas { readProvenanceOfFrame(&provenance, node) }
    if provenance != ContentProvenance() { view.provenance = provenance }
  }

  /// The axes along which the file declares no size of the content.
  private func axesWithoutDeclaredSize(_ node: Node) -> ContentProvenance.Axes {
    guard designedSize(of: node) == nil, taughtSize(of: node) == nil else { return [] }
    return Axis.allCases.reduce(into: []) { axes, axis in
      if placeholder(of: node, along: axis) == nil { axes.insert(ContentProvenance.Axes(axis)) }
    }
  }

  /// The part of a view's content that code determines, on the canvas as on devices.
  private func unknownContent(of view: View, _ node: Node) -> ContentProvenance.Unknown? {
    // On the canvas, Interface Builder marks views whose size it didn't know; elsewhere code may know one.
    let isMarked = node.element.isYes("ambiguous")
    guard !isMarked || !context.isOnCanvas else { return nil }
    if let name = ownClass(of: node) { return .ownClass(name) }
    guard !isMarked || !showsAnything(view) else { return nil }
    switch view.kind {
    case .imageView:
      let hasImage = node.element["image"] != nil || node.element.child(forKey: "image") != nil
      return hasImage ? nil : .image(nil)
    case .label:
      return showsAnything(view) && !isFilledByCode(view, node) ? nil : .text
    case .button:
      return isFilledByCode(view, node) ? .text : nil
    default: return nil
    }
  }

  /// The part of a view's content that has the canvas's stored size on a device.
  private func unmeasuredContent(of view: View, _ node: Node) -> ContentProvenance.Unknown? {
    guard !node.kind.intrinsicAxes.isEmpty else { return nil }
    switch view.kind {
    case .imageView:
      let name = node.element["image"] ?? node.element.child(forKey: "image")?["image"]
      guard let name else { return nil }
      if view.lint.showsSystemSymbol { return hasMeasuredSymbol(view) ? nil : .symbol(name) }
      return context.file.imageSize(named: name) == nil ? .image(name) : nil
    case .button:
      if !isSymbolMeasured(view), let symbol = view.content.image?.symbolName { return .symbol(symbol) }
      return isMeasurable(view, node) ? nil : .control(view.className)
    case .label, .textView, .textField: return isMeasurable(view, node) ? nil : .control(view.className)
    default: return .control(view.className)
    }
  }

  /// Tells whether a text is visible, has one line and has a known font.
  private func hasOneLine(_ view: View) -> Bool {
    view.kind == .label && view.content.numberOfLines == 1 && showsAnything(view) && otherFont(of: view) == nil
  }

  /// The axes along which a view has an intrinsic length. A text view that scrolls has none.
  private func askedAxes(of view: View) -> ContentProvenance.Axes {
    Axis.allCases.reduce(into: []) { axes, axis in
      if view.intrinsicContentSize.length(along: axis) != .noMetric { axes.insert(ContentProvenance.Axes(axis)) }
    }
  }

  /// The name of a font that isn't in the project. The system's font measures it, to a pixel at best.
  private func otherFont(of view: View) -> String? {
    for font in view.content.shownFonts {
      if case .named(let name, _, nil)? = font { return name }
    }
    return nil
  }

  /// The axes along which a view's intrinsic length is the drawn one, and no measurement confirms it.
  private func unmeasuredAxes(of view: View, _ node: Node) -> ContentProvenance.Axes {
    // The size of a rare symbol is known to a few points at best.
    if view.lint.showsSystemSymbol, view.kind == .imageView || !isSymbolMeasured(view) { return .both }
    let measured = view.contentSize(for: context.traits, wrappedTo: node.frame.width)
    return Axis.allCases.reduce(into: []) { axes, axis in
      // An unspecified length is measured at layout.
      guard view.intrinsicContentSize.length(along: axis) != .unspecified,
        let length = view.intrinsicContentSize[axis]
      else { return }
      let asked = axis == .horizontal ? measured.width : measured.height
      if let asked, abs(asked - length) <= Self.roundingOfLengths { return }
      axes.insert(ContentProvenance.Axes(axis))
    }
  }

  /// Tells whether a view shows an image whose size is known to a point or two.
  private func hasMeasuredSymbol(_ view: View) -> Bool { view.content.image != nil && isSymbolMeasured(view) }

  /// Tells whether all symbols that a view shows have a size that is known to a point or two.
  private func isSymbolMeasured(_ view: View) -> Bool {
    view.content.image.map { $0.spread <= Self.largestSpread } ?? true
  }

  private static let largestSpread = 1.5

  /// Tells whether a view has a visible text.
  private func showsAnything(_ view: View) -> Bool {
    view.content.text?.contains { !$0.isWhitespace } ?? false
  }

  /// Tells whether a text is only an example, which code replaces through an outlet. It is if the outlet leads to a
  /// label, to a button with Interface Builder's default title, or into a row that code makes.
  private func isFilledByCode(_ view: View, _ node: Node) -> Bool {
    guard view.outlet != nil else { return false }
    if view.kind == .label || view.content.text == "Button" { return true }
    var inner = node
    while let outer = superview(of: inner) {
      if outer.kind.isCell { return isPrototype(outer) && outer.element["customClass"] != nil }
      inner = outer
    }
    return false
  }

  /// The name of a view's class if it is the app's own; `nil` for the system's classes, and for cells and their content
  /// views.
  private func ownClass(of node: Node) -> String? {
    guard let name = node.element["customClass"], !name.isEmpty, !ElementKind.isSystemClass(name), !node.kind.isCell,
      !node.kind.isContentView
    else { return nil }
    return name
  }

  // MARK: Frames

  /// Notes that rows and items of lists have their stored positions and heights, if nothing in the file says how the
  /// list sizes them.
  private func readProvenanceOfFrame(_ provenance: inout ContentProvenance, _ node: Node) {
    if node.kind.isCell, let list = superview(of: node) {
      let isRow = [.tableViewCell, .tableViewHeaderFooterView].contains(node.kind.viewKind)
      guard !isRow || !(isHeightDeclared(ofRow: node, in: list) || isOfStandardStyle(node)) else { return }
      provenance.frame = .row
      provenance.frameAxes = isRow ? .vertical : .both
    } else if isPlacedByCell(node), !isLaidOutByCell(node) {
      provenance.frame = .row
      provenance.frameAxes = .both
    } else if node.parent == nil, let part = context.file.part(ofScene: context.root.sceneID) {
      provenance.frame = node.kind.isCell ? .row : .part
      provenance.frameAxes = part.isRow ? .vertical : .both
    } else if node.parent == nil, context.file.isFreeform(context.root) {
      provenance.frame = .part
      provenance.frameAxes = .both
    }
  }

  /// Tells whether a file declares a row's height. A prototype's own height applies only to the canvas. The table's
  /// height applies to its rows unless a delegate, which may be code, says otherwise.
  private func isHeightDeclared(ofRow row: Node, in table: Node) -> Bool {
    let isTableSaying = (table.element.number("rowHeight") ?? 0) > 0
    guard isPrototype(row) else { return isTableSaying || (row.element.number("rowHeight") ?? 0) > 0 }
    let hasDelegate =
      table.element.element.child("connections")?.children.contains {
        $0.name == "outlet" && $0["property"] == "delegate"
      } ?? false
    return isTableSaying && !hasDelegate
  }
}
