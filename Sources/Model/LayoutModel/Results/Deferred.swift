/// A value that is made when it is first read: for most layouts of a sweep only the frames are read.
///
/// Two are equal if their values are.
package final class Deferred<Value: Hashable & Sendable>: Hashable, Sendable {
  private enum State {
    case made(Value)
    case pending(@Sendable () -> Value)
  }

  private let state: Guarded<State>

  /// A value that is known.
  package init(_ value: Value) { state = Guarded(.made(value)) }

  /// A value that is made when it is first read.
  package init(_ make: @escaping @Sendable () -> Value) { state = Guarded(.pending(make)) }

  /// The value.
  package var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .pending(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }

  package static func == (a: Deferred, b: Deferred) -> Bool { a === b || a.value == b.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
