package import LayoutModel
import LayoutResolution
import LayoutSimulator

/// The properties of a window that scenes depend on. Those of an Interface Builder file are the same in all windows with
/// the same traits, in every orientation (`Scene.standing(in:)`); only a split view also depends on the size. What code
/// makes depends on all.
package struct KnownWindow: Hashable {
  private var traits: Traits
  private let localization: String?
  private var size: Size?
  private let settings: UserSettings

  /// Returns the window without what some scenes don't depend on. Its width and orientation never remain.
  ///
  /// - Parameter dependence: What the scenes depend on.
  /// - Returns: A window that stands for all windows in which the scenes are alike.
  func representative(for dependence: SceneDependence) -> KnownWindow {
    guard case .traits(let varies, let scales) = dependence else { return self }
    var other = self
    other.size = nil
    other.traits.interfaceOrientation = .portrait
    if !varies {
      (other.traits.horizontalSizeClass, other.traits.verticalSizeClass) = (.compact, .regular)
      other.traits.userInterfaceIdiom = .phone
    }
    if !scales { other.traits.displayScale = 1 }
    return other
  }

  /// Creates the window of conditions; `nil` if they name no device of the catalogue, or no orientation, so that the
  /// file's own applies.
  package init?(_ conditions: Conditions) throws(DeviceError) {
    guard let name = conditions.device, name != Device.inlineID, !conditions.isOnCanvas,
      let orientation = conditions.orientation
    else { return nil }
    var device = try DeviceCatalogue.knownDevice(named: name, systemVersion: conditions.systemVersion)
    if let size = conditions.size { device.windowPlacement = .size(size) }
    let window = device.window(in: orientation)
    (traits, localization, size) = (window.traits, conditions.localization, window.size)
    settings = conditions.userSettings
  }
}

extension Scene {
  /// A Boolean value that tells whether the scene contains or initially presents a split view controller, whose content
  /// depends on the window's width and orientation.
  package var hasSplitView: Bool { rootViewController.hasSplitView }
}

extension ViewController {
  /// A Boolean value that tells whether the controller is a split view controller, contains one, or initially presents
  /// one.
  fileprivate var hasSplitView: Bool {
    kind == .splitViewController || viewControllers.contains(where: \.hasSplitView)
      || childViewControllers.contains { $0.viewController.hasSplitView }
      || presents.contains { presentation in
        guard case .declared(let controller) = presentation.subject else { return false }
        return controller.hasSplitView
      }
  }
}
