import LayoutModel
import LayoutSimulator

extension Sweep.Piece {
  /// Returns the piece with repairs of its conflicts. These come from the end where most has to change, so that they
  /// work in the whole piece.
  ///
  /// - Throws: `LayoutFailure` if the solver fails.
  func explained(by screen: inout ResizedScreen) throws -> Sweep.Piece {
    guard diagnostics.contains(where: { $0.code == .unsatisfiableConstraints }) else { return self }
    let findings = diagnostics.map(WindowProbe.Finding.init)
    var gravest: (diagnostics: [Diagnostic], change: Double)?
    func look(at sizes: [Size]) -> Bool {
      var isSame = true
      for size in sizes {
        guard let found = try? screen.diagnostics(in: size), found.map(WindowProbe.Finding.init) == findings else {
          isSame = false
          continue
        }
        let change = found.reduce(0) { $0 + $1.constantChanges }
        if gravest.map({ change > $0.change }) ?? true { gravest = (found, change) }
      }
      return isSame
    }
    // The amount is convex in the size, so it is greatest at an end; but the end at which the next piece begins may
    // have another conflict.
    if !look(at: ends) { _ = look(at: sizesInside) }
    guard let gravest else { return self }
    var explained = self
    explained.diagnostics = gravest.diagnostics
    return explained
  }

  private var middle: Size {
    Size(width: (width.lowerBound + width.upperBound) / 2, height: (height.lowerBound + height.upperBound) / 2)
  }

  /// The piece's ends, or corners.
  private var ends: [Size] {
    guard corners.isEmpty else { return corners }
    return [
      Size(width: width.lowerBound, height: height.lowerBound),
      Size(width: width.upperBound, height: height.upperBound),
    ]
  }

  /// Sizes inside the piece, in whole points if possible.
  private var sizesInside: [Size] {
    let whole = Size(width: middle.width.rounded(), height: middle.height.rounded())
    return (corners.isEmpty && contains(whole) ? [whole] : []) + [middle]
  }
}

extension Diagnostic {
  /// The total change of constants, in points.
  fileprivate var constantChanges: Double {
    repairs.reduce(0) { sum, repair in
      if case .changeConstant(_, let old, let new) = repair { sum + abs(new - old) } else { sum }
    }
  }
}
