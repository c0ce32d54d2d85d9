import Documents
import FileSystem
import Findings
import LayoutModel
import LayoutOutput

/// The things that lint does by itself when it runs as a step of GitHub Actions.
enum GitHubActions {
  /// A Boolean value that tells whether the program runs there.
  static var isRunning: Bool { Environment.value("GITHUB_ACTIONS") == "true" }

  /// The reporter that is added.
  static var reporter: LintReporter { .gitHub }

  /// Adds a table of the findings to the step's summary, if there is one.
  ///
  /// - Returns: Whether it could be written.
  static func writeSummary(of report: LintReport, _ console: Console) -> ExitStatus {
    guard isRunning, let file = Environment.value("GITHUB_STEP_SUMMARY", isEmptyUnset: true) else { return .success }
    let text = MarkdownReport.text(of: report, atMost: MarkdownReport.maximumOfStepSummary)
    do throws(Files.Failure) {
      try Files.append(PrintableText(document: text), to: Path(file))
      return .success
    } catch {
      console.error("\(error.message)", path: file)
      return error.status
    }
  }
}
