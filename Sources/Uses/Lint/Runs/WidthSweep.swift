import Documents
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Sweeps

/// The findings of rules on a screen over a range of window widths.
///
/// On each piece of a sweep every edge is affine in the width, so a rule's result can change only where edges pass each
/// other (`EdgeCrossings`). Each piece is examined near its ends and between those widths (`WidthPiece`). If the
/// findings differ there, bisection locates the width where they change. Rules that report findings of the layouts
/// themselves give the same result on all of a piece, and run once.
struct WidthSweep {
  private var walk: SweepWalk
  private var screen: ResizedScreen
  private let widths: ClosedRange<Double>
  /// The rules that examine frames, and the rules that examine findings of layouts.
  private let rules: (ofFrames: [LintRules.Active], ofLayouts: [LintRules.Active])
  private let overlap: LintRules.Active?
  private let height: Double
  /// Called after each piece with the fraction of the range that is done.
  var progress: (Double) -> Void = { _ in }
  /// The strips of the walk, from those of the present piece on.
  private var strips: [WidthPiece.Strip] = []
  /// The widths at which the walk was cut.
  private var cuts = WalkCuts()
  /// The findings of layouts so far that the rules reported.
  private var toldFindings: Set<WindowProbe.Finding> = []
  /// The findings of each rule at widths between the present two samples.
  private var looks: [Look: Set<LintFindings.Key>] = [:]

  private struct Look: Hashable {
    let rule: String
    let width: Double
  }

  /// The subject that findings count for.
  private let subject: LintFindings.Subject
  /// The pieces that were examined.
  private(set) var pieces: [Sweep.Piece] = []
  /// The width up to which the range was examined, if it had to stop early; `nil` for the whole range.
  private(set) var reached: Double?

  /// Begins a sweep of a screen over a range of widths.
  ///
  /// - Parameters:
  ///   - screen: The screen to resize.
  ///   - subject: The subject that findings count for.
  ///   - widths: The range.
  ///   - rules: The rules to run.
  ///   - guide: The widths at which a sweep in windows of another height was cut (`cutPlaces`).
  ///   - isStopped: Tells whether to stop with the findings so far.
  /// - Throws: `LayoutFailure` if the solver fails; `SweepError.stopped` if it is stopped before it begins.
  init(
    of screen: ResizedScreen, as subject: LintFindings.Subject, over widths: ClosedRange<Double>, rules: LintRules,
    guide: [Double] = [], isStopped: @escaping @Sendable () -> Bool = { false }
  ) throws {
    self.subject = subject
    self.screen = screen
    self.screen.isStopped = isStopped
    self.widths = widths
    height = screen.device.windowSize(in: screen.orientation).height
    var limits = SweepLimits(maximumPieces: .max)
    limits.isInterrupted = isStopped
    walk = try SweepWalk(
      of: screen, over: WindowRange(width: widths, height: height...height), within: limits, mends: false,
      guide: guide)
    let looking = rules.active.filter { $0.rule.range != .none }
    let ofLayouts = [LintRule.conflict.id, LintRule.ambiguous.id]
    self.rules = (
      looking.filter { !ofLayouts.contains($0.rule.id) }, looking.filter { ofLayouts.contains($0.rule.id) }
    )
    overlap = rules[.overlap]
  }

  /// Returns the assertions that fail somewhere in the range, once it was examined, each with the screen in a window
  /// where it does.
  mutating func refuted() -> [(result: AssertionResult, screen: LintScreen?)] {
    screen.isStopped = { false }
    var refuted: [(result: AssertionResult, screen: LintScreen?)] = []
    for result in walk.assertionResults() where !result.holds {
      var view: LintScreen?
      if let witness = result.witness, let layout = try? layout(at: witness.width) {
        view = LintScreen(layout, of: subject, isExact: true)
      }
      refuted.append((result, view))
    }
    return refuted
  }

  /// The widths at which the range was cut, once all of it was examined. Windows of other heights mostly change at the
  /// same widths.
  var cutPlaces: [Double] { cuts.places }

  /// The number of windows that were laid out.
  var layoutCount: Int { walk.layoutCount + screen.count }

  /// The distance from a width at which its neighbours are examined, in points.
  private static let nearness = 1e-4
  /// The precision of the ends of ranges, in points, before they are rounded to four decimals.
  private static let precision = 1e-5
  /// The maximum number of pieces.
  private static let maximumPieces = 10_000

  /// The findings at a width.
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

    /// The widths of all findings, with those of the last sample ending there.
    var closed: [LintFindings.Key: [ClosedRange<Double>]] {
      guard let last else { return ranges }
      var closed = ranges
      for (key, start) in starts where start <= last.width {
        closed[key, default: []].append(start...last.width)
      }
      return closed
    }
  }

  /// Returns the widths over which each finding holds, as far as the range was examined (`reached`), and records the
  /// findings.
  mutating func ranges(in findings: inout LintFindings) throws -> [LintFindings.Key: [ClosedRange<Double>]] {
    var looked = Looked()
    do {
      let isWhole = try look(through: &looked, &findings)
      if !isWhole || walk.rest != nil { reached = looked.last?.width ?? widths.lowerBound }
    } catch SweepError.stopped {
      reached = looked.last?.width ?? widths.lowerBound
    }
    return looked.closed
  }

  /// Examines the pieces, one after another.
  ///
  /// - Returns: Whether their number stayed within the maximum.
  /// - Throws: `SweepError.stopped` if it is stopped.
  private mutating func look(through looked: inout Looked, _ findings: inout LintFindings) throws -> Bool {
    var before: WidthPiece?
    while let found = try nextPiece() {
      guard pieces.count < Self.maximumPieces else { return false }
      pieces.append(found)
      var piece = WidthPiece(found.width, of: subject, strips)
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

  /// Returns the walk's next piece, with the strips from its own on at hand.
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

  /// Returns the widths at which a piece is examined: its ends, and one between each two where edges pass each other.
  private mutating func places(in piece: inout WidthPiece) throws -> [Double] {
    let (low, end) = (piece.widths.lowerBound, piece.widths.upperBound)
    guard end - low > 4 * Self.nearness else { return [low] }
    let high = end - (end == widths.upperBound ? 0 : Self.nearness)
    guard let first = try view(in: &piece, at: low), let last = try view(in: &piece, at: high) else {
      return [low, high]
    }
    let share = overlap?.options[LintRule.share] ?? 1
    let ends = [low] + EdgeCrossings.widths(from: first, to: last, share: share) + [high]
    let between = zip(ends, ends.dropFirst()).filter { $1 - $0 > Self.nearness }.map { ($0 + $1) / 2 }
    return [low] + between + [high]
  }

  // MARK: Looking

  /// Returns the screen in a window of a width of a piece; `nil` if UIKit throws.
  private mutating func view(in piece: inout WidthPiece, at width: Double) throws -> LintScreen? {
    try piece.screen(at: width) { try layout(at: $0) }
  }

  /// Returns the same for one of two adjacent pieces.
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

  /// Returns the findings of rules that examine layouts' findings, which are the same on all of a piece. If a finding
  /// is new, a layout at the piece's beginning reports it, if it has it already.
  private mutating func lookAtFindings(
    of piece: inout WidthPiece, _ findings: inout LintFindings
  ) throws -> Set<LintFindings.Key> {
    let width = piece.widths.lowerBound
    guard !rules.ofLayouts.isEmpty, let view = try view(in: &piece, at: width) else { return [] }
    let found = view.layout.diagnostics.map(WindowProbe.Finding.init)
    if !toldFindings.isSuperset(of: found) {
      toldFindings.formUnion(found)
      if let layout = try layout(at: width) {
        _ = look(at: LintScreen(layout, of: subject, isExact: true), rules.ofLayouts, &findings)
      }
    }
    return look(at: view, rules.ofLayouts, &findings)
  }

  /// Returns the findings about frames in a window of a width of a piece.
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
    rules.reduce(into: []) { $0.formUnion(findings.look(at: view, by: $1)) }
  }

  // MARK: Changes

  /// Returns the width at which a finding begins or ends, between a width with the finding and a width without. The two widths lie in one
  /// piece or in two adjacent pieces.
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
}
