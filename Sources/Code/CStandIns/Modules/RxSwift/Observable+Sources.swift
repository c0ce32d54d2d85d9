import Foundation

import enum ScreenServer.LeftOutCode

extension ObservableType {
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
    Observable(subscribe)
  }
  public static func just(_ element: Element) -> Observable<Element> { from([element]) }
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    just(element)
  }
  public static func of(_ elements: Element...) -> Observable<Element> { from(elements) }
  public static func from<Elements: Sequence>(_ sequence: Elements) -> Observable<Element>
  where Elements.Element == Element {
    Observable { observer in
      for element in sequence {
        if observer.isStopped() { break }
        observer.onNext(element)
      }
      observer.onCompleted()
      return Disposables.create()
    }
  }
  public static func from(optional: Element?) -> Observable<Element> { optional.map(just) ?? empty() }
  public static func empty() -> Observable<Element> { from([]) }
  public static func never() -> Observable<Element> { Observable { _ in Disposables.create() } }
  /// A stream that stays still where the package's would send: who subscribes makes the screen's findings guesses.
  static func silent(_ member: StaticString) -> Observable<Element> {
    Observable { _ in
      LeftOutCode.pass(in: member)
      return Disposables.create()
    }
  }
  public static func error(_ error: any Error) -> Observable<Element> {
    Observable { observer in
      observer.onError(error)
      return Disposables.create()
    }
  }
  public static func deferred(_ factory: @escaping () throws -> Observable<Element>) -> Observable<Element> {
    Observable { observer in
      do { return try factory().subscribe(observer) } catch {
        observer.onError(error)
        return Disposables.create()
      }
    }
  }
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    deferred { try observableFactory(try resourceFactory()) }
  }
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    sources.reduce(empty()) { $0.concat($1) }
  }
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Observable<Observable<Element>>.from(sources).merge()
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// Time stands still: what begins at once gives its first number, and nothing else comes.
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    silent("RxSwift.interval")
  }
  public static func timer(
    _ due: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let isNow = due == .seconds(0) || due == .milliseconds(0)
    guard period != nil || !isNow else { return just(0) }
    return isNow ? just(0).concat(silent("RxSwift.timer")) : silent("RxSwift.timer")
  }
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType = MainScheduler.instance
  ) -> Observable<Element> {
    from((0..<max(0, count)).map { start &+ $0 })
  }
}
