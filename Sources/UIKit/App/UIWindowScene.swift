public import Foundation

/// A scene of windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// Its windows.
  open internal(set) var windows: [UIWindow] = []
  private let bar = UIStatusBarManager()

  /// The screen that it is on.
  open var screen: UIScreen { UIScreen.main }
  /// The window that gets what is typed.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation((windows.first?.environment ?? screen.environment).orientation)
  }
  /// Its traits.
  open var traitCollection: UITraitCollection { windows.first?.traitCollection ?? screen.traitCollection }
  /// Its rectangle in points.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// Its status bar.
  open var statusBarManager: UIStatusBarManager? { bar }
  /// The limits of its size, where it has any.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The object that has pictures of its screen: held.
  open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(of: self)
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

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// Its style.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  /// A Boolean that tells whether it is hidden.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// Its frame, in points.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// Pictures of a scene's screen as documents: held.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  /// The object that has them.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  /// Its scene.
  open private(set) weak var windowScene: UIWindowScene?

  init(of scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}

/// An object that has a document of what the screen shows.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Asked for a document.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  /// None.
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}
