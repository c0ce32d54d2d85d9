/// Something that a bar shows: a title, an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  /// The image in bars of little height.
  open var landscapeImagePhone: UIImage?
  /// The image for large texts.
  open var largeContentSizeImage: UIImage?
  /// The insets of the image, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// The insets of the image in bars of little height, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The insets of the image for large texts, in points.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A Boolean that lets it be tapped.
  open var isEnabled = true { didSet { changed() } }
  /// An integer to find it by.
  open var tag = 0
  /// The name by which tests find it.
  open var accessibilityIdentifier: String?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// An item that shows nothing.
  public override init() { super.init() }

  /// An item of a file.
  public required init?(coder: NSCoder) { super.init() }

  /// Sets the attributes of the title for a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }

  /// The attributes of the title for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// Tells the bar that the item's title or image changed.
  func changed() {}

  /// The name by which rules name it.
  var objectName: String { "\(type(of: self)): \(ConstraintWords.address(of: self))" }
}
