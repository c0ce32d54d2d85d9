import Foundation

/// The touches of a collection's items, as code does them.
extension UICollectionView {
  /// Taps an item: it is chosen, or chosen no longer, and the delegate is asked and told.
  ///
  /// - Returns: Whether the delegate let it be touched and chosen.
  @discardableResult
  package func tapItem(at path: IndexPath) -> Bool {
    guard isEditing ? allowsSelectionDuringEditing : allowsSelection else { return false }
    guard let cell = cellForItem(at: path), cell.isUserInteractionEnabled,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    let takesSeveral = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if takesSeveral, chosen.contains(path) { return unchoose(path) }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return false }
    if !takesSeveral { for former in chosen where former != path { unchoose(former) } }
    if !chosen.contains(path) { chosen.append(path) }
    cell.isSelected = true
    StoryboardSegueTemplate.begin(cell.segues, cell)
    delegate?.collectionView(self, didSelectItemAt: path)
    return true
  }

  @discardableResult
  private func unchoose(_ path: IndexPath) -> Bool {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
    deselectItem(at: path, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: path)
    return true
  }
}
