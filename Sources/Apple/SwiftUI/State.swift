public import Combine
public import Foundation
public import UIKit

/// A property that SwiftUI keeps, and updates before a body is asked for.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
  public typealias Element = Binding<Value.Element>
  public func makeIterator() -> IndexingIterator<[Binding<Value.Element>]> {
    wrappedValue.indices.map { self[$0] }.makeIterator()
  }
}

extension Binding where Value: MutableCollection {
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

/// The place of a value that outlives its view's description.
private final class Kept<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

/// A value that a view keeps.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let kept: Kept<Value>
  public init(wrappedValue: Value) { kept = Kept(wrappedValue) }
  public init(initialValue: Value) { kept = Kept(initialValue) }
  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }
  public var projectedValue: Binding<Value> { kept.binding }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// The bindings of an object's properties.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
  let object: Object
  public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
    Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// An object whose changes a view follows.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObjectBindings<ObjectType>
  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { ObjectBindings(object: wrappedValue) }
}

/// An object that a view makes once.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let kept: Kept<ObjectType?>
  private let make: () -> ObjectType
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    (kept, make) = (Kept(nil), wrappedValue)
  }
  public var wrappedValue: ObjectType {
    let object = kept.value ?? make()
    kept.value = object
    return object
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObjectBindings(object: wrappedValue) }
}

/// An object that a view above gives: nothing is above here.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: ObjectType { nothingIsShown() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObjectBindings(object: wrappedValue) }
}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    ObjectBindings(object: wrappedValue)[dynamicMember: path]
  }
}

/// A value of the app's settings, which are kept as `UserDefaults` keeps them.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let kept: Binding<Value>
  public var wrappedValue: Value {
    get { kept.wrappedValue }
    nonmutating set { kept.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { kept }

  private init(
    _ key: String, _ store: UserDefaults?, _ initial: Value, _ read: @escaping (Any) -> Value? = { $0 as? Value }
  ) {
    let defaults = store ?? .standard
    kept = Binding(
      get: { defaults.object(forKey: key).flatMap(read) ?? initial }, set: { defaults.set($0, forKey: key) })
  }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) { self.init(key, store, wrappedValue) }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) { self.init(key, store, wrappedValue) }
}
extension AppStorage where Value == Double {
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) { self.init(key, store, wrappedValue) }
}
extension AppStorage where Value == String {
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) { self.init(key, store, wrappedValue) }
}
extension AppStorage where Value == Data {
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) { self.init(key, store, wrappedValue) }
}
extension AppStorage where Value == URL {
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) { self.init(key, store, wrappedValue) }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key, store, nil) }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue) { ($0 as? String).flatMap(Value.init(rawValue:)) }
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue) { ($0 as? Int).flatMap(Value.init(rawValue:)) }
  }
}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let kept: Kept<Value>
  public init(wrappedValue: Value, _ key: String) { kept = Kept(wrappedValue) }
  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }
  public var projectedValue: Binding<Value> { kept.binding }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

/// Which field has the keyboard: none.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  public init() where Value == Bool { kept = Kept(false) }
  public init<Wrapped: Hashable>() where Value == Wrapped? { kept = Kept(nil) }
  @propertyWrapper
  public struct Binding {
    let kept: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { kept.wrappedValue }
      nonmutating set { kept.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
  private let kept: Kept<Value>
  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }
  public var projectedValue: Binding { Binding(kept: kept.binding) }
}

@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
  public var projectedValue: GestureState<Value> { self }
}

@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

@propertyWrapper @preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {
  nonisolated public init(_ type: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate {
    guard let delegate = UIApplication.shared.delegate as? Delegate else { nothingIsShown() }
    return delegate
  }
}
