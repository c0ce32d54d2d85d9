import RxCocoa
import RxSwift

public protocol OptionalType {
  associatedtype Wrapped
  var value: Wrapped? { get }
}

extension Optional: OptionalType {
  public var value: Wrapped? { self }
}

extension ObservableType where Element: OptionalType {
  public func filterNil() -> Observable<Element.Wrapped> { compactMap { $0.value } }
  public func replaceNilWith(_ other: Element.Wrapped) -> Observable<Element.Wrapped> { map { $0.value ?? other } }
}

extension SharedSequenceConvertibleType where Element: OptionalType {
  public func filterNil() -> SharedSequence<SharingStrategy, Element.Wrapped> { compactMap { $0.value } }
  public func replaceNilWith(_ other: Element.Wrapped) -> SharedSequence<SharingStrategy, Element.Wrapped> {
    map { $0.value ?? other }
  }
}

extension ObservableType where Element: Collection {
  public func filterEmpty() -> Observable<Element> { filter { !$0.isEmpty } }
}

extension SharedSequenceConvertibleType where Element: Collection {
  public func filterEmpty() -> SharedSequence<SharingStrategy, Element> { filter { !$0.isEmpty } }
}
