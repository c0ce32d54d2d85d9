import Documents
import FileSystem
import LayoutInput
import LayoutModel
import LayoutResolution
import LayoutSimulator

/// What the rules find in layouts, and what follows from the file and the run without one.
extension SceneLintRun {
  mutating func begin(_ active: LintRules.Active) {
    findings.rule = active.rule.id
    findings.severity = active.severity
  }

  mutating func look(at screen: LintScreen, isOwn: Bool) {
    for (_, view) in screen.toldViews where view.view.declaration.hasRareSettings {
      for ignored in view.view.declaration.lint.ignoredRules {
        declaredIgnores[ignored.position ?? noPlace] = ignored
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

  /// Lets the rules look at the canvas, as it was drawn, for what is so on purpose.
  mutating func lookAtCanvas(_ screen: LintScreen) {
    for active in linter.rules.active {
      guard let check = active.rule.canvas else { continue }
      begin(active)
      check(screen, active.options, &findings)
    }
  }

  mutating func report(_ rule: LintRule, _ report: LintFindings.Report, _ text: @autoclosure () -> String) {
    guard let active = linter.rules[rule] else { return }
    begin(active)
    findings.report(report, in: nil, text())
  }

  /// Takes note of what the scene says for all windows.
  mutating func declare(_ scene: Scene) {
    declared = scene
    findings.sceneIgnores = scene.ignoredRules
    for ignored in scene.ignoredRules { declaredIgnores[ignored.position ?? noPlace] = ignored }
    var pending = [scene.rootViewController] + scene.viewControllers
    while let controller = pending.popLast() {
      if !controller.ignoredRules.isEmpty, let position = controller.view.position {
        findings.controllerIgnores[position] = controller.ignoredRules
        for ignored in controller.ignoredRules { declaredIgnores[ignored.position ?? noPlace] = ignored }
      }
      pending += controller.viewControllers + controller.childViewControllers.map(\.viewController)
      for presented in controller.presents {
        if case .declared(let controller) = presented.subject { pending.append(controller) }
      }
    }
    let configured = linter.file.fixture == nil ? linter.settings.assertions : []
    assertions = scene.assertions + ((try? AssertionList.assertions(configured, of: scene)) ?? [])
  }

  /// Tells of views that lie elsewhere on the canvas than where they are stored: not where a conflict is, of which Interface Builder
  /// may have broken another constraint, nor of what lies lower or higher together, by a bar that it drew and we don't.
  mutating func tellMisplaced(_ screen: LintScreen, _ canvas: Canvas) {
    guard let active = linter.rules[.misplaced],
      !screen.layout.diagnostics.contains(where: { $0.code == .unsatisfiableConstraints })
    else { return }
    begin(active)
    findings.subject = .file
    defer { findings.subject = .ownConditions }
    var misplaced: [(view: LintView, shift: Rect, message: String)] = []
    for diagnostic in screen.layout.diagnostics where diagnostic.code == .misplacedView {
      guard let view = screen.views.first(where: { $0.view.position == diagnostic.position }),
        let stored = diagnostic.position.flatMap({ canvas.drawings[$0]?.frame }),
        // How large a symbol of the system's is nobody tells us.
        !view.view.declaration.lint.showsSystemSymbol
      else { continue }
      let frame = screen.layout.controllers[view.controller].layout.frames[view.index.position]
      let shift = Rect(
        x: stored.x - frame.x, y: stored.y - frame.y, width: stored.width - frame.width,
        height: stored.height - frame.height)
      // In whole points everything is stored up to one off.
      let isWhole = [stored.x, stored.y, stored.width, stored.height].allSatisfy { $0 == $0.rounded() }
      let tolerance = active.options["tolerance"]
      guard shift.largest > (isWhole ? max(1, tolerance) : tolerance) else { continue }
      misplaced.append((view, shift, diagnostic.message))
    }
    let alike = Dictionary(misplaced.map { ($0.shift, 1) }, uniquingKeysWith: +)
    for (view, shift, message) in misplaced {
      let isVertical = shift == Rect(x: 0, y: shift.y, width: 0, height: 0)
      guard !isVertical || abs(shift.y) < Self.leastBar || alike[shift, default: 0] < Self.leastMovedByBar else {
        continue
      }
      findings.report(LintFindings.Report(view: view, badness: shift.largest), in: screen, message)
    }
  }

  /// The height of the lowest bar, and how many views that lie so far off together tell one.
  private static let leastBar = 20.0
  private static let leastMovedByBar = 3

  mutating func tellOrientation(_ layout: ScreenLayout) {
    for diagnostic in layout.diagnostics where diagnostic.code == .noSupportedOrientation {
      hasNoOrientation = true
      report(.orientation, LintFindings.Report(position: diagnostic.position), diagnostic.message)
    }
  }

  /// Tells of assertions that fail under the conditions of a number.
  mutating func tellAssertions(_ layout: ScreenLayout, _ number: Int) {
    guard !assertions.isEmpty, linter.rules[.assertion] != nil else { return }
    do {
      for assertion in assertions {
        // What is asked of a range of windows is proved of all of them, whatever the device's own is.
        let failed = try FailedAssertion.all(of: [assertion], in: layout) {
          let scenes = try linter.file.resizableScenes(under: linter.conditions[number], scene: linter.id).scenes
          return scenes.first { $0.id == linter.id }?.screen
        }
        guard let failed = failed.first?.withoutConditions else { continue }
        report(
          .assertion,
          LintFindings.Report(
            partnerID: assertion.id ?? assertion.text, position: assertion.position, badness: failed.amount),
          "\(failed)")
      }
    } catch {
      note(error, number)
    }
  }

  /// Tells of a scene that isn't seen in any orientation.
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

  /// Tells of rules that are set aside where they find nothing.
  mutating func tellUnusedIgnores() {
    guard linter.rules[.unusedIgnore] != nil, !linter.isInterrupted(), hadLayout else { return }
    findings.subject = .file
    findings.sceneIgnores = []
    for (position, ignored) in declaredIgnores.sorted(by: { $0.key < $1.key }) {
      guard !findings.usedIgnores.contains(position) else { continue }
      let isKnown = LintRule.named(ignored.rule) != nil
      // Of a rule that is off nothing is known.
      guard !isKnown || linter.rules[ignored.rule] != nil else { continue }
      let nearest = Spelling.nearest(to: ignored.rule, among: LintRule.table.map(\.id))
      report(
        .unusedIgnore, LintFindings.Report(partnerID: ignored.rule, position: position),
        isKnown
          ? "'\(ignored.rule)' is set aside here and hides nothing"
          : "there is no rule '\(ignored.rule)' to set aside" + Spelling.suggestion(nearest))
    }
  }

  /// Notes why there is no layout.
  mutating func note(_ error: any Error, _ number: Int) {
    findings.subject = .conditions(number)
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
        .popover, LintFindings.Report(partnerID: exception.name, position: exception.position ?? linter.file.position),
        "\(exception)")
    default: break
    }
  }
}

extension Rect {
  /// The largest of the four numbers, whatever its sign.
  fileprivate var largest: Double { [x, y, width, height].map(abs).max() ?? 0 }
}
