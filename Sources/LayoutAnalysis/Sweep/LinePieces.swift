import LayoutModel

/// The pieces of a line of sizes, made of the strips of a walk as they come: strips alike are one piece, ends are exact, and
/// what holds at a size alone is a piece of its own.
struct LinePieces {
  private var walk: LineWalk
  private let line: SizeLine
  private let bounds: ClosedRange<Double>
  /// The strip that the piece at hand is made of, and where that began.
  private var current: Strip?
  private var start: Double
  private var begins: String?
  /// The size behind it.
  private var point: (probe: WindowProbe, isExact: Bool)?
  private var finished: [Sweep.Piece] = [] {
    didSet { if let views = finished.last?.views { lastViews = views } }
  }
  /// The views of the piece before, whose storage the next one's share.
  private var lastViews: [Sweep.View] = []
  private var isOver = false

  /// Nearer than this an end isn't looked for, in points.
  private static let sharpness = 2e-7

  init(along line: SizeLine, _ bounds: ClosedRange<Double>, of screen: inout ResizedScreen) throws {
    walk = try LineWalk(along: line, bounds, of: &screen)
    self.line = line
    self.bounds = bounds
    start = bounds.lowerBound
  }

  /// The next piece; `nil` behind the last.
  ///
  /// - Parameters:
  ///   - screen: What lays out.
  ///   - take: What is handed every part of the walk, finer than pieces.
  /// - Returns: The piece.
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func next(of screen: inout ResizedScreen, _ take: (LineWalk.Part) -> Void) throws -> Sweep.Piece? {
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
    let (place, probe) = try end(of: current, before: strip, &screen)
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

  /// What is left at the line's end.
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

  /// Where a strip ends before another, to a millionth of a point, and what is there.
  private func end(
    of strip: Strip, before next: Strip, _ screen: inout ResizedScreen
  ) throws -> (place: Double, probe: WindowProbe) {
    var (low, high) = (line.place(of: strip.end.size), line.place(of: next.start.size))
    if strip.start.subject == next.start.subject, let place = strip.meetingPlace(with: next),
      place > low - LineWalk.gap, place < high + LineWalk.gap
    {
      return (place, try probe(at: place, &screen))
    }
    if let point, point.isExact { return (line.place(of: point.probe.size), point.probe) }
    while high - low > Self.sharpness {
      let middle = try screen.probe(line.size(at: (low + high) / 2)).framesAlone
      if middle.isLike(strip.start), strip.fits(middle) {
        low = line.place(of: middle.size)
      } else {
        high = line.place(of: middle.size)
      }
    }
    let place = ((low + high) / 2).simplified(within: 4 * Self.sharpness)
    return (place, try probe(at: place, &screen))
  }

  private func probe(at place: Double, _ screen: inout ResizedScreen) throws -> WindowProbe {
    if let point, abs(line.place(of: point.probe.size) - place) < 1e-9 { return point.probe }
    return try screen.probe(line.size(at: place)).framesAlone
  }

  // MARK: Pieces

  private func piece(_ strip: Strip, to end: Double) -> Sweep.Piece {
    piece(start, end, strip.end) { number in
      let (constant, slope) = (strip.constants[number], strip.slopes[number])
      return line.axis == .horizontal ? AffineNumber(constant, width: slope) : AffineNumber(constant, height: slope)
    }
  }

  /// A size alone: with the numbers of the strip beside it, where those are its own.
  private func piece(at probe: WindowProbe, like strip: Strip?, _ begins: String?) -> Sweep.Piece {
    let place = line.place(of: probe.size)
    let isOn = strip.map { probe.subject == $0.start.subject && $0.fits(probe) } ?? false
    return piece(place, place, probe, begins: .some(begins)) { number in
      guard isOn, let strip else { return AffineNumber(probe.numbers[number].simplified(within: 2e-9)) }
      let (constant, slope) = (strip.constants[number], strip.slopes[number])
      return line.axis == .horizontal ? AffineNumber(constant, width: slope) : AffineNumber(constant, height: slope)
    }
  }

  private func piece(
    _ low: Double, _ high: Double, _ probe: WindowProbe, begins: String?? = nil, _ numbers: (Int) -> AffineNumber
  ) -> Sweep.Piece {
    let (along, across) = (low...high, line.other...line.other)
    let isWide = line.axis == .horizontal
    let (x, y) = isWide ? (1.0, 0.0) : (0.0, 1.0)
    return Sweep.Piece(
      within: [HalfPlane(width: x, height: y, bound: high), HalfPlane(width: -x, height: -y, bound: -low)],
      width: isWide ? along : across, height: isWide ? across : along, probe, numbers: numbers,
      begins: begins ?? self.begins, after: lastViews)
  }
}
