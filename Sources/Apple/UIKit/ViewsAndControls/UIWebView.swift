public import Foundation
public import FoundationNetworking

/// A view that shows pages, as before WebKit. It keeps its frame and the requests of code, and loads nothing.
@preconcurrency @MainActor
open class UIWebView: UIView, UIScrollViewDelegate {
  /// A kind of way to a page.
  public enum NavigationType: Int, Sendable {
    case linkClicked = 0, formSubmitted, backForward, reload, formResubmitted, other
  }

  private let scroll = UIScrollView()

  /// An object that is told of pages.
  open weak var delegate: (any UIWebViewDelegate)?
  /// The view that scrolls the page.
  open var scrollView: UIScrollView { scroll }
  /// The address that it was asked to load.
  open private(set) var request: URLRequest?
  /// A Boolean that tells whether it loads a page: never.
  open var isLoading: Bool { false }
  /// A Boolean that tells whether there is a page to go back to: never.
  open var canGoBack: Bool { false }
  /// A Boolean that tells whether there is a page to go forward to: never.
  open var canGoForward: Bool { false }
  /// A Boolean that makes pages as wide as the view.
  open var scalesPageToFit = false
  /// The kinds of data that become links.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// A Boolean that plays films in the page.
  open var allowsInlineMediaPlayback = false
  /// A Boolean that asks for a tap before films play.
  open var mediaPlaybackRequiresUserAction = true
  /// A Boolean that lets films be played on another device.
  open var mediaPlaybackAllowsAirPlay = true
  /// A Boolean that shows nothing before all is there.
  open var suppressesIncrementalRendering = false
  /// A Boolean that asks for a tap before the keyboard shows.
  open var keyboardDisplayRequiresUserAction = true

  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() {
    scroll.frame = bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scroll)
  }

  /// Asks its delegate, and holds the address.
  open func loadRequest(_ request: URLRequest) {
    guard delegate?.webView(self, shouldStartLoadWith: request, navigationType: .other) ?? true else { return }
    self.request = request
    UIKitUse.note("UIWebView.loadRequest(_:)")
  }
  /// Shows a page: counted.
  open func loadHTMLString(_ string: String, baseURL: URL?) { UIKitUse.note("UIWebView.loadHTMLString(_:baseURL:)") }
  /// Shows a page: counted.
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
    UIKitUse.note("UIWebView.load(_:mimeType:textEncodingName:baseURL:)")
  }
  /// Loads the page again: counted.
  open func reload() { UIKitUse.note("UIWebView.reload()") }
  open func stopLoading() {}
  /// Goes back: there is no page to go to.
  open func goBack() {}
  /// Goes forward: there is no page to go to.
  open func goForward() {}
  /// Runs a script in the page: none runs, and counted.
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    UIKitUse.note("UIWebView.stringByEvaluatingJavaScript(from:)")
    return nil
  }
}

/// An object that is told of pages.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Asked whether a page may be loaded.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  /// Told before a page is loaded.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Told after a page was loaded.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Told that a page couldn't be loaded.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
