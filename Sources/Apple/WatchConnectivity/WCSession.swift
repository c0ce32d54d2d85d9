public import Foundation

/// The state of a connection to a watch.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated, inactive, activated
}

/// A connection to a watch: the device can't have one.
open class WCSession: NSObject, @unchecked Sendable {
  public static let `default` = WCSession()
  private weak var told: (any WCSessionDelegate)?

  override init() {}
  /// Tells whether the device can be connected: no.
  open class func isSupported() -> Bool { false }
  /// An object that is told of the connection: of nothing.
  open var delegate: (any WCSessionDelegate)? {
    get { told }
    set { told = newValue }
  }
  open func activate() {}
  open var activationState: WCSessionActivationState { .notActivated }
  /// A Boolean that tells whether a watch belongs to the device: no.
  open var isPaired: Bool { false }
  /// A Boolean that tells whether the app is on the watch: no.
  open var isWatchAppInstalled: Bool { false }
  /// A Boolean that tells whether the app shows something on the watch's face: no.
  open var isComplicationEnabled: Bool { false }
  /// A Boolean that tells whether the app on the watch can be reached: no.
  open var isReachable: Bool { false }
  /// The state that was last told to the watch: none.
  open var applicationContext: [String: Any] { [:] }
  /// The state that the watch last told: none.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// Tells the watch something.
  ///
  /// - Throws: `WCError`: it can't be reached.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.deviceNotPaired)
  }
  /// Tells the watch something, and is told that it can't be reached.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(.deviceNotPaired))
  }
  /// Sends bytes, and is told that the watch can't be reached.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(.deviceNotPaired))
  }
  /// Sends values when there is time: never.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo)
  }
}

/// Values on their way to a watch.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  public let userInfo: [String: Any]
  /// True while the message is on its way: never.
  open var isTransferring: Bool { false }
  init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
  /// Does nothing: nothing is on its way.
  open func cancel() {}
}

/// The reason for which a watch can't be told something.
public struct WCError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled
    case notReachable
  }
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  public var errorCode: Int { code.rawValue }
  /// The name of such errors.
  public static let errorDomain = "WCErrorDomain"
}

/// An object that is told of a connection to a watch.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// Is told that the connection stands.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  /// Is told that another watch takes over.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Is told that another watch has taken over.
  func sessionDidDeactivate(_ session: WCSession)
  /// Is told that the watch, or the app on it, has changed.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// Is told whether the app on the watch can be reached.
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Is told something, and answers.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  /// Is told something that holds from now on.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}
