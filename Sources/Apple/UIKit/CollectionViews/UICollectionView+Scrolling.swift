import Foundation

/// Scrolling to a collection's items.
extension UICollectionView {
  /// Scrolls to an item: again where sizes that become known move it.
  func scroll(to path: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    for _ in 0..<10 {
      guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
      let offset = offset(for: frame, at: scrollPosition)
      guard offset != contentOffset else { return }
      setContentOffset(offset, animated: animated)
      if superview != nil { layoutItems() }
    }
  }

  private func offset(for frame: CGRect, at scrollPosition: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - (storedSize.height - inset.top - inset.bottom) / 2 - inset.top
    }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - storedSize.height + inset.bottom }
    if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - (storedSize.width - inset.left - inset.right) / 2 - inset.left
    }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - storedSize.width + inset.right }
    if scrollPosition.isEmpty {
      scrollRectToVisible(frame, animated: false)
      return contentOffset
    }
    let last = CGPoint(
      x: contentSize.width + inset.right - storedSize.width, y: contentSize.height + inset.bottom - storedSize.height)
    return CGPoint(
      x: min(max(offset.x, -inset.left), max(-inset.left, last.x)),
      y: min(max(offset.y, -inset.top), max(-inset.top, last.y)))
  }
}
