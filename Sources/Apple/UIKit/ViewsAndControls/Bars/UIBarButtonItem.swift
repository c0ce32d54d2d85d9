import LayoutModel

/// An item of a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    /// With a border, as long ago.
    case bordered
    /// Of something that finishes.
    case done
    /// Of something that stands out.
    public static var prominent: Style { .done }
  }

  /// An item that the system has.
  public enum SystemItem: Int, Sendable {
    case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  /// The item of the system's that it is.
  private(set) var systemItem: SystemItem?
  /// The view that shows it.
  weak var shownView: UIView?
  /// The bar that shows it.
  weak var bar: UIView?
  private var backgroundImages: [String: UIImage] = [:]

  open var style = Style.plain
  /// Its width, in points; 0 for that of its content.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// The titles that it may have: it is as wide as the widest.
  open var possibleTitles: Set<String>?
  /// The view that it shows.
  open var customView: UIView? { didSet { changed() } }
  /// The object that is sent its action.
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: Selector?
  /// The action of a tap.
  open var primaryAction: UIAction? {
    didSet {
      if title == nil { title = primaryAction?.title }
      if image == nil { image = primaryAction?.image }
    }
  }
  /// The menu of a tap.
  open var menu: UIMenu?
  /// The order of the menu's elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// The item in a menu where there is no room for it.
  open var menuRepresentation: UIMenuElement?
  /// A Boolean that makes a tap choose it or not.
  open var changesSelectionAsPrimaryAction = false
  /// A Boolean that tells whether it is chosen.
  open var isSelected = false
  /// A Boolean that hides it.
  open var isHidden = false { didSet { changed() } }
  open var tintColor: UIColor?
  open var hidesSharedBackground = false
  open var sharesBackground = true
  /// The name by which transitions find it again.
  open var identifier: String?
  /// The group that it is in.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  /// An item that shows nothing.
  public override init() { super.init() }

  /// An item of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
  }

  /// An item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }

  /// An item with an image, and another one in bars of little height.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    (self.image, self.landscapeImagePhone) = (image, landscapeImagePhone)
    (self.style, self.target, self.action) = (style, target as AnyObject?, action)
  }

  /// An item of the system's.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    (self.systemItem, self.target, self.action) = (systemItem, target as AnyObject?, action)
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// An item of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// An item of the system's with an action and a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// An item with a title, an image, an action and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// An item with a title, an image, an action, a menu, and what stands for it in a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    (self.target, self.action) = (target, action)
  }

  /// A space that takes what room there is.
  open class func flexibleSpace() -> Self { space(.flexibleSpace) }
  /// A space of a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }
  private class func space(_ kind: SystemItem) -> Self {
    guard let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil) as? Self else {
      preconditionFailure("a space is made by the class itself")
    }
    return item
  }

  /// The group of this item alone.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
  /// A group of this item alone that the user may move.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { creatingFixedGroup() }
  /// A group of this item alone that the user may remove.
  open func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true)
    -> UIBarButtonItemGroup
  { creatingFixedGroup() }

  // MARK: Images

  private func key(_ state: UIControl.State, _ style: Style?, _ metrics: UIBarMetrics) -> String {
    "\(state.rawValue) \(style?.rawValue ?? -1) \(metrics.rawValue)"
  }
  /// Sets the image behind it for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    backgroundImages[key(state, nil, barMetrics)] = image
  }
  /// Sets the image behind it for a state and a look.
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { backgroundImages[key(state, style, barMetrics)] = image }
  /// The image behind it for a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[key(state, nil, barMetrics)]
  }
  /// Sets the image behind it as a button that leads back.
  open func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    backgroundImages["back " + key(state, nil, barMetrics)] = image
  }
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Moves its title as a button that leads back.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Moves the image behind it.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}

  // MARK: Showing

  override func changed() { bar?.setNeedsLayout() }

  /// Shows whether a controller is edited.
  func showEditing(_ isEditing: Bool) {
    systemItem = isEditing ? .done : .edit
    style = isEditing ? .done : .plain
    changed()
  }

  /// Does what a tap does.
  func fire(_ event: UIEvent? = nil) {
    guard isEnabled else { return }
    if let primaryAction { primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    _ = ResponderAction.send(action, to: target, from: self, event: event, first: bar ?? shownView)
  }

  /// The item as the rules know it.
  var declared: BarButtonItem {
    var item = BarButtonItem(id: objectName, title: title, isEnabled: isEnabled)
    if let systemItem {
      item.systemItem = BarButtonItem.SystemItem.allCases[systemItem.rawValue]
      item.title = title ?? item.systemItem?.title
    }
    if width > 0 { item.width = Double(width) }
    if let customView {
      item.form = .customView
      item.width = Double(width > 0 ? width : customView.sizeInBar.width)
    } else if image != nil {
      item.form = .image
      item.title = nil
      if width <= 0, let image { item.width = Double(image.size.width) }
    }
    return item
  }

  /// The frame of the view that shows it, in another view.
  open func frame(in referenceView: UIView) -> CGRect? {
    guard let shownView else { return nil }
    return shownView.convert(shownView.bounds, to: referenceView)
  }
}

extension UIView {
  /// The view's size as an item of a bar: by constraints where the view has some, else the present size.
  var sizeInBar: CGSize {
    if !translatesAutoresizingMaskIntoConstraints || !heldConstraints.isEmpty {
      let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width > 0 { return size }
    }
    if bounds.size != .zero { return bounds.size }
    let content = intrinsicContentSize
    return CGSize(width: max(0, content.width), height: max(0, content.height))
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Items of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  /// The item in place of the group, where room is lacking.
  open var representativeItem: UIBarButtonItem?
  /// A Boolean that tells whether that shows.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// A Boolean that shows them always.
  open var alwaysAvailable = false
  /// The group in a menu.
  open var menuRepresentation: UIMenuElement?
  /// A Boolean that hides them.
  open var isHidden = false

  /// A group of items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    for item in barButtonItems { item.buttonGroup = self }
  }

  /// A group of a file.
  public required init?(coder: NSCoder) { barButtonItems = [] }
}
