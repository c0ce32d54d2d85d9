import Documents
import LayoutModel
import ScreenAnswers

extension Scene {
  /// Returns the scene with what a live controller shows in place of its declared view.
  ///
  /// - Parameters:
  ///   - live: The scene of the live controller alone.
  ///   - id: The controller's id; where the scene has no such controller, the live one is all that it shows.
  /// - Returns: The scene, for any device.
  func showing(_ live: Scene, ofController id: String) -> Scene {
    var root = rootViewController
    let rules = root.ignoredRulesByLine
    var shown = live.rootViewController
    shown.view = shown.view.ignoring(rules)
    if !root.show(shown, asController: id) { root = shown }
    var scene = Scene(
      checked: root, viewControllers: viewControllers, name: name, device: live.device, systemVersion: nil,
      application: application, orientation: orientation, userSettings: live.userSettings, id: live.id, title: title)
    scene.position = live.position
    scene.ignoredRules = ignoredRules
    return scene
  }
}

extension ViewController {
  /// Shows a live controller's view in place of a declared one's.
  ///
  /// - Parameters:
  ///   - live: The live controller.
  ///   - id: The declared controller's id.
  /// - Returns: Whether the id belongs to this controller or to a controller inside.
  fileprivate mutating func show(_ live: ViewController, asController id: String) -> Bool {
    if self.id == id {
      // Whoever shows a part gives it its size, whether code makes it or not.
      let declared = view.provenance
      view = live.view
      if declared.frame == .part { (view.provenance.frame, view.provenance.frameAxes) = (.part, declared.frameAxes) }
      take(answersOf: live)
      // The live view already contains the views of embedded controllers.
      childViewControllers = []
      return true
    }
    for index in viewControllers.indices where viewControllers[index].show(live, asController: id) { return true }
    for index in childViewControllers.indices
    where childViewControllers[index].viewController.show(live, asController: id) {
      return true
    }
    for index in presents.indices {
      guard case .declared(var presented) = presents[index].subject, presented.show(live, asController: id) else {
        continue
      }
      presents[index].subject = .declared(presented)
      return true
    }
    return false
  }

  /// The rules that the file's author has turned off for views, by the lines where these begin.
  fileprivate var ignoredRulesByLine: [Int: [IgnoredRule]] {
    var rules: [Int: [IgnoredRule]] = [:]
    var views: [View] = []
    var controllers = [self]
    while let controller = controllers.popLast() {
      views.append(controller.view)
      controllers += controller.viewControllers + controller.childViewControllers.map(\.viewController)
      for presentation in controller.presents {
        if case .declared(let presented) = presentation.subject { controllers.append(presented) }
      }
    }
    while let view = views.popLast() {
      if let line = view.position?.line, !view.lint.ignoredRules.isEmpty { rules[line] = view.lint.ignoredRules }
      views += view.subviews
    }
    return rules
  }
}

extension View {
  /// Returns the view with all that is in it, for which rules are turned off that the file's own lines name.
  fileprivate func ignoring(_ rules: [Int: [IgnoredRule]]) -> View {
    guard !rules.isEmpty else { return self }
    var view = self
    if let position, position.fileNumber == 0, let own = rules[position.line] { view.lint.ignoredRules += own }
    view.subviews = subviews.map { $0.ignoring(rules) }
    return view
  }
}
