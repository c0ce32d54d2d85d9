package import LayoutEngine
package import LayoutModel

/// The evidence that a controller's layout rests on: nothing happens between two windows in which it rests on the same.
package struct ControllerEvidence: Sendable {
  /// The plan's number in its library: the same for the same views under the same traits; `nil` for containers, whose views
  /// are made for their window.
  package let plan: Int?
  /// The evidence of the layout, and of the one without the sizes that Interface Builder's canvas drew, where there are any.
  package let parts: [LayoutEvidence]
  /// The comparisons on the way to the place of its view, and to the places of its views before layout.
  package let decisions: Decisions
  /// A Boolean that tells whether the layout rests on nothing else.
  package let isComplete: Bool
}
