package import Documents
package import LayoutModel

/// What views and guides have in common: the engine places both.
extension ViewTree {
  /// Whether an item follows its mask: a guide has none.
  package func followsMask(_ item: Int) -> Bool {
    item < viewCount && views[item].translatesAutoresizingMaskIntoConstraints
  }

  /// Whether an item follows its mask: a guide has none.
  package func followsMask(_ index: Index) -> Bool { followsMask(index.position) }

  /// The frame that an item is declared with, in its superview's coordinates, in points; a guide is declared with none.
  package func frame(of item: Int) -> Rect { item < viewCount ? views[item].frame : .zero }

  /// The length that an item's content asks for along an axis, in points; a guide has no content.
  package func intrinsicLength(of index: Index, along axis: Axis) -> Double? {
    isGuide(index) ? nil : views[index.position].intrinsicContentSize[axis]
  }

  /// The id of a view that has one; what constraints call a guide.
  package func id(of index: Index) -> String? { isGuide(index) ? name(of: index) : views[index.position].id }

  /// Where the file names an item, or the view that has it.
  package func position(of index: Index) -> SourcePosition? {
    isGuide(index) ? guides[index.position - viewCount].position : views[index.position].position
  }
}
