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
      guard let piece = sweep.piece(at: size) else {
        differences.append("no piece at \(size.width) × \(size.height)")
        continue
      }
      var asked = conditions
      asked.size = size
      differences += try self.differences(between: piece, and: scene, under: asked, size)
    }
    return (differences, sweep.pieces.count, sizes.count)
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

  private static func differences(
    between piece: Sweep.Piece, and scene: Scene, under conditions: Conditions, _ size: Size
  ) throws -> [String] {
    let place = "at \(size.width) × \(size.height)"
    let layout: ScreenLayout
    do {
      layout = try scene.layout(under: conditions)
    } catch let exception as SimulatedException {
      return piece.exception?.description == exception.description ? [] : ["\(place) UIKit throws: \(exception)"]
    }
    guard piece.exception == nil else { return ["\(place) UIKit doesn't throw"] }
    let views = layout.views
    guard views.map(\.name) == piece.views.map(\.id) else { return ["\(place) there are other views"] }
    var differences: [String] = []
    for (placed, view) in zip(views, piece.views) {
      var exact = placed.view.unroundedFrame
      if placed.view.view.transform != .identity { exact = placed.view.view.transform.boundingBox(of: exact) }
      let frame = view.frame(in: size)
      let numbers = [
        (exact.x, frame.x), (exact.y, frame.y), (max(0, exact.width), frame.width),
        (max(0, exact.height), frame.height),
      ]
      if numbers.contains(where: { abs($0 - $1) > 1e-6 * max(1, abs($0) * 1e-3) }) {
        differences.append("\(place) \(view.id) is \(exact), not \(frame) [\(piece.width), \(piece.height)]")
      }
    }
    let (found, told) = (layout.diagnostics.map(Finding.init), piece.diagnostics.map(Finding.init))
    if found != told { differences.append("\(place) is found \(found), not \(told) [\(piece.width), \(piece.height)]") }
    return differences
  }

  private struct Finding: Equatable, CustomStringConvertible {
    let code: String
    let items: [String]
    let broken: [String]

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code.rawValue
      items = diagnostic.items
      broken = diagnostic.broken
    }

    var description: String { "\(code) \(items)" }
  }
}

extension WindowRange {
  fileprivate var isRangeOfBoth: Bool {
    width.lowerBound < width.upperBound && height.lowerBound < height.upperBound
  }
}
