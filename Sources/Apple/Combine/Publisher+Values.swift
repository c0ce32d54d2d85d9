import Foundation

// What changes or leaves out single values.
extension Publisher {
  /// The results of a closure of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    relayed { $0.send(transform($1)) }
  }

  /// A property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

  /// The results of a closure of each value, until it fails.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    relayed {
      (
        { relay, value in
          do { relay.send(try transform(value)) } catch { relay.finish(.failure(error)) }
        }, { $0.finish($1.anyFailure) }
      )
    }
  }

  /// The results of a closure of each value, where there are some, until it fails.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    tryMap(transform).compactMap { $0 }
  }

  /// The values that satisfy a condition, until that fails.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }

  /// The results of a closure of each value, where there are some.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    relayed { relay, value in if let new = transform(value) { relay.send(new) } }
  }

  /// The values that satisfy a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    relayed { relay, value in if isIncluded(value) { relay.send(value) } }
  }

  /// The values that aren't like the one before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    relayed {
      var last: Output?
      return (
        { relay, value in
          if let last, predicate(last, value) { return }
          last = value
          relay.send(value)
        }, { $0.finish($1) }
      )
    }
  }

  /// The result gathered after each value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    relayed {
      var result = initialResult
      return (
        { relay, value in
          result = nextPartialResult(result, value)
          relay.send(result)
        }, { $0.finish($1) }
      )
    }
  }

  /// The result gathered at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    relayed {
      var result = initialResult
      return (
        { _, value in result = nextPartialResult(result, value) },
        { relay, end in
          if case .finished = end { relay.send(result) }
          relay.finish(end)
        }
      )
    }
  }

  /// All values at the end.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// Values in groups of a number.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    relayed {
      var group: [Output] = []
      return (
        { relay, value in
          group.append(value)
          guard group.count >= count else { return }
          relay.send(group)
          group = []
        },
        { relay, end in
          if case .finished = end, !group.isEmpty { relay.send(group) }
          relay.finish(end)
        }
      )
    }
  }

  /// The number of values at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// The end without values.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// The first value that satisfies a condition.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    relayed {
      var left = maxLength
      return (
        { relay, value in
          left -= 1
          if left >= 0 { relay.send(value) }
          if left <= 0 { relay.finish(.finished) }
        }, { $0.finish($1) }
      )
    }
  }

  /// Values until one doesn't satisfy a condition.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    relayed { relay, value in predicate(value) ? relay.send(value) : relay.finish(.finished) }
  }

  /// Values until another publisher sends one.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    Joint.publisher { joint in
      joint.add(publisher.first(), onEnd: { _ in }) { _ in joint.finish(.finished) }
      joint.add(self, onEnd: joint.finish) { joint.send($0) }
    }
  }

  /// Values but the first.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    relayed {
      var left = count
      return (
        { relay, value in
          if left > 0 { left -= 1 } else { relay.send(value) }
        }, { $0.finish($1) }
      )
    }
  }

  /// Values from the first on that doesn't satisfy a condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    relayed {
      var isDropping = true
      return (
        { relay, value in
          isDropping = isDropping && predicate(value)
          if !isDropping { relay.send(value) }
        }, { $0.finish($1) }
      )
    }
  }

  /// A Boolean at the end that tells whether all values satisfy a condition.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    reduce(true) { $0 && predicate($1) }
  }

  /// A Boolean at the end that tells whether a value satisfies a condition.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    reduce(false) { $0 || predicate($1) }
  }

  /// A value in place of missing ones.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }

  /// A value in place of none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    relayed {
      var isEmpty = true
      return (
        { relay, value in
          isEmpty = false
          relay.send(value)
        },
        { relay, end in
          if isEmpty, case .finished = end { relay.send(output) }
          relay.finish(end)
        }
      )
    }
  }

  /// Runs closures at the events of a chain.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      receiveSubscription?(Subscriptions.empty)
      let relay = Relay<Output, Failure, Output, Failure>(downstream) { relay, value in
        receiveOutput?(value)
        relay.send(value)
      } onEnd: { relay, end in
        receiveCompletion?(end)
        relay.finish(end)
      }
      self.receive(subscriber: relay)
    }
  }

  /// Prints the events of a chain.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(start)receive \($0)") })
  }
}

extension Publisher where Output: Equatable {
  /// The values that aren't the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }

  /// A Boolean at the end that tells whether a value is among them.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}

extension Subscribers.Completion {
  /// The end with a failure of any type.
  var anyFailure: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}
