package import LayoutModel

/// The look of a view, whatever its size. All pictures of the view share it.
package struct Look: Hashable, Sendable {
  package var background: Shade?
  package var border: Shade?
  package var borderWidth = 0.0
  package var cornerRadius = 0.0
  /// The shadow, the gradient over the background, and the shape of the corners.
  package var layer = LayerLook.standard
  /// A Boolean that tells whether content beyond the view's bounds is cut off.
  package var clips = false
  /// A Boolean that tells whether only the upper corners are round, as those of a sheet at the window's lower edge.
  package var isRoundAboveAlone = false
  /// The marks over the background, from the back to the front.
  package var marks: [Mark] = []

  package init() {}
}
