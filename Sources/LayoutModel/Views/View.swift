public import Documents

/// A view as a screen declares it, with its subviews and the constraints that it holds.
///
/// Names and defaults are UIKit's. Values describe one state; `variations` say what differs under other traits.
public struct View: Hashable, Sendable {
  /// What constraints and dumps call the view: letters, digits, `_` and `-`, unique in the screen.
  public var id: String?
  /// The UIKit class.
  public var className: String
  /// The declared frame in the superview's coordinates, in points; for a root without one, the window.
  public var frame: Rect?
  public var autoresizingMask: AutoresizingMask
  public var autoresizesSubviews: Bool
  public var translatesAutoresizingMaskIntoConstraints: Bool
  public var isHidden: Bool
  public var isEnabled: Bool
  /// Whether the view takes part at all; where not, it is gone with its subtree and every constraint that names it.
  public var isInstalled = true
  public var intrinsicContentSize: IntrinsicContentSize
  public var contentHuggingPriority: AxisPriorities
  public var contentCompressionResistancePriority: AxisPriorities
  public var alpha: Double
  public var constraints: [Constraint]
  public var subviews: [View]
  /// What changes with the traits; later ones win.
  public var variations: [Variation<ViewSetting>]
  /// Where the file names the view, or where its object begins.
  public var position: SourcePosition?

  public init(
    _ id: String? = nil, class className: String = "UIView", frame: Rect? = nil,
    autoresizingMask: AutoresizingMask = [], autoresizesSubviews: Bool = true,
    translatesAutoresizingMaskIntoConstraints: Bool = true, intrinsicContentSize: IntrinsicContentSize = .none,
    contentHuggingPriority: AxisPriorities = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow),
    contentCompressionResistancePriority: AxisPriorities = AxisPriorities(
      horizontal: .defaultHigh, vertical: .defaultHigh),
    isHidden: Bool = false, isEnabled: Bool = true, alpha: Double = 1, constraints: [Constraint] = [],
    subviews: [View] = [], variations: [Variation<ViewSetting>] = [], position: SourcePosition? = nil
  ) {
    self.id = id
    self.className = className
    self.frame = frame
    self.autoresizingMask = autoresizingMask
    self.autoresizesSubviews = autoresizesSubviews
    self.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMaskIntoConstraints
    self.intrinsicContentSize = intrinsicContentSize
    self.contentHuggingPriority = contentHuggingPriority
    self.contentCompressionResistancePriority = contentCompressionResistancePriority
    self.isHidden = isHidden
    self.isEnabled = isEnabled
    self.alpha = alpha
    self.constraints = constraints
    self.subviews = subviews
    self.variations = variations
    self.position = position
  }
}

/// The size that a view's content asks for, in points; `nil` on an axis where it asks for none.
public struct IntrinsicContentSize: Hashable, Sendable {
  /// What stands for no wish: there are many views, and two optionals take twice the room of two numbers.
  @usableFromInline static var noWish: Double { -Double.infinity }

  @usableFromInline var storedWidth: Double
  @usableFromInline var storedHeight: Double

  /// No wish on either axis.
  public static let none = IntrinsicContentSize(width: nil, height: nil)

  public init(width: Double?, height: Double?) {
    storedWidth = width ?? Self.noWish
    storedHeight = height ?? Self.noWish
  }

  @inlinable public var width: Double? {
    get { storedWidth == Self.noWish ? nil : storedWidth }
    set { storedWidth = newValue ?? Self.noWish }
  }

  @inlinable public var height: Double? {
    get { storedHeight == Self.noWish ? nil : storedHeight }
    set { storedHeight = newValue ?? Self.noWish }
  }

  /// The length along an axis.
  @inlinable
  public subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}
