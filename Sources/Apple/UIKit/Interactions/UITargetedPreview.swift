/// The look of a view that is lifted.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part that shows.
  open var visiblePath: UIBezierPath?
  /// The shape of its shadow.
  open var shadowPath: UIBezierPath?
  /// The colour behind it.
  open var backgroundColor: UIColor! = .systemBackground

  public override init() { super.init() }
  /// The lines of a text.
  public convenience init(textLineRects: [NSValue]) { self.init() }
}

/// The look of a view that is dragged.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place from which a view is lifted, or to which it goes.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view around it.
  public let container: UIView
  /// Its middle, in points.
  public let center: CGPoint
  /// The transform that turns and scales it.
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// The place of a view that is dragged.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is lifted from a place.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget
  /// Its size, in points.
  open var size: CGSize { view.bounds.size }

  /// A view lifted from a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  /// A view lifted from where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }
  /// A view lifted from where it is.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The same with another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// A view that is dragged from a place.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// A view that is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  /// A view with a look.
  public init(view: UIView, parameters: UIDragPreviewParameters) { (self.view, self.parameters) = (view, parameters) }
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}
