import LayoutModel
@_spi(Reflection) private import Swift

/// The properties of a class that may hold views or guides.
///
/// A class stays what it is, so its properties are looked at once. One of another kind of type, a number or a font, is never read.
@MainActor struct HoldingProperties {
  /// A property, by its name, and by its index among the properties of its class; the index is `nil` where an object describes its own
  /// properties.
  private struct Property {
    let name: String
    let index: Int
  }

  /// The properties that a class declares, without those of superclasses. The name has the types around the class, `LoginView.Header`. The
  /// properties are `nil` where objects of the class describe themselves.
  private struct Level {
    let type: String
    let properties: [Property]?
  }

  /// The class, and those above it up to UIKit's views and controllers, as far as one of them or of those above has any.
  private let levels: [Level]

  private static var known: [ObjectIdentifier: HoldingProperties] = [:]

  /// Calls a closure with what the properties of an object hold that may be views or guides, from its class to those above.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - body: Called with the property and what it holds.
  static func forEach(in object: AnyObject, _ body: (CodeHolder, Any) -> Void) {
    let type = ObjectIdentifier(Swift.type(of: object))
    let properties: HoldingProperties
    if let found = known[type] {
      properties = found
    } else {
      properties = HoldingProperties(of: object)
      known[type] = properties
    }
    guard !properties.levels.isEmpty else { return }
    var mirror: Mirror? = Mirror(reflecting: object)
    for level in properties.levels {
      guard let own = mirror else { return }
      let children = own.children
      if let properties = level.properties {
        for property in properties {
          let child = children[children.index(children.startIndex, offsetBy: property.index)]
          body(CodeHolder(type: level.type, property: property.name), child.value)
        }
      } else {
        for case (let label?, let value) in children {
          body(CodeHolder(type: level.type, property: bare(label)), value)
        }
      }
      mirror = own.superclassMirror
    }
  }

  private init(of object: AnyObject) {
    var levels: [Level] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let own = mirror, own.subjectType != UIView.self, own.subjectType != UIViewController.self {
      let above = own.superclassMirror
      let properties =
        object is any CustomReflectable ? nil : Self.properties(of: own.subjectType, below: above?.subjectType)
      levels.append(Level(type: Self.name(of: own.subjectType), properties: properties))
      mirror = above
    }
    while let last = levels.last, last.properties?.isEmpty == true { levels.removeLast() }
    self.levels = levels
  }

  /// The properties that a class itself declares, and whose types may hold the wanted objects.
  private static func properties(of type: any Any.Type, below superclass: (any Any.Type)?) -> [Property] {
    let inherited = superclass.map { fields(of: $0).count } ?? 0
    return fields(of: type).dropFirst(inherited).enumerated().filter { mayHold($0.element.type) }.map {
      Property(name: bare($0.element.name), index: $0.offset)
    }
  }

  /// The stored properties of a class, those of the topmost class first.
  private static func fields(of type: any Any.Type) -> [(name: String, type: any Any.Type)] {
    var fields: [(String, any Any.Type)] = []
    _ = unsafe _forEachField(of: type, options: ofClass) { name, _, type, _ in
      fields.append((unsafe String(cString: name), type))
      return true
    }
    return fields
  }

  /// `_EachFieldOptions.classType`, which is a variable there.
  private static let ofClass = _EachFieldOptions(rawValue: 1)

  /// Tells whether a value of a type may be a view, a guide, or an array of views.
  private static func mayHold(_ type: any Any.Type) -> Bool {
    if let container = type as? any OfOthers.Type { return mayHold(container.contained) }
    if let type = type as? AnyClass {
      return [UIView.self, UILayoutGuide.self].contains { isSame($0, orBelow: type) || isSame(type, orBelow: $0) }
    }
    switch kind(of: type) {
    case .struct: return type == AnyHashable.self
    case .enum, .tuple, .function, .metatype, .existentialMetatype: return false
    default: return true
    }
  }

  /// The kind of a type: a property's, of which reflection says it.
  private static func kind(of type: any Any.Type) -> _MetadataKind {
    func holder<Value>(of type: Value.Type) -> any Any.Type { Holder<Value>.self }
    var kind = _MetadataKind.unknown
    _ = unsafe _forEachField(of: _openExistential(type, do: holder)) { _, _, _, found in
      kind = found
      return true
    }
    return kind
  }

  private static func isSame(_ type: AnyClass, orBelow other: AnyClass) -> Bool {
    sequence(first: type) { _getSuperclass($0) }.contains { $0 == other }
  }

  /// The name of a class with those of the types that it is in, without its module.
  private static func name(of type: any Any.Type) -> String {
    // A private type has a context in parentheses before it: `App.(unknown context at $7f3c).Badge`.
    let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") && !$0.hasSuffix(")") }
    return parts.dropFirst().joined(separator: ".")
  }

  /// The name of a property without what the compiler puts before that of a lazy one.
  private static func bare(_ label: String) -> String { label.replacing("$__lazy_storage_$_", with: "") }
}

/// A value of a type that has one property.
private struct Holder<Value> { let value: Value }

/// A type whose values hold others: those are looked at.
private protocol OfOthers {
  static var contained: any Any.Type { get }
}
extension Optional: OfOthers { fileprivate static var contained: any Any.Type { Wrapped.self } }
extension Array: OfOthers { fileprivate static var contained: any Any.Type { Element.self } }
