public import Documents

/// A view as a screen declares it, with its subviews and the constraints that it holds.
///
/// Names and defaults are UIKit's. Values describe one state; `variations` say what differs under other traits.
///
/// A view is two words: what it declares is shared by its copies until one of them changes, as trees have the same views under
/// different traits, and by all views that declare nothing.
public struct View: Hashable, Sendable {
  private var declaration: CopyOnWrite<Declaration>
  private var place: OptionalPosition

  /// What a view declares.
  private struct Declaration: Hashable, Sendable {
    var id: String?
    var className = ViewKind.view.rawValue
    /// That of the class.
    var kind = ViewKind.view
    var frame: Rect?
    var autoresizingMask: AutoresizingMask = []
    var autoresizesSubviews = true
    var translatesAutoresizingMaskIntoConstraints = true
    var isHidden = false
    var isEnabled = true
    var isInstalled = true
    /// Most views leave it to their class, and to what they show.
    var sizing: CopyOnWrite<ContentSizing>?
    var alpha = 1.0
    var constraints: [Constraint] = []
    var subviews: [View] = []
    /// Most views have none of what stands there.
    var rare: CopyOnWrite<RareViewSettings>?
    var variations: [Variation<ViewSetting>] = []

    /// Of a view that declares nothing.
    static let standard = CopyOnWrite(Declaration())
  }

  /// What a view declares of the size of its content.
  private struct ContentSizing: Hashable, Sendable {
    var intrinsicContentSize = IntrinsicContentSize.unspecified
    var contentHuggingPriority = AxisPriorities()
    var contentCompressionResistancePriority = AxisPriorities()

    static let unspecified = ContentSizing()
  }

  /// A view that declares nothing, at a place.
  package init(position: SourcePosition?) {
    declaration = Declaration.standard
    place = OptionalPosition(position)
  }

  /// A view with UIKit's defaults; without `id` no constraint can name it.
  public init(
    _ id: String? = nil, class className: String = "UIView", frame: Rect? = nil,
    autoresizingMask: AutoresizingMask = [], autoresizesSubviews: Bool = true,
    translatesAutoresizingMaskIntoConstraints: Bool = true, intrinsicContentSize: IntrinsicContentSize = .unspecified,
    contentHuggingPriority: AxisPriorities = AxisPriorities(),
    contentCompressionResistancePriority: AxisPriorities = AxisPriorities(),
    isHidden: Bool = false, isEnabled: Bool = true, alpha: Double = 1, constraints: [Constraint] = [],
    subviews: [View] = [], variations: [Variation<ViewSetting>] = [], position: SourcePosition? = nil
  ) {
    let sizing = ContentSizing(
      intrinsicContentSize: intrinsicContentSize, contentHuggingPriority: contentHuggingPriority,
      contentCompressionResistancePriority: contentCompressionResistancePriority)
    declaration = CopyOnWrite(
      Declaration(
        id: id, className: className, kind: ViewKind(className: className), frame: frame,
        autoresizingMask: autoresizingMask,
        autoresizesSubviews: autoresizesSubviews,
        translatesAutoresizingMaskIntoConstraints: translatesAutoresizingMaskIntoConstraints, isHidden: isHidden,
        isEnabled: isEnabled, sizing: sizing == .unspecified ? nil : CopyOnWrite(sizing), alpha: alpha,
        constraints: constraints, subviews: subviews, variations: variations))
    place = OptionalPosition(position)
  }
}

extension View {
  /// What constraints and dumps call the view: letters, digits, `_` and `-`, unique in the screen.
  public var id: String? {
    get { declaration.value.id }
    set { declaration.value.id = newValue }
  }

  /// The UIKit class.
  public var className: String {
    get { declaration.value.className }
    set {
      declaration.value.className = newValue
      declaration.value.kind = ViewKind(className: newValue)
    }
  }

  /// What its class is to layout.
  package var kind: ViewKind { declaration.value.kind }

  /// The declared frame in the superview's coordinates, in points; for a root without one, the window.
  public var frame: Rect? {
    get { declaration.value.frame }
    set { declaration.value.frame = newValue }
  }

  /// Which margins and sizes follow the superview's size (<doc:Autoresizing>).
  public var autoresizingMask: AutoresizingMask {
    get { declaration.value.autoresizingMask }
    set { declaration.value.autoresizingMask = newValue }
  }

  /// Whether the subviews' masks are heeded.
  public var autoresizesSubviews: Bool {
    get { declaration.value.autoresizesSubviews }
    set { declaration.value.autoresizesSubviews = newValue }
  }

  /// Whether the view's mask places it, and not constraints alone.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { declaration.value.translatesAutoresizingMaskIntoConstraints }
    set { declaration.value.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// Whether the view is hidden; it takes part in layout all the same, but among a stack view's arranged ones.
  public var isHidden: Bool {
    get { declaration.value.isHidden }
    set { declaration.value.isHidden = newValue }
  }

  /// Whether a control is enabled.
  public var isEnabled: Bool {
    get { declaration.value.isEnabled }
    set { declaration.value.isEnabled = newValue }
  }

  /// Whether the view takes part at all; where not, it is gone with its subtree and every constraint that names it.
  public var isInstalled: Bool {
    get { declaration.value.isInstalled }
    set { declaration.value.isInstalled = newValue }
  }

  /// What its content asks for; what is unspecified comes from the class, and from what the view shows.
  public var intrinsicContentSize: IntrinsicContentSize {
    get { sizing.intrinsicContentSize }
    set { sizing.intrinsicContentSize = newValue }
  }

  /// How much it resists growing; `nil` along an axis for the class's own.
  public var contentHuggingPriority: AxisPriorities {
    get { sizing.contentHuggingPriority }
    set { sizing.contentHuggingPriority = newValue }
  }

  /// How much it resists shrinking; `nil` along an axis for 750.
  public var contentCompressionResistancePriority: AxisPriorities {
    get { sizing.contentCompressionResistancePriority }
    set { sizing.contentCompressionResistancePriority = newValue }
  }

  private var sizing: ContentSizing {
    get { declaration.value.sizing?.value ?? .unspecified }
    set { declaration.value.sizing = newValue == .unspecified ? nil : CopyOnWrite(newValue) }
  }

  /// The opacity, from 0 to 1.
  public var alpha: Double {
    get { declaration.value.alpha }
    set { declaration.value.alpha = newValue }
  }

  /// The constraints that the view holds.
  public var constraints: [Constraint] {
    get { declaration.value.constraints }
    _modify { yield &declaration.value.constraints }
  }

  /// The subviews, back to front.
  public var subviews: [View] {
    get { declaration.value.subviews }
    _modify { yield &declaration.value.subviews }
  }

  /// What changes with the traits; later ones win.
  public var variations: [Variation<ViewSetting>] {
    get { declaration.value.variations }
    _modify { yield &declaration.value.variations }
  }

  /// Where the file names the view, or where its object begins.
  public var position: SourcePosition? {
    get { place.position }
    set { place = OptionalPosition(newValue) }
  }

  /// What few views say of themselves; at its default where nothing is said.
  @inline(__always)
  subscript<Value: Equatable>(rare setting: WritableKeyPath<RareViewSettings, Value>) -> Value {
    get {
      guard let rare = declaration.value.rare else { return RareViewSettings.standard[keyPath: setting] }
      return rare.value[keyPath: setting]
    }
    set {
      guard newValue != self[rare: setting] else { return }
      var rare = declaration.value.rare ?? CopyOnWrite(.standard)
      declaration.value.rare = nil
      rare.value[keyPath: setting] = newValue
      declaration.value.rare = rare.value == .standard ? nil : rare
    }
  }

  /// Whether it says anything of what few views do.
  package var hasRareSettings: Bool { declaration.value.rare != nil }

  /// The view without what a tree's arrays hold.
  package var bare: View {
    guard !subviews.isEmpty || !constraints.isEmpty || !variations.isEmpty else { return self }
    var bare = self
    bare.subviews = []
    bare.constraints = []
    bare.variations = []
    return bare
  }

  /// The number of views in the tree that the view is the root of, itself included.
  package var count: Int {
    var count = 0
    var pending = [self]
    while let view = pending.popLast() {
      count += 1
      pending += view.subviews
    }
    return count
  }
}

extension View {
  /// How far the alignment rectangle, of which constraints speak, lies within the frame; `nil` for the class's own.
  public var alignmentRectInsets: EdgeInsets? {
    get { self[rare: \.alignmentRectInsets] }
    set { self[rare: \.alignmentRectInsets] = newValue }
  }

  /// The view's own margins, without what its safe area adds; `nil` for UIKit's: 8 on each side, of a controller's view
  /// what the system asks for.
  public var layoutMargins: EdgeInsets? {
    get { self[rare: \.layoutMargins] }
    set { self[rare: \.layoutMargins] = newValue }
  }

  /// The same by reading direction; it wins over `layoutMargins`.
  public var directionalLayoutMargins: DirectionalEdgeInsets? {
    get { self[rare: \.directionalLayoutMargins] }
    set { self[rare: \.directionalLayoutMargins] = newValue }
  }

  /// The margins that the view declares where text runs in a direction; `nil` for UIKit's.
  package func layoutMargins(for direction: UserInterfaceLayoutDirection) -> EdgeInsets? {
    directionalLayoutMargins?.insets(for: direction) ?? layoutMargins
  }

  /// Whether the margins are at least what the superview's margins reach into the view.
  public var preservesSuperviewLayoutMargins: Bool {
    get { self[rare: \.preservesSuperviewLayoutMargins] }
    set { self[rare: \.preservesSuperviewLayoutMargins] = newValue }
  }

  /// Whether the safe area adds to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { self[rare: \.insetsLayoutMarginsFromSafeArea] }
    set { self[rare: \.insetsLayoutMarginsFromSafeArea] = newValue }
  }

  /// Whether the margins leave no more than a width that reads well, as `UIView.layoutMarginsFollowReadableWidth` of
  /// Interface Builder's has it.
  public var layoutMarginsFollowReadableWidth: Bool {
    get { self[rare: \.layoutMarginsFollowReadableWidth] }
    set { self[rare: \.layoutMarginsFollowReadableWidth] = newValue }
  }

  /// Which way leading and trailing lie, whatever the interface's direction is.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { self[rare: \.semanticContentAttribute] }
    set { self[rare: \.semanticContentAttribute] = newValue }
  }

  /// What the view is drawn through, about its centre; layout doesn't see it.
  public var transform: AffineTransform {
    get { self[rare: \.transform] }
    set { self[rare: \.transform] = newValue }
  }

  /// The guides that the view owns.
  public var layoutGuides: [LayoutGuide] {
    get { self[rare: \.layoutGuides] }
    set { self[rare: \.layoutGuides] = newValue }
  }

  /// How a stack view arranges; heeded of the class `UIStackView`.
  public var stack: StackSettings {
    get { self[rare: \.stack] }
    set { self[rare: \.stack] = newValue }
  }

  /// What the view shows: text and font, an image, a control's look.
  public var content: ContentSettings {
    get { self[rare: \.content] }
    set { self[rare: \.content] = newValue }
  }

  /// How a scroll view scrolls; heeded of `UIScrollView` and the classes made of it.
  public var scroll: ScrollSettings {
    get { self[rare: \.scroll] }
    set { self[rare: \.scroll] = newValue }
  }

  /// What its author calls it in Interface Builder's outline (`userLabel`): messages say it where the view shows no text.
  public var userLabel: String? {
    get { self[rare: \.userLabel] }
    set { self[rare: \.userLabel] = newValue }
  }

  /// The outlet that code reaches the view by: messages say it where there is neither text nor `userLabel`.
  public var outlet: String? {
    get { self[rare: \.outlet] }
    set { self[rare: \.outlet] = newValue }
  }

  /// How a table view places its rows; heeded of the class `UITableView`.
  public var table: TableSettings {
    get { self[rare: \.table] }
    set { self[rare: \.table] = newValue }
  }

  /// How a collection view places its items; where their frames say if `nil`, or by a collection view controller's flow layout.
  /// Heeded of the class `UICollectionView`.
  public var collectionViewLayout: CollectionViewLayout? {
    get { self[rare: \.collectionViewLayout]?.value }
    set { self[rare: \.collectionViewLayout] = newValue.map { CopyOnWrite($0) } }
  }

  /// Where the view's `keyboardLayoutGuide` is while no keyboard is up.
  public var keyboardLayoutGuideSettings: KeyboardLayoutGuideSettings {
    get { self[rare: \.keyboardLayoutGuideSettings] }
    set { self[rare: \.keyboardLayoutGuideSettings] = newValue }
  }

  /// What its content asks for where `intrinsicContentSize` is the size that Interface Builder's canvas drew or made up:
  /// frames are made with that, and what is open is told with this.
  public var undrawnContentSize: IntrinsicContentSize? {
    get { self[rare: \.undrawnContentSize] }
    set { self[rare: \.undrawnContentSize] = newValue }
  }

  /// Whether a control is selected, as one of several radio buttons is.
  public var isSelected: Bool {
    get { self[rare: \.isSelected] }
    set { self[rare: \.isSelected] = newValue }
  }

  /// Of the view of a popover that is up: its arrow; `nil` where it has none.
  public package(set) var popoverArrow: PopoverArrow? {
    get { self[rare: \.popoverArrow] }
    set { self[rare: \.popoverArrow] = newValue }
  }

  /// Whether the intrinsic size is the one in which Interface Builder drew the view's text: it holds for that text in that
  /// size.
  package var isSizedAsDrawn: Bool {
    get { self[rare: \.isSizedAsDrawn] }
    set { self[rare: \.isSizedAsDrawn] = newValue }
  }

  /// The superview's size that the frame is written for, where that isn't the superview's own frame's: of views whose frames were
  /// set while they were seen.
  package var writtenSuperviewSize: Size? {
    get { self[rare: \.writtenSuperviewSize] }
    set { self[rare: \.writtenSuperviewSize] = newValue }
  }

  /// Of a text field or a text view, the id of the controller that is its delegate; the one that holds it if `nil`.
  public var delegate: String? {
    get { self[rare: \.delegate] }
    set { self[rare: \.delegate] = newValue }
  }

  /// What a tap does: of a control, its actions for `touchUpInside`.
  public var actions: [Action] {
    get { self[rare: \.actions] }
    set { self[rare: \.actions] = newValue }
  }
}
