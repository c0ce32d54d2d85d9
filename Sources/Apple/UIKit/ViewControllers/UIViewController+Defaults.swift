import LayoutModel

/// The answers of a controller that gives none itself.
extension UIViewController {
  /// The orientations that the system allows a controller.
  var usualOrientations: UIInterfaceOrientationMask {
    orientationAnswerIsUsual = true
    return UIInterfaceOrientationMask(behavior.standardOrientations(on: windowEnvironment.device.idiom))
  }

  /// Its own answer about orientations; `nil` where it leaves that to the system.
  var answeredOrientations: UIInterfaceOrientationMask? {
    orientationAnswerIsUsual = false
    let answer = supportedInterfaceOrientations
    return orientationAnswerIsUsual && answer == usualOrientations ? nil : answer
  }

  /// A container's orientations where the system's rule asks contained controllers: what all of these allow. Else the usual orientations.
  func orientations(
    ofContained controllers: [UIViewController], where isAsking: (SystemBehavior) -> Bool
  ) -> UIInterfaceOrientationMask {
    guard !controllers.isEmpty, isAsking(behavior) else { return usualOrientations }
    return controllers.reduce(.all) { $0.intersection($1.supportedInterfaceOrientations) }
  }

  /// The interface's present orientation if allowed, else the first allowed orientation.
  var usualPresentationOrientation: UIInterfaceOrientation {
    let supported = supportedInterfaceOrientations.mask
    let present = windowEnvironment.orientation
    let first = LayoutModel.InterfaceOrientation.allCases.first { supported.allows($0) }
    return UIInterfaceOrientation(supported.allows(present) ? present : first ?? present)
  }

  /// The system's answer about the status bar: hidden on phones in landscape from iOS 8 on.
  var usualStatusBarHidden: Bool {
    statusBarAnswerIsUsual = true
    let traits = traitCollection.values
    return behavior.hidesStatusBarInLandscape && traits.userInterfaceIdiom == .phone
      && traits.verticalSizeClass == .compact
  }

  /// Its own answer about the status bar; `nil` where it leaves that to the system.
  var ownStatusBarHidden: Bool? {
    statusBarAnswerIsUsual = false
    let answer = prefersStatusBarHidden
    return statusBarAnswerIsUsual ? nil : answer
  }

  /// The controller of its content that decides whether the status bar is hidden.
  var deciderOfStatusBar: UIViewController {
    var decider = self
    while let child = decider.childForStatusBarHidden { decider = child }
    return decider
  }

  // MARK: Bars

  /// Its item in a navigation bar, made with its title.
  var madeNavigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    item.controller = self
    storedNavigationItem = item
    return item
  }

  /// Its item in a tab bar, made with its title.
  var madeTabBarItem: UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  /// The item that switches editing on and off.
  var madeEditButtonItem: UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    storedEditButtonItem = item
    return item
  }

  // MARK: Showing

  /// Shows a controller in the nearest container that can, else presents it.
  func showInContainer(_ controller: UIViewController, _ sender: Any?) {
    guard let container = path.dropFirst().first(where: \.showsControllers) else {
      return present(controller, animated: true)
    }
    container.show(controller, sender: sender)
  }

  /// Shows a controller as the detail of the nearest split view, else presents it.
  func showAsDetail(_ controller: UIViewController, _ sender: Any?) {
    guard let split = splitViewController else { return present(controller, animated: true) }
    split.showDetailViewController(controller, sender: sender)
  }
}

/// A controller that has its place in a restored interface.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: NSObjectProtocol {
  /// The controller for a place in a restored interface.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
