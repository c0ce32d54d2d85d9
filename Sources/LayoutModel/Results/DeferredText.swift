/// What a finding says, made when it is read first: most layouts of a sweep are asked for their frames alone.
///
/// Two are equal where they say the same.
package final class DeferredText: Hashable, Sendable {
  private enum Words {
    case made(DiagnosticText)
    case pending(@Sendable () -> DiagnosticText)
  }

  private let words: Guarded<Words>

  /// A text that is known.
  package init(_ text: DiagnosticText) { words = Guarded(.made(text)) }

  /// A text that is made when it is read.
  package init(_ make: @escaping @Sendable () -> DiagnosticText) { words = Guarded(.pending(make)) }

  /// The text.
  package var text: DiagnosticText {
    words.withLock { words in
      switch words {
      case .made(let text): return text
      case .pending(let make):
        let text = make()
        words = .made(text)
        return text
      }
    }
  }

  package static func == (a: DeferredText, b: DeferredText) -> Bool { a === b || a.text == b.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
