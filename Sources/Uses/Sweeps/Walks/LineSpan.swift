import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutSimulator

/// The sizes of a line between two that are laid out, both included, with the steps of window rules between them.
///
/// Most screens depend on few of the rules: margins, for one, don't matter without constraints to them. For the views
/// of a single controller, everything taken from the window is recorded in the layout's evidence, as decisions, or in
/// the window's surroundings. As a window grows, its margins change once. So if both ends have the same evidence, all
/// sizes between them have it too, whatever margin steps there are. Other screens are cut at every step, and so are
/// screens with assertions, which may refer to margins that have no constraints.
package struct LineSpan {
  private let line: SizeLine
  package let start: WindowProbe
  package let end: WindowProbe
  /// The lengths at which the rules may change, in order.
  private let steps: [Double]
  /// A Boolean value that tells whether everything that the ends take from their windows is known.
  private let isSimple: Bool
  /// Flags that tell which ends are just inside a size at which other rules may hold.
  private let isInside: (start: Bool, end: Bool)
  /// Flags that tell at which ends other rules hold than just inside.
  private let isApart: (start: Bool, end: Bool)
  /// A Boolean value that tells whether both ends have the same evidence, so that every number is affine between them
  /// if no rules but those of margins change.
  private let isAlike: Bool

  /// Creates a span.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - start: The layout at its beginning.
  ///   - end: The layout at its end.
  ///   - steps: The lengths at which the rules may change, in order; those not between the ends are left out.
  ///   - screen: The screen to lay out.
  ///   - isInside: Flags that tell which ends are just inside a size at which other rules may hold.
  package init(
    along line: SizeLine, from start: WindowProbe, to end: WindowProbe, steps: [Double], of screen: ResizedScreen,
    isInside: (start: Bool, end: Bool) = (false, false)
  ) {
    self.line = line
    self.start = start
    self.end = end
    self.isInside = isInside
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

  /// Tells whether rules differ in a way that matters between ends that are alike, or aren't.
  private static func differ(_ rules: WindowRules, _ others: WindowRules, _ isAlike: Bool) -> Bool {
    isAlike ? rules.surroundings != others.surroundings : rules != others
  }

  /// Tells whether every number is affine from one end to the other.
  func isProved(of screen: ResizedScreen) -> Bool {
    isAlike && !isApart.start && !isApart.end && cut(of: screen) == nil
  }

  /// Returns the length at which the span must be cut at a step of a rule; `nil` if there is none.
  package func cut(of screen: ResizedScreen) -> Double? {
    let places = isSimple && !screen.dependsOnWidth ? steps.filter { changes(at: $0, of: screen) } : steps
    return places.isEmpty ? nil : places[places.count / 2]
  }

  /// Tells whether a rule that matters changes at a step.
  private func changes(at place: Double, of screen: ResizedScreen) -> Bool {
    let rules = [place - SweepTolerances.gap, place, place + SweepTolerances.gap].map {
      screen.rules(in: line.size(at: $0))
    }
    return zip(rules, rules.dropFirst()).contains { Self.differ($0, $1, isAlike) }
  }

  /// Returns the span without the ends at which other rules hold; `nil` if there are none.
  func withoutEndsApart(of screen: inout ResizedScreen) throws -> LineSpan? {
    guard isApart.start || isApart.end else { return nil }
    let (start, end) = try ends(of: &screen, movingInside: isApart)
    return LineSpan(
      along: line, from: start, to: end, steps: steps, of: screen,
      isInside: (isInside.start || isApart.start, isInside.end || isApart.end))
  }

  /// Returns the layouts just inside the span's beginning and end.
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

  /// Returns the spans before and after a probe between the ends.
  package func parts(around probe: WindowProbe, of screen: ResizedScreen) -> (LineSpan, LineSpan) {
    (
      LineSpan(along: line, from: start, to: probe, steps: steps, of: screen, isInside: (isInside.start, false)),
      LineSpan(along: line, from: probe, to: end, steps: steps, of: screen, isInside: (false, isInside.end))
    )
  }
}
