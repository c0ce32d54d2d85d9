import LayoutModel
import LayoutSimulator

/// A popover of older code, on pads.
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
  private var content: UIViewController

  /// An object that is told of its end.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// The views that can be touched while it is up.
  open var passthroughViews: [UIView]? { didSet { shown?.passthroughViews = passthroughViews } }
  /// The distances from the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet {
      hasOwnMargins = true
      shown?.popoverLayoutMargins = popoverLayoutMargins
    }
  }
  private var hasOwnMargins = false
  /// The colour behind it.
  open var backgroundColor: UIColor?
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// The presentation of its content while it is up.
  private var shown: UIPopoverPresentationController? {
    guard content.isOfPresentation, !content.isLeaving, content.presentation?.popoverController === self else {
      return nil
    }
    return content.presentation as? UIPopoverPresentationController
  }
  private var ownContentSize: CGSize?

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

  /// Until iOS 7.0 it has to be kept as long as it is up.
  isolated deinit {
    guard content.isOfPresentation, !content.isLeaving, content.presentation?.isOf(self) == true,
      content.behavior.endsWithVisiblePopovers
    else { return }
    raise(
      named: PresentationRefusal.visiblePopoverReleased.exceptionName,
      PresentationRefusal.visiblePopoverReleased.reason)
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
    get { ownContentSize ?? content.preferredContentSize }
    set {
      ownContentSize = newValue
      shown?.ownContentSize = Size(newValue)
    }
  }
  /// Sets the size of its content, in points.
  open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }
  /// A Boolean that tells whether it is up.
  open var isPopoverVisible: Bool { shown != nil }
  /// The direction of its arrow.
  open var popoverArrowDirection: UIPopoverArrowDirection { shown?.arrowDirection ?? .unknown }

  /// Brings it up at a rectangle of a view.
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(at: view, arrowDirections, animated) { popover in
      popover.sourceView = view
      popover.sourceRect = rect
    }
  }
  /// Brings it up at an item of a bar.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
  ) { present(at: item.shownView, arrowDirections, animated) { $0.barButtonItem = item } }

  private func present(
    at view: UIView?, _ directions: UIPopoverArrowDirection, _ isAnimated: Bool,
    _ anchor: (UIPopoverPresentationController) -> Void
  ) {
    guard let view, let window = view.window, let front = window.containmentRoots.last else {
      raise(
        named: PresentationRefusal.popoverFromViewWithoutWindow.exceptionName,
        PresentationRefusal.popoverFromViewWithoutWindow.reason)
    }
    content.modalPresentationStyle = .popover
    guard let popover = content.popoverPresentationController else { return }
    popover.hold(by: self)
    popover.permittedArrowDirections = directions
    popover.passthroughViews = passthroughViews
    popover.popoverBackgroundViewClass = popoverBackgroundViewClass
    popover.ownContentSize = ownContentSize.map { Size($0) }
    if hasOwnMargins { popover.popoverLayoutMargins = popoverLayoutMargins }
    anchor(popover)
    PresentationRequest(of: content, from: view.nearestController ?? front, isAnimated: isAnimated).perform()
  }

  /// Takes it away; the delegate isn't told.
  open func dismiss(animated: Bool) {
    guard shown != nil else { return }
    if content.popoverWindow != nil {
      ControllerRecord.current?.note(
        .action, content, "its UIPopoverController is dismissed; the delegate isn't told")
    }
    DismissalRequest(from: content, isAnimated: animated, ofItself: true).perform()
  }
}

extension UIView {
  /// The nearest controller whose view it is, or is in.
  fileprivate var nearestController: UIViewController? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0.rare?.viewController }.first
  }
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
