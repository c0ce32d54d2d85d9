public import Foundation
public import FoundationNetworking

extension URLSession {
  /// A publisher of what a request is answered.
  public struct DataTaskPublisher: Combine.Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

    /// A publisher of what a request is answered.
    public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      Future<Output, URLError> { promise in
        let promise = Unchecked(promise)
        session.dataTask(with: request) { data, response, error in
          guard let data, let response else {
            return promise.value(.failure(error as? URLError ?? URLError(.unknown)))
          }
          promise.value(.success((data, response)))
        }.resume()
      }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of what a request is answered.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of what is at an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
}
