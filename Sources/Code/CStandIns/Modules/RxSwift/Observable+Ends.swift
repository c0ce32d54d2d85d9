import Foundation

import enum ScreenServer.LeftOutCode

extension ObservableType {
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    Observable { observer in
      onSubscribe?()
      let subscription = self.subscribe(for: observer) { event in
        do {
          switch event {
          case .next(let value):
            try onNext?(value)
            observer.on(event)
            try afterNext?(value)
          case .error(let error):
            try onError?(error)
            observer.on(event)
            try afterError?(error)
          case .completed:
            try onCompleted?()
            observer.on(event)
            try afterCompleted?()
          }
        } catch { observer.onError(error) }
      }
      onSubscribed?()
      return Disposables.create(subscription, Disposables.create { onDispose?() })
    }
  }
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    asObservable()
  }
  public func materialize() -> Observable<Event<Element>> {
    relayed { event, observer in
      observer.onNext(event)
      if event.isStopEvent { observer.onCompleted() }
    }
  }
  public func ignoreElements() -> Observable<Never> { valued { _, _ in } }

  // MARK: Some of them

  public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Observable<Element> {
    Observable.deferred {
      var last: Element?
      return self.filter { value in
        if let last, try comparer(last, value) { return false }
        last = value
        return true
      }
    }
  }
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged { try keySelector($0) == keySelector($1) }
  }
  public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }
  public func skip(_ count: Int) -> Observable<Element> {
    enumerated().filter { $0.index >= count }.map { $0.element }
  }
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Observable.deferred {
      var isSkipping = true
      return self.filter { value in
        if isSkipping { isSkipping = try predicate(value) }
        return !isSkipping
      }
    }
  }
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Observable { observer in
      var isOpen = false
      let second = other.subscribe(onNext: { _ in isOpen = true })
      return Disposables.create(self.filter { _ in isOpen }.subscribe(observer), second)
    }
  }
  public func take(_ count: Int) -> Observable<Element> {
    count <= 0
      ? .empty()
      : enumerated().valued { pair, observer in
        observer.onNext(pair.element)
        if pair.index + 1 >= count { observer.onCompleted() }
      }
  }
  public func take(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    valued { value, observer in if try predicate(value) { observer.onNext(value) } else { observer.onCompleted() } }
  }
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Observable { observer in
      let second = other.subscribe(onNext: { _ in observer.onCompleted() }, onError: observer.onError)
      return Disposables.create(self.subscribe(observer), second)
    }
  }
  public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { take(until: other) }
  public func takeLast(_ count: Int) -> Observable<Element> {
    Observable<Element>.deferred {
      var last: [Element] = []
      return self.relayed { event, observer in
        switch event {
        case .next(let value): last = (last + [value]).suffix(count)
        case .error(let error): observer.onError(error)
        case .completed:
          for value in last { observer.onNext(value) }
          observer.onCompleted()
        }
      }
    }
  }
  public func element(at index: Int) -> Observable<Element> { skip(index).take(1) }
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }
  public func single() -> Observable<Element> { take(1) }
  public func first() -> Single<Element?> { take(1).map(Optional.some).ifEmpty(default: nil).asSingle() }

  // MARK: Errors

  public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
    Observable { observer in
      let all = CompositeDisposable()
      all.insert(
        self.subscribe(for: observer) { event in
          guard let error = event.error else { return observer.on(event) }
          do { all.insert(try handler(error).subscribe(observer)) } catch { observer.onError(error) }
        })
      return all
    }
  }
  public func catchAndReturn(_ element: Element) -> Observable<Element> { `catch` { _ in .just(element) } }
  public func catchError(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
    `catch`(handler)
  }
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }
  /// The stream with its first error: nothing is tried again, since it would fail again.
  public func retry() -> Observable<Element> { unrepeated }
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> { unrepeated }
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    unrepeated
  }
  private var unrepeated: Observable<Element> {
    relayed { event, observer in
      if event.error != nil { LeftOutCode.pass(in: "RxSwift.retry") }
      observer.on(event)
    }
  }
  /// The stream as it is: no time is up.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Observable { observer in
      LeftOutCode.pass(in: "RxSwift.timeout")
      return self.subscribe(observer)
    }
  }

  // MARK: Threads

  /// The stream on the main thread, if the scheduler is the main one. Others leave it on the thread that sends.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    guard scheduler is MainScheduler else { return asObservable() }
    return Observable { observer in
      let turns = MainTurns()
      return self.subscribe(for: observer) { event in turns.run { observer.on(event) } }
    }
  }
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { observe(on: scheduler) }
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> { asObservable() }
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { asObservable() }

  // MARK: Time, which stands still

  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    guessed("RxSwift.debounce")
  }
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    guessed("RxSwift.delay")
  }
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    guessed("RxSwift.delaySubscription")
  }
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    guessed("RxSwift.throttle")
  }
  public func sample<Source: ObservableType>(_ sampler: Source) -> Observable<Element> {
    Observable { observer in
      var latest: Element?
      let own = self.subscribe(onNext: { latest = $0 }, onError: observer.onError)
      let other = sampler.subscribe(
        onNext: { _ in
          guard let value = latest else { return }
          latest = nil
          observer.onNext(value)
        }, onError: observer.onError, onCompleted: observer.onCompleted)
      return Disposables.create(own, other)
    }
  }

  // MARK: One subscription for several observers

  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    let shared = SharedSource(asObservable(), replaying: replay, scope)
    return Observable { shared.subscribe($0) }
  }
  public func publish() -> ConnectableObservable<Element> { ConnectableObservable(asObservable(), replaying: 0) }
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    ConnectableObservable(asObservable(), replaying: bufferSize)
  }
}

extension ObservableType where Element: Equatable {
  public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }
}

public enum SubjectLifetimeScope {
  case whileConnected, forever
}

/// A source with one subscription for all observers. It is made for the first one, and anew after the source's end or
/// after the last observer has gone.
private final class SharedSource<Element> {
  private let source: Observable<Element>
  private let count: Int
  private let scope: SubjectLifetimeScope
  private let lock = NSLock()
  private var connection: Connection?

  /// One subscription to the source.
  private final class Connection {
    let subject: ReplaySubject<Element>
    var subscription = SerialDisposable()
    var observers = 0

    init(_ subject: ReplaySubject<Element>) { self.subject = subject }
  }

  init(_ source: Observable<Element>, replaying count: Int, _ scope: SubjectLifetimeScope) {
    (self.source, self.count, self.scope) = (source, count, scope)
  }

  func subscribe(_ observer: AnyObserver<Element>) -> any Disposable {
    let (own, isFirst) = lock.withLock {
      let own = connection ?? Connection(ReplaySubject.create(bufferSize: count))
      connection = own
      own.observers += 1
      return (own, own.observers == 1)
    }
    let heard = own.subject.subscribe(observer)
    if isFirst {
      // The observer may be gone before the source has said all that it says at once.
      let subscription = own.subscription
      subscription.disposable = source.subscribe { event in
        if event.isStopEvent { self.end(own) }
        own.subject.on(event)
      }
    }
    return Disposables.create {
      heard.dispose()
      self.leave(own)
    }
  }

  /// Forgets a connection whose source has ended. A connection that is kept for ever replays its end to later observers.
  private func end(_ own: Connection) {
    lock.withLock { if connection === own, scope == .whileConnected { connection = nil } }
  }

  private func leave(_ own: Connection) {
    let last = lock.withLock { () -> SerialDisposable? in
      own.observers -= 1
      guard own.observers == 0 else { return nil }
      defer { own.subscription = SerialDisposable() }
      if connection === own, scope == .whileConnected { connection = nil }
      return own.subscription
    }
    last?.dispose()
  }
}

/// A stream that begins when it is connected.
public final class ConnectableObservable<Element>: Observable<Element> {
  private let source: Observable<Element>
  private let count: Int
  private let subject: ReplaySubject<Element>

  init(_ source: Observable<Element>, replaying count: Int) {
    let subject = ReplaySubject<Element>.create(bufferSize: count)
    (self.source, self.count, self.subject) = (source, count, subject)
    super.init { subject.subscribe($0) }
  }

  public func connect() -> any Disposable { source.subscribe(subject) }
  public func refCount() -> Observable<Element> { source.share(replay: count) }
}
