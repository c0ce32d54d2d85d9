import Foundation

/// Inputs of files, run again.
package struct Replay {
  private let formats: [InputFormat]

  package init(formats: [InputFormat]) {
    self.formats = formats
  }

  /// The format of a file: the one that its name begins with, as those do that a run keeps.
  package func format(of path: String) -> InputFormat? {
    if formats.count == 1 { return formats.first }
    let name = URL(fileURLWithPath: path).lastPathComponent
    return formats.filter { name.hasPrefix($0.name) }.max { $0.name.count < $1.name.count }
  }

  /// Returns the outcome of a file's input.
  package func verdict(on path: String, _ format: InputFormat) throws -> Verdict {
    format.run(Array(try Data(contentsOf: URL(fileURLWithPath: path))), true)
  }

  /// Removes what a run in this process left besides its files.
  package static func cleanUp() {
    _ = CommandFolder.remove(of: getpid())
  }
}

extension Verdict {
  /// The outcome of an input, and each thing that is wrong on a line of its own.
  var words: String {
    let lines = problems.map { "\($0.symptom)\t\($0.details)" }
    return ([isAccepted ? "accepted" : "refused"] + lines).joined(separator: "\n") + "\n"
  }
}

/// Runs inputs in processes of their own, where they may do as they like.
struct ReplayProcess {
  let format: InputFormat
  let options: FuzzOptions
  let folder: WorkFolder

  /// Returns the faults in an input: the symptoms that it shows, or the signal that it ends by.
  func symptoms(of bytes: [UInt8], showsTrace: Bool = false) throws -> (symptoms: Set<String>, errors: String) {
    let input = "\(folder.path)/candidate.\(format.ending)"
    try Data(bytes).write(to: URL(fileURLWithPath: input))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [
      "--replay", input, "--format", format.name, "--patience", "\(options.patience)", "--memory", "\(options.memory)",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": showsTrace ? "enable=yes,interactive=no,color=no,timeout=20s" : "enable=no"]) { $1 }
    let output = try WorkFile("\(folder.path)/candidate.out")
    let errors = try WorkFile("\(folder.path)/candidate.err")
    process.standardOutput = output.handle
    process.standardError = errors.handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try errors.append(CommandFolder.remove(of: process.processIdentifier))
    let end = Ending(of: process)
    if case .signal = end { return ([end.symptom], try errors.text()) }
    if case .status(let status) = end, status != 0, status != 1 { return ([end.symptom], try errors.text()) }
    let lines = try output.text().split(separator: "\n").dropFirst()
    return (Set(lines.compactMap { $0.split(separator: "\t").first.map(String.init) }), "")
  }
}

/// The end of a process.
enum Ending: Hashable {
  case status(Int32)
  case signal(Int32)

  init(of process: Process) {
    self =
      process.terminationReason == .uncaughtSignal
      ? .signal(process.terminationStatus) : .status(process.terminationStatus)
  }

  private static let tooLong = "it takes too long"
  private static let waiting = "it waits for something"

  /// Tells whether a symptom is that of an input which uses up its time.
  static func isOfTime(_ symptom: String) -> Bool { [tooLong, waiting].contains(symptom) }

  /// In words, as a symptom.
  var symptom: String {
    switch self {
    case .signal(Bounds.signalOfTime): Self.tooLong
    case .signal(Bounds.signalOfWaiting): Self.waiting
    case .signal(let signal): "the process ends by signal \(signal)"
    case .status(let status): "the process ends with status \(status)"
    }
  }
}

/// A file that a process writes to.
struct WorkFile {
  let path: String
  let handle: FileHandle

  init(_ path: String) throws {
    self.path = path
    try Data().write(to: URL(fileURLWithPath: path))
    handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  func append(_ text: String) throws {
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
  }

  func text() throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }
}
