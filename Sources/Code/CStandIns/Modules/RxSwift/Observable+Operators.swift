import Foundation

extension ObservableType {
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    valued { $1.onNext(try transform($0)) }
  }
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    valued { value, observer in if let result = try transform(value) { observer.onNext(result) } }
  }
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    valued { value, observer in if try predicate(value) { observer.onNext(value) } }
  }
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    scan((-1, Optional<Element>.none)) { ($0.0 + 1, $1) }.compactMap { pair in pair.1.map { (pair.0, $0) } }
  }
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    Observable<Result>.deferred {
      var last = seed
      return self.valued { value, observer in
        last = try accumulator(last, value)
        observer.onNext(last)
      }
    }
  }
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    scan(seed) { last, value in
      var next = last
      try accumulator(&next, value)
      return next
    }
  }
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    scan(seed, accumulator: accumulator).startWith(seed).takeLast(1)
  }
  public func toArray() -> Single<[Element]> { reduce([Element]()) { $0 + [$1] }.asSingle() }

  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatMap(selector, atMost: .max)
  }
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatMap(selector, atMost: 1)
  }
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatMap(selector, atMost: 1, dropsOthers: true)
  }

  /// The values of the streams that a closure makes of values, at most so many at a time. Other values wait or are
  /// dropped.
  fileprivate func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source, atMost limit: Int, dropsOthers: Bool = false
  ) -> Observable<Source.Element> {
    Observable { observer in
      let all = CompositeDisposable()
      var waiting: [Element] = []
      var (isOver, open) = (false, 0)
      func begin(_ value: Element) {
        do {
          let inner = try selector(value).asObservable()
          open += 1
          all.insert(
            inner.subscribe(for: observer) { event in
              guard event.isCompleted else { return observer.on(event) }
              open -= 1
              if !waiting.isEmpty { begin(waiting.removeFirst()) } else if isOver, open == 0 { observer.onCompleted() }
            })
        } catch { observer.onError(error) }
      }
      all.insert(
        self.subscribe(for: observer) { event in
          switch event {
          case .next(let value): if open < limit { begin(value) } else if !dropsOthers { waiting.append(value) }
          case .error(let error): observer.onError(error)
          case .completed:
            isOver = true
            if open == 0 { observer.onCompleted() }
          }
        })
      return all
    }
  }

  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable { observer in
      let inner = SerialDisposable()
      var (isOver, isOpen) = (false, 0)
      var turn = 0
      let outer = self.subscribe(
        onNext: { value in
          do {
            turn += 1
            isOpen = turn
            let own = turn
            let next = try selector(value).asObservable()
            inner.disposable = Disposables.create()
            let subscription = next.subscribe(
              onNext: { if own == turn { observer.onNext($0) } }, onError: observer.onError,
              onCompleted: {
                if own == turn { isOpen = 0 }
                if isOver, isOpen == 0 { observer.onCompleted() }
              })
            if own == turn { inner.disposable = subscription } else { subscription.dispose() }
          } catch { observer.onError(error) }
        }, onError: observer.onError,
        onCompleted: {
          isOver = true
          if isOpen == 0 { observer.onCompleted() }
        })
      return Disposables.create(outer, inner)
    }
  }

  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ other: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    Observable { observer in
      var latest: Source.Element?
      let second = other.asObservable().subscribe(onNext: { latest = $0 }, onError: observer.onError)
      let first = self.valued { (value: Element, observer: AnyObserver<Result>) in
        if let latest { observer.onNext(try resultSelector(value, latest)) }
      }.subscribe(observer)
      return Disposables.create(first, second)
    }
  }
  public func withLatestFrom<Source: ObservableConvertibleType>(_ other: Source) -> Observable<Source.Element> {
    withLatestFrom(other) { $1 }
  }
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    compactMap { [weak object] value in object.map { ($0, value) } }
  }
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    compactMap { [weak object] value in object.map { resultSelector($0, value) } }
  }
  public func startWith(_ elements: Element...) -> Observable<Element> { Observable.from(elements).concat(self) }
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    Observable { observer in
      let all = CompositeDisposable()
      all.insert(
        self.subscribe(for: observer) { event in
          if event.isCompleted { all.insert(second.asObservable().subscribe(observer)) } else { observer.on(event) }
        })
      return all
    }
  }
  public func ifEmpty(default element: Element) -> Observable<Element> { ifEmpty(switchTo: .just(element)) }
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    Observable<Element>.deferred {
      var isEmpty = true
      return self.map { value in
        isEmpty = false
        return value
      }.concat(Observable<Element>.deferred { isEmpty ? other : .empty() })
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  public func merge() -> Observable<Element.Element> { flatMap { $0 } }
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    flatMap({ $0 }, atMost: maxConcurrent)
  }
  public func concat() -> Observable<Element.Element> { concatMap { $0 } }
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}

extension ObservableType where Element: EventConvertible {
  public func dematerialize() -> Observable<Element.Element> {
    relayed { event, observer in
      switch event {
      case .next(let inner): observer.on(inner.event)
      case .error(let error): observer.onError(error)
      case .completed: observer.onCompleted()
      }
    }
  }
}
