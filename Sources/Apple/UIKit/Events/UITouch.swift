/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The state of a touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The kind of what touches.
  public enum TouchType: Int, Sendable {
    case direct = 0, indirect, pencil, indirectPointer
    public static var stylus: TouchType { .pencil }
  }

  /// The view that it began in.
  open internal(set) weak var view: UIView?
  /// The window that it began in.
  open internal(set) weak var window: UIWindow?
  open internal(set) var phase = Phase.began
  /// The number of taps so far.
  open internal(set) var tapCount = 1
  /// The time of its last change, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The kind of what touches.
  open internal(set) var type = TouchType.direct
  /// The radius of the finger, in points.
  open internal(set) var majorRadius: CGFloat = 20
  /// The possible error of the radius, in points.
  open internal(set) var majorRadiusTolerance: CGFloat = 5
  /// Its force; 1 is usual.
  open internal(set) var force: CGFloat = 0
  open internal(set) var maximumPossibleForce: CGFloat = 0
  /// The slant of a pencil, in radians.
  open internal(set) var altitudeAngle: CGFloat = .pi / 2
  /// The recognizers that get it.
  open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }
  /// Its place in the window, in points.
  var locationInWindow = CGPoint.zero
  /// Its place before, in the window.
  var previousLocationInWindow = CGPoint.zero

  /// Its place in a view, in points.
  open func location(in view: UIView?) -> CGPoint { view?.convert(locationInWindow, from: nil) ?? locationInWindow }
  /// Its place in a view before it moved, in points.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }
  /// Its exact place in a view, in points.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Its exact place in a view before it moved, in points.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// The direction of a pencil, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction of a pencil.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
