import Foundation

/// The outcome of a run, which is kept as the run goes on: a table of it can be printed meanwhile, and one that was ended is gone on with.
struct FuzzReport: Codable {
  /// A thing that was found: its number of inputs, and the file with the first of them.
  struct Found: Codable {
    let format: String
    let signature: String
    var count = 1
    let path: String
  }

  let seed: Int
  let formats: [String]
  /// The number of the first input, and of the next one that isn't run yet.
  let first: Int
  var next: Int
  var counts: [SharedRecord.Counts]
  var found: [Found] = []
  /// Seconds that passed.
  var seconds = 0.0

  init(of inputs: FuzzInputs, from first: Int) {
    (seed, self.first, next) = (inputs.seed, first, first)
    formats = inputs.formats.map(\.name)
    counts = formats.map { _ in SharedRecord.Counts() }
  }

  /// A kept report.
  init?(reading path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let report = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = report
  }

  /// Keeps the report.
  func write(to path: String) throws {
    try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// Tells whether the report is of a run of the same inputs.
  func isOf(_ inputs: FuzzInputs, from first: Int) -> Bool {
    seed == inputs.seed && self.first == first && formats == inputs.formats.map(\.name)
  }

  // MARK: The table

  /// The report as a table: of each format the inputs, the seconds of processor time, how many a second that gives, those that were accepted
  /// and refused, the slowest with its number, the most memory, and the things found.
  var text: String {
    var lines = [
      line("format", "inputs", "seconds", "a second", "accepted", "refused", "slowest s", "peak MB", "found")
    ]
    lines[0] += "  slowest input"
    var total = SharedRecord.Counts()
    for (format, counts) in zip(formats, counts) where counts.inputs > 0 {
      lines.append(line(format, counts, found.count { $0.format == format }))
      total += counts
    }
    lines.append(line("all", total, found.count))
    lines.append("seed \(seed), inputs \(first) to \(next - 1), \(Int(seconds.rounded())) s")
    lines += found.map { "found \($0.count) times: \($0.signature)\n  \($0.path)" }
    if found.isEmpty { lines.append("nothing found") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ name: String, _ counts: SharedRecord.Counts, _ found: Int) -> String {
    let seconds = Double(counts.nanoseconds) / 1e9
    return line(
      name, "\(counts.inputs)", String(format: "%.1f", seconds),
      seconds > 0 ? "\(Int(Double(counts.inputs) / seconds))" : "-", "\(counts.accepted)",
      "\(counts.inputs - counts.accepted)", String(format: "%.3f", Double(counts.slowestNanoseconds) / 1e9),
      "\((counts.peak + (1 << 19)) >> 20)", "\(found)") + "  \(counts.slowest)"
  }

  private func line(_ cells: String...) -> String {
    let widths = [18, 9, 9, 9, 9, 9, 9, 8, 6]
    return zip(cells, widths).enumerated().map { place, cell in
      let blanks = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return place == 0 ? cell.0 + blanks : blanks + cell.0
    }.joined(separator: " ")
  }
}
