/// The shape of a pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A bar for text, up and down.
  case verticalBeam(length: CGFloat)
  /// A bar for text, sideways.
  case horizontalBeam(length: CGFloat)
}

/// The effect of a pointer on a view.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The way a view is coloured.
  public enum TintMode: Int, Sendable {
    case none = 0, overlay, underlay
  }

  /// As the system likes.
  case automatic(UITargetedPreview)
  /// The pointer becomes the view's background.
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  /// The view changes as is said.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// The look of a pointer over a view.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// A style with an effect and a shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// A look by its shape.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init() }
  public class func hidden() -> Self { Self() }
  public class func system() -> Self { Self() }
  public required override init() { super.init() }
}

/// A part of a view for a pointer.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part, in points.
  public let rect: CGRect
  public let identifier: AnyHashable?

  /// A part of a view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// The place that a pointer is asked about.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place, in points.
  open internal(set) var location = CGPoint.zero
  /// The keys that are held.
  open internal(set) var modifiers: UIKeyModifierFlags = []
}

/// An object that runs beside a pointer's motion.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is told of the end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A pointer over a view: held.
@preconcurrency @MainActor
open class UIPointerInteraction: HeldInteraction {
  /// An object that says how the pointer looks.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// A Boolean that lets the pointer change.
  open var isEnabled = true

  /// A pointer as a delegate says.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    super.init()
    self.delegate = delegate
  }

  /// Asks for the pointer's look anew.
  open func invalidate() {}
}

/// An object that says how a pointer looks.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The part of the view at a place.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The pointer's look in a part of the view.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Told before the pointer comes into a part of the view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Told before the pointer leaves a part of the view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}
