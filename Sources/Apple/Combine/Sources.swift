import Foundation

/// A publisher of one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  /// A publisher of one value.
  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Publishers.Sequence<[Output], Never>(sequence: [output]).receive(subscriber: subscriber)
  }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
  /// A Boolean that tells whether it ends.
  public let completeImmediately: Bool

  /// A publisher without values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// A publisher without values of given types.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher of a failure.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  /// A publisher of a failure.
  public init(error: Failure) { self.error = error }

  /// A publisher of a failure, with the type of values that don't come.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher that a closure makes for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that a closure makes for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A publisher of one value that comes later.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// A closure that is called with the value or the failure.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  /// A publisher of the value with which a closure calls its promise.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    lock.lock()
    let isFirst = self.result == nil
    self.result = self.result ?? result
    let waiting = waiting
    self.waiting = []
    lock.unlock()
    if isFirst { for each in waiting { each(result) } }
  }

  private func whenFulfilled(_ body: @escaping (Result<Output, Failure>) -> Void) {
    lock.lock()
    let known = result
    if known == nil { waiting.append(body) }
    lock.unlock()
    if let known { body(known) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(
      subscription: Joint(AnySubscriber(subscriber)) { joint in
        joint.hold()
        self.whenFulfilled { result in
          switch result {
          case .success(let value):
            joint.send(value)
            joint.finish(.finished)
          case .failure(let error): joint.finish(.failure(error))
          }
        }
      })
  }
}

public enum Publishers {
  /// A publisher of a sequence's elements.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    /// A publisher of a sequence's elements.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(
        subscription: Joint(AnySubscriber(subscriber)) { joint in
          for element in sequence { joint.send(element) }
          joint.finish(.finished)
        })
    }
  }
}

extension Swift.Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, or of none.
  public var publisher: AnyPublisher<Wrapped, Never> {
    Publishers.Sequence<[Wrapped], Never>(sequence: map { [$0] } ?? []).eraseToAnyPublisher()
  }
}

extension Result {
  /// A publisher of a result's value or failure.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public let result: Result

    /// A publisher of a result's value or failure.
    public init(_ result: Result) { self.result = result }
    /// A publisher of a value.
    public init(_ output: Success) { self.init(.success(output)) }
    /// A publisher of a failure.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      result.publisher.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the value or the failure.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self)
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
