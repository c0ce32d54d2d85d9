import Foundation

// What changes failures.
extension Publisher {
  /// Other failures in place of these.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    relayed {
      (
        { $0.send($1) },
        { relay, end in
          switch end {
          case .finished: relay.finish(.finished)
          case .failure(let error): relay.finish(.failure(transform(error)))
          }
        }
      )
    }
  }

  /// Another publisher after a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    Joint.publisher { joint in
      joint.add(
        self,
        onEnd: { end in
          switch end {
          case .finished: joint.finish(.finished)
          case .failure(let error): joint.add(handler(error), onEnd: joint.finish) { joint.send($0) }
          }
        }
      ) { joint.send($0) }
    }
  }

  /// A value in place of a failure.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }

  /// Subscribes again after failures.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
  }

  /// Stops the program at a failure.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    mapError { error -> Never in fatalError("\(prefix)\(error)", file: file, line: line) }
  }
}

extension Publisher where Failure == Never {
  /// The same values, with a type of failures.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    relayed { ({ $0.send($1) }, { relay, _ in relay.finish(.finished) }) }
  }

  /// The values, for a loop.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let box = Unchecked(
        sink(
          receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield(Unchecked($0).value) })
      )
      continuation.onTermination = { _ in box.value.cancel() }
    }
  }
}

/// A value that is taken to another thread as it is.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Publisher where Output == Data {
  /// The values that a decoder reads.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// The data that an encoder writes.
  public func encode(encoder: JSONEncoder) -> AnyPublisher<Data, any Error> { tryMap { try encoder.encode($0) } }
}
