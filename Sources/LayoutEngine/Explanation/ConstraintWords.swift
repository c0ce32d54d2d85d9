import LayoutModel

/// What messages call a tree's constraints, each put into words once: a screen that is laid out in one window after another has the
/// same conflicts in most of them.
final class ConstraintWords: Sendable {
  /// A constraint in words.
  struct Words: Sendable {
    /// As the fixture says it.
    let plain: Message
    /// That, and UIKit's format.
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
