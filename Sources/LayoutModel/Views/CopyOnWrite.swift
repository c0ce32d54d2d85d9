/// A value on the heap that copies share until one of them is changed: a pointer's width where it stands.
///
///     var a = CopyOnWrite(Settings())
///     let b = a
///     a.value.isHidden = true     // copies the settings, for b has them too
///     a.value.alpha = 0.5         // changes them where they are
package struct CopyOnWrite<Value: Sendable>: Sendable {
  /// Of one element: an array is shared and copied just so.
  private var values: [Value]

  package init(_ value: Value) {
    values = [value]
  }

  package var value: Value {
    _read { yield values[0] }
    _modify { yield &values[0] }
  }
}

extension CopyOnWrite: Equatable where Value: Equatable {
  package static func == (a: CopyOnWrite, b: CopyOnWrite) -> Bool { a.values == b.values }
}

extension CopyOnWrite: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(values[0]) }
}
