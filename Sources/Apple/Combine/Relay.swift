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
///
/// It fails as soon as one of them does, and is finished when all of them are.
final class Joint<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var begin: ((Joint) -> Void)?
  private var parts: [AnyCancellable] = []
  /// The number of publishers that aren't finished; while it begins, the beginning counts as one.
  private var openCount = 1

  init(_ downstream: AnySubscriber<Output, Failure>, begin: @escaping (Joint) -> Void) {
    (self.downstream, self.begin) = (downstream, begin)
  }

  /// A publisher of such subscriptions.
  static func publisher(begin: @escaping (Joint) -> Void) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in downstream.receive(subscription: Joint(downstream, begin: begin)) }
  }

  /// Subscribes to a publisher that fails as the whole does.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - onFinish: What is called when it is finished, before that may finish the whole.
  ///   - onValue: What is called with its values.
  /// - Returns: What cancels the subscription.
  @discardableResult
  func add<P: Publisher>(
    _ publisher: P, onFinish: @escaping () -> Void = {}, onValue: @escaping (P.Output) -> Void
  ) -> AnyCancellable where P.Failure == Failure {
    add(
      publisher,
      onEnd: { end in
        if case .failure = end { self.finish(end) } else { onFinish() }
      }, onValue: onValue)
  }

  /// Subscribes to a publisher; its end, once it was looked at, may finish the whole.
  @discardableResult
  func add<P: Publisher>(
    _ publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void, onValue: @escaping (P.Output) -> Void
  ) -> AnyCancellable {
    hold()
    let sink = Subscribers.Sink<P.Output, P.Failure>(
      receiveCompletion: { end in
        self.locked {
          onEnd(end)
          self.close()
        }
      },
      receiveValue: { value in self.locked { onValue(value) } }
    )
    let part = AnyCancellable { sink.cancel() }
    parts.append(part)
    publisher.receive(subscriber: sink)
    return part
  }

  func drop(_ part: AnyCancellable) {
    parts.removeAll { $0 === part }
    part.cancel()
  }

  /// Keeps the whole from being finished until something more was closed.
  func hold() { openCount += 1 }

  /// Counts a publisher as finished.
  func close() {
    openCount -= 1
    if openCount == 0 { finish(.finished) }
  }

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
    locked {
      begin(self)
      close()
    }
  }

  func cancel() {
    locked {
      (downstream, begin) = (nil, nil)
      removeAll()
    }
  }
}
