import Foundation
package import LayoutModel
import LayoutSimulator

/// The changes that a user makes while an app runs, besides turns: the size of its window, the text size, the appearance.
extension UIWindow {
  /// Gives the window another size, as a user does who resizes it: what is in it is told of the size, and of the traits.
  ///
  /// The controllers whose views fill the window are told beforehand, a container before its content; an override without a call of `super`
  /// keeps the news from the container's content.
  ///
  /// - Parameter size: The size, in points.
  package func resize(to size: Size) {
    var changed = environment
    changed.device.windowPlacement = .size(size)
    let (former, next) = (traitCollection, changed.traits)
    let coordinator = TransitionCoordinator(.ofTurn, in: self, duration: 0)
    var told: [UIViewController] = []
    coordinator.prepare {
      told = announce(CGSize(size), next, former, coordinator)
      replaceEnvironment(by: changed)
      take(changed.orientation)
      adoptTraits(instead: former)
      layoutIfNeeded()
      for controller in told { coordinator.runAlongside(of: controller) }
      coordinator.runAlongside {}
    }
    coordinator.run {
      for controller in told { coordinator.runCompletions(of: controller) }
    }
    layoutIfNeeded()
  }

  /// Tells controllers of a size to come.
  ///
  /// - Returns: Those that were told.
  private func announce(
    _ size: CGSize, _ next: UITraitCollection, _ former: UITraitCollection, _ coordinator: TransitionCoordinator
  ) -> [UIViewController] {
    var told: [UIViewController] = []
    var silent: [UIViewController] = []
    let isOfOtherClass =
      next.horizontalSizeClass != former.horizontalSizeClass || next.verticalSizeClass != former.verticalSizeClass
    for controller in controllers where controller.viewIfLoaded?.frame.size == bounds.size {
      guard !silent.contains(where: { controller.parent === $0 }) else {
        silent.append(controller)
        continue
      }
      if isOfOtherClass {
        ControllerRecord.current?.note(.callback, controller, "willTransition(to: newCollection, with: coordinator)")
        controller.willTransition(to: next, with: coordinator)
      }
      let words = "\(CallWords.length(size.width)) × \(CallWords.length(size.height))"
      ControllerRecord.current?.note(.callback, controller, "viewWillTransition(to: \(words), with: coordinator)")
      controller.passesTransitionOn = false
      coordinator.owner = controller
      controller.viewWillTransition(to: size, with: coordinator)
      coordinator.owner = nil
      told.append(controller)
      if !controller.passesTransitionOn { silent.append(controller) }
    }
    return told
  }

  /// Gives texts another size, as the user does in the settings.
  ///
  /// - Parameter category: The size.
  package func setContentSizeCategory(_ category: ContentSizeCategory) {
    let former = traitCollection
    var changed = environment
    changed.settings.preferredContentSizeCategory = category
    replaceEnvironment(by: changed)
    adoptTraits(instead: former)
    NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main)
    layoutIfNeeded()
  }

  /// Gives the interface a light or a dark appearance, as the user does in the settings.
  ///
  /// - Parameter style: The appearance.
  package func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    overrideUserInterfaceStyle = style
    layoutIfNeeded()
  }

  /// The orientation of the interface.
  package var interfaceOrientation: LayoutModel.InterfaceOrientation { environment.orientation }

  private func replaceEnvironment(by changed: ScreenEnvironment) {
    if UIScreen.main.environment.device == environment.device { UIScreen.main.environment = changed }
    environment = changed
  }
}
