import Foundation
import RxSwift
import UIKit

extension Reactive where Base: MoyaProviderType {
  /// The answer that the app stubs, or the error of a device that is offline.
  public func request(_ token: Base.Target, callbackQueue: DispatchQueue? = nil) -> Single<Response> {
    let provider = base as? MoyaProvider<Base.Target>
    return Single.deferred {
      switch provider?.answer(to: token) {
      case .success(let answer)?: .just(answer)
      case .failure(let error)?: .error(error)
      case nil: .never()
      }
    }
  }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
  public func filter<Codes: RangeExpression>(statusCodes: Codes) -> Single<Response> where Codes.Bound == Int {
    map { try $0.filter(statusCodes: statusCodes) }
  }
  public func filterSuccessfulStatusCodes() -> Single<Response> { map { try $0.filterSuccessfulStatusCodes() } }
  public func mapJSON(failsOnEmptyData: Bool = true) -> Single<Any> {
    map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }
  public func mapString(atKeyPath keyPath: String? = nil) -> Single<String> {
    map { try $0.mapString(atKeyPath: keyPath) }
  }
  public func map<Value: Decodable>(
    _ type: Value.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> Single<Value> {
    map { try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData) }
  }
}

extension ObservableType where Element == Response {
  public func filterSuccessfulStatusCodes() -> Observable<Response> { map { try $0.filterSuccessfulStatusCodes() } }
  public func mapJSON(failsOnEmptyData: Bool = true) -> Observable<Any> {
    map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }
  public func mapString(atKeyPath keyPath: String? = nil) -> Observable<String> {
    map { try $0.mapString(atKeyPath: keyPath) }
  }
  public func map<Value: Decodable>(
    _ type: Value.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> Observable<Value> {
    map { try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData) }
  }
}
