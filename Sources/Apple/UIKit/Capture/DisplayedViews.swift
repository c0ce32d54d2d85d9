import CoreGraphics
import Foundation

extension UIView {
  /// Lets each view that is seen draw itself, as UIKit does before a screen is shown, and keeps the paths that are drawn.
  package func display() {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      guard !view.isHidden, view.alpha > 0 else { continue }
      pending += view.subviews
      guard !view.bounds.isEmpty else { continue }
      var paths: [DrawnPath] = []
      view.traitCollection.performAsCurrent { paths = pathsDrawn(in: view.bounds.size) { view.draw(view.bounds) } }
      guard !paths.isEmpty || view.rare?.drawnPaths.isEmpty == false else { continue }
      let corner = CGAffineTransform(translationX: -view.bounds.minX, y: -view.bounds.minY)
      view.rareState.drawnPaths = paths.map { $0.applying(corner) }
    }
  }
}
