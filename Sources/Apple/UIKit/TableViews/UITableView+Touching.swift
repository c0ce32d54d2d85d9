import Foundation

/// The touches of a table's rows, as code does them.
extension UITableView {
  /// Taps a row: it is chosen, or chosen no longer, and the delegate is asked and told.
  ///
  /// - Returns: Whether the delegate let it be touched and chosen.
  @discardableResult
  package func tapRow(at path: IndexPath) -> Bool {
    guard highlightRow(at: path) else { return false }
    unhighlightRow(at: path)
    return chooseRow(at: path)
  }

  /// Shows a row as touched, where the delegate lets it be.
  private func highlightRow(at path: IndexPath) -> Bool {
    guard isEditing ? allowsSelectionDuringEditing : allowsSelection else { return false }
    guard let cell = cellForRow(at: path), cell.isUserInteractionEnabled,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  private func unhighlightRow(at path: IndexPath) {
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Chooses a row that was touched, or chooses it no longer.
  private func chooseRow(at path: IndexPath) -> Bool {
    let takesSeveral = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if takesSeveral, chosen.contains(path) { return unchoose(path) }
    guard let other = willSelect(path) else { return false }
    if !takesSeveral { for former in chosen where former != other { unchoose(former) } }
    selectRow(at: other, animated: false, scrollPosition: .none)
    if let chosen = cellForRow(at: other) { StoryboardSegueTemplate.begin(chosen.segues, chosen) }
    delegate?.tableView(self, didSelectRowAt: other)
    return true
  }

  /// Taps the button at a row's end.
  package func tapAccessory(at path: IndexPath) {
    if let cell = cellForRow(at: path) { StoryboardSegueTemplate.begin(cell.segues, isAccessory: true, cell) }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// Has a row deleted or inserted, as the button of its editing does.
  package func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  // MARK: Fingers

  /// A finger on a row.
  struct RowTouch {
    fileprivate let path: IndexPath
    /// A Boolean that tells whether the finger is on the button at the row's end.
    fileprivate let isOnAccessory: Bool
  }

  /// Begins a touch of a row, where none is under way.
  ///
  /// - Returns: Whether a row takes the touch.
  func beginTouchOfRow(_ touches: Set<UITouch>) -> Bool {
    // A touch elsewhere takes the buttons of a swiped row away, and does nothing else.
    if swipeActions != nil {
      endSwipe()
      return true
    }
    guard rowTouch == nil, let touch = touches.first, let (cell, path) = row(of: touch) else { return false }
    if cell.accessoryButtonFrame?.contains(touch.location(in: cell)) == true {
      rowTouch = RowTouch(path: path, isOnAccessory: true)
    } else if highlightRow(at: path) {
      rowTouch = RowTouch(path: path, isOnAccessory: false)
    }
    return rowTouch != nil
  }

  /// Ends the touch of a row: the row is chosen, unless the finger left it, or something else took the touch.
  ///
  /// - Returns: Whether a row had the touch.
  func endTouchOfRow(_ touches: Set<UITouch>, isCancelled: Bool = false) -> Bool {
    guard let ended = rowTouch else { return false }
    rowTouch = nil
    if !ended.isOnAccessory { unhighlightRow(at: ended.path) }
    guard !isCancelled, let cell = cellForRow(at: ended.path),
      touches.contains(where: { cell.bounds.contains($0.location(in: cell)) })
    else { return true }
    if ended.isOnAccessory { tapAccessory(at: ended.path) } else { _ = chooseRow(at: ended.path) }
    return true
  }

  /// The row that a touch is in.
  private func row(of touch: UITouch) -> (cell: UITableViewCell, path: IndexPath)? {
    guard let touched = touch.view else { return nil }
    let views = sequence(first: touched, next: \.superview).prefix { $0 !== self }
    guard let cell = views.lazy.compactMap({ $0 as? UITableViewCell }).first(where: { $0.table === self }),
      let path = indexPath(for: cell)
    else { return nil }
    return (cell, path)
  }

  private func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }

  @discardableResult
  private func unchoose(_ path: IndexPath) -> Bool {
    if let delegate, delegate.tableView(self, willDeselectRowAt: path) == nil { return false }
    deselectRow(at: path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
    return true
  }
}
