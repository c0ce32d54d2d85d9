import Foundation

import enum ScreenServer.LeftOutCode

/// A value, an error or the end of a stream.
public enum Event<Element> {
  case next(Element)
  case error(any Error)
  case completed

  public var element: Element? { if case .next(let value) = self { value } else { nil } }
  public var error: (any Error)? { if case .error(let error) = self { error } else { nil } }
  public var isCompleted: Bool { if case .completed = self { true } else { false } }
  public var isStopEvent: Bool { if case .next = self { false } else { true } }
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let value):
      do { return .next(try transform(value)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

public protocol EventConvertible {
  associatedtype Element
  var event: Event<Element> { get }
}
extension Event: EventConvertible { public var event: Event<Element> { self } }

/// Takes the events of a stream.
public protocol ObserverType<Element> {
  associatedtype Element
  func on(_ event: Event<Element>)
}

extension ObserverType {
  public func onNext(_ element: Element) { on(.next(element)) }
  public func onError(_ error: any Error) { on(.error(error)) }
  public func onCompleted() { on(.completed) }
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
  public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
    AnyObserver { self.on($0.map(transform)) }
  }
}

/// An observer by its closure.
public struct AnyObserver<Element>: ObserverType {
  public typealias EventHandler = (Event<Element>) -> Void
  private let handler: EventHandler
  /// Tells whether nobody hears what is sent any longer, so that a source of many values may stop.
  let isStopped: () -> Bool

  public init(eventHandler: @escaping EventHandler) { self.init({ false }, eventHandler) }
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    self.init((observer as? AnyObserver)?.isStopped ?? { false }, observer.on)
  }
  init(_ isStopped: @escaping () -> Bool, _ handler: @escaping EventHandler) {
    (self.isStopped, self.handler) = (isStopped, handler)
  }
  public func on(_ event: Event<Element>) { handler(event) }
}

public protocol ObservableConvertibleType<Element> {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

/// A stream of values that observers subscribe to.
public protocol ObservableType<Element>: ObservableConvertibleType {
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  public func asObservable() -> Observable<Element> { Observable { self.subscribe($0) } }
}

/// A stream by the closure that a subscription runs.
public class Observable<Element>: ObservableType {
  private let run: (AnyObserver<Element>) -> any Disposable

  init(_ run: @escaping (AnyObserver<Element>) -> any Disposable) { self.run = run }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let observer = AnyObserver(observer)
    let sink = Sink(observer.on)
    sink.hold(run(AnyObserver({ sink.isStopped || observer.isStopped() }, sink.send)))
    return sink
  }
  public func asObservable() -> Observable<Element> { self }
}

/// A subscription, which hears nothing after the end.
final class Sink<Element>: Disposable {
  private let lock = NSLock()
  private var handler: ((Event<Element>) -> Void)?
  private let source = CompositeDisposable()

  init(_ handler: @escaping (Event<Element>) -> Void) { self.handler = handler }

  var isStopped: Bool { lock.withLock { handler == nil } }
  func hold(_ disposable: any Disposable) { source.insert(disposable) }
  func send(_ event: Event<Element>) {
    let last = lock.withLock {
      defer { if event.isStopEvent { handler = nil } }
      return handler
    }
    last?(event)
    if event.isStopEvent { source.dispose() }
  }
  func dispose() {
    // The closure goes once the lock is free: objects in the closure may hold subscriptions.
    let last = lock.withLock {
      defer { handler = nil }
      return handler
    }
    withExtendedLifetime(last) { source.dispose() }
  }
}

extension ObservableType {
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    subscribe(AnyObserver(eventHandler: on))
  }

  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let subscription = subscribe { event in
      switch event {
      case .next(let value): onNext?(value)
      case .error(let error): onError?(error)
      case .completed: onCompleted?()
      }
    }
    return onDisposed.map { Disposables.create(subscription, Disposables.create(with: $0)) } ?? subscription
  }

  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] in if let object { onNext?(object, $0) } },
      onError: { [weak object] in if let object { onError?(object, $0) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }

  /// Subscribes on behalf of another observer: the source may ask whether that one has stopped.
  func subscribe<Result>(
    for observer: AnyObserver<Result>, _ on: @escaping (Event<Element>) -> Void
  ) -> any Disposable {
    subscribe(AnyObserver(observer.isStopped, on))
  }

  /// A stream of what a closure makes of each event.
  func relayed<Result>(_ handle: @escaping (Event<Element>, AnyObserver<Result>) -> Void) -> Observable<Result> {
    Observable { observer in self.subscribe(for: observer) { handle($0, observer) } }
  }

  /// The same stream, whose first event marks the findings of a screen as guesses.
  func guessed(_ member: StaticString) -> Observable<Element> {
    relayed { event, observer in
      if !event.isCompleted { LeftOutCode.pass(in: member) }
      observer.on(event)
    }
  }

  /// A stream of what a closure makes of each value, with the same end.
  func valued<Result>(_ handle: @escaping (Element, AnyObserver<Result>) throws -> Void) -> Observable<Result> {
    relayed { event, observer in
      switch event {
      case .next(let value):
        do { try handle(value, observer) } catch { observer.onError(error) }
      case .error(let error): observer.onError(error)
      case .completed: observer.onCompleted()
      }
    }
  }
}
