package import LayoutKit

/// A screen of the benchmark: its views as a library user writes them, and where arithmetic puts them.
package struct Screen {
  /// The root view, which fills the window.
  package var root: View
  /// The number of views that the case counts.
  package var views: Int
  /// How many times as large as a phone's the window is.
  package var scale = 1.0
  /// Every view's frame in the root's coordinates, in preorder, for a window's size.
  package var expected: (Size) -> [Rect]

  package var portrait: Size { Size(width: 390 * scale, height: 844 * scale) }
  package var landscape: Size { Size(width: 844 * scale, height: 390 * scale) }

  /// The tree that plans are compiled from.
  package func tree() throws -> ViewTree {
    try ViewTree(root, for: Self.traits, windowSize: portrait)
  }

  /// A window as the engine takes it.
  package static func window(_ size: Size) -> Window {
    Window(size: size, scale: 3, traits: traits)
  }

  private static let traits = Traits(
    userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular,
    interfaceOrientation: .portrait)
}

extension View {
  /// A view that constraints place.
  static func constrained(
    _ id: String, intrinsicWidth: Double? = nil, hugging: Priority = .defaultLow, compression: Priority = .defaultHigh,
    constraints: [Constraint] = [], subviews: [View] = []
  ) -> View {
    View(
      id, translatesAutoresizingMaskIntoConstraints: false,
      intrinsicContentSize: IntrinsicContentSize(width: intrinsicWidth, height: nil),
      contentHuggingPriority: AxisPriorities(horizontal: hugging, vertical: .defaultLow),
      contentCompressionResistancePriority: AxisPriorities(horizontal: compression, vertical: .defaultHigh),
      constraints: constraints, subviews: subviews)
  }
}

extension Constraint {
  /// A comparison of two attributes, or of a size with the constant.
  static func of(
    _ item: Item, _ attribute: ConstraintAttribute, _ relation: ConstraintRelation = .equal,
    _ other: (Item, ConstraintAttribute)? = nil, _ constant: Double = 0, priority: Priority = .required
  ) -> Constraint {
    Constraint(item, attribute, relation, other.map { Second($0, $1) }, constant: constant, priority: priority)
  }
}
