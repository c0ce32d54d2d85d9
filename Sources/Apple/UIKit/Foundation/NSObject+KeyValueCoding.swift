/// The key of an object's values by their names.
@MainActor private let valuesKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension NSObject {
  /// Sets a value by its name: it is held, since names aren't known when the program runs.
  @_disfavoredOverload @preconcurrency @MainActor public func setValue(_ value: Any?, forKey key: String) {
    var values = heldValues
    values[key] = value
    unsafe objc_setAssociatedObject(self, valuesKey, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// A value by its name: what was set, else what a stored property of the name has.
  @_disfavoredOverload @preconcurrency @MainActor public func value(forKey key: String) -> Any? {
    if let held = heldValues[key] { return held }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let here = mirror {
      if let child = here.children.first(where: { $0.label == key }) { return child.value }
      mirror = here.superclassMirror
    }
    return nil
  }

  /// Sets a value of the object at a path's end: `titleLabel.text`. Nothing is set where the path ends before.
  @_disfavoredOverload @preconcurrency @MainActor public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let object = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject
    object?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// The value at the end of a path of names: `statusBarWindow.statusBar`; `nil` where the path ends before.
  @_disfavoredOverload @preconcurrency @MainActor public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") { value = (value as? NSObject)?.value(forKey: String(key)) }
    return value
  }

  @MainActor private var heldValues: [String: Any] {
    unsafe objc_getAssociatedObject(self, valuesKey) as? [String: Any] ?? [:]
  }
}
