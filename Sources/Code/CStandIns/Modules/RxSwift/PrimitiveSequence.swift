import Foundation

public enum SingleTrait {}
public enum MaybeTrait {}
public enum CompletableTrait {}

/// A stream of one value, of at most one, or of none.
public struct PrimitiveSequence<Trait, Element>: PrimitiveSequenceType, ObservableConvertibleType {
  let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
  public func asObservable() -> Observable<Element> { source }
}

public protocol PrimitiveSequenceType {
  associatedtype Trait
  associatedtype Element
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

public typealias SingleEvent<Element> = Result<Element, any Error>
public enum MaybeEvent<Element> { case success(Element), error(any Error), completed }
public enum CompletableEvent { case error(any Error), completed }

extension ObservableType {
  public func asSingle() -> Single<Element> { Single(take(1)) }
  public func asMaybe() -> Maybe<Element> { Maybe(take(1)) }
}

extension ObservableType where Element == Never {
  public func asCompletable() -> Completable { Completable(asObservable()) }
}

// MARK: What all have

extension PrimitiveSequence {
  public static func deferred(_ factory: @escaping () throws -> PrimitiveSequence) -> PrimitiveSequence {
    PrimitiveSequence(.deferred { try factory().source })
  }
  public static func error(_ error: any Error) -> PrimitiveSequence { PrimitiveSequence(.error(error)) }
  public static func never() -> PrimitiveSequence { PrimitiveSequence(.never()) }
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(source.observe(on: scheduler))
  }
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence { observe(on: scheduler) }
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence { self }
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence { self }
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(source.delay(dueTime, scheduler: scheduler))
  }
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(source.timeout(dueTime, scheduler: scheduler))
  }
  public func retry() -> PrimitiveSequence { PrimitiveSequence(source.retry()) }
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence {
    PrimitiveSequence(source.retry(maxAttemptCount))
  }
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence {
    self
  }
  public func `catch`(_ handler: @escaping (any Error) throws -> PrimitiveSequence) -> PrimitiveSequence {
    PrimitiveSequence(source.catch { try handler($0).source })
  }
  public func catchError(_ handler: @escaping (any Error) throws -> PrimitiveSequence) -> PrimitiveSequence {
    `catch`(handler)
  }
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence {
    PrimitiveSequence(source.catchAndReturn(element))
  }
  public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence { catchAndReturn(element) }
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> PrimitiveSequence<Trait, Result> {
    PrimitiveSequence<Trait, Result>(source.map(transform))
  }
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> PrimitiveSequence<Trait, Result>
  ) -> PrimitiveSequence<Trait, Result> {
    PrimitiveSequence<Trait, Result>(source.flatMap(selector))
  }
  public func asCompletable() -> Completable { Completable(source.ignoreElements()) }
}

extension PrimitiveSequence where Trait == SingleTrait {
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> {
    Single(
      Observable { observer in
        subscribe { event in
          switch event {
          case .success(let value):
            observer.onNext(value)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }
  public static func just(_ element: Element) -> Single<Element> { Single(.just(element)) }
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    source.subscribe(onNext: { observer(.success($0)) }, onError: { observer(.failure($0)) })
  }
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: @escaping ((any Error) -> Void)
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onError)
  }
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError, onSubscribe: onSubscribe,
        onSubscribed: onSubscribed, onDispose: onDispose))
  }
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(source.filter(predicate))
  }
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe<Result>(source.compactMap(transform))
  }
  public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe<Result>(source.flatMap(selector))
  }
  public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
    Completable(source.flatMap(selector))
  }
  public func asMaybe() -> Maybe<Element> { Maybe(source) }
  public static func zip<A, B>(
    _ a: Single<A>, _ b: Single<B>, resultSelector: @escaping (A, B) throws -> Element
  ) -> Single<Element> {
    Single(Observable.zip(a, b, resultSelector: resultSelector))
  }
  public static func zip<A, B, C>(
    _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, resultSelector: @escaping (A, B, C) throws -> Element
  ) -> Single<Element> {
    Single(Observable.zip(a, b, c, resultSelector: resultSelector))
  }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Any {
  public static func zip<A, B>(_ a: Single<A>, _ b: Single<B>) -> Single<(A, B)> { Single(Observable.zip(a, b)) }
  public static func zip<A, B, C>(_ a: Single<A>, _ b: Single<B>, _ c: Single<C>) -> Single<(A, B, C)> {
    Single(Observable.zip(a, b, c))
  }
}

extension PrimitiveSequence where Trait == MaybeTrait {
  public static func create(
    subscribe: @escaping (@escaping (MaybeEvent<Element>) -> Void) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      Observable { observer in
        subscribe { event in
          switch event {
          case .success(let value):
            observer.onNext(value)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(.just(element)) }
  public static func empty() -> Maybe<Element> { Maybe(.empty()) }
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  public func asSingle() -> Single<Element> { Single(source) }
  public func ifEmpty(default element: Element) -> Single<Element> { Single(source.ifEmpty(default: element)) }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  public static func create(
    subscribe: @escaping (@escaping (CompletableEvent) -> Void) -> any Disposable
  ) -> Completable {
    Completable(
      Observable { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }
  public static func empty() -> Completable { Completable(.empty()) }
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    source.subscribe(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }
  public func andThen<Result>(_ second: Single<Result>) -> Single<Result> { Single<Result>(following(second.source)) }
  public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> { following(second) }
  public func andThen(_ second: Completable) -> Completable { Completable(following(second.source)) }
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(source.do(onError: onError, onCompleted: onCompleted, onSubscribe: onSubscribe, onDispose: onDispose))
  }

  private func following<Result>(_ second: Observable<Result>) -> Observable<Result> {
    source.valued { (_: Never, _: AnyObserver<Result>) in }.concat(second)
  }
}
