@_exported public import Foundation

/// The way in which a private network is reached; it is held.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
  open var serverAddress: String?
  open var username: String?
  /// A reference to the password.
  open var passwordReference: Data?
  /// A Boolean that leaves it while the device sleeps.
  open var disconnectOnSleep = false
  /// A Boolean that sends all through it.
  open var includeAllNetworks = false
}

/// The way in which an app's own code reaches a private network; it is held.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  /// The settings that the code is told.
  open var providerConfiguration: [String: Any]?
  /// The name of the code.
  open var providerBundleIdentifier: String?
}

/// The states of a way into a private network.
public enum NEVPNStatus: Int, Sendable {
  case invalid = 0, disconnected, connecting, connected, reasserting, disconnecting
}

/// The way into a private network: there is none here.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  /// The state: it isn't reached.
  open var status: NEVPNStatus { .disconnected }
  open var connectedDate: Date? { nil }
  open func startVPNTunnel() throws { throw NEVPNError(.connectionFailed) }
  open func stopVPNTunnel() {}
}

/// The way into a private network by an app's own code: there is none here.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.connectionFailed) }
  open func stopTunnel() {}
  /// Tells the code something: there is no answer.
  open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
    responseHandler?(nil)
  }
}

/// A private network of the device's settings; none is kept.
open class NEVPNManager: NSObject, @unchecked Sendable {
  open var localizedDescription: String?
  /// The way in which it is reached.
  open var protocolConfiguration: NEVPNProtocol?
  /// A Boolean that lets it be reached.
  open var isEnabled = false
  open var isOnDemandEnabled = false
  /// When it is needed.
  open var onDemandRules: [NEOnDemandRule]?
  /// The way into it.
  open var connection: NEVPNConnection { way }
  private let way: NEVPNConnection

  public override init() { way = NETunnelProviderSession() }

  /// Reads it: nothing is kept.
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
  /// Keeps it: nothing is kept.
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}

/// A private network that an app's own code reaches.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  /// Reads all: there is none.
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    completionHandler([], nil)
  }
}

/// The reason for which a private network can't be reached.
public struct NEVPNError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale,
      configurationReadWriteFailed, configurationUnknown
  }
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
  /// The settings are wrong.
  public static var configurationInvalid: Code { .configurationInvalid }
  /// It may not be reached.
  public static var configurationDisabled: Code { .configurationDisabled }
  public static var connectionFailed: Code { .connectionFailed }
  /// The settings are old.
  public static var configurationStale: Code { .configurationStale }
  /// The settings can't be read or written.
  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  /// There are no such settings.
  public static var configurationUnknown: Code { .configurationUnknown }
}

extension NSNotification.Name {
  /// A private network is reached, or no more.
  public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statusdidchange")
  /// Settings of private networks changed.
  public static let NEVPNConfigurationChange = NSNotification.Name("com.apple.networkextension.configurationchange")
}
