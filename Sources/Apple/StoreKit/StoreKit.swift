@_exported public import UIKit

/// A controller that asks the user for a judgement of the app: it doesn't here.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  /// Asks in a scene: no.
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The store in an app: an empty view here.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  /// An object that is told of the end.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// Shows a thing of the store: it can't.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    block?(false, nil)
  }
}

/// An object that is told that the store was closed.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Told that it was closed.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The number of an app.
public let SKStoreProductParameterITunesItemIdentifier = "id"
