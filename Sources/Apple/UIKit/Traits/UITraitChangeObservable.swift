public import Foundation
public import ObjectiveC

/// An object that can be asked to tell when some of its traits change: a view, a controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// The handle of a registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeObservable {
  /// Calls a closure after each change of some traits, with the object and the former traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    TraitChanges.made(for: self).add(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Calls a closure whose first parameter has a written type, which Apple's documentation spells `Self`.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    TraitChanges.made(for: self).add(traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
  }

  /// Sends a message to a target after each change of some traits, with the object and the former traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = WeakObject(target as AnyObject)
    return TraitChanges.made(for: self).add(traits) { [weak self] previous in
      guard let self, let target = target.object as? NSObject else { return }
      unsafe target.perform(action, with: self, with: previous)
    }
  }

  /// Sends itself a message after each change of some traits, with itself and the former traits.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitChanges.of(self)?.remove(registration)
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// The registrations of an object for changes of its traits.
@MainActor final class TraitChanges {
  private final class Registration: NSObject, UITraitChangeRegistration {
    let traits: Set<ObjectIdentifier>
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
      self.traits = Set(traits.map { ObjectIdentifier($0) })
      self.handler = handler
    }
  }

  private var registrations: [Registration] = []
  /// A Boolean that tells whether any object has registrations.
  private static var isAnyMade = false
  private static var key: UInt8 = 0

  /// An object's registrations; `nil` where it never had one.
  static func of(_ object: AnyObject) -> TraitChanges? {
    isAnyMade ? unsafe objc_getAssociatedObject(object, &key) as? TraitChanges : nil
  }

  static func made(for object: AnyObject) -> TraitChanges {
    if let known = of(object) { return known }
    isAnyMade = true
    let changes = TraitChanges()
    unsafe objc_setAssociatedObject(object, &key, changes, .OBJC_ASSOCIATION_RETAIN)
    return changes
  }

  func add(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) -> any UITraitChangeRegistration {
    let registration = Registration(traits, handler)
    registrations.append(registration)
    return registration
  }

  func remove(_ registration: any UITraitChangeRegistration) { registrations.removeAll { $0 === registration } }

  /// Tells the observers of the changed traits.
  func tell(_ previous: UITraitCollection, changed: Set<ObjectIdentifier>) {
    for registration in registrations where !registration.traits.isDisjoint(with: changed) {
      registration.handler(previous)
    }
  }
}
