/// The settings that few views have, each UIKit's default unless set.
struct RareViewSettings: Hashable, Sendable {
  var userLabel: String?
  var outlet: String?
  /// Views that code makes alone have holders.
  var holder: CodeHolder?
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
  /// The settings of cells.
  var cell: CopyOnWrite<CellSettings>?
  /// The items of bars that aren't a container's.
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
  /// The looks, which most of these views don't set.
  var appearance: CopyOnWrite<ViewAppearance>?

  /// The settings with nothing set.
  static let standard = RareViewSettings()
}
