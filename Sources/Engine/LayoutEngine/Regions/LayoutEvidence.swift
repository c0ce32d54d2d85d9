import LayoutModel
import LayoutResolution

/// The evidence for a layout in a window: for every pass the region of its parameters and frozen inputs, the decisions
/// about insets, and the breaks of texts.
///
/// Between two windows of a sweep the frames are affine if both layouts have the same evidence. The inputs of a pass
/// are affine if the pass before is. Regions are convex, and so are the widths at which a text breaks at the same
/// places, and the windows in which lengths compare alike. The number of passes is part of the evidence, so that it
/// needn't settle.
///
/// Along a line, less is enough for texts: each must have the same height all the way, and no frame may depend on the
/// width of its longest line. The steps of that width are known (`TextSteps`), and the region must hold at each.
package struct LayoutEvidence: Sendable {
  /// A step towards a layout.
  enum Step: Sendable {
    case region(Region, [Double])
    case decisions(Decisions)
    case texts(BrokenTexts)
    /// The inputs that still change, if there are no more passes.
    case moves(Decisions)
  }

  /// The line breaks of a tree's texts.
  struct BrokenTexts: Sendable {
    let widths: [TextWidth]
    let tree: ViewTree
    let steps: TextSteps
  }

  /// The width of a view with text, and the range of widths at which its text breaks at the same places.
  struct TextWidth: Hashable, Sendable {
    /// The view's index in the tree.
    let view: Int32
    /// The quantity that is its text's width.
    let quantity: Int32
    /// The width, in points.
    let width: Double
    /// The widths with the same breaks; `nil` if they aren't known.
    let alike: Range<Double>?
  }

  private var steps: [Step] = []

  /// Adds a step.
  mutating func note(_ step: Step) { steps.append(step) }

  /// A Boolean that tells whether the evidence is for the window alone, because fractions decide there.
  package var isOfPoint: Bool {
    steps.contains { if case .region(let region, _) = $0 { region.isPoint } else { false } }
  }

  /// Tells whether a region that holds only for its own frozen inputs has others in another window. Then nothing is
  /// known of the windows in between.
  package func isOfOtherInputs(than other: LayoutEvidence) -> Bool {
    zip(steps, other.steps).contains { own, its in
      guard case .region(let region, let start) = own, case .region(_, let end) = its else { return false }
      return start.suffix(region.frozenInputs.count) != end.suffix(region.frozenInputs.count)
    }
  }

  /// The strictness of comparing texts.
  package enum Comparison: Sendable {
    /// Texts break at the same places. This is for all windows of a convex set whose corners agree.
    case breaks
    /// Texts have the same height, and no frame depends on their widths. This is for all windows between two.
    case heights
  }

  /// Tells whether the same constraints bind, insets are made alike, and texts compare alike, in all windows on the
  /// line between two.
  package func isLike(_ other: LayoutEvidence, _ comparison: Comparison) -> Bool {
    guard steps.count == other.steps.count else { return false }
    let comparison = steps.contains(where: \.isOfMoves) ? .breaks : comparison
    let lastRegion = steps.lastIndex(where: \.isRegion)
    // The changes of texts' widths along the line, as inputs of the current pass.
    var changes: [TextChange] = []
    for (position, (own, its)) in zip(steps, other.steps).enumerated() {
      switch (own, its) {
      case (.region(let region, let start), .region(_, let end)):
        guard start.count == end.count, region.holds(from: start, to: end, changes) else { return false }
      case (.decisions(let first), .decisions(let second)), (.moves(let first), .moves(let second)):
        guard first.isLike(second) else { return false }
      case (.texts(let first), .texts(let second)):
        guard let found = first.changes(to: second, comparison) else { return false }
        // After the last pass they must be the ones that it was given, so that no further pass would begin on the line.
        guard position < lastRegion ?? 0 || found.areLike(changes) else { return false }
        changes = found
      default: return false
      }
    }
    return true
  }

  /// The margins by which each condition of the layout is met in its own window and in others. If none is negative, the
  /// same constraints bind, all texts break alike, or are as high, and insets are made alike.
  ///
  /// - Parameters:
  ///   - others: Layouts in windows nearby.
  ///   - comparison: The strictness of comparing texts.
  /// - Returns: A row for each condition, with a number for each window, the layout's own first. It ends at the first
  ///   step that the others don't have.
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
