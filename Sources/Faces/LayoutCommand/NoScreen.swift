import Documents
import FileSystem
import Findings
import LayoutModel
import Lint
import SceneSources

/// The report of a run that has nothing to do: success would hide a misspelt path.
extension Console {
  /// Reports that there is no screen at or below some paths.
  func reportNoScreen(in paths: [Path]) -> ExitStatus {
    error(
      "there is no screen \(Self.words(for: paths)): \(Self.formats) with a view; "
        + "--\(CommandOption.allowEmpty.name) lets that pass")
    return .noInput
  }

  private static let formats = SceneFormats.documents.rows.map { "no \($0.noun)" }.listed("and")

  private static func words(for paths: [Path]) -> PrintableText {
    guard paths != ["."] else { return "below the working folder" }
    let shown = paths.prefix(maximumPaths).map(\.description).joined(separator: ", ")
    let rest = paths.count - maximumPaths
    return "at or below \(shown)\(rest > 0 ? " and \(rest) more" : "")"
  }

  private static let maximumPaths = 4
}

extension CommandOption {
  static let allowEmpty = CommandOption(
    name: "allow-empty", help: "end with status 0 where there is no screen at or below the paths, not with 66")
}

extension LintOutcome {
  /// A Boolean value that tells whether no file of the run has a screen, and no other fault was found.
  var hasNoScreen: Bool { report.scenes.isEmpty && !hasUnreadable && !hasMissing && faults.isEmpty && !isInterrupted }
}
