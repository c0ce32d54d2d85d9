public import Foundation

/// An effect of what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  public override init() { super.init() }

  /// No effect: effects aren't archived.
  public required init?(coder: NSCoder) { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of what is behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    case extraLight = 0
    /// Light or dark whatever the interface.
    case light, dark
    case regular = 4
    /// As the interface, strongly.
    case prominent
    /// Materials, as the interface, from thin to thick.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// The light material of bars.
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// The dark material of bars.
    case systemChromeMaterialDark
  }

  package private(set) var style = Style.regular

  /// A blur of a look.
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }
}

/// An effect of what lies on a blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The views on the blur.
  public enum Style: Int, Sendable {
    case label = 0
    /// Text from the second to the fourth level.
    case secondaryLabel, tertiaryLabel, quaternaryLabel
    /// Fills, from the first to the third level.
    case fill, secondaryFill, tertiaryFill
    case separator
  }

  /// An effect on a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init() }

  /// An effect of something on a blur.
  public convenience init(blurEffect: UIBlurEffect, style: Style) { self.init() }
}

/// An effect like glass.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// The look of glass.
  public enum Style: Int, Sendable {
    case regular = 0
    case clear
  }

  /// A Boolean that tells whether it answers touches.
  open var isInteractive = false
  open var tintColor: UIColor?

  /// Glass of a look.
  public convenience init(style: Style) { self.init() }
}

/// An effect of glass views that flow together.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which they do, in points.
  open var spacing: CGFloat = 0
}
