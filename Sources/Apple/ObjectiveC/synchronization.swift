import Foundation

/// Locks an object for the thread, as often as it is called.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  lock(of: obj as AnyObject).lock()
  return 0
}

@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  lock(of: obj as AnyObject).unlock()
  return 0
}

/// The locks of objects: as many as there are places, each for several objects.
private let locks = (0..<64).map { _ in NSRecursiveLock() }

private func lock(of object: AnyObject) -> NSRecursiveLock {
  locks[Int(UInt(bitPattern: ObjectIdentifier(object).hashValue) % UInt(locks.count))]
}
