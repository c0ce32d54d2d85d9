extension ViewTree {
  /// Tells whether a plan of another tree is also one of this tree: both have the same views, guides and constraints,
  /// and differ at most in their traits.
  ///
  /// Everything that follows from traits when a window is laid out (margins, readable widths, heights of text) is taken
  /// from the tree that is laid out, and is no part of a plan.
  ///
  /// - Parameter other: The other tree.
  /// - Returns: True where it is.
  /// - Complexity: O(*n*) in views and constraints; less where both share their views' declarations.
  package func isPlanned(as other: ViewTree) -> Bool {
    parents == other.parents && constraints == other.constraints && insets == other.insets && views == other.views
      && guides.map(\.name) == other.guides.map(\.name) && scrollOffsets == other.scrollOffsets
      && contentItems == other.contentItems && wrappingTexts == other.wrappingTexts
      && superviewSizes == other.superviewSizes && turnedFrames.isEmpty && other.turnedFrames.isEmpty
  }

  /// The tree with the storage of another that has the same views and constraints, so that later comparisons are immediate.
  package func sharingStorage(of other: ViewTree) -> ViewTree {
    var tree = self
    tree.views = other.views
    tree.constraints = other.constraints
    return tree
  }
}
