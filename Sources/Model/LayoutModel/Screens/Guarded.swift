package import Synchronization

/// A value that one thread at a time may use: a `Mutex` that the thread sanitizer understands.
///
/// A `Mutex` waits in a library that isn't instrumented, so the sanitizer takes one thread's turn and the next for a
/// race. In its builds (`tools/check threads` defines `SANITIZING_THREADS`) each turn begins and ends with an atomic
/// variable, which it sees.
///
/// Everything is inlined into other modules. Otherwise each turn would look up the metadata of a `Mutex` of its value's
/// type, which takes as long as laying out ten views.
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
