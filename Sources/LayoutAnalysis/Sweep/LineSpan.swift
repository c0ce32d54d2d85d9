import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutSimulator

/// The sizes of a line between two that are laid out, both of them counted in, with the steps of windows' rules on the way.
///
/// Most screens heed few of the rules: margins are nothing to one that has no constraints to them. What the own views of a single
/// controller take from their window is in what their layout rests on, as decisions, or in the window's surroundings. As a window
/// grows its margins change once, so that where both ends rest on the same all between them does, whatever steps of margins there
/// are. Other screens are cut at every step, and so are those of which something is asserted, for that may speak of margins to
/// which there are no constraints.
struct LineSpan {
  private let line: SizeLine
  let start: WindowProbe
  let end: WindowProbe
  /// Where the rules may change, in order.
  private let steps: [Double]
  /// Whether all that the ends take from their windows is known.
  private let isSimple: Bool
  /// Which ends lie just inside a size at which other rules may hold.
  private let isInside: (start: Bool, end: Bool)
  /// At which ends other rules hold than just inside.
  private let isApart: (start: Bool, end: Bool)
  /// Whether both ends rest on the same, so that every number is affine from one to the other if no rule changes but margins'.
  private let isAlike: Bool

  /// A span.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - start: The layout at its beginning.
  ///   - end: The layout at its end.
  ///   - steps: Where the rules may change, in order; those that aren't between the ends are left out.
  ///   - screen: What is laid out.
  ///   - isInside: Which ends lie just inside a size at which other rules may hold.
  init(
    along line: SizeLine, from start: WindowProbe, to end: WindowProbe, steps: [Double], of screen: ResizedScreen,
    isInside: (start: Bool, end: Bool) = (false, false)
  ) {
    (self.line, self.start, self.end, self.isInside) = (line, start, end, isInside)
    let (low, high) = (line.place(of: start.size), line.place(of: end.size))
    self.steps = steps.filter { $0 - low > 4 * SweepTolerances.gap && high - $0 > 4 * SweepTolerances.gap }
    isSimple = screen.comparisons.isEmpty && start.isOfProvableViews && end.isOfProvableViews
    let isAlike = isSimple && start.restsOnSame(as: end, .heights)
    self.isAlike = isAlike
    func differ(_ place: Double, _ inner: Double) -> Bool {
      Self.differ(screen.rules(in: line.size(at: place)), screen.rules(in: line.size(at: inner)), isAlike)
    }
    isApart = (
      start: !isInside.start && differ(low, low + SweepTolerances.gap),
      end: !isInside.end && differ(high, high - SweepTolerances.gap)
    )
  }

  /// Whether rules differ, in what counts between ends that are alike or aren't.
  private static func differ(_ rules: WindowRules, _ others: WindowRules, _ isAlike: Bool) -> Bool {
    isAlike ? rules.surroundings != others.surroundings : rules != others
  }

  /// Whether every number is affine from one end to the other.
  func isProved(of screen: ResizedScreen) -> Bool {
    isAlike && !isApart.start && !isApart.end && cut(of: screen) == nil
  }

  /// Where the span has to be cut, for a step of a rule lies on the way; `nil` where it needn't.
  func cut(of screen: ResizedScreen) -> Double? {
    let places = isSimple && !screen.dependsOnWidth ? steps.filter { changes(at: $0, of: screen) } : steps
    return places.isEmpty ? nil : places[places.count / 2]
  }

  /// Whether a rule changes at a step, one that counts.
  private func changes(at place: Double, of screen: ResizedScreen) -> Bool {
    let rules = [place - SweepTolerances.gap, place, place + SweepTolerances.gap].map {
      screen.rules(in: line.size(at: $0))
    }
    return zip(rules, rules.dropFirst()).contains { Self.differ($0, $1, isAlike) }
  }

  /// The span without the ends at which other rules hold; `nil` where there are none.
  func withoutEndsApart(of screen: inout ResizedScreen) throws -> LineSpan? {
    guard isApart.start || isApart.end else { return nil }
    let (start, end) = try ends(of: &screen, movingInside: isApart)
    return LineSpan(
      along: line, from: start, to: end, steps: steps, of: screen,
      isInside: (isInside.start || isApart.start, isInside.end || isApart.end))
  }

  /// The layouts just inside the span's beginning and its end.
  func endsInside(of screen: inout ResizedScreen) throws -> (start: WindowProbe, end: WindowProbe) {
    try ends(of: &screen, movingInside: (!isInside.start, !isInside.end))
  }

  private func ends(
    of screen: inout ResizedScreen, movingInside moves: (start: Bool, end: Bool)
  ) throws -> (start: WindowProbe, end: WindowProbe) {
    func probe(_ probe: WindowProbe, _ distance: Double) throws -> WindowProbe {
      try screen.probe(line.size(at: line.place(of: probe.size) + distance))
    }
    return (
      start: moves.start ? try probe(start, SweepTolerances.gap) : start,
      end: moves.end ? try probe(end, -SweepTolerances.gap) : end
    )
  }

  /// The spans before and behind a place on the way.
  func parts(around probe: WindowProbe, of screen: ResizedScreen) -> (LineSpan, LineSpan) {
    (
      LineSpan(along: line, from: start, to: probe, steps: steps, of: screen, isInside: (isInside.start, false)),
      LineSpan(along: line, from: probe, to: end, steps: steps, of: screen, isInside: (false, isInside.end))
    )
  }
}
