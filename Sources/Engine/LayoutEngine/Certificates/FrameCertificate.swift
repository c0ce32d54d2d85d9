package import LayoutModel
package import LayoutResolution

/// The proof of a number of a view's frame: the equalities that together determine it.
///
///     value = Σ multiplier · constant + perWidth · window width + perHeight · window height
///
/// The terms are a part of a basis: without any one of them the number would be open. If no others hold, a small change
/// of a term's constant moves the number by the multiplier times as much.
package struct FrameCertificate: Sendable {
  /// A row that holds with equality, with its right-hand side as it is written.
  package struct Term: Sendable {
    package var source: Source
    package var constant: Double
    package var multiplier: Double
  }

  /// The source of a term.
  package enum Source: Hashable, Sendable {
    /// A constraint, by its index in the tree.
    case constraint(Int)
    /// A view's mask, which gives its position or its length along an axis.
    case mask(ViewTree.Index, Axis, isLength: Bool)
    /// A view's content, and the priority that keeps the view to it.
    case content(ViewTree.Index, Axis, Repair.ContentPriority)
    /// The bound that no length is negative.
    case zeroLength(ViewTree.Index, Axis)
    /// A number of a frame that nothing else determines. It is as declared, or as it happened to be.
    case declaredFrame(ViewTree.Index, Axis, isLength: Bool)
    /// The distance that the window, a bar, a margin or a baseline puts between an item's frame and the rectangle that
    /// is meant. A view's insets have an edge; `nil` if several are summed.
    case inset(ItemInsets?, Edge?)
  }

  /// An edge of a rectangle.
  package enum Edge: String, Hashable, Sendable {
    case top, left, bottom, right
  }

  /// The exact number, in points.
  package var value: Double
  package var perWidth = 0.0
  package var perHeight = 0.0
  /// The terms, in order from the window to the view.
  package var terms: [Term] = []
  /// A Boolean that tells whether another equality says the same. Then a multiplier isn't the number's rate of change.
  package var isDegenerate = false
  /// A Boolean that tells whether constraints leave the number open, so that a tie or the declared frame determined it.
  package var isOpen = false

  /// The sum of the terms in a window of a size.
  package func sum(in size: Size) -> Double {
    terms.reduce(perWidth * size.width + perHeight * size.height) { $0 + $1.multiplier * $1.constant }
  }
}

/// A goal that a layout misses, and the stronger rows that it conflicts with.
package struct UnmetGoal: Sendable {
  /// The constraint or content.
  package var source: FrameCertificate.Source
  package var priority: Double
  /// The length or location that it asks for, and the deviation from it, in points.
  package var wanted: Double
  package var missing: Double
  /// The stronger sources that determine the number instead.
  package var because: [FrameCertificate.Source]
}
