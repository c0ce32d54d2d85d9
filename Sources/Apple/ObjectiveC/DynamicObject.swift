/// An object whose members are found by name while the program runs, as Objective-C finds those of `AnyObject`.
@dynamicMemberLookup
public struct DynamicObject {
  package let object: AnyObject

  public init(_ object: AnyObject) { self.object = object }

  /// An object, where there is one.
  public init?(_ object: AnyObject?) {
    guard let object else { return nil }
    self.object = object
  }

  /// The value of a property; `nil` where the object has none of that name and type.
  public subscript<Value>(dynamicMember name: String) -> Value? {
    let value = (object as? any DynamicMembers)?.member(named: name) ?? storedValue(named: name)
    return value as? Value ?? (value as? any RawRepresentable)?.rawValue as? Value
  }

  private func storedValue(named name: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }
}

/// An object that gives the values of computed properties by their names.
public protocol DynamicMembers: AnyObject {
  /// The value of a property; `nil` where there is none of that name.
  func member(named name: String) -> Any?
}
