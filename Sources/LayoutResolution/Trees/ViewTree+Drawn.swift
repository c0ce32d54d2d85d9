import LayoutModel

extension ViewTree {
  /// The tree without what Interface Builder's canvas drew or made up, by which is told what is open: sizes of empty
  /// containers, and texts as large as they were stretched; `nil` where there is nothing of the kind.
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
