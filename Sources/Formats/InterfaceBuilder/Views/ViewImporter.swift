import Documents
import LayoutModel

/// Builds the views of one root. It first lists the elements in preorder, then makes the views from the list's end, so
/// that depth takes no stack.
struct ViewImporter {
  var context: ImporterContext
  var nodes: [Node] = []
  /// The nodes' indices, by their ids.
  var places: [String: Int] = [:]
  /// The constant lengths that constraints give views, by axis and by the views' ids.
  var declaredLengths: [Axis: [String: [Double]]] = [:]
  /// The axes along which constraints refer to views, by the views' ids.
  var constrainedAxes: [String: Set<Axis>] = [:]

  /// A view's element, and its place in the tree.
  struct Node {
    let element: ResolvedElement
    let kind: ElementKind
    /// The index of the superview's node; `nil` for the root.
    let parent: Int?
    let id: String?
    let isInstalled: Bool
    /// The stored frame, or its substitute.
    var frame: Rect
    /// The frame in the file.
    let stored: Rect?

    var hasFrame: Bool { stored != nil }
  }

  private init(_ context: ImporterContext) {
    self.context = context
  }

  /// The result for a root: its view with all below it, their appearance on the canvas, and the notes that the scene's
  /// parts share.
  struct Result {
    let view: View
    /// The number of views, without those of bar items.
    let count: Int
    let drawings: [SourcePosition: Canvas.Drawing]
    let notes: ImporterNotes
  }

  /// Builds the view of a root with all below it.
  static func view(of root: CanvasRoot, _ context: ImporterContext, canvas: Size) -> Result {
    var importer = ViewImporter(context)
    importer.collect(root.element, context.sizeClasses, canvas)
    importer.collectGuides()
    let view = importer.build()
    return Result(
      view: view, count: importer.nodes.count, drawings: importer.context.drawings, notes: importer.context.notes)
  }

  /// The superview's node; `nil` for the root.
  func superview(of node: Node) -> Node? { node.parent.map { nodes[$0] } }

  // MARK: Elements

  /// Children of views that hold no views, or views that aren't laid out.
  private static let passedOver: Set<String> = [
    "constraints", "connections", "variation", "userDefinedRuntimeAttributes", "resources", "rect", "color",
    "fontDescription", "autoresizingMask", "state", "nil", "string", "attributedString", "accessibility",
    "gestureRecognizers", "textInputTraits", "viewLayoutGuide", "keyboardLayoutGuide", "edgeInsets",
    "directionalEdgeInsets",
  ]

  /// The elements in which views hold their subviews.
  private static let listsOfViews: Set<String> = ["subviews", "prototypes", "sections", "cells", "tableViewSection"]

  private mutating func collect(_ root: XMLElement, _ classes: CanvasSizeClasses, _ canvas: Size) {
    var pending: [(element: XMLElement, parent: Int?, isExcluded: Bool)] = [(root, nil, false)]
    while let (element, parent, isExcluded) = pending.popLast() {
      let kind = ElementKind.of(element) ?? (parent == nil ? ElementKind(className: "UIView") : nil)
      guard let owner = kind == nil ? parent : nodes.count else { continue }
      if let kind { append(element, kind, parent, isExcluded, classes, canvas) }
      let excluded = nodes[owner].element.excluded
      for child in element.children.reversed() where !Self.passedOver.contains(child.name) {
        if Self.listsOfViews.contains(element.name), !KnownNames.parts.contains(child.name),
          ElementKind.of(child) == nil
        {
          context.warn(.unknownElement(child.name, in: element.name), at: child)
        }
        guard !child.children.isEmpty || ElementKind.isKnown(child.name) else { continue }
        pending.append((child, owner, child["id"].map(excluded.contains) ?? false))
      }
    }
  }

  private mutating func append(
    _ element: XMLElement, _ kind: ElementKind, _ parent: Int?, _ isExcluded: Bool, _ classes: CanvasSizeClasses,
    _ canvas: Size
  ) {
    let superview = parent.map { nodes[$0] }
    let id = context.notes.claimID(of: element)
    if !ElementKind.isKnown(element.name) {
      context.warn(
        .unknownElement(element.name, in: superview?.element.element.name ?? "document"), at: element)
    }
    context.warnOfUnknownNames(in: element)
    let resolved = ResolvedElement(element, for: classes)
    context.warnOfMalformedValues(in: resolved)
    let written = element.child(forKey: "frame").flatMap(\.rect) ?? insetFrame(of: element, in: superview)
    let stored = written.map { withinInsetRow($0, element, kind, in: superview) }
    if stored == nil, element.child(forKey: "frame") != nil {
      context.warn(.viewWithoutFrame(element.name), at: element)
    }
    let frame = superview == nil ? Rect(canvas) : stored ?? standardFrame(kind, in: superview, resolved)
    if let id {
      context.items[id] = .id(id)
      context.classes[id] = kind.className
    }
    nodes.append(
      Node(
        element: resolved, kind: kind, parent: parent, id: id, isInstalled: !isExcluded, frame: frame,
        stored: stored))
  }

  /// The frame that early files of Xcode 8 give by its distances from the superview's edges.
  private func insetFrame(of element: XMLElement, in superview: Node?) -> Rect? {
    guard let outer = superview?.frame, let inset = element.child(forKey: "frameInset") else { return nil }
    func part(_ length: Double, _ near: String, _ far: String, _ own: String) -> (position: Double, length: Double) {
      let declared = inset.number(of: own)
      let behind = inset.number(of: far)
      let position = inset.number(of: near) ?? behind.flatMap { behind in declared.map { length - behind - $0 } } ?? 0
      return (position, max(0, declared ?? length - position - (behind ?? 0)))
    }
    let across = part(outer.width, "minX", "maxX", "width")
    let down = part(outer.height, "minY", "maxY", "height")
    return Rect(x: across.position, y: down.position, width: across.length, height: down.length)
  }

  /// The initial frame of a view without a stored one: a cell's content fills the cell, a row has its table's width.
  private func standardFrame(_ kind: ElementKind, in superview: Node?, _ element: ResolvedElement) -> Rect {
    guard let superview else { return .zero }
    let outer = superview.frame
    if kind.isContentView || element["key"] == "contentView" { return Rect(outer.size) }
    if kind.viewKind == .tableViewCell {
      let height = element.number("rowHeight") ?? superview.element.number("rowHeight")
      return Rect(x: 0, y: 0, width: outer.width, height: height.flatMap { $0 > 0 ? $0 : nil } ?? 44)
    }
    return .zero
  }

  // MARK: Guides

  private static let guides: [String: SystemLayoutGuide] = [
    "safeArea": .safeArea, "contentLayoutGuide": .content, "frameLayoutGuide": .frame, "layoutMargins": .layoutMargins,
    "readableContent": .readableContent, "keyboard": .keyboard, "keyboardLayoutGuide": .keyboard,
    "top": .topLayoutGuide, "bottom": .bottomLayoutGuide,
  ]

  /// The elements in a view that stand for its guides.
  private static let guideElements: Set<String> = ["viewLayoutGuide", "keyboardLayoutGuide"]

  private mutating func collectGuides() {
    for node in nodes {
      guard let owner = node.id else { continue }
      for child in node.element.element.children where Self.guideElements.contains(child.name) {
        guard let id = child.objectID else { continue }
        let key = child.name == "viewLayoutGuide" ? child["key"] : child.name
        let guide = key.flatMap { Self.guides[$0] }
        let scrolls = node.kind.viewKind.scrolls
        guard let guide, scrolls || (guide != .content && guide != .frame) else {
          context.warn(.malformedValue(child["key"] ?? "", attribute: "key", of: child.name), at: child)
          continue
        }
        if context.items[id] == nil { context.items[id] = .guide(guide, of: owner) }
      }
    }
    guard let root = nodes.first?.id, let list = context.root.controller?.element.child("layoutGuides") else { return }
    for child in list.children where child.name == "viewControllerLayoutGuide" {
      guard let id = child["id"], let guide = child["type"].flatMap({ Self.guides[$0] }) else { continue }
      if context.items[id] == nil { context.items[id] = .guide(guide, of: root) }
    }
  }

  // MARK: Views

  private mutating func build() -> View {
    for (index, node) in nodes.enumerated() { if let id = node.id { places[id] = index } }
    declaredLengths = findDeclaredLengths()
    constrainedAxes = findConstrainedAxes()
    var subviews: [[View]] = Array(repeating: [], count: nodes.count)
    for index in nodes.indices.reversed() {
      var view = self.view(at: index)
      view.subviews = subviews[index].reversed()
      addItems(to: &view, nodes[index])
      addListContent(to: &view, nodes[index])
      addSections(to: &view, nodes[index])
      subviews[index] = []
      guard let parent = nodes[index].parent else { return view }
      subviews[parent].append(view)
    }
    return View()
  }

  private mutating func view(at index: Int) -> View {
    let node = nodes[index]
    let element = node.element
    var view = View(node.id, class: node.kind.className, frame: node.frame, position: element.element.position)
    if let label = element["userLabel"], !label.isEmpty { view.userLabel = label }
    view.outlet = node.id.flatMap { context.file.outlets[$0] }
    view.isInstalled = node.isInstalled
    // On the canvas a spinner takes its space, running or not.
    let isSpinner = node.kind.viewKind == .activityIndicatorView && element.isYes("hidesWhenStopped")
    view.isHidden = element.isYes("hidden") && !(context.isOnCanvas && isSpinner)
    if let alpha = context.number("alpha", of: element) { view.alpha = min(max(0, alpha), 1) }
    readPlacing(of: &view, node)
    readPriorities(of: &view, node)
    ImporterContent.read(element, context.file.texts, context.file, into: &view)
    readLintSettings(of: &view, node)
    // A misplaced view wasn't drawn in its intrinsic content size.
    let isAsDrawn = showsWhatWasDrawn(view.content, node) && (context.isOnCanvas || !element.isYes("misplaced"))
    if view.kind == .label, isAsDrawn { adjustFont(of: &view, node) }
    readIntrinsicSize(of: &view, node, isAsDrawn: isAsDrawn)
    if view.kind == .label, isLaidOutByCell(node) { view.intrinsicContentSize = sizeInCell(of: view, node) }
    readProvenance(of: &view, node)
    readMargins(of: &view, node)
    switch view.kind {
    case .stackView: readStack(of: &view, element)
    case .tableView: readTable(of: &view, element)
    default: break
    }
    if node.kind.viewKind.scrolls {
      view.scroll.contentOffset = .zero
      if element["contentInsetAdjustmentBehavior"] == nil, contentTakesSafeArea(node) {
        view.scroll.contentInsetAdjustmentBehavior = .never
      }
    }
    let placeholders = placeholderSize(of: view, node)
    view.constraints = ConstraintImporter.constraints(of: element, &context) + placeholders
    placeInCell(&view, node)
    markYielding(&view.constraints, heldBy: index)
    if isContentOfAutomaticRow(node) {
      view.loosenBottom(to: context.isOnCanvas ? Self.priorityOfDrawnHeights : Self.priorityOfStoredHeights)
    }
    if node.hasFrame || !placeholders.isEmpty {
      context.drawings[element.element.position] = Canvas.Drawing(
        frame: node.stored, isFixed: element.isYes("fixedFrame"),
        isMarkedMisplaced: element.isYes("misplaced"), isMarkedAmbiguous: element.isYes("ambiguous"))
      if context.isOnCanvas, let size = undrawnSize(of: view, node) { view.undrawnContentSize = size }
    }
    return view
  }

  /// Reads the autoresizing mask, and whether it applies. Views that constraints place ignore their masks. Rows and their content keep the
  /// stored frames, whatever the masks say. So does a view without constraints until Xcode 7, and on the canvas; from Xcode 8 on it follows
  /// its mask beside others that constraints place (<doc:InterfaceBuilder#On-a-device>).
  private mutating func readPlacing(of view: inout View, _ node: Node) {
    let element = node.element
    view.autoresizesSubviews = !element.isNo("autoresizesSubviews")
    let hasFixedFrame = element.isYes("fixedFrame")
    let isFixed = hasFixedFrame && (context.isOnCanvas || context.era < .xcode8)
    let isGiven = node.kind.isCell || node.kind.isContentView || isFixed
    let isArranged = isArranged(node)
    if let mask = element.child(forKey: "autoresizingMask"), mask.name == "autoresizingMask", !isGiven {
      for (attribute, flag) in Self.maskFlags where mask[attribute] == "YES" { view.autoresizingMask.insert(flag) }
    }
    if !context.isOnCanvas, let mask = maskInTable(node) {
      view.autoresizingMask = mask
      return
    }
    // The content view of a cell or an effect view fills it, whatever its mask.
    let superview = superview(of: node)
    let isInEffect = superview?.kind.viewKind == .visualEffectView
    let fills = element["key"] == "contentView" && !isGiven
    if fills, isInEffect || element.isNo("translatesAutoresizingMaskIntoConstraints") {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if let superview { view.frame = Rect(superview.frame.size) }
      return
    }
    view.translatesAutoresizingMaskIntoConstraints =
      (isGiven || hasFixedFrame || !element.isNo("translatesAutoresizingMaskIntoConstraints")) && !isArranged
  }

  /// The masks by which the parts of tables follow a width that differs from the stored one. The space that an
  /// accessory takes from a cell stays.
  private func maskInTable(_ node: Node) -> AutoresizingMask? {
    guard let superview = superview(of: node), !superview.frame.size.width.isZero else { return nil }
    if node.kind.isContentView { return [.flexibleWidth, .flexibleHeight] }
    let isPart = ["tableHeaderView", "tableFooterView"].contains(node.element["key"])
    return isPart || node.kind.viewKind == .tableViewCell ? .flexibleWidth : nil
  }

  private static let maskFlags: [(attribute: String, flag: AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]
}
