/// A menu of actions, commands and menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name by which a menu is found.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The menu at the root of the system's.
    public static let root = Identifier("com.apple.menu.root")
    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    /// That of the view.
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
    /// That of the format.
    public static let format = Identifier("com.apple.menu.format")
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    public static let find = Identifier("com.apple.menu.find")
    public static let replace = Identifier("com.apple.menu.replace")
    public static let share = Identifier("com.apple.menu.share")
    public static let lookup = Identifier("com.apple.menu.lookup")
    public static let learn = Identifier("com.apple.menu.learn")
    public static let speech = Identifier("com.apple.menu.speech")
    public static let textStyle = Identifier("com.apple.menu.text-style")
    public static let textSize = Identifier("com.apple.menu.text-size")
    public static let textColor = Identifier("com.apple.menu.text-color")
    public static let font = Identifier("com.apple.menu.font")
    /// Opening what was open before.
    public static let openRecent = Identifier("com.apple.menu.open-recent")
    public static let newScene = Identifier("com.apple.menu.new-item")
    public static let newItem = Identifier("com.apple.menu.new-item")
    public static let close = Identifier("com.apple.menu.close")
    public static let print = Identifier("com.apple.menu.print")
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// The object that tells of the application.
    public static let about = Identifier("com.apple.menu.about")
    public static let services = Identifier("com.apple.menu.services")
    public static let hide = Identifier("com.apple.menu.hide")
    public static let quit = Identifier("com.apple.menu.quit")
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
    public static let autoFill = Identifier("com.apple.menu.autofill")
    public static let alignment = Identifier("com.apple.menu.alignment")
  }

  /// The way in which a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements stand in the menu around it.
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    /// One of its elements is marked at most.
    public static let singleSelection = Options(rawValue: 32)
    /// Its elements stand beside each other.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    case small = 0, medium, large
    /// As the system likes.
    case automatic = -1
  }

  /// The name by which it is found.
  public let identifier: Identifier
  /// The way in which it is shown.
  public let options: Options
  public let children: [UIMenuElement]
  /// The size of its elements.
  open var preferredElementSize: ElementSize
  /// The marked elements in it, and in the menus that stand in it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
      return (element as? any UIMenuLeaf)?.state == .on ? [element] : []
    }
  }

  /// A menu with a title.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A menu of a file is empty.
  public required init?(coder: NSCoder) {
    identifier = Identifier("")
    options = []
    children = []
    preferredElementSize = .automatic
    super.init(coder: coder)
  }

  /// The menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}

/// A place in a menu that is filled when the menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  /// The provider of its content, asked once.
  public private(set) lazy var elements: [UIMenuElement] = {
    var elements: [UIMenuElement] = []
    provider { elements = $0 }
    return elements
  }()

  /// A place that a closure fills once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// A place of a file is empty.
  public required init?(coder: NSCoder) {
    provider = { $0([]) }
    super.init(coder: coder)
  }

  /// A place that a closure fills each time.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// The maker of the system's menus.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The system whose menus are made.
  var system: UIMenuSystem { get }
  /// The menu of a name.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of a name.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command of an action.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts another menu in place of one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts other elements in place of a menu's.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, at its start.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, at its end.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// That of the menu bar.
  public static let main = UIMenuSystem()
  /// That of menus at a place.
  public static let context = UIMenuSystem()
  /// Asks for the menus to be made anew: nothing here.
  open func setNeedsRebuild() {}
  /// Asks for the menus to be validated anew: nothing here.
  open func setNeedsRevalidate() {}
}
