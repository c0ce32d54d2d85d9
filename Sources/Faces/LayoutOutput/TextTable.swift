/// Tables for terminals.
package enum TextTable {
  /// Rows as lines in columns, two spaces apart.
  package static func columns(_ rows: [[String]]) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      // Spaces are written only before the next cell, so that no line ends with one.
      var (line, missing) = ("", 0)
      for (cell, width) in zip(row, widths) {
        if !cell.isEmpty { line += String(repeating: " ", count: missing) + cell }
        missing = (cell.isEmpty ? missing + width : width - cell.count) + 2
      }
      return line + "\n"
    }.joined()
  }
}
