public import Documents

/// A view as a screen declares it, with its subviews and constraints.
///
/// Names and defaults are UIKit's. Values describe one state; `variations` hold the differences under other traits.
///
/// A view is two words: its copies share its declaration until one of them changes, because trees under different
/// traits have the same views. All views that declare nothing share one too.
public struct View: Hashable, Sendable {
  private var declaration: CopyOnWrite<Declaration>
  private var place: OptionalPosition

  /// The declaration of a view.
  private struct Declaration: Hashable, Sendable {
    var id: String?
    var className = ViewKind.view.rawValue
    /// The kind of the class.
    var kind = ViewKind.view
    var frame: Rect?
    var autoresizingMask: AutoresizingMask = []
    var autoresizesSubviews = true
    var translatesAutoresizingMaskIntoConstraints = true
    var isHidden = false
    var isEnabled = true
    var isInstalled = true
    /// The sizing of content; most views leave sizing to their class and content.
    var sizing: CopyOnWrite<ContentSizing>?
    var alpha = 1.0
    var constraints: [Constraint] = []
    var subviews: [View] = []
    /// The rare settings; most views have none.
    var rare: CopyOnWrite<RareViewSettings>?
    var variations: [Variation<ViewSetting>] = []

    /// The declaration of a view that declares nothing.
    static let standard = CopyOnWrite(Declaration())
  }

  /// The declared size of a view's content.
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
  /// The view's id in constraints and dumps: letters, digits, `_` and `-`, unique in the screen.
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

  /// The layout's kind for its class.
  package var kind: ViewKind { declaration.value.kind }

  /// The declared frame in the superview's coordinates, in points; for a root without one, the window.
  public var frame: Rect? {
    get { declaration.value.frame }
    set { declaration.value.frame = newValue }
  }

  /// The margins and sizes that follow the superview's size (<doc:Autoresizing>).
  public var autoresizingMask: AutoresizingMask {
    get { declaration.value.autoresizingMask }
    set { declaration.value.autoresizingMask = newValue }
  }

  /// A Boolean that tells whether the subviews' masks apply.
  public var autoresizesSubviews: Bool {
    get { declaration.value.autoresizesSubviews }
    set { declaration.value.autoresizesSubviews = newValue }
  }

  /// A Boolean that tells whether the view's mask places it, and not constraints alone.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { declaration.value.translatesAutoresizingMaskIntoConstraints }
    set { declaration.value.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// A Boolean that tells whether the view is hidden. It takes part in layout all the same, except among a stack view's
  /// arranged views.
  public var isHidden: Bool {
    get { declaration.value.isHidden }
    set { declaration.value.isHidden = newValue }
  }

  /// A Boolean that tells whether a control is enabled.
  public var isEnabled: Bool {
    get { declaration.value.isEnabled }
    set { declaration.value.isEnabled = newValue }
  }

  /// A Boolean that tells whether the view takes part at all. Otherwise the view is gone, with its subtree and every constraint on them.
  public var isInstalled: Bool {
    get { declaration.value.isInstalled }
    set { declaration.value.isInstalled = newValue }
  }

  /// The size that its content asks for; unspecified lengths come from the class and from the content.
  public var intrinsicContentSize: IntrinsicContentSize {
    get { sizing.intrinsicContentSize }
    set { sizing.intrinsicContentSize = newValue }
  }

  /// The resistance to growing; `nil` along an axis for the class's own.
  public var contentHuggingPriority: AxisPriorities {
    get { sizing.contentHuggingPriority }
    set { sizing.contentHuggingPriority = newValue }
  }

  /// The resistance to shrinking; `nil` along an axis for 750.
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

  /// The changes under other traits; later ones win.
  public var variations: [Variation<ViewSetting>] {
    get { declaration.value.variations }
    _modify { yield &declaration.value.variations }
  }

  /// The place in the file where the view is named, or where its object begins.
  public var position: SourcePosition? {
    get { place.position }
    set { place = OptionalPosition(newValue) }
  }

  /// The settings that few views have; the default unless set.
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

  /// A Boolean that tells whether it has any of the rare settings.
  package var hasRareSettings: Bool { declaration.value.rare != nil }

  /// The view without the parts that a tree keeps in its own arrays.
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
  /// The insets of the alignment rectangle, which constraints use, within the frame; `nil` for the class's own.
  public var alignmentRectInsets: EdgeInsets? {
    get { self[rare: \.alignmentRectInsets] }
    set { self[rare: \.alignmentRectInsets] = newValue }
  }

  /// The view's own margins, without the safe area's addition; `nil` for UIKit's: 8 on each side, for a controller's
  /// view the system's minimum.
  public var layoutMargins: EdgeInsets? {
    get { self[rare: \.layoutMargins] }
    set { self[rare: \.layoutMargins] = newValue }
  }

  /// The margins by reading direction, which win over `layoutMargins`.
  public var directionalLayoutMargins: DirectionalEdgeInsets? {
    get { self[rare: \.directionalLayoutMargins] }
    set { self[rare: \.directionalLayoutMargins] = newValue }
  }

  /// The margins that the view declares for a direction of the text; `nil` for UIKit's.
  package func layoutMargins(for direction: UserInterfaceLayoutDirection) -> EdgeInsets? {
    directionalLayoutMargins?.insets(for: direction) ?? layoutMargins
  }

  /// A Boolean that tells whether the margins are at least as large as the part of the superview's margins that reaches
  /// into the view.
  public var preservesSuperviewLayoutMargins: Bool {
    get { self[rare: \.preservesSuperviewLayoutMargins] }
    set { self[rare: \.preservesSuperviewLayoutMargins] = newValue }
  }

  /// A Boolean that tells whether the safe area adds to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { self[rare: \.insetsLayoutMarginsFromSafeArea] }
    set { self[rare: \.insetsLayoutMarginsFromSafeArea] = newValue }
  }

  /// A Boolean that tells whether the margins leave no more than a readable width: Interface Builder's
  /// `UIView.layoutMarginsFollowReadableWidth`.
  public var layoutMarginsFollowReadableWidth: Bool {
    get { self[rare: \.layoutMarginsFollowReadableWidth] }
    set { self[rare: \.layoutMarginsFollowReadableWidth] = newValue }
  }

  /// The meaning of the view's content, which may fix the direction from leading to trailing.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { self[rare: \.semanticContentAttribute] }
    set { self[rare: \.semanticContentAttribute] = newValue }
  }

  /// The transform that the view is drawn with, about its centre; it doesn't affect layout.
  public var transform: AffineTransform {
    get { self[rare: \.transform] }
    set { self[rare: \.transform] = newValue }
  }

  /// The guides that the view owns.
  public var layoutGuides: [LayoutGuide] {
    get { self[rare: \.layoutGuides] }
    set { self[rare: \.layoutGuides] = newValue }
  }

  /// The arrangement of a stack view; used for the class `UIStackView`.
  public var stack: StackSettings {
    get { self[rare: \.stack] }
    set { self[rare: \.stack] = newValue }
  }

  /// The view's content: text and font, an image, a control's look.
  public var content: ContentSettings {
    get { self[rare: \.content] }
    set { self[rare: \.content] = newValue }
  }

  /// The scrolling of a scroll view; used for `UIScrollView` and its subclasses.
  public var scroll: ScrollSettings {
    get { self[rare: \.scroll] }
    set { self[rare: \.scroll] = newValue }
  }

  /// Its author's name for it in Interface Builder's outline (`userLabel`): messages use it where the view shows no text.
  public var userLabel: String? {
    get { self[rare: \.userLabel] }
    set { self[rare: \.userLabel] = newValue }
  }

  /// The outlet that code reaches the view by: messages use it where there is neither text nor `userLabel`.
  public var outlet: String? {
    get { self[rare: \.outlet] }
    set { self[rare: \.outlet] = newValue }
  }

  /// The placement of a table view's rows; used for the class `UITableView`.
  public var table: TableSettings {
    get { self[rare: \.table] }
    set { self[rare: \.table] = newValue }
  }

  /// The layout of a collection view's items. If `nil`, they have their own frames, or those of a collection view
  /// controller's flow layout. Used for the class `UICollectionView`.
  public var collectionViewLayout: CollectionViewLayout? {
    get { self[rare: \.collectionViewLayout]?.value }
    set { self[rare: \.collectionViewLayout] = newValue.map { CopyOnWrite($0) } }
  }

  /// The place of the view's `keyboardLayoutGuide` while no keyboard is up.
  public var keyboardLayoutGuideSettings: KeyboardLayoutGuideSettings {
    get { self[rare: \.keyboardLayoutGuideSettings] }
    set { self[rare: \.keyboardLayoutGuideSettings] = newValue }
  }

  /// The size that its content asks for, where `intrinsicContentSize` was drawn or made up by Interface Builder's canvas. Frames are
  /// computed with `intrinsicContentSize`, ambiguity is reported with this size.
  public var undrawnContentSize: IntrinsicContentSize? {
    get { self[rare: \.undrawnContentSize] }
    set { self[rare: \.undrawnContentSize] = newValue }
  }

  /// A Boolean that tells whether a control is selected, like one of several radio buttons.
  public var isSelected: Bool {
    get { self[rare: \.isSelected] }
    set { self[rare: \.isSelected] = newValue }
  }

  /// The arrow of the popover whose view this is; `nil` where it has none.
  public package(set) var popoverArrow: PopoverArrow? {
    get { self[rare: \.popoverArrow] }
    set { self[rare: \.popoverArrow] = newValue }
  }

  /// A Boolean that tells whether the intrinsic size is the one in which Interface Builder drew the view's text: it
  /// holds for that text in that size.
  package var isSizedAsDrawn: Bool {
    get { self[rare: \.isSizedAsDrawn] }
    set { self[rare: \.isSizedAsDrawn] = newValue }
  }

  /// The superview's size for which the frame is written, where it isn't that of the superview's own frame: for views
  /// whose frames were set while they were visible.
  package var writtenSuperviewSize: Size? {
    get { self[rare: \.writtenSuperviewSize] }
    set { self[rare: \.writtenSuperviewSize] = newValue }
  }

  /// Of a text field or a text view, the id of the controller that is its delegate; the one that holds it if `nil`.
  public var delegate: String? {
    get { self[rare: \.delegate] }
    set { self[rare: \.delegate] = newValue }
  }

  /// The actions of a tap; for a control, those for `touchUpInside`.
  public var actions: [Action] {
    get { self[rare: \.actions] }
    set { self[rare: \.actions] = newValue }
  }
}
