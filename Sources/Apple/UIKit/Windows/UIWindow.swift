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
    public static let alert = Level(2000)
  }

  /// The device, the interface's orientation and the user's settings.
  var environment = UIScreen.main.environment { didSet { environmentChanged() } }
  /// The answer of the controller that decides whether the status bar is hidden; `nil` where it leaves that to the system.
  private var isStatusBarHidden: Bool? { didSet { HierarchyLayout.insetsEpoch += 1 } }
  /// The window of the engine's rules, at the size at which they were last asked.
  private var knownWindow: (size: CGSize, window: LayoutModel.Window)?
  private var knownTraits: (size: CGSize, traits: UITraitCollection)?
  /// The contents of popovers that nobody presents, as those of older code.
  var popovers: [UIViewController] = []
  /// The number of presentations so far.
  var presentationCount = 0
  /// The bar of the first responder, at the bottom.
  var accessoryHost: InputAccessoryHost? {
    didSet {
      guard accessoryHost !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryHost { addSubview(accessoryHost) }
      setNeedsLayout()
    }
  }
  open var windowLevel = Level.normal
  /// The screen that it is on.
  open var screen: UIScreen { UIScreen.main }
  /// The scene that it belongs to.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }
  /// True if the window gets the keyboard's input.
  open private(set) var isKeyWindow = false
  open var canBecomeKey: Bool { true }

  /// A window with a frame, in points; as large as the screen where it has no size. (Tests of public libraries that place views in
  /// `UIWindow()` hold on devices only so, and snapshots of controllers without a size are as large as the screen.)
  public override init(frame: CGRect) { super.init(frame: frame.size == .zero ? UIScreen.main.bounds : frame) }

  /// A window as large as the screen.
  public convenience init() { self.init(frame: .zero) }

  /// A window of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A window of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    join(windowScene)
  }

  private func join(_ scene: UIWindowScene) { windowScene = scene }

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

  /// The safe area that the window has, whatever its device; that of the device if `nil`.
  private(set) var givenSafeArea: UIEdgeInsets?

  /// A window with a frame and a safe area of its own, as for a snapshot.
  package convenience init(frame: CGRect, safeArea: UIEdgeInsets) {
    self.init(frame: frame)
    givenSafeArea = safeArea
    updateSafeArea()
  }

  private func environmentChanged() {
    knownWindow = nil
    knownTraits = nil
    HierarchyLayout.insetsEpoch += 1
  }

  override func didInitialize() {
    isOpaque = true
    WindowRegistry.add(self)
    updateSafeArea()
  }

  /// The window as the engine's rules know it: of the size that it has.
  var declaredWindow: LayoutModel.Window {
    if let knownWindow, knownWindow.size == storedSize { return knownWindow.window }
    let whole = environment.window
    var window =
      storedSize == CGSize(whole.size)
      ? whole
      : environment.device.window(ofSize: Size(storedSize), in: environment.orientation, environment.settings)
    window.keyboardHeight = environment.keyboardHeight
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
      oldValue?.leaveWindow(self)
      if let controller = rootViewController { show(controller) }
    }
  }

  private func show(_ controller: UIViewController) {
    turnForLaunch(of: controller)
    let coordinator = TransitionCoordinator(.ofContainer, to: controller, in: self, duration: 0)
    ControllerExchange(ControllerChange(.ofContainer, coming: [controller])).perform(by: coordinator) { [self] in
      let view: UIView = controller.view
      view.frame = frameOfRoot(controller)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
      statusBarMayHaveChanged()
    }
  }

  /// The frame of the root controller's view: all of the window, or until iOS 6 the part below the status bar.
  func frameOfRoot(_ controller: UIViewController) -> CGRect {
    var around = ControllerEnvironment(
      environment.device, in: environment.orientation,
      statusBar: ControllerEnvironment.StatusBar(
        isHidden: isStatusBarHidden, style: ApplicationSettings.declared.statusBarStyle), environment.settings)
    around.size = Size(storedSize)
    return CGRect(around.frame(of: controller.declared))
  }

  /// Asks about the status bar anew: the safe area may be another.
  func statusBarMayHaveChanged() {
    guard let decider = controllerOfStatusBar?.deciderOfStatusBar else { return }
    let answer = decider.ownStatusBarHidden
    guard answer != isStatusBarHidden else { return }
    isStatusBarHidden = answer
    updateSafeArea()
  }

  /// Shows the window, and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    layoutIfNeeded()
  }

  /// Lets it get what is typed.
  open func makeKey() {
    let app = UIApplication.shared
    if windowScene == nil, !app.ownWindows.contains(where: { $0 === self }) { app.ownWindows.append(self) }
    guard !isKeyWindow else { return }
    for window in app.windows where window !== self && window.isKeyWindow { window.resignKey() }
    isKeyWindow = true
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Told that it gets what is typed.
  open func becomeKey() {}
  /// Called when the window loses the keyboard's input.
  open func resignKey() {
    isKeyWindow = false
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }
  /// Sends an event to the views that it is for.
  open func sendEvent(_ event: UIEvent) { TouchDispatch.dispatch(event, in: self) }

  public nonisolated class var didBecomeVisibleNotification: Notification.Name {
    .init("UIWindowDidBecomeVisibleNotification")
  }
  /// It isn't shown any longer.
  public nonisolated class var didBecomeHiddenNotification: Notification.Name {
    .init("UIWindowDidBecomeHiddenNotification")
  }
  /// It gets what is typed.
  public nonisolated class var didBecomeKeyNotification: Notification.Name { .init("UIWindowDidBecomeKeyNotification") }
  /// It doesn't get what is typed any longer.
  public nonisolated class var didResignKeyNotification: Notification.Name { .init("UIWindowDidResignKeyNotification") }

  open override var window: UIWindow? { self }

  /// Places its subviews, and the bar of the first responder at the bottom.
  open override func layoutSubviews() {
    super.layoutSubviews()
    accessoryHost?.place(in: self)
  }

  override func surroundingsChanged() { HierarchyLayout.insetsEpoch += 1 }
  override var safeAreaWithoutSuperview: EdgeInsets {
    if let givenSafeArea { return givenSafeArea.insets }
    let window = declaredWindow
    return SystemBehavior(window.traits.systemVersion).windowInsets(
      window.safeAreaInsets, on: environment.device, in: environment.orientation, isStatusBarHidden: isStatusBarHidden)
  }
  override var traitsWithoutSuperview: UITraitCollection {
    if let knownTraits, knownTraits.size == storedSize { return knownTraits.traits }
    let traits = UITraitCollection(declaredWindow.traits)
    knownTraits = (storedSize, traits)
    return traits
  }
}
