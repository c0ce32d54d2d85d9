/// A value on the heap that copies share until one of them is changed; in place it is as wide as a pointer.
///
///     var a = CopyOnWrite(Settings())
///     let b = a
///     a.value.isHidden = true     // copies the settings, for b has them too
///     a.value.alpha = 0.5         // changes them where they are
///
/// Properties are read in place; of an array's element, each reading would copy the whole element.
package struct CopyOnWrite<Value: Sendable>: Sendable {
  private var storage: Storage

  /// The shared storage. Only a sole owner changes the value, so nobody reads meanwhile. Readings go unchecked, because views are read so
  /// often.
  private final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { unsafe self.value = value }
  }

  package init(_ value: Value) { storage = Storage(value) }

  package var value: Value {
    _read { yield unsafe storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = unsafe Storage(storage.value) }
      yield unsafe &storage.value
    }
  }
}

extension CopyOnWrite: Equatable where Value: Equatable {
  package static func == (a: CopyOnWrite, b: CopyOnWrite) -> Bool { a.storage === b.storage || a.value == b.value }
}

extension CopyOnWrite: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
