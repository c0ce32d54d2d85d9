/// What recognizes a gesture in a view's touches.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view that it watches.
  open internal(set) weak var view: UIView?
  /// A Boolean that lets it recognize.
  open var isEnabled = true
}
