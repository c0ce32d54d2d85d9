import Foundation

/// The parts of a table in a line: each section's header, rows and footer.
///
///     section 0: header 0, rows 1 and 2, footer 3      section 1: header 4, row 5, footer 6
struct TableSlots {
  /// A part of a table.
  enum Part: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)

    var section: Int {
      switch self {
      case .header(let section), .footer(let section): section
      case .row(let path): path.section
      }
    }
  }

  /// The number of rows of each section.
  private(set) var counts: [Int] = []
  /// The position of each section's header.
  private var starts: [Int] = []

  init(_ counts: [Int] = []) {
    self.counts = counts
    var start = 0
    for count in counts {
      starts.append(start)
      start += count + 2
    }
    self.count = start
  }

  /// The number of parts.
  private(set) var count = 0

  /// The position of a part; `nil` where the table has none such.
  func position(of part: Part) -> Int? {
    guard counts.indices.contains(part.section) else { return nil }
    let start = starts[part.section]
    switch part {
    case .header: return start
    case .footer(let section): return start + 1 + counts[section]
    case .row(let path): return path.row >= 0 && path.row < counts[path.section] ? start + 1 + path.row : nil
    }
  }

  /// The part at a position.
  func part(at position: Int) -> Part {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    let row = position - starts[low] - 1
    return row < 0 ? .header(low) : row == counts[low] ? .footer(low) : .row(IndexPath(row: row, section: low))
  }

  /// The positions of a section's parts.
  func range(of section: Int) -> Range<Int> { starts[section]..<starts[section] + counts[section] + 2 }
}
