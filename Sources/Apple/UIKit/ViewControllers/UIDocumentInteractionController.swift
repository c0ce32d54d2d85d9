public import Foundation

/// A document that is shown or handed to other apps: held; nothing of the system's is shown.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  open var uti: String?
  open var name: String?
  /// An object that is told of it.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// An object of the app's own for the app that opens it.
  open var annotation: Any?
  /// The images of the document.
  open var icons: [UIImage] { [] }
  /// The gestures that show it.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  public override init() {}
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
  }

  /// Shows the document over the delegate's controller: none shows, and counted.
  ///
  /// - Returns: Whether there is a delegate.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    UIKitUse.note("UIDocumentInteractionController.presentPreview(animated:)")
    return delegate?.documentInteractionControllerViewControllerForPreview(self) != nil
  }
  /// Shows what can be done with it: none shows, and counted.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    UIKitUse.note("UIDocumentInteractionController.presentOptionsMenu(from:in:animated:)")
    return false
  }
  /// Shows what can be done with it: none shows, and counted.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    UIKitUse.note("UIDocumentInteractionController.presentOptionsMenu(from:animated:)")
    return false
  }
  /// Shows the apps that can open it: there are none.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    UIKitUse.note("UIDocumentInteractionController.presentOpenInMenu(from:in:animated:)")
    return false
  }
  /// Shows the apps that can open it: there are none.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    UIKitUse.note("UIDocumentInteractionController.presentOpenInMenu(from:animated:)")
    return false
  }
  /// Takes the preview away.
  open func dismissPreview(animated: Bool) {}
  /// Takes the menu away.
  open func dismissMenu(animated: Bool) {}
}

/// An object that is told of a document that is shown or handed to other apps.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller over which the document shows.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// The rectangle from which the document shows.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// The view from which the document shows.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// Told before the document shows.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Told after the document showed.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Told before the menu of what can be done shows.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Told after the menu of what can be done went.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Told before the menu of apps shows.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Told after the menu of apps went.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Told before an app gets it.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Told after an app got it.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// A controller of its own.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
    .zero
  }
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
    nil
  }
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}
