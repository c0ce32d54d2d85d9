public import Foundation
public import FoundationNetworking

/// Scripts of the app and its answers to those of pages; they are held, and none runs.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  public nonisolated override init() { super.init() }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Leaves out all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Lets an object answer to messages of a name.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Leaves out the object that answers to messages of a name.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Leaves out all objects that answer to messages.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
  /// Adds rules of what isn't loaded.
  open func add(_ contentRuleList: WKContentRuleList) {}
  /// Leaves out all rules of what isn't loaded.
  open func removeAllContentRuleLists() {}
}

/// Rules of what isn't loaded.
open class WKContentRuleList: NSObject {
  open var identifier: String! { "" }
}

/// The times at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0, atDocumentEnd
}

/// A script of the app.
open class WKUserScript: NSObject, @unchecked Sendable {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
}

/// An object that answers to messages of pages' scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Told of a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a page's script.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The content of the message: nothing.
  open var body: Any { NSNull() }
  open var name: String { "" }
  /// The view whose page sent it.
  open var webView: WKWebView? { nil }
  /// The part of the page that sent it.
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
}

/// An object that reads addresses of a scheme.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Told to read an address.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Told to read it no more.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// An address that is read.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  /// Takes the answer's head.
  func didReceive(_ response: URLResponse)
  /// Takes bytes of the answer.
  func didReceive(_ data: Data)
  /// Takes the answer's end.
  func didFinish()
  /// Takes that there is no answer.
  func didFailWithError(_ error: any Error)
}
