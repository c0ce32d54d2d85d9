/// Recognizes taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The buttons that are pressed.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary
}

/// Recognizes fingers that stay.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The time that fingers stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that fingers may move, in points.
  open var allowableMovement: CGFloat = 10

  override var isContinuous: Bool { true }
}

/// Recognizes fingers that move quickly in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A direction of fingers.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Directions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The direction.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognizes two fingers that move together or apart.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers, by that at the beginning.
  open var scale: CGFloat = 1
  /// The speed of the scale, a second.
  open internal(set) var velocity: CGFloat = 0

  override var isContinuous: Bool { true }
}

/// Recognizes two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle, in radians.
  open var rotation: CGFloat = 0
  /// The speed of the angle, in radians a second.
  open internal(set) var velocity: CGFloat = 0

  override var isContinuous: Bool { true }
}

/// Recognizes a pointer above a view.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen, from 0 to 1.
  open internal(set) var zOffset: CGFloat = 0

  /// The direction of a pencil, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The slant of a pencil, in radians.
  open var altitudeAngle: CGFloat { .pi / 2 }

  override var isContinuous: Bool { true }
}
