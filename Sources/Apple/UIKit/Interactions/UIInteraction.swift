/// Something that a view lets the user do, beside gestures.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  /// Told before it comes to a view, or leaves it.
  func willMove(to view: UIView?)
  /// Told after it came to a view, or left it.
  func didMove(to view: UIView?)
}

/// An interaction of the system's, which knows its view.
@preconcurrency @MainActor
open class HeldInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?

  /// An interaction without a view.
  public override init() { super.init() }

  /// Told before it comes to a view, or leaves it.
  open func willMove(to view: UIView?) {}
  /// Told after it came to a view, or left it.
  open func didMove(to view: UIView?) { self.view = view }
}
