/// Names of earlier versions, which code of their time has.
extension ObservableConvertibleType {
  public typealias E = Element
}

extension ObserverType {
  public typealias E = Element
}

/// A value with a stream of its changes, before there were relays.
public final class Variable<Element> {
  private let subject: BehaviorSubject<Element>
  public var value: Element { didSet { subject.onNext(value) } }

  public init(_ value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }
  public func asObservable() -> Observable<Element> { subject }
}
