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
    /// Its index in the tree.
    package let view: Int
    /// In points.
    package let width: Double
    /// `nil` where that isn't known.
    package let alike: Range<Double>?
  }

  init(_ region: Region, _ parameters: [Double], _ tree: ViewTree, _ frames: [Rect]) {
    self.region = region
    self.parameters = parameters
    texts = zip(tree.wrappingTextViews, tree.textWidths(in: frames)).map { view, alike in
      TextWidth(view: Int(view), width: frames[Int(view)].width, alike: alike)
    }
  }

  /// How far on the way to another window the same constraints bind: 1 all the way.
  ///
  /// - Returns: `nil` where the two have other insets or sizes of text, of which the region says nothing.
  package func share(towards other: LayoutEvidence) -> Double? {
    guard region.frozenInputs == other.region.frozenInputs else { return nil }
    return region.share(from: parameters, to: other.parameters)
  }
}
