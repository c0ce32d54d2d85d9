import LayoutModel
import Testing

@testable import UIKit

/// Animations: end states at once, and ends told by a clock that the test moves.
@MainActor @Suite(.serialized) struct AnimationTests {
  private func withClock(_ body: (AnimationClock) -> Void) {
    let (clock, former) = (AnimationClock(), AnimationClock.current)
    AnimationClock.current = clock
    body(clock)
    AnimationClock.current = former
  }

  @Test func ends() {
    withClock { clock in
      let view = UIView()
      var events: [String] = []
      UIView.animate(withDuration: 0.3, delay: 0.2, options: [.curveEaseOut]) {
        view.alpha = 0
        #expect(UIView.inheritedAnimationDuration == 0.3)
      } completion: { finished in
        events.append("first \(finished)")
      }
      UIView.animate(withDuration: 0.1, animations: { view.frame.size.width = 50 }) { _ in events.append("second") }
      #expect(view.alpha == 0)
      #expect(view.frame.width == 50)
      clock.advance(by: 0.1)
      #expect(events == ["second"])
      clock.advance(by: 0.39)
      #expect(events.count == 1)
      clock.advance(by: 0.02)
      #expect(events == ["second", "first true"])
      #expect(clock.isIdle)
    }
  }

  @Test func chains() {
    withClock { clock in
      var count = 0
      UIView.animate(withDuration: 1, animations: {}) { _ in
        UIView.animate(withDuration: 1, animations: { count += 1 }) { _ in count += 1 }
      }
      clock.advance(by: 5)
      #expect(count == 2)
    }
  }

  @Test func withoutAnimations() {
    withClock { clock in
      var isDone = false
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 3, animations: {}) { _ in isDone = true }
      }
      #expect(UIView.areAnimationsEnabled)
      clock.advance(by: 0)
      #expect(isDone)
    }
  }

  @Test func animators() {
    withClock { clock in
      let view = UIView()
      var positions: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8) { view.alpha = 0.5 }
      animator.addCompletion { positions.append($0) }
      #expect(view.alpha == 1)
      animator.startAnimation()
      #expect(view.alpha == 0.5)
      #expect(animator.isRunning && animator.state == .active)
      clock.advance(by: 1)
      #expect(positions == [.end])
      #expect(animator.state == .inactive)
      let stopped = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      stopped.addCompletion { positions.append($0) }
      stopped.startAnimation()
      stopped.stopAnimation(false)
      clock.advance(by: 1)
      #expect(positions.count == 1)
      stopped.finishAnimation(at: .current)
      #expect(positions == [.end, .current])
    }
  }

  @Test func endsOnTheMainQueue() async {
    await withCheckedContinuation { done in
      // An app that another test runs may wait meanwhile, with a clock of its own.
      let clock = AnimationClock.current
      AnimationClock.current = nil
      defer { AnimationClock.current = clock }
      UIView.animate(withDuration: 10, animations: {}) { _ in done.resume() }
    }
  }

  @Test func transitions() {
    let (container, former, next) = (UIView(), UIView(), UIView())
    container.addSubview(former)
    UIView.transition(from: former, to: next, duration: 0.3)
    #expect(container.subviews == [next])
  }

  /// In a window of a system, with a view in it and a clock.
  private func inWindow(_ major: Int, _ body: (UIView, AnimationClock) -> Void) throws {
    let window = try UIWindow(Conditions(device: "iphone-4s", systemVersion: SystemVersion(major: major, minor: 0)))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    withClock { body(view, $0) }
  }

  /// Until iOS 7 an animation of the same value takes the former's place, which has ended unfinished.
  @Test(arguments: [(6, ["first false", "second true"]), (8, ["first true", "second true"])])
  func replaces(major: Int, expected: [String]) throws {
    try inWindow(major) { view, clock in
      var events: [String] = []
      UIView.animate(withDuration: 1) {
        view.alpha = 0.2
      } completion: {
        events.append("first \($0)")
      }
      clock.advance(by: 0.5)
      UIView.animate(withDuration: 1) {
        view.alpha = 1
      } completion: {
        events.append("second \($0)")
      }
      clock.advance(by: 0)
      #expect(events == (major < 8 ? ["first false"] : []))
      clock.advance(by: 2)
      #expect(events == expected)
    }
  }

  @Test func anotherValueReplacesNothing() throws {
    try inWindow(6) { view, clock in
      var events: [String] = []
      UIView.animate(withDuration: 1) {
        view.alpha = 0.2
      } completion: {
        events.append("first \($0)")
      }
      UIView.animate(withDuration: 1) {
        view.frame.origin.x = 9
      } completion: {
        events.append("second \($0)")
      }
      clock.advance(by: 2)
      #expect(events == ["first true", "second true"])
    }
  }

  @Test func removedAnimationsAreUnfinished() throws {
    try inWindow(9) { view, clock in
      var events: [String] = []
      UIView.animate(withDuration: 1) {
        view.alpha = 0.2
      } completion: {
        events.append("layer \($0)")
      }
      view.layer.removeAllAnimations()
      clock.advance(by: 0)
      #expect(events == ["layer false"])
      UIView.animate(withDuration: 1) {
        view.alpha = 1
      } completion: {
        events.append("superview \($0)")
      }
      view.removeFromSuperview()
      clock.advance(by: 0)
      #expect(events == ["layer false", "superview false"])
    }
  }

  /// An endless animation never ends by itself.
  @Test func endless() throws {
    try inWindow(9) { view, clock in
      var events: [Bool] = []
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        view.transform = CGAffineTransform(translationX: 9, y: 0)
      } completion: {
        events.append($0)
      }
      clock.advance(by: 100)
      #expect(events.isEmpty)
      view.layer.removeAllAnimations()
      clock.advance(by: 0)
      #expect(events == [false])
    }
  }

  @Test func repeatCounts() throws {
    try inWindow(9) { view, clock in
      var events: [Bool] = []
      UIView.animate(withDuration: 0.85, delay: 0, options: [.repeat, .autoreverse]) {
        UIView.setAnimationRepeatCount(1)
        view.transform = CGAffineTransform(translationX: 9, y: 0)
      } completion: {
        events.append($0)
      }
      clock.advance(by: 1.69)
      #expect(events.isEmpty)
      clock.advance(by: 0.02)
      #expect(events == [true])
    }
  }

  /// An animation within another has its duration, unless it says that its own counts.
  @Test func innerOnesInherit() throws {
    try inWindow(9) { view, clock in
      var events: [String] = []
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0.5
        UIView.animate(withDuration: 2) {
          view.frame.origin.x = 9
        } completion: { _ in
          events.append("inner")
        }
        UIView.animate(withDuration: 2, delay: 0, options: .overrideInheritedDuration) {
          view.frame.origin.y = 9
        } completion: { _ in
          events.append("own")
        }
      } completion: { _ in
        events.append("outer")
      }
      clock.advance(by: 0.6)
      #expect(events.sorted() == ["inner", "outer"])
      clock.advance(by: 1.5)
      #expect(events.last == "own")
    }
  }

  @MainActor private final class Listener: NSObject {
    var events: [String] = []
    func starts(_ identifier: Any?) { events.append("starts \(identifier ?? "")") }
    func stops(_ identifier: Any?, _ finished: Any?) {
      events.append("stops \(identifier ?? "") \((finished as? NSNumber)?.boolValue ?? false)")
    }
  }

  @Test func beginsAndCommits() throws {
    try inWindow(9) { view, clock in
      let listener = Listener()
      unsafe UIView.beginAnimations("fade", context: nil)
      #expect(UIView.inheritedAnimationDuration == 0.2)
      UIView.setAnimationDuration(0.5)
      UIView.setAnimationDelay(0.25)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationWillStart(Selector("starts:", Listener.starts(_:)))
      UIView.setAnimationDidStop(Selector("stops:finished:", Listener.stops(_:_:)))
      view.alpha = 0
      UIView.commitAnimations()
      #expect(view.alpha == 0 && UIView.inheritedAnimationDuration == 0)
      clock.advance(by: 0.3)
      #expect(listener.events == ["starts fade"])
      clock.advance(by: 0.5)
      #expect(listener.events == ["starts fade", "stops fade true"])
    }
  }
}
