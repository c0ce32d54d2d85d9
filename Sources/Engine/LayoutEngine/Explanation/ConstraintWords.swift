import LayoutModel

/// The words for a tree's constraints in messages. Each is made once, because a screen in several windows has the same
/// conflicts in most of them.
final class ConstraintWords: Sendable {
  /// A constraint in words.
  struct Words: Sendable {
    /// The fixture's words.
    let plain: Message
    /// The fixture's words and UIKit's format.
    let full: Message
  }

  private let known = Guarded<[Int: Words]>([:])

  /// The words of a constraint by its index.
  func words(of constraint: Int, else make: () -> Words) -> Words {
    if let words = known.withLock({ $0[constraint] }) { return words }
    let words = make()
    known.withLock { $0[constraint] = words }
    return words
  }
}
