/// The work of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// An action of a menu or a control: a closure with a title.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// The name by which an action is found.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let paste = Identifier("com.apple.menu.paste")
    /// Pasting in the style of what is around.
    public static let pasteAndMatchStyle = Identifier("com.apple.menu.paste-and-match-style")
    /// Pasting an address and going there.
    public static let pasteAndGo = Identifier("com.apple.menu.paste-and-go")
    /// Pasting a text and searching for it.
    public static let pasteAndSearch = Identifier("com.apple.menu.paste-and-search")
  }

  private let handler: UIActionHandler
  /// The name by which it is found.
  public let identifier: Identifier
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image beside the title.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// The image while it is marked.
  open var selectedImage: UIImage?
  /// The text that explains it.
  open var discoverabilityTitle: String?
  /// Its look, and whether it can be chosen.
  open var attributes: UIMenuElement.Attributes
  /// The mark beside it.
  open var state: UIMenuElement.State
  /// The control or the menu that it was chosen in, while it runs.
  open internal(set) var sender: Any?
  /// The view that shows it.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }

  /// An action with a title and a closure.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// An action of a file does nothing.
  public required init?(coder: NSCoder) {
    handler = { _ in }
    identifier = Identifier("")
    attributes = []
    state = .off
    super.init(coder: coder)
  }

  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
