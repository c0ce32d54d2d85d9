/// The look of a bar: held, and shown in pictures alone.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The kind of device that it is for.
  public let idiom: UIUserInterfaceIdiom
  /// The effect behind it.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// The image behind it.
  open var backgroundImage: UIImage?
  /// The way in which the image fills it.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at its edge.
  open var shadowColor: UIColor? = .separator
  /// The image of the line at its edge.
  open var shadowImage: UIImage?

  /// A look for a kind of device.
  public init(idiom: UIUserInterfaceIdiom) { self.idiom = idiom }
  /// A look for this device.
  public override convenience init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }
  /// The background and the shadow of another look.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    take(barAppearance)
  }
  /// A look of a file.
  public required init?(coder: NSCoder) { idiom = .unspecified }

  /// Takes background and shadow of another look.
  func take(_ other: UIBarAppearance) {
    (backgroundEffect, backgroundColor, backgroundImage) = (
      other.backgroundEffect, other.backgroundColor, other.backgroundImage
    )
    backgroundImageContentMode = other.backgroundImageContentMode
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }

  /// Gives it the system's background and shadow.
  open func configureWithDefaultBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (UIBlurEffect(style: .systemChromeMaterial), nil, nil)
    (shadowColor, shadowImage) = (.separator, nil)
  }
  /// Gives it a background that nothing shines through.
  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, .systemBackground, nil)
    (shadowColor, shadowImage) = (.separator, nil)
  }
  /// Gives it no background and no shadow.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }

  /// A look with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(idiom: idiom, copying: self)
    return copy
  }

  /// A look with another one's values: what `copy` makes.
  public required init(idiom: UIUserInterfaceIdiom, copying other: UIBarAppearance) {
    self.idiom = idiom
    super.init()
    take(other)
  }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the text below the title.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the text below a large title.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of items.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of items that finish something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of items that stand out.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The look of the button that leads back.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image of the button that leads back.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of the button that leads back.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  /// Sets the image and the mask of the button that leads back.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    (subtitleTextAttributes, largeSubtitleTextAttributes) = (
      other.subtitleTextAttributes, other.largeSubtitleTextAttributes
    )
    titlePositionAdjustment = other.titlePositionAdjustment
    (buttonAppearance, doneButtonAppearance, backButtonAppearance) = (
      other.buttonAppearance.copied, other.doneButtonAppearance.copied, other.backButtonAppearance.copied
    )
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of items.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of items that finish something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance.copied, other.doneButtonAppearance.copied)
  }
}

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The look of items with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The look of items with the title beside the image in bars of little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour behind the chosen item.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the chosen item.
  open var selectionIndicatorImage: UIImage?
  /// The arrangement of items.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of items, in points.
  open var stackedItemWidth: CGFloat = 0
  /// The distance between items, in points.
  open var stackedItemSpacing: CGFloat = 0

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    (stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance) = (
      other.stackedLayoutAppearance.copied, other.inlineLayoutAppearance.copied,
      other.compactInlineLayoutAppearance.copied
    )
    (selectionIndicatorTintColor, selectionIndicatorImage) = (
      other.selectionIndicatorTintColor, other.selectionIndicatorImage
    )
    (stackedItemPositioning, stackedItemWidth, stackedItemSpacing) = (
      other.stackedItemPositioning, other.stackedItemWidth, other.stackedItemSpacing
    )
  }
}

extension NSCopying where Self: NSObject {
  /// A look with the same values, as bars and items keep it.
  var copied: Self { copy() as? Self ?? self }
}
