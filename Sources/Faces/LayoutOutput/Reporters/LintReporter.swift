package import Documents
package import Findings
import LayoutModel

/// An output format for lint's findings. Each has one file and one row of the table.
package struct LintReporter: Sendable {
  /// The name for `--reporter`.
  package let name: String
  /// The purpose, in a few words.
  package let summary: String
  /// Writes a report.
  package let text: @Sendable (LintReport, LintReporterContext) -> PrintableText

  /// Creates a reporter of its parts.
  init(
    _ name: String, _ summary: String,
    text: @escaping @Sendable (LintReport, LintReporterContext) -> PrintableText
  ) {
    self.name = name
    self.summary = summary
    self.text = text
  }

  /// All reporters, the standard one first.
  package static let table: [LintReporter] = [
    .xcode, .json, .summary, .sarif, .gitHub, .jUnit, .jUnitOfGitLab, .gitLab, .checkstyle, .rdjson, .markdown,
    .html,
  ]

  /// A Boolean that tells whether it is for people on a terminal, and so ends with the number of layouts.
  package var isText: Bool { [Self.xcode.name, Self.summary.name].contains(name) }

  /// The default reporter.
  package static let standard = xcode

  /// The reporter with a name.
  package static func named(_ name: String) -> LintReporter? { table.first { $0.name == name } }
}

/// The information that reporters need besides the report.
package struct LintReporterContext: Sendable {
  /// The program's version.
  package var version: String
  /// The folder that paths of the report are relative to, absolute.
  package var workingFolder: String
  /// The environment variables that reporters use (`variables`), as far as they are set.
  package var environment: [String: String]
  /// A Boolean that tells whether a terminal's colours may be used.
  package var isColored: Bool
  /// Reads the bytes of an input by its path in the report; `nil` if it can't be read any more.
  package var contents: @Sendable (String) -> [UInt8]?

  /// Makes the page of a report, with pictures of its inputs' scenes.
  package var page: @Sendable (LintReport) -> PrintableText

  /// The names of the environment variables that reporters use.
  package static let variables = ["XCODE_VERSION_ACTUAL", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY"]

  /// Creates a context of its parts.
  package init(
    version: String, workingFolder: String = "", environment: [String: String] = [:], isColored: Bool = false,
    contents: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
    page: @escaping @Sendable (LintReport) -> PrintableText = { _ in "" }
  ) {
    self.version = version
    self.workingFolder = workingFolder
    self.environment = environment
    self.isColored = isColored
    self.contents = contents
    self.page = page
  }
}
