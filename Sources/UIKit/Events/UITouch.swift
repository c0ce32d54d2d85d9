/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The state of a touch.
  public enum Phase: Int, Sendable {
    /// Its state.
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The view that it began in.
  open internal(set) weak var view: UIView?
  /// The window that it began in.
  open internal(set) weak var window: UIWindow?
  /// Its state.
  open internal(set) var phase = Phase.began
  /// The number of taps so far.
  open internal(set) var tapCount = 1
  /// The time of its last change, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
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
}

/// What happened to fingers, the device, or a control.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// A kind of event.
  public enum EventType: Int, Sendable {
    /// A kind.
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }

  /// A finer kind of event.
  public enum EventSubtype: Int, Sendable {
    /// No finer kind.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// Its kind.
  open var type: EventType { .touches }
  /// Its finer kind.
  open var subtype: EventSubtype { .none }
  /// Its time, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// Its touches.
  open internal(set) var allTouches: Set<UITouch>?

  /// Its touches in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
