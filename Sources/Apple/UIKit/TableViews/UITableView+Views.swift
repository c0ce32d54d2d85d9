import Foundation

/// The views of a table's parts: made as they show, and kept for others as they don't show any longer.
extension UITableView {
  // MARK: Views

  /// The row at a place: made where there is none yet.
  func cell(at path: IndexPath, frame: CGRect) -> UITableViewCell {
    if let cell = shown[.row(path)] as? UITableViewCell { return cell }
    guard let dataSource else { return UITableViewCell() }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    if let other = shown.first(where: { $0.value === cell })?.key { shown[other] = nil }
    madeCellCount += 1
    cell.frame = frame
    cell.isHidden = false
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    shown[.row(path)] = cell
    if chosen.contains(path) != cell.isSelected { cell.setSelected(chosen.contains(path), animated: false) }
    setEditing(of: cell, at: path, animated: false)
    return cell
  }

  /// Has a row edited as the table is.
  func setEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard isEditing || cell.isEditing else { return }
    let isEdited = isEditing && dataSource?.tableView(self, canEditRowAt: path) == true
    if isEdited {
      cell.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    cell.setEditing(isEdited, animated: animated)
  }

  func endView(_ part: TableSlots.Part) -> UIView? {
    if let view = shown[part] { return view }
    var view: UIView?
    switch part {
    case .header(let section): view = delegate?.tableView(self, viewForHeaderInSection: section)
    case .footer(let section): view = delegate?.tableView(self, viewForFooterInSection: section)
    case .row: break
    }
    if view == nil, let title = title(of: part), !title.isEmpty {
      let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
      made.show(title, isHeader: part == .header(part.section))
      view = made
    }
    guard let view else { return nil }
    if view.superview !== self { addSubview(view) }
    shown[part] = view
    return view
  }

  /// Shows the views of some parts, and takes all others away.
  func show(_ range: Range<Int>) {
    var kept: Set<TableSlots.Part> = []
    for position in range where position < slots.count {
      let part = slots.part(at: position)
      let length = heights[position].length
      guard length > 0 else { continue }
      let isNew = shown[part] == nil
      var frame = frame(of: part, at: heights.start(of: position), length: length)
      let view: UIView?
      if case .row(let path) = part { view = cell(at: path, frame: frame) } else { view = endView(part) }
      guard let view else { continue }
      frame = self.frame(of: part, at: heights.start(of: position), length: length)
      kept.insert(part)
      view.place(in: frame)
      if isNew || !displayed.contains(part) { tellDisplay(of: view, part) }
    }
    if let pinned = pin(above: range) { kept.insert(pinned) }
    for (part, view) in shown where !kept.contains(part) { recycle(view, part) }
  }

  /// Keeps the header of a plain table's first section that shows at the top.
  func pin(above range: Range<Int>) -> TableSlots.Part? {
    guard style == .plain, let first = range.first else { return nil }
    let part = TableSlots.Part.header(slots.part(at: first).section)
    guard let position = slots.position(of: part), heights[position].length > 0, let view = endView(part) else {
      return nil
    }
    var frame = rect(of: part)
    let section = rect(forSection: part.section)
    let top = bounds.minY + adjustedContentInset.top
    frame.origin.y = min(max(frame.minY, top), max(frame.minY, section.maxY - frame.height))
    view.place(in: frame)
    if subviews.last !== view { bringSubviewToFront(view) }
    return part
  }

  func tellDisplay(of view: UIView, _ part: TableSlots.Part) {
    displayed.insert(part)
    switch part {
    case .row(let path):
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    case .header(let section): delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section): delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Takes a view away, and keeps it for another part.
  func recycle(_ view: UIView, _ part: TableSlots.Part) {
    shown[part] = nil
    let wasDisplayed = displayed.remove(part) != nil
    if view.superview === self { view.removeFromSuperview() }
    switch part {
    case .row(let path):
      guard let cell = view as? UITableViewCell else { return }
      if wasDisplayed { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
      if staticRows == nil, let name = cell.reuseIdentifier { unusedCells[name, default: []].append(cell) }
    case .header(let section), .footer(let section):
      if case .header = part {
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      } else {
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
      if let view = view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier {
        unusedHeaders[name, default: []].append(view)
      }
    }
  }

  /// Takes all rows away.
  func recycleAll() {
    for (part, view) in shown { recycle(view, part) }
    unseenCells = []
  }

  func replaceEnd(_ former: UIView?, _ view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }
}
