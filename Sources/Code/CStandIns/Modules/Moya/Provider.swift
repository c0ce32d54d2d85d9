import Foundation
import RxSwift
import UIKit

import enum ScreenServer.LeftOutCode

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An endpoint of an app's server, with the request's parts.
public protocol TargetType {
  var baseURL: URL { get }
  var path: String { get }
  var method: Method { get }
  var sampleData: Data { get }
  var task: Task { get }
  var validationType: ValidationType { get }
  var headers: [String: String]? { get }
}

extension TargetType {
  public var sampleData: Data { Data() }
  public var validationType: ValidationType { .none }
}

public struct Method: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let get = Method(rawValue: "GET")
  public static let post = Method(rawValue: "POST")
  public static let put = Method(rawValue: "PUT")
  public static let patch = Method(rawValue: "PATCH")
  public static let delete = Method(rawValue: "DELETE")
  public static let head = Method(rawValue: "HEAD")
  public static let options = Method(rawValue: "OPTIONS")
}
public typealias HTTPMethod = Method

public enum ValidationType { case none, successCodes, successAndRedirectCodes, customCodes([Int]) }

public typealias Parameters = [String: Any]

public protocol ParameterEncoding {}
public struct URLEncoding: ParameterEncoding {
  public enum Destination { case methodDependent, queryString, httpBody }
  public init(destination: Destination = .methodDependent) {}
  public static var `default`: URLEncoding { URLEncoding() }
  public static var queryString: URLEncoding { URLEncoding() }
  public static var httpBody: URLEncoding { URLEncoding() }
}
public struct JSONEncoding: ParameterEncoding {
  public init() {}
  public static var `default`: JSONEncoding { JSONEncoding() }
  public static var prettyPrinted: JSONEncoding { JSONEncoding() }
}

public enum Task {
  case requestPlain
  case requestData(Data)
  case requestJSONEncodable(any Encodable)
  case requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder)
  case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)
  case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
  case requestCompositeParameters(
    bodyParameters: [String: Any], bodyEncoding: any ParameterEncoding, urlParameters: [String: Any])
  case uploadFile(URL)
  case uploadMultipart([MultipartFormData])
  case uploadCompositeMultipart([MultipartFormData], urlParameters: [String: Any])
  case downloadDestination(DownloadDestination)
  case downloadParameters(
    parameters: [String: Any], encoding: any ParameterEncoding, destination: DownloadDestination)
}

public typealias DownloadDestination = (URL, HTTPURLResponse) -> (destinationURL: URL, options: DownloadOptions)
public struct DownloadOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let createIntermediateDirectories = DownloadOptions(rawValue: 1)
  public static let removePreviousFile = DownloadOptions(rawValue: 2)
}

public struct MultipartFormData {
  public enum FormDataProvider { case data(Data), file(URL) }
  public init(provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil) {}
}

public final class Response: CustomDebugStringConvertible {
  public let statusCode: Int
  public let data: Data
  public let request: URLRequest?
  public let response: HTTPURLResponse?

  public init(statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil) {
    (self.statusCode, self.data, self.request, self.response) = (statusCode, data, request, response)
  }

  public var description: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
  public var debugDescription: String { description }
  public func filter<Codes: RangeExpression>(statusCodes: Codes) throws -> Response where Codes.Bound == Int {
    guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
    return self
  }
  public func filterSuccessfulStatusCodes() throws -> Response { try filter(statusCodes: 200...299) }
  public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
    if data.isEmpty, !failsOnEmptyData { return NSNull() }
    do {
      return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch { throw MoyaError.jsonMapping(self) }
  }
  public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
    guard let keyPath else { return String(decoding: data, as: UTF8.self) }
    guard let text = try value(atKeyPath: keyPath) as? String else { throw MoyaError.stringMapping(self) }
    return text
  }
  public func map<Value: Decodable>(
    _ type: Value.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) throws -> Value {
    var data = data
    if let keyPath {
      guard let value = try value(atKeyPath: keyPath, orNothing: !failsOnEmptyData) else {
        throw MoyaError.jsonMapping(self)
      }
      do {
        data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
      } catch { throw MoyaError.jsonMapping(self) }
    }
    if data.isEmpty, !failsOnEmptyData {
      for text in ["{}", "[{}]"] {
        if let value = try? decoder.decode(type, from: Data(text.utf8)) { return value }
      }
    }
    do { return try decoder.decode(type, from: data) } catch { throw MoyaError.objectMapping(error, self) }
  }

  /// The value at keys that are joined by dots; an empty object if the answer is empty and that is no failure.
  private func value(atKeyPath keyPath: String, orNothing: Bool = false) throws -> Any? {
    let object = try mapJSON(failsOnEmptyData: !orNothing)
    if object is NSNull { return [String: Any]() }
    return keyPath.split(separator: ".").reduce(object as Any?) { ($0 as? [String: Any])?[String($1)] }
  }
}

public enum MoyaError: Error {
  case imageMapping(Response), jsonMapping(Response), stringMapping(Response), statusCode(Response)
  case objectMapping(any Error, Response), encodableMapping(any Error), underlying(any Error, Response?)
  case requestMapping(String), parameterEncoding(any Error)

  public var response: Response? {
    switch self {
    case .imageMapping(let answer), .jsonMapping(let answer), .stringMapping(let answer), .statusCode(let answer),
      .objectMapping(_, let answer):
      answer
    case .underlying(_, let answer): answer
    default: nil
    }
  }
}

// MARK: Providers

public protocol RequestType {
  var request: URLRequest? { get }
}
public protocol PluginType {
  func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest
  func willSend(_ request: any RequestType, target: any TargetType)
  func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType)
  func process(_ result: Result<Response, MoyaError>, target: any TargetType) -> Result<Response, MoyaError>
}
extension PluginType {
  public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest { request }
  public func willSend(_ request: any RequestType, target: any TargetType) {}
  public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {}
  public func process(
    _ result: Result<Response, MoyaError>, target: any TargetType
  ) -> Result<Response, MoyaError> {
    result
  }
}
public final class NetworkLoggerPlugin: PluginType {
  public struct Configuration {
    public enum LogOptions { case `default`, verbose }
    public init(logOptions: LogOptions = .default) {}
  }
  public init(configuration: Configuration = Configuration()) {}
}
public final class NetworkActivityPlugin: PluginType {
  public init(networkActivityClosure: @escaping (NetworkActivityChangeType, any TargetType) -> Void) {}
}
public enum NetworkActivityChangeType { case began, ended }
public protocol AccessTokenAuthorizable { var authorizationType: AuthorizationType? { get } }
public enum AuthorizationType { case basic, bearer, custom(String) }

public protocol Cancellable {
  var isCancelled: Bool { get }
  func cancel()
}
public final class SimpleCancellable: Cancellable {
  public private(set) var isCancelled = false
  public func cancel() { isCancelled = true }
}

public final class Session {
  public init() {}
  public static var `default`: Session { Session() }
}

public enum EndpointSampleResponse {
  case networkResponse(Int, Data), response(HTTPURLResponse, Data), networkError(NSError)
}

public final class Endpoint {
  public typealias SampleResponseClosure = () -> EndpointSampleResponse
  public let url: String
  public let method: Method
  public let task: Task
  public let httpHeaderFields: [String: String]?
  public let sampleResponseClosure: SampleResponseClosure

  public init(
    url: String, sampleResponseClosure: @escaping SampleResponseClosure, method: Method, task: Task,
    httpHeaderFields: [String: String]?
  ) {
    (self.url, self.method, self.task) = (url, method, task)
    (self.httpHeaderFields, self.sampleResponseClosure) = (httpHeaderFields, sampleResponseClosure)
  }
  public func adding(newHTTPHeaderFields: [String: String]) -> Endpoint { self }
  public func replacing(task: Task) -> Endpoint { self }
  public func urlRequest() throws -> URLRequest {
    guard let url = URL(string: url) else { throw MoyaError.requestMapping(url) }
    return URLRequest(url: url)
  }
}

public enum StubBehavior { case never, immediate, delayed(seconds: TimeInterval) }

public protocol MoyaProviderType: AnyObject {
  associatedtype Target: TargetType
  @discardableResult
  func request(
    _ target: Target, callbackQueue: DispatchQueue?, progress: ProgressBlock?, completion: @escaping Completion
  ) -> any Cancellable
}

public typealias Completion = (Result<Response, MoyaError>) -> Void
public typealias ProgressBlock = (ProgressResponse) -> Void
public struct ProgressResponse { public var progress: Double { 0 } }

/// Sends nothing: the device is offline. What an app stubs is answered at once.
open class MoyaProvider<Target: TargetType>: MoyaProviderType, ReactiveCompatible {
  public typealias EndpointClosure = (Target) -> Endpoint
  public typealias RequestResultClosure = (Result<URLRequest, MoyaError>) -> Void
  public typealias RequestClosure = (Endpoint, @escaping RequestResultClosure) -> Void
  public typealias StubClosure = (Target) -> StubBehavior

  public let endpointClosure: EndpointClosure
  public let requestClosure: RequestClosure
  public let stubClosure: StubClosure
  public let session: Session
  public let plugins: [any PluginType]
  public let trackInflights: Bool

  public init(
    endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
    requestClosure: @escaping RequestClosure = MoyaProvider.defaultRequestMapping,
    stubClosure: @escaping StubClosure = MoyaProvider.neverStub, callbackQueue: DispatchQueue? = nil,
    session: Session = MoyaProvider.defaultAlamofireSession(), plugins: [any PluginType] = [],
    trackInflights: Bool = false
  ) {
    (self.endpointClosure, self.requestClosure, self.stubClosure) = (endpointClosure, requestClosure, stubClosure)
    (self.session, self.plugins, self.trackInflights) = (session, plugins, trackInflights)
  }

  @discardableResult
  open func request(
    _ target: Target, callbackQueue: DispatchQueue? = nil, progress: ProgressBlock? = nil,
    completion: @escaping Completion
  ) -> any Cancellable {
    completion(answer(to: target))
    return SimpleCancellable()
  }

  func answer(to target: Target) -> Result<Response, MoyaError> {
    if case .never = stubClosure(target) {
      LeftOutCode.pass(in: "Moya.request")
      return .failure(.underlying(URLError(.notConnectedToInternet), nil))
    }
    return switch endpointClosure(target).sampleResponseClosure() {
    case .networkResponse(let code, let data): .success(Response(statusCode: code, data: data))
    case .response(let answer, let data): .success(Response(statusCode: answer.statusCode, data: data))
    case .networkError(let error): .failure(.underlying(error, nil))
    }
  }

  public static func defaultEndpointMapping(for target: Target) -> Endpoint {
    Endpoint(
      url: target.baseURL.appendingPathComponent(target.path).absoluteString,
      sampleResponseClosure: { .networkResponse(200, target.sampleData) }, method: target.method, task: target.task,
      httpHeaderFields: target.headers)
  }
  public static func defaultRequestMapping(for endpoint: Endpoint, closure: RequestResultClosure) {
    do { closure(.success(try endpoint.urlRequest())) } catch { closure(.failure(.requestMapping(endpoint.url))) }
  }
  public static func defaultAlamofireSession() -> Session { Session() }
  public static func neverStub(_ target: Target) -> StubBehavior { .never }
  public static func immediatelyStub(_ target: Target) -> StubBehavior { .immediate }
  public static func delayedStub(_ seconds: TimeInterval) -> (Target) -> StubBehavior { { _ in .immediate } }
}
