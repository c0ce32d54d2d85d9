/// Pairs of the values of two streams: of the latest ones, or of the first ones, of the second ones, and so on.
private func joined<First, Second>(
  _ first: Observable<First>, _ second: Observable<Second>, ofLatest: Bool
) -> Observable<(First, Second)> {
  Observable { observer in
    var (firsts, seconds): ([First], [Second]) = ([], [])
    var (isFirstOver, isSecondOver) = (false, false)
    func send() {
      if let one = firsts.first, let other = seconds.first {
        if !ofLatest { (firsts, seconds) = (Array(firsts.dropFirst()), Array(seconds.dropFirst())) }
        observer.onNext((one, other))
      }
      close()
    }
    func close() {
      let isOver =
        ofLatest
        ? isFirstOver && isSecondOver : isFirstOver && firsts.isEmpty || isSecondOver && seconds.isEmpty
      if isOver { observer.onCompleted() }
    }
    let one = first.subscribe(
      onNext: { value in
        firsts = ofLatest ? [value] : firsts + [value]
        send()
      }, onError: observer.onError,
      onCompleted: {
        isFirstOver = true
        close()
      })
    let other = second.subscribe(
      onNext: { value in
        seconds = ofLatest ? [value] : seconds + [value]
        send()
      }, onError: observer.onError,
      onCompleted: {
        isSecondOver = true
        close()
      })
    return Disposables.create(one, other)
  }
}

private func latest<First, Second>(
  _ first: Observable<First>, _ second: Observable<Second>
) -> Observable<(First, Second)> {
  joined(first, second, ofLatest: true)
}

private func paired<First, Second>(
  _ first: Observable<First>, _ second: Observable<Second>
) -> Observable<(First, Second)> {
  joined(first, second, ofLatest: false)
}

extension ObservableType {
  public static func combineLatest<Sources: Collection>(_ sources: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    sources.reduce(Observable<[Element]>.just([])) { all, next in
      latest(all, next.asObservable()).map { $0.0 + [$0.1] }
    }
  }
  public static func combineLatest<Sources: Collection>(
    _ sources: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
    Observable<Sources.Element.Element>.combineLatest(sources).map(resultSelector)
  }
  public static func zip<Sources: Collection>(_ sources: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    sources.reduce(Observable<[Element]>.just([])) { all, next in
      paired(all, next.asObservable()).map { $0.0 + [$0.1] }
    }
  }
  public static func zip<Sources: Collection>(
    _ sources: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
    Observable<Sources.Element.Element>.zip(sources).map(resultSelector)
  }
}

// MARK: The latest of each

extension ObservableType {
  public static func combineLatest<S1: ObservableConvertibleType, S2: ObservableConvertibleType>(
    _ source1: S1, _ source2: S2, resultSelector: @escaping (S1.Element, S2.Element) throws -> Element
  ) -> Observable<Element> {
    Observable<Any>.combineLatest(source1, source2).map { try resultSelector($0.0, $0.1) }
  }
}

extension ObservableType where Element == Any {
  public static func combineLatest<S1: ObservableConvertibleType, S2: ObservableConvertibleType>(
    _ source1: S1, _ source2: S2
  ) -> Observable<(S1.Element, S2.Element)> {
    latest(source1.asObservable(), source2.asObservable())
  }
}

extension ObservableType {
  public static func combineLatest<
    S1: ObservableConvertibleType, S2: ObservableConvertibleType, S3: ObservableConvertibleType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3,
    resultSelector: @escaping (S1.Element, S2.Element, S3.Element) throws -> Element
  ) -> Observable<Element> {
    Observable<Any>.combineLatest(source1, source2, source3).map { try resultSelector($0.0, $0.1, $0.2) }
  }
}

extension ObservableType where Element == Any {
  public static func combineLatest<
    S1: ObservableConvertibleType, S2: ObservableConvertibleType, S3: ObservableConvertibleType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3
  ) -> Observable<(S1.Element, S2.Element, S3.Element)> {
    latest(combineLatest(source1, source2), source3.asObservable()).map { ($0.0.0, $0.0.1, $0.1) }
  }
}

extension ObservableType {
  public static func combineLatest<
    S1: ObservableConvertibleType, S2: ObservableConvertibleType, S3: ObservableConvertibleType,
    S4: ObservableConvertibleType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4,
    resultSelector: @escaping (S1.Element, S2.Element, S3.Element, S4.Element) throws -> Element
  ) -> Observable<Element> {
    Observable<Any>.combineLatest(source1, source2, source3, source4).map { try resultSelector($0.0, $0.1, $0.2, $0.3) }
  }
}

extension ObservableType where Element == Any {
  public static func combineLatest<
    S1: ObservableConvertibleType, S2: ObservableConvertibleType, S3: ObservableConvertibleType,
    S4: ObservableConvertibleType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4
  ) -> Observable<(S1.Element, S2.Element, S3.Element, S4.Element)> {
    latest(combineLatest(source1, source2, source3), source4.asObservable()).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }
}

extension ObservableType {
  public static func combineLatest<
    S1: ObservableConvertibleType, S2: ObservableConvertibleType, S3: ObservableConvertibleType,
    S4: ObservableConvertibleType, S5: ObservableConvertibleType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5,
    resultSelector: @escaping (S1.Element, S2.Element, S3.Element, S4.Element, S5.Element) throws -> Element
  ) -> Observable<Element> {
    Observable<Any>.combineLatest(source1, source2, source3, source4, source5).map {
      try resultSelector($0.0, $0.1, $0.2, $0.3, $0.4)
    }
  }
}

extension ObservableType where Element == Any {
  public static func combineLatest<
    S1: ObservableConvertibleType, S2: ObservableConvertibleType, S3: ObservableConvertibleType,
    S4: ObservableConvertibleType, S5: ObservableConvertibleType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5
  ) -> Observable<(S1.Element, S2.Element, S3.Element, S4.Element, S5.Element)> {
    latest(combineLatest(source1, source2, source3, source4), source5.asObservable()).map {
      ($0.0.0, $0.0.1, $0.0.2, $0.0.3, $0.1)
    }
  }
}

extension ObservableType {
  public static func combineLatest<
    S1: ObservableConvertibleType, S2: ObservableConvertibleType, S3: ObservableConvertibleType,
    S4: ObservableConvertibleType, S5: ObservableConvertibleType, S6: ObservableConvertibleType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5, _ source6: S6,
    resultSelector: @escaping (S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element) throws -> Element
  ) -> Observable<Element> {
    Observable<Any>.combineLatest(source1, source2, source3, source4, source5, source6).map {
      try resultSelector($0.0, $0.1, $0.2, $0.3, $0.4, $0.5)
    }
  }
}

extension ObservableType where Element == Any {
  public static func combineLatest<
    S1: ObservableConvertibleType, S2: ObservableConvertibleType, S3: ObservableConvertibleType,
    S4: ObservableConvertibleType, S5: ObservableConvertibleType, S6: ObservableConvertibleType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5, _ source6: S6
  ) -> Observable<(S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element)> {
    latest(combineLatest(source1, source2, source3, source4, source5), source6.asObservable()).map {
      ($0.0.0, $0.0.1, $0.0.2, $0.0.3, $0.0.4, $0.1)
    }
  }
}

// MARK: One of each

extension ObservableType {
  public static func zip<S1: ObservableConvertibleType, S2: ObservableConvertibleType>(
    _ source1: S1, _ source2: S2, resultSelector: @escaping (S1.Element, S2.Element) throws -> Element
  ) -> Observable<Element> {
    Observable<Any>.zip(source1, source2).map { try resultSelector($0.0, $0.1) }
  }
}

extension ObservableType where Element == Any {
  public static func zip<S1: ObservableConvertibleType, S2: ObservableConvertibleType>(
    _ source1: S1, _ source2: S2
  ) -> Observable<(S1.Element, S2.Element)> {
    paired(source1.asObservable(), source2.asObservable())
  }
}

extension ObservableType {
  public static func zip<S1: ObservableConvertibleType, S2: ObservableConvertibleType, S3: ObservableConvertibleType>(
    _ source1: S1, _ source2: S2, _ source3: S3,
    resultSelector: @escaping (S1.Element, S2.Element, S3.Element) throws -> Element
  ) -> Observable<Element> {
    Observable<Any>.zip(source1, source2, source3).map { try resultSelector($0.0, $0.1, $0.2) }
  }
}

extension ObservableType where Element == Any {
  public static func zip<S1: ObservableConvertibleType, S2: ObservableConvertibleType, S3: ObservableConvertibleType>(
    _ source1: S1, _ source2: S2, _ source3: S3
  ) -> Observable<(S1.Element, S2.Element, S3.Element)> {
    paired(zip(source1, source2), source3.asObservable()).map { ($0.0.0, $0.0.1, $0.1) }
  }
}

extension ObservableType {
  public static func zip<
    S1: ObservableConvertibleType, S2: ObservableConvertibleType, S3: ObservableConvertibleType,
    S4: ObservableConvertibleType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4,
    resultSelector: @escaping (S1.Element, S2.Element, S3.Element, S4.Element) throws -> Element
  ) -> Observable<Element> {
    Observable<Any>.zip(source1, source2, source3, source4).map { try resultSelector($0.0, $0.1, $0.2, $0.3) }
  }
}

extension ObservableType where Element == Any {
  public static func zip<
    S1: ObservableConvertibleType, S2: ObservableConvertibleType, S3: ObservableConvertibleType,
    S4: ObservableConvertibleType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4
  ) -> Observable<(S1.Element, S2.Element, S3.Element, S4.Element)> {
    paired(zip(source1, source2, source3), source4.asObservable()).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }
}

extension ObservableType {
  public static func zip<
    S1: ObservableConvertibleType, S2: ObservableConvertibleType, S3: ObservableConvertibleType,
    S4: ObservableConvertibleType, S5: ObservableConvertibleType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5,
    resultSelector: @escaping (S1.Element, S2.Element, S3.Element, S4.Element, S5.Element) throws -> Element
  ) -> Observable<Element> {
    Observable<Any>.zip(source1, source2, source3, source4, source5).map {
      try resultSelector($0.0, $0.1, $0.2, $0.3, $0.4)
    }
  }
}

extension ObservableType where Element == Any {
  public static func zip<
    S1: ObservableConvertibleType, S2: ObservableConvertibleType, S3: ObservableConvertibleType,
    S4: ObservableConvertibleType, S5: ObservableConvertibleType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5
  ) -> Observable<(S1.Element, S2.Element, S3.Element, S4.Element, S5.Element)> {
    paired(zip(source1, source2, source3, source4), source5.asObservable()).map {
      ($0.0.0, $0.0.1, $0.0.2, $0.0.3, $0.1)
    }
  }
}
