import LayoutEngine
import LayoutModel

/// A part of a line of sizes on which every number is affine and the findings are the same, or a single size.
struct LinePiece: Sendable {
  let line: SizeLine
  /// The range of lengths along the line.
  let places: ClosedRange<Double>
  /// A probe in the piece.
  let probe: WindowProbe
  /// Each number's value at the beginning of the line, and its growth with each point along it.
  let constants: [Double]
  let slopes: [Double]
  /// The cause of the change with which the piece begins, in words.
  let begins: String?

  init(
    line: SizeLine, places: ClosedRange<Double>, probe: WindowProbe, constants: [Double], slopes: [Double],
    begins: String?
  ) {
    self.line = line
    self.places = places
    self.probe = probe
    self.constants = constants
    self.slopes = slopes
    self.begins = begins
  }

  /// Creates a piece of a single size, with a probe's numbers.
  init(_ probe: WindowProbe, on line: SizeLine, begins: String?) {
    let place = line.place(of: probe.size)
    self.init(
      line: line, places: place...place, probe: probe,
      constants: probe.numbers.map { $0.simplified(within: SweepTolerances.noise) },
      slopes: probe.numbers.map { _ in 0 }, begins: begins)
  }

  /// A Boolean value that tells whether the piece is a single size.
  var isPoint: Bool { places.lowerBound == places.upperBound }

  /// The size in the middle of the piece.
  var middle: Size { line.size(at: (places.lowerBound + places.upperBound) / 2) }

  /// Returns a number in windows of the line.
  func number(_ number: Int) -> AffineNumber { line.number(constants[number], slopes[number]) }
}

extension Sweep.Piece {
  /// Creates the sweep's piece for a part of its one axis.
  ///
  /// - Parameters:
  ///   - piece: The part of the line.
  ///   - previous: The views of the previous piece, whose storage is shared.
  init(_ piece: LinePiece, after previous: [Sweep.View]) {
    let across = piece.line.other...piece.line.other
    let isWide = piece.line.axis == .horizontal
    self.init(
      within: Array(piece.line.halfPlanes(piece.places).prefix(2)), width: isWide ? piece.places : across,
      height: isWide ? across : piece.places, piece.probe, numbers: piece.number, begins: piece.begins,
      after: previous)
  }
}

/// The pieces of a line of sizes, made from a walk's strips as they arrive. Adjacent strips that are alike form one
/// piece, ends are exact, and a size at which something else holds is a piece of its own.
struct LinePieces {
  private var walk: LineWalk
  private let line: SizeLine
  private let bounds: ClosedRange<Double>
  /// The strip of the present piece, and where the piece began.
  private var current: Strip?
  private var start: Double
  private var begins: String?
  /// The size after the strip.
  private var point: (probe: WindowProbe, isExact: Bool)?
  private var finished: [LinePiece] = []
  private var isOver = false

  /// Begins the pieces of a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - bounds: The lengths along it.
  ///   - screen: The screen to lay out.
  ///   - guide: The lengths at which a walk along another line was cut, in order.
  /// - Throws: `LayoutFailure` if the solver fails.
  init(
    along line: SizeLine, _ bounds: ClosedRange<Double>, of screen: inout ResizedScreen, guide: [Double] = []
  ) throws {
    walk = try LineWalk(along: line, bounds, of: &screen, guide: guide)
    self.line = line
    self.bounds = bounds
    start = bounds.lowerBound
  }

  /// Returns the next piece; `nil` after the last.
  ///
  /// - Parameters:
  ///   - screen: The screen to lay out.
  ///   - take: A closure that receives every part of the walk; these are finer than pieces.
  /// - Returns: The piece.
  /// - Throws: `LayoutFailure` if the solver fails.
  mutating func next(
    of screen: inout ResizedScreen, _ take: (LineWalk.Part) -> Void = { _ in }
  ) throws -> LinePiece? {
    while finished.isEmpty, !isOver {
      guard let part = try walk.next(of: &screen) else {
        finish()
        break
      }
      take(part)
      switch part {
      case .point(let probe, let isExact):
        if point == nil || isExact { point = (probe.framesAlone, isExact) }
      case .strip(let strip): try add(strip.framesAlone, &screen)
      }
    }
    guard !finished.isEmpty else { return nil }
    return finished.removeFirst()
  }

  /// Ends the walk where it is; the part of the present piece walked so far is the last piece.
  mutating func giveUp() {
    isOver = true
    guard let current else { return }
    finished.append(piece(current, to: line.place(of: current.end.size)))
  }

  private mutating func add(_ strip: Strip, _ screen: inout ResizedScreen) throws {
    defer { point = nil }
    guard var current else {
      if let first = point?.probe, !(first.isLike(strip.start) && strip.fits(first)) {
        finished.append(piece(at: first, like: strip, nil))
        begins = SweepCause(from: first, to: strip.start).words
      }
      self.current = strip
      return
    }
    if current.continues(in: strip), point.map({ $0.probe.isLike(current.start) && current.fits($0.probe) }) ?? true {
      current.extend(to: strip.end)
      self.current = current
      return
    }
    // The size at the end is laid out exactly there, or next to it because of rounding.
    let probe = try end(of: current, before: strip, &screen)
    let place = line.place(of: probe.size)
    finished.append(piece(current, to: place))
    if probe.isLike(strip.start), strip.fits(probe) {
      begins = SweepCause(from: current.end, to: strip.start).words
    } else {
      let cause =
        probe.isLike(current.end) && current.fits(probe) ? nil : SweepCause(from: current.end, to: probe).words
      let next = SweepCause(from: probe, to: strip.start).words
      finished.append(piece(at: probe, like: current, cause ?? "it still holds here, and behind it no more: \(next)"))
      begins = next
    }
    self.current = strip
    start = place
  }

  /// Adds the remaining pieces at the end of the line.
  private mutating func finish() {
    isOver = true
    let last = point?.probe
    guard let current else {
      if let last { finished.append(piece(at: last, like: nil, nil)) }
      return
    }
    finished.append(piece(current, to: bounds.upperBound))
    guard let last, !(last.isLike(current.end) && current.fits(last)) else { return }
    finished.append(piece(at: last, like: current, SweepCause(from: current.end, to: last).words))
  }

  // MARK: Ends

  /// Returns the probe where a strip ends before another, exact to a millionth of a point.
  private func end(
    of strip: Strip, before next: Strip, _ screen: inout ResizedScreen
  ) throws -> WindowProbe {
    var (low, high) = (line.place(of: strip.end.size), line.place(of: next.start.size))
    if strip.start.subject == next.start.subject, let place = strip.meetingPlace(with: next),
      place > low - SweepTolerances.gap, place < high + SweepTolerances.gap
    {
      return try probe(at: place, &screen)
    }
    if let point, point.isExact { return point.probe }
    while high - low > SweepTolerances.end {
      let middle = try screen.probe(line.size(at: (low + high) / 2)).framesAlone
      if middle.isLike(strip.start), strip.fits(middle) {
        low = line.place(of: middle.size)
      } else {
        high = line.place(of: middle.size)
      }
    }
    let place = ((low + high) / 2).simplified(within: 4 * SweepTolerances.end)
    return try probe(at: place, &screen)
  }

  private func probe(at place: Double, _ screen: inout ResizedScreen) throws -> WindowProbe {
    if let point, abs(line.place(of: point.probe.size) - place) < SweepTolerances.roundingOfPlaces {
      return point.probe
    }
    return try screen.probe(line.size(at: place)).framesAlone
  }

  // MARK: Pieces

  private func piece(_ strip: Strip, to end: Double) -> LinePiece {
    LinePiece(
      line: line, places: start...end, probe: strip.end, constants: strip.constants, slopes: strip.slopes,
      begins: begins)
  }

  /// Returns a piece of a single size, with the adjacent strip's numbers if they fit.
  private func piece(at probe: WindowProbe, like strip: Strip?, _ begins: String?) -> LinePiece {
    let place = line.place(of: probe.size)
    guard let strip, probe.subject == strip.start.subject, strip.fits(probe) else {
      return LinePiece(probe, on: line, begins: begins)
    }
    return LinePiece(
      line: line, places: place...place, probe: probe, constants: strip.constants, slopes: strip.slopes,
      begins: begins)
  }
}
