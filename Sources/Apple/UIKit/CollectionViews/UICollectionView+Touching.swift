import Foundation

/// The touches of a collection's items, as code does them.
extension UICollectionView {
  /// Taps an item: it is chosen, or chosen no longer, and the delegate is asked and told.
  ///
  /// - Returns: Whether the delegate let it be touched and chosen.
  @discardableResult
  package func tapItem(at path: IndexPath) -> Bool {
    guard highlightItem(at: path) else { return false }
    unhighlightItem(at: path)
    return chooseItem(at: path)
  }

  /// Shows an item as touched, where the delegate lets it be.
  private func highlightItem(at path: IndexPath) -> Bool {
    guard isEditing ? allowsSelectionDuringEditing : allowsSelection else { return false }
    guard let cell = cellForItem(at: path), cell.isUserInteractionEnabled,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  private func unhighlightItem(at path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Chooses an item that was touched, or chooses it no longer.
  private func chooseItem(at path: IndexPath) -> Bool {
    guard let cell = cellForItem(at: path) else { return false }
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

  // MARK: Fingers

  /// Begins a touch of an item, where none is under way.
  ///
  /// - Returns: Whether an item takes the touch.
  func beginTouchOfItem(_ touches: Set<UITouch>) -> Bool {
    guard touchedItem == nil, let path = touches.first.flatMap(item), highlightItem(at: path) else { return false }
    touchedItem = path
    return true
  }

  /// Ends the touch of an item: the item is chosen, unless the finger left it, or something else took the touch.
  ///
  /// - Returns: Whether an item had the touch.
  func endTouchOfItem(_ touches: Set<UITouch>, isCancelled: Bool = false) -> Bool {
    guard let path = touchedItem else { return false }
    touchedItem = nil
    unhighlightItem(at: path)
    guard !isCancelled, let cell = cellForItem(at: path),
      touches.contains(where: { cell.bounds.contains($0.location(in: cell)) })
    else { return true }
    _ = chooseItem(at: path)
    return true
  }

  /// The item that a touch is in.
  private func item(of touch: UITouch) -> IndexPath? {
    guard let touched = touch.view else { return nil }
    let views = sequence(first: touched, next: \.superview).prefix { $0 !== self }
    return views.lazy.compactMap { ($0 as? UICollectionViewCell).flatMap(self.indexPath) }.first
  }

  @discardableResult
  private func unchoose(_ path: IndexPath) -> Bool {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
    deselectItem(at: path, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: path)
    return true
  }
}
