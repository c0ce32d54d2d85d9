extension UIView {
  /// Takes the first responder's place from it, or from a view in it.
  ///
  /// - Returns: Whether none of them is the first responder any longer.
  func endsEditing(_ force: Bool) -> Bool {
    guard let view = FirstResponder.current as? UIView, view.isDescendant(of: self) else { return false }
    if view.resignFirstResponder() { return true }
    guard force else { return false }
    FirstResponder.current = nil
    return true
  }
}

/// A motion that follows the device: held.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }
  /// The values for a place of the device.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A motion of one value.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The way the device is tilted.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis
  }

  public let keyPath: String
  /// The way the device is tilted.
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  /// A motion of a value.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
