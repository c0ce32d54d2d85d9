import Foundation
import ObjectiveC

/// A publisher that tells that an object will change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  /// A publisher without subscribers.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  /// Tells that the object will change.
  public func send() { subject.send(()) }
}

/// An object that tells when it will change.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that tells it.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that tells it.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher, made when it is first asked for.
  public var objectWillChange: ObservableObjectPublisher {
    let key = unsafe UnsafeRawPointer(bitPattern: 0xC0B1)
    guard let key = unsafe key else { return ObservableObjectPublisher() }
    if let known = unsafe objc_getAssociatedObject(self, key) as? ObservableObjectPublisher { return known }
    let publisher = ObservableObjectPublisher()
    unsafe objc_setAssociatedObject(self, key, publisher, .OBJC_ASSOCIATION_RETAIN)
    return publisher
  }
}

/// A property whose values are published before they are set.
@propertyWrapper
public struct Published<Value> {
  let storage: Storage

  /// A property with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// A property with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value and what is subscribed to it.
  final class Storage {
    private(set) var value: Value
    let conduits = Conduits<Value, Never>()
    var assignments: [AnyCancellable] = []
    /// Tells that the object will change.
    var willChange: (() -> Void)?

    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value) {
      willChange?()
      conduits.send(newValue)
      value = newValue
    }
  }

  /// The publisher of a property: its value, then each new one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: Storage

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.conduits.add(AnySubscriber(subscriber), first: storage.value)
    }
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {}
  }

  /// Only properties of classes are published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  /// The value of an object's property.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.willChange == nil, let observable = object as? any ObservableObject {
        storage.willChange = Self.willChange(of: observable)
      }
      storage.set(newValue)
    }
  }

  private static func willChange<Object: ObservableObject>(of object: Object) -> () -> Void {
    { [weak object] in (object?.objectWillChange as? ObservableObjectPublisher)?.send() }
  }
}
