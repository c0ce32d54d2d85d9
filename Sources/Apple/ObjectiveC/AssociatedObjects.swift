import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The way in which an associated object is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied where it can be.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied where it can be.
  case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value that was associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key: UInt(bitPattern: key))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object under a key; `nil` removes what was.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, of: object as AnyObject, key: UInt(bitPattern: key), policy: policy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes all values that were associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// The values that are associated with objects, by object and key.
///
/// Nothing says here when an object ends. Its values go with the next one that is made at its place, or when the number of
/// objects has doubled since ended ones were last removed.
private final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private let lock = NSLock()
  private var owners: [ObjectIdentifier: Owner] = [:]
  private var removalCount = 64

  private struct Owner {
    weak var object: AnyObject?
    var values: [UInt: Value] = [:]
  }

  private enum Value {
    case kept(Any)
    case assigned(Reference)
  }

  private struct Reference {
    weak var object: AnyObject?
  }

  func value(of object: AnyObject, key: UInt) -> Any? {
    lock.withLock {
      guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
      switch owner.values[key] {
      case .kept(let value): return value
      case .assigned(let reference): return reference.object
      case nil: return nil
      }
    }
  }

  func set(_ value: Any?, of object: AnyObject, key: UInt, policy: objc_AssociationPolicy) {
    let stored = value.map { Self.stored($0, policy) }
    // What is replaced may end with it, and its end may come back here: outside of the lock.
    var replaced: [Owner] = []
    lock.withLock {
      let identifier = ObjectIdentifier(object)
      if let owner = owners[identifier] { replaced.append(owner) }
      if owners[identifier]?.object !== object {
        guard stored != nil else { return }
        owners[identifier] = Owner(object: object)
      }
      owners[identifier]?.values[key] = stored
      guard owners.count > removalCount else { return }
      replaced += owners.values.filter { $0.object == nil }
      owners = owners.filter { $0.value.object != nil }
      removalCount = max(64, owners.count * 2)
    }
    withExtendedLifetime(replaced) {}
  }

  func removeAll(of object: AnyObject) {
    let removed = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(removed) {}
  }

  private static func stored(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: .assigned(Reference(object: value as AnyObject))
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .kept(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: .kept((value as? any NSCopying)?.copy() ?? value)
    }
  }
}
