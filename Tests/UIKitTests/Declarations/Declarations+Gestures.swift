// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = UIGestureRecognizer.self
  _ = UIGestureRecognizer.State.self
  _ = (any UIGestureRecognizerDelegate).self
  _ = UILongPressGestureRecognizer.self
  _ = UIPanGestureRecognizer.self
  _ = UIPinchGestureRecognizer.self
  _ = UIRotationGestureRecognizer.self
  _ = UIScreenEdgePanGestureRecognizer.self
  _ = UISwipeGestureRecognizer.self
  _ = UISwipeGestureRecognizer.Direction.self
  _ = UITapGestureRecognizer.self
}

@MainActor private func useUIGestureRecognizer(_ object: inout UIGestureRecognizer) {
  object.addTarget(anything(), action: anything())
  _ = object.cancelsTouchesInView
  _ = object.delaysTouchesBegan
  _ = object.delaysTouchesEnded
  _ = object.delegate
  _ = object.isEnabled
  _ = object.location(in: anything())
  _ = object.location(ofTouch: anything(), in: anything())
  _ = object.name
  _ = object.numberOfTouches
  object.require(toFail: anything())
  _ = object.state
  object.touchesBegan(anything(), with: anything())
  _ = object.view
}

@MainActor private func useUIGestureRecognizerState() {
  _ = UIGestureRecognizer.State.began
  _ = UIGestureRecognizer.State.cancelled
  _ = UIGestureRecognizer.State.changed
  _ = UIGestureRecognizer.State.ended
  _ = UIGestureRecognizer.State.failed
  _ = UIGestureRecognizer.State.possible
}

@MainActor private func useUIGestureRecognizerDelegate(_ object: inout any UIGestureRecognizerDelegate) {
  _ = object.gestureRecognizer(anything(), shouldBeRequiredToFailBy: anything())
  _ = object.gestureRecognizer(anything(), shouldReceive: anything() as UITouch)
  _ = object.gestureRecognizer(anything(), shouldRecognizeSimultaneouslyWith: anything())
  _ = object.gestureRecognizer(anything(), shouldRequireFailureOf: anything())
  _ = object.gestureRecognizerShouldBegin(anything())
}

@MainActor private func useUILongPressGestureRecognizer(_ object: inout UILongPressGestureRecognizer) {
  _ = UILongPressGestureRecognizer(target: anything(), action: anything())
  _ = object.minimumPressDuration
}

@MainActor private func useUIPanGestureRecognizer(_ object: inout UIPanGestureRecognizer) {
  _ = UIPanGestureRecognizer()
  _ = UIPanGestureRecognizer(target: anything(), action: anything())
  _ = object.maximumNumberOfTouches
  _ = object.minimumNumberOfTouches
  object.setTranslation(anything(), in: anything())
  _ = object.translation(in: anything())
  _ = object.velocity(in: anything())
}

@MainActor private func useUIPinchGestureRecognizer(_ object: inout UIPinchGestureRecognizer) {
  _ = UIPinchGestureRecognizer(target: anything(), action: anything())
  _ = object.scale
}

@MainActor private func useUISwipeGestureRecognizer(_ object: inout UISwipeGestureRecognizer) {
  _ = object.direction
  _ = UISwipeGestureRecognizer(target: anything(), action: anything())
  _ = object.numberOfTouchesRequired
}

@MainActor private func useUISwipeGestureRecognizerDirection() {
  _ = UISwipeGestureRecognizer.Direction.down
  _ = UISwipeGestureRecognizer.Direction.left
  _ = UISwipeGestureRecognizer.Direction.right
  _ = UISwipeGestureRecognizer.Direction.up
}

@MainActor private func useUITapGestureRecognizer(_ object: inout UITapGestureRecognizer) {
  _ = UITapGestureRecognizer()
  _ = UITapGestureRecognizer(target: anything(), action: anything())
  _ = object.numberOfTapsRequired
  _ = object.numberOfTouchesRequired
}
