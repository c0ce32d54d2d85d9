import Foundation

/// Numbers and tables as a reader wants them.
package enum Text {
  /// A whole number with its thousands apart: `89,535`.
  package static func number(_ value: Int) -> String {
    var digits = Array(String(value))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return String(digits)
  }

  /// A number with as many places as three digits leave: `89,535`, `163`, `7.51`, `0.042`.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    if value >= 100 || value == value.rounded() { return number(Int(value.rounded())) }
    return String(format: value >= 10 ? "%.1f" : value >= 0.1 ? "%.2f" : "%.3f", value)
  }

  /// A small distance to one digit: `2e-12`.
  package static func distance(_ value: Double) -> String { value == 0 ? "0" : String(format: "%.0e", value) }

  /// A Markdown table whose columns stand under each other; all but the first `left` columns are numbers.
  package static func table(_ header: [String], _ rows: [[String]], left: Int = 1) -> String {
    let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column < left ? cell.0 + padding : padding + cell.0
      }
      return "| \(padded.joined(separator: " | ")) |"
    }
    let rule = widths.enumerated().map { column, width in
      column < left ? String(repeating: "-", count: width + 2) : String(repeating: "-", count: width + 1) + ":"
    }
    return ([line(header), "|\(rule.joined(separator: "|"))|"] + rows.map(line)).joined(separator: "\n")
  }
}
