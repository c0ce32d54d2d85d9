@_exported public import Foundation

/// An address of a computer.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
  var rawValue: Data { get }
  /// An address of bytes; `nil` if their number is wrong.
  init?(_ rawValue: Data)
  /// An address as it is written; `nil` if it isn't one.
  init?(_ string: String)
}

/// An address of four bytes.
public struct IPv4Address: IPAddress {
  public let rawValue: Data
  /// An address of bytes; `nil` if there aren't four.
  public init?(_ rawValue: Data) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = Data(rawValue)
  }
  /// An address as it is written; `nil` if it isn't one.
  public init?(_ string: String) {
    var bytes = [UInt8](repeating: 0, count: 4)
    guard unsafe inet_pton(AF_INET, string, &bytes) == 1 else { return nil }
    rawValue = Data(bytes)
  }
  private init(bytes: Data) { rawValue = bytes }

  public static let any = IPv4Address(bytes: Data(count: 4))
  public static let loopback = IPv4Address(bytes: Data([127, 0, 0, 1]))
  /// All of a network.
  public static let broadcast = IPv4Address(bytes: Data([255, 255, 255, 255]))
  /// The address as it is written.
  public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

/// An address of sixteen bytes.
public struct IPv6Address: IPAddress {
  public let rawValue: Data
  /// An address of bytes; `nil` if there aren't sixteen.
  public init?(_ rawValue: Data) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = Data(rawValue)
  }
  /// An address as it is written; `nil` if it isn't one.
  public init?(_ string: String) {
    var bytes = [UInt8](repeating: 0, count: 16)
    guard unsafe inet_pton(AF_INET6, string, &bytes) == 1 else { return nil }
    rawValue = Data(bytes)
  }
  private init(bytes: Data) { rawValue = bytes }

  public static let any = IPv6Address(bytes: Data(count: 16))
  public static let loopback = IPv6Address(bytes: Data(count: 15) + [1])
  /// The address as it is written, its longest run of zeros left out.
  public var debugDescription: String {
    var bytes = Array(rawValue)
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard unsafe inet_ntop(AF_INET6, &bytes, &text, socklen_t(text.count)) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
