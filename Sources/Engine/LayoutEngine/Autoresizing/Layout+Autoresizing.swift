import LayoutModel
package import LayoutResolution

extension Layout {
  /// A Boolean that tells whether some mask shares a change of its superview's size otherwise from the frames of this
  /// layout than from the declared ones: in proportion from one and evenly from the other, because its flexible parts
  /// came to nothing or less, or to something again (<doc:Autoresizing#The-rule>).
  ///
  /// Wherever it is false, several changes of the window's size come to the same as one, so that frames may be computed
  /// from the declared ones.
  package var masksGoOnOtherwise: Bool {
    tree.viewIndices.contains { view in
      guard let superview = tree.superview(of: view), tree[view].translatesAutoresizingMaskIntoConstraints,
        tree[superview].autoresizesSubviews
      else { return false }
      let written = tree.superviewSizes[Int32(view.position)].map(Rect.init) ?? tree[superview].frame
      return Axis.allCases.contains { axis in
        func isShared(_ frame: Rect, in outer: Rect) -> Bool {
          AutoresizingRule(
            frame: frame, mask: tree[view].autoresizingMask, superLength: outer.length(along: axis), along: axis
          ).isShared
        }
        return isShared(tree[view].frame, in: written)
          != isShared(unroundedFrames[view.position], in: unroundedFrames[superview.position])
      }
    }
  }
}
