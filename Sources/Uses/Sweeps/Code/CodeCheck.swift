import LayoutEngine
import LayoutModel
import SceneSources

/// A check of a line's pieces against the code that makes the screen.
///
/// The pieces are those of the screen as it was captured in single windows. Code may do otherwise in another window: it computes frames, or
/// decides by a size. So it is run anew at both ends of each piece and in its middle. Where it agrees, the piece stays. Where it doesn't,
/// the range is divided until the frames of its runs are affine between them, down to a point; these pieces are sampled.
struct CodeCheck {
  private var screen: ResizedScreen
  private let captured: ResizedScreen
  private let line: SizeLine
  private let bounds: ClosedRange<Double>
  private var runs: [Double: WindowProbe] = [:]

  /// The maximum number of runs for the sampled pieces of a line. Beyond it, pieces aren't divided any further.
  private static let maximumRuns = 600
  /// The distance in points between runs at which nothing more is divided.
  private static let step = 1.0
  /// The maximum difference of a run's frame from its piece's, in points: code rounds to pixels, and to points.
  private static let tolerance = 0.51
  /// The maximum difference of a run's frame from that of the captured screen, in points.
  private static let toleranceOfCaptured = 1e-3

  /// A check along a line.
  ///
  /// - Parameters:
  ///   - screen: The screen as it is captured.
  ///   - line: The line.
  ///   - bounds: The lengths along it.
  ///   - isInterrupted: Tells whether to stop.
  init(
    of screen: ResizedScreen, along line: SizeLine, _ bounds: ClosedRange<Double>,
    isInterrupted: @escaping @Sendable () -> Bool
  ) {
    captured = screen
    self.screen = screen.runAnew
    self.screen.isStopped = isInterrupted
    self.line = line
    self.bounds = bounds
  }

  /// The pieces and the proofs of a line or a plane once they are checked.
  struct Result {
    var pieces: [Sweep.Piece]
    var assertions: [AssertionResult]
    /// The part in which the code does otherwise, and is sampled; `nil` if it agrees everywhere.
    var rest: Sweep.Rest?
  }

  /// Checks pieces.
  ///
  /// - Parameters:
  ///   - pieces: The pieces of the captured screen, in order.
  ///   - assertions: What was proved with them.
  /// - Returns: The pieces that hold for the code.
  /// - Throws: `LayoutFailure`, `SweepError.stopped`.
  mutating func checked(_ pieces: [Sweep.Piece], _ assertions: [AssertionResult]) throws -> Result {
    var doubted: [ClosedRange<Double>] = []
    for (index, piece) in pieces.enumerated() where try !agrees(piece, after: index > 0 ? pieces[index - 1] : nil) {
      doubted.append(places(of: piece))
    }
    guard !doubted.isEmpty else { return Result(pieces: pieces, assertions: assertions, rest: nil) }
    let joined = doubted.joined(within: SweepTolerances.touch)
    var parts: [SampledPart] = []
    for range in joined { parts += try sampled(range) }
    var all = pieces.filter { piece in
      !joined.contains { $0.contains(places(of: piece).lowerBound) && $0.contains(places(of: piece).upperBound) }
    }
    var proofs = LineProofs(screen.comparisons, along: line, bounds)
    for (index, part) in parts.enumerated() {
      let previous = index > 0 ? parts[index - 1] : nil
      let isFirst = part.places.lowerBound == bounds.lowerBound
      let words =
        previous?.places.upperBound == part.places.lowerBound
        ? previous.map { SweepCause(from: $0.strip.end, to: part.strip.start).words } : Self.words
      all.append(Sweep.Piece(part, along: line, begins: isFirst ? nil : words))
      proofs.add(sampled: part.strip, part.places)
    }
    all.sort { places(of: $0).lowerBound < places(of: $1).lowerBound }
    var results = proofs.results()
    for range in trusted(beside: joined) {
      let own = try Sweep(of: captured, over: line.range(range), mends: false, isCheckedAgainstCode: false).assertions
      results = zip(results, own).map { $0.joined(with: $1) }
    }
    let length = joined.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    let whole = bounds.upperBound - bounds.lowerBound
    let step = parts.map(\.step).max() ?? Self.step
    return Result(
      pieces: all, assertions: results,
      rest: Sweep.Rest(reason: .code(step: step), share: whole > 0 ? min(1, length / whole) : 1))
  }

  private static let words = "the code does otherwise than the screen captured before"

  private func places(of piece: Sweep.Piece) -> ClosedRange<Double> {
    line.axis == .horizontal ? piece.width : piece.height
  }

  /// The parts of the line that aren't doubted.
  private func trusted(beside doubted: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var start = bounds.lowerBound
    var parts: [ClosedRange<Double>] = []
    for range in doubted {
      if range.lowerBound > start { parts.append(start...range.lowerBound) }
      start = range.upperBound
    }
    if start < bounds.upperBound { parts.append(start...bounds.upperBound) }
    return parts
  }

  // MARK: Runs

  /// Returns what the code does in the window at a place.
  private mutating func run(at place: Double) throws -> WindowProbe {
    if let known = runs[place] { return known }
    let probe = try screen.probe(line.size(at: place))
    runs[place] = probe
    return probe
  }

  /// Tells whether the code does at a piece's ends and in its middle what the piece says.
  private mutating func agrees(_ piece: Sweep.Piece, after previous: Sweep.Piece?) throws -> Bool {
    let range = places(of: piece)
    let (low, high) = (range.lowerBound, range.upperBound)
    var places: [Double]
    if low == high {
      places = [low]
    } else {
      // The ends themselves may belong to neighbours: whole points inside stand for them.
      let isOpen = previous.map { self.places(of: $0) == low...low } ?? false
      let first = isOpen || low != low.rounded() ? low.rounded(.down) + 1 : low
      let last = high == bounds.upperBound ? high : high.rounded(.up) - 1
      places = [first, ((low + high) / 2).rounded(), last].filter { low <= $0 && $0 <= high }
      if places.isEmpty { places = [(low + high) / 2] }
    }
    for place in places.uniqued() {
      guard piece.agrees(with: try run(at: place), within: Self.toleranceOfCaptured) else { return false }
    }
    return true
  }

  // MARK: Samples

  /// Divides a range until the code's frames are affine between its runs.
  private mutating func sampled(_ range: ClosedRange<Double>) throws -> [SampledPart] {
    var parts: [SampledPart] = []
    var pending = [range]
    while let next = pending.popLast() {
      let (low, high) = (next.lowerBound, next.upperBound)
      let length = high - low
      let strip = Strip(try run(at: low), try run(at: high), along: line)
      let isAlike = strip.start.isLike(strip.end) && strip.start.numbers.count == strip.end.numbers.count
      let inside = Self.inside(next)
      if isAlike, try inside.allSatisfy({ try fits(strip, at: $0) }) {
        parts.append(SampledPart(strip: strip, places: next, step: inside.first.map { $0 - low } ?? length))
      } else if length <= Self.step || runs.count >= Self.maximumRuns {
        // Somewhere in between it changes; the run at the beginning stands for it.
        parts.append(
          SampledPart(strip: Strip(strip.start, strip.start, along: line), places: next, step: length))
      } else {
        let middle = ((low + high) / 2).rounded()
        let place = middle > low && middle < high ? middle : (low + high) / 2
        pending += [place...high, low...place]
      }
    }
    return parts.reduce(into: []) { all, part in
      guard let last = all.last, let joined = last.joined(with: part, within: Self.tolerance) else {
        all.append(part)
        return
      }
      all[all.count - 1] = joined
    }
  }

  private mutating func fits(_ strip: Strip, at place: Double) throws -> Bool {
    strip.isNear(try run(at: place), within: Self.tolerance)
  }

  /// The places within a range at which the code is run: in whole points, where it has some.
  private static func inside(_ range: ClosedRange<Double>) -> [Double] {
    let length = range.upperBound - range.lowerBound
    guard length > step else { return [] }
    return [0.25, 0.5, 0.75].map { (range.lowerBound + $0 * length).rounded() }
      .filter { range.lowerBound < $0 && $0 < range.upperBound }.uniqued()
  }
}

/// A part of a line in which the frames of the code's runs are affine between them.
struct SampledPart {
  let strip: Strip
  let places: ClosedRange<Double>
  /// The largest distance between its runs, in points.
  let step: Double

  /// Returns this part with the next, if the next continues it.
  func joined(with next: SampledPart, within tolerance: Double) -> SampledPart? {
    guard strip.start.isLike(next.strip.start), strip.length > 0, next.strip.length > 0 else { return nil }
    let whole = Strip(strip.start, next.strip.end, along: strip.line)
    guard whole.isNear(strip.end, within: tolerance), whole.isNear(next.strip.start, within: tolerance) else {
      return nil
    }
    return SampledPart(
      strip: whole, places: places.lowerBound...next.places.upperBound, step: max(step, next.step))
  }
}

extension Strip {
  /// Tells whether a probe has the strip's views and findings, and numbers near its own.
  fileprivate func isNear(_ probe: WindowProbe, within tolerance: Double) -> Bool {
    guard probe.isLike(start), probe.numbers.count == constants.count else { return false }
    let place = line.place(of: probe.size)
    return probe.numbers.indices.allSatisfy { abs(value($0, at: place) - probe.numbers[$0]) <= tolerance }
  }
}

extension SizeLine {
  /// Returns a range of sizes along the line.
  fileprivate func range(_ places: ClosedRange<Double>) -> WindowRange {
    let across = other...other
    return axis == .horizontal
      ? WindowRange(width: places, height: across) : WindowRange(width: across, height: places)
  }
}

extension Sweep.Piece {
  /// A sampled piece of a line.
  fileprivate init(_ part: SampledPart, along line: SizeLine, begins: String?) {
    let piece = LinePiece(
      line: line, places: part.places, probe: part.strip.start, constants: part.strip.constants,
      slopes: part.strip.slopes, begins: begins)
    self.init(piece, after: [])
    step = part.step
  }
}
