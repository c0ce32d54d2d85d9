public import LayoutModel
import LayoutSimulator

/// The view that all views of a scene are in.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// A place among the windows of a screen.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number: higher ones lie in front.
    public let rawValue: CGFloat
    /// A level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// That of an app's windows.
    public static let normal = Level(0)
    /// That of the status bar.
    public static let statusBar = Level(1000)
    /// That of alerts.
    public static let alert = Level(2000)
  }

  private(set) var environment = UIScreen.main.environment { didSet { environmentChanged() } }
  /// What the engine's rules know it as, at the size at which they were last asked.
  private var knownWindow: (size: CGSize, window: LayoutModel.Window)?
  private var knownTraits: (size: CGSize, traits: UITraitCollection)?
  /// Its level.
  open var windowLevel = Level.normal
  /// The screen that it is on.
  open var screen: UIScreen { UIScreen.main }
  /// The scene that it belongs to.
  open weak var windowScene: UIWindowScene?
  /// A Boolean that tells whether it gets what is typed.
  open private(set) var isKeyWindow = false
  /// A Boolean that lets it become the one that gets what is typed.
  open var canBecomeKey: Bool { true }

  /// A window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// A window under conditions: of their device, orientation and size, with their traits.
  ///
  /// - Throws: `DeviceError` where there is no such device.
  public convenience init(_ conditions: Conditions) throws(DeviceError) {
    self.init(environment: try ScreenEnvironment(conditions))
  }

  convenience init(environment: ScreenEnvironment) {
    self.init(frame: CGRect(origin: .zero, size: CGSize(environment.window.size)))
    self.environment = environment
    // An initializer's own changes aren't observed.
    environmentChanged()
    updateSafeArea()
  }

  private func environmentChanged() {
    knownWindow = nil
    knownTraits = nil
    HierarchyLayout.insetsEpoch += 1
  }

  override func didInitialize() {
    isOpaque = true
    updateSafeArea()
  }

  /// The window as the engine's rules know it: of the size that it has.
  var declaredWindow: LayoutModel.Window {
    if let knownWindow, knownWindow.size == storedSize { return knownWindow.window }
    let whole = environment.window
    let window =
      storedSize == CGSize(whole.size)
      ? whole
      : environment.device.window(ofSize: Size(storedSize), in: environment.orientation, environment.settings)
    knownWindow = (storedSize, window)
    return window
  }

  /// The size of its device's screen in an orientation, in points.
  func declaredScreenSize(in orientation: LayoutModel.InterfaceOrientation) -> CGSize {
    CGSize(environment.device.size(in: orientation))
  }

  /// The controller whose view fills it.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if oldValue?.viewIfLoaded?.superview === self { oldValue?.view.removeFromSuperview() }
      guard let controller = rootViewController else { return }
      show(controller)
    }
  }

  private func show(_ controller: UIViewController) {
    let view: UIView = controller.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    controller.beginShowing()
  }

  /// Shows it and lets it get what is typed.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    layoutIfNeeded()
  }

  /// Lets it get what is typed.
  open func makeKey() {
    isKeyWindow = true
    becomeKey()
  }

  /// Told that it gets what is typed.
  open func becomeKey() {}
  /// Told that it doesn't get what is typed any longer.
  open func resignKey() { isKeyWindow = false }
  /// Sends an event to the views that it is for.
  open func sendEvent(_ event: UIEvent) {}

  /// Itself.
  open override var window: UIWindow? { self }

  override func surroundingsChanged() { HierarchyLayout.insetsEpoch += 1 }
  override var safeAreaWithoutSuperview: EdgeInsets { declaredWindow.safeAreaInsets }
  override var traitsWithoutSuperview: UITraitCollection {
    if let knownTraits, knownTraits.size == storedSize { return knownTraits.traits }
    let traits = UITraitCollection(declaredWindow.traits)
    knownTraits = (storedSize, traits)
    return traits
  }
}

/// A scene of an app: its windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIResponder {
  /// Its windows.
  open internal(set) var windows: [UIWindow] = []
  /// The screen that it is on.
  open var screen: UIScreen { UIScreen.main }
}
