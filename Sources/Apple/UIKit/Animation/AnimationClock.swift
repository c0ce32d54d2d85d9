import Dispatch
import QuartzCore

/// The time by which animations end.
///
/// Everything that is animated has its end state at once. What is told of the end is told when the main queue comes to it; or, while a
/// clock is used, when a caller moves that clock.
@MainActor package final class AnimationClock {
  /// The clock that is used; `nil` for the main queue.
  package static var current: AnimationClock? { didSet { _ = drivesTransactions } }

  /// Lets transactions of layers, and their animations, end by the clock that is used.
  static let drivesTransactions: Bool = {
    CATransaction.setClock { delay, action in
      let handed = Handed(run: action)
      guard MainThread.isCurrent else { return DispatchQueue.main.async { handed.run() } }
      MainActor.assumeIsolated { AnimationClock.after(delay) { handed.run() } }
    }
    unsafe MediaTime.clock = { MainThread.isCurrent ? MainActor.assumeIsolated { AnimationClock.current?.time } : nil }
    return true
  }()

  /// A closure that a transaction hands over: the thread that set it doesn't run it.
  private struct Handed: @unchecked Sendable {
    let run: () -> Void
  }

  private struct Pending {
    let time: TimeInterval
    let order: Int
    let action: () -> Void
  }

  /// The time since it was made, in seconds.
  package private(set) var time: TimeInterval = 0
  private var pending: [Pending] = []
  private var count = 0

  /// A clock at 0.
  package init() {}

  /// Moves the clock, and runs due actions in order.
  package func advance(by seconds: TimeInterval) {
    let end = time + max(0, seconds)
    while let index = pending.indices.min(by: {
      (pending[$0].time, pending[$0].order) < (pending[$1].time, pending[$1].order)
    }),
      pending[index].time <= end
    {
      let next = pending.remove(at: index)
      time = max(time, next.time)
      next.action()
    }
    time = end
  }

  /// A Boolean that tells whether nothing waits for it.
  package var isIdle: Bool { pending.isEmpty }

  /// Does something after a time on the clock that is used, or when the main queue comes to it.
  static func after(_ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    guard let clock = current else {
      DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
      return
    }
    clock.count += 1
    clock.pending.append(Pending(time: clock.time + max(0, seconds), order: clock.count, action: action))
  }
}
