public import Foundation

/// A frame of reference: a view's coordinates, or a screen's.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// A point of its own in another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in its own.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of its own in another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in its own.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// A view is converted to as a view: what takes any space comes second.
extension UIView: UICoordinateSpace {}

extension UICoordinateSpace {
  /// The view whose coordinates it is: a screen's are those of the topmost view, which is the window.
  func view(for other: UIView) -> UIView { self as? UIView ?? other.topView }
}

extension UIScreen: UICoordinateSpace {}

extension UIScreen: UITraitEnvironment {}
