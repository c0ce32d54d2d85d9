import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutSimulator

/// A walk along a line of sizes that finds the parts on which every number is affine.
///
/// Nothing happens between two probes that the same rules made. Each decision of a layout, if taken in the same way,
/// holds on a convex set of sizes; so decisions that are the same at both ends of an interval are the same in all of
/// it. A plan's region proves this for its constraints, the line breaker for its texts (`LayoutEvidence`), and the
/// traits and views for the rest. The interval is cut at window rules (`WindowStep`), except those that the screen
/// doesn't depend on (`LineSpan`). If the ends differ, the walk computes where the first certificate ends, goes there,
/// and examines both sides.
package struct LineWalk {
  /// The next part of the walk.
  package enum Part {
    /// A strip on which the numbers are affine.
    case strip(Strip)
    /// A size between two strips at which something happens, and whether its position is known exactly.
    case point(WindowProbe, isExact: Bool)
  }

  private enum Task {
    case span(LineSpan)
    case interval(WindowProbe, WindowProbe, cuts: Int)
    /// An interval, and the lengths at which it may have to be cut.
    case guided(WindowProbe, WindowProbe, ArraySlice<Double>)
    case point(WindowProbe, isExact: Bool)
  }

  package let line: SizeLine
  private let bounds: ClosedRange<Double>
  private var tasks: [Task] = []
  /// The lengths at which the line is cut first, in order.
  private let guide: [Double]
  /// The length below which intervals aren't cut with a gap on either side of a breakpoint, because gaps would fill
  /// most of them.
  private static let shortInterval = 64 * SweepTolerances.gap
  /// The maximum distance between probes if a layout's evidence isn't fully known, in points.
  private static let grain = 16.0
  /// The distance over which a local slope is measured, in points.
  private static let step = 1.0 / 64

  /// Begins a walk along a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - bounds: The lengths along it.
  ///   - screen: The screen to lay out.
  ///   - guide: The lengths at which a walk along another line was cut, in order; this walk tries them first.
  /// - Throws: `LayoutFailure` if the solver fails.
  package init(
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

  /// Returns the next part along the line; `nil` at its end.
  ///
  /// - Throws: `LayoutFailure` if the solver fails.
  package mutating func next(of screen: inout ResizedScreen) throws -> Part? {
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

  /// Returns the strip for a span; `nil` if it was cut, and its parts are queued.
  private mutating func explore(_ span: LineSpan, _ screen: inout ResizedScreen) throws -> Strip? {
    if span.isProved(of: screen) { return Strip(span.start, span.end, along: line) }
    // Something may hold at an end alone.
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

  /// Returns the strip for an interval; `nil` if it was cut, and its parts are queued.
  private mutating func explore(
    _ start: WindowProbe, _ end: WindowProbe, _ cuts: Int, _ screen: inout ResizedScreen
  ) throws -> Strip? {
    let (low, high) = (place(start), place(end))
    guard high - low > Self.shortInterval else { return try exploreShort(start, end, cuts, &screen) }
    if start.isMadeLike(end) {
      let strip = Strip(start, end, along: line)
      let isProved = start.restsOnSame(as: end, .heights)
      if isProved, start.layout?.controllers.count ?? 1 == 1, start.isProvable { return strip }
      // The probe is off the middle, where symmetric rules would meet.
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

  /// Cuts an interval at the first of some lengths at which something changes.
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

  /// Tells whether the difference between two probes around a length arises exactly there, as far as their evidence
  /// shows it.
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

  /// Returns the strip for a short interval; `nil` if it was cut at a known end or in the middle.
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

  /// Returns where a condition in the evidence of one of two probes ceases to hold on the way to the other: the first
  /// of the start's, or else the last of the end's; `nil` if that is at either probe. If their decisions differ from
  /// the beginning, it is an estimate.
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

  /// Finds by bisection where the findings change between ends that differ only in these; `nil` if they differ in more.
  /// Nothing else shows where another conflict is met first.
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
      // The numbers of screens are simple, and so are the lengths at which they meet.
      let guess = middle.simplified(within: (high - low) / 2)
      let (before, behind) = (guess - SweepTolerances.gap, guess + SweepTolerances.gap)
      if low < before, try !isLikeStart(before) {
        high = before
      } else if behind < high, try isLikeStart(behind) {
        low = behind
      } else {
        low = guess
        high = guess
      }
    }
    let place = (low + high) / 2
    guard outside.0 < place, place < outside.1 else { return nil }
    let isExact = try isLikeStart(place - SweepTolerances.place) && !isLikeStart(place + SweepTolerances.place)
    return (place, isExact)
  }

  /// Returns where to cut an interval whose ends differ: where the evidence of its start ends, as far as known.
  private func cut(
    _ start: WindowProbe, _ end: WindowProbe, _ cuts: Int, _ screen: inout ResizedScreen
  ) throws -> (place: Double, isExact: Bool) {
    let (low, high) = (place(start), place(end))
    let middle = ((low + high) / 2, false)
    // The middle is used now and then, so that the search ends whatever the numbers suggest.
    guard cuts % 8 != 7 else { return middle }
    let step = min(Self.step, (high - low) / 8)
    let next = try screen.probe(line.size(at: low + step))
    guard next.isMadeLike(start) else { return ((low + low + step) / 2, false) }
    let inside = { (place: Double) in place > low + 3 * SweepTolerances.gap && place < high - 3 * SweepTolerances.gap }
    let reach = (high - low) / step
    // Changes of heights come first; different line breaks matter only if nothing else ends.
    for comparison in [LayoutEvidence.Comparison.heights, .breaks] {
      let nearest = start.margins(with: [next], comparison).compactMap { margins -> Double? in
        let fall = margins[0] - margins[1]
        // A smaller fall is rounding noise.
        guard fall > SweepTolerances.fall, margins[0] <= fall * reach else { return nil }
        return low + step * margins[0] / fall
      }.filter(inside).min()
      if let nearest { return (nearest.simplified(within: SweepTolerances.place), true) }
    }
    // No known condition ends. The affine numbers at both ends show where they meet.
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
