public import LayoutModel

/// A voter on the interface's orientation: the application, a controller or the device.
public struct OrientationVoter: Hashable, Sendable {
  /// The voter's name in messages: "the application", "the controller 'detail'".
  public let name: String
  /// The id, if the scene declares the voter.
  public let id: String?
  /// The orientations that it allows; for an application in the order of its list, whose first is preferred.
  public let list: SupportedOrientations
  /// The source of the answer: whose it is, or which default.
  public let reason: String
  /// The controllers that a controller asks in turn, by name, each with the orientations that it allows.
  let asked: [Asked]

  /// A controller that another asks.
  struct Asked: Hashable, Sendable {
    let name: String
    let supported: InterfaceOrientationMask
  }

  init(name: String, id: String?, list: SupportedOrientations, reason: String, asked: [Asked] = []) {
    self.name = name
    self.id = id
    self.list = list
    self.reason = reason
    self.asked = asked
  }

  /// The orientations that it allows.
  public var supported: InterfaceOrientationMask { list.mask }

  /// The orientations that it allows, in words.
  var supportedWords: String {
    "supports \(list.orientations.isEmpty ? "none" : list.orientations.map(\.name).joined(separator: ", "))"
  }
}

extension OrientationVoter {
  /// The application, with the answer for its window, its list for the idiom, its list, or the default. One that may be
  /// resized isn't asked for the window (inferred).
  static func application(_ application: Application, on device: Device) -> OrientationVoter {
    if application.mayBeResized(on: device) {
      let listed = application.listedOrientations(on: device.idiom)?.orientations
      return OrientationVoter(
        name: "the application", id: nil, list: listed ?? .all,
        reason: "it may be resized: \(listed == nil ? "its window isn't the screen" : "it lists all four")")
    }
    var application = application
    // The delegate's method was introduced with iOS 6.
    if SystemBehavior(device.systemVersion).listGovernsLaunchAlone {
      application.supportedInterfaceOrientationsForWindow = nil
    }
    let reason =
      if application.supportedInterfaceOrientationsForWindow != nil {
        "application(_:supportedInterfaceOrientationsFor:)"
      } else {
        application.listedOrientations(on: device.idiom)?.key ?? "the default on a \(device.idiom.rawValue)"
      }
    return OrientationVoter(
      name: "the application", id: nil, list: application.supportedOrientations(on: device.idiom), reason: reason)
  }

  /// The device: phones without a home button don't turn upside down.
  static func device(_ device: Device) -> OrientationVoter {
    OrientationVoter(
      name: "the device", id: nil, list: device.supportsPortraitUpsideDown ? .all : .allButUpsideDown,
      reason: device.supportsPortraitUpsideDown ? "it turns every way" : "it has no upside down")
  }

  /// A controller, with its own answer, that of the controllers it passes the question on to, or the default. In an
  /// application that may be resized it isn't asked, and allows every orientation.
  static func controller(
    _ index: ControllerHierarchy.Index, in hierarchy: ControllerHierarchy, _ application: Application, on device: Device
  ) -> OrientationVoter {
    let node = hierarchy[index]
    let answer =
      application.mayBeResized(on: device)
      ? OrientationAnswer(supported: .all, reason: "isn't asked", asked: [])
      : hierarchy.orientations(of: index, application, on: device)
    let id = node.controller.id
    return OrientationVoter(
      name: id == nil ? "the controller" : "the controller \(node.controller.itemName.text())", id: id,
      list: SupportedOrientations(answer.supported),
      reason: answer.reason, asked: answer.asked.map { Asked(name: hierarchy[$0.index].name, supported: $0.supported) })
  }
}

extension SystemBehavior {
  /// The method by which controllers are asked about orientations.
  package var orientationQuestion: String {
    asksAboutOneOrientation ? "shouldAutorotateToInterfaceOrientation" : "supportedInterfaceOrientations"
  }
}

/// A controller's answer to the question for its orientations.
struct OrientationAnswer {
  /// The orientations that it allows.
  let supported: InterfaceOrientationMask
  /// The source of the answer: whose it is, or which default.
  let reason: String
  /// The controllers that it asks in turn, with the orientations that each allows, in the order of the questions.
  let asked: [(index: ControllerHierarchy.Index, supported: InterfaceOrientationMask)]
}

extension ControllerHierarchy {
  /// The answer of a controller to the question for its orientations, with its source.
  ///
  /// Containers pass the question on, to the shown controller or to all contained controllers, which may pass it on in turn. Any other
  /// controller answers itself.
  func orientations(of index: Index, _ application: Application, on device: Device) -> OrientationAnswer {
    let behavior = SystemBehavior(device.systemVersion)
    // Controllers come before those that they ask; loops, because they may be nested deeply.
    var asked: [(index: Index, by: Int?, way: Way)] = []
    var pending: [(index: Index, by: Int?)] = [(index, nil)]
    while let (next, by) = pending.popLast() {
      let way = way(of: next, application, behavior)
      switch way {
      case .itself: break
      case .top(let top): pending.append((top, asked.count))
      case .all: pending += self[next].children.reversed().map { ($0, asked.count) }
      }
      asked.append((next, by, way))
    }
    var answers: [InterfaceOrientationMask?] = Array(repeating: nil, count: asked.count)
    for position in asked.indices.reversed() {
      let answer =
        answers[position] ?? self[asked[position].index].controller.orientations.supportedInterfaceOrientations
        ?? standardOrientations(of: asked[position].index, behavior, on: device.idiom)
      answers[position] = answer
      guard let by = asked[position].by else { continue }
      answers[by] = answers[by]?.intersection(answer) ?? answer
    }
    let all = zip(asked, answers).map { (index: $0.index, by: $0.by, supported: $1 ?? .all) }
    return OrientationAnswer(
      supported: all[0].supported, reason: reason(of: asked.map(\.way), all, behavior, on: device.idiom),
      asked: all.dropFirst().map { ($0.index, $0.supported) })
  }

  /// The way a controller gets its answer.
  private enum Way {
    case itself
    /// The answer of the controller that it shows.
    case top(Index)
    /// The orientations that all contained controllers allow, with the container's word for them.
    case all(String)
  }

  private func way(of index: Index, _ application: Application, _ behavior: SystemBehavior) -> Way {
    let node = self[index]
    let (kind, answers) = (node.controller.kind, node.controller.orientations)
    let isUnanswered = answers.supportedInterfaceOrientations == nil
    let asksTop =
      answers.asksTopViewController
      || (isUnanswered && kind.isNavigation && behavior.navigationControllersAskTop)
    if asksTop, kind.isContainer, let top = visibleChildren(of: index).last { return .top(top) }
    guard isUnanswered, !node.children.isEmpty else { return .itself }
    switch kind {
    case .tabBarController:
      let rule = application.tabBarOrientationRule ?? behavior.tabBarOrientationRule
      return rule == .intersectionOfTabs ? .all("tabs") : .itself
    case .splitViewController: return behavior.splitViewControllersAskColumns ? .all("columns") : .itself
    default: return .itself
    }
  }

  /// The default orientations of a controller: UIKit's image picker supports only portrait on phones (its reference).
  private func standardOrientations(
    of index: Index, _ behavior: SystemBehavior, on idiom: UserInterfaceIdiom
  ) -> InterfaceOrientationMask {
    self[index].controller.kind == .imagePickerController && idiom == .phone
      ? .portrait : behavior.standardOrientations(on: idiom)
  }

  /// The reason of the answer of the first of several controllers that ask each other.
  private func reason(
    of ways: [Way], _ asked: [(index: Index, by: Int?, supported: InterfaceOrientationMask)],
    _ behavior: SystemBehavior,
    on idiom: UserInterfaceIdiom
  ) -> String {
    var path = ""
    var position = 0
    while case .top(let top) = ways[position] {
      path += "asks '\(self[top].name)', which "
      position += 1
    }
    if case .all(let parts) = ways[position] {
      let answers = asked.filter { $0.by == position }.map { "'\(self[$0.index].name)' \($0.supported.words)" }
      return path + "takes what all its \(parts) allow: \(answers.joined(separator: ", "))"
    }
    let node = self[asked[position].index]
    let isAnswered = node.controller.orientations.supportedInterfaceOrientations != nil
    if !isAnswered, node.controller.kind == .imagePickerController, idiom == .phone {
      return path + "supports portrait alone, as UIKit's image picker does"
    }
    return path + (isAnswered ? "answers \(behavior.orientationQuestion)" : "has the default on a \(idiom.rawValue)")
  }
}
