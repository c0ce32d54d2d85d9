/// The element that stands in a menu: an action, a command, or a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The mark beside an element.
  public enum State: Int, Sendable {
    /// No mark, a check mark, or a dash.
    case off = 0, on, mixed
  }

  /// The look of an element, and whether it can be chosen.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Attributes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It can't be chosen.
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  var storedTitle = ""
  var storedSubtitle: String?
  var storedImage: UIImage?

  open var title: String { storedTitle }
  /// The text below the title.
  open var subtitle: String? {
    get { storedSubtitle }
    set { storedSubtitle = newValue }
  }
  /// The image beside the title.
  open var image: UIImage? { storedImage }
  /// The name by which tests find it.
  open var accessibilityIdentifier: String?

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    super.init()
    (storedTitle, storedSubtitle, storedImage) = (title, subtitle, image)
  }

  /// An element of a file.
  public required init?(coder: NSCoder) { super.init() }
}

/// An element of a menu that does something and can be marked.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  /// The image beside the title.
  var image: UIImage? { get set }
  /// The text that explains it.
  var discoverabilityTitle: String? { get set }
  /// Its look, and whether it can be chosen.
  var attributes: UIMenuElement.Attributes { get set }
  /// The mark beside it.
  var state: UIMenuElement.State { get set }
  /// The object that it was chosen in.
  var sender: Any? { get }
  /// The view that shows it.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  /// Does what it does.
  func performWithSender(_ sender: Any?, target: Any?)
}

/// The target of a popover or a menu: a view or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The rectangle to point at in a view, in points.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {}
