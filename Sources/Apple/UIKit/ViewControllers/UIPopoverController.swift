import LayoutSimulator

/// A popover of older code, on pads.
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
  private var content: UIViewController

  /// An object that is told of its end.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// The views that can be touched while it is up.
  open var passthroughViews: [UIView]?
  /// The distances from the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The colour behind it.
  open var backgroundColor: UIColor?
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

  /// A popover with a controller.
  public init(contentViewController viewController: UIViewController) {
    content = viewController
    super.init()
    guard UIDevice.current.userInterfaceIdiom == .pad else {
      raise(
        named: PresentationRefusal.popoverControllerOnPhone.exceptionName,
        PresentationRefusal.popoverControllerOnPhone.reason)
    }
  }

  /// The controller in it.
  open var contentViewController: UIViewController {
    get { content }
    set { content = newValue }
  }
  /// Sets the controller in it.
  open func setContentViewController(_ viewController: UIViewController, animated: Bool) { content = viewController }
  /// The size of its content, in points.
  open var contentSize: CGSize {
    get { content.preferredContentSize }
    set { content.preferredContentSize = newValue }
  }
  /// Sets the size of its content, in points.
  open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }
  /// A Boolean that tells whether it is up.
  open var isPopoverVisible: Bool { content.ownPresenter != nil }
  /// The direction of its arrow.
  open var popoverArrowDirection: UIPopoverArrowDirection {
    content.popoverPresentationController?.arrowDirection ?? .unknown
  }

  /// Brings it up at a rectangle of a view.
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(from: view.window, arrowDirections, animated) { popover in
      popover.sourceView = view
      popover.sourceRect = rect
    }
  }
  /// Brings it up at an item of a bar.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
  ) { present(from: item.shownView?.window, arrowDirections, animated) { $0.barButtonItem = item } }

  private func present(
    from window: UIWindow?, _ directions: UIPopoverArrowDirection, _ isAnimated: Bool,
    _ anchor: (UIPopoverPresentationController) -> Void
  ) {
    content.modalPresentationStyle = .popover
    guard let popover = content.popoverPresentationController else { return }
    popover.permittedArrowDirections = directions
    popover.passthroughViews = passthroughViews
    popover.popoverBackgroundViewClass = popoverBackgroundViewClass
    anchor(popover)
    guard let presenter = window?.rootViewController?.topPresentation else {
      raise(
        named: PresentationRefusal.popoverFromViewWithoutWindow.exceptionName,
        PresentationRefusal.popoverFromViewWithoutWindow.reason)
    }
    presenter.present(content, animated: isAnimated)
  }

  /// Takes it away; the delegate isn't told.
  open func dismiss(animated: Bool) { content.presentingViewController?.dismiss(animated: animated) }
}

/// An object that is told of the end of a popover.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  /// Asked whether a touch outside dismisses it.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// Told after a touch outside dismissed it.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}
