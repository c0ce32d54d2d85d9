import InterfaceBuilder
import LayoutModel

/// What a storyboard's controllers contain, and what bars show of them.
@MainActor struct StoryboardContainers {
  private let storyboard: StoryboardLoader
  private let nib: NibFile

  init(_ storyboard: StoryboardLoader, _ nib: NibFile) {
    (self.storyboard, self.nib) = (storyboard, nib)
  }

  /// Gives a container its first controllers.
  func fill(_ controller: UIViewController, _ index: Int, _ declared: LayoutModel.ViewController) {
    guard
      controller is UINavigationController || controller is UITabBarController
        || controller is UISplitViewController
    else { return }
    let content = nib.file.declaredContent(ofController: index).map { storyboard.controller($0) }
    switch controller {
    case let stack as UINavigationController:
      stack.navigationBar.prefersLargeTitles = declared.navigation.prefersLargeTitles
      if let isTranslucent = declared.navigation.isTranslucent {
        stack.navigationBar.isTranslucent = isTranslucent
      }
      stack.isNavigationBarHidden = declared.navigation.isNavigationBarHidden
      stack.isToolbarHidden = declared.navigation.isToolbarHidden
      if !content.isEmpty { stack.setViewControllers(content, animated: false) }
    case let tabs as UITabBarController:
      if let isTranslucent = declared.navigation.isTranslucent {
        tabs.tabBar.isTranslucent = isTranslucent
      }
      if !content.isEmpty { tabs.setViewControllers(content, animated: false) }
    case let split as UISplitViewController:
      split.preferredDisplayMode =
        switch declared.split.preferredDisplayMode {
        case .automatic: .automatic
        case .secondaryOnly: .secondaryOnly
        case .oneBesideSecondary: .oneBesideSecondary
        case .oneOverSecondary: .oneOverSecondary
        }
      if let width = declared.split.minimumPrimaryColumnWidth {
        split.minimumPrimaryColumnWidth = CGFloat(width)
      }
      if let width = declared.split.maximumPrimaryColumnWidth {
        split.maximumPrimaryColumnWidth = CGFloat(width)
      }
      if let fraction = declared.split.preferredPrimaryColumnWidthFraction {
        split.preferredPrimaryColumnWidthFraction = CGFloat(fraction)
      }
      if !content.isEmpty { split.viewControllers = Array(content.prefix(2)) }
    default: break
    }
  }
}
