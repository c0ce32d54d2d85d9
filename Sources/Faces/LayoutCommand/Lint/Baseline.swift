import Documents
import FileSystem
import Findings
import LayoutModel
import LayoutOutput
import Lint
import SceneSources

/// The file of findings that aren't reported, and how to use it.
struct Baseline {
  private let path: Path
  /// A Boolean value that tells whether the findings become the baseline.
  let writes: Bool
  private let prunes: Bool
  private let passesOnUnused: Bool

  static let table: [CommandOption] = [.baseline, .writeBaseline, .pruneBaseline, .passOnUnused]

  /// Creates the baseline that the options or the configuration name; `nil` if neither does.
  init?(_ arguments: ParsedArguments, configured: ProjectConfiguration) throws(UsageError) {
    let asked = [CommandOption.writeBaseline, .pruneBaseline, .passOnUnused].filter(arguments.has)
    guard
      let path = arguments.value(.baseline).map({ Path(argument: $0) })
        ?? configured.content.baseline.map(configured.resolved)
    else {
      if !asked.isEmpty { throw .missingOption([CommandOption.baseline.name]) }
      return nil
    }
    self.path = path
    writes = arguments.has(.writeBaseline)
    prunes = arguments.has(.pruneBaseline)
    passesOnUnused = arguments.has(.passOnUnused)
  }

  /// Removes known findings from a report, or records them.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - console: The console that reports entries that match nothing.
  ///   - isPart: Whether the report is only a part, so that entries that match nothing aren't reported.
  /// - Returns: The findings to report, and the status of any fault of the baseline.
  /// - Throws: `Files.Failure` if it can't be written.
  func applied(
    to report: LintReport, _ console: Console, isPart: Bool
  ) throws -> (report: LintReport, status: ExitStatus) {
    if writes {
      // An unreadable file is never accepted as known: it is reported each time.
      var known = report
      known.findings.removeAll { $0.key.rule == LintRule.unreadable.id }
      do throws(Files.Failure) {
        try Files.replace(path, with: PrintableText(document: LintBaseline(known).json))
      } catch {
        console.error("\(error.message)", path: path.description)
        return (report, error.status)
      }
      var rest = report
      rest.findings.removeAll { $0.key.rule != LintRule.unreadable.id }
      let count = known.findings.count
      console.note("\(count) \(count == 1 ? "finding is" : "findings are") written down", path: path.description)
      return (rest, .success)
    }
    let baseline: LintBaseline
    do {
      let bytes = try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
      baseline = try LintBaseline(reading: bytes)
    } catch let error as Files.Failure {
      console.error("\(error.message)", path: path.description)
      return (report, error.status)
    } catch let error as FrameDump.ReadingError {
      console.error("\(error.message)", path: path.description, at: error.position)
      return (report, .badInput)
    }
    let (rest, unmatched) = baseline.applied(to: report)
    guard !isPart else { return (rest, .success) }
    // Nothing is known about files that weren't examined.
    let inputs = Set(report.inputs)
    let unused = unmatched.filter { inputs.contains($0.key.path) || Files.kind(of: Path($0.key.path)) == .nothing }
    return (rest, try status(ofUnused: unused, baseline, console))
  }

  private func status(
    ofUnused unused: [LintBaseline.Entry], _ baseline: LintBaseline, _ console: Console
  ) throws -> ExitStatus {
    guard !unused.isEmpty else { return .success }
    if prunes {
      do throws(Files.Failure) {
        try Files.replace(path, with: PrintableText(document: baseline.removing(unused).json))
      } catch {
        console.error("\(error.message)", path: path.description)
        return error.status
      }
      let words =
        unused.count == 1 ? "1 entry that matched nothing is" : "\(unused.count) entries that matched nothing are"
      console.note("\(words) removed", path: path.description)
      return .success
    }
    if unused.count == baseline.entries.count {
      console.error(
        "none of the \(unused.count) entries matches a finding; were they written in another folder?",
        path: path.description)
      return .badInput
    }
    guard !passesOnUnused else { return .success }
    for entry in unused {
      let subject = [entry.key.scene, entry.key.view, entry.key.partner].compactMap(\.self).joined(separator: ", ")
      let words =
        "nothing is found any more of '\(entry.key.rule)' in \(entry.key.path)\(subject.isEmpty ? "" : " (\(subject))")"
      console.error(
        "\(words); --\(CommandOption.pruneBaseline.name) removes it", path: path.description,
        at: SourcePosition(line: entry.line, column: 1))
    }
    return .findings
  }
}

extension CommandOption {
  static let baseline = CommandOption(
    name: "baseline", value: "FILE", completion: .paths,
    help: "findings that aren't reported; one that has spread to other conditions is")
  static let writeBaseline = CommandOption(
    name: "write-baseline", help: "write what is found to the baseline, and report nothing")
  static let pruneBaseline = CommandOption(
    name: "prune-baseline", help: "remove entries that match nothing from the baseline")
  static let passOnUnused = CommandOption(
    name: "pass-on-unused", help: "let entries of the baseline that match nothing be")
}
