import InterfaceBuilder

/// The gestures of files.
@MainActor enum NibGestures {
  private static let makers: [String: @MainActor () -> UIGestureRecognizer] = [
    "tapGestureRecognizer": { UITapGestureRecognizer() }, "panGestureRecognizer": { UIPanGestureRecognizer() },
    "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
    "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
    "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
    "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
    "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "hoverGestureRecognizer": { UIHoverGestureRecognizer() }, "gestureRecognizer": { UIGestureRecognizer() },
  ]

  /// A recognizer with its settings; `nil` for an object that is none. It is of UIKit's class where nothing says how the app's is made.
  static func recognizer(_ declared: NibObject, in modules: [String]) -> UIGestureRecognizer? {
    guard let make = makers[declared.kind] else { return nil }
    let type: AnyClass = NibClasses.type(
      named: declared.customClass, module: declared.customModule, base: UIGestureRecognizer.self, in: modules)
    let own = declared.customClass == nil ? nil : NibClasses.make(type) as? UIGestureRecognizer
    let recognizer = own ?? make()
    let settings = declared.settings
    func integer(_ name: String) -> Int? { settings[name].flatMap { Int($0) } }
    recognizer.isEnabled = settings["enabled"] != "NO"
    recognizer.cancelsTouchesInView = settings["cancelsTouchesInView"] != "NO"
    recognizer.delaysTouchesBegan = settings["delaysTouchesBegan"] == "YES"
    recognizer.delaysTouchesEnded = settings["delaysTouchesEnded"] != "NO"
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = integer("numberOfTapsRequired") ?? 1
      tap.numberOfTouchesRequired = integer("numberOfTouchesRequired") ?? 1
    case let press as UILongPressGestureRecognizer:
      press.numberOfTapsRequired = integer("numberOfTapsRequired") ?? 0
      press.numberOfTouchesRequired = integer("numberOfTouchesRequired") ?? 1
      press.minimumPressDuration = settings["minimumPressDuration"].flatMap { Double($0) } ?? 0.5
      press.allowableMovement = settings["allowableMovement"].flatMap { Double($0) }.map { CGFloat($0) } ?? 10
    case let swipe as UISwipeGestureRecognizer:
      swipe.numberOfTouchesRequired = integer("numberOfTouchesRequired") ?? 1
      swipe.direction = settings["direction"].flatMap { directions[$0] } ?? .right
    case let pan as UIPanGestureRecognizer:
      pan.minimumNumberOfTouches = integer("minimumNumberOfTouches") ?? 1
      pan.maximumNumberOfTouches = integer("maximumNumberOfTouches") ?? Int(UInt32.max)
    default: break
    }
    return recognizer
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]
}
