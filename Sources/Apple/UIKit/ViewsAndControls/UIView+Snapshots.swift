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

  /// A view of the same size, in place of this view.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIKitUse.note("UIView.snapshotView(afterScreenUpdates:)")
    let view = UIView(frame: CGRect(origin: frame.origin, size: storedSize))
    view.backgroundColor = backgroundColor
    return view
  }

  /// A view of a part's size that stands for that part.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    UIKitUse.note("UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)")
    return UIView(frame: rect)
  }

  /// Draws it: nothing here.
  ///
  /// - Returns: Whether all of it was drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    UIKitUse.note("UIView.drawHierarchy(in:afterScreenUpdates:)")
    return true
  }

  /// A Boolean that tells whether the keyboard's focus is on it.
  public var isFocused: Bool { false }
  /// The group of views that the keyboard's focus goes through.
  public var focusGroupIdentifier: String? {
    get { rare?.accessibility["focusGroupIdentifier"] as? String }
    set { rareState.accessibility["focusGroupIdentifier"] = newValue }
  }
  /// The motions that follow the device.
  public var motionEffects: [UIMotionEffect] {
    get { rare?.accessibility["motionEffects"] as? [UIMotionEffect] ?? [] }
    set { rareState.accessibility["motionEffects"] = newValue }
  }
  /// Lets it follow the device: held.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    UIKitUse.note("UIView.addMotionEffect(_:)")
    motionEffects.append(effect)
  }
  /// Lets it follow the device no longer.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
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
