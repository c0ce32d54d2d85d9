import UIKit

/// What a sheet shows, as high as it says.
protocol SheetContent: UIViewController {
  var height: CGFloat { get }
}

final class SheetPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds, let content = presentedViewController as? SheetContent else {
      return .zero
    }
    return CGRect(x: 0, y: bounds.height - content.height, width: bounds.width, height: content.height)
  }
}
