package import LayoutAnalysis
package import LayoutModel
import LayoutResolution
import LayoutSimulator

/// Holds a sweep against layouts of single windows, which know nothing of it.
package enum SweepAudit {
  /// What differs between a sweep along the width and layouts in windows of it.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - range: The sizes: a range of widths, of heights, or both.
  ///   - conditions: What else the scene is laid out under.
  ///   - step: What lies between the sizes that are compared, in points; beside them those at each end, and on both sides of
  ///     it.
  /// - Returns: The differences in words, the number of pieces and that of sizes.
  /// - Throws: Whatever a sweep or a layout throws.
  package static func differences(
    of scene: Scene, over range: WindowRange, under conditions: Conditions = Conditions(), step: Double = 1
  ) throws -> (differences: [String], pieces: Int, sizes: Int) {
    let sweep = try Sweep(of: scene, over: range, under: conditions)
    let sizes = self.sizes(of: sweep, step: step)
    var differences: [String] = []
    for size in sizes {
      let pieces = pieces(of: sweep, at: size)
      guard !pieces.isEmpty else {
        differences.append("no piece at \(size.width) × \(size.height)")
        continue
      }
      let shown = try ShownScreen(scene, in: size, under: conditions)
      let found = pieces.map { self.differences(between: $0, and: shown, size) }
      if !found.contains([]) { differences += found[0] }
    }
    return (differences, sweep.pieces.count, sizes.count)
  }

  /// The piece at a size; on the edges of a plane's pieces all that meet there.
  private static func pieces(of sweep: Sweep, at size: Size) -> [Sweep.Piece] {
    guard sweep.range.isRangeOfBoth else { return [sweep.piece(at: size)].compactMap(\.self) }
    let alone = sweep.pieces.filter { $0.corners.count == 1 && $0.contains(size) }
    return alone.isEmpty ? sweep.pieces.filter { $0.contains(size, within: 1e-5) } : alone
  }

  /// Every so many points, at each end, and a ten thousandth of a point beside it.
  private static func sizes(of sweep: Sweep, step: Double) -> [Size] {
    func lengths(_ range: ClosedRange<Double>, _ ends: [ClosedRange<Double>]) -> [Double] {
      let near = ends.flatMap { [$0.lowerBound, $0.upperBound] }.flatMap { [$0 - 1e-4, $0, $0 + 1e-4] }
      return (Array(stride(from: range.lowerBound, through: range.upperBound, by: step)) + near).filter(range.contains)
    }
    guard !sweep.range.isRangeOfBoth else {
      return lengths(sweep.range.width, []).flatMap { width in
        lengths(sweep.range.height, []).map { Size(width: width, height: $0) }
      }
    }
    let widths = lengths(sweep.range.width, sweep.pieces.map(\.width))
    let heights = lengths(sweep.range.height, sweep.pieces.map(\.height))
    return Set(widths).sorted().flatMap { width in Set(heights).sorted().map { Size(width: width, height: $0) } }
  }

  private static func differences(between piece: Sweep.Piece, and shown: ShownScreen, _ size: Size) -> [String] {
    let place = "at \(size.width) × \(size.height)"
    if let exception = shown.exception {
      return piece.exception?.description == exception ? [] : ["\(place) UIKit throws: \(exception)"]
    }
    guard piece.exception == nil else { return ["\(place) UIKit doesn't throw"] }
    guard shown.names == piece.views.map(\.id) else { return ["\(place) there are other views"] }
    var differences: [String] = []
    for (exact, view) in zip(shown.frames, piece.views) {
      let frame = view.frame(in: size)
      let numbers = [
        (exact.x, frame.x), (exact.y, frame.y), (max(0, exact.width), frame.width),
        (max(0, exact.height), frame.height),
      ]
      if numbers.contains(where: { abs($0 - $1) > 1e-6 * max(1, abs($0) * 1e-3) }) {
        differences.append("\(place) \(view.id) is \(exact), not \(frame) [\(piece.width), \(piece.height)]")
      }
    }
    let told = piece.diagnostics.map(ShownScreen.Finding.init)
    if shown.findings != told {
      differences.append("\(place) is found \(shown.findings), not \(told) [\(piece.width), \(piece.height)]")
    }
    return differences
  }
}

extension Sweep.Piece {
  /// Whether a size is one of the piece's, or so near that edges may be off by as much.
  fileprivate func contains(_ size: Size, within distance: Double) -> Bool {
    within.allSatisfy { $0.excess(of: size) <= distance }
  }
}

extension WindowRange {
  fileprivate var isRangeOfBoth: Bool {
    width.lowerBound < width.upperBound && height.lowerBound < height.upperBound
  }
}
