import Foundation

// What joins several publishers.
extension Publisher {
  /// The values of the publishers that a closure makes of values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    Joint.publisher { joint in
      joint.add(self) { value in joint.add(transform(value)) { joint.send($0) } }
    }
  }

  /// The values of the publishers that a closure makes of values, which never fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// The values of the latest publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    Joint.publisher { joint in
      var latest: AnyCancellable?
      var isOpen = false
      joint.add(self) { inner in
        if let latest { joint.drop(latest) }
        if isOpen { joint.close() }
        isOpen = true
        latest = joint.add(inner, onFinish: { isOpen = false }) { joint.send($0) }
      }
    }
  }

  /// The values of both.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
  }

  /// The values of all three.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> AnyPublisher<Output, Failure>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
      .eraseToAnyPublisher()
  }

  /// The latest values of both, when either sends one.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    Joint.publisher { joint in
      var (a, b): (Output?, P.Output?)
      func send() { if let a, let b { joint.send((a, b)) } }
      joint.add(self) {
        a = $0
        send()
      }
      joint.add(other) {
        b = $0
        send()
      }
    }
  }

  /// The results of a closure of the latest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// The latest values of all three, when one sends one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p).combineLatest(q).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// The results of a closure of the latest values of all three.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p, q).map { transform($0.0, $0.1, $0.2) }
  }

  /// The latest values of all four, when one sends one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(p, q).combineLatest(r).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// Pairs of values, in order.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    Joint.publisher { joint in
      var (a, b): ([Output], [P.Output]) = ([], [])
      var (isAOpen, isBOpen) = (true, true)
      func check() {
        while !a.isEmpty, !b.isEmpty { joint.send((a.removeFirst(), b.removeFirst())) }
        if (!isAOpen && a.isEmpty) || (!isBOpen && b.isEmpty) { joint.finish(.finished) }
      }
      func endA() {
        isAOpen = false
        check()
      }
      func endB() {
        isBOpen = false
        check()
      }
      joint.add(self, onFinish: endA) {
        a.append($0)
        check()
      }
      joint.add(other, onFinish: endB) {
        b.append($0)
        check()
      }
    }
  }

  /// The results of a closure of pairs of values.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Triples of values, in order.
  public func zip<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    zip(p).zip(q).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// The results of a closure of triples of values.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    zip(p, q).map { transform($0.0, $0.1, $0.2) }
  }

  /// Quadruples of values, in order.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(p, q).zip(r).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// Another publisher's values after these.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Joint.publisher { joint in
      joint.add(self, onFinish: { joint.add(publisher) { joint.send($0) } }) { joint.send($0) }
    }
  }

  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(Publishers.Sequence<[Output], Failure>(sequence: elements))
  }

  /// Another publisher's values before these.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: elements).append(self)
  }

  /// One subscription for all subscribers.
  public func share() -> AnyPublisher<Output, Failure> {
    let shared = Shared(self)
    return AnyPublisher { shared.subject.receive(subscriber: $0) }
      .relayed { ({ $0.send($1) }, { $0.finish($1) }) }
      .handleConnection { shared.connect() }
  }

  /// Runs a closure after a subscriber was connected.
  fileprivate func handleConnection(_ body: @escaping () -> Void) -> AnyPublisher<Output, Failure> {
    AnyPublisher {
      self.receive(subscriber: $0)
      body()
    }
  }
}

/// A publisher that is subscribed to once, when the first subscriber comes.
private final class Shared<Upstream: Publisher> {
  let subject = PassthroughSubject<Upstream.Output, Upstream.Failure>()
  private let upstream: Upstream
  private var connection: AnyCancellable?

  init(_ upstream: Upstream) { self.upstream = upstream }

  func connect() { if connection == nil { connection = upstream.subscribe(subject) } }
}

extension Publishers {
  /// The values of several publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    /// The values of publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// The values of publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(
        subscription: Joint(AnySubscriber(subscriber)) { joint in
          for publisher in publishers { joint.add(publisher) { joint.send($0) } }
        })
    }
  }
}
