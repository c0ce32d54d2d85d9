public import Foundation
public import FoundationNetworking
public import UIKit

/// A view that shows pages of the web: a box of its size here, with an empty scroll view in it.
@preconcurrency @MainActor
open class WKWebView: UIView {
  private let settings: WKWebViewConfiguration
  /// The view that scrolls a page.
  public let scrollView: UIScrollView
  /// An object that is asked where the view may go.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// An object that shows what pages ask to be shown.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The page's address: of the last request.
  open private(set) var url: URL?
  /// The page's title: none, as no page is read.
  open var title: String? { nil }
  /// A Boolean that tells whether a page is being loaded.
  open var isLoading: Bool { false }
  /// The share of the page that is there.
  open var estimatedProgress: Double { url == nil ? 0 : 1 }
  /// A Boolean that tells whether all of the page came safely.
  open var hasOnlySecureContent: Bool { false }
  /// Always false: there is no earlier page.
  open var canGoBack: Bool { false }
  /// Always false: there is no later page.
  open var canGoForward: Bool { false }
  /// A Boolean that lets swipes go back and forward.
  open var allowsBackForwardNavigationGestures = false
  /// A Boolean that shows a page when a link is pressed.
  open var allowsLinkPreview = true
  /// A Boolean that lets Safari look into the page.
  open var isInspectable = false
  /// The name that the view gives itself.
  open var customUserAgent: String?
  /// The media type of style sheets.
  open var mediaType: String?
  open var pageZoom: CGFloat = 1
  /// The colour behind the page.
  open var underPageBackgroundColor: UIColor! = .systemBackground

  /// A view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    settings = configuration
    scrollView = UIScrollView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContent()
  }
  /// A view with a frame in its superview's coordinates, in points.
  public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  /// A view of a file.
  public required init?(coder: NSCoder) {
    settings = WKWebViewConfiguration()
    scrollView = UIScrollView()
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  /// The settings that the view was made with.
  open var configuration: WKWebViewConfiguration { settings }
  /// The pages that were shown.
  open var backForwardList: WKBackForwardList { WKBackForwardList() }

  /// Holds a request's address, and reads nothing.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return WKNavigation()
  }
  /// Holds a page's address, and reads nothing of it.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return WKNavigation()
  }
  /// Holds a file's address, and reads nothing.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    return WKNavigation()
  }
  /// Holds a page's address, and reads nothing of it.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    return WKNavigation()
  }
  /// Does nothing: there is no page.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Does nothing: there is no page.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { nil }
  /// Does nothing: nothing is being loaded.
  open func stopLoading() {}
  /// Does nothing: there is no page before this one.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Does nothing: there is no page after this one.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Does nothing: there are no other pages.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

  /// Runs no script: there is no result and no error.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, nil)
  }
  /// Runs no script: there is no result.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { nil }
  /// Gives no picture of the page.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    completionHandler(nil, nil)
  }
  /// Tells whether the view reads addresses of a scheme by itself.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }
}

/// The settings for a picture of a page.
open class WKSnapshotConfiguration: NSObject {
  /// The part of the view, in its coordinates.
  open var rect = CGRect.null
  /// The picture's width, in points.
  open var snapshotWidth: NSNumber?
  /// A Boolean that waits for what changes on the screen.
  open var afterScreenUpdates = true
}
