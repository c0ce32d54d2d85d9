package import LayoutResolution

extension AffineFrame: CustomStringConvertible {
  /// The frame as x, y, width and height, as in dumps.
  package var description: String { "[\(x), \(y), \(width), \(height)]" }
}

extension WindowRegion {
  /// Every view's frame as a function of the window's size, and the inequalities within which it holds.
  ///
  ///     slider  [20, 20, width - 40, 23]
  ///     where width - 40 ≥ 0
  ///
  /// - Parameter tree: The tree of the region.
  /// - Returns: A line a view, and a line for each inequality.
  package func description(of tree: ViewTree) -> String {
    let names = tree.viewIndices.map { tree.name(of: $0) }
    let longest = names.map(\.count).max() ?? 0
    let frames = zip(names, frames).map { name, frame in
      name + String(repeating: " ", count: longest - name.count + 2) + frame.description
    }
    let bounds = inequalities.enumerated().map { number, form in "\(number == 0 ? "where" : "  and") \(form) ≥ 0" }
    return (frames + (bounds.isEmpty ? ["everywhere"] : bounds)).joined(separator: "\n")
  }
}
