/// The name of a method, as an action holds it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, such as `buttonTapped(_:)`.
  public let name: String

  /// A selector of a name.
  public init(_ name: String) { self.name = name }

  /// A selector of a name.
  public init(stringLiteral name: String) { self.init(name) }
}

extension Selector: CustomStringConvertible {
  /// Its name.
  public var description: String { name }
}
