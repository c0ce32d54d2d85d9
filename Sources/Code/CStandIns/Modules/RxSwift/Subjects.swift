import Foundation

public protocol SubjectType: ObservableType {
  associatedtype Observer: ObserverType
  func asObserver() -> Observer
}

/// The observers of a subject, and the end that it has come to.
final class Audience<Element> {
  private let lock = NSLock()
  private var observers: [(id: Int, observer: AnyObserver<Element>)] = []
  private var lastID = 0
  private var ending: Event<Element>?

  var isEmpty: Bool { lock.withLock { observers.isEmpty } }
  var end: Event<Element>? { lock.withLock { ending } }

  /// Adds an observer, and then sends it values: one that a value makes the subject send isn't lost.
  func add(_ observer: AnyObserver<Element>, first values: [Element]) -> any Disposable {
    let (id, end) = lock.withLock {
      lastID += 1
      if ending == nil { observers.append((lastID, observer)) }
      return (lastID, ending)
    }
    for value in values { observer.onNext(value) }
    if let end { observer.on(end) }
    return Disposables.create { [weak self] in self?.remove(id) }
  }
  private func remove(_ id: Int) {
    // The observer goes once the lock is free: what it holds may end other subscriptions.
    let gone = lock.withLock {
      observers.firstIndex { $0.id == id }.map { observers.remove(at: $0) }
    }
    withExtendedLifetime(gone) {}
  }
  func send(_ event: Event<Element>) {
    let all = lock.withLock {
      guard ending == nil else { return [] as [(id: Int, observer: AnyObserver<Element>)] }
      defer { if event.isStopEvent { (ending, observers) = (event, []) } }
      return observers
    }
    for (_, observer) in all { observer.on(event) }
  }
}

public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  private let audience: Audience<Element>

  public init() {
    let audience = Audience<Element>()
    self.audience = audience
    super.init { audience.add($0, first: []) }
  }

  public var hasObservers: Bool { !audience.isEmpty }
  public private(set) var isDisposed = false
  public func on(_ event: Event<Element>) { if !isDisposed { audience.send(event) } }
  public func asObserver() -> PublishSubject<Element> { self }
  public func dispose() { isDisposed = true }
}

/// The latest value of a subject.
private final class Latest<Element> {
  var values: [Element]
  init(_ values: [Element]) { self.values = values }
}

public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  private let audience: Audience<Element>
  private let latest: Latest<Element>

  public init(value: Element) {
    let audience = Audience<Element>()
    let latest = Latest([value])
    (self.audience, self.latest) = (audience, latest)
    super.init { audience.add($0, first: audience.end == nil ? latest.values : []) }
  }

  public var hasObservers: Bool { !audience.isEmpty }
  public private(set) var isDisposed = false
  public func value() throws -> Element {
    if let error = audience.end?.error { throw error }
    return latest.values[0]
  }
  public func on(_ event: Event<Element>) {
    guard !isDisposed else { return }
    if let value = event.element { latest.values = [value] }
    audience.send(event)
  }
  public func asObserver() -> BehaviorSubject<Element> { self }
  public func dispose() { isDisposed = true }
}

public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  private let audience: Audience<Element>
  private let latest: Latest<Element>
  private let count: Int

  private init(count: Int) {
    let audience = Audience<Element>()
    let latest = Latest<Element>([])
    (self.audience, self.latest, self.count) = (audience, latest, count)
    super.init { audience.add($0, first: latest.values) }
  }

  public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(count: max(0, bufferSize)) }
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(count: .max) }

  public var hasObservers: Bool { !audience.isEmpty }
  public private(set) var isDisposed = false
  public func on(_ event: Event<Element>) {
    guard !isDisposed else { return }
    if let value = event.element, audience.end == nil {
      latest.values.append(value)
      if latest.values.count > count { latest.values.removeFirst() }
    }
    audience.send(event)
  }
  public func asObserver() -> ReplaySubject<Element> { self }
  public func dispose() { isDisposed = true }
}

/// A subject that sends its last value at the end.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  private let audience: Audience<Element>
  private let latest: Latest<Element>

  public init() {
    let audience = Audience<Element>()
    let latest = Latest<Element>([])
    (self.audience, self.latest) = (audience, latest)
    super.init { audience.add($0, first: audience.end?.isCompleted == true ? latest.values : []) }
  }

  public var hasObservers: Bool { !audience.isEmpty }
  public private(set) var isDisposed = false
  public func on(_ event: Event<Element>) {
    guard !isDisposed, audience.end == nil else { return }
    if let value = event.element { return latest.values = [value] }
    if event.isCompleted { for value in latest.values { audience.send(.next(value)) } }
    audience.send(event)
  }
  public func asObserver() -> AsyncSubject<Element> { self }
  public func dispose() { isDisposed = true }
}
