import Foundation

/// A member of a class that a file of Interface Builder may name: an outlet, a collection of outlets, a runtime attribute or an action.
///
/// Without Objective-C's runtime nothing finds a property by its name. The rewriting of Swift code therefore writes a list of these for
/// each class with outlets (``NibMembers``); code that isn't rewritten says them itself (`UINib.register`).
public struct NibMember {
  enum Kind {
    case property((AnyObject, Any?) -> Bool)
    case action(Selector)
  }

  /// The name that files use: a property's, or a method's as Objective-C spells it.
  public let name: String
  let kind: Kind

  /// A property that holds an object, several objects or a value.
  public init<Owner: AnyObject, Value>(_ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>) {
    self.name = name
    kind = .property { object, value in
      guard let owner = object as? Owner, let converted = NibValue.converted(value, to: Value.self) else {
        return false
      }
      owner[keyPath: property] = converted
      return true
    }
  }

  /// A property that a closure sets.
  public init<Owner: AnyObject, Value>(_ name: String, set: @escaping (Owner, Value) -> Void) {
    self.name = name
    kind = .property { object, value in
      guard let owner = object as? Owner, let converted = NibValue.converted(value, to: Value.self) else {
        return false
      }
      set(owner, converted)
      return true
    }
  }

  /// A method that controls, gestures and unwind segues call.
  public init(_ action: Selector) {
    name = action.name
    kind = .action(action)
  }
}

/// The members of one class that files of Interface Builder may name, found by the class's name.
///
/// The rewriting of Swift code writes one for each class with outlets, named after it: `_LoginView_NibMembers` for `LoginView`.
@preconcurrency @MainActor
public protocol NibMembers {
  /// The members, without those of superclasses.
  static var members: [NibMember] { get }
  /// Makes an object of the class; `nil` for a class that isn't made without arguments, and for views and controllers, which a coder
  /// makes.
  static var make: (() -> AnyObject)? { get }
}

extension NibMembers {
  public static var make: (() -> AnyObject)? { nil }
}

/// Values of files as the types of properties.
enum NibValue {
  /// A value as a property's type; `nil` where it is none.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let number = value as? Double { return candidates(of: number).lazy.compactMap { $0 as? Value }.first }
    if let flag = value as? Bool {
      return ([flag, NSNumber(value: flag), flag ? 1 : 0] as [Any]).lazy.compactMap { $0 as? Value }.first
    }
    guard let value else { return Optional<Any>.none as? Value }
    return value as? Value
  }

  private static func candidates(of number: Double) -> [Any] {
    var candidates: [Any] = [number, CGFloat(number), Float(number), NSNumber(value: number)]
    if let whole = Int(exactly: number.rounded(.towardZero)) {
      candidates.append(whole)
      if whole >= 0 { candidates.append(UInt(whole)) }
      if let small = Int32(exactly: whole) { candidates.append(small) }
    }
    candidates.append(number != 0)
    return candidates
  }
}
