package import Documents
package import LayoutModel

/// The common properties of views and guides: the engine places both.
extension ViewTree {
  /// Tells whether an item follows its mask; a guide has none.
  package func followsMask(_ item: Int) -> Bool {
    item < viewCount && views[item].translatesAutoresizingMaskIntoConstraints
  }

  /// Tells whether an item follows its mask; a guide has none.
  package func followsMask(_ index: Index) -> Bool { followsMask(index.position) }

  /// The declared frame of an item, in its superview's coordinates, in points; zero for a guide.
  package func frame(of item: Int) -> Rect { item < viewCount ? views[item].frame : .zero }

  /// The length that an item's content asks for along an axis, in points; a guide has no content.
  package func intrinsicLength(of index: Index, along axis: Axis) -> Double? {
    isGuide(index) ? nil : views[index.position].intrinsicContentSize[axis]
  }

  /// The id of a view, if it has one; the name of a guide in constraints.
  package func id(of index: Index) -> String? { isGuide(index) ? name(of: index) : views[index.position].id }

  /// The place in the file of an item, or of the view that has it.
  package func position(of index: Index) -> SourcePosition? {
    isGuide(index) ? guides[index.position - viewCount].position : views[index.position].position
  }
}
