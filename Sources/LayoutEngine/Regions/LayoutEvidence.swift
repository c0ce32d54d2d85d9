import LayoutModel
import LayoutResolution

/// What a layout in a window rests on: of every pass the region that its parameters and frozen inputs lie in, what was decided
/// for insets, and how texts break.
///
/// Between two windows of a sweep the frames are affine where both layouts rest on the same: all that a pass is given is
/// affine where the pass before is, regions are convex, and so are the widths that break a text at the same places, and the
/// windows in which lengths compare alike. How often insets and text are asked for again is part of it, so that it needn't
/// settle.
///
/// Along a line less is enough of texts: that each has the same height all the way, and that no frame follows from what its
/// longest line comes to. The steps that this takes are known (`TextSteps`), and at each the region has to hold.
package struct LayoutEvidence: Sendable {
  /// A step on the way to a layout.
  enum Step: Sendable {
    case region(Region, [Double])
    case decisions(Decisions)
    case texts(BrokenTexts)
    /// Where there are no more passes: which inputs move still.
    case moves(Decisions)
  }

  /// How the texts of a tree break.
  struct BrokenTexts: Sendable {
    let widths: [TextWidth]
    let tree: ViewTree
    let steps: TextSteps
  }

  /// The width of a view with text, and the widths about it at which its text breaks at the same places.
  struct TextWidth: Hashable, Sendable {
    /// Its index in the tree.
    let view: Int32
    /// The quantity that its text's width is.
    let quantity: Int32
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

  /// Whether a region that holds for its own frozen inputs alone is given others elsewhere: of what lies between nothing is
  /// known.
  package func isOfOtherInputs(than other: LayoutEvidence) -> Bool {
    zip(steps, other.steps).contains { own, its in
      guard case .region(let region, let start) = own, case .region(_, let end) = its else { return false }
      return start.suffix(region.frozenInputs.count) != end.suffix(region.frozenInputs.count)
    }
  }

  /// How much of texts is compared.
  package enum Comparison: Sendable {
    /// That they break at the same places: in all windows of a convex set in whose corners they do.
    case breaks
    /// That they are as high, and no frame follows from their widths: in all windows between two.
    case heights
  }

  /// Whether in all windows between two that change evenly the same constraints bind, insets are made alike, and texts break
  /// alike, or do as well.
  package func isLike(_ other: LayoutEvidence, _ comparison: Comparison) -> Bool {
    guard steps.count == other.steps.count else { return false }
    let comparison = steps.contains(where: \.isOfMoves) ? .breaks : comparison
    let lastRegion = steps.lastIndex(where: \.isRegion)
    // What texts' widths come to on the way, as the pass at hand is given them.
    var changes: [TextChange] = []
    for (position, (own, its)) in zip(steps, other.steps).enumerated() {
      switch (own, its) {
      case (.region(let region, let start), .region(_, let end)):
        guard start.count == end.count, region.holds(from: start, to: end, changes) else { return false }
      case (.decisions(let first), .decisions(let second)), (.moves(let first), .moves(let second)):
        guard first.isLike(second) else { return false }
      case (.texts(let first), .texts(let second)):
        guard let found = first.changes(to: second, comparison) else { return false }
        // Behind the last pass they are what that was given: on all of the way, so that no further pass begins there.
        guard position < lastRegion ?? 0 || found.areLike(changes) else { return false }
        changes = found
      default: return false
      }
    }
    return true
  }

  /// By how much every condition of the layout is met in its own window and in others: where that isn't negative the
  /// same constraints bind, all texts break alike, or are as high, and insets are made alike.
  ///
  /// - Parameters:
  ///   - others: Layouts in windows nearby.
  ///   - comparison: How much of texts is compared.
  /// - Returns: A row for each condition, with a number for each window, the layout's own first; of the steps up to the first
  ///   that the others haven't got.
  package func margins(with others: [LayoutEvidence], _ comparison: Comparison) -> [[Double]] {
    var margins: [[Double]] = []
    for (position, step) in steps.enumerated() {
      let steps = others.compactMap { position < $0.steps.count ? $0.steps[position] : nil }
      guard steps.count == others.count, let rows = step.margins(with: steps, comparison) else { break }
      margins += rows.filter { $0.allSatisfy(\.isFinite) }
    }
    return margins
  }
}

extension LayoutEvidence.Step {
  fileprivate var isRegion: Bool { if case .region = self { true } else { false } }
  fileprivate var isOfMoves: Bool { if case .moves = self { true } else { false } }

  fileprivate func margins(with others: [Self], _ comparison: LayoutEvidence.Comparison) -> [[Double]]? {
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
    case .decisions(let own), .moves(let own):
      let decisions = others.compactMap(\.decisions)
      return decisions.count == others.count ? own.margins(with: decisions) : nil
    case .texts(let own):
      let texts = others.compactMap(\.texts).filter { $0.widths.count == own.widths.count }
      guard texts.count == others.count else { return nil }
      return own.widths.indices.flatMap { number -> [[Double]] in
        let alike = comparison == .breaks ? own.widths[number].alike : own.widthsOfSameHeight(number)
        guard let alike else { return [] }
        let widths = [own.widths[number].width] + texts.map { $0.widths[number].width }
        return [widths.map { $0 - alike.lowerBound }, widths.map { alike.upperBound - $0 }]
      }
    }
  }

  private var decisions: Decisions? {
    switch self {
    case .decisions(let decisions), .moves(let decisions): decisions
    case .region, .texts: nil
    }
  }

  private var texts: LayoutEvidence.BrokenTexts? { if case .texts(let texts) = self { texts } else { nil } }
}
