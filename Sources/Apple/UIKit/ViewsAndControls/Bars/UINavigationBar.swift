import LayoutModel
import LayoutSimulator
import ViewKinds

/// A bar at the top that shows a title, the way back, and items.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// The items, the last on top.
  private var stack: [UINavigationItem] = []
  private let buttons = BarButtonViews()
  private let titleLabel = UILabel()
  private weak var shownTitleView: UIView?
  /// The bar's content and place, as a container sets them.
  var arrangement: Arrangement? { didSet { setNeedsLayout() } }
  /// The navigation controller that it belongs to.
  weak var navigationController: UINavigationController?

  /// The content that a container has a bar show.
  struct Arrangement {
    let environment: ControllerEnvironment
    let isTitleLarge: Bool
  }

  /// An object that is told of its items.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// A Boolean that lets what is behind shine through.
  open var isTranslucent: Bool {
    get {
      ConditionReads.note(.device)
      return storedTranslucency ?? UINavigationBar.isTranslucentByDefault
    }
    set {
      storedTranslucency = newValue
      navigationController?.contentNeedsLayout()
    }
  }
  /// Its translucency, where code says something of it.
  private(set) var storedTranslucency: Bool?
  /// A Boolean that allows large titles.
  open var prefersLargeTitles = false { didSet { navigationController?.contentNeedsLayout() } }
  override class var liveSettings: LiveSettings { settings }

  private static let settings =
    settingsOfViews + [
      LiveSetting(Bars.barStyle, \UINavigationBar.barStyle),
      LiveSetting(Bars.barTintColor, \UINavigationBar.barTintColor),
      LiveSetting(Bars.isTranslucent, \UINavigationBar.isTranslucent),
    ]

  open var barStyle = UIBarStyle.default
  /// The colour behind it.
  open var barTintColor: UIColor?
  /// The line at its edge.
  open var shadowImage: UIImage?
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the button that leads back.
  open var backIndicatorImage: UIImage?
  /// The mask of the button that leads back.
  open var backIndicatorTransitionMaskImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { standardAppearance = standardAppearance.copied }
  }
  /// Its look where it is of little height.
  open var compactAppearance: UINavigationBarAppearance? { didSet { compactAppearance = compactAppearance?.copied } }
  /// Its look while content lies at its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  /// Its look where it is of little height, while content lies at its edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied }
  }
  open var barPosition: UIBarPosition {
    delegate?.position(for: self) ?? (navigationController == nil ? .any : .topAttached)
  }
  private var backgroundImages: [String: UIImage] = [:]
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  /// A bar with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A bar of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static var isTranslucentByDefault: Bool {
    SystemBehavior(UITraitCollection.ofScreen.traits.systemVersion).barsAreTranslucent
  }

  // MARK: Items

  /// The items, the last on top.
  open var items: [UINavigationItem]? {
    get { stack }
    set { show(newValue ?? []) }
  }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { show(items ?? []) }
  /// The item on top.
  open var topItem: UINavigationItem? { stack.last }
  /// The item below that.
  open var backItem: UINavigationItem? { stack.dropLast().last }
  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    show(stack + [item])
    delegate?.navigationBar(self, didPush: item)
  }
  /// Takes the item on top away.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    show(stack.dropLast())
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  func show(_ items: [UINavigationItem]) {
    guard items.count != stack.count || !zip(items, stack).allSatisfy({ $0 === $1 }) else { return }
    for item in stack { item.bar = nil }
    stack = items
    for item in stack { item.bar = self }
    setNeedsLayout()
  }

  /// Told that an item shows something else.
  func itemChanged() { setNeedsLayout() }

  // MARK: Looks

  /// Sets the image behind it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages["\(barMetrics.rawValue)"] = backgroundImage
  }
  /// The image behind it.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages["\(barMetrics.rawValue)"] }
  /// Sets the image behind it at a place.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImages["\(barMetrics.rawValue) \(barPosition.rawValue)"] = backgroundImage }
  /// The image behind it at a place.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages["\(barMetrics.rawValue) \(barPosition.rawValue)"]
  }
  /// Moves the title up or down, in points.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleAdjustments[barMetrics] = adjustment
  }
  /// The distance by which the title is moved, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  // MARK: Layout

  /// The height that it has by itself, in the width of a size.
  override func fittingSize(within size: CGSize) -> CGSize {
    let traits = traitCollection.traits
    let height = SystemBehavior(traits.systemVersion).navigationBarHeight(traits, isInSheet: false)
    return CGSize(width: size.width, height: height)
  }

  /// The title is the bar's own, as in files.
  override var ownParts: [UIView] { [titleLabel] }
  /// The looks of what it shows besides items: its title, and the room for it.
  private(set) var shownTitle: ViewAppearance?

  /// The height that it has by itself.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingSize(within: .zero).height)
  }

  /// Places the way back, the title and the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let top = stack.last else {
      shownTitle = nil
      show(titleView: nil)
      buttons.show([], in: self) { _ in (nil, {}) }
      titleLabel.removeFromSuperview()
      return
    }
    let back = top.hidesBackButton ? nil : backItem
    let placed = LayoutModel.View.navigationBar(
      Rect(frame), top.declared, over: back?.declared, isTitleLarge: arrangement?.isTitleLarge ?? false,
      in: arrangement?.environment ?? environmentOfBar)
    let items = top.items + (back?.items ?? [])
    buttons.show(placed.subviews, in: self) { [weak self] id in
      guard let id, let item = items.first(where: { $0.objectName == id }), item !== back?.backBarButtonItem else {
        return (back?.backBarButtonItem, { self?.goBack() })
      }
      return (item, { item.fire() })
    }
    placeTitle(of: top, placed)
  }

  /// Places the title, or the view in its place, in the room between the items.
  private func placeTitle(of item: UINavigationItem, _ placed: LayoutModel.View) {
    shownTitle = item.titleView == nil ? placed.appearance : nil
    let insets = placed.appearance.contentInsets ?? DirectionalEdgeInsets()
    let row = buttons.views.first?.frame ?? CGRect(x: 0, y: 0, width: bounds.width, height: min(44, bounds.height))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = CGFloat(isMirrored ? insets.trailing : insets.leading)
    let right = CGFloat(isMirrored ? insets.leading : insets.trailing)
    var room = CGRect(x: left, y: row.minY, width: max(0, bounds.width - left - right), height: row.height)
    show(titleView: item.titleView)
    guard let view = item.titleView else {
      titleLabel.text = placed.appearance.title
      titleLabel.textAlignment = placed.appearance.isTitleLarge ? .natural : .center
      if placed.appearance.isTitleLarge { (room.origin.y, room.size.height) = (row.maxY, bounds.height - row.maxY) }
      if titleLabel.superview !== self { addSubview(titleLabel) }
      titleLabel.frame = room
      return
    }
    titleLabel.removeFromSuperview()
    let size = view.sizeInBar
    let width = min(size.width > 0 ? size.width : room.width, room.width)
    view.frame = CGRect(
      x: min(max((bounds.width - width) / 2, room.minX), room.maxX - width),
      y: room.minY + (room.height - min(size.height, room.height)) / 2, width: width,
      height: min(size.height, room.height))
  }

  /// Shows a view in the title's place, instead of the former item's.
  private func show(titleView: UIView?) {
    if shownTitleView !== titleView, shownTitleView?.superview === self { shownTitleView?.removeFromSuperview() }
    shownTitleView = titleView
    if let titleView, titleView.superview !== self { addSubview(titleView) }
  }

  private func goBack() {
    guard let top = stack.last else { return }
    if let action = backItem?.backAction ?? top.backAction {
      action.performWithSender(self, target: nil)
    } else if let back = backItem?.backBarButtonItem, back.action != nil || back.primaryAction != nil {
      back.fire()
    } else if let navigationController {
      guard delegate?.navigationBar(self, shouldPop: top) ?? true else { return }
      navigationController.popViewController(animated: true)
    } else {
      popItem(animated: true)
    }
  }
}

/// An object that is told of a navigation bar's items.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Asked before an item is put on top.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Told after an item was put on top.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Asked before the item on top is taken away.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Told after the item on top was taken away.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
