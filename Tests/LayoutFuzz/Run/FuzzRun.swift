import Foundation

/// A run: workers one after another, each in a process of its own; what ends one is kept, and the next goes on behind it.
struct FuzzRun {
  let inputs: FuzzInputs
  let options: FuzzOptions
  let folder: WorkFolder

  /// The number of inputs that a worker runs; then the run tells how far it is, and keeps its report.
  private static let inputsOfWorker = 5_000
  /// After so many workers that ended before their time the run ends too.
  private static let maximumFailures = 200

  /// Runs, and keeps the first input of each thing that is found, made small.
  ///
  /// - Parameter path: The file that the report is kept in; a run of the same inputs whose report is there is gone on with where it is asked
  ///   for.
  /// - Returns: The report.
  /// - Throws: `Failure`, or an error of the files that the run keeps.
  func run(keeping path: String) throws -> FuzzReport {
    var report = FuzzReport(of: inputs, from: options.first)
    if options.goesOn, let kept = FuzzReport(reading: path), kept.isOf(inputs, from: options.first) { report = kept }
    let (start, before) = (Date(), report.seconds)
    var failures = 0
    _ = try folder.takeFindings()
    while failures < Self.maximumFailures {
      let seconds = options.seconds.map { $0 + start.timeIntervalSinceNow }
      let left = options.inputs.map { options.first + $0 - report.next } ?? Self.inputsOfWorker
      guard left > 0, seconds ?? 1 > 0 else { break }
      let end = try work(from: report.next, inputs: min(left, Self.inputsOfWorker), seconds: seconds)
      let record = try SharedRecord(reading: folder.record)
      for (place, counts) in record.counts(inputs.formats.count).enumerated() { report.counts[place] += counts }
      for finding in try folder.takeFindings() { try keep(finding, &report) }
      report.next = record.number + 1
      if end != .status(0) {
        failures += 1
        guard let input = record.underWay else { throw Failure.worker(at: record.number, try errors()) }
        report.counts[input.format].inputs += 1
        let problem = Problem(symptom: end.symptom, details: try errors())
        try keep(
          Finding(number: input.number, format: inputs.formats[input.format].name, problem: problem), &report)
      }
      report.seconds = before - start.timeIntervalSinceNow
      try report.write(to: path)
      if options.seconds ?? 0 > 120 || left > Self.inputsOfWorker { say(progress(report)) }
    }
    return report
  }

  enum Failure: Error {
    /// A worker that ended while it made an input: a fault of the fuzzer.
    case worker(at: Int, String)
  }

  private func errors() throws -> String {
    String(try String(contentsOfFile: folder.errors, encoding: .utf8).suffix(4_000))
  }

  private func work(from first: Int, inputs count: Int, seconds: Double?) throws -> Ending {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments =
      [
        "--work", "--seed", "\(options.seed)", "--from", "\(first)", "--inputs", "\(count)", "--folder", folder.path,
        "--patience", "\(options.patience)", "--memory", "\(options.memory)",
      ] + (seconds.map { ["--seconds", "\(max(1, Int($0.rounded())))"] } ?? [])
      + inputs.formats.flatMap { ["--format", $0.name] }
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let errors = try WorkFile(folder.errors)
    process.standardError = errors.handle
    process.standardOutput = errors.handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    // What a command line says as it ends the process stands with its own streams.
    try errors.append(CommandFolder.remove(of: process.processIdentifier))
    return Ending(of: process)
  }

  /// Counts what was found; the first of its kind is made small and kept.
  private func keep(_ finding: Finding, _ report: inout FuzzReport) throws {
    if let place = report.found.firstIndex(where: { $0.signature == finding.signature }) {
      report.found[place].count += 1
      return
    }
    let (place, bytes) = inputs.input(finding.number)
    let format = inputs.formats[place]
    let words = finding.symptom.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let path = "\(folder.path)/\(format.name)-\(String(words))-\(options.seed)-\(finding.number).\(format.ending)"
    try Data(bytes).write(to: URL(fileURLWithPath: path + ".whole"))
    let small = try Self.minimized(bytes, finding.symptom, format, options, folder)
    try Data(small).write(to: URL(fileURLWithPath: path))
    report.found.append(FuzzReport.Found(format: format.name, signature: finding.signature, path: path))
    say(
      "found: \(finding.signature) \(finding.details.prefix(300))\n  \(path), \(bytes.count) bytes made \(small.count)")
  }

  /// An input made small that shows a symptom, where it does so by itself.
  static func minimized(
    _ bytes: [UInt8], _ symptom: String, _ format: InputFormat, _ options: FuzzOptions, _ folder: WorkFolder
  ) throws -> [UInt8] {
    let process = ReplayProcess(format: format, options: options, folder: folder)
    guard try process.symptoms(of: bytes).symptoms.contains(symptom) else { return bytes }
    var minimizer = Minimizer(
      isFailing: { (try? process.symptoms(of: $0).symptoms.contains(symptom)) ?? false }, smaller: format.smaller)
    // Each that still fails takes all its time.
    if Ending.isOfTime(symptom) || format.patience > 1 { minimizer.maximumTried = Self.maximumSlowTried }
    return minimizer.minimized(bytes)
  }

  private static let maximumSlowTried = 20

  private func progress(_ report: FuzzReport) -> String {
    let count = report.counts.reduce(0) { $0 + $1.inputs }
    return "\(count) inputs in \(Int(report.seconds)) s, \(report.found.count) things found"
  }

  private func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
