import Foundation

/// The streams of an object: `button.rx.tap`.
@dynamicMemberLookup
public struct Reactive<Base> {
  public let base: Base

  public init(_ base: Base) { self.base = base }

  /// An observer that sets a property.
  public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property>
  where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

public protocol ReactiveCompatible {
  associatedtype ReactiveBase
  static var rx: Reactive<ReactiveBase>.Type { get set }
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}

extension NSObject: ReactiveCompatible {}

extension Reactive where Base: AnyObject {
  /// Screens are looked at while their objects live.
  public var deallocated: Observable<Void> { .never() }
  public var deallocating: Observable<Void> { .never() }
}

/// An observer that hands values to a target, on the main thread, for as long as the target lives.
public struct Binder<Value>: ObserverType {
  public typealias Element = Value
  private let take: (Value) -> Void

  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler.instance,
    binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    let turns = MainTurns()
    take = { [weak target] value in
      turns.run { [weak target] in
        guard let target else { return }
        let bound = Bound(target: target, value: value, binding: binding)
        MainActor.assumeIsolated { bound.run() }
      }
    }
  }

  public func on(_ event: Event<Value>) { if let value = event.element { take(value) } }
  public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
}

/// A value on its way to the main actor: the thread is the actor's.
private struct Bound<Target, Value>: @unchecked Sendable {
  let target: Target
  let value: Value
  let binding: @MainActor (Target, Value) -> Void

  @MainActor func run() { binding(target, value) }
}
