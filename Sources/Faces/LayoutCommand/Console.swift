import Documents
import FileSystem
import InterfaceBuilder
import LayoutModel
import LayoutOutput
import Notations
import SceneSources
import Sweeps

/// The program's outlet: results go to standard output, everything else to standard error.
///
/// Messages have the form `path:line:column: error: message [code]`, as compilers print them.
struct Console {
  /// A Boolean value that tells whether messages are coloured.
  var isColored = false
  /// A Boolean value that tells whether findings about layouts are suppressed.
  var isQuiet = false
  /// A Boolean value that tells whether ids follow names, and nothing is summarised.
  var isVerbose = false
  /// The configurations that were reported.
  let toldConfigurations = ToldConfigurations()
  /// The surroundings that the output goes to.
  var surroundings = CommandSurroundings.process

  /// Writes a result.
  func print(_ text: PrintableText) throws(Files.Failure) {
    try surroundings.print(text)
  }

  /// Reports a problem of an input.
  func report(_ problem: InputProblem, in path: String) {
    write(
      path, problem.position, .error, PrintableText(problem.message), problem.code,
      excerpt: problem.excerpt?.split(separator: "\n").map(String.init) ?? [])
  }

  /// Reports a finding about layouts.
  func report(_ finding: FindingList.Finding, in path: String) {
    guard !isQuiet else { return }
    let (headline, details) = finding.text(isVerbose: isVerbose)
    write(
      path, finding.diagnostic.position, finding.diagnostic.severity, PrintableText(headline),
      finding.diagnostic.code.rawValue, excerpt: details.split(separator: "\n").map(String.init))
  }

  /// Reports a finding in windows of some sizes.
  func report(_ record: FrameDump.DiagnosticRecord, in path: String, under conditions: String) {
    guard !isQuiet else { return }
    var lines = record.message.split(separator: "\n").map(String.init)[...]
    let headline = lines.popFirst() ?? ""
    write(
      path, record.position, record.severity, PrintableText("\(headline) (\(conditions))"), record.code,
      excerpt: Array(lines))
  }

  /// Reports a failed assertion.
  func report(_ failed: FailedAssertion, in path: String) {
    guard !isQuiet else { return }
    write(path, failed.assertion.position, .error, PrintableText(failed.description), "assertion")
  }

  /// Reports warnings about an input: the first for each subject, or all.
  func report(_ warnings: [InputWarning], in path: String, each: Bool) {
    guard !isQuiet else { return }
    var told: Set<String> = []
    for warning in warnings where each || told.insert(warning.subject).inserted {
      write(path, warning.position, .warning, PrintableText(warning.message), warning.code)
    }
  }

  /// Reports the exception that ended a simulated application. Without an event that led to the exception, the given position counts.
  func report(_ exception: SimulatedException, in path: String, at position: SourcePosition?) {
    write(path, exception.position ?? position, .error, "\(exception)", "exception")
  }

  /// Reports an error about an input, at a position or as a whole, or about the run.
  func error(_ message: PrintableText, path: String? = nil, at position: SourcePosition? = nil) {
    write(path, position, .error, message, nil)
  }

  /// Reports a warning about an input, at a position or as a whole, or about the run.
  func warn(_ message: PrintableText, path: String? = nil, at position: SourcePosition? = nil) {
    guard !isQuiet else { return }
    write(path, position, .warning, message, nil)
  }

  /// Writes the summary of a run, without a word before it.
  func sum(_ line: PrintableText) {
    guard !isQuiet else { return }
    surroundings.tell(line.line)
  }

  /// Reports what in projects' files isn't understood, or isn't as requested; for a note that several files share, only
  /// the first.
  func report(_ notes: [ProjectNote]) {
    let groups = Dictionary(grouping: notes, by: \.message)
    for (message, own) in groups.sorted(by: { ($0.value[0].path, $0.key) < ($1.value[0].path, $1.key) }) {
      let rest = own.count - 1
      let others = rest == 0 ? "" : " (and \(rest) more \(rest == 1 ? "file" : "files"))"
      note(PrintableText(message + others), path: own[0].path.description)
    }
  }

  /// Reports a note about a path as a whole, or about the run.
  func note(_ message: PrintableText, path: String? = nil) {
    guard !isQuiet else { return }
    write(path, nil, .note, message, nil)
  }

  private func write(
    _ path: String?, _ position: SourcePosition?, _ severity: Diagnostic.Severity, _ message: PrintableText,
    _ code: String?, excerpt: [String] = []
  ) {
    if let collect = surroundings.collect {
      return collect(ConsoleMessage(path: path, position: position, severity: severity, text: message.string))
    }
    var place: PrintableText = ""
    if let path { place = "\(path == Files.standardInput.description ? "<stdin>" : path):" }
    if let position { place = "\(place)\(position.line):\(position.column):" }
    if !place.string.isEmpty { place = "\(place) " }
    let word = "\(severity.rawValue):"
    let coloredWord: PrintableText = isColored ? .bold(word, color: severity.color) : PrintableText(word)
    // The message's content is escaped, so its line breaks are the program's own.
    let code: PrintableText = code.map { " [\($0)]" } ?? ""
    let room = DiagnosticText.maximumLineLength - word.count - code.string.count
    var lines = message.string.broken(atMost: room).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)[...]
    let headline = lines.popFirst() ?? ""
    let first: PrintableText = "\(place)\(coloredWord) \(headline)\(code)\n"
    let rest = (lines + excerpt).map { PrintableText($0).line }.joined()
    surroundings.tell(first + rest)
  }
}

/// A message before it is text.
struct ConsoleMessage: Hashable {
  let path: String?
  let position: SourcePosition?
  let severity: Diagnostic.Severity
  let text: String
}

extension Diagnostic.Severity {
  /// The terminal's colour: red, magenta, cyan.
  fileprivate var color: Int {
    switch self {
    case .error: 31
    case .warning: 35
    case .note: 36
    }
  }
}
