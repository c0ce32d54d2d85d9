import LayoutModel

extension ViewTree {
  /// The tree without the sizes that Interface Builder's canvas drew or made up, by which ambiguity is reported: those
  /// of empty containers, and of texts that were stretched; `nil` where there are none.
  package var withoutDrawnSizes: ViewTree? {
    let drawn = viewIndices.filter { self[$0].declaration.undrawnContentSize != nil }
    guard !drawn.isEmpty || constraints.contains(where: \.isPlaceholder) else { return nil }
    var bare = self
    for view in drawn {
      if let size = self[view].declaration.undrawnContentSize { bare.setIntrinsicContentSize(size, of: view) }
    }
    for index in bare.constraints.indices where bare.constraints[index].isPlaceholder {
      bare.constraints[index].isActive = false
    }
    return bare
  }
}
