import LayoutModel

/// A scene of an app: its windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// Preferences of a scene's geometry.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// Preferences on phones and pads.
    open class iOS: GeometryPreferences {
      /// The orientations of the interface; `nil` for those that it has.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
      }
    }

    open class Mac: GeometryPreferences {
      /// The frame of the window, in points.
      open var systemFrame: CGRect

      /// Preferences of a frame.
      public init(systemFrame: CGRect = .null) { self.systemFrame = systemFrame }
    }
  }

  /// The geometry that a scene has.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The frame of the scene, in points.
    public let systemFrame: CGRect
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ frame: CGRect, _ orientation: UIInterfaceOrientation) {
      (systemFrame, interfaceOrientation) = (frame, orientation)
    }
  }

  open internal(set) var windows: [UIWindow] = []
  /// The screen that it is on.
  open var screen: UIScreen { UIScreen.main }
  /// The window that gets what is typed.
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation {
    ConditionReads.note(.window)
    return UIInterfaceOrientation(windows.first?.environment.orientation ?? screen.environment.orientation)
  }
  /// The traits in its place.
  open var traitCollection: UITraitCollection { windows.first?.traitCollection ?? screen.traitCollection }
  /// The geometry that it has.
  open var effectiveGeometry: Geometry { Geometry(windows.first?.frame ?? screen.bounds, interfaceOrientation) }
  /// The status bar over it.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)

  /// Its rectangle in points.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The limits of its size, where it has any.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The object that has pictures of its screen: held.
  open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(of: self)

  /// Asks for another geometry: the interface turns where its controllers allow that.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let orientations = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    for window in windows {
      if let refusal = window.request(orientations) { errorHandler?(refusal) }
    }
  }
}

/// The refusal of a scene's geometry.
public struct UISceneError: Error, CustomStringConvertible {
  public let description: String
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) { self.scene = scene }

  private var window: UIWindow? { scene?.windows.first }
  open var statusBarStyle: UIStatusBarStyle {
    var decider = window?.controllerOfStatusBar
    while let child = decider?.childForStatusBarStyle { decider = child }
    return decider?.preferredStatusBarStyle ?? .default
  }
  /// A Boolean that tells whether it is hidden.
  open var isStatusBarHidden: Bool { window?.controllerOfStatusBar?.deciderOfStatusBar.prefersStatusBarHidden ?? false }
  /// Its frame, in points.
  open var statusBarFrame: CGRect {
    guard let window, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: CGFloat(window.storedSafeArea.top))
  }
}

/// The limits of a scene's size.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points.
  open var minimumSize = CGSize.zero
  /// The largest size, in points.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// A Boolean that lets it fill the screen.
  open var allowsFullScreen = true
}
