import Documents
import LayoutModel
import LayoutResolution

/// What of views nobody declared and nothing measured (<doc:InterfaceBuilder#Known-and-guessed>).
extension ViewImporter {
  /// Notes what isn't known of a view's size and place. On the canvas everything has the size that Xcode gave it; only what an own
  /// class asks for isn't known there.
  func readProvenance(of view: inout View, _ node: Node) {
    var provenance = ContentProvenance()
    let axes = axesWithoutDeclaredSize(node)
    if let unknown = unknownContent(of: view, node) {
      provenance.content = unknown
      // However long a text of one line is, its font says how high.
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

  /// What code says of a view's content, wherever it is shown.
  private func unknownContent(of view: View, _ node: Node) -> ContentProvenance.Unknown? {
    // On the canvas Interface Builder's own mark says that it knew of no size; elsewhere code may know one.
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

  /// What of a view's content the canvas's stored size stands in for on a device.
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

  /// Tells whether a text that is there takes one line, in a font that is known.
  private func hasOneLine(_ view: View) -> Bool {
    view.kind == .label && view.content.numberOfLines == 1 && showsAnything(view) && otherFont(of: view) == nil
  }

  /// The axes along which a view's content asks for a length: a text view that scrolls asks for none.
  private func askedAxes(of view: View) -> ContentProvenance.Axes {
    Axis.allCases.reduce(into: []) { axes, axis in
      if view.intrinsicContentSize.length(along: axis) != .noMetric { axes.insert(ContentProvenance.Axes(axis)) }
    }
  }

  /// The name of a font that isn't in the project: the system's measures it, to a pixel at best.
  private func otherFont(of view: View) -> String? {
    for font in view.content.shownFonts {
      if case .named(let name, _, nil)? = font { return name }
    }
    return nil
  }

  /// The axes along which a view asks for what it was drawn in and nothing measured confirms that.
  private func unmeasuredAxes(of view: View, _ node: Node) -> ContentProvenance.Axes {
    // How large a symbol is that few files show is known to some points at best.
    if view.lint.showsSystemSymbol, view.kind == .imageView || !isSymbolMeasured(view) { return .both }
    let measured = view.contentSize(for: context.traits, wrappedTo: node.frame.width)
    return Axis.allCases.reduce(into: []) { axes, axis in
      // What isn't specified is measured where the view is laid out.
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

  /// Tells whether nothing that a view shows is a symbol of a size that isn't known to a point or two.
  private func isSymbolMeasured(_ view: View) -> Bool {
    view.content.image.map { $0.spread <= Self.largestSpread } ?? true
  }

  private static let largestSpread = 1.5

  /// Whether a text is there to be seen.
  private func showsAnything(_ view: View) -> Bool {
    view.content.text?.contains { !$0.isWhitespace } ?? false
  }

  /// Whether a text is an example: of a label that code has an outlet of, of a button that shows what Interface Builder puts in, or
  /// one in a row that code makes and fills by outlets.
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

  /// The name of a view's class where that is the app's own; `nil` of the system's, and of cells and what they show their content in.
  private func ownClass(of node: Node) -> String? {
    guard let name = node.element["customClass"], !name.isEmpty, !ElementKind.isSystemClass(name), !node.kind.isCell,
      !node.kind.isContentView
    else { return nil }
    return name
  }

  // MARK: Frames

  /// Rows and items of lists stand where they were stored, and have the heights that they were stored with, where nothing in the
  /// file says how the list sizes them.
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

  /// Tells whether a file says how high a row is. A prototype's own height is one of the canvas alone; what the table says holds of
  /// its rows unless a delegate, which may be code, says more.
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
