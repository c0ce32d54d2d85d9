import LayoutModel
import LayoutResolution
import ViewKinds

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  private var measured: ViewContent?

  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      contentChanged()
      valuesMayHaveChanged()
    }
  }
  /// The image while it is highlighted.
  open var highlightedImage: UIImage?
  /// A Boolean that shows the other image.
  open var isHighlighted = false { didSet { if highlightedImage != nil { contentChanged() } } }
  /// The configuration of symbols in it.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { contentChanged() } }
  }
  /// The images of its animation.
  open var animationImages: [UIImage]?
  /// The images of its animation while it is highlighted.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of its animation, in seconds; 0 for 30 images a second.
  open var animationDuration: TimeInterval = 0
  /// The number of times that its animation runs; 0 for without end.
  open var animationRepeatCount = 0
  /// A Boolean that tells whether its animation runs.
  open private(set) var isAnimating = false
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  /// An image view with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An image view of an image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// An image view of an image's size, with another image while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }

  /// An image view of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Lets its animation run.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false || image?.images != nil }
  open func stopAnimating() { isAnimating = false }

  override func didInitialize() { isUserInteractionEnabled = false }
  override var kindName: String { "UIImageView" }
  override var ownAccessibilityTraits: UIAccessibilityTraits { .image }

  var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  override class var liveSettings: LiveSettings { settings }
  private static let settings =
    settingsOfViews + [LiveSetting(Control.isHighlighted, \UIImageView.isHighlighted)]

  override func declare(_ view: inout View) {
    view.content.image = shownImage?.content(in: preferredSymbolConfiguration)
  }

  private var measuredContent: ViewContent? {
    if let measured { return measured }
    measured = content
    return measured
  }

  /// The size of its image; none without an image.
  open override var intrinsicContentSize: CGSize {
    ConditionReads.note([.device, .textSize])
    guard let image = shownImage, let size = measuredContent?.size else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: CGFloat(size.width ?? 0) - insets.left - insets.right,
      height: CGFloat(size.height ?? 0) - insets.top - insets.bottom)
  }

  override var ownAlignmentRectInsets: EdgeInsets {
    if let loaded = rare?.loaded, let insets = loaded.declared.alignmentRectInsets,
      loaded.own == ownDeclaration.content
    {
      return insets
    }
    let insets = shownImage?.alignmentRectInsets ?? .zero
    let own = measuredContent?.alignmentRectInsets ?? .zero
    return EdgeInsets(
      top: own.top + Double(insets.top), left: own.left + Double(insets.left),
      bottom: own.bottom + Double(insets.bottom), right: own.right + Double(insets.right))
  }

  override func fittingSize(within size: CGSize) -> CGSize { shownImage?.size ?? storedSize }

  /// Says that its image asks for another size.
  open override func invalidateIntrinsicContentSize() {
    measured = nil
    super.invalidateIntrinsicContentSize()
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension UIImage {
  /// A range of brightness.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1, standard = 0, constrainedHigh, high
  }
}
