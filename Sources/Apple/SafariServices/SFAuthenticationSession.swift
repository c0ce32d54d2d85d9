public import Foundation

/// A login on the web, which doesn't begin here.
open class SFAuthenticationSession: NSObject {
  /// Called with the address that the login ends at.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
  @discardableResult
  open func start() -> Bool { false }
  open func cancel() {}
}

/// An error of a login on the web.
public struct SFAuthenticationError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    /// The user gave it up.
    case canceledLogin = 1
  }
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
  /// The user gave it up.
  public static var canceledLogin: Code { .canceledLogin }
}
