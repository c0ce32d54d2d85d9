import Foundation

extension FuzzRun {
  /// A report as a table: of each format inputs, accepted ones, and how many a minute of a processor's time gives.
  func text(of report: Report) -> String {
    var lines = [line("format", "inputs", "accepted", "a minute", "slowest")]
    var total = SharedRecord.Counts()
    for (format, counts) in zip(inputs.formats, report.counts) {
      lines.append(line(format.name, counts))
      total += counts
    }
    lines.append(line("all", total))
    let ends = "\(options.first) to \(report.next - 1)"
    lines.append("seed \(options.seed), inputs \(ends), \(Int(report.seconds.rounded())) s")
    lines += report.found.map { "found \($0.count) times: \($0.signature)\n  \($0.path)" }
    if report.found.isEmpty { lines.append("nothing found") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ name: String, _ counts: SharedRecord.Counts) -> String {
    let minutes = Double(counts.nanoseconds) / 60e9
    let rate = minutes > 0 ? "\(Int(Double(counts.inputs) / minutes))" : "-"
    let share = counts.inputs > 0 ? "\(100 * counts.accepted / counts.inputs) %" : "-"
    let slowest = String(format: "%.1f ms (%d)", Double(counts.slowestNanoseconds) / 1e6, counts.slowest)
    return line(name, "\(counts.inputs)", share, rate, slowest)
  }

  private func line(_ cells: String...) -> String {
    let widths = [18, 10, 9, 10, 0]
    return zip(cells, widths).enumerated().map { place, cell in
      let blanks = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return place == 0 ? cell.0 + blanks : blanks + cell.0
    }.joined(separator: "  ")
  }
}
