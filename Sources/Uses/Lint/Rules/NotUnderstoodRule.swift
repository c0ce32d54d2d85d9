import Findings
import InterfaceBuilder
import LayoutModel
import Notations
import SceneSources

extension LintRule {
  static let notUnderstood = LintRule(
    LintRuleDescription(
      id: "not-understood", summary: "a thing in a file that was passed over, since it isn't known",
      explanation: """
        Each kind is reported once for a file. What is laid out may differ from what UIKit shows there.
        """,
      example: "the attribute 'foo' of 'label' is not known",
      remedy: "Nothing, where the layout doesn't depend on it; else report it to the authors of layout.",
      standardSeverity: .note, collective: "things in the file aren't known and were passed over"), example: example,
    .facts { fact, _ in
      switch fact {
      case .warned:
        warnings(in: fact) { kind in
          switch kind {
          case .screenEmpty, .screenFailed: false
          default: true
          }
        }
      case .failed(let error as InputError, _): findings(about: error.problems.filter(\.isPassedOver))
      default: []
      }
    })

  private static let example = LintExample(
    reports: "attribute shimmer", in: .canvas(storedHeight: 100, attribute: #" shimmer="YES""#),
    notIn: .canvas(storedHeight: 100, attribute: #" hidden="NO""#))
}
