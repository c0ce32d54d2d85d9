import Documents
import LayoutModel
import LayoutResolution
import LayoutSimulator

/// What rules find of a screen over a range of window widths.
///
/// On each piece of a sweep every edge is affine in the width, so that what a rule compares changes where edges pass each other
/// (`EdgeCrossings`). Each piece is looked at near its ends and between those widths (`WidthPiece`); where what is found
/// differs, the width where it changes is found by halving. What rules tell of the layouts' own findings is the same on all of a
/// piece, and is looked at once.
struct WidthSweep {
  private var walk: SweepWalk
  private var screen: ResizedScreen
  private let widths: ClosedRange<Double>
  /// The rules that look at frames, and those that look at what layouts find.
  private let rules: (ofFrames: [LintRules.Active], ofLayouts: [LintRules.Active])
  private let smallRange: LintRules.Active?
  private let overlap: LintRules.Active?
  private let height: Double
  /// Called with each piece, with how much of the range is done.
  private let progress: (Double) -> Void
  /// Strips of the walk, from those of the piece at hand on.
  private var strips: [WidthPiece.Strip] = []
  /// Where the walk was cut.
  private var cuts = WalkCuts()
  /// What layouts found so far, of which the rules told.
  private var toldFindings: Set<WindowProbe.Finding> = []
  /// What each rule found at widths between the two samples at hand.
  private var looks: [Look: Set<LintFindings.Key>] = [:]

  private struct Look: Hashable {
    let rule: String
    let width: Double
  }

  /// Where what is found of the screen as a whole is told.
  private let position: SourcePosition?
  /// Up to which width the range was looked at, where it was to end before all of it was; `nil` of a whole one.
  private(set) var reached: Double?

  /// - Parameters:
  ///   - screen: What is resized.
  ///   - widths: The range.
  ///   - rules: The rules that look.
  ///   - assertions: What must hold all over the range.
  ///   - position: Where what is found of the screen as a whole is told.
  ///   - guide: Where a sweep of the screen in windows of another height was cut (`cutPlaces`).
  ///   - isStopped: Whether it is to end with what it has.
  ///   - progress: Called with each piece, with how much of the range is done.
  /// - Throws: `LayoutFailure` where the solver fails; `SweepError.stopped` where it is to end before it has begun.
  init(
    of screen: ResizedScreen, over widths: ClosedRange<Double>, rules: LintRules, assertions: [Assertion],
    position: SourcePosition?, guide: [Double] = [], isStopped: @escaping @Sendable () -> Bool = { false },
    progress: @escaping (Double) -> Void = { _ in }
  ) throws {
    var screen = screen
    screen.setAssertions(assertions)
    self.position = position
    self.screen = screen
    self.screen.isStopped = isStopped
    self.widths = widths
    self.progress = progress
    height = screen.device.windowSize(in: screen.orientation).height
    var limits = SweepLimits(maximumPieces: .max)
    limits.isInterrupted = isStopped
    walk = try SweepWalk(
      of: screen, over: WindowRange(width: widths, height: height...height), within: limits, mends: false,
      guide: guide)
    let looking = rules.active.filter { $0.rule.range != .none && $0.rule.screen != nil }
    let ofLayouts = [LintRule.conflict.id, LintRule.ambiguous.id]
    self.rules = (
      looking.filter { !ofLayouts.contains($0.rule.id) }, looking.filter { ofLayouts.contains($0.rule.id) }
    )
    smallRange = rules[.smallRange]
    overlap = rules[.overlap]
  }

  /// The assertions that fail somewhere in the range, once it was looked at, each with the screen in a window in which it does.
  mutating func refuted() -> [(result: AssertionResult, screen: LintScreen?)] {
    screen.isStopped = { false }
    var refuted: [(result: AssertionResult, screen: LintScreen?)] = []
    for result in walk.assertionResults() where !result.holds {
      var view: LintScreen?
      if let witness = result.witness, let layout = try? layout(at: witness.width) {
        view = LintScreen(layout, isExact: true)
      }
      refuted.append((result, view))
    }
    return refuted
  }

  /// Where the range was cut, once all of it was looked at: what begins there begins in windows of other heights too, mostly.
  var cutPlaces: [Double] { cuts.places }

  /// How many windows were laid out.
  var layoutCount: Int { walk.layoutCount + screen.count }

  /// How near to a width its neighbours are looked at, in points.
  private static let nearness = 1e-4
  /// How exactly the ends of ranges are found, in points, before they are rounded to four decimals.
  private static let precision = 1e-5
  /// How many pieces there may be.
  private static let maximumPieces = 10_000

  /// What was found at a width.
  private struct Sample {
    let width: Double
    let keys: Set<LintFindings.Key>
  }

  /// The findings up to a width.
  private struct Looked {
    var ranges: [LintFindings.Key: [ClosedRange<Double>]] = [:]
    /// The widths at which the findings of the last sample begin.
    var starts: [LintFindings.Key: Double] = [:]
    var last: Sample?
    var pieces: [Sweep.Piece] = []

    /// The widths, of what is found at the last sample up to there.
    var closed: [LintFindings.Key: [ClosedRange<Double>]] {
      guard let last else { return ranges }
      var closed = ranges
      for (key, start) in starts where start <= last.width {
        closed[key, default: []].append(start...last.width)
      }
      return closed
    }
  }

  /// The widths over which each finding holds, as far as the range was looked at (`reached`); the findings are noted.
  mutating func ranges(in findings: inout LintFindings) throws -> [LintFindings.Key: [ClosedRange<Double>]] {
    var looked = Looked()
    do {
      let isWhole = try look(through: &looked, &findings)
      if !isWhole || walk.rest != nil { reached = looked.last?.width ?? widths.lowerBound }
    } catch SweepError.stopped {
      reached = looked.last?.width ?? widths.lowerBound
    }
    tellSmallRanges(of: looked.pieces, in: &findings)
    return looked.closed
  }

  /// Looks at the pieces, one after another.
  ///
  /// - Returns: Whether there are no more of them than are looked at.
  /// - Throws: `SweepError.stopped` where it is to end.
  private mutating func look(through looked: inout Looked, _ findings: inout LintFindings) throws -> Bool {
    var before: WidthPiece?
    while let found = try nextPiece() {
      guard looked.pieces.count < Self.maximumPieces else { return false }
      looked.pieces.append(found)
      var piece = WidthPiece(found.width, strips)
      let ofLayouts = try lookAtFindings(of: &piece, &findings)
      for width in try places(in: &piece) {
        let sample = Sample(width: width, keys: try look(in: &piece, at: width, &findings).union(ofLayouts))
        looks = [:]
        let last = looked.last
        for key in sample.keys where !(last?.keys.contains(key) ?? false) {
          looked.starts[key] =
            try last.map { try change(of: key, from: $0, to: sample, &before, &piece, &findings) } ?? width
        }
        if let last {
          for key in last.keys where !sample.keys.contains(key) {
            let end = try change(of: key, from: last, to: sample, &before, &piece, &findings)
            let start = looked.starts.removeValue(forKey: key) ?? last.width
            looked.ranges[key, default: []].append(start...max(start, end))
          }
        }
        looked.last = sample
      }
      before = piece
      progress((found.width.upperBound - widths.lowerBound) / max(widths.upperBound - widths.lowerBound, 1e-9))
    }
    return true
  }

  /// The walk's next piece; the strips from its own on are at hand.
  private mutating func nextPiece() throws -> Sweep.Piece? {
    var found: [WidthPiece.Strip] = []
    var cuts = cuts
    defer { self.cuts = cuts }
    let next = try walk.next { part in
      found.append(WidthPiece.Strip(part))
      cuts.add(part)
    }
    guard let piece = next else { return nil }
    strips.removeAll { $0.widths.upperBound < piece.width.lowerBound }
    strips += found
    return piece
  }

  /// The widths at which a piece is looked at: its ends, and one between each two at which edges pass each other.
  private mutating func places(in piece: inout WidthPiece) throws -> [Double] {
    let (low, end) = (piece.widths.lowerBound, piece.widths.upperBound)
    guard end - low > 4 * Self.nearness else { return [low] }
    let high = end - (end == widths.upperBound ? 0 : Self.nearness)
    guard let first = try view(in: &piece, at: low), let last = try view(in: &piece, at: high) else {
      return [low, high]
    }
    let share = overlap?.options["share"] ?? 1
    let ends = [low] + EdgeCrossings.widths(from: first, to: last, share: share) + [high]
    let between = zip(ends, ends.dropFirst()).filter { $1 - $0 > Self.nearness }.map { ($0 + $1) / 2 }
    return [low] + between + [high]
  }

  // MARK: Looking

  /// The screen in a window of a width of a piece; `nil` where UIKit throws.
  private mutating func view(in piece: inout WidthPiece, at width: Double) throws -> LintScreen? {
    try piece.screen(at: width) { try layout(at: $0) }
  }

  /// The same of one of two pieces beside each other.
  private mutating func view(
    in before: inout WidthPiece?, or piece: inout WidthPiece, at width: Double
  ) throws -> LintScreen? {
    guard width < piece.widths.lowerBound, var other = before.take() else { return try view(in: &piece, at: width) }
    defer { before = other }
    return try view(in: &other, at: width)
  }

  private mutating func layout(at width: Double) throws -> ScreenLayout? {
    do {
      return try screen.layout(in: Size(width: width, height: height))
    } catch is SimulatedException {
      return nil
    }
  }

  /// What the rules find that look at what layouts find: the same on all of a piece. Where that is new, a layout at the piece's
  /// own beginning has the first word, if it is so there already.
  private mutating func lookAtFindings(
    of piece: inout WidthPiece, _ findings: inout LintFindings
  ) throws -> Set<LintFindings.Key> {
    let width = piece.widths.lowerBound
    guard !rules.ofLayouts.isEmpty, let view = try view(in: &piece, at: width) else { return [] }
    let found = view.layout.diagnostics.map(WindowProbe.Finding.init)
    if !toldFindings.isSuperset(of: found) {
      toldFindings.formUnion(found)
      if let layout = try layout(at: width) {
        _ = look(at: LintScreen(layout, isExact: true), rules.ofLayouts, &findings)
      }
    }
    return look(at: view, rules.ofLayouts, &findings)
  }

  /// What is found in a window of a width of a piece, of frames.
  private mutating func look(
    in piece: inout WidthPiece, at width: Double, _ findings: inout LintFindings
  ) throws -> Set<LintFindings.Key> {
    guard !screen.isStopped() else { throw SweepError.stopped }
    guard let view = try view(in: &piece, at: width) else { return [] }
    return look(at: view, rules.ofFrames, &findings)
  }

  private func look(
    at view: LintScreen, _ rules: [LintRules.Active], _ findings: inout LintFindings
  ) -> Set<LintFindings.Key> {
    findings.beginRecording()
    for active in rules {
      findings.rule = active.rule.id
      findings.severity = active.severity
      active.rule.screen?(view, active.options, &findings)
    }
    return findings.endRecording()
  }

  // MARK: Changes

  /// The width at which a finding begins or ends, between one where it is and one where it isn't: of one piece, or of two
  /// beside each other.
  private mutating func change(
    of key: LintFindings.Key, from first: Sample, to last: Sample, _ before: inout WidthPiece?,
    _ piece: inout WidthPiece, _ findings: inout LintFindings
  ) throws -> Double {
    var (low, high) = (first.width, last.width)
    guard let active = rules.ofFrames.first(where: { $0.rule.id == key.rule }) else {
      return Self.rounded(piece.widths.lowerBound)
    }
    let isFoundLow = first.keys.contains(key)
    while high - low > Self.precision {
      let middle = (low + high) / 2
      let look = Look(rule: key.rule, width: middle)
      let keys: Set<LintFindings.Key>
      if let known = looks[look] {
        keys = known
      } else {
        guard !screen.isStopped() else { throw SweepError.stopped }
        let view = try view(in: &before, or: &piece, at: middle)
        keys = view.map { self.look(at: $0, [active], &findings) } ?? []
        looks[look] = keys
      }
      if keys.contains(key) == isFoundLow { low = middle } else { high = middle }
    }
    return Self.rounded((low + high) / 2)
  }

  private static func rounded(_ width: Double) -> Double { (width * 1e4).rounded() / 1e4 }

  /// Tells of pieces so narrow that they are seldom met, where the arrangement before is the one after.
  private func tellSmallRanges(of pieces: [Sweep.Piece], in findings: inout LintFindings) {
    guard let active = smallRange else { return }
    findings.rule = active.rule.id
    findings.severity = active.severity
    let least = active.options["width"]
    for (index, before) in pieces.enumerated() {
      let begin = before.width.upperBound
      let near = pieces[min(index + 1, pieces.count)...].prefix { $0.width.lowerBound - begin < least }
      guard let after = near.dropFirst().first(where: { $0.views == before.views }), let first = near.first else {
        continue
      }
      let end = after.width.lowerBound
      guard end > begin, first.views != before.views else { continue }
      findings.report(
        LintFindings.Report(partnerID: first.begins ?? "", position: position, badness: least - (end - begin)), in: nil,
        "the arrangement from \(points(begin)) to \(points(end)) pt of width differs from the one before and after")
    }
  }
}
