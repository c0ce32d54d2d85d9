import Documents
import FileSystem
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Notations
import SceneSources
import Sweeps

/// The rules' findings in layouts, and findings that follow from the file and the run alone.
extension SceneLintRun {
  mutating func begin(_ active: LintRules.Active) {
    findings.rule = active.rule.id
    findings.severity = active.severity
  }

  mutating func look(at screen: LintScreen, isOwn: Bool) {
    for (_, view) in screen.toldViews where screen.hasIgnoredRules && view.ignoresRules {
      for ignored in view.view.declaration.lint.ignoredRules {
        let id = screen.tree(of: view).name(of: view.index)
        declaredIgnores[ignored] = min(declaredIgnores[ignored] ?? id, id)
      }
    }
    for active in linter.rules.active {
      guard let check = active.rule.screen, !isOwn || active.rule.isComparedWithOwn,
        active.rule.range.looksAtSingleConditions,
        active.rule.looksAtLaunchScreens || !linter.file.isLaunchScreen
      else { continue }
      begin(active)
      check(screen, active.options, &findings)
    }
  }

  /// Runs the rules on the canvas as drawn, for what is so on purpose.
  mutating func lookAtCanvas(_ screen: LintScreen) {
    for active in linter.rules.active {
      guard let check = active.rule.canvas else { continue }
      begin(active)
      check(screen, active.options, &findings)
    }
  }

  mutating func report(
    _ rule: LintRule, _ report: LintFindings.Report, in screen: LintScreen? = nil, _ text: @autoclosure () -> String
  ) {
    guard let active = linter.rules[rule] else { return }
    begin(active)
    findings.report(report, in: screen, text())
  }

  /// Records what the scene declares for all windows.
  mutating func declare(_ scene: Scene) {
    declared = scene
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
    let configured = linter.file.fixture == nil ? linter.settings.assertions : []
    assertions = scene.assertions + ((try? AssertionList.assertions(configured, of: scene)) ?? [])
  }

  mutating func tellOrientation(_ layout: ScreenLayout) {
    for diagnostic in layout.diagnostics where diagnostic.code == .noSupportedOrientation {
      hasNoOrientation = true
      report(.orientation, LintFindings.Report(position: diagnostic.position), diagnostic.message)
    }
  }

  /// Reports assertions that fail under the conditions at an index.
  mutating func tellAssertions(_ screen: LintScreen, _ number: Int) {
    guard !assertions.isEmpty, linter.rules[.assertion] != nil else { return }
    do {
      for assertion in assertions {
        // An assertion about a range of windows is proved for all of them, whatever the device's own window is.
        let failed = try FailedAssertion.all(of: [assertion], in: screen.layout) {
          let scenes = try linter.file.resizableScenes(under: linter.conditions[number], scene: linter.id).scenes
          return scenes.first { $0.id == linter.id }?.screen
        }
        if let failed = failed.first?.withoutConditions { report(failed, in: screen) }
      }
    } catch {
      note(error, number)
    }
  }

  /// Reports assertions that fail over the range of widths, and returns the widths at which each does.
  mutating func tell(
    _ refuted: [(result: AssertionResult, screen: LintScreen?)]
  ) -> [LintFindings.Key: [ClosedRange<Double>]] {
    guard linter.rules[.assertion] != nil else { return [:] }
    var widths: [LintFindings.Key: [ClosedRange<Double>]] = [:]
    for (result, screen) in refuted {
      let failed = FailedAssertion(assertion: result.assertion, place: "", amount: result.by)
      let key = report(failed, in: screen)
      widths[key] = result.fails.map(\.width)
    }
    return widths
  }

  @discardableResult
  private mutating func report(_ failed: FailedAssertion, in screen: LintScreen?) -> LintFindings.Key {
    let name = failed.assertion.id ?? failed.assertion.text
    report(
      .assertion,
      LintFindings.Report(
        partnerID: name, position: failed.assertion.position, badness: failed.amount,
        basis: .assertion(Comparison(failed.assertion))), in: screen, "\(failed)")
    return LintFindings.Key(rule: LintRule.assertion.id, view: nil, partner: name)
  }

  /// Reports a scene that isn't shown in any orientation.
  mutating func tellNeverShown() {
    guard reached.isEmpty, let scene = declared, hadLayout, !hasNoOrientation, findings.found.isEmpty,
      !linter.isInterrupted()
    else {
      return
    }
    findings.subject = .file
    report(
      .neverShown, LintFindings.Report(position: scene.rootViewController.position ?? scene.position),
      "every orientation is refused, so that the screen is never shown")
  }

  /// Reports ignore settings that hide nothing, or that name no rule.
  mutating func tellUnusedIgnores() {
    guard linter.rules[.unusedIgnore] != nil, !linter.isInterrupted(), hadLayout else { return }
    findings.subject = .file
    findings.sceneIgnores = []
    let sorted = declaredIgnores.sorted { a, b in
      (a.key.position ?? noPlace, a.key.rule, a.value) < (b.key.position ?? noPlace, b.key.rule, b.value)
    }
    for (ignored, view) in sorted where !findings.usedIgnores.contains(ignored) {
      guard let words = words(forUnused: ignored) else { continue }
      let viewID = view.isEmpty ? nil : view
      report(
        .unusedIgnore,
        LintFindings.Report(viewID: viewID, partnerID: ignored.rule, position: ignored.position), words)
    }
  }

  /// Returns the fault of an ignore setting that hid nothing; `nil` if none is known.
  private func words(forUnused ignored: IgnoredRule) -> String? {
    let rule = ignored.rule.excerpt
    let isKnown = LintRule.named(ignored.rule) != nil
    let nearest = Spelling.nearest(to: ignored.rule.lowercased(), among: LintRule.table.map(\.id))
    guard isKnown || nearest != nil || ignored.isCertainlyRule else { return nil }
    if let mark = ignored.misspeltMark {
      let meant = isKnown ? ignored.rule : nearest ?? rule
      return "'\(mark.excerpt)' sets nothing aside; write 'layout:ignore\(meant.isEmpty ? "" : " \(meant)")'"
    }
    if rule.isEmpty { return "'layout:ignore' names no rule, and sets nothing aside" }
    guard isKnown else { return "there is no rule '\(rule)' to set aside" + Spelling.suggestion(nearest) }
    // Nothing is known about a rule that is off.
    return linter.rules[ignored.rule] == nil ? nil : "'\(rule)' is set aside here and hides nothing"
  }

  /// Records why there is no layout.
  mutating func note(_ error: any Error, _ number: Int) { note(error, .conditions(number)) }

  /// Records why a subject can't be laid out.
  mutating func note(_ error: any Error, _ subject: LintFindings.Subject) {
    findings.subject = subject
    switch error {
    case let error as InputError:
      for problem in error.problems where toldErrors.insert(problem.message).inserted {
        report(
          .unreadable, LintFindings.Report(partnerID: problem.code, position: problem.position), problem.message)
      }
    case let error as DeviceError:
      guard toldErrors.insert("\(error)").inserted else { return }
      report(.unreadable, LintFindings.Report(position: linter.file.position), "\(error)")
    case let error as ConfigurationError:
      let message = "\(error.path.name): \(error.words)"
      guard toldErrors.insert(message).inserted else { return }
      report(
        .unreadable,
        LintFindings.Report(partnerID: error.path.name.description, position: linter.file.position), message)
    case let error as LayoutFailure:
      if result.faults.isEmpty { result.faults.append(error) }
    case let exception as SimulatedException:
      report(
        exception.isOfPopover ? .popover : .exception,
        LintFindings.Report(partnerID: exception.name, position: exception.position ?? linter.file.position),
        "\(exception)")
    default: break
    }
  }
}
