import UIKit

/// A navigation controller that lets its top controller say in which ways the interface may stand.
class MaskedNavigationController: UINavigationController {
  init() { super.init(rootViewController: LandscapeController()) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}

/// A controller of landscape alone; a pad may also turn it upright.
class LandscapeController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .landscape
  }
}
