extension ViewTree {
  /// Whether a plan of another tree is one of this tree too: both have the same views, guides and constraints, and differ at
  /// most in the traits that they were made for.
  ///
  /// What follows from traits when a window is laid out (margins, readable widths, heights of text) is asked of the tree that
  /// is laid out, and is no part of a plan.
  ///
  /// - Parameter other: The other tree.
  /// - Returns: Whether it is.
  /// - Complexity: O(*n*) in views and constraints; less where both share what their views declare.
  package func isPlanned(as other: ViewTree) -> Bool {
    parents == other.parents && constraints == other.constraints && insets == other.insets && views == other.views
      && guides.map(\.name) == other.guides.map(\.name) && scrollOffsets == other.scrollOffsets
      && contentItems == other.contentItems && wrappingTexts == other.wrappingTexts
      && superviewSizes == other.superviewSizes && turnedFrames.isEmpty && other.turnedFrames.isEmpty
  }

  /// The tree with the storage of another that has the same views and constraints: what compares them further sees so at once.
  package func sharingStorage(of other: ViewTree) -> ViewTree {
    var tree = self
    tree.views = other.views
    tree.constraints = other.constraints
    return tree
  }
}
