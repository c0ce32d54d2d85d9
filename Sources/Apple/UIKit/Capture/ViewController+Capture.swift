import Checks
package import LayoutModel
import LayoutResolution

extension LayoutModel.ViewController {
  /// Takes what a live controller answers about itself, where it isn't what the system answers for a controller that says nothing, and
  /// the name of its class.
  ///
  /// UIKit has asked for these answers when the controller was shown, so what its code reads for them has been noted.
  @MainActor mutating func take(answersOf live: UIViewController) {
    userLabel = "\(type(of: live))"
    let allowed = live.answeredOrientations?.mask.intersection(.all)
    if let allowed, !allowed.isEmpty { supportedInterfaceOrientations = allowed }
    prefersStatusBarHidden = ConditionReads.unnoted { live.ownStatusBarHidden }
    let size = live.preferredContentSize
    if size.width > 0, size.height > 0 { preferredContentSize = Size(size) }
    if live.modalPresentationStyle != .automatic { modalPresentationStyle = live.modalPresentationStyle.style }
    bars = live.declaredBars.withoutItems
    if let around = live.navigationController { navigation = around.declaredNavigation }
    if let live = live as? UISplitViewController { split = live.declaredSplit }
  }
}

extension BarSettings {
  /// The settings without the bars' items, which belong to the live bars.
  fileprivate var withoutItems: BarSettings {
    var bars = self
    bars.navigationItem.backBarButtonItem = nil
    (bars.navigationItem.leftBarButtonItems, bars.navigationItem.rightBarButtonItems) = ([], [])
    (bars.tabBarItem, bars.toolbarItems) = (BarSettings().tabBarItem, [])
    return bars
  }
}

extension Scene {
  /// The answers of a loaded container, without the screens in the container.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - conditions: The device, the orientation and the user's settings.
  ///   - name: The container's name.
  /// - Returns: A scene of a controller without views, which has the answers.
  /// - Throws: `DeviceError`, `InvalidScene`.
  @MainActor package static func answers(
    of container: UIViewController, in conditions: Conditions, name: String
  ) throws -> Scene {
    container.loadViewIfNeeded()
    let environment = try ScreenEnvironment(conditions)
    var controller = LayoutModel.ViewController()
    controller.take(answersOf: container)
    return try Scene(answering: controller, in: environment, name: name)
  }

  /// A scene of a controller, which may have the answers of the containers around it.
  ///
  /// - Throws: `InvalidScene`.
  init(answering controller: LayoutModel.ViewController, in environment: ScreenEnvironment, name: String) throws {
    var plain = controller
    (plain.navigation, plain.split) = (NavigationSettings(), SplitSettings())
    let scene = try Scene(
      name: name, device: .inline(environment.device), systemVersion: environment.device.systemVersion,
      rootViewController: plain, orientation: environment.orientation, userSettings: environment.settings)
    self.init(
      checked: controller, name: scene.name, device: scene.device, systemVersion: scene.systemVersion,
      application: scene.application, orientation: scene.orientation, userSettings: scene.userSettings)
  }
}
