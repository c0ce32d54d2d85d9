import LayoutModel
import LayoutResolution

extension LintRule {
  static let ambiguous = LintRule(
    LintRuleDescription(
      id: "ambiguous", summary: "positions or sizes that the constraints leave open",
      explanation: """
        UIKit picks some position or size, and may pick another one the next time. What is open only for a constraint that \
        a conflict leaves out is told by `conflict` alone. Views that Interface Builder is set \
        not to verify (`verifyAmbiguity`) aren't reported here either.
        """,
      example: "Login: the constraints don't say where “Sign in” begins from the left",
      remedy: "Add the constraint that is missing, or, of two views that share room, give one another priority.",
      standardSeverity: .warning), range: .too,
    screen: { screen, _, findings in
      for (number, controller) in screen.layout.controllers.enumerated() where screen.told[number] {
        let tree = controller.layout.tree
        for diagnostic in controller.layout.diagnostics where diagnostic.code == .ambiguousLayout {
          guard let index = diagnostic.items.first.flatMap({ tree.index(ofName: $0) }),
            let view = screen.view(controller: number, index.position), !view.isHidden
          else { continue }
          let open = controller.layout.ambiguities[index.position]
          guard isVerified(open, view.view.declaration.lint.ambiguityCheck),
            !screen.isOpenedByConflict(view, open)
          else { continue }
          findings.report(
            LintFindings.Report(view: view, position: diagnostic.position, basis: .openness(view, open)), in: screen,
            diagnostic.message)
        }
      }
    })

  /// Whether something is open that Interface Builder is to verify.
  private static func isVerified(_ open: AmbiguousAttributes, _ check: LintSettings.AmbiguityCheck) -> Bool {
    switch check {
    case .always: true
    case .position: !open.isDisjoint(with: [.x, .y])
    case .never: false
    }
  }
}

extension ViewTree {
  /// The view of a name that a dump has.
  func index(ofName name: String) -> Index? {
    index(ofID: name) ?? indices.first { self.name(of: $0) == name }
  }
}
