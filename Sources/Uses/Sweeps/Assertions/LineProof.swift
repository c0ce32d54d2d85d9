import Documents
import LayoutModel

/// The proof of an assertion along a line of sizes. The ends of each strip decide it, because shortfalls are affine
/// between them.
struct LineProof {
  let comparison: Comparison
  /// The index of its first number among a probe's, after those of the views.
  let offset: Int
  private let line: SizeLine
  /// The lengths along the line at which it fails; ranges that touch are joined.
  private(set) var failures: [ClosedRange<Double>] = []
  /// The size with the largest shortfall among those examined, and that shortfall; in whole points if possible.
  private(set) var witness: (place: Double, by: Double, isWhole: Bool)?

  init(_ comparison: Comparison, at offset: Int, along line: SizeLine) {
    self.comparison = comparison
    self.offset = offset
    self.line = line
  }

  /// The lengths along the line for which the assertion must hold; `nil` if it concerns other lines.
  private var scope: ClosedRange<Double>? {
    let (along, across) =
      line.axis == .horizontal
      ? (comparison.assertion.widths, comparison.assertion.heights)
      : (comparison.assertion.heights, comparison.assertion.widths)
    guard across.map({ $0.contains(line.other) }) ?? true else { return nil }
    return along ?? 0...Double.greatestFiniteMagnitude
  }

  /// Adds a strip to the proof.
  ///
  /// - Parameters:
  ///   - strip: The strip.
  ///   - ends: Its extent, up to where its neighbours begin.
  mutating func add(_ strip: Strip, _ ends: ClosedRange<Double>) {
    guard let scope else { return }
    let low = max(ends.lowerBound, scope.lowerBound)
    let high = min(ends.upperBound, scope.upperBound)
    guard low <= high else { return }
    let first = strip.start.frameCount + offset
    let forms = (first..<first + comparison.count).map { (strip.constants[$0], strip.slopes[$0]) }
    for range in Self.failures(of: forms, comparison.isDisjunction, in: low...high) {
      add(range)
      look(at: forms, in: range)
    }
  }

  /// Adds a single size to the proof.
  mutating func add(_ probe: WindowProbe) {
    let place = line.place(of: probe.size)
    guard let scope, scope.contains(place), !probe.numbers.isEmpty else { return }
    let first = probe.frameCount + offset
    let amount = Self.amount(Array(probe.numbers[first..<first + comparison.count]), comparison.isDisjunction)
    guard amount > SweepTolerances.lacking else { return }
    add(place...place)
    propose(place, amount)
  }

  // MARK: Failing

  /// Returns an assertion's shortfall: the largest of the comparisons if all must hold, the smallest if one is enough.
  static func amount(_ shortfalls: [Double], _ isDisjunction: Bool) -> Double {
    (isDisjunction ? shortfalls.min() : shortfalls.max()) ?? 0
  }

  /// Returns the parts of a range in which the assertion fails.
  static func failures(
    of forms: [(constant: Double, slope: Double)], _ isDisjunction: Bool, in range: ClosedRange<Double>
  ) -> [ClosedRange<Double>] {
    let parts = forms.map { positive($0.constant, $0.slope, in: range) }
    guard isDisjunction else { return parts.compactMap(\.self).joined(within: SweepTolerances.touch) }
    var common = range
    for part in parts {
      guard let part, part.overlaps(common) else { return [] }
      common = part.clamped(to: common)
    }
    return [common]
  }

  /// Returns the part of a range in which an affine number is positive.
  private static func positive(
    _ constant: Double, _ slope: Double, in range: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    let (first, last) = (constant + slope * range.lowerBound, constant + slope * range.upperBound)
    guard max(first, last) > SweepTolerances.lacking else { return nil }
    guard slope != 0, min(first, last) < 0 else { return range }
    let root = min(
      max((-constant / slope).simplified(within: SweepTolerances.fraction), range.lowerBound), range.upperBound)
    return slope > 0 ? root...range.upperBound : range.lowerBound...root
  }

  private mutating func add(_ range: ClosedRange<Double>) {
    failures = (failures + [range]).joined(within: SweepTolerances.touch)
  }

  // MARK: Witnesses

  /// Looks for the largest shortfall in a failing range: at the range's ends and middle, and at the whole points nearest to them.
  private mutating func look(at forms: [(constant: Double, slope: Double)], in range: ClosedRange<Double>) {
    let (low, high) = (range.lowerBound, range.upperBound)
    var places = [low + SweepTolerances.witness, high - SweepTolerances.witness, (low + high) / 2].map(\.thousandths)
    places += [low.rounded(.up), low.rounded(.down) + 1, high.rounded(.down), high.rounded(.up) - 1]
    places.append(((low + high) / 2).rounded())
    // The maximum of several affine shortfalls may have a corner in between.
    for (a, b) in zip(forms, forms.dropFirst()) where a.slope != b.slope {
      let meeting = (b.constant - a.constant) / (a.slope - b.slope)
      places += [meeting.rounded(.down), meeting.rounded(.up), meeting.thousandths].filter(\.isFinite)
    }
    // The ends themselves are judged only by probes at exactly these sizes.
    for place in places where low < place && place < high {
      let amount = Self.amount(forms.map { $0.constant + $0.slope * place }, comparison.isDisjunction)
      if amount > SweepTolerances.lacking { propose(place, amount) }
    }
  }

  private mutating func propose(_ place: Double, _ amount: Double) {
    let isWhole = place == place.rounded()
    guard let known = witness else {
      witness = (place, amount, isWhole)
      return
    }
    if isWhole != known.isWhole ? isWhole : amount > known.by + SweepTolerances.moreLacking {
      witness = (place, amount, isWhole)
    }
  }

  /// The assertion's result.
  var result: AssertionResult {
    let isWide = line.axis == .horizontal
    let (x, y) = isWide ? (1.0, 0.0) : (0.0, 1.0)
    let across = line.other...line.other
    return AssertionResult(
      assertion: comparison.assertion,
      fails: failures.map { range in
        AssertionResult.Failure(
          within: [
            HalfPlane(width: x, height: y, bound: range.upperBound),
            HalfPlane(width: -x, height: -y, bound: -range.lowerBound),
          ], width: isWide ? range : across, height: isWide ? across : range)
      }, witness: witness.map { line.size(at: $0.place) },
      by: (witness?.by ?? 0).simplified(within: SweepTolerances.fraction))
  }
}

/// The proofs of a screen's assertions along a line, built from the parts of a walk.
struct LineProofs {
  private(set) var proofs: [LineProof] = []
  private let line: SizeLine
  private let bounds: ClosedRange<Double>
  /// The present strip, and where it begins.
  private var strip: Strip?
  private var start: Double
  private var point: WindowProbe?

  init(_ comparisons: [Comparison], along line: SizeLine, _ bounds: ClosedRange<Double>) {
    self.line = line
    self.bounds = bounds
    start = bounds.lowerBound
    var offset = 0
    for comparison in comparisons {
      proofs.append(LineProof(comparison, at: offset, along: line))
      offset += comparison.count
    }
  }

  /// Adds the next part of a walk.
  mutating func add(_ part: LineWalk.Part) {
    guard !proofs.isEmpty else { return }
    switch part {
    case .point(let probe, _):
      for index in proofs.indices { proofs[index].add(probe) }
      point = probe
    case .strip(let next):
      if let strip {
        let place =
          strip.meetingPlace(with: next) ?? point.map { line.place(of: $0.size) } ?? line.place(of: next.start.size)
        // Strips that meet outside the interval between their probes don't meet at all.
        let between = line.place(of: strip.end.size)...line.place(of: next.start.size)
        let end = between.contains(place) ? place : point.map { line.place(of: $0.size) } ?? between.upperBound
        finish(strip, at: end)
        start = end
      }
      strip = next
      point = nil
    }
  }

  /// Adds a part of the line that other parts neither meet nor continue.
  mutating func add(sampled strip: Strip, _ places: ClosedRange<Double>) {
    guard !strip.start.numbers.isEmpty else { return }
    for index in proofs.indices {
      proofs[index].add(strip, places)
      for probe in [strip.start, strip.end] where places.contains(line.place(of: probe.size)) {
        proofs[index].add(probe)
      }
    }
  }

  private mutating func finish(_ strip: Strip, at end: Double) {
    guard !strip.start.numbers.isEmpty, start <= end else { return }
    for index in proofs.indices { proofs[index].add(strip, start...end) }
  }

  /// Returns the results of the assertions, in their order, once the walk is over.
  mutating func results() -> [AssertionResult] {
    if let strip { finish(strip, at: bounds.upperBound) }
    strip = nil
    return proofs.map(\.result)
  }
}
