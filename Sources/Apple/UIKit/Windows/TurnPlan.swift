import LayoutModel
import LayoutSimulator

/// A turn of a live window, by the steps that the simulator finds (`TurnSequence`).
@MainActor struct TurnPlan {
  let window: UIWindow
  let snapshot: WindowSnapshot
  let turn: Turn
  let steps: TurnSequence
  let coordinator: TransitionCoordinator
  let old: LayoutModel.InterfaceOrientation
  let new: LayoutModel.InterfaceOrientation
  let duration: Double

  private var next: UIInterfaceOrientation { UIInterfaceOrientation(new) }
  private var former: UIInterfaceOrientation { UIInterfaceOrientation(old) }

  /// The angle by which the content turns, in radians.
  static func angle(
    from old: LayoutModel.InterfaceOrientation, to new: LayoutModel.InterfaceOrientation
  ) -> CGFloat {
    func quarters(_ orientation: LayoutModel.InterfaceOrientation) -> Int {
      switch orientation {
      case .portrait: 0
      case .landscapeRight: 1
      case .portraitUpsideDown: 2
      case .landscapeLeft: 3
      }
    }
    let turns = (quarters(new) - quarters(old) + 4) % 4
    return CGFloat(turns == 3 ? -1 : turns) * .pi / 2
  }

  func perform() {
    var told: Set<ControllerHierarchy.Index> = []
    let exchange = ControllerExchange(
      ControllerChange(.ofTurn, leaving: controllers(turn.disappearing), coming: controllers(turn.appearing)))
    for controller in window.controllers { controller.transition = coordinator }
    coordinator.prepare {
      exchange.begin(animated: true)
      told = announce()
      change()
      settle()
      animate(told)
    }
    coordinator.run {
      end(told)
      exchange.end()
    }
  }

  private func controllers(_ indices: [ControllerHierarchy.Index]) -> [UIViewController] {
    indices.compactMap(controller)
  }

  /// The controller of a step, where it still exists.
  private func controller(_ index: ControllerHierarchy.Index) -> UIViewController? {
    window.controller(named: snapshot.name(of: index))
  }

  private func note(_ controller: UIViewController, _ message: String) {
    ControllerRecord.current?.note(.callback, controller, message)
  }

  // MARK: Before

  /// Announces traits, sizes and orientations.
  ///
  /// - Returns: The controllers that were told of their sizes.
  private func announce() -> Set<ControllerHierarchy.Index> {
    var told: Set<ControllerHierarchy.Index> = []
    var silent: Set<ControllerHierarchy.Index> = []
    for step in steps.beforehand {
      guard let controller = controller(step.controller) else { continue }
      switch step.kind {
      case .announceTraits(let classes):
        note(controller, "willTransition(to: \(classes), with: coordinator)")
        controller.willTransition(to: traits(classes, of: controller), with: coordinator)
        controller.presentation?.willTransition(to: traits(classes, of: controller), with: coordinator)
      case .announceSize(let size):
        guard snapshot.passesSizesOn(to: step.controller, { !silent.contains($0) }) else { continue }
        told.insert(step.controller)
        note(
          controller,
          "viewWillTransition(to: \(CallWords.length(size.width)) × \(CallWords.length(size.height)), with: coordinator)"
        )
        controller.passesTransitionOn = false
        controller.presentation?.viewWillTransition(to: CGSize(size), with: coordinator)
        coordinator.owner = controller
        controller.viewWillTransition(to: CGSize(size), with: coordinator)
        coordinator.owner = nil
        if !controller.passesTransitionOn { silent.insert(step.controller) }
      case .willRotate where applies(step, controller, told):
        note(controller, "willRotate(to: \(new.words), duration: \(duration))")
        controller.willRotate(to: next, duration: duration)
      default: break
      }
    }
    return told
  }

  /// Tells whether a step applies to a controller, once some were told of their sizes.
  private func applies(
    _ step: TurnStep, _ controller: UIViewController, _ told: Set<ControllerHierarchy.Index>
  ) -> Bool {
    switch step.condition {
    case .none: true
    case .isToldOfSize: told.contains(step.controller)
    case .passesSizeOn: told.contains(step.controller) && controller.passesTransitionOn
    }
  }

  private func traits(_ classes: SizeClasses, of controller: UIViewController) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      controller.traitCollection, UITraitCollection(horizontalSizeClass: .init(classes.horizontal)),
      UITraitCollection(verticalSizeClass: .init(classes.vertical)),
    ])
  }

  // MARK: Within

  private func change() {
    post("UIApplicationWillChangeStatusBarOrientationNotification", "to \(new.words)", new)
    window.take(new)
    post("UIApplicationDidChangeStatusBarOrientationNotification", "from \(old.words)", old)
  }

  private func post(_ name: String, _ words: String, _ orientation: LayoutModel.InterfaceOrientation) {
    ControllerRecord.current?.note(.notification, named: "application", "\(name), \(words)")
    NotificationCenter.default.post(
      name: NSNotification.Name(name), object: nil,
      userInfo: ["UIApplicationStatusBarOrientationUserInfoKey": orientation.rawValue])
  }

  /// Tells controllers of their traits, and lets the window lay out.
  private func settle() {
    for controller in window.containmentRoots { controller.presentation?.answerAnew() }
    for step in steps.changed {
      guard let controller = controller(step.controller) else { continue }
      if case .traitsChanged(let former) = step.kind {
        note(controller, "traitCollectionDidChange(\(former))")
        controller.tellOfTraits(traits(former, of: controller))
      } else {
        controller.viewIfLoaded?.setNeedsLayout()
      }
    }
    window.layoutIfNeeded()
    for controller in window.containmentRoots {
      (controller.presentation as? UIPopoverPresentationController)?.reposition()
    }
  }

  /// Runs what code does within the animation: each controller's own in its turn.
  private func animate(_ told: Set<ControllerHierarchy.Index>) {
    for step in steps.animated {
      guard let controller = controller(step.controller), applies(step, controller, told) else { continue }
      if step.kind == .alongside {
        note(controller, "animate(alongsideTransition:)")
        coordinator.runAlongside(of: controller)
      } else {
        note(controller, "willAnimateRotation(to: \(new.words), duration: \(duration))")
        coordinator.animate { controller.willAnimateRotation(to: next, duration: duration) }
      }
    }
    coordinator.runAlongside {}
  }

  // MARK: After

  private func end(_ told: Set<ControllerHierarchy.Index>) {
    window.layoutIfNeeded()
    for controller in window.controllers where controller.transition === coordinator { controller.transition = nil }
    for step in steps.afterwards {
      guard let controller = controller(step.controller), applies(step, controller, told) else { continue }
      if step.kind == .completion {
        note(controller, "the transition's completion")
        coordinator.runCompletions(of: controller)
      } else {
        note(controller, "didRotate(from: \(old.words))")
        controller.didRotate(from: former)
      }
    }
  }
}

extension UIViewController {
  /// Tells the controller, and its own views, of changed traits.
  func tellOfTraits(_ former: UITraitCollection) {
    traitCollectionDidChange(former)
    guard let view = viewIfLoaded else { return }
    var pending = [view]
    while let next = pending.popLast() {
      next.invalidateIntrinsicContentSize()
      next.traitCollectionDidChange(former)
      pending += next.subviews.filter { $0.rare?.viewController == nil }
    }
  }
}

extension UIPresentationController {
  /// Asks its delegate about the present environment.
  func answerAnew() {
    guard let traits = presenter?.windowAround?.traitCollection else { return }
    answer = .some(adaptiveAnswer(in: traits))
  }
}

/// Words of calls, as traces have them.
enum CallWords {
  /// A length without decimals that say nothing.
  static func length(_ length: Double) -> String {
    length == length.rounded() ? "\(Int(length))" : "\((length * 1000).rounded() / 1000)"
  }
}
