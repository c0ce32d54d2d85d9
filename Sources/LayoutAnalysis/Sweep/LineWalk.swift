import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutSimulator

/// A walk along a line of sizes, which finds on which parts of it every number is affine.
///
/// Between two probes nothing happens where the same rules made both: a part of a layout's decisions, taken as they
/// were, holds on a convex set of sizes, so that decisions that are the same at both ends of an interval are the same in all
/// of it. A plan's region says so of its constraints, the line breaker of its texts (`LayoutEvidence`), the traits and the
/// views of the rest; at the rules of windows it is cut (`WindowStep`), but for those that a screen doesn't heed (`LineSpan`).
/// Where the ends differ, the walk asks where the first certificate ends, goes there, and looks at both sides.
struct LineWalk {
  /// What the walk comes to next.
  enum Part {
    /// Numbers that are affine.
    case strip(Strip)
    /// A size between two strips, at which something happens; whether its place is known exactly.
    case point(WindowProbe, isExact: Bool)
  }

  private enum Task {
    case span(LineSpan)
    case interval(WindowProbe, WindowProbe, cuts: Int)
    /// An interval, and where it may have to be cut.
    case guided(WindowProbe, WindowProbe, ArraySlice<Double>)
    case point(WindowProbe, isExact: Bool)
  }

  let line: SizeLine
  private let bounds: ClosedRange<Double>
  private var tasks: [Task] = []
  /// Where the line is cut first, in order.
  private let guide: [Double]
  /// Intervals shorter than this aren't cut with a gap on either side of a breakpoint: gaps would be most of them.
  private static let shortInterval = 64 * SweepTolerances.gap
  /// Of layouts that rest on more than is known, how far apart probes are at most.
  private static let grain = 16.0
  /// From where a local slope is taken.
  private static let step = 1.0 / 64

  /// A walk along a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - bounds: The lengths along it.
  ///   - screen: What lays out.
  ///   - guide: Where a walk of the screen along another line was cut, in order: this one looks there first.
  /// - Throws: `LayoutFailure` where the solver fails.
  init(
    along line: SizeLine, _ bounds: ClosedRange<Double>, of screen: inout ResizedScreen, guide: [Double] = []
  ) throws {
    self.line = line
    self.guide = guide
    self.bounds = bounds
    let steps = Set(screen.device.windowSteps(in: screen.orientation).compactMap(line.place(of:))).sorted()
    let first = try screen.probe(line.size(at: bounds.lowerBound))
    tasks = [.point(first, isExact: true)]
    guard bounds.upperBound - bounds.lowerBound > 4 * SweepTolerances.gap else { return }
    let last = try screen.probe(line.size(at: bounds.upperBound))
    let span = LineSpan(along: line, from: first, to: last, steps: steps, of: screen)
    tasks = [.point(last, isExact: true), .span(span)] + tasks
  }

  /// The next part along the line; `nil` at its end.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func next(of screen: inout ResizedScreen) throws -> Part? {
    while let task = tasks.popLast() {
      switch task {
      case .point(let probe, let isExact): return .point(probe, isExact: isExact)
      case .span(let span):
        if let strip = try explore(span, &screen) { return .strip(strip) }
      case .interval(let start, let end, let cuts):
        if let strip = try explore(start, end, cuts, &screen) { return .strip(strip) }
      case .guided(let start, let end, let places): try follow(places, start, end, &screen)
      }
    }
    return nil
  }

  private func place(_ probe: WindowProbe) -> Double { line.place(of: probe.size) }

  /// The strip that a span is; `nil` where it was cut, and its parts wait.
  private mutating func explore(_ span: LineSpan, _ screen: inout ResizedScreen) throws -> Strip? {
    if span.isProved(of: screen) { return Strip(span.start, span.end, along: line) }
    // At an end alone there may be something that is nowhere else.
    if let inner = try span.withoutEndsApart(of: &screen) {
      tasks.append(.span(inner))
      return nil
    }
    if let place = span.cut(of: screen) {
      let probe = try screen.probe(line.size(at: place))
      let (before, after) = span.parts(around: probe, of: screen)
      tasks += [.span(after), .point(probe, isExact: true), .span(before)]
      return nil
    }
    let (start, end) = try span.endsInside(of: &screen)
    tasks.append(.interval(start, end, cuts: 0))
    return nil
  }

  /// The strip that an interval is; `nil` where it was cut, and its parts wait.
  private mutating func explore(
    _ start: WindowProbe, _ end: WindowProbe, _ cuts: Int, _ screen: inout ResizedScreen
  ) throws -> Strip? {
    let (low, high) = (place(start), place(end))
    guard high - low > Self.shortInterval else { return try exploreShort(start, end, cuts, &screen) }
    if start.isMadeLike(end) {
      let strip = Strip(start, end, along: line)
      let isProved = start.restsOnSame(as: end, .heights)
      if isProved, start.layout?.controllers.count ?? 1 == 1, start.isProvable { return strip }
      // Off the middle, where symmetric rules would meet.
      let middle = try screen.probe(line.size(at: low + 0.381966 * (high - low)))
      if middle.isMadeLike(start), strip.fits(middle) {
        if isProved { return strip }
        if !start.isProvable(toward: end) || !end.isProvable(toward: start) {
          if high - low <= Self.grain { return strip }
          tasks.append(.interval(middle, end, cuts: cuts))
          tasks.append(.interval(start, middle, cuts: cuts))
          return nil
        }
      }
    }
    if cuts == 0, !guide.isEmpty {
      let places = guide.filter { low < $0 && $0 < high }
      if !places.isEmpty {
        tasks.append(.guided(start, end, places[...]))
        return nil
      }
    }
    let cut = try changeOfFindings(start, end, &screen) ?? self.cut(start, end, cuts, &screen)
    let probe = try screen.probe(line.size(at: cut.place))
    let isFirst = cut.place - low <= 2 * SweepTolerances.gap
    let isLast = high - cut.place <= 2 * SweepTolerances.gap
    if !isLast {
      tasks.append(.interval(try screen.probe(line.size(at: cut.place + SweepTolerances.gap)), end, cuts: cuts + 1))
    }
    tasks.append(.point(probe, isExact: cut.isExact))
    if !isFirst {
      tasks.append(.interval(start, try screen.probe(line.size(at: cut.place - SweepTolerances.gap)), cuts: cuts + 1))
    }
    return nil
  }

  /// Cuts an interval at the first of some places at which something changes.
  private mutating func follow(
    _ places: ArraySlice<Double>, _ start: WindowProbe, _ end: WindowProbe, _ screen: inout ResizedScreen
  ) throws {
    let gap = SweepTolerances.gap
    for (index, place) in zip(places.indices, places)
    where place - self.place(start) > 3 * gap && self.place(end) - place > 3 * gap {
      let before = try screen.probe(line.size(at: place - gap))
      let behind = try screen.probe(line.size(at: place + gap))
      guard !before.restsOnSame(as: behind, .heights) else { continue }
      let isExact = try changes(exactlyAt: place, before, behind, &screen)
      tasks.append(.guided(behind, end, places[(index + 1)...]))
      tasks.append(.point(try screen.probe(line.size(at: place)), isExact: isExact))
      tasks.append(.interval(start, before, cuts: 1))
      return
    }
    tasks.append(.interval(start, end, cuts: 1))
  }

  /// Whether what differs between two probes about a place changes at the place itself, as far as what they rest on tells.
  private func changes(
    exactlyAt place: Double, _ before: WindowProbe, _ behind: WindowProbe, _ screen: inout ResizedScreen
  ) throws -> Bool {
    if before.findings != behind.findings, before.hasSameFrames(as: behind, .heights) {
      func found(_ place: Double) throws -> [WindowProbe.Finding] {
        try screen.probe(line.size(at: place)).findings
      }
      return try found(place - SweepTolerances.place) == before.findings
        && found(place + SweepTolerances.place) != before.findings
    }
    return crossing(before, behind).map { abs($0 - place) <= SweepTolerances.place } ?? false
  }

  /// The strip that a short interval is; `nil` where it was cut: at a known end, or in the middle.
  private mutating func exploreShort(
    _ start: WindowProbe, _ end: WindowProbe, _ cuts: Int, _ screen: inout ResizedScreen
  ) throws -> Strip? {
    let (low, high) = (place(start), place(end))
    guard high - low > SweepTolerances.place else { return nil }
    if let place = crossing(start, end) {
      let probe = try screen.probe(line.size(at: place))
      tasks.append(.interval(probe, end, cuts: cuts))
      tasks.append(.point(probe, isExact: true))
      tasks.append(.interval(start, probe, cuts: cuts))
      return nil
    }
    let middle = try screen.probe(line.size(at: (low + high) / 2))
    if start.isLike(end), middle.isLike(start) {
      let strip = Strip(start, end, along: line)
      if strip.fits(middle) { return strip }
    }
    tasks.append(.interval(middle, end, cuts: cuts))
    tasks.append(.interval(start, middle, cuts: cuts))
    return nil
  }

  /// Where a condition of what one of two probes rests on is no longer met on the way to the other one: the first of the
  /// start's, or else the last of the end's; `nil` where that is at either. Where the two decided otherwise before, it is an
  /// estimate.
  private func crossing(_ start: WindowProbe, _ end: WindowProbe) -> Double? {
    let (low, high) = (place(start), place(end))
    func places(_ own: WindowProbe, _ other: WindowProbe) -> [Double] {
      own.margins(with: [other], .breaks).compactMap { margins -> Double? in
        guard margins[0] > 0, margins[1] < 0 else { return nil }
        let share = margins[0] / (margins[0] - margins[1])
        let place = (place(own) + share * (place(other) - place(own))).simplified(
          within: SweepTolerances.roundingOfPlaces)
        return place - low > SweepTolerances.place && high - place > SweepTolerances.place ? place : nil
      }
    }
    return places(start, end).min() ?? places(end, start).max()
  }

  // MARK: Cuts

  /// Where something else is found from on, between ends that differ in nothing but what is found: by halving, for of conflicts
  /// nothing tells where another one is met first; `nil` where they differ in more.
  private func changeOfFindings(
    _ start: WindowProbe, _ end: WindowProbe, _ screen: inout ResizedScreen
  ) throws -> (place: Double, isExact: Bool)? {
    guard start.findings != end.findings, start.isProvable, end.isProvable, start.hasSameFrames(as: end, .heights)
    else { return nil }
    var (low, high) = (place(start), place(end))
    let outside = (low + 3 * SweepTolerances.gap, high - 3 * SweepTolerances.gap)
    func isLikeStart(_ place: Double) throws -> Bool {
      try screen.probe(line.size(at: place)).findings == start.findings
    }
    while high - low > SweepTolerances.gap {
      let middle = (low + high) / 2
      guard high - low < 1 else {
        if try isLikeStart(middle) { low = middle } else { high = middle }
        continue
      }
      // Screens' own numbers are simple, and so are the places at which they meet.
      let guess = middle.simplified(within: (high - low) / 2)
      let (before, behind) = (guess - SweepTolerances.gap, guess + SweepTolerances.gap)
      if low < before, try !isLikeStart(before) {
        high = before
      } else if behind < high, try isLikeStart(behind) {
        low = behind
      } else {
        (low, high) = (guess, guess)
      }
    }
    let place = (low + high) / 2
    guard outside.0 < place, place < outside.1 else { return nil }
    let isExact = try isLikeStart(place - SweepTolerances.place) && !isLikeStart(place + SweepTolerances.place)
    return (place, isExact)
  }

  /// Where an interval is cut whose ends differ: where what holds at its start ends, as far as that is known.
  private func cut(
    _ start: WindowProbe, _ end: WindowProbe, _ cuts: Int, _ screen: inout ResizedScreen
  ) throws -> (place: Double, isExact: Bool) {
    let (low, high) = (place(start), place(end))
    let middle = ((low + high) / 2, false)
    // Now and then the middle: whatever the numbers suggest, an interval ends.
    guard cuts % 8 != 7 else { return middle }
    let step = min(Self.step, (high - low) / 8)
    let next = try screen.probe(line.size(at: low + step))
    guard next.isMadeLike(start) else { return ((low + low + step) / 2, false) }
    let inside = { (place: Double) in place > low + 3 * SweepTolerances.gap && place < high - 3 * SweepTolerances.gap }
    let reach = (high - low) / step
    // What changes heights first; a text that breaks otherwise matters only where nothing else ends.
    for comparison in [LayoutEvidence.Comparison.heights, .breaks] {
      let nearest = start.margins(with: [next], comparison).compactMap { margins -> Double? in
        let fall = margins[0] - margins[1]
        // What falls by less is rounding.
        guard fall > SweepTolerances.fall, margins[0] <= fall * reach else { return nil }
        return low + step * margins[0] / fall
      }.filter(inside).min()
      if let nearest { return (nearest.simplified(within: SweepTolerances.place), true) }
    }
    // Nothing that is known ends: the numbers' own forms tell where they meet those of the other end.
    let before = try screen.probe(line.size(at: high - step))
    guard before.isMadeLike(end), start.numbers.count == end.numbers.count else { return middle }
    let (first, last) = (Strip(start, next, along: line), Strip(before, end, along: line))
    let places = first.constants.indices.compactMap { number in
      let steepness = first.slopes[number] - last.slopes[number]
      guard abs(steepness) > SweepTolerances.crossing else { return nil }
      return (last.constants[number] - first.constants[number]) / steepness
    }.filter(inside)
    guard let nearest = places.min() else { return middle }
    return (nearest.simplified(within: SweepTolerances.guess), false)
  }
}
