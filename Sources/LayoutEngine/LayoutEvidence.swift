import LayoutModel
import LayoutResolution

/// What a layout in a window rests on: the region that its parameters lie in, and how its texts break.
///
/// Between two windows of a sweep the frames are affine where both layouts rest on the same: regions are convex, and so
/// are the widths that break a text at the same places.
package struct LayoutEvidence: Sendable {
  private let region: Region
  private let parameters: [Double]
  /// The views whose text may wrap.
  package let texts: [TextWidth]

  /// The width of a view with text, and the widths about it at which its text breaks at the same places.
  package struct TextWidth: Sendable {
    /// Its place in the tree.
    package let view: Int
    /// In points.
    package let width: Double
    /// `nil` where that isn't known.
    package let alike: Range<Double>?
  }

  /// What a text's width may lack to fit: as the line breaker has it.
  private static let noise = 1e-6

  init(_ region: Region, _ parameters: [Double], _ tree: ViewTree, _ frames: [Rect]) {
    self.region = region
    self.parameters = parameters
    texts = zip(tree.wrappingTextViews, tree.textWidths(in: frames)).map { view, alike in
      TextWidth(view: Int(view), width: frames[Int(view)].width, alike: alike)
    }
  }

  /// How far on the straight way through another window the same constraints bind.
  ///
  /// - Parameters:
  ///   - other: The layout in that window.
  ///   - factor: How often the way to it is gone.
  /// - Returns: The part of all the way, from 0 to 1; `nil` where the two have other insets or sizes of text, of which the
  ///   region says nothing.
  package func share(towards other: LayoutEvidence, times factor: Double = 1) -> Double? {
    guard region.frozenInputs == other.region.frozenInputs else { return nil }
    let end = zip(parameters, other.parameters).map { $0 + ($1 - $0) * factor }
    return region.share(from: parameters, to: end)
  }

  /// By how much every condition of the layout is met in its own window and in two others: where that isn't negative the
  /// same constraints bind, and all texts break alike.
  ///
  /// - Returns: The margins, in three windows each; none where the others have other insets or sizes of text.
  package func margins(with second: LayoutEvidence, _ third: LayoutEvidence) -> [(Double, Double, Double)] {
    guard region.frozenInputs == second.region.frozenInputs, region.frozenInputs == third.region.frozenInputs else {
      return []
    }
    let all = [parameters, second.parameters, third.parameters].map { region.margins($0) }
    var margins = all[0].indices.map { (all[0][$0], all[1][$0], all[2][$0]) }
    for (a, (b, c)) in zip(texts, zip(second.texts, third.texts)) {
      guard let alike = a.alike else { continue }
      margins.append((a.width - alike.lowerBound, b.width - alike.lowerBound, c.width - alike.lowerBound))
      guard alike.upperBound.isFinite else { continue }
      margins.append((alike.upperBound - a.width, alike.upperBound - b.width, alike.upperBound - c.width))
    }
    return margins.filter { $0.0.isFinite && $0.1.isFinite && $0.2.isFinite }
  }

  /// Whether in all windows between two that change evenly the same constraints bind, and all texts break alike.
  package func isLike(_ other: LayoutEvidence) -> Bool {
    guard let share = share(towards: other), share == 1 else { return false }
    return zip(texts, other.texts).allSatisfy { text, other in
      guard let alike = text.alike else { return text.width == other.width }
      let (low, high) = (min(text.width, other.width), max(text.width, other.width))
      return alike.lowerBound <= low + Self.noise && high < alike.upperBound
    }
  }
}
