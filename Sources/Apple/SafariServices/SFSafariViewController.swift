public import Foundation
public import UIKit

/// Safari in an app: an empty view here.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The settings that Safari is made with; they are held.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// A Boolean that shows a page's text alone where it can.
    open var entersReaderIfAvailable = false
    /// A Boolean that hides bars as the page is scrolled.
    open var barCollapsingEnabled = true
    public override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      (copy.entersReaderIfAvailable, copy.barCollapsingEnabled) = (entersReaderIfAvailable, barCollapsingEnabled)
      return copy
    }
  }
  /// The data that websites keep: none here.
  open class DataStore: NSObject, @unchecked Sendable {
    open class var `default`: DataStore { shared }
    private static let shared = DataStore()
    open func clearWebsiteData(completionHandler completion: (@Sendable () -> Void)? = nil) { completion?() }
    open func clearWebsiteData() async {}
  }
  /// The words of the button that closes.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0, close, cancel
  }

  /// The address that it shows.
  package let url: URL
  /// The settings that it was made with.
  open private(set) var configuration: Configuration
  /// An object that is told of what the user does.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  /// The words of the button that closes.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Safari at an address.
  public init(url URL: URL, configuration: Configuration) {
    (url, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }
  /// Safari at an address.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  /// Safari at an address.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }
  /// Safari of a file.
  public required init?(coder: NSCoder) {
    (url, configuration) = (URL(fileURLWithPath: "/"), Configuration())
    super.init(coder: coder)
  }
}

/// An object that is told of what the user does in Safari.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Told that Safari was closed.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Told that the first page is there.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Told that the first page is elsewhere.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Asked for what can be done with a page.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
}
