/// What few views say of themselves, each at UIKit's default where nothing is said.
struct RareViewSettings: Hashable, Sendable {
  var userLabel: String?
  var outlet: String?
  var alignmentRectInsets: EdgeInsets?
  var layoutMargins: EdgeInsets?
  var directionalLayoutMargins: DirectionalEdgeInsets?
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var layoutMarginsFollowReadableWidth = false
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var transform = AffineTransform.identity
  var layoutGuides: [LayoutGuide] = []
  var content = ContentSettings()
  var stack = StackSettings()
  var scroll = ScrollSettings()
  var table = TableSettings()
  /// Cells alone lay out what they show.
  var cell: CopyOnWrite<CellSettings>?
  /// Bars that aren't a container's alone have items of their own.
  var bar: CopyOnWrite<BarContents>?
  /// Toolbars alone have items of their own that can be tapped.
  var items: [BarButtonItem] = []
  /// Text fields and text views alone have delegates here.
  var delegate: String?
  var keyboardLayoutGuideSettings = KeyboardLayoutGuideSettings()
  var collectionViewLayout: CopyOnWrite<CollectionViewLayout>?
  var undrawnContentSize: IntrinsicContentSize?
  var writtenSuperviewSize: Size?
  var actions: [Action] = []
  var isSelected = false
  var popoverArrow: PopoverArrow?
  var isSizedAsDrawn = false
  var lint = LintSettings()
  var provenance = ContentProvenance()
  /// Most of these say nothing of what they look like.
  var appearance: CopyOnWrite<ViewAppearance>?

  /// Nothing said.
  static let standard = RareViewSettings()
}
