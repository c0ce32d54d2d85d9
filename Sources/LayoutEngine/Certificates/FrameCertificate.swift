package import LayoutModel
package import LayoutResolution

/// Why a number of a view's frame is what it is: what holds with equality and together determines it.
///
///     value = Σ multiplier · constant + perWidth · window width + perHeight · window height
///
/// The terms are a part of a basis: without any one of them the number would be open. Where they are the only ones, moving a
/// term's constant by a little moves the number by the multiplier times as much.
package struct FrameCertificate: Sendable {
  /// Something that holds with equality, with its right-hand side as it is written.
  package struct Term: Sendable {
    package var source: Source
    package var constant: Double
    package var multiplier: Double
  }

  /// What a term comes from.
  package enum Source: Hashable, Sendable {
    /// A constraint, by its index in the tree.
    case constraint(Int)
    /// A view's mask: where it puts the view along an axis, or how long it makes it.
    case mask(ViewTree.Index, Axis, isLength: Bool)
    /// The content of a view, and which of its priorities keeps the view to it.
    case content(ViewTree.Index, Axis, Repair.ContentPriority)
    /// That no length is negative.
    case zeroLength(ViewTree.Index, Axis)
    /// A number of a frame that nothing else settles: as it was declared, or wherever it came to be.
    case declaredFrame(ViewTree.Index, Axis, isLength: Bool)
    /// What the window, a bar, a margin or a baseline puts between an item's rectangle and the one that is spoken of: of a view's
    /// insets the edge; `nil` where several are summed.
    case inset(ItemInsets?, Edge?)
  }

  /// An edge of a rectangle.
  package enum Edge: String, Hashable, Sendable {
    case top, left, bottom, right
  }

  /// The number, exact, in points.
  package var value: Double
  package var perWidth = 0.0
  package var perHeight = 0.0
  /// From the window to the view.
  package var terms: [Term] = []
  /// Whether something else holds too that says the same: then multipliers aren't what the number moves by.
  package var isDegenerate = false
  /// Whether constraints leave the number open, and a tie or the declared frame settled it.
  package var isOpen = false

  /// The sum that the number is.
  package func sum(in size: Size) -> Double {
    terms.reduce(perWidth * size.width + perHeight * size.height) { $0 + $1.multiplier * $1.constant }
  }
}

/// Something that a layout would rather have otherwise, and what stands against it.
package struct UnmetGoal: Sendable {
  /// The constraint or content.
  package var source: FrameCertificate.Source
  package var priority: Double
  /// What it asks for, and by how much that is missed, in points.
  package var wanted: Double
  package var missing: Double
  /// What determines the number instead, and is stronger.
  package var because: [FrameCertificate.Source]
}
