public import Foundation

/// A place in a network.
public enum NWEndpoint: Hashable, Sendable {
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    case name(String, NWInterface?)
    /// By an address of four bytes.
    case ipv4(IPv4Address)
    /// By an address of sixteen bytes.
    case ipv6(IPv6Address)

    /// A computer by its address or its name.
    public init(_ string: String) {
      if let address = IPv4Address(string) {
        self = .ipv4(address)
      } else if let address = IPv6Address(string) {
        self = .ipv6(address)
      } else {
        self = .name(string, nil)
      }
    }
    /// A computer by its address or its name.
    public init(stringLiteral value: String) { self.init(value) }
    /// The name or the address.
    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }

  /// A door of a computer.
  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible {
    public let rawValue: UInt16
    /// A door by its number.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// A door by its number.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// A door by its number as it is written.
    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }
    public static let any: Port = 0
    /// That of the web.
    public static let http: Port = 80
    /// That of the safe web.
    public static let https: Port = 443
    /// The number as it is written.
    public var debugDescription: String { "\(rawValue)" }
  }

  /// A door of a computer.
  case hostPort(host: Host, port: Port)
  /// A service that is offered under a name.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  /// An address of the web.
  case url(URL)
}

/// A way into the network.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  public let type: InterfaceType
  public let name: String
}

/// A way into the network: there is none here.
public struct NWPath: Hashable, Sendable {
  /// The states of a way into the network.
  public enum Status: Hashable, Sendable {
    case satisfied, unsatisfied, requiresConnection
  }
  /// The state: there is no way.
  public var status: Status { .unsatisfied }
  public var availableInterfaces: [NWInterface] { [] }
  /// A Boolean that tells whether it costs.
  public var isExpensive: Bool { false }
  /// A Boolean that tells whether the user wants little of it.
  public var isConstrained: Bool { false }
  /// Tells whether it uses ways of a kind.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// A monitor that tells of ways into the network: of none here.
public final class NWPathMonitor: @unchecked Sendable {
  /// Called when there is another.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The way that there is now: none.
  public var currentPath: NWPath { NWPath() }
  /// A monitor that tells of ways.
  public init() {}
  /// A monitor that tells of ways of a kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
