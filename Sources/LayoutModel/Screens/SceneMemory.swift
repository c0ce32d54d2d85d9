/// What layouts of a scene leave for the next ones: no part of what the scene says, and shared by its copies.
///
/// One layout has it at a time; others that are made meanwhile do without. Whoever takes something out looks whether it is of what
/// the scene says now.
package final class SceneMemory: Sendable {
  private let content = Guarded<(any Sendable)?>(nil)

  /// A memory of nothing.
  package init() {}

  /// Takes out what was left; `nil` where nothing was, or somebody else has it.
  package func take() -> (any Sendable)? {
    content.withLock { content in
      defer { content = nil }
      return content
    }
  }

  /// Leaves something for the next layout.
  package func leave(_ something: any Sendable) { content.withLock { $0 = something } }
}

extension SceneMemory: Hashable {
  /// Scenes that say the same are the same, whatever they remember.
  package static func == (a: SceneMemory, b: SceneMemory) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
