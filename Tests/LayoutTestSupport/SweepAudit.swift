package import LayoutModel
import LayoutResolution
import LayoutSimulator
package import SceneSources
package import Sweeps

/// Holds a sweep against layouts of single windows, which know nothing of it.
package enum SweepAudit {
  /// The outcome of a comparison.
  package struct Result {
    /// The differences in words.
    package var differences: [String] = []
    package var pieces = 0
    /// The number of windows laid out by themselves.
    package var sizes = 0

    package init() {}
  }

  /// Returns the differences between a sweep and layouts in windows of it.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - range: The sizes: a range of widths, of heights, or both.
  ///   - conditions: What else the scene is laid out under.
  ///   - step: What lies between the sizes that are compared, in points; beside them those at each end, and on both sides of
  ///     it.
  ///   - random: So many more sizes, real numbers, drawn by a seed.
  ///   - share: Of so many windows one is laid out by plans of its own, the others by those that laid out others before: that these give the
  ///     same is tested by itself.
  /// - Returns: What came of it.
  /// - Throws: Whatever a sweep or a layout throws.
  package static func differences(
    of scene: Scene, over range: WindowRange, under conditions: Conditions = Conditions(), step: Double = 1,
    random: (count: Int, seed: UInt64) = (0, 0), anewEach share: Int = 1
  ) throws -> Result {
    let sweep = try Sweep(of: try ResizedScreen(scene, under: conditions), over: range, mends: false)
    let plans = PlanLibrary()
    var count = 0
    return try differences(between: sweep, step: step, random: random) { size in
      count += 1
      let own = count.isMultiple(of: share) ? PlanLibrary() : plans
      return try ShownScreen(in: size, under: conditions) { try scene.layout(under: $0, keepingPlansIn: own) }
    }
  }

  /// Returns the differences between sweeps of a file's scenes and layouts of that file in windows of them.
  ///
  /// - Parameters:
  ///   - file: The file, as it is read from a folder.
  ///   - range: The sizes.
  ///   - conditions: What else it is laid out under.
  ///   - step: What lies between the sizes that are compared, in points.
  /// - Returns: What came of it.
  /// - Throws: Whatever a sweep or a layout throws.
  package static func differences(
    of file: any SceneSource, over range: WindowRange, under conditions: Conditions, step: Double
  ) throws -> Result {
    var all = Result()
    for scene in try file.resizableScenes(under: conditions).scenes {
      let result = try differences(between: try Sweep(of: scene.screen, over: range), step: step) { size in
        try ShownScreen(in: size, under: scene.conditions) { asked in
          let result = try file.layouts(under: [asked], scene: scene.id)
          if let exception = result.exceptions.first { throw exception }
          guard let layout = result.layouts.first(where: { $0.scene == scene.id }) else {
            throw SweepError.noScene(size)
          }
          return layout
        }
      }
      all.differences += result.differences.map { "\(scene.id ?? "") \($0)" }
      all.pieces += result.pieces
      all.sizes += result.sizes
    }
    return all
  }

  private static func differences(
    between sweep: Sweep, step: Double, random: (count: Int, seed: UInt64) = (0, 0),
    and show: (Size) throws -> ShownScreen
  ) throws -> Result {
    var result = Result()
    result.pieces = sweep.pieces.count
    result.differences = gaps(in: sweep)
    var generator = SeededGenerator(seed: random.seed)
    let sizes =
      sizes(of: sweep, step: step)
      + (0..<random.count).map { _ in
        func length(_ range: ClosedRange<Double>) -> Double {
          range.lowerBound < range.upperBound ? .random(in: range, using: &generator) : range.lowerBound
        }
        return Size(width: length(sweep.range.width), height: length(sweep.range.height))
      }
    for size in sizes {
      let pieces = pieces(of: sweep, at: size)
      guard !pieces.isEmpty else {
        result.differences.append("no piece at \(size.width) × \(size.height)")
        continue
      }
      let shown = try show(size)
      let found = pieces.map { differences(between: $0, and: shown, size) }
      if !found.contains([]) { result.differences += found[0] }
    }
    result.sizes = sizes.count
    return result
  }

  /// Returns the places where pieces of a line don't tile it, each from its own place on to the next one's.
  private static func gaps(in sweep: Sweep) -> [String] {
    guard !sweep.range.isRangeOfBoth else { return [] }
    let isTall = sweep.range.height.lowerBound < sweep.range.height.upperBound
    func ends(_ piece: Sweep.Piece) -> ClosedRange<Double> { isTall ? piece.height : piece.width }
    let range = isTall ? sweep.range.height : sweep.range.width
    guard let first = sweep.pieces.first, let last = sweep.pieces.last else { return ["there is no piece"] }
    var gaps: [String] = []
    if ends(first).lowerBound != range.lowerBound { gaps.append("it begins at \(ends(first).lowerBound)") }
    if ends(last).upperBound != range.upperBound { gaps.append("it ends at \(ends(last).upperBound)") }
    for (piece, next) in zip(sweep.pieces, sweep.pieces.dropFirst())
    where ends(piece).upperBound != ends(next).lowerBound {
      gaps.append("from \(ends(piece).upperBound) to \(ends(next).lowerBound) there is no piece")
    }
    return gaps
  }

  /// The piece at a size, and one whose end is beside it by less than ends are exact to; on the edges of a plane's pieces all that
  /// meet there, but where a line or a size alone is told.
  private static func pieces(of sweep: Sweep, at size: Size) -> [Sweep.Piece] {
    guard sweep.range.isRangeOfBoth else {
      let beside = sweep.pieces.filter { !$0.contains(size) && $0.contains(size, within: exactnessOfEnds) }
      return [sweep.piece(at: size)].compactMap(\.self) + beside
    }
    let alone = sweep.pieces.last { $0.corners.count < 3 && $0.contains(size) }
    return alone.map { [$0] } ?? sweep.pieces.filter { $0.contains(size, within: 1e-5) }
  }

  /// The precision of a sweep's ends, in points.
  private static let exactnessOfEnds = 1e-6

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
  /// Tells whether a size is one of the piece's, or so near that edges may be off by as much.
  fileprivate func contains(_ size: Size, within distance: Double) -> Bool {
    within.allSatisfy { $0.excess(of: size) <= distance }
  }
}

extension WindowRange {
  fileprivate var isRangeOfBoth: Bool {
    width.lowerBound < width.upperBound && height.lowerBound < height.upperBound
  }
}
