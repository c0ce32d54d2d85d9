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
  /// At which ends other rules hold than just inside.
  let isApart: (start: Bool, end: Bool)
  /// Whether both ends rest on the same, so that every number is affine from one to the other if no rule changes but margins'.
  let isProved: Bool

  /// A span.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - start: The layout at its beginning.
  ///   - end: The layout at its end.
  ///   - steps: Where the rules may change, in order; those that aren't between the ends are left out.
  ///   - screen: What is laid out.
  init(
    along line: SizeLine, from start: WindowProbe, to end: WindowProbe, steps: [Double], of screen: ResizedScreen
  ) {
    (self.line, self.start, self.end) = (line, start, end)
    let (low, high) = (line.place(of: start.size), line.place(of: end.size))
    self.steps = steps.filter { $0 - low > 4 * SweepTolerances.gap && high - $0 > 4 * SweepTolerances.gap }
    isSimple = screen.comparisons.isEmpty && start.isOfProvableViews && end.isOfProvableViews
    func differ(_ place: Double, _ inner: Double) -> Bool {
      screen.rules(in: line.size(at: place)) != screen.rules(in: line.size(at: inner))
    }
    isApart = (differ(low, low + SweepTolerances.gap), differ(high, high - SweepTolerances.gap))
    isProved = isSimple && !isApart.start && !isApart.end && start.restsOnSame(as: end, .heights)
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
    return zip(rules, rules.dropFirst()).contains { isProved ? $0.surroundings != $1.surroundings : $0 != $1 }
  }

  /// The spans before and behind a place on the way.
  func parts(around probe: WindowProbe, of screen: ResizedScreen) -> (LineSpan, LineSpan) {
    (
      LineSpan(along: line, from: start, to: probe, steps: steps, of: screen),
      LineSpan(along: line, from: probe, to: end, steps: steps, of: screen)
    )
  }
}
