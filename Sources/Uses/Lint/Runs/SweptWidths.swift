import LayoutModel
import LayoutSimulator
import Sweeps

/// What the rules find on a screen over a range of window widths.
struct SweptWidths {
  /// The widths over which each finding holds.
  private(set) var ranges: [LintFindings.Key: [ClosedRange<Double>]] = [:]
  /// The pieces that were examined.
  private(set) var pieces: [Sweep.Piece] = []
  /// The width up to which the range was examined, if it had to stop early; `nil` for the whole range.
  private(set) var reached: Double?
  /// The widths at which the range was cut; those of screens whose code does otherwise than the captured screen guide nothing.
  private(set) var cuts: [Double] = []
  /// The assertions that fail somewhere in the range, each with the screen in a window where it does.
  private(set) var refuted: [(result: AssertionResult, screen: LintScreen?)] = []

  /// Examines a screen.
  ///
  /// Code's screen is captured once. Where the code, run anew in single windows, agrees with it, the captured screen is examined.
  /// Elsewhere the code's own layouts are, at the ends and in the middle of each sampled piece, and a finding holds between
  /// neighbours that have it.
  ///
  /// - Parameters:
  ///   - screen: The screen to resize.
  ///   - subject: The subject that findings count for.
  ///   - widths: The range.
  ///   - rules: The rules to run.
  ///   - guide: The widths at which a sweep in windows of another height was cut.
  ///   - isStopped: Tells whether to stop with the findings so far.
  ///   - progress: Called with the fraction of the range that is done.
  ///   - findings: What is found is added here.
  /// - Throws: `LayoutFailure` if the solver fails; `SweepError.stopped` if it is stopped before it begins, and where code is run.
  init(
    of screen: ResizedScreen, as subject: LintFindings.Subject, over widths: ClosedRange<Double>, rules: LintRules,
    guide: [Double] = [], isStopped: @escaping @Sendable () -> Bool = { false },
    progress: @escaping (Double) -> Void = { _ in }, _ findings: inout LintFindings
  ) throws {
    if screen.isOfCode {
      let height = screen.device.windowSize(in: screen.orientation).height
      var limits = SweepLimits(maximumPieces: .max)
      limits.isInterrupted = isStopped
      let sweep = try Sweep(
        of: screen, over: WindowRange(width: widths, height: height...height), within: limits, mends: false,
        guide: guide)
      if sweep.rest?.isOfCode == true {
        try examine(sweep, of: screen, subject, rules, height, isStopped, &findings)
        return
      }
    }
    var sweep = try WidthSweep(of: screen, as: subject, over: widths, rules: rules, guide: guide, isStopped: isStopped)
    sweep.progress = progress
    ranges = try sweep.ranges(in: &findings)
    reached = sweep.reached
    pieces = sweep.pieces
    if reached == nil { cuts = sweep.cutPlaces }
    refuted = sweep.refuted()
  }

  /// Examines a screen whose code does otherwise than it in some windows.
  private mutating func examine(
    _ sweep: Sweep, of screen: ResizedScreen, _ subject: LintFindings.Subject, _ rules: LintRules, _ height: Double,
    _ isStopped: @escaping @Sendable () -> Bool, _ findings: inout LintFindings
  ) throws {
    pieces = sweep.pieces
    for widths in sweep.exactWidths {
      var own = try WidthSweep(of: screen, as: subject, over: widths, rules: rules, isStopped: isStopped)
      for (key, found) in try own.ranges(in: &findings) { ranges[key, default: []] += found }
      if own.reached != nil { throw SweepError.stopped }
    }
    var code = screen.runAnew
    code.isStopped = isStopped
    func view(at width: Double) throws -> LintScreen? {
      do {
        return LintScreen(
          try code.layout(in: Size(width: width, height: height)), of: subject, isExact: true)
      } catch is SimulatedException {
        return nil
      }
    }
    let active = rules.active.filter { $0.rule.range != .none }
    var last: (width: Double, keys: Set<LintFindings.Key>)?
    for piece in sweep.pieces {
      guard piece.step != nil else {
        last = nil
        continue
      }
      let ends = piece.width
      for width in [ends.lowerBound, (ends.lowerBound + ends.upperBound) / 2, ends.upperBound]
      where width > last?.width ?? -.infinity {
        guard let view = try view(at: width) else {
          last = nil
          continue
        }
        let keys = active.reduce(into: Set<LintFindings.Key>()) { $0.formUnion(findings.look(at: view, by: $1)) }
        for key in keys {
          let begin = last.flatMap { $0.keys.contains(key) ? $0.width : nil } ?? width
          ranges[key, default: []].append(begin...width)
        }
        last = (width, keys)
      }
    }
    ranges = ranges.mapValues { $0.joined(within: 0) }
    refuted = try sweep.assertions.filter { !$0.holds }.map { ($0, try $0.witness.flatMap { try view(at: $0.width) }) }
  }
}

extension Sweep {
  /// The widths at which the pieces hold exactly, neighbours as one range.
  fileprivate var exactWidths: [ClosedRange<Double>] {
    pieces.filter { $0.step == nil }.map(\.width).joined(within: 0)
  }
}
