import Foundation

/// A lock that one thread holds at a time, as a value that its owner keeps in place.
public struct os_unfair_lock_s {
  fileprivate var isHeld = false

  /// A lock that nobody holds.
  public init() {}

  /// A lock as it is initialized in C: 0.
  public init(_os_unfair_lock_opaque: UInt32) {}
}

/// A lock that one thread holds at a time.
public typealias os_unfair_lock = os_unfair_lock_s
/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The lock around the state of all locks; threads that wait for one lock wake when any lock is free.
private let change = NSCondition()

/// Waits until a lock is free, and holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  change.lock()
  defer { change.unlock() }
  while unsafe lock.pointee.isHeld { change.wait() }
  unsafe lock.pointee.isHeld = true
}

/// Holds a lock if it is free; tells whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  change.lock()
  defer { change.unlock() }
  guard unsafe !lock.pointee.isHeld else { return false }
  unsafe lock.pointee.isHeld = true
  return true
}

/// Gives a lock free.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  change.lock()
  defer { change.unlock() }
  unsafe lock.pointee.isHeld = false
  change.broadcast()
}
