package import LayoutResolution

extension AffineFrame: CustomStringConvertible {
  /// x, y, width and height, as dumps have frames.
  package var description: String { "[\(x), \(y), \(width), \(height)]" }
}

extension WindowRegion {
  /// Every view's frame over the window's size, and where these forms hold.
  ///
  ///     slider  [20, 20, width - 40, 23]
  ///     where width - 40 ≥ 0
  ///
  /// - Parameter tree: The tree whose region it is.
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
