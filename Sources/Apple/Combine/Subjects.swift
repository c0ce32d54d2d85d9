import Foundation

/// A publisher whose values are sent from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes a subscription whose values are sent.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value without content.
  public func send() { send(()) }
}

extension Subject {
  /// Asks for all values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// The subscribers of a subject.
final class Conduits<Output, Failure: Error> {
  /// A subscription to a subject.
  final class Conduit: Subscription {
    var downstream: AnySubscriber<Output, Failure>?
    weak var conduits: Conduits?
    /// The value that is sent when the first is asked for.
    var first: Output?

    init(_ downstream: AnySubscriber<Output, Failure>, _ conduits: Conduits) {
      (self.downstream, self.conduits) = (downstream, conduits)
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > .none, let value = first else { return }
      first = nil
      _ = downstream?.receive(value)
    }

    func cancel() {
      downstream = nil
      conduits?.remove(self)
    }
  }

  private let lock = NSRecursiveLock()
  private var all: [Conduit] = []
  private(set) var end: Subscribers.Completion<Failure>?

  func add(_ subscriber: AnySubscriber<Output, Failure>, first: Output?) {
    lock.lock()
    if let end {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: end)
      return
    }
    let conduit = Conduit(subscriber, self)
    conduit.first = first
    all.append(conduit)
    lock.unlock()
    subscriber.receive(subscription: conduit)
  }

  func send(_ value: Output) {
    lock.lock()
    let current = end == nil ? all : []
    lock.unlock()
    for conduit in current {
      conduit.first = nil
      _ = conduit.downstream?.receive(value)
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let current = end == nil ? all : []
    end = end ?? completion
    all = []
    lock.unlock()
    for conduit in current {
      let below = conduit.downstream
      conduit.downstream = nil
      below?.receive(completion: completion)
    }
  }

  func remove(_ conduit: Conduit) {
    lock.lock()
    all.removeAll { $0 === conduit }
    lock.unlock()
  }
}

/// A subject that keeps no value.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let conduits = Conduits<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    conduits.add(AnySubscriber(subscriber), first: nil)
  }

  public func send(_ input: Output) { conduits.send(input) }

  public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }
}

/// A subject that keeps its last value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let conduits = Conduits<Output, Failure>()
  private let lock = NSRecursiveLock()
  private var current: Output

  /// A subject with a value.
  public init(_ value: Output) { current = value }

  public var value: Output {
    get {
      lock.lock()
      defer { lock.unlock() }
      return current
    }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    conduits.add(AnySubscriber(subscriber), first: value)
  }

  /// Sends a value and keeps it.
  public func send(_ input: Output) {
    lock.lock()
    if conduits.end == nil { current = input }
    lock.unlock()
    conduits.send(input)
  }

  public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }
}
