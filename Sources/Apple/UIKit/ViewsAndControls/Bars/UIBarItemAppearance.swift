/// The look of a bar's items in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind it.
  open var backgroundImage: UIImage?
  /// The distance by which the image behind it is moved, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The look of a bar's items.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The look as usual.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look while it is touched.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look while it can't be tapped.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look while it has the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// The look of items of a style.
  public init(style: UIBarButtonItem.Style) {}
  /// The look of usual items.
  public override convenience init() { self.init(style: .plain) }
  /// A look of a file.
  public required init?(coder: NSCoder) {}
  /// Gives it the system's values for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
  /// A look with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBarButtonItemAppearance(style: .plain)
    for (own, other) in [
      (copy.normal, normal), (copy.highlighted, highlighted), (copy.disabled, disabled), (copy.focused, focused),
    ] {
      own.titleTextAttributes = other.titleTextAttributes
      own.titlePositionAdjustment = other.titlePositionAdjustment
      own.backgroundImage = other.backgroundImage
      own.backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
    return copy
  }
}

/// The look of a tab bar's items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image.
  open var iconColor: UIColor?
  /// The distance by which the badge is moved, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The colour behind the badge.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the badge's text is moved, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero
}

/// The look of a tab bar's items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The arrangement of title and image.
  public enum Style: Int, Sendable {
    case stacked = 0, inline, compactInline
  }
  /// The look as usual.
  public let normal = UITabBarItemStateAppearance()
  /// The look while it is chosen.
  public let selected = UITabBarItemStateAppearance()
  /// The look while it can't be tapped.
  public let disabled = UITabBarItemStateAppearance()
  /// The look while it has the focus.
  public let focused = UITabBarItemStateAppearance()

  /// The look of items of an arrangement.
  public init(style: Style) {}
  /// The look of items with the title below the image.
  public override convenience init() { self.init(style: .stacked) }
  /// A look of a file.
  public required init?(coder: NSCoder) {}
  /// Gives it the system's values for an arrangement.
  open func configureWithDefault(for style: Style) {}
  /// A look with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITabBarItemAppearance(style: .stacked)
    for (own, other) in [
      (copy.normal, normal), (copy.selected, selected), (copy.disabled, disabled), (copy.focused, focused),
    ] {
      own.titleTextAttributes = other.titleTextAttributes
      own.titlePositionAdjustment = other.titlePositionAdjustment
      own.iconColor = other.iconColor
      own.badgePositionAdjustment = other.badgePositionAdjustment
      own.badgeBackgroundColor = other.badgeBackgroundColor
      own.badgeTextAttributes = other.badgeTextAttributes
      own.badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
    return copy
  }
}
