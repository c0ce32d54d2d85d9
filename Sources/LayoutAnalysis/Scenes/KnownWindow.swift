import LayoutInput
import LayoutModel
import LayoutResolution
import LayoutSimulator

/// What an Interface Builder file's scenes hang on, whichever way the interface stands (`Scene.standing(in:)`): they
/// are the same in all windows of the same traits, but where there is a split view, which goes by the width too.
struct KnownWindow: Hashable {
  private var traits: Traits
  private let localization: String?
  private var width: Double?

  /// What of the window scenes without a split view (`Scene.hasSplitView`) hang on: not on how wide it is, nor on its
  /// orientation; on its size classes and the kind of its device where the file says something of the kind, on its
  /// scale where images have sizes of their own at each.
  ///
  /// - Parameters:
  ///   - content: The scenes' file.
  ///   - file: The same, with its project.
  /// - Returns: A window that stands for all that are like this one.
  func representative(for content: InterfaceBuilderFile, _ file: SceneFile) -> KnownWindow {
    var other = self
    other.width = nil
    other.traits.interfaceOrientation = .portrait
    if !content.varies {
      (other.traits.horizontalSizeClass, other.traits.verticalSizeClass) = (.compact, .regular)
      other.traits.userInterfaceIdiom = .phone
    }
    if file.project.folder == nil || content.projectImages.isEmpty { other.traits.displayScale = 1 }
    return other
  }

  /// The window of conditions; `nil` where they name no device of the catalogue, or no orientation: a file's own is
  /// taken then.
  init?(_ conditions: Conditions) throws(DeviceError) {
    guard let name = conditions.device, name != Device.inlineID, !conditions.isOnCanvas,
      let orientation = conditions.orientation
    else { return nil }
    var device = try DeviceCatalogue.knownDevice(named: name, systemVersion: conditions.systemVersion)
    if let size = conditions.size { device.windowPlacement = .size(size) }
    let window = device.window(in: orientation)
    (traits, localization, width) = (window.traits, conditions.localization, window.size.width)
  }
}

extension Scene {
  /// Whether a split view controller is in it, or is presented at first: what it shows goes by the window's width and
  /// orientation.
  var hasSplitView: Bool { rootViewController.hasSplitView }
}

extension ViewController {
  /// Whether it is a split view controller, contains one, or presents one at first.
  fileprivate var hasSplitView: Bool {
    kind == .splitViewController || viewControllers.contains(where: \.hasSplitView)
      || childViewControllers.contains { $0.viewController.hasSplitView }
      || presents.contains { presentation in
        guard case .declared(let controller) = presentation.subject else { return false }
        return controller.hasSplitView
      }
  }
}
