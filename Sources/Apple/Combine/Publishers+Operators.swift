extension Publishers {
  // The operators of a publisher give one type here, which code may name by the operator.
  public typealias Autoconnect<Upstream: ConnectablePublisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Drop<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> =
    AnyPublisher<NewPublisher.Output, Upstream.Failure>
  public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  public typealias Scan<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
  public typealias Share<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> =
    AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
}
