/// One value of a view, as a file's key or a variation sets it.
public enum ViewSetting: Hashable, Sendable {
  /// The frame in the superview's coordinates, in points.
  case frame(Rect)
  /// What may change as the superview is resized.
  case autoresizingMask(AutoresizingMask)
  /// Whether subviews follow their masks.
  case autoresizesSubviews(Bool)
  /// Whether mask and frame count beside constraints.
  case translatesAutoresizingMaskIntoConstraints(Bool)
  /// What its content asks for, in points.
  case intrinsicContentSize(IntrinsicContentSize)
  /// How much it resists growing.
  case contentHuggingPriority(AxisPriorities)
  /// How much it resists shrinking.
  case contentCompressionResistancePriority(AxisPriorities)
  /// Whether it isn't shown.
  case isHidden(Bool)
  /// Whether a control takes taps.
  case isEnabled(Bool)
  /// Whether a control is selected.
  case isSelected(Bool)
  /// Its opacity, from 0 to 1.
  case alpha(Double)
  /// Whether it takes part at all, with its subtree and every constraint that names it.
  case isInstalled(Bool)
  /// The constraints that it holds.
  case constraints([Constraint])
  /// How far the alignment rectangle lies within the frame, in points.
  case alignmentRectInsets(EdgeInsets)
  /// Its margins, in points.
  case layoutMargins(EdgeInsets)
  /// Its margins, whose sides follow the language.
  case directionalLayoutMargins(DirectionalEdgeInsets)
  /// Whether its margins are no less than what the superview's reach into it.
  case preservesSuperviewLayoutMargins(Bool)
  /// Whether the safe area is added to its margins.
  case insetsLayoutMarginsFromSafeArea(Bool)
  /// Whether its margins leave no more than a width that reads well.
  case layoutMarginsFollowReadableWidth(Bool)
  /// Whether it is mirrored with the language.
  case semanticContentAttribute(SemanticContentAttribute)
  /// What it is drawn through; layout doesn't see it.
  case transform(AffineTransform)
  /// Its own guides.
  case layoutGuides([LayoutGuide])
  /// What it shows.
  case content(ContentSetting)
  /// How a stack view arranges.
  case stack(StackSetting)
  /// How a scroll view scrolls.
  case scroll(ScrollSetting)
  /// The height of a table's rows in points; without one by content.
  case rowHeight(Double)
  /// Whether a table stacks its rows.
  case placesRows(Bool)
  /// What a tap does.
  case actions([Action])
}

extension View {
  /// Sets one value.
  public mutating func apply(_ setting: ViewSetting) {
    switch setting {
    case .frame(let value): frame = value
    case .autoresizingMask(let value): autoresizingMask = value
    case .autoresizesSubviews(let value): autoresizesSubviews = value
    case .translatesAutoresizingMaskIntoConstraints(let value): translatesAutoresizingMaskIntoConstraints = value
    case .intrinsicContentSize(let value): intrinsicContentSize = value
    case .contentHuggingPriority(let value): contentHuggingPriority = value.completed(by: contentHuggingPriority)
    case .contentCompressionResistancePriority(let value):
      contentCompressionResistancePriority = value.completed(by: contentCompressionResistancePriority)
    case .isHidden(let value): isHidden = value
    case .isEnabled(let value): isEnabled = value
    case .isSelected(let value): isSelected = value
    case .alpha(let value): alpha = value
    case .isInstalled(let value): isInstalled = value
    case .constraints(let value): constraints = value
    case .alignmentRectInsets(let value): alignmentRectInsets = value
    case .layoutMargins(let value): layoutMargins = value
    case .directionalLayoutMargins(let value): directionalLayoutMargins = value
    case .preservesSuperviewLayoutMargins(let value): preservesSuperviewLayoutMargins = value
    case .insetsLayoutMarginsFromSafeArea(let value): insetsLayoutMarginsFromSafeArea = value
    case .layoutMarginsFollowReadableWidth(let value): layoutMarginsFollowReadableWidth = value
    case .semanticContentAttribute(let value): semanticContentAttribute = value
    case .transform(let value): transform = value
    case .layoutGuides(let value): layoutGuides = value
    case .content(let value): content.apply(value)
    case .stack(let value): stack.apply(value)
    case .scroll(let value): scroll.apply(value)
    case .rowHeight(let value): rowHeight = value
    case .placesRows(let value): placesRows = value
    case .actions(let value): actions = value
    }
  }

  /// The view as it is under some traits: its variations that hold, applied in order. Its subviews are as declared.
  package func resolved(for traits: Traits) -> View {
    guard !variations.isEmpty else { return self }
    var view = self
    view.variations = []
    for variation in variations where variation.when.holds(for: traits) {
      variation.set.forEach { view.apply($0) }
    }
    return view
  }
}
