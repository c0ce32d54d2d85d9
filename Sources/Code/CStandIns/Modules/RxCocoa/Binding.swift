@_exported import RxRelay
import RxSwift

public enum RxCocoaError: Error {
  case unknown, invalidOperation(object: Any), itemsNotYetBound(object: Any), invalidPropertyName(
    object: Any, propertyName: String)
  case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
  case errorDuringSwizzling, castingError(object: Any, targetType: Any.Type)
}

// MARK: To a shared sequence

extension ObservableConvertibleType {
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    Driver(asObservable().catchAndReturn(element))
  }
  public func asDriver(onErrorDriveWith driver: Driver<Element>) -> Driver<Element> {
    Driver(asObservable().catch { _ in driver.asObservable() })
  }
  public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>) -> Driver<Element> {
    Driver(asObservable().catch { onErrorRecover($0).asObservable() })
  }
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    Signal(asObservable().catchAndReturn(element))
  }
  public func asSignal(onErrorSignalWith signal: Signal<Element>) -> Signal<Element> {
    Signal(asObservable().catch { _ in signal.asObservable() })
  }
}

extension BehaviorRelay {
  public func asDriver() -> Driver<Element> { Driver(asObservable()) }
}
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}
extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}
extension PublishRelay {
  public func asSignal() -> Signal<Element> { Signal(asObservable()) }
}
extension SharedSequence where SharingStrategy == SignalSharingStrategy {
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> { Driver(source) }
}

// MARK: To observers

extension ObservableType {
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe { event in for observer in observers { observer.on(event) } }
  }
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    subscribe { event in for observer in observers { observer.on(event.map(Optional.some)) } }
  }
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
  public func bind<Argument, Result>(to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument) -> Result {
    binder(self)(curriedArgument)
  }
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext)
  }
}

extension SharedSequenceConvertibleType {
  fileprivate func heard(_ take: @escaping (Element) -> Void) -> any Disposable {
    asObservable().subscribe(onNext: take)
  }

  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    heard { value in for observer in observers { observer.onNext(value) } }
  }
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    heard { value in for observer in observers { observer.onNext(value) } }
  }
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable { asObservable().bind(to: relays[0]) }
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable { asObservable().bind(to: relays[0]) }
  public func drive(_ relays: PublishRelay<Element>...) -> any Disposable { asObservable().bind(to: relays[0]) }
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(asObservable())
  }
  public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    with(asObservable())(curriedArgument)
  }
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  public func drive() -> any Disposable { heard { _ in } }
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    heard { value in for observer in observers { observer.onNext(value) } }
  }
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    heard { value in for observer in observers { observer.onNext(value) } }
  }
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable { asObservable().bind(to: relays[0]) }
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable { asObservable().bind(to: relays[0]) }
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(with: object, onNext: onNext)
  }
}

// MARK: Events and properties of controls

public protocol ControlEventType: ObservableType {}
public protocol ControlPropertyType: ObservableType, ObserverType {
  func asControlProperty() -> ControlProperty<Element>
}

/// The stream of a user's actions on a control.
public struct ControlEvent<PropertyType>: ControlEventType {
  public typealias Element = PropertyType
  private let events: Observable<PropertyType>

  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    self.events = events.asObservable()
  }
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    events.subscribe(observer)
  }
  public func asObservable() -> Observable<PropertyType> { events }
  public func asControlEvent() -> ControlEvent<PropertyType> { self }
  public func asDriver() -> Driver<PropertyType> { Driver(events) }
  public func asSignal() -> Signal<PropertyType> { Signal(events) }
}

/// A value of a control, which code sets and a user changes.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  public typealias Element = PropertyType
  private let values: Observable<PropertyType>
  private let sink: AnyObserver<PropertyType>

  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.asObservable()
    sink = AnyObserver(valueSink)
  }
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    values.subscribe(observer)
  }
  public func on(_ event: Event<PropertyType>) { if case .next = event { sink.on(event) } }
  public func asObservable() -> Observable<PropertyType> { values }
  public func asControlProperty() -> ControlProperty<PropertyType> { self }
  public func asDriver() -> Driver<PropertyType> { Driver(values) }
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }
}

extension ControlPropertyType where Element == String? {
  public var orEmpty: ControlProperty<String> {
    let own = asControlProperty()
    return ControlProperty(values: own.asObservable().map { $0 ?? "" }, valueSink: own.mapObserver { $0 })
  }
}
