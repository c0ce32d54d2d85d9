import RxSwift

/// A subject that neither fails nor ends.
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  public init() {}
  public func accept(_ event: Element) { subject.onNext(event) }
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }
  public func asObservable() -> Observable<Element> { subject }
}

public final class BehaviorRelay<Element>: ObservableType {
  private let subject: BehaviorSubject<Element>
  public private(set) var value: Element

  public init(value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }
  public func accept(_ event: Element) {
    value = event
    subject.onNext(event)
  }
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }
  public func asObservable() -> Observable<Element> { subject }
}

public final class ReplayRelay<Element>: ObservableType {
  private let subject: ReplaySubject<Element>

  private init(_ count: Int) { subject = ReplaySubject.create(bufferSize: count) }

  public static func create(bufferSize: Int) -> ReplayRelay<Element> { ReplayRelay(bufferSize) }
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.max) }
  public func accept(_ event: Element) { subject.onNext(event) }
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }
  public func asObservable() -> Observable<Element> { subject }
}

extension ObservableType {
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    sent { v in relays.forEach { $0.accept(v) } }
  }
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    sent { v in relays.forEach { $0.accept(v) } }
  }
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    sent { v in relays.forEach { $0.accept(v) } }
  }
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    sent { v in relays.forEach { $0.accept(v) } }
  }
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    sent { v in relays.forEach { $0.accept(v) } }
  }

  private func sent(_ take: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: take) }
}
