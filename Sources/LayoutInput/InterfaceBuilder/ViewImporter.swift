import Documents
import LayoutModel

/// Makes the views of one root: a list of elements in preorder, then views from its end, so that depth costs no stack.
struct ViewImporter {
  private var context: ImporterContext
  private var nodes: [Node] = []

  /// A view's element, and where it stands.
  private struct Node {
    let element: ResolvedElement
    let kind: ElementKind
    /// The place of the superview's node, or -1.
    let parent: Int
    let id: String?
    let isInstalled: Bool
    /// The frame as it is stored, or what stands in for it.
    var frame: Rect
    let hasFrame: Bool
  }

  private init(_ context: ImporterContext) {
    self.context = context
  }

  /// The view of a root with all below it, and what isn't understood.
  static func view(
    of root: CanvasRoot, _ context: ImporterContext, canvas: Size
  ) -> (view: View, warnings: [InputWarning]) {
    var importer = ViewImporter(context)
    importer.collect(root.element, context.sizeClasses, canvas)
    importer.collectGuides()
    return (importer.build(), importer.context.warnings)
  }

  // MARK: Elements

  /// Children of views that hold no views, or none that are laid out.
  private static let passedOver: Set<String> = [
    "constraints", "connections", "variation", "userDefinedRuntimeAttributes", "resources", "rect", "color",
    "fontDescription", "autoresizingMask", "state", "nil", "string", "attributedString", "accessibility",
    "gestureRecognizers", "textInputTraits", "viewLayoutGuide", "edgeInsets", "directionalEdgeInsets",
  ]

  private mutating func collect(_ root: XMLElement, _ classes: CanvasSizeClasses, _ canvas: Size) {
    var seen: Set<String> = []
    var pending: [(element: XMLElement, parent: Int, isExcluded: Bool)] = [(root, -1, false)]
    while let (element, parent, isExcluded) = pending.popLast() {
      var owner = parent
      if let kind = parent < 0 ? ElementKind.of(element) ?? ElementKind(className: "UIView") : ElementKind.of(element) {
        owner = nodes.count
        append(element, kind, parent, isExcluded, classes, canvas, &seen)
      }
      let excluded = nodes[owner].element.excluded
      for child in element.children.reversed() where !Self.passedOver.contains(child.name) {
        guard !child.children.isEmpty || ElementKind.isKnown(child.name) else { continue }
        pending.append((child, owner, child["id"].map(excluded.contains) ?? false))
      }
    }
  }

  private mutating func append(
    _ element: XMLElement, _ kind: ElementKind, _ parent: Int, _ isExcluded: Bool, _ classes: CanvasSizeClasses,
    _ canvas: Size, _ seen: inout Set<String>
  ) {
    var id = element["id"].flatMap { $0.isEmpty ? nil : $0 }
    if let own = id, !seen.insert(own).inserted {
      context.warn(.duplicateID(own), at: element)
      id = nil
    }
    if !ElementKind.isKnown(element.name) {
      context.warn(
        .unknownElement(element.name, in: parent < 0 ? "document" : nodes[parent].element.element.name), at: element)
    }
    context.warnOfUnknownNames(in: element)
    let resolved = ResolvedElement(element, for: classes)
    let stored = element.child(forKey: "frame").flatMap(\.rect)
    var frame = stored ?? standardFrame(kind, in: parent, resolved)
    if parent < 0 { frame = Rect(canvas) }
    if let id {
      context.items[id] = .id(id)
      context.classes[id] = kind.className
    }
    nodes.append(
      Node(
        element: resolved, kind: kind, parent: parent, id: id, isInstalled: !isExcluded, frame: frame,
        hasFrame: stored != nil))
  }

  /// What a view without a stored frame begins with: a cell's content fills the cell, a row its table's width.
  private func standardFrame(_ kind: ElementKind, in parent: Int, _ element: ResolvedElement) -> Rect {
    guard parent >= 0 else { return .zero }
    let outer = nodes[parent].frame
    if kind.isContentView || element["key"] == "contentView" { return Rect(outer.size) }
    if kind.className == "UITableViewCell" {
      let height = element.number("rowHeight") ?? nodes[parent].element.number("rowHeight")
      return Rect(x: 0, y: 0, width: outer.width, height: height.flatMap { $0 > 0 ? $0 : nil } ?? 44)
    }
    return .zero
  }

  // MARK: Guides

  private static let guides: [String: SystemLayoutGuide] = [
    "safeArea": .safeArea, "contentLayoutGuide": .content, "frameLayoutGuide": .frame, "layoutMargins": .layoutMargins,
    "readableContent": .readableContent, "top": .topLayoutGuide, "bottom": .bottomLayoutGuide,
  ]

  private mutating func collectGuides() {
    for node in nodes {
      guard let owner = node.id else { continue }
      for child in node.element.element.children where child.name == "viewLayoutGuide" {
        guard let id = child["id"] else { continue }
        let guide = child["key"].flatMap { Self.guides[$0] }
        let scrolls = ViewTree.classesThatScroll.contains(node.kind.className)
        guard let guide, scrolls || (guide != .content && guide != .frame) else {
          context.warn(.unknownElement("viewLayoutGuide", in: node.element.element.name), at: child)
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
    var subviews: [[View]] = Array(repeating: [], count: nodes.count)
    for place in nodes.indices.reversed() {
      var view = self.view(at: place)
      view.subviews = subviews[place].reversed()
      subviews[place] = []
      let parent = nodes[place].parent
      if parent < 0 { return view }
      subviews[parent].append(view)
    }
    return View()
  }

  private mutating func view(at place: Int) -> View {
    let node = nodes[place]
    let element = node.element
    var view = View(node.id, class: node.kind.className, frame: node.frame, position: element.element.position)
    view.isInstalled = node.isInstalled
    view.isHidden = element.isYes("hidden")
    view.isEnabled = !element.isNo("enabled")
    if let alpha = context.number("alpha", of: element) { view.alpha = min(max(0, alpha), 1) }
    readPlacing(of: &view, node)
    readPriorities(of: &view, element)
    view.content = ImporterContent.content(of: element, context.file.imageSizes)
    if view.className == "UILabel" { adjustFont(of: &view, node) }
    readIntrinsicSize(of: &view, node)
    readMargins(of: &view, node)
    switch node.kind.className {
    case ViewTree.classThatArranges: readStack(of: &view, element)
    case "UITableView": readTable(of: &view, element)
    default: break
    }
    if ViewTree.classesThatScroll.contains(node.kind.className) {
      view.scroll.contentOffset = .zero
      view.scroll.isScrollEnabled = !element.isNo("scrollEnabled")
    }
    view.constraints = ConstraintImporter.constraints(of: element, &context) + placeholderSize(of: view, node)
    return view
  }

  /// Masks, and whether they count: not of a view that constraints place. Rows and what they show stand where they were
  /// stored, whatever they say.
  private mutating func readPlacing(of view: inout View, _ node: Node) {
    let element = node.element
    view.autoresizesSubviews = !element.isNo("autoresizesSubviews")
    let isGiven = node.kind.isCell || node.kind.isContentView || element.isYes("fixedFrame")
    let isArranged = isArranged(node)
    if let mask = element.child(forKey: "autoresizingMask"), mask.name == "autoresizingMask", !isGiven {
      for (attribute, flag) in Self.maskFlags where mask[attribute] == "YES" { view.autoresizingMask.insert(flag) }
    }
    // What a cell or an effect shows its content in fills it, whatever its mask says.
    let isInEffect = node.parent >= 0 && nodes[node.parent].kind.className == "UIVisualEffectView"
    let fills = element["key"] == "contentView" && !isGiven
    if fills, isInEffect || element.isNo("translatesAutoresizingMaskIntoConstraints") {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if node.parent >= 0 { view.frame = Rect(nodes[node.parent].frame.size) }
      return
    }
    view.translatesAutoresizingMaskIntoConstraints =
      (isGiven || !element.isNo("translatesAutoresizingMaskIntoConstraints")) && !isArranged
  }

  private static let maskFlags: [(attribute: String, flag: AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  /// Interface Builder writes what differs from 250 and 750, whatever the class is.
  private mutating func readPriorities(of view: inout View, _ element: ResolvedElement) {
    func priority(_ attribute: String, _ standard: Priority) -> Priority {
      context.value(attribute, of: element) { Double($0).flatMap(Priority.init(rawValue:)) } ?? standard
    }
    view.contentHuggingPriority = AxisPriorities(
      horizontal: priority("horizontalHuggingPriority", .defaultLow),
      vertical: priority("verticalHuggingPriority", .defaultLow))
    view.contentCompressionResistancePriority = AxisPriorities(
      horizontal: priority("horizontalCompressionResistancePriority", .defaultHigh),
      vertical: priority("verticalCompressionResistancePriority", .defaultHigh))
  }

  /// A leaf asks for the size that it was stored with; without one, for what it shows.
  private mutating func readIntrinsicSize(of view: inout View, _ node: Node) {
    var size = IntrinsicContentSize.none
    if !node.kind.intrinsicAxes.isEmpty {
      let insets = ClassDefaults.alignmentRectInsets(of: view.className, for: context.traits)
      if node.hasFrame {
        for axis in node.kind.intrinsicAxes {
          let around = insets.along(axis).near + insets.along(axis).far
          let stored = axis == .horizontal ? node.frame.width : node.frame.height
          if axis == .horizontal { size.width = max(0, stored - around) } else { size.height = max(0, stored - around) }
        }
        if view.className == "UITextView", !node.element.isNo("scrollEnabled") { size = .none }
      } else {
        size = .unspecified
        context.warn(.viewWithoutFrame(node.element.element.name), at: node.element.element)
      }
    }
    if let axis = axisOfPlaceholder(node), size[axis] == nil {
      if axis == .horizontal { size.width = Self.placeholderLength } else { size.height = Self.placeholderLength }
      view.contentHuggingPriority[axis] = Self.placeholderPriority
      view.contentCompressionResistancePriority[axis] = Self.placeholderPriority
    }
    if let width = node.element.number("placeholderIntrinsicWidth"), width >= 0 { size.width = width }
    if let height = node.element.number("placeholderIntrinsicHeight"), height >= 0 { size.height = height }
    view.intrinsicContentSize = size
  }

  /// The font of a label that sets it in code is told by the height of its one line: it fits no number of lines of the
  /// font that the file says.
  private func adjustFont(of view: inout View, _ node: Node) {
    let height = node.frame.height
    let said = (view.content.font ?? .system(size: Self.standardFontSize)).resolved(for: .large).lineHeight
    guard node.hasFrame, height > 0 else { return }
    // An empty label that was given a height has its line all the same.
    if (view.content.text ?? "").isEmpty { view.content.text = " " }
    guard height < 2 * said - 1 else { return }
    if abs(height - said) > Self.roundingOfLines {
      view.content.font = .system(size: height / ResolvedFont(size: 1).lineHeight)
    }
  }

  private static let standardFontSize = 17.0
  /// What a line's height may differ by where it was rounded to whole points.
  private static let roundingOfLines = 1.5

  /// What Interface Builder gives an arranged container across the stack view's axis where nothing else tells its size:
  /// all of the stack view's, and where that is open too 50 points (facts/interface-builder.md §10.10). Both are wishes
  /// a little above that of stack views to be small.
  private func placeholderSize(of view: View, _ node: Node) -> [Constraint] {
    guard isPlainContainer(node) else { return [] }
    let isInColumn = nodes[node.parent].element["axis"] == "vertical"
    guard view.intrinsicContentSize[isInColumn ? .horizontal : .vertical] == nil else { return [] }
    let breadth: ConstraintAttribute = isInColumn ? .width : .height
    let all = nodes[node.parent].id.map { stack in
      Constraint(
        .holder, breadth, .equal, Constraint.Second(.id(stack), breadth), priority: Self.placeholderPriority,
        position: view.position)
    }
    let some = Constraint(
      .holder, breadth, .equal, nil, constant: Self.placeholderLength, priority: Self.leastPlaceholderPriority,
      position: view.position)
    return [all, some].compactMap(\.self)
  }

  /// The axis of a stack view along which a container in it asks for a length of its own: where nothing in it could give
  /// one, or the stack view fills by what its views ask for.
  private func axisOfPlaceholder(_ node: Node) -> Axis? {
    guard isPlainContainer(node) else { return nil }
    let stack = nodes[node.parent].element
    let isProportional = stack["distribution"] == StackSettings.Distribution.fillProportionally.rawValue
    guard isProportional || !hasSubviews(node) else { return nil }
    return stack["axis"] == "vertical" ? .vertical : .horizontal
  }

  /// Whether a stack view arranges the view, and no content and no arrangement gives it a size.
  private func isPlainContainer(_ node: Node) -> Bool {
    guard isArranged(node), node.kind.intrinsicAxes.isEmpty, !node.kind.isCell else { return false }
    return node.kind.className != ViewTree.classThatArranges || !hasSubviews(node)
  }

  /// Whether a stack view arranges the view.
  private func isArranged(_ node: Node) -> Bool {
    node.parent >= 0 && nodes[node.parent].kind.className == ViewTree.classThatArranges
  }

  private func hasSubviews(_ node: Node) -> Bool {
    node.element.element.child("subviews")?.children.contains { ElementKind.of($0) != nil } ?? false
  }

  private static let placeholderLength = 50.0
  private static let placeholderPriority: Priority = 51
  private static let leastPlaceholderPriority: Priority = 50

  // MARK: Margins

  private mutating func readMargins(of view: inout View, _ node: Node) {
    let element = node.element
    view.preservesSuperviewLayoutMargins = element.isYes("preservesSuperviewLayoutMargins")
    // Before Xcode 9 there was no safe area for margins to heed.
    view.insetsLayoutMarginsFromSafeArea =
      context.era >= .xcode9 && !element.isNo("insetsLayoutMarginsFromSafeArea")
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
    guard view.className == "UITableViewCellContentView", node.parent >= 0 else { return }
    let cell = nodes[node.parent]
    let accessory = cell.element["accessoryType"].map { $0 != "none" } ?? false
    let standard = context.insets.contentMargins(
      ofCell: cell.frame.width, isInTable: cell.parent >= 0, hasAccessory: accessory,
      preserves: view.preservesSuperviewLayoutMargins)
    let said = view.directionalLayoutMargins?.insets(for: .leftToRight) ?? view.layoutMargins
    var margins = said ?? standard
    if said != nil, view.preservesSuperviewLayoutMargins {
      margins.left = max(margins.left, standard.left)
      margins.right = max(margins.right, standard.right)
    }
    view.directionalLayoutMargins = nil
    view.layoutMargins = margins
    view.preservesSuperviewLayoutMargins = false
  }

  // MARK: Classes

  /// A stack view without margins of its own has none, which other views' constraints may speak of.
  private mutating func readStack(of view: inout View, _ element: ResolvedElement) {
    let saysMargins = view.layoutMargins != nil || view.directionalLayoutMargins != nil
    view.stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
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

  private mutating func readTable(of view: inout View, _ element: ResolvedElement) {
    view.placesRows = false
    if let height = element.number("rowHeight"), height > 0 { view.rowHeight = height }
  }
}
