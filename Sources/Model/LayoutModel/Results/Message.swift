/// A sentence with views, constraints and controllers under the names that people know, and with their ids on demand.
///
///     let message: Message = "\(name) is misplaced: x is 20, drawn as 30"
///     message.text()                // “Sign in” (UIButton) is misplaced: …
///     message.text(withIDs: true)   // “Sign in” (UIButton, aBc-1d-eFg) is misplaced: …
public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
  private var parts: [Part]

  fileprivate enum Part: Hashable, Sendable {
    case words(String)
    case item(ItemName)
  }

  public init(stringLiteral words: String) {
    parts = [.words(words)]
  }

  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// A sentence without names.
  package init(_ words: String) {
    parts = [.words(words)]
  }

  /// The sentence.
  ///
  /// - Parameter withIDs: A Boolean that adds ids after names.
  /// - Returns: The words.
  public func text(withIDs: Bool = false) -> String { text { $0.text(withID: withIDs) } }

  /// The sentence with other names of its items.
  ///
  /// - Parameter name: The name for an item.
  /// - Returns: The words.
  package func text(naming name: (ItemName) -> String) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .item(let item): name(item)
      }
    }.joined()
  }

  /// Pieces of a sentence, including names, as an interpolation gives them.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    /// Appends an item, which may be printed under another name.
    public mutating func appendInterpolation(_ name: ItemName) { parts.append(.item(name)) }
    /// Appends a message with its names.
    public mutating func appendInterpolation(_ message: Message) { parts += message.parts }
    /// Appends words as they are.
    public mutating func appendInterpolation(_ words: some CustomStringConvertible) {
      parts.append(.words(words.description))
    }
  }
}

extension [Message] {
  /// The messages with a text between any two.
  package func joined(separator: String) -> Message {
    var interpolation = Message.StringInterpolation(literalCapacity: 0, interpolationCount: count)
    for (position, message) in enumerated() {
      if position > 0 { interpolation.appendLiteral(separator) }
      interpolation.appendInterpolation(message)
    }
    return Message(stringInterpolation: interpolation)
  }

  /// `a`, `a or b`, `a, b or c`.
  package func list(_ conjunction: String) -> Message {
    guard let last, count > 1 else { return first ?? "" }
    return "\(Array(dropLast()).joined(separator: ", ")) \(conjunction) \(last)"
  }
}
