import LayoutModel
import LayoutSimulator
import ViewKinds

/// A bar at the bottom that shows items.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  private let buttons = BarButtonViews()
  /// The environment that a container gives it.
  var environment: ControllerEnvironment? { didSet { setNeedsLayout() } }
  private var backgroundImages: [String: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  /// An object that says where it is.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The items, from the leading side on.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  override class var liveSettings: LiveSettings { settings }

  private static let settings =
    settingsOfViews + [
      LiveSetting(Bars.barStyle, \UIToolbar.barStyle), LiveSetting(Bars.barTintColor, \UIToolbar.barTintColor),
      LiveSetting(Bars.isTranslucent, \UIToolbar.isTranslucent),
    ]

  open var barStyle = UIBarStyle.default
  /// The colour behind it.
  open var barTintColor: UIColor?
  /// A Boolean that lets what is behind shine through.
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance() { didSet { standardAppearance = standardAppearance.copied } }
  /// Its look where it is of little height.
  open var compactAppearance: UIToolbarAppearance? { didSet { compactAppearance = compactAppearance?.copied } }
  /// Its look while content lies at its edge.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied } }
  /// Its look where it is of little height, while content lies at its edge.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied }
  }
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  /// A bar with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A bar of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the image behind it at a place.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImages["\(topOrBottom.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
  /// The image behind it at a place.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages["\(topOrBottom.rawValue) \(barMetrics.rawValue)"]
  }
  /// Sets the line at its edge at a place.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
  }
  /// The line at its edge at a place.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

  /// The height that it has by itself, in the width of a size.
  override func fittingSize(within size: CGSize) -> CGSize {
    let traits = traitCollection.traits
    let height = SystemBehavior(traits.systemVersion).toolbar(traits, above: 0, tabBarHeight: nil).height
    return CGSize(width: size.width, height: height)
  }

  /// The height that it has by itself.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingSize(within: .zero).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = (items ?? []).filter { !$0.isHidden }
    let placed = LayoutModel.View.toolbar(Rect(frame), shown.map(\.declared), in: environment ?? environmentOfBar)
    buttons.show(placed.subviews, in: self) { id in
      let item = shown.first { $0.objectName == id }
      return (item, { item?.fire() })
    }
  }
}

/// An object that says where a toolbar is.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
