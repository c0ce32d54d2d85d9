import Documents
import FileSystem
import LayoutInput
import LayoutModel
import LayoutOutput

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where the program writes: results to standard output, everything else to standard error.
///
/// Messages are `path:line:column: error: message [code]`, as compilers print them.
struct Console {
  /// Whether messages are coloured.
  var isColored = false
  /// Whether findings about layouts are kept back.
  var isQuiet = false
  /// Whether ids stand behind names, and nothing is summed up.
  var isVerbose = false

  /// Writes a result.
  func print(_ text: String) throws(Files.Failure) {
    try Files.send(text, to: STDOUT_FILENO)
  }

  /// Writes a problem of an input.
  func report(_ problem: InputProblem, in path: String) {
    write(path, problem.position, .error, problem.message.printable, problem.code, excerpt: problem.excerpt)
  }

  /// Writes a finding about layouts.
  func report(_ finding: FindingList.Finding, in path: String) {
    guard !isQuiet else { return }
    let (headline, details) = finding.text(isVerbose: isVerbose)
    let lines = details.split(separator: "\n").map { String($0).printable }.joined(separator: "\n")
    write(
      path, finding.diagnostic.position, finding.diagnostic.severity, headline.printable,
      finding.diagnostic.code.rawValue, excerpt: lines.isEmpty ? nil : lines)
  }

  /// Writes what wasn't understood of an input: of each subject the first, or all.
  func report(_ warnings: [InputWarning], in path: String, each: Bool) {
    guard !isQuiet else { return }
    var told: Set<String> = []
    for warning in warnings where each || told.insert(warning.subject).inserted {
      write(path, warning.position, .warning, warning.message.printable, warning.code)
    }
  }

  /// Writes the exception that ended a simulated application.
  func report(_ exception: SimulatedException, in path: String) {
    write(path, exception.position, .error, exception.description.printable, "exception")
  }

  /// Writes an error about a path, or a place in its file.
  func error(_ message: String, path: String? = nil, at position: SourcePosition? = nil) {
    write(path, position, .error, message, nil)
  }

  /// Writes something to know about a path as a whole.
  func note(_ message: String, path: String) {
    guard !isQuiet else { return }
    write(path, nil, .note, message, nil)
  }

  private func write(
    _ path: String?, _ position: SourcePosition?, _ severity: Diagnostic.Severity, _ message: String, _ code: String?,
    excerpt: String? = nil
  ) {
    let place = [
      path.map { $0 == Files.standardInput.description ? "<stdin>" : $0 }, position.map { "\($0.line):\($0.column)" },
    ]
    .compactMap(\.self).map { $0 + ":" }.joined()
    let word = isColored ? "\u{1B}[1;\(severity.color)m\(severity.rawValue):\u{1B}[0m" : "\(severity.rawValue):"
    var lines = message.broken(atMost: DiagnosticText.maximumLineLength).split(
      separator: "\n", omittingEmptySubsequences: false)[...]
    let headline = lines.popFirst().map(String.init) ?? ""
    let first = [place, word, headline, code.map { "[\($0)]" } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    let text = ([first] + lines.map(String.init) + [excerpt].compactMap(\.self)).joined(separator: "\n")
    // Where standard error can't be written, there is nowhere to say so.
    try? Files.send(text + "\n", to: STDERR_FILENO)
  }

  /// Whether standard error is a terminal.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
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
