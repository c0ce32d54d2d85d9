public import LayoutModel

/// Someone who has a say in the interface's orientation.
public struct OrientationVoter: Hashable, Sendable {
  /// What messages call it: "the application", "the controller 'detail'".
  public let name: String
  /// The id, of one that the scene declares.
  public let id: String?
  /// What it allows, of an application in the order of its list, whose first is preferred.
  public let list: SupportedOrientations
  /// Whose answer it is, or which default.
  public let reason: String

  /// What it allows.
  public var supported: InterfaceOrientationMask { list.mask }

  /// What it allows, in words.
  var supportedWords: String {
    "supports \(list.orientations.isEmpty ? "none" : list.orientations.map(\.name).joined(separator: ", "))"
  }
}

extension OrientationVoter {
  /// The application, by the answer for its window, its list for the idiom, its list, or the default; one that may be
  /// resized isn't asked for the window (inferred).
  static func application(_ application: Application, on device: Device) -> OrientationVoter {
    if application.mayBeResized(on: device) {
      let listed = application.listedOrientations(on: device.idiom)?.orientations
      return OrientationVoter(
        name: "the application", id: nil, list: listed ?? .all,
        reason: "it may be resized: \(listed == nil ? "its window isn't the screen" : "it lists all four")")
    }
    let reason =
      if application.supportedInterfaceOrientationsForWindow != nil {
        "application(_:supportedInterfaceOrientationsFor:)"
      } else {
        application.listedOrientations(on: device.idiom)?.key ?? "the default on a \(device.idiom.rawValue)"
      }
    return OrientationVoter(
      name: "the application", id: nil, list: application.supportedOrientations(on: device.idiom),
      reason: reason)
  }

  /// The device: phones without a home button don't turn upside down.
  static func device(_ device: Device) -> OrientationVoter {
    OrientationVoter(
      name: "the device", id: nil, list: device.supportsPortraitUpsideDown ? .all : .allButUpsideDown,
      reason: device.supportsPortraitUpsideDown ? "it turns every way" : "it has no upside down")
  }

  /// A controller: its own answer, that of whom it hands the question on to, or the default. Of an application that may be
  /// resized it isn't asked, and may stand every way.
  static func controller(
    _ index: ControllerHierarchy.Index, in hierarchy: ControllerHierarchy, _ application: Application, on device: Device
  ) -> OrientationVoter {
    let node = hierarchy[index]
    let answer =
      application.mayBeResized(on: device)
      ? (.all, "isn't asked") : hierarchy.orientations(of: index, application, on: device)
    let id = node.controller.id
    return OrientationVoter(
      name: id.map { "the controller '\($0)'" } ?? "the controller", id: id,
      list: SupportedOrientations(answer.supported),
      reason: answer.reason)
  }
}

extension SystemBehavior {
  /// The method by which controllers are asked about orientations.
  var orientationQuestion: String {
    asksAboutOneOrientation ? "shouldAutorotateToInterfaceOrientation" : "supportedInterfaceOrientations"
  }
}

extension ControllerHierarchy {
  /// What a controller answers to the question for its orientations, and why.
  func orientations(
    of index: Index, _ application: Application, on device: Device
  ) -> (supported: InterfaceOrientationMask, reason: String) {
    let behavior = SystemBehavior(device.systemVersion)
    var index = index
    var path = ""
    // Hands the question on as long as containers do: a loop, for they may be nested deeply.
    while true {
      let node = self[index]
      let answers = node.controller.orientations
      let asksTop =
        answers.asksTopViewController
        || (answers.supportedInterfaceOrientations == nil && node.controller.kind == .navigationController
          && behavior.navigationControllersAskTop)
      if asksTop, node.controller.kind.isContainer, let top = visibleChildren(of: index).last {
        path += "asks '\(self[top].name)', which "
        index = top
        continue
      }
      if let supported = answers.supportedInterfaceOrientations {
        return (supported, path + "answers \(behavior.orientationQuestion)")
      }
      if node.controller.kind == .tabBarController, !node.children.isEmpty {
        let rule = application.tabBarOrientationRule ?? behavior.tabBarOrientationRule
        if rule == .intersectionOfTabs {
          let answers = tabAnswers(of: node.children, application, on: device)
          let common = answers.reduce(InterfaceOrientationMask.all) { $0.intersection($1.supported) }
          let words = answers.map { "'\($0.name)' \($0.supported.words)" }.joined(separator: ", ")
          return (common, path + "takes what all its tabs allow: \(words)")
        }
      }
      return (
        behavior.standardOrientations(on: device.idiom), path + "has the default on a \(device.idiom.rawValue)"
      )
    }
  }

  /// What each tab allows. A tab bar controller within another answers for itself, so that depth costs no stack.
  private func tabAnswers(
    of tabs: [Index], _ application: Application, on device: Device
  ) -> [(name: String, supported: InterfaceOrientationMask)] {
    var inner = application
    inner.tabBarOrientationRule = .ownAnswer
    return tabs.map { (self[$0].name, orientations(of: $0, inner, on: device).supported) }
  }
}
