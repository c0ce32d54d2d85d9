import Documents
import LayoutModel
import LayoutResolution

/// What views ask for: priorities, intrinsic sizes, and what Interface Builder puts where nothing is asked for.
extension ViewImporter {
  /// Interface Builder writes what differs from 250 and 750, whatever the class is.
  mutating func readPriorities(of view: inout View, _ element: ResolvedElement) {
    func priority(_ attribute: String, _ standard: Priority) -> Priority {
      context.value(attribute, of: element, Priority.init(decimal:)) ?? standard
    }
    view.contentHuggingPriority = AxisPriorities(
      horizontal: priority("horizontalHuggingPriority", .defaultLow),
      vertical: priority("verticalHuggingPriority", .defaultLow))
    view.contentCompressionResistancePriority = AxisPriorities(
      horizontal: priority("horizontalCompressionResistancePriority", .defaultHigh),
      vertical: priority("verticalCompressionResistancePriority", .defaultHigh))
  }

  /// A leaf asks for the size that it was stored with; without one, for what it shows. Off the canvas what may need another
  /// size there, or was drawn in one that it doesn't ask for, asks for what it shows too.
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

  /// What the project's configuration says that views of a class ask for (<doc:Lint#Contents-of-own-classes>); `nil` where it is
  /// silent.
  func taughtSize(of node: Node) -> IntrinsicContentSize? {
    node.element["customClass"].flatMap { context.file.contentSizes[$0] }
  }

  /// What the code of a container's class asked for when Interface Builder drew it; `nil` where none is known. Controls and texts
  /// that were drawn so ask for what they were drawn in, or what they show: what is stored of them is often that of another text.
  func designedSize(of node: Node) -> IntrinsicContentSize? {
    guard node.kind.intrinsicAxes.isEmpty else { return nil }
    return node.id.flatMap { context.file.designedSizes[$0] }
  }

  /// The length that the file gives a view in Interface Builder alone, in points; `nil` where it gives none.
  func placeholder(of node: Node, along axis: Axis) -> Double? {
    node.element.number(axis == .horizontal ? "placeholderIntrinsicWidth" : "placeholderIntrinsicHeight").flatMap {
      $0 >= 0 ? $0 : nil
    }
  }

  /// Whether the view shows an image whose size the project's files tell.
  private func showsProjectImage(_ node: Node) -> Bool {
    let name =
      switch node.element.element.name {
      case "imageView": node.element["image"]
      case "button": node.element.child(forKey: "normal")?["image"]
      default: nil as String?
      }
    return name.map { context.file.projectImageSizes[$0] != nil } ?? false
  }

  /// The font of a label that sets it in code is told on the canvas by the height of its one line: it fits no number of lines of
  /// the font that the file says.
  func adjustFont(of view: inout View, _ node: Node) {
    let height = node.frame.height
    let declared = (view.content.font ?? .system(size: Self.standardFontSize)).resolved(for: .large).lineHeight
    guard node.hasFrame, height > 0, view.content.attributedText.isEmpty else { return }
    // An empty label that was given a height has its line all the same.
    if (view.content.text ?? "").isEmpty { view.content.text = " " }
    guard context.isOnCanvas, height < 2 * declared - 1 else { return }
    let size = height / ResolvedFont(size: 1).lineHeight
    if abs(height - declared) > Self.roundingOfLines, Magnitude.isSoundFontSize(size) {
      view.content.font = .system(size: size)
    }
  }

  private static let standardFontSize = 17.0
  /// What a line's height may differ by where it was rounded to whole points.
  private static let roundingOfLines = 1.5

  /// What Interface Builder gives an arranged container across the stack view's axis where nothing else tells its size:
  /// all of the stack view's, and where that is open too 50 points (<doc:CanvasRules#Stack-views-on-the-canvas>). Both
  /// are optional constraints a little above that of stack views to be small.
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

  /// What a view's content asks for, where the canvas drew or made up another size; `nil` elsewhere.
  func undrawnSize(of view: View, _ node: Node) -> IntrinsicContentSize? {
    guard taughtSize(of: node) == nil, designedSize(of: node) == nil else { return nil }
    if view.kind == .imageView { return undrawnImageSize(node) }
    guard isPlainContainer(node) else { return strayTextSize(of: view, node) }
    // Interface Builder doesn't take a length across the stack view for open.
    var size = IntrinsicContentSize.none
    if let axis = axisAcross(node) { size[axis] = view.intrinsicContentSize[axis] }
    return size == view.intrinsicContentSize ? nil : size
  }

  /// What an image view asks for, where it was drawn in another size: its image's, by the file's resources; nothing without one.
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

  /// The axis of a stack view along which a container in it asks for a length of its own: where nothing in it could give
  /// one, or the stack view fills by what its views ask for.
  private func axisOfPlaceholder(_ node: Node) -> Axis? {
    guard isPlainContainer(node), let stack = superview(of: node)?.element else { return nil }
    let isProportional = stack["distribution"] == StackSettings.Distribution.fillProportionally.rawValue
    guard isProportional || !hasSubviews(node) else { return nil }
    return stack["axis"] == "vertical" ? .vertical : .horizontal
  }

  /// The length along its stack view that the canvas of Xcode 9 and later gave an empty container, which asks for it at its own
  /// priorities there; `nil` where it was stored outside the stack view, and so isn't what was arranged.
  private func drawnLength(of node: Node, along axis: Axis) -> Double? {
    guard context.isOnCanvas, context.era >= .xcode9, !hasSubviews(node) else { return nil }
    return lengthWithinStack(node, along: axis)
  }

  /// Whether a stack view arranges the view, and no content and no arrangement gives it a size.
  func isPlainContainer(_ node: Node) -> Bool {
    guard isArranged(node), node.kind.intrinsicAxes.isEmpty, !node.kind.isCell, taughtSize(of: node) == nil,
      designedSize(of: node) == nil
    else { return false }
    return node.kind.viewKind != .stackView || !hasSubviews(node)
  }

  /// Whether a stack view arranges the view.
  func isArranged(_ node: Node) -> Bool {
    superview(of: node)?.kind.viewKind == .stackView
  }

  func hasSubviews(_ node: Node) -> Bool {
    node.element.element.child("subviews")?.children.contains { ElementKind.of($0) != nil } ?? false
  }

  // MARK: Text

  /// What a text asks for, where it was drawn at a size that it can't ask for: stretched or squeezed by what was around it.
  /// `nil` where it was drawn at its own, or where what it asks for isn't known.
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

  /// Whether what a view shows tells what it asks for. An empty field asks for a size too; a label of the application's own class
  /// may ask for another, and Interface Builder marks no configured button that was stretched.
  private func saysWhatItAsksFor(_ view: View, _ node: Node) -> Bool {
    switch view.kind {
    case .segmentedControl: !view.content.segments.isEmpty
    case .textField: isMeasurable(view, node) && view.content.borderStyle == .roundedRect
    case .label: isMeasurable(view, node) && showsText(view) && node.element["customClass"] == nil
    case .button:
      isMeasurable(view, node) && showsText(view) && view.content.configuration == nil && view.content.image == nil
    default: false
    }
  }

  private func showsText(_ view: View) -> Bool { view.content.text?.isEmpty == false }

  /// Whether a view shows the text and the font that it was drawn with, which a variation or a language may change.
  func showsWhatWasDrawn(_ content: ContentSettings, _ node: Node) -> Bool {
    let isOfDrawnClasses = context.isOnCanvas || context.sizeClasses == context.drawnClasses
    guard !isOfDrawnClasses || !context.file.texts.isEmpty else { return true }
    let drawn = ImporterContent.content(
      of: ResolvedElement(node.element.element, for: context.drawnClasses), context.file, isDrawn: true)
    return drawn.segments == content.segments && drawn.text == content.text && drawn.placeholder == content.placeholder
      && drawn.font == content.font && drawn.attributedText == content.attributedText
  }

  /// Whether a text has as many lines as its width gives, on a device that isn't the canvas.
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

  /// Whether a button's title is in a known font, and its image is one of a known size.
  private func isMeasurable(button view: View, _ element: ResolvedElement) -> Bool {
    let state = element.child(forKey: "normal")
    guard element.child(forKey: "buttonConfiguration") == nil else { return false }
    let isTitled = view.content.text?.isEmpty == false
    let hasImage = view.content.image != nil
    let namesImage = state?["image"] != nil || state?.child(forKey: "image") != nil
    guard let configuration = element.child(forKey: "configuration") else {
      guard state?.child(forKey: "attributedTitle") == nil, namesImage == hasImage else { return false }
      if hasImage { return !isTitled || element.child(forKey: "fontDescription") != nil }
      return isTitled && ["system", "roundedRect"].contains(element["buttonType"])
    }
    let namesImageOfItsOwn = configuration["image"] != nil || configuration.child(forKey: "image") != nil
    return configuration.child(forKey: "attributedTitle") == nil && (namesImage || namesImageOfItsOwn) == hasImage
      && (isTitled || hasImage) && Self.unmeasuredKeys.allSatisfy { configuration[$0] == nil }
  }

  /// What configurations of buttons may say and nothing is known of.
  private static let unmeasuredKeys = ["subtitle", "buttonSize", "titlePadding", "showsActivityIndicator"]

  /// What lengths of text lose by being rounded to the canvas's pixels or to others.
  static let roundingOfLengths = 0.6
  /// What the fitted widths of text may be wrong by, in points, and as a share.
  static let doubtOfWidths = 4.0
  static let shareOfDoubt = 0.1

  private static let placeholderLength = 50.0
  private static let placeholderPriority: Priority = 51
  private static let leastPlaceholderPriority: Priority = 50
}
