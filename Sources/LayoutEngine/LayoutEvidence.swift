import LayoutModel
import LayoutResolution

/// What a layout in a window rests on: of every pass the region that its parameters and frozen inputs lie in, what was decided
/// for insets, and how texts break.
///
/// Between two windows of a sweep the frames are affine where both layouts rest on the same: all that a pass is given is
/// affine where the pass before is, regions are convex, and so are the widths that break a text at the same places, and the
/// windows in which lengths compare alike. How often insets and text are asked for again is part of it, so that it needn't
/// settle.
package struct LayoutEvidence: Sendable {
  /// A step on the way to a layout.
  enum Step: Sendable {
    case region(Region, [Double])
    case decisions(Decisions)
    case texts([TextWidth])
  }

  /// The width of a view with text, and the widths about it at which its text breaks at the same places.
  struct TextWidth: Hashable, Sendable {
    /// Its index in the tree.
    let view: Int32
    /// In points.
    let width: Double
    /// `nil` where that isn't known.
    let alike: Range<Double>?
  }

  private var steps: [Step] = []

  /// Adds a step.
  mutating func note(_ step: Step) { steps.append(step) }

  /// Whether nothing beyond the window itself is known, for fractions alone decide there.
  package var isOfPoint: Bool {
    steps.contains { if case .region(let region, _) = $0 { region.isPoint } else { false } }
  }

  /// Whether in all windows between two that change evenly the same constraints bind, all texts break alike, and insets are
  /// made alike.
  package func isLike(_ other: LayoutEvidence) -> Bool {
    steps.count == other.steps.count && zip(steps, other.steps).allSatisfy { $0.isLike($1) }
  }

  /// By how much every condition of the layout is met in its own window and in others: where that isn't negative the
  /// same constraints bind, all texts break alike, and insets are made alike.
  ///
  /// - Parameter others: Layouts in windows nearby.
  /// - Returns: A row for each condition, with a number for each window, the layout's own first; of the steps up to the first
  ///   that the others haven't got.
  package func margins(with others: [LayoutEvidence]) -> [[Double]] {
    var margins: [[Double]] = []
    for (place, step) in steps.enumerated() {
      let steps = others.compactMap { place < $0.steps.count ? $0.steps[place] : nil }
      guard steps.count == others.count, let rows = step.margins(with: steps) else { break }
      margins += rows.filter { $0.allSatisfy(\.isFinite) }
    }
    return margins
  }
}

extension LayoutEvidence.Step {
  fileprivate func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.region(let region, let start), .region(_, let end)):
      start.count == end.count && region.share(from: start, to: end) == 1
    case (.decisions(let first), .decisions(let second)): first.isLike(second)
    case (.texts(let first), .texts(let second)):
      first.count == second.count && zip(first, second).allSatisfy { $0.breaksLike($1) }
    default: false
    }
  }

  fileprivate func margins(with others: [Self]) -> [[Double]]? {
    switch self {
    case .region(let region, let own):
      let all =
        [own]
        + others.compactMap { other -> [Double]? in
          if case .region(_, let quantities) = other, quantities.count == own.count { quantities } else { nil }
        }
      guard all.count == others.count + 1 else { return nil }
      let margins = all.map { region.margins($0) }
      return margins[0].indices.map { number in margins.map { $0[number] } }
    case .decisions(let own):
      let decisions = others.compactMap { if case .decisions(let decisions) = $0 { decisions } else { nil } }
      return decisions.count == others.count ? own.margins(with: decisions) : nil
    case .texts(let own):
      let texts = others.compactMap { if case .texts(let texts) = $0, texts.count == own.count { texts } else { nil } }
      guard texts.count == others.count else { return nil }
      return own.indices.flatMap { number -> [[Double]] in
        guard let alike = own[number].alike else { return [] }
        let widths = [own[number].width] + texts.map { $0[number].width }
        return [widths.map { $0 - alike.lowerBound }, widths.map { alike.upperBound - $0 }]
      }
    }
  }
}

extension LayoutEvidence.TextWidth {
  /// What a text's width may lack to fit: as the line breaker has it.
  private static let noise = 1e-6

  fileprivate func breaksLike(_ other: Self) -> Bool {
    guard let alike else { return width == other.width }
    let (low, high) = (min(width, other.width), max(width, other.width))
    return alike.lowerBound <= low + Self.noise && high + Self.noise < alike.upperBound
  }
}
