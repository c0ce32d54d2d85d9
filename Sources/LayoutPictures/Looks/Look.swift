package import LayoutModel

/// What a view looks like, whatever its size is: what is shared by all pictures of it.
package struct Look: Hashable, Sendable {
  package var background: Shade?
  package var border: Shade?
  package var borderWidth = 0.0
  package var cornerRadius = 0.0
  /// Whether what reaches beyond it is cut off.
  package var clips = false
  /// Whether round corners are those above alone, as a sheet's are that stands on the window's lower edge.
  package var isRoundAboveAlone = false
  /// What is drawn over the background, from the back to the front.
  package var marks: [Mark] = []

  init() {}
}

/// A view as it is drawn.
package struct DrawnView: Sendable {
  /// What dumps call it.
  package let name: String
  package let className: String
  /// The number of superviews above it.
  package let depth: Int
  /// Its rounded frame in the window's coordinates, as if nothing scrolled and nothing had a transform.
  package let frame: Rect
  /// What it is drawn through, about its centre.
  package let transform: AffineTransform
  /// How far its subviews are scrolled.
  package let contentOffset: Point
  package let alpha: Double
  /// Whether it is drawn at all; where not, its subviews aren't either.
  package let isShown: Bool
  package var look: Look
  /// Whether it is the view of a controller that is presented without a view that dims all that is behind it: it is dimmed then
  /// too.
  package let isPresented: Bool
  /// Whether what is behind it recedes: as a card that stands on a phone's lower edge has it.
  let isCard: Bool
  /// Whether it is a controller's view, which stands where its container puts it.
  package let isControllersView: Bool
}

extension DrawnView {
  /// The view elsewhere.
  func placed(in frame: Rect, isShown: Bool, alpha: Double) -> DrawnView {
    DrawnView(
      name: name, className: className, depth: depth, frame: frame, transform: transform, contentOffset: contentOffset,
      alpha: alpha, isShown: isShown, look: look, isPresented: isPresented, isCard: isCard,
      isControllersView: isControllersView)
  }
}
