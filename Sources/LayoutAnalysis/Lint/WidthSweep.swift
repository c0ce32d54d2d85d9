import Documents
import LayoutModel
import LayoutResolution

/// What rules find of a screen over a range of window widths.
///
/// On each piece of a sweep every edge is affine in the width, so that what a rule compares changes where edges pass each other
/// (`EdgeCrossings`). Each piece is looked at near its ends and between those widths; where what is found differs, the width
/// where it changes is found by halving.
struct WidthSweep {
  private var screen: ResizedScreen
  private let sweep: Sweep
  private let rules: [LintRules.Active]
  private let smallRange: LintRules.Active?
  private let overlap: LintRules.Active?
  private let height: Double

  /// Where what is found of the screen as a whole is told.
  private let position: SourcePosition?

  /// - Parameters:
  ///   - screen: What is resized.
  ///   - widths: The range.
  ///   - rules: The rules that look.
  ///   - assertions: What must hold all over the range.
  ///   - position: Where what is found of the screen as a whole is told.
  /// - Throws: `LayoutFailure` where the solver fails; `SweepError`.
  init(
    of screen: ResizedScreen, over widths: ClosedRange<Double>, rules: LintRules, assertions: [Assertion],
    position: SourcePosition?
  ) throws {
    var screen = screen
    screen.setAssertions(assertions)
    self.position = position
    self.screen = screen
    height = screen.device.windowSize(in: screen.orientation).height
    sweep = try Sweep(of: screen, over: WindowRange(width: widths, height: height...height), maximumPieces: 10_000)
    self.rules = rules.active.filter { $0.rule.range != .none && $0.rule.screen != nil }
    smallRange = rules[.smallRange]
    overlap = rules[.overlap]
  }

  /// The assertions that fail somewhere in the range.
  var refuted: [AssertionResult] { sweep.assertions.filter { !$0.holds } }

  /// How near to a width its neighbours are looked at, in points.
  private static let nearness = 1e-4
  /// How exactly the ends of ranges are found, in points, before they are rounded to four decimals.
  private static let precision = 1e-5

  /// The widths over which each finding holds; the findings are noted.
  mutating func ranges(in findings: inout LintFindings) throws -> [LintFindings.Key: [ClosedRange<Double>]] {
    tellSmallRanges(in: &findings)
    var samples: [(width: Double, keys: Set<LintFindings.Key>)] = []
    for piece in sweep.pieces {
      for width in try places(in: piece.width) { samples.append((width, try look(at: width, &findings))) }
    }
    var ranges: [LintFindings.Key: [ClosedRange<Double>]] = [:]
    for key in Set(samples.flatMap(\.keys)) {
      var start: Double?
      for (index, sample) in samples.enumerated() {
        let isFound = sample.keys.contains(key)
        if isFound, start == nil {
          start =
            index == 0 ? sample.width : try change(of: key, from: samples[index - 1].width, to: sample.width, &findings)
        } else if !isFound, let begin = start {
          let end = try change(of: key, from: samples[index - 1].width, to: sample.width, &findings)
          ranges[key, default: []].append(begin...max(begin, end))
          start = nil
        }
      }
      if let start, let last = samples.last?.width { ranges[key, default: []].append(start...max(start, last)) }
    }
    return ranges
  }

  /// The widths at which a piece is looked at: its ends, and one between each two at which edges pass each other.
  private mutating func places(in widths: ClosedRange<Double>) throws -> [Double] {
    let (low, end) = (widths.lowerBound, widths.upperBound)
    guard end - low > 4 * Self.nearness else { return [low] }
    let high = end - (end == sweep.range.width.upperBound ? 0 : Self.nearness)
    guard let first = try view(at: low), let last = try view(at: high) else { return [low, high] }
    let share = overlap?.options["share"] ?? 1
    let ends = [low] + EdgeCrossings.widths(from: first, to: last, share: share) + [high]
    let between = zip(ends, ends.dropFirst()).filter { $1 - $0 > Self.nearness }.map { ($0 + $1) / 2 }
    return [low] + between + [high]
  }

  /// The screen in a window of a width; `nil` where UIKit throws.
  private mutating func view(at width: Double) throws -> LintScreen? {
    do {
      return LintScreen(try screen.layout(in: Size(width: width, height: height)), isExact: true)
    } catch is SimulatedException {
      return nil
    }
  }

  /// What is found in a window of a width.
  private mutating func look(at width: Double, _ findings: inout LintFindings) throws -> Set<LintFindings.Key> {
    guard let view = try view(at: width) else { return [] }
    findings.beginRecording()
    for active in rules {
      findings.rule = active.rule.id
      findings.severity = active.severity
      active.rule.screen?(view, active.options, &findings)
    }
    return findings.endRecording()
  }

  /// The width at which a finding begins or ends, between one where it is and one where it isn't.
  private mutating func change(
    of key: LintFindings.Key, from low: Double, to high: Double, _ findings: inout LintFindings
  ) throws -> Double {
    var (low, high) = (low, high)
    let isFoundLow = try look(at: low, &findings).contains(key)
    while high - low > Self.precision {
      let middle = (low + high) / 2
      if try look(at: middle, &findings).contains(key) == isFoundLow { low = middle } else { high = middle }
    }
    return (((low + high) / 2) * 1e4).rounded() / 1e4
  }

  /// Tells of pieces so narrow that they are seldom met, where the arrangement before is the one after.
  private func tellSmallRanges(in findings: inout LintFindings) {
    guard let active = smallRange else { return }
    findings.rule = active.rule.id
    findings.severity = active.severity
    let least = active.options["width"]
    let pieces = sweep.pieces
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
