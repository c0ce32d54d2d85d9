/// An effect on what is behind a view.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  /// No effect.
  public override init() { super.init() }
}

/// What is behind is blurred.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The strength and the colour.
  public enum Style: Int, Sendable {
    /// As before iOS 13.
    case extraLight = 0, light, dark, extraDark, regular, prominent
    /// A material that follows the appearance.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// A light material.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// A light material.
    case systemChromeMaterialLight
    /// A dark material.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// A dark material.
    case systemChromeMaterialDark
  }

  let style: Style
  /// A blur.
  public init(style: Style) { self.style = style }
}

/// Content takes its colours from what is behind.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// What content is.
  public enum Style: Int, Sendable {
    /// What it is.
    case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
  }

  /// Content over a blur.
  public init(blurEffect: UIBlurEffect) {}
  /// Content of a kind over a blur.
  public init(blurEffect: UIBlurEffect, style: Style) {}
}

/// Glass.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// The look of glass.
  public enum Style: Int, Sendable {
    /// The look.
    case regular = 0, clear
  }

  /// A Boolean that lets it answer fingers.
  open var isInteractive = false
  /// Its colour.
  open var tintColor: UIColor?
  /// The usual glass.
  public override init() { super.init() }
  /// Glass of a look.
  public init(style: Style) { super.init() }
}

/// Glass of several views together.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance at which glass flows together, in points.
  open var spacing: CGFloat = 0
}

/// A view with an effect on what is behind it; views are put into its `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for what is in it.
  public let contentView = UIView()
  /// The effect.
  open var effect: UIVisualEffect?

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// A view with a frame and no effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// A view of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  override var kindName: String { "UIVisualEffectView" }
}
