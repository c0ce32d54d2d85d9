/// The name of a method, as an action holds it, and what calls the method where that is known.
///
///     Selector("tapped(_:)") { target, arguments in (target as? LoginView)?.tapped(arguments[0]) }
public struct Selector: Sendable, ExpressibleByStringLiteral {
  /// What calls the method: of a target, with arguments.
  public typealias Implementation = @Sendable (_ target: AnyObject, _ arguments: [Any]) -> Void

  /// The name, such as `buttonTapped(_:)`.
  public let name: String
  private let implementation: Implementation?

  /// A selector of a name.
  public init(_ name: String) { (self.name, implementation) = (name, nil) }

  /// A selector of a name, with what calls the method.
  public init(_ name: String, implementation: @escaping Implementation) {
    (self.name, self.implementation) = (name, implementation)
  }

  /// A selector of a name.
  public init(stringLiteral name: String) { self.init(name) }

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - target: What has the method.
  ///   - arguments: As many arguments as there are; the method takes those that it has room for.
  /// - Returns: Whether it is known what calls the method.
  @discardableResult
  public func perform(on target: AnyObject, with arguments: [Any] = []) -> Bool {
    implementation?(target, arguments)
    return implementation != nil
  }
}

extension Selector: Hashable {
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: CustomStringConvertible {
  /// Its name.
  public var description: String { name }
}
