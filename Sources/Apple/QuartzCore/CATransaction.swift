public import CoreGraphics
public import Foundation
import Synchronization

/// The name of the duration in a transaction.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of the choice that actions don't run.
public let kCATransactionDisableActions = "disableActions"
/// The name of the pace in a transaction.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of the closure that runs at a transaction's end.
public let kCATransactionCompletionBlock = "completionBlock"

/// Changes of layers that belong together.
open class CATransaction: NSObject {
  private struct State {
    var values: [String: Any] = [:]
    var completion: (() -> Void)?
    /// The longest time until an animation of the transaction ends.
    var longest: CFTimeInterval = 0
  }

  /// The open transactions of a thread.
  private final class Stack: NSObject {
    var states: [State] = []
  }

  private static var stack: Stack {
    if let stack = Thread.current.threadDictionary["CATransaction"] as? Stack { return stack }
    let stack = Stack()
    Thread.current.threadDictionary["CATransaction"] = stack
    return stack
  }

  private struct Clock: @unchecked Sendable {
    var run: (CFTimeInterval, @escaping () -> Void) -> Void
  }

  private static let clock = Mutex(
    Clock { delay, body in
      let work = DispatchWorkItem(block: body)
      if delay > 0 {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
      } else {
        DispatchQueue.main.async(execute: work)
      }
    })

  /// Sets the clock that runs closures after a time: those at the ends of transactions and animations.
  package static func setClock(_ run: @escaping @Sendable (CFTimeInterval, @escaping () -> Void) -> Void) {
    clock.withLock { $0 = Clock(run: run) }
  }

  private static func run(after delay: CFTimeInterval, _ body: @escaping () -> Void) {
    let clock = clock.withLock { $0 }
    clock.run(delay, body)
  }

  /// Begins an animation: tells its delegate, now and when it has ended.
  static func begin(_ animation: CAAnimation, ended: @escaping () -> Void) {
    animation.delegate?.animationDidStart(animation)
    guard let duration = animation.wholeDuration else { return }
    if let index = stack.states.indices.last {
      stack.states[index].longest = max(stack.states[index].longest, duration)
    }
    run(after: duration) {
      animation.delegate?.animationDidStop(animation, finished: true)
      ended()
    }
  }

  open class func begin() { stack.states.append(State()) }

  /// Ends a transaction: its closure runs when its animations have ended.
  open class func commit() {
    guard let state = stack.states.popLast() else { return }
    if let index = stack.states.indices.last {
      stack.states[index].longest = max(stack.states[index].longest, state.longest)
    }
    if let completion = state.completion { run(after: state.longest, completion) }
  }

  /// Does nothing: changes are seen at once.
  open class func flush() {}

  /// Runs at the end of the present transaction.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let index = stack.states.indices.last else {
      if let block { run(after: 0, block) }
      return
    }
    stack.states[index].completion = block
  }

  /// The closure that runs at the end of the present transaction.
  open class func completionBlock() -> (() -> Void)? { stack.states.last?.completion }

  /// The duration of animations without their own.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  /// Sets the duration of animations without their own.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// The pace of animations without their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the pace of animations without their own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Tells whether actions don't run.
  open class func disableActions() -> Bool { value(forKey: kCATransactionDisableActions) as? Bool ?? false }

  /// Chooses whether actions don't run.
  open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }

  /// A value of the present transaction.
  open class func value(forKey key: String) -> Any? { stack.states.reversed().lazy.compactMap { $0.values[key] }.first }

  /// Sets a value of the present transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    guard let index = stack.states.indices.last else { return }
    stack.states[index].values[key] = anObject
  }
}
