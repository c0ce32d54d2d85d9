package import Synchronization

/// A value that one thread at a time may use: a `Mutex`, in which the thread sanitizer sees threads wait for each other.
///
/// What a `Mutex` does where it has to wait is in a library that isn't instrumented, so that the sanitizer takes one
/// thread's turn and the next for a race. In its builds (`tools/test-threads` defines `SANITIZING_THREADS`) a turn ends
/// and begins with an atomic variable, which it sees.
///
/// All is inlined into other modules: else each turn would look up what a `Mutex` of its value's type is, which takes as long as
/// laying out ten views.
package struct Guarded<Value>: ~Copyable {
  @usableFromInline let mutex: Mutex<Value>
  #if SANITIZING_THREADS
    @usableFromInline let turn = Atomic(0)
  #endif

  @inlinable
  @inline(__always)
  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  @inlinable
  @inline(__always)
  package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      #if SANITIZING_THREADS
        _ = turn.load(ordering: .acquiring)
        defer { turn.store(0, ordering: .releasing) }
      #endif
      return try body(&value)
    }
  }
}

extension Guarded: Sendable {}
