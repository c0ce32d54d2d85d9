package import LayoutModel
package import ViewKinds

/// A view as it is drawn.
package struct DrawnView: Sendable {
  /// The view's name in dumps.
  package let name: String
  package let className: String
  /// The number of superviews above it.
  package let depth: Int
  /// The view's rounded frame in the window's coordinates, ignoring scrolling and transforms.
  package let frame: Rect
  /// The transform of the drawing, about the view's centre.
  package let transform: AffineTransform
  /// The scroll offset of its subviews.
  package let contentOffset: Point
  package let alpha: Double
  /// A Boolean that tells whether the view is drawn. If not, its subviews aren't either.
  package let isShown: Bool
  package var look: Look
  /// A Boolean that tells whether it is the view of a presented controller without a dimming view. Everything behind it
  /// is dimmed then too.
  package let isPresented: Bool
  /// A Boolean that tells whether everything behind it recedes, as behind a card at a phone's lower edge.
  let isCard: Bool
  /// True for a controller's view, which its container places.
  package let isControllersView: Bool
  /// A Boolean that tells whether the content of the view scrolls.
  let scrolls: Bool
}

extension DrawnView {
  /// The view with another frame.
  func placed(in frame: Rect, isShown: Bool, alpha: Double) -> DrawnView {
    DrawnView(
      name: name, className: className, depth: depth, frame: frame, transform: transform, contentOffset: contentOffset,
      alpha: alpha, isShown: isShown, look: look, isPresented: isPresented, isCard: isCard,
      isControllersView: isControllersView, scrolls: scrolls)
  }
}
