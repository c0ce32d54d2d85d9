package import LayoutModel

/// A constraint that a stack view makes for its arrangement, with numbers for items.
package struct StackConstraint: Sendable {
  /// An item that a stack view's constraints speak of.
  package enum Item: Hashable, Sendable {
    /// The stack view itself.
    case stack
    /// The bounds of the arrangement: the stack view's margins, or its alignment rectangle.
    case canvas
    /// An arranged view, by its index among these.
    case arranged(Int)
    /// A guide of the stack view, by its index among these.
    case guide(Int)
  }

  /// UIKit's names for the constraints of a stack view.
  package enum Identifier: String, Sendable {
    case spacing = "UISV-spacing"
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case alignment = "UISV-alignment"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case distributingEdge = "UISV-distributing-edge"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case hiding = "UISV-hiding"
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
  }

  /// Its name.
  package let identifier: Identifier
  /// Its number among those of the same name.
  package let number: Int
  /// The left side.
  package let first: Item
  /// The left side's attribute.
  package let firstAttribute: ConstraintAttribute
  /// The relation between the two sides.
  package let relation: ConstraintRelation
  /// The right side; `nil` where that is a number.
  package let second: Item?
  /// The right side's attribute.
  package let secondAttribute: ConstraintAttribute
  /// The factor of the right side.
  package let multiplier: Double
  /// The constant, in points.
  package let constant: Double
  /// The strength with which it holds.
  package let priority: Priority
}
