extension ViewTree {
  /// The places of the labels whose size depends on the width that layout gives them.
  package var wrappingLabels: [Int32] { [] }

  /// The sizes of the texts of the labels that may wrap, at the widths of given frames; unwrapped where there are none.
  package func textSizes(in frames: [Rect]?) -> [Size] { [] }
}
