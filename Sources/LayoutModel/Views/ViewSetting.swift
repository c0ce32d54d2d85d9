/// One value of a view, as a file's key or a variation sets it.
public enum ViewSetting: Hashable, Sendable {
  case frame(Rect)
  case autoresizingMask(AutoresizingMask)
  case autoresizesSubviews(Bool)
  case translatesAutoresizingMaskIntoConstraints(Bool)
  case intrinsicContentSize(IntrinsicContentSize)
  case contentHuggingPriority(AxisPriorities)
  case contentCompressionResistancePriority(AxisPriorities)
  case isHidden(Bool)
  case isEnabled(Bool)
  case isSelected(Bool)
  case alpha(Double)
  case isInstalled(Bool)
  case constraints([Constraint])
  case alignmentRectInsets(EdgeInsets)
  case layoutMargins(EdgeInsets)
  case directionalLayoutMargins(DirectionalEdgeInsets)
  case preservesSuperviewLayoutMargins(Bool)
  case insetsLayoutMarginsFromSafeArea(Bool)
  case layoutMarginsFollowReadableWidth(Bool)
  case semanticContentAttribute(SemanticContentAttribute)
  case transform(AffineTransform)
  case layoutGuides([LayoutGuide])
  case content(ContentSetting)
  case stack(StackSetting)
  case scroll(ScrollSetting)
  case rowHeight(Double)
  case placesRows(Bool)
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
    case .contentHuggingPriority(let value): contentHuggingPriority = value
    case .contentCompressionResistancePriority(let value): contentCompressionResistancePriority = value
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
