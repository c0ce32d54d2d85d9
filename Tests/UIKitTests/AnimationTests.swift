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
}
