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
  var rowHeight: Double?
  var undrawnContentSize: IntrinsicContentSize?
  var writtenSuperviewSize: Size?
  var placesRows = true
  var actions: [Action] = []
  var isSelected = false
  var popoverArrow: PopoverArrow?
  var isSizedAsDrawn = false

  /// Nothing said.
  static let standard = RareViewSettings()
}

/// A value on the heap: a pointer's width where it stands, equal to another of an equal value.
final class Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (a: Boxed, b: Boxed) -> Bool { a === b || a.value == b.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
