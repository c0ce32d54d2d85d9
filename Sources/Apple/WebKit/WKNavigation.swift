public import Foundation
public import FoundationNetworking

/// A page on its way.
open class WKNavigation: NSObject {}

/// The answers to whether a view may go to a page.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0, allow, download
}

/// The answers to whether a view may show what came.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0, allow, download
}

/// The reasons for which a view goes to a page.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0, formSubmitted, backForward, reload, formResubmitted, other = -1
}

/// An action that makes a view go to a page.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The part of the page that asks.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// The part of the page that changes.
  open var targetFrame: WKFrameInfo? { nil }
  open var navigationType: WKNavigationType { .other }
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}

/// A response that came for a page.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// A Boolean that tells whether it is for the whole view.
  open var isForMainFrame: Bool { true }
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
  }
  /// A Boolean that tells whether a view can show it.
  open var canShowMIMEType: Bool { true }
}

/// A part of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// A Boolean that tells whether it is the whole page.
  open var isMainFrame: Bool { true }
  /// The request that it came by.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var webView: WKWebView? { nil }
  /// The place that it came from.
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
  /// A part of a page.
  public nonisolated override init() { super.init() }
}

/// A place that a page came from.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  /// The scheme of its address.
  open var `protocol`: String { "" }
  /// The host of its address.
  open var host: String { "" }
  /// The port of its address.
  open var port: Int { 0 }
  public nonisolated override init() { super.init() }
}

/// The pages that a view showed: none here.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  /// The page that is shown.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The page before it.
  open var backItem: WKBackForwardListItem? { nil }
  /// The page after it.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The pages before it.
  open var backList: [WKBackForwardListItem] { [] }
  /// The pages after it.
  open var forwardList: [WKBackForwardListItem] { [] }
  /// The page at a distance.
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
  public nonisolated override init() { super.init() }
}

/// A page that a view showed.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }
  open var title: String? { nil }
  /// The address that was asked for.
  open var initialURL: URL { url }
}

/// A page's wishes for a window.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// Its width, in points.
  open var width: NSNumber? { nil }
  /// Its height, in points.
  open var height: NSNumber? { nil }
}

/// An object that is asked where a view may go, and told where it went: nowhere here.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Asked whether a view may go to a page.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Asked whether a view may go to a page, and how.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Asked whether a view may show what came.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  /// Told that a page is asked for.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Told that the page is elsewhere.
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Told that the page can't be had.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Told that the page begins to come.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Told that the page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Told that the page didn't come.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Asked who the user is.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Told that the process that ran the page ended.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    decisionHandler(.allow, preferences)
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Lets the system answer.
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    completionHandler(.performDefaultHandling, nil)
  }
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// An object that shows what pages ask to be shown: nothing here.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// Asked for a view of a window of its own.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Told that a page closed its window.
  func webViewDidClose(_ webView: WKWebView)
  /// Asked to show a message.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)
  /// Asked to ask the user.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  /// Asked to ask the user for a text.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    completionHandler()
  }
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    completionHandler(false)
  }
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    completionHandler(nil)
  }
}
