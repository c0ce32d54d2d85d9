/// The memory of a scene's layouts, for the next ones: it is no part of the scene's content, and copies share it.
///
/// Only one layout has it at a time; others meanwhile do without. Whoever takes something out checks that it fits the
/// scene's current content.
package final class SceneMemory: Sendable {
  private let content = Guarded<(any Sendable)?>(nil)

  /// An empty memory.
  package init() {}

  /// Takes out the content; `nil` where there is none, or another layout has it.
  package func take() -> (any Sendable)? {
    content.withLock { content in
      defer { content = nil }
      return content
    }
  }

  /// Leaves content for the next layout.
  package func leave(_ something: any Sendable) { content.withLock { $0 = something } }
}

extension SceneMemory: Hashable {
  /// Returns true: scenes with the same content are equal, whatever they remember.
  package static func == (a: SceneMemory, b: SceneMemory) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
