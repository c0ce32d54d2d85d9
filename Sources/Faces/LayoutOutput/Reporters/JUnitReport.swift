import Documents
import Findings
import LayoutModel

/// Findings as JUnit's XML: a suite a file, and a case a finding. A scene without findings is a case that passes.
///
/// Errors and warnings are failures, an unreadable file is an error, and notes are the suite's output. There are no
/// times, so that the same input gives the same bytes.
enum JUnitReport {
  /// A form of the format, by its readers.
  enum Form {
    /// The form that is valid by the schema of Jenkins' xUnit plug-in, with the counts that Bitbucket needs.
    case standard
    /// The same with the files that GitLab shows, which no schema has.
    case gitLab
  }

  /// The rule of a file that can't be read in its format.
  private static let unreadable = "unreadable"

  /// The text of a report.
  static func text(of report: LintReport, _ form: Form = .standard) -> String {
    let findings = Dictionary(grouping: report.findings, by: \.key.path)
    let scenes = Dictionary(grouping: report.scenes, by: \.path)
    let suites = Set(report.inputs + findings.keys).sorted().map { path in
      Suite(path, scenes[path] ?? [], findings[path] ?? [], form)
    }.filter { !$0.isEmpty }
    let root = MarkupText.tag(
      "testsuites",
      [
        ("name", "layout lint"), ("tests", "\(suites.sum(\.tests))"), ("failures", "\(suites.sum(\.failures))"),
        ("errors", "\(suites.sum(\.errors))"),
      ], isEmpty: suites.isEmpty)
    return MarkupText.declaration + root + "\n" + suites.map(\.text).joined()
      + (suites.isEmpty ? "" : "</testsuites>\n")
  }

  /// The cases of a file.
  private struct Suite {
    let path: String
    private(set) var tests = 0
    private(set) var failures = 0
    private(set) var errors = 0
    private var cases = ""
    private var notes: [LintFinding] = []
    private let form: Form
    private let conditionCount: Int
    /// The scenes' names, by their ids. A name that several scenes have is followed by the id.
    private let sceneNames: [String: String]

    init(_ path: String, _ scenes: [LintReport.Scene], _ findings: [LintFinding], _ form: Form) {
      self.path = path
      self.form = form
      conditionCount = scenes.map(\.conditions.count).max() ?? 0
      let alike = Dictionary(grouping: scenes, by: \.name).mapValues(\.count)
      sceneNames = scenes.reduce(into: [:]) { names, scene in
        guard let id = scene.id else { return }
        names[id] = scene.name.map { alike[scene.name] == 1 ? $0 : "\($0) (\(id))" }
      }
      var failing: Set<String?> = []
      for finding in findings {
        guard finding.severity != .note else {
          notes.append(finding)
          continue
        }
        failing.insert(finding.key.scene)
        add(finding)
      }
      for scene in scenes where !failing.contains(scene.id) { addPassing(scene) }
    }

    var isEmpty: Bool { tests == 0 && notes.isEmpty }

    /// Adds a finding. Its key makes the case's name unique, because GitLab shows one case of each name.
    private mutating func add(_ finding: LintFinding) {
      let isError = finding.key.rule == unreadable
      tests += 1
      if isError { errors += 1 } else { failures += 1 }
      let place = finding.place.map { ":\($0.position.line):\($0.position.column)" } ?? ""
      let lines =
        ["\(finding.severity.rawValue): \(path)\(place)"] + finding.conditions
        + finding.related.map { "with: \($0.text)" } + finding.repairs.map { "mend: \($0.words)" }
      let items = [(finding.viewName, finding.key.view), (finding.partnerName, finding.key.partner)]
        .compactMap { name, id in name.flatMap { name in id.map { "\(name) (\($0))" } ?? name } ?? id }
      let name = ([finding.key.rule] + (items.isEmpty ? [] : [items.joined(separator: " and ")])).joined(
        separator: ": ")
      let element = isError ? "error" : "failure"
      cases += "    " + opening(name, scene: finding.key.scene) + "\n"
      let attributes: [(name: String, value: String?)] = [
        ("type", finding.key.rule), ("message", finding.messageWithGuesses),
      ]
      cases += "      " + MarkupText.tag(element, attributes)
      cases += MarkupText.text(lines) + "</\(element)>\n    </testcase>\n"
    }

    private mutating func addPassing(_ scene: LintReport.Scene) {
      tests += 1
      cases += "    " + opening("all rules", scene: scene.id, isEmpty: true) + "\n"
    }

    private func opening(_ name: String, scene: String?, isEmpty: Bool = false) -> String {
      let scene = scene.map { sceneNames[$0] ?? $0 }
      return MarkupText.tag(
        "testcase",
        [
          ("classname", [path, scene].compactMap(\.self).joined(separator: ".")), ("name", name),
          ("file", form == .gitLab ? path : nil),
        ], isEmpty: isEmpty)
    }

    var text: String {
      let opening = MarkupText.tag(
        "testsuite",
        [
          ("name", path), ("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)"), ("skipped", "0"),
        ])
      let properties =
        conditionCount > 0
        ? "    <properties>\n      "
          + MarkupText.tag("property", [("name", "conditions"), ("value", "\(conditionCount)")], isEmpty: true)
          + "\n    </properties>\n" : ""
      let output = notes.map { note in
        let place = note.place.map { ":\($0.position.line):\($0.position.column)" } ?? ""
        return "\(path)\(place): note: \(note.messageWithGuesses) [\(note.key.rule)]"
      }
      let own =
        output.isEmpty
        ? "" : "    <system-out>" + MarkupText.text(output) + "</system-out>\n"
      return "  \(opening)\n\(properties)\(cases)\(own)  </testsuite>\n"
    }
  }
}

extension Array {
  fileprivate func sum(_ count: (Element) -> Int) -> Int { reduce(0) { $0 + count($1) } }
}

extension LintReporter {
  /// JUnit's XML, a case a finding.
  static let jUnit = LintReporter("junit", "JUnit's XML, for Jenkins, Bitbucket and others") { report, _ in
    PrintableText(document: JUnitReport.text(of: report))
  }

  /// JUnit's XML in GitLab's form.
  static let jUnitOfGitLab = LintReporter("junit-gitlab", "the same with the files that GitLab shows") { report, _ in
    PrintableText(document: JUnitReport.text(of: report, .gitLab))
  }
}
