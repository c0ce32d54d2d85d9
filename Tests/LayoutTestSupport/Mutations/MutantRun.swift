import Foundation

/// A run over many mutants, on as many threads as there are processors.
package struct MutantRun: Sendable {
  /// The number of mutants, that of the first, and where their random numbers begin.
  package let count: Int
  package let first: Int
  package let seed: UInt64

  /// The most seconds of processor time that one command may take of a mutant.
  private static let longest = 2.0

  package init(count: Int, first: Int = 0, seed: UInt64 = 1) {
    self.count = count
    self.first = first
    self.seed = seed
  }

  /// The run that `tools/check mutate` asks for: `LAYOUT_MUTANTS`, `LAYOUT_MUTANTS_FROM` and `LAYOUT_MUTANTS_SEED`.
  package static let asked: MutantRun? = number("LAYOUT_MUTANTS").map { count in
    MutantRun(count: count, first: number("LAYOUT_MUTANTS_FROM") ?? 0, seed: UInt64(number("LAYOUT_MUTANTS_SEED") ?? 1))
  }

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  /// The folder where the run says which mutants are under way, and where a single one is written.
  private static let folder = Checkout.path(".build/mutants")

  /// The outcome of one mutant.
  private struct Record: Sendable {
    let mutations: [Mutation]
    let outcome: MutantAudit.Outcome?
    /// Of its longest command.
    let seconds: Double
    let problems: [String]
  }

  /// The outcome of all of them.
  package struct Report: Sendable {
    /// The faults, with the mutant's number.
    package var problems: [String] = []
    /// Counts of outcomes by kind of mutation, and the slowest mutants.
    package var summary = ""
  }

  /// Makes the mutants and looks what comes of each.
  package func report() throws -> Report {
    let files = try SpoiltFile.all()
    let watch = try MutantWatch(path: "\(Self.folder)/under-way-\(ProcessInfo.processInfo.processIdentifier)")
    defer { watch.finish() }
    let start = Date()
    let records = Workers.map(count, threads: ProcessInfo.processInfo.activeProcessorCount) { index in
      let number = first + index
      watch.begin(number)
      defer { watch.end(number) }
      let record = record(Mutant(number, seed: seed, of: files))
      // Told at once too: another mutant may end the process.
      for problem in record.problems {
        FileHandle.standardError.write(Data("mutant \(number) of seed \(seed): \(problem)\n".utf8))
      }
      return record
    }
    return report(on: records, seconds: -start.timeIntervalSinceNow)
  }

  private func record(_ mutant: Mutant) -> Record {
    let start = ProcessorTime.now
    do {
      let verdict = try MutantAudit.verdict(on: mutant)
      let slow = verdict.seconds > Self.longest ? ["it took \(Self.text(verdict.seconds)) s"] : []
      return Record(
        mutations: mutant.mutations, outcome: verdict.outcome, seconds: verdict.seconds,
        problems: (verdict.problems + slow).map { "\($0): \(mutant.description)" })
    } catch {
      return Record(
        mutations: mutant.mutations, outcome: nil, seconds: ProcessorTime.now - start,
        problems: ["\(error): \(mutant.description)"])
    }
  }

  private func report(on records: [Record], seconds: Double) -> Report {
    var report = Report()
    for (index, record) in records.enumerated() {
      report.problems += record.problems.map { "mutant \(first + index) of seed \(seed): \($0)" }
    }
    let outcomes = MutantAudit.Outcome.allCases.map { outcome in
      "\(records.count { $0.outcome == outcome }) \(outcome.rawValue)"
    }
    let rate = Int(Double(records.count) / max(seconds, 1e-9))
    var lines = ["\(records.count) mutants, \(rate) a second: \(outcomes.joined(separator: ", "))"]
    for mutation in Mutation.allCases {
      let own = records.filter { $0.mutations.contains(mutation) }
      lines.append("  \(mutation.rawValue): \(own.count), \(own.count { $0.outcome == .laidOut }) laid out")
    }
    let slowest = records.enumerated().sorted { $0.element.seconds > $1.element.seconds }.prefix(5)
    lines += slowest.map { "  \(Self.text($0.element.seconds)) s: mutant \(first + $0.offset)" }
    report.summary = lines.joined(separator: "\n")
    return report
  }

  private static func text(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  /// Writes the run's first mutant to a file.
  ///
  /// - Returns: What it is, and where it stands.
  package func writeFirst() throws -> String {
    let mutant = Mutant(first, seed: seed, of: try SpoiltFile.all())
    let url = URL(fileURLWithPath: "\(Self.folder)/mutant-\(seed)-\(first).\((mutant.path as NSString).pathExtension)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(mutant.bytes).write(to: url)
    return "\(url.path): \(mutant.description)"
  }
}
