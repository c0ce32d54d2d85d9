import RxRelay
import RxSwift

public protocol SharingStrategyProtocol {
  static var replays: Int { get }
}
public enum DriverSharingStrategy: SharingStrategyProtocol { public static var replays: Int { 1 } }
public enum SignalSharingStrategy: SharingStrategyProtocol { public static var replays: Int { 0 } }

public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

/// A stream that doesn't fail, that observers share, and that sends on the main thread.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
  let source: Observable<Element>

  init(_ source: Observable<Element>) {
    self.source = source.observe(on: MainScheduler.instance).share(replay: SharingStrategy.replays)
  }

  public func asObservable() -> Observable<Element> { source }
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension SharedSequence {
  public static func just(_ element: Element) -> SharedSequence { SharedSequence(.just(element)) }
  public static func empty() -> SharedSequence { SharedSequence(.empty()) }
  public static func never() -> SharedSequence { SharedSequence(.never()) }
  public static func of(_ elements: Element...) -> SharedSequence { SharedSequence(.from(elements)) }
  public static func from(_ elements: [Element]) -> SharedSequence { SharedSequence(.from(elements)) }
  public static func from(optional: Element?) -> SharedSequence { SharedSequence(.from(optional: optional)) }
  public static func deferred(_ factory: @escaping () -> SharedSequence) -> SharedSequence {
    SharedSequence(.deferred { factory().source })
  }
  public static func merge(_ sources: SharedSequence...) -> SharedSequence { merge(sources) }
  public static func merge(_ sources: [SharedSequence]) -> SharedSequence {
    SharedSequence(.merge(sources.map(\.source)))
  }
  public static func concat(_ sources: SharedSequence...) -> SharedSequence {
    SharedSequence(.concat(sources.map(\.source)))
  }
  public static func combineLatest(
    _ sources: [SharedSequence]
  ) -> SharedSequence<SharingStrategy, [Element]> {
    SharedSequence<SharingStrategy, [Element]>(Observable.combineLatest(sources.map(\.source)))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  public static func interval(_ period: RxTimeInterval) -> SharedSequence {
    SharedSequence(.interval(period, scheduler: MainScheduler.instance))
  }
  public static func timer(_ due: RxTimeInterval, period: RxTimeInterval) -> SharedSequence {
    SharedSequence(.timer(due, period: period, scheduler: MainScheduler.instance))
  }
}

extension SharedSequenceConvertibleType {
  private func shared<Result>(_ source: Observable<Result>) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(source)
  }

  public func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result> {
    shared(asObservable().map(selector))
  }
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    shared(asObservable().compactMap(selector))
  }
  public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
    shared(asObservable().filter(predicate))
  }
  public func flatMap<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }
  public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
  }
  public func flatMapFirst<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
  }
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    shared(asObservable().scan(seed, accumulator: accumulator))
  }
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    shared(asObservable().startWith(element))
  }
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    shared(asObservable().distinctUntilChanged(keySelector))
  }
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    shared(asObservable().distinctUntilChanged(comparer))
  }
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> { shared(asObservable().skip(count)) }
  public func withLatestFrom<Source: SharedSequenceConvertibleType>(
    _ second: Source
  ) -> SharedSequence<SharingStrategy, Source.Element> {
    shared(asObservable().withLatestFrom(second))
  }
  public func withLatestFrom<Source: SharedSequenceConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    shared(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    shared(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    asSharedSequence()
  }
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    shared(asObservable().debounce(dueTime, scheduler: MainScheduler.instance))
  }
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    shared(asObservable().throttle(dueTime, latest: latest, scheduler: MainScheduler.instance))
  }
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    shared(asObservable().delay(dueTime, scheduler: MainScheduler.instance))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().merge())
  }
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().switchLatest())
  }
}
