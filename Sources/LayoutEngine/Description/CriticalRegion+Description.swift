import Documents
import LayoutModel
package import LayoutResolution

/// A number over window sizes as one writes it: `0.5 width - 16`.
extension SizeForm: CustomStringConvertible {
  package var description: String {
    var sum = ""
    for (coefficient, symbol) in [(width, "width"), (height, "height"), (constant, "")] {
      // What eliminations leave of a coefficient that is none is rounding.
      guard abs(coefficient) > 1e-9 else { continue }
      let size = abs(coefficient)
      let number = abs(size - 1) < 1e-12 && !symbol.isEmpty ? "" : JSONText.number(size)
      let term = [number, symbol].filter { !$0.isEmpty }.joined(separator: " ")
      if sum.isEmpty {
        sum = coefficient < 0 ? "-\(term)" : term
      } else {
        sum += coefficient < 0 ? " - \(term)" : " + \(term)"
      }
    }
    return sum.isEmpty ? "0" : sum
  }
}

extension AffineFrame: CustomStringConvertible {
  /// x, y, width and height, as dumps have frames.
  package var description: String { "[\(x), \(y), \(width), \(height)]" }
}

extension CriticalRegion {
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
