import FoundationNetworking
import Testing
import UIKit
import WebKit

/// Tests of views of the web.
@MainActor struct WebKitTests {
  /// A view is a box of its size, filled by what scrolls, and holds the address that it is asked for.
  @Test func box() throws {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), configuration: WKWebViewConfiguration())
    #expect(view.scrollView.frame == view.bounds)
    view.frame.size.height = 300
    #expect(view.scrollView.frame.height == 300)
    let url = try #require(URL(string: "https://example.com"))
    view.load(URLRequest(url: url))
    #expect(view.url == url)
    #expect(!view.canGoBack && !view.isLoading)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  /// Scripts are held, and none runs.
  @Test func scripts() {
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.addUserScript(
      WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    #expect(configuration.userContentController.userScripts.count == 1)
    var isCalled = false
    WKWebView().evaluateJavaScript("1") { result, error in isCalled = result == nil && error == nil }
    #expect(isCalled)
  }
}
