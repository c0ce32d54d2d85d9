import Documents
import FileSystem
import Findings
import LayoutModel
import Notations
import SceneSources

extension LintRule {
  package static let unreadable = LintRule(
    LintRuleDescription(
      id: "unreadable", summary: "an input that can't be read, or isn't what it claims to be",
      explanation: "Every problem of the file is reported. The other files are looked at all the same.",
      example: "this is <plist>, not an iOS document of Interface Builder",
      remedy: "Save the file again, or leave it out with `excluded`.", standardSeverity: .error), example: example,
    .facts { fact, _ in
      guard case .failed(let error, let file) = fact else { return [] }
      switch error {
      case let error as InputError: return findings(about: error.problems.filter { !$0.isPassedOver })
      case let failure as Files.Failure: return [RuleFinding { failure.message }]
      case let error as DeviceError: return [RuleFinding(position: file) { "\(error)" }]
      case let error as ConfigurationError:
        return [
          RuleFinding(partnerID: error.path.name.description, position: file) { "\(error.path.name): \(error.words)" }
        ]
      default: return []
      }
    })

  /// Returns the findings about problems of a file.
  static func findings(about problems: [InputProblem]) -> [RuleFinding] {
    problems.map { problem in
      RuleFinding(partnerID: problem.code, position: problem.position) { problem.message }
    }
  }

  private static let example = LintExample(
    reports: "unknown-key", in: .screen(#"{"id": "title", "txet": "title"}"#),
    notIn: .screen(#"{"id": "title", "class": "UILabel", "text": "title"}"#))
}

extension InputProblem {
  /// A Boolean value that tells whether the file is sound, but for a Mac or a watch, or of an old Interface Builder: apps keep such files
  /// beside their own.
  var isPassedOver: Bool {
    switch kind {
    case .ofOtherSystem, .ofOldFormat: true
    default: false
    }
  }
}
