/// The lines of a flow layout: each filled with items from its beginning, and spread over the length, but for the last one
/// (`UICollectionViewFlowLayout`; general knowledge, not sourced).
package struct FlowLines {
  /// The length of a line, in points.
  private let length: Double
  /// The least distance between two items of a line, in points.
  private let spacing: Double

  /// Lines of a length, with a least distance between items.
  package init(length: Double, spacing: Double) {
    (self.length, self.spacing) = (length, spacing)
  }

  /// A line's items, with their beginnings along it.
  package struct Line {
    package var items: Range<Int>
    package var starts: [Double]
  }

  /// The lines of items of some lengths.
  ///
  /// - Parameters:
  ///   - lengths: The items' lengths along a line, in points.
  ///   - isPositive: The comparison that ends a line, where it is noted.
  /// - Returns: The lines, in order.
  package func lines(of lengths: [Double], isPositive: (Double) -> Bool = { $0 > 1e-6 }) -> [Line] {
    var lines: [Line] = []
    var (first, sum) = (0, 0.0)
    for (index, own) in lengths.enumerated() {
      if index > first, isPositive(sum + spacing + own - length) {
        lines.append(line(first..<index, lengths, isLast: false))
        (first, sum) = (index, 0)
      }
      sum += (index == first ? 0 : spacing) + own
    }
    if first < lengths.count { lines.append(line(first..<lengths.count, lengths, isLast: true)) }
    return lines
  }

  private func line(_ items: Range<Int>, _ lengths: [Double], isLast: Bool) -> Line {
    let own = items.reduce(0) { $0 + lengths[$1] }
    let gap = isLast || items.count == 1 ? spacing : (length - own) / Double(items.count - 1)
    var (starts, start): ([Double], Double) = ([], 0)
    for index in items {
      starts.append(start)
      start += lengths[index] + gap
    }
    return Line(items: items, starts: starts)
  }
}
