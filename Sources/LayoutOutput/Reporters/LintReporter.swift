package import Documents
package import LayoutModel

/// A form in which is printed what lint found: one file and one row of the table each.
package struct LintReporter: Sendable {
  /// What `--reporter` calls it.
  package let name: String
  /// What it is for, in a few words.
  package let summary: String
  /// The text of a report.
  package let text: @Sendable (LintReport, LintReporterContext) -> PrintableText

  /// A reporter of its parts.
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
    .xcode, .json, .summary, .sarif, .gitHub, .jUnit, .jUnitOfGitLab, .gitLab, .checkstyle, .markdown, .html,
  ]

  /// Whether it is for people to read on a terminal, and so ends with how many layouts were made.
  package var isText: Bool { [Self.xcode.name, Self.summary.name].contains(name) }

  /// The reporter that prints where none is asked for.
  package static let standard = xcode

  /// The reporter of a name.
  package static func named(_ name: String) -> LintReporter? { table.first { $0.name == name } }
}

/// What reporters need besides the report.
package struct LintReporterContext: Sendable {
  /// The program's version.
  package var version: String
  /// The folder that paths of the report begin at, absolute.
  package var workingFolder: String
  /// The environment's variables that reporters ask for (`variables`), as far as they are set.
  package var environment: [String: String]
  /// Whether terminals' colours may be used.
  package var isColored: Bool
  /// The bytes of an input, by its path in the report; `nil` where it can't be read any more.
  package var contents: @Sendable (String) -> [UInt8]?

  /// The page of a report, with pictures of its inputs' scenes.
  package var page: @Sendable (LintReport) -> PrintableText

  /// The names of the variables that reporters ask for.
  package static let variables = ["XCODE_VERSION_ACTUAL", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY"]

  /// A context of its parts.
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
