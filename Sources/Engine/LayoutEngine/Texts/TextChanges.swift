import LayoutModel
import LayoutResolution
import LinearProgramming

/// A place on the straight line between two windows at which a text breaks differently, so that another line is the
/// longest.
struct TextChange: Hashable, Sendable {
  /// The share of the line up to the place.
  let share: Double
  /// The quantity that is the text's width, and its values before the place and from there on, in points.
  let quantity: Int
  let before: Double
  let after: Double

  /// Tells whether another change is at the same place, except for rounding.
  fileprivate func isLike(_ other: TextChange) -> Bool {
    quantity == other.quantity && before == other.before && after == other.after
      && abs(share - other.share) < Tolerances.relative
  }
}

extension [TextChange] {
  /// Tells whether other changes are the same, except for rounding. Two at one place may be in either order.
  func areLike(_ others: [TextChange]) -> Bool {
    func byText(_ a: TextChange, _ b: TextChange) -> Bool { (a.quantity, a.share) < (b.quantity, b.share) }
    return count == others.count
      && zip(sorted(by: byText), others.sorted(by: byText)).allSatisfy { $0.isLike($1) }
  }
}

extension LayoutEvidence.BrokenTexts {
  /// The changes of the texts' widths on the line to another layout.
  ///
  /// - Parameters:
  ///   - other: The texts there.
  ///   - comparison: The strictness of the comparison, which may rule out any change.
  /// - Returns: The changes, in order; empty if all texts break alike on the whole line; `nil` if one becomes higher or
  ///   lower, or may.
  func changes(
    to other: LayoutEvidence.BrokenTexts, _ comparison: LayoutEvidence.Comparison
  ) -> [TextChange]? {
    guard widths.count == other.widths.count else { return nil }
    var changes: [TextChange] = []
    for (number, (start, end)) in zip(widths, other.widths).enumerated() where !start.breaksLike(end) {
      guard comparison == .heights, start.alike != nil,
        let passed = steps.steps(of: number, in: tree, from: start.width, to: end.width)
      else { return nil }
      for (step, next) in zip(passed, passed.dropFirst()) {
        guard step.size.height == next.size.height else { return nil }
        guard step.size.width != next.size.width else { continue }
        let edge = (start.width < end.width ? next : step).alike.lowerBound
        let share = (edge - start.width) / (end.width - start.width)
        changes.append(
          TextChange(
            share: min(1, max(0, share)), quantity: Int(start.quantity), before: step.size.width,
            after: next.size.width))
      }
    }
    return changes.sorted { ($0.share, $0.quantity) < ($1.share, $1.quantity) }
  }

  /// The range of widths around a text's at which it has the same height; `nil` if it isn't known.
  func widthsOfSameHeight(_ number: Int) -> Range<Double>? {
    widths[number].alike == nil ? nil : steps.widthsOfSameHeight(number, in: tree, at: widths[number].width)
  }
}

extension LayoutEvidence.TextWidth {
  /// The amount by which a width may be too small for a text, as the line breaker has it.
  private static let noise = 1e-6

  fileprivate func breaksLike(_ other: Self) -> Bool {
    guard let alike else { return width == other.width }
    let (low, high) = (min(width, other.width), max(width, other.width))
    return alike.lowerBound <= low + Self.noise && high + Self.noise < alike.upperBound
  }
}

extension Region {
  /// Tells whether the region's frames hold on the straight line between two points, where some texts' widths change in
  /// steps.
  func holds(from start: [Double], to end: [Double], _ changes: [TextChange]) -> Bool {
    guard !changes.isEmpty else { return share(from: start, to: end) == 1 }
    let changing = Set(changes.map(\.quantity))
    guard frozenInputs.isEmpty, !program.extras.contains(where: { changing.contains($0.parameter) }) else {
      return false
    }
    var widths = Dictionary(changes.map { ($0.quantity, $0.before) }) { first, _ in first }
    func holds(at share: Double) -> Bool {
      var quantities = zip(start, end).map { $0 + share * ($1 - $0) }
      for (quantity, width) in widths { quantities[quantity] = width }
      return contains(Size(width: quantities[0], height: quantities[1]), quantities)
    }
    for change in changes {
      guard holds(at: change.share) else { return false }
      widths[change.quantity] = change.after
      guard holds(at: change.share) else { return false }
    }
    // The layout at the end itself tells what is broken or open there.
    return reaches(end)
  }
}
