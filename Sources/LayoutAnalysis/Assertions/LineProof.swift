import Documents
import LayoutModel

/// Where an assertion fails along a line of sizes: answered at the ends of each strip, for what is lacking is affine between.
struct LineProof {
  let comparison: Comparison
  /// The index of its first number among a probe's, behind those of the views.
  let offset: Int
  private let line: SizeLine
  /// Where it fails: lengths along the line, those that touch in one.
  private(set) var failures: [ClosedRange<Double>] = []
  /// The size at which most is lacking of those that were looked at, with how much; of whole points if there is one.
  private(set) var witness: (place: Double, by: Double, isWhole: Bool)?

  init(_ comparison: Comparison, at offset: Int, along line: SizeLine) {
    self.comparison = comparison
    self.offset = offset
    self.line = line
  }

  /// The lengths along the line in which it must hold; `nil` where it is of other lines.
  private var scope: ClosedRange<Double>? {
    let (along, across) =
      line.axis == .horizontal
      ? (comparison.assertion.widths, comparison.assertion.heights)
      : (comparison.assertion.heights, comparison.assertion.widths)
    guard across.map({ $0.contains(line.other) }) ?? true else { return nil }
    return along ?? 0...Double.greatestFiniteMagnitude
  }

  /// Takes up a strip.
  ///
  /// - Parameters:
  ///   - strip: The strip.
  ///   - ends: How far it reaches: up to where its neighbours begin.
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

  /// Takes up a size alone.
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

  /// How much an assertion lacks: the most of what must all hold, the least of what any is enough of.
  static func amount(_ shortfalls: [Double], _ isDisjunction: Bool) -> Double {
    (isDisjunction ? shortfalls.min() : shortfalls.max()) ?? 0
  }

  /// The parts of a range in which something is lacking.
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

  /// Where an affine number is above nothing.
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

  /// Looks for the size in a failing range at which most is lacking: at its ends, and at the whole points nearest to them.
  private mutating func look(at forms: [(constant: Double, slope: Double)], in range: ClosedRange<Double>) {
    let (low, high) = (range.lowerBound, range.upperBound)
    var places = [low + SweepTolerances.witness, high - SweepTolerances.witness, (low + high) / 2].map(\.thousandths)
    places += [low.rounded(.up), low.rounded(.down) + 1, high.rounded(.down), high.rounded(.up) - 1]
    places.append(((low + high) / 2).rounded())
    // A corner of what must all hold lies between.
    for (a, b) in zip(forms, forms.dropFirst()) where a.slope != b.slope {
      let meeting = (b.constant - a.constant) / (a.slope - b.slope)
      places += [meeting.rounded(.down), meeting.rounded(.up), meeting.thousandths].filter(\.isFinite)
    }
    // What holds at an end itself is told by the size there alone.
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

  /// What came of it.
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

/// The proofs of a screen's assertions along a line, from the parts of a walk.
struct LineProofs {
  private(set) var proofs: [LineProof] = []
  private let line: SizeLine
  private let bounds: ClosedRange<Double>
  /// The strip at hand, and where it began.
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

  /// Takes up the next part of a walk.
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
        // What meets elsewhere doesn't meet between the two.
        let between = line.place(of: strip.end.size)...line.place(of: next.start.size)
        let end = between.contains(place) ? place : point.map { line.place(of: $0.size) } ?? between.upperBound
        finish(strip, at: end)
        start = end
      }
      strip = next
      point = nil
    }
  }

  private mutating func finish(_ strip: Strip, at end: Double) {
    guard !strip.start.numbers.isEmpty, start <= end else { return }
    for index in proofs.indices { proofs[index].add(strip, start...end) }
  }

  /// What came of the assertions, in their order, once the walk is over.
  mutating func results() -> [AssertionResult] {
    if let strip { finish(strip, at: bounds.upperBound) }
    strip = nil
    return proofs.map(\.result)
  }
}
