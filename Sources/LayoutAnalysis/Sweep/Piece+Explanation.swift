import LayoutModel
import LayoutSimulator

extension Sweep.Piece {
  /// The piece with what mends its conflicts: at the end where most has to change, so that it mends them in all of the piece.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  func explained(by screen: inout ResizedScreen) throws -> Sweep.Piece {
    guard diagnostics.contains(where: { $0.code == .unsatisfiableConstraints }) else { return self }
    let findings = diagnostics.map(WindowProbe.Finding.init)
    var gravest: (diagnostics: [Diagnostic], change: Double)?
    for size in sizesToTell {
      guard let found = try? screen.diagnostics(in: size), found.map(WindowProbe.Finding.init) == findings else {
        continue
      }
      let change = found.reduce(0) { $0 + $1.constantChanges }
      if gravest.map({ change > $0.change }) ?? true { gravest = (found, change) }
    }
    guard let gravest else { return self }
    var explained = self
    explained.diagnostics = gravest.diagnostics
    return explained
  }

  /// The piece's ends, then whole points and others inside.
  private var sizesToTell: [Size] {
    let middle = Size(
      width: (width.lowerBound + width.upperBound) / 2, height: (height.lowerBound + height.upperBound) / 2)
    guard corners.isEmpty else { return corners + [middle] }
    let ends = [
      Size(width: width.lowerBound, height: height.lowerBound),
      Size(width: width.upperBound, height: height.upperBound),
    ]
    let whole = Size(width: middle.width.rounded(), height: middle.height.rounded())
    return ends + (contains(whole) ? [whole] : []) + [middle]
  }
}

extension Diagnostic {
  /// By how much constants have to change, in points.
  fileprivate var constantChanges: Double {
    repairs.reduce(0) { sum, repair in
      if case .changeConstant(_, let old, let new) = repair { sum + abs(new - old) } else { sum }
    }
  }
}
