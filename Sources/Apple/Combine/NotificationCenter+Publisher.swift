public import Foundation

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    /// The sender; `nil` for any.
    public let object: AnyObject?

    /// A publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let below = Unchecked(AnySubscriber(subscriber))
      subscriber.receive(subscription: Observation(center, name, object) { _ = below.value.receive($0) })
    }
  }

  private final class Observation: Subscription {
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(
      _ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?,
      _ body: @escaping @Sendable (Notification) -> Void
    ) {
      self.center = center
      token = center.addObserver(forName: name, object: object, queue: nil, using: body)
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
      if let token { center.removeObserver(token) }
      token = nil
    }
  }

  /// A publisher of notifications.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// A publisher that sends when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let connection = self.connect()
      let relay = Relay<Output, Failure, Output, Failure>(downstream) {
        $0.send($1)
      } onEnd: {
        $0.finish($1)
      }
      self.handleEvents().receive(subscriber: Connected(relay, connection))
    }
  }
}

/// A subscriber that ends a connection with its subscription.
private final class Connected<Input, Failure: Error>: Subscriber {
  private let below: Relay<Input, Failure, Input, Failure>
  private let connection: any Cancellable

  init(_ below: Relay<Input, Failure, Input, Failure>, _ connection: any Cancellable) {
    (self.below, self.connection) = (below, connection)
  }

  func receive(subscription: any Subscription) {
    below.receive(subscription: Ending(subscription, connection))
  }

  func receive(_ input: Input) -> Subscribers.Demand { below.receive(input) }

  func receive(completion: Subscribers.Completion<Failure>) { below.receive(completion: completion) }
}

/// A subscription whose end is a connection's too.
private final class Ending: Subscription {
  private let subscription: any Subscription
  private let connection: any Cancellable

  init(_ subscription: any Subscription, _ connection: any Cancellable) {
    (self.subscription, self.connection) = (subscription, connection)
  }

  func request(_ demand: Subscribers.Demand) { subscription.request(demand) }

  func cancel() {
    subscription.cancel()
    connection.cancel()
  }
}

extension Timer {
  /// A publisher of times.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// The interval, in seconds.
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(_ interval: TimeInterval) { self.interval = interval }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      DispatchQueue.main.schedule(
        after: SchedulerTime.now.advanced(by: SchedulerStride(interval)), interval: SchedulerStride(interval),
        tolerance: SchedulerStride(0), options: nil
      ) { [subject] in subject.send(Date()) }
    }
  }

  /// A publisher of times on the main queue.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval)
  }
}
