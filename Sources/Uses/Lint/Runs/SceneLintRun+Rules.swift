import Documents
import FileSystem
import Findings
import InterfaceBuilder
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Notations
import SceneSources
import Sweeps

/// The rules' findings in layouts, and findings that follow from the file and the run alone.
extension SceneLintRun {
  mutating func look(at screen: LintScreen) {
    for view in screen.hasIgnoredRules ? screen.toldViews : [] where view.ignoresRules {
      for ignored in view.view.declaration.lint.ignoredRules {
        let id = screen.tree(of: view).name(of: view.index)
        declaredIgnores[ignored] = min(declaredIgnores[ignored] ?? id, id)
      }
    }
    for active in linter.rules.active {
      guard !screen.isOwn || active.rule.isComparedWithOwn, active.rule.range.looksAtSingleConditions,
        active.rule.looksAtLaunchScreens || !(linter.file.storyboard?.isLaunchScreen ?? false)
      else { continue }
      findings.look(at: screen, by: active)
    }
  }

  /// Reports what rules find in a fact.
  mutating func report(_ fact: LintOccurrence, about subject: LintFindings.Subject) {
    for (active, finding) in linter.rules.findings(about: fact) {
      findings.add(finding, by: active, on: nil, about: subject)
    }
  }

  /// Records what the scene declares for all windows.
  mutating func declare(_ scene: Scene) {
    declared = scene
    noteRefusal(of: scene)
    noteCodeChanges()
    findings.leavesOrientationsOpen = linter.file.codeAnswers?.leavesOpen(orientationsOf: scene) ?? false
    // Code that says how its screen turns knows.
    if linter.file.code != nil, scene.rootViewController.supportedInterfaceOrientations != nil {
      findings.drawnOrientation = nil
    }
    findings.sceneIgnores = scene.ignoredRules
    for ignored in scene.ignoredRules { declaredIgnores[ignored] = "" }
    var pending = [scene.rootViewController] + scene.viewControllers
    while let controller = pending.popLast() {
      if !controller.ignoredRules.isEmpty, let position = controller.view.position {
        findings.controllerIgnores[position] = controller.ignoredRules
        for ignored in controller.ignoredRules { declaredIgnores[ignored] = controller.view.id ?? "" }
      }
      pending += controller.viewControllers + controller.childViewControllers.map(\.viewController)
      for presented in controller.presents {
        if case .declared(let controller) = presented.subject { pending.append(controller) }
      }
    }
    assertions = scene.assertions
    guard linter.file.fixture == nil else { return }
    do throws(InputError) {
      assertions += try AssertionList.assertions(linter.settings.assertions, of: scene)
    } catch {
      note(ConfigurationError(path: linter.settings.assertingFile ?? ".", cause: .input(error)), .file)
    }
  }

  /// Notes what code does to the scene that was made last.
  mutating func noteCodeChanges() {
    findings.codeChanges = linter.file.codeChanges(ofScene: linter.id)
    findings.guessOfScene = guessOfScene
    findings.guessOfLeftOutCode = guessOfLeftOutCode
  }

  /// The guess that code which doesn't compile here changes nothing of the scene, where its program ran past some.
  private var guessOfLeftOutCode: Guess? {
    let places = linter.file.leftOutCode(ofScene: linter.id)
    guard let first = places.first else { return nil }
    let rest = places.count > 1 ? " and \(places.count - 1) more" : ""
    return Guess(.unreadCode, of: "the screen: \(first)\(rest)")
  }

  /// The guess that the scene is shown, where nothing in the project leads to it, or where its file can't be loaded.
  private var guessOfScene: Guess? {
    guard linter.file.storyboard != nil else { return nil }
    if let misfit = findings.codeChanges?.misfit(ofScene: linter.id) {
      return Guess(.unreached, of: "the file, because \(misfit)")
    }
    return linter.file.settings?.isUnreached(linter.id) == true
      ? Guess(.unreached, of: "the screen: no segue, identifier or class leads to it") : nil
  }

  /// Records that a class of the scene's allows fewer orientations than are looked at.
  private mutating func noteRefusal(of scene: Scene) {
    guard let answers = linter.file.codeAnswers else { return }
    for idiom in UserInterfaceIdiom.allCases {
      guard let refusal = answers.refusal(of: scene, on: idiom) else { continue }
      let asked = linter.conditions.filter { conditions in
        conditions.device.flatMap { DeviceCatalogue.device(named: $0) }?.idiom == idiom
      }.compactMap(\.orientation)
      guard asked.contains(where: { !refusal.allowed.allows($0) }) else { continue }
      result.leftOutOrientations =
        "\(scene.title ?? scene.name) is looked at in \(refusal.allowed.words) alone (\(refusal.place))"
      return
    }
  }

  /// Reports assertions that fail in a screen under the conditions at an index.
  mutating func reportAssertions(_ screen: LintScreen, _ number: Int) {
    do {
      for assertion in assertions {
        try report(
          .layout(assertion, screen.layout) { [linter] in
            let scenes = try linter.file.resizableScenes(under: linter.conditions[number], scene: linter.id).scenes
            return scenes.first { $0.id == linter.id }?.screen
          }, on: screen, .conditions(number))
      }
    } catch {
      note(error, .conditions(number))
    }
  }

  /// Reports an assertion that fails, and returns the finding's key.
  @discardableResult
  mutating func report(
    _ fact: AssertionFact, on screen: LintScreen?, _ subject: LintFindings.Subject
  ) throws -> LintFindings.Key? {
    guard let active = linter.rules[LintRule.assertion.id], case .assertions(let check) = active.rule.check,
      let finding = try check(fact)
    else { return nil }
    return findings.add(finding, by: active, on: screen, about: subject)
  }

  /// Reports a scene that isn't shown in any orientation.
  mutating func reportNeverShown() {
    guard reached.isEmpty, let scene = declared, hadLayout, !hasNoOrientation, findings.found.isEmpty,
      !linter.isInterrupted()
    else { return }
    report(.neverShown(scene.rootViewController.position ?? scene.position), about: .file)
  }

  /// Reports ignore settings that hide nothing, or that name no rule. Nothing sets these findings aside.
  mutating func reportUnusedIgnores() {
    guard !linter.isInterrupted(), hadLayout else { return }
    let start = SourcePosition(line: 1, column: 1)
    let sorted = declaredIgnores.sorted { a, b in
      (a.key.position ?? start, a.key.rule, a.value) < (b.key.position ?? start, b.key.rule, b.value)
    }
    findings.sceneIgnores = []
    let unused = sorted.filter { !findings.usedIgnores.contains($0.key) }.map { ignored, view in
      LintOccurrence.UnusedIgnore(
        setting: ignored, viewID: view.isEmpty ? nil : view, isActive: linter.rules[ignored.rule] != nil)
    }
    report(.unusedIgnores(unused), about: .file)
  }

  /// Records the first failure of the program.
  mutating func noteFault(_ error: any Error) {
    if let failure = error as? LayoutFailure, result.faults.isEmpty { result.faults.append(failure) }
  }

  /// Records the reason why a subject can't be laid out, once.
  mutating func note(_ error: any Error, _ subject: LintFindings.Subject) {
    noteFault(error)
    for (active, finding) in linter.rules.findings(about: .failed(error, linter.file.position)) {
      guard error is SimulatedException || toldErrors.insert(finding.words?() ?? "").inserted else { continue }
      findings.add(finding, by: active, on: nil, about: subject)
    }
  }
}
