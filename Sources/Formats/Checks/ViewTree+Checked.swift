public import LayoutModel
public import LayoutResolution

extension ViewTree {
  /// The tree of a root view under given traits.
  ///
  /// - Parameters:
  ///   - root: The root view.
  ///   - traits: The traits for its variations.
  ///   - windowSize: The frame of a root that declares none.
  ///   - textMeasurer: The measurer of its texts.
  /// - Throws: `InvalidScene` with every problem of the views and their constraints.
  public init(
    _ root: View, for traits: Traits, windowSize: Size, textMeasurer: TextMeasurer = .standard
  ) throws(InvalidScene) {
    try SceneChecker.check(root)
    self.init(checked: root, for: traits, windowSize: windowSize, textMeasurer: textMeasurer)
  }
}
