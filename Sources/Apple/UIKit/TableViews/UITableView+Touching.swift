import Foundation

/// The touches of a table's rows, as code does them.
extension UITableView {
  /// Taps a row: it is chosen, or chosen no longer, and the delegate is asked and told.
  ///
  /// - Returns: Whether the delegate let it be touched and chosen.
  @discardableResult
  package func tapRow(at path: IndexPath) -> Bool {
    guard isEditing ? allowsSelectionDuringEditing : allowsSelection else { return false }
    guard let cell = cellForRow(at: path), cell.isUserInteractionEnabled,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
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
