// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = UISpringTimingParameters.self
  _ = (any UIViewImplicitlyAnimating).self
  _ = UIViewPropertyAnimator.self
}

@MainActor private func useUIViewAnimating(_ object: inout any UIViewAnimating) {
  _ = object.startAnimation()
  _ = object.stopAnimation(anything())
}

@MainActor private func useUIViewPropertyAnimator(_ object: inout UIViewPropertyAnimator) {
  object.addAnimations() {}
  object.addCompletion() { _ in }
  _ = UIViewPropertyAnimator(duration: anything(), curve: anything())
  _ = UIViewPropertyAnimator(duration: anything(), dampingRatio: anything())
  _ = UIViewPropertyAnimator(duration: anything(), timingParameters: anything())
  _ = object.isInterruptible
}
