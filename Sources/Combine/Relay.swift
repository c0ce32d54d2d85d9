import Foundation

/// A link of a chain: it receives values from above, and sends others below.
final class Relay<Input, InputFailure: Error, Output, OutputFailure: Error>: Subscriber, Subscription {
  typealias Failure = InputFailure

  private var upstream: (any Subscription)?
  private var downstream: AnySubscriber<Output, OutputFailure>?
  private let onValue: (Relay, Input) -> Void
  private let onEnd: (Relay, Subscribers.Completion<InputFailure>) -> Void

  init(
    _ downstream: AnySubscriber<Output, OutputFailure>, onValue: @escaping (Relay, Input) -> Void,
    onEnd: @escaping (Relay, Subscribers.Completion<InputFailure>) -> Void
  ) {
    (self.downstream, self.onValue, self.onEnd) = (downstream, onValue, onEnd)
  }

  /// Sends a value.
  func send(_ value: Output) { _ = downstream?.receive(value) }

  /// Ends, and cancels what is above.
  func finish(_ completion: Subscribers.Completion<OutputFailure>) {
    let (below, above) = (downstream, upstream)
    (downstream, upstream) = (nil, nil)
    above?.cancel()
    below?.receive(completion: completion)
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if downstream != nil { onValue(self, input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    upstream = nil
    if downstream != nil { onEnd(self, completion) }
  }

  /// Asks for all values: links may take several for one.
  func request(_ demand: Subscribers.Demand) { if demand > .none { upstream?.request(.unlimited) } }

  func cancel() {
    let above = upstream
    (downstream, upstream) = (nil, nil)
    above?.cancel()
  }
}

extension Publisher {
  /// A publisher of what a link makes of each value and of the end; the closure makes a link's own closures.
  func relayed<NewOutput, NewFailure: Error>(
    _ make:
      @escaping () -> (
        (Relay<Output, Failure, NewOutput, NewFailure>, Output) -> Void,
        (Relay<Output, Failure, NewOutput, NewFailure>, Subscribers.Completion<Failure>) -> Void
      )
  ) -> AnyPublisher<NewOutput, NewFailure> {
    AnyPublisher { downstream in
      let (onValue, onEnd) = make()
      self.receive(subscriber: Relay(downstream, onValue: onValue, onEnd: onEnd))
    }
  }

  /// A publisher of what a closure makes of each value, with the same end.
  func relayed<NewOutput>(
    _ onValue: @escaping (Relay<Output, Failure, NewOutput, Failure>, Output) -> Void
  ) -> AnyPublisher<NewOutput, Failure> {
    relayed { (onValue, { $0.finish($1) }) }
  }
}

/// A subscription to several publishers, which are subscribed to when values are asked for.
final class Joint<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var begin: ((Joint) -> Void)?
  private var parts: [AnyCancellable] = []

  init(_ downstream: AnySubscriber<Output, Failure>, begin: @escaping (Joint) -> Void) {
    (self.downstream, self.begin) = (downstream, begin)
  }

  /// A publisher of such subscriptions.
  static func publisher(begin: @escaping (Joint) -> Void) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in downstream.receive(subscription: Joint(downstream, begin: begin)) }
  }

  /// Subscribes to a publisher.
  func add<P: Publisher>(
    _ publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void, onValue: @escaping (P.Output) -> Void
  ) {
    let sink = Subscribers.Sink<P.Output, P.Failure>(
      receiveCompletion: { end in self.locked { onEnd(end) } },
      receiveValue: { value in self.locked { onValue(value) } }
    )
    parts.append(AnyCancellable { sink.cancel() })
    publisher.receive(subscriber: sink)
  }

  /// Ends all parts.
  func removeAll() {
    let old = parts
    parts = []
    for part in old { part.cancel() }
  }

  func locked(_ body: () -> Void) {
    lock.lock()
    defer { lock.unlock() }
    body()
  }

  func send(_ value: Output) { _ = downstream?.receive(value) }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let below = downstream
    downstream = nil
    removeAll()
    below?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, let begin else { return }
    self.begin = nil
    locked { begin(self) }
  }

  func cancel() {
    locked {
      (downstream, begin) = (nil, nil)
      removeAll()
    }
  }
}
