import Documents
import LayoutModel
import LayoutResolution

/// The views' priorities, intrinsic content sizes, and Interface Builder's placeholders for views without one.
extension ViewImporter {
  /// Reads the content priorities. Interface Builder writes those that differ from 250 and 750, whatever the class.
  mutating func readPriorities(of view: inout View, _ node: Node) {
    func priority(_ attribute: String, _ axis: Axis, _ standard: Priority) -> Priority {
      let priority = context.value(attribute, of: node.element, Priority.init(decimal:)) ?? standard
      // The canvas lets what a content asks for go before what a constraint says, but not of an image that it drew so.
      let isLetGo = context.isOnCanvas && !isDrawnAsImage(node, along: axis)
      return isLetGo ? min(priority, Self.highestOfContents) : priority
    }
    view.contentHuggingPriority = AxisPriorities(
      horizontal: priority("horizontalHuggingPriority", .horizontal, .defaultLow),
      vertical: priority("verticalHuggingPriority", .vertical, .defaultLow))
    view.contentCompressionResistancePriority = AxisPriorities(
      horizontal: priority("horizontalCompressionResistancePriority", .horizontal, .defaultHigh),
      vertical: priority("verticalCompressionResistancePriority", .vertical, .defaultHigh))
  }

  /// The priority of contents on the canvas that are said to be required.
  private static let highestOfContents: Priority = 999.75

  /// Tells whether an image view was drawn as long as its image is by the file's resources.
  private func isDrawnAsImage(_ node: Node, along axis: Axis) -> Bool {
    guard node.kind.viewKind == .imageView, node.hasFrame,
      let size = node.element["image"].flatMap({ context.file.imageSizes[$0] })
    else { return false }
    let (drawn, own) = axis == .horizontal ? (node.frame.width, size.width) : (node.frame.height, size.height)
    return abs(drawn - own) <= Self.roundingOfLengths
  }

  /// Reads the intrinsic content size. A leaf's is its stored size; without one, its content's. Off the canvas, a leaf
  /// that may have another size there, or was drawn in another than its own, has its content's too.
  mutating func readIntrinsicSize(of view: inout View, _ node: Node, isAsDrawn: Bool) {
    var size = IntrinsicContentSize.none
    if let taught = taughtSize(of: node) {
      size = taught
    } else if let designed = designedSize(of: node) {
      size = designed
    } else if !node.kind.intrinsicAxes.isEmpty {
      let insets = ClassDefaults.alignmentRectInsets(of: view.kind, for: context.traits)
      if node.hasFrame, !isAsDrawn || wrapsAnew(view, node) || showsProjectImage(node) {
        size = .unspecified
      } else if node.hasFrame {
        for axis in node.kind.intrinsicAxes {
          let around = insets.along(axis).near + insets.along(axis).far
          let stored = axis == .horizontal ? node.frame.width : node.frame.height
          if axis == .horizontal { size.width = max(0, stored - around) } else { size.height = max(0, stored - around) }
        }
        view.isSizedAsDrawn = view.showsText
        if view.kind == .textView, !node.element.isNo("scrollEnabled") { size = .none }
        if !context.isOnCanvas { size = deviceSize(of: view, node, drawn: size) }
      } else {
        size = .unspecified
        if view.translatesAutoresizingMaskIntoConstraints, !isArranged(node) {
          context.warn(.viewWithoutFrame(node.element.element.name), at: node.element.element)
        }
      }
    }
    readInsetsOfSymbol(&view, &size, node)
    if let axis = axisOfPlaceholder(node), size[axis] == nil, placeholder(of: node, along: axis) == nil {
      if let length = drawnLength(of: node, along: axis) {
        size[axis] = length
      } else {
        size[axis] = Self.placeholderLength
        view.contentHuggingPriority[axis] = Self.placeholderPriority
        view.contentCompressionResistancePriority[axis] = Self.placeholderPriority
      }
    }
    if let axis = axisAcross(node), size[axis] == nil, placeholder(of: node, along: axis) == nil {
      size[axis] = drawnBreadth(of: node, along: axis)
    }
    if let width = placeholder(of: node, along: .horizontal) { size.width = width }
    if let height = placeholder(of: node, along: .vertical) { size.height = height }
    view.intrinsicContentSize = size
  }

  /// The intrinsic content size that the project's configuration gives a class (<doc:Lint#Contents-of-own-classes>);
  /// `nil` if it gives none.
  func taughtSize(of node: Node) -> IntrinsicContentSize? {
    node.element["customClass"].flatMap { context.file.contentSizes[$0] }
  }

  /// The intrinsic content size that the code of a container's class returned when Interface Builder ran it; `nil` if
  /// none is known. It isn't used for controls and texts, because their stored size is often that of another text. They
  /// have the drawn size or their content's.
  func designedSize(of node: Node) -> IntrinsicContentSize? {
    guard node.kind.intrinsicAxes.isEmpty else { return nil }
    return node.id.flatMap { context.file.designedSizes[$0] }
  }

  /// The length of Interface Builder's placeholder size of a view, in points; `nil` if there is none.
  func placeholder(of node: Node, along axis: Axis) -> Double? {
    node.element.number(axis == .horizontal ? "placeholderIntrinsicWidth" : "placeholderIntrinsicHeight").flatMap {
      $0 >= 0 ? $0 : nil
    }
  }

  /// Tells whether the view shows an image whose size the project's files give.
  private func showsProjectImage(_ node: Node) -> Bool {
    let name =
      switch node.element.element.name {
      case "imageView": node.element["image"]
      case "button": node.element.child(forKey: "normal")?["image"]
      default: nil as String?
      }
    return name.map { context.file.projectImageSizes[$0] != nil } ?? false
  }

  /// Adjusts the font of a label whose code sets another font. On the canvas the label's height shows the change: no number of lines of the
  /// declared font fits the height.
  func adjustFont(of view: inout View, _ node: Node) {
    let height = node.frame.height
    let declared = (view.content.font ?? .system(size: Self.standardFontSize)).resolved(for: .large).lineHeight
    guard node.hasFrame, height > 0, view.content.attributedText.isEmpty, !context.isDrawnAnew,
      placeholder(of: node, along: .vertical) == nil
    else { return }
    // An empty label with a height still has its line.
    if (view.content.text ?? "").isEmpty { view.content.text = " " }
    guard context.isOnCanvas, height < 2 * declared - 1 else { return }
    let size = height / ResolvedFont(size: 1).lineHeight
    let isStretched = height > declared && hasDeclaredWidth(view, node)
    if abs(height - declared) > Self.roundingOfLines, Magnitude.isSoundFontSize(size), !isStretched {
      view.content.font = .system(size: size)
    }
  }

  /// Tells whether a label of one line is as wide as its text in the declared font: then its height was stretched, and not its font.
  private func hasDeclaredWidth(_ view: View, _ node: Node) -> Bool {
    guard view.content.numberOfLines == 1, isMeasurable(view, node), showsText(view),
      let width = view.contentSize(for: context.traits, wrappedTo: node.frame.width).width
    else { return false }
    return abs(width - node.frame.width) <= max(Self.roundingOfLines, Self.shareOfRounding * width)
  }

  private static let standardFontSize = 17.0
  /// The maximum difference of a line's height that was rounded to whole points.
  private static let roundingOfLines = 1.5
  /// The maximum error of a fitted width in the right font, as a share.
  private static let shareOfRounding = 0.03

  /// Interface Builder's length for an arranged container across the stack view, if nothing else gives it a size: the
  /// stack view's, or 50 points if that is open too (<doc:CanvasRules#Stack-views-on-the-canvas>). Both are optional
  /// constraints, with a priority a little above the one that makes stack views small.
  func placeholderSize(of view: View, _ node: Node) -> [Constraint] {
    guard isPlainContainer(node), let stack = superview(of: node) else { return [] }
    let isInColumn = stack.element["axis"] == "vertical"
    guard view.intrinsicContentSize[isInColumn ? .horizontal : .vertical] == nil else { return [] }
    let breadth: ConstraintAttribute = isInColumn ? .width : .height
    let all = stack.id.map { stack in
      Constraint(
        .holder, breadth, .equal, Constraint.Second(.id(stack), breadth), priority: Self.placeholderPriority,
        position: view.position)
    }
    let some = Constraint(
      .holder, breadth, .equal, nil, constant: Self.placeholderLength, priority: Self.leastPlaceholderPriority,
      position: view.position)
    return [all, some].compactMap(\.self).map { constraint in
      var constraint = constraint
      constraint.isPlaceholder = context.isOnCanvas
      return constraint
    }
  }

  /// The intrinsic content size of a view if the canvas drew or made up another size; `nil` otherwise.
  func undrawnSize(of view: View, _ node: Node) -> IntrinsicContentSize? {
    guard taughtSize(of: node) == nil, designedSize(of: node) == nil else { return nil }
    if view.kind == .imageView { return undrawnImageSize(node) }
    if view.kind == .toolbar { return undrawnToolbarSize(of: view) }
    guard isPlainContainer(node) else { return strayTextSize(of: view, node) }
    // Interface Builder doesn't leave a length across the stack view open.
    var size = IntrinsicContentSize.none
    if let axis = axisAcross(node) { size[axis] = view.intrinsicContentSize[axis] }
    return size == view.intrinsicContentSize ? nil : size
  }

  /// The intrinsic content size of a toolbar that was drawn lower than its Xcode draws it.
  private func undrawnToolbarSize(of view: View) -> IntrinsicContentSize? {
    var size = view.intrinsicContentSize
    guard size.height == CanvasInsets.phonesNavigationBar, let height = context.insets.toolbarAboveIndicator else {
      return nil
    }
    size.height = height
    return size
  }

  /// The intrinsic content size of an image view that was drawn in another size: its image's in the file's resources;
  /// none without an image.
  private func undrawnImageSize(_ node: Node) -> IntrinsicContentSize? {
    guard node.hasFrame, Axis.allCases.allSatisfy({ placeholder(of: node, along: $0) == nil }) else { return nil }
    guard let image = node.element["image"] else {
      return node.element.child(forKey: "image") == nil ? IntrinsicContentSize.none : nil
    }
    guard !context.file.symbolNames.contains(image), let size = context.file.imageSizes[image],
      min(size.width, size.height) > 1, size != node.frame.size
    else { return nil }
    return IntrinsicContentSize(width: size.width, height: size.height)
  }

  /// The axis of a stack view along which a container in it has a length of its own: if nothing in it could give one,
  /// or if the stack view fills by its views' intrinsic sizes.
  private func axisOfPlaceholder(_ node: Node) -> Axis? {
    guard isPlainContainer(node), let stack = superview(of: node)?.element else { return nil }
    let isProportional = stack["distribution"] == StackSettings.Distribution.fillProportionally.rawValue
    guard isProportional || !hasSubviews(node) else { return nil }
    return stack["axis"] == "vertical" ? .vertical : .horizontal
  }

  /// The length along its stack view that the canvas of Xcode 9 and later gave an empty container, which has its own
  /// priorities there. It is `nil` if it was stored outside the stack view, and so wasn't arranged.
  private func drawnLength(of node: Node, along axis: Axis) -> Double? {
    guard context.isOnCanvas, context.era >= .xcode9, !hasSubviews(node) else { return nil }
    return lengthWithinStack(node, along: axis)
  }

  /// Tells whether a stack view arranges the view, and neither content nor arrangement gives it a size.
  func isPlainContainer(_ node: Node) -> Bool {
    guard isArranged(node), node.kind.intrinsicAxes.isEmpty, !node.kind.isCell, taughtSize(of: node) == nil,
      designedSize(of: node) == nil
    else { return false }
    return node.kind.viewKind != .stackView || !hasSubviews(node)
  }

  /// Tells whether a stack view arranges the view.
  func isArranged(_ node: Node) -> Bool {
    superview(of: node)?.kind.viewKind == .stackView
  }

  func hasSubviews(_ node: Node) -> Bool {
    node.element.element.child("subviews")?.children.contains { ElementKind.of($0) != nil } ?? false
  }

  // MARK: Text

  /// The intrinsic content size of a text that was drawn at a size it can't have, because its surroundings stretched or
  /// squeezed it. It is `nil` if the text was drawn at its own size, or if that isn't known.
  func strayTextSize(of view: View, _ node: Node) -> IntrinsicContentSize? {
    // San Francisco came with iOS 9.
    guard node.hasFrame, context.era >= .xcode8, saysWhatItAsksFor(view, node),
      let width = view.intrinsicContentSize.width, let height = view.intrinsicContentSize.height
    else { return nil }
    let asked = view.contentSize(for: context.traits, wrappedTo: width)
    var size = view.intrinsicContentSize
    let shortest = asked.height.map { $0 - Self.roundingOfLengths } ?? height
    let tallest = asked.height.map { $0.rounded(.up) + Self.roundingOfLengths } ?? height
    if !(shortest...tallest).contains(height) { size.height = asked.height }
    let isOneLine = view.kind != .label || view.content.numberOfLines == 1
    let doubt = max(Self.doubtOfWidths, Self.shareOfDoubt * (asked.width ?? 0))
    if isOneLine, abs(width - (asked.width ?? width)) > doubt { size.width = asked.width }
    return size == view.intrinsicContentSize ? nil : size
  }

  /// Tells whether a view's content determines its intrinsic content size. Even an empty field has a size. A label of
  /// the application's own class may have another one. Interface Builder doesn't mark configured buttons that were
  /// stretched.
  private func saysWhatItAsksFor(_ view: View, _ node: Node) -> Bool {
    switch view.kind {
    case .segmentedControl: !view.content.segments.isEmpty
    case .textField: isMeasurable(view, node) && view.content.borderStyle == .roundedRect
    case .label: isMeasurable(view, node) && showsText(view) && node.element["customClass"] == nil
    case .button: isMeasurable(view, node) && view.content.configuration == nil && view.content.image == nil
    default: false
    }
  }

  private func showsText(_ view: View) -> Bool { view.content.text?.isEmpty == false }

  /// Tells whether a view shows the text and the font that it was drawn with. A variation or a language may change
  /// them.
  func showsWhatWasDrawn(_ content: ContentSettings, _ node: Node) -> Bool {
    let isOfDrawnClasses = context.isOnCanvas || context.sizeClasses == context.drawnClasses
    guard !isOfDrawnClasses || !context.file.texts.isEmpty else { return true }
    let drawn = ImporterContent.drawnContent(
      of: ResolvedElement(node.element.element, for: context.drawnClasses), context.file)
    return drawn.segments == content.segments && drawn.text == content.text && drawn.placeholder == content.placeholder
      && drawn.font == content.font && drawn.attributedText == content.attributedText
  }

  /// Tells whether a text's lines depend on its width, on a device that isn't the canvas.
  private func wrapsAnew(_ view: View, _ node: Node) -> Bool {
    guard !context.isOnCanvas, isMeasurable(view, node) else { return false }
    return view.kind == .textView
      ? node.element.isNo("scrollEnabled") : view.kind == .label && view.content.numberOfLines != 1
  }

  func isMeasurable(_ view: View, _ node: Node) -> Bool {
    let element = node.element
    // An empty text view is one line high, in whatever font.
    if view.kind == .textView, (view.content.text ?? "").isEmpty { return true }
    let isAttributed = element.isYes("usesAttributedText") || element.child(forKey: "attributedText") != nil
    let runs = view.content.attributedText.map(\.font)
    let isPlain = !isAttributed || (!runs.isEmpty && !runs.contains(nil))
    for case .named(_, _, nil)? in [view.content.font] + runs { return false }
    switch view.kind {
    case .label, .textView: return isPlain && node.element.child(forKey: "fontDescription") != nil
    case .textField: return [.roundedRect, .none].contains(view.content.borderStyle)
    case .button: return isMeasurable(button: view, element)
    default: return false
    }
  }

  /// Tells whether a button's title has a known font, and its image a known size.
  private func isMeasurable(button view: View, _ element: ResolvedElement) -> Bool {
    let state = element.child(forKey: "normal")
    guard element.child(forKey: "buttonConfiguration") == nil else { return false }
    let isTitled = view.content.text?.isEmpty == false
    let hasImage = view.content.image != nil
    let namesImage = state?["image"] != nil || state?.child(forKey: "image") != nil
    guard let configuration = element.child(forKey: "configuration") else {
      guard state?.child(forKey: "attributedTitle") == nil, namesImage == hasImage else { return false }
      if hasImage { return !isTitled || element.child(forKey: "fontDescription") != nil }
      return ["system", "roundedRect"].contains(element["buttonType"])
    }
    let namesImageOfItsOwn = configuration["image"] != nil || configuration.child(forKey: "image") != nil
    return configuration.child(forKey: "attributedTitle") == nil && (namesImage || namesImageOfItsOwn) == hasImage
      && (isTitled || hasImage) && Self.unmeasuredKeys.allSatisfy { configuration[$0] == nil }
  }

  /// Keys of button configurations whose effect on the size isn't known.
  private static let unmeasuredKeys = ["subtitle", "buttonSize", "titlePadding", "showsActivityIndicator"]

  /// The amount that rounding to the canvas's pixels or to others may take from lengths of text.
  static let roundingOfLengths = 0.6
  /// The possible error of the fitted widths of text, in points, and as a share.
  static let doubtOfWidths = 4.0
  static let shareOfDoubt = 0.1

  private static let placeholderLength = 50.0
  private static let placeholderPriority: Priority = 51
  private static let leastPlaceholderPriority: Priority = 50
}
