import Foundation

// What happens on schedulers and over time.
extension Publisher {
  /// Values and the end on a scheduler.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
    Output, Failure
  > {
    relayed {
      (
        { relay, value in scheduler.schedule(options: options) { relay.send(value) } },
        { relay, end in scheduler.schedule(options: options) { relay.finish(end) } }
      )
    }
  }

  /// Subscribes on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in scheduler.schedule(options: options) { self.receive(subscriber: downstream) } }
  }

  /// Values and the end after a time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    func later(_ body: @escaping () -> Void) {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
        options: options, body)
    }
    return relayed { ({ relay, value in later { relay.send(value) } }, { relay, end in later { relay.finish(end) } }) }
  }

  /// Values after which no other came for a time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    relayed {
      var latest: Output?
      var count = 0
      return (
        { relay, value in
          count += 1
          latest = value
          let own = count
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
          ) {
            guard own == count, let value = latest else { return }
            latest = nil
            relay.send(value)
          }
        },
        { relay, end in
          count += 1
          if let value = latest, case .finished = end { relay.send(value) }
          relay.finish(end)
        }
      )
    }
  }

  /// One value in each interval: the latest or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    relayed {
      var waiting: Output?
      var next: S.SchedulerTimeType?
      return (
        { relay, value in
          let now = scheduler.now
          if let due = next, now < due {
            let isFirst = waiting == nil
            if isFirst || latest { waiting = value }
            guard isFirst else { return }
            scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) {
              guard let value = waiting else { return }
              waiting = nil
              next = scheduler.now.advanced(by: interval)
              relay.send(value)
            }
          } else {
            next = now.advanced(by: interval)
            relay.send(value)
          }
        },
        { relay, end in
          if let value = waiting { relay.send(value) }
          relay.finish(end)
        }
      )
    }
  }

  /// An end where no value comes for a time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    Joint.publisher { joint in
      var count = 0
      func wait() {
        count += 1
        let own = count
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          if own == count { joint.finish(customError.map { .failure($0()) } ?? .finished) }
        }
      }
      wait()
      joint.add(self, onEnd: joint.finish) {
        wait()
        joint.send($0)
      }
    }
  }
}
