import Foundation

/// Changes of a table's data, made together.
extension UITableView {
  /// Notes a change, and applies it at once outside of a batch.
  func note(_ change: (inout ListUpdates) -> Void) {
    beginUpdates()
    if var noted = updates {
      change(&noted)
      updates = noted
    }
    endUpdates()
  }

  /// Makes the changes that were noted: heights and rows that stay come along.
  func makeUpdates() {
    guard let updates else { return }
    self.updates = nil
    guard !needsCount else { return setNeedsLayout() }
    let (before, after) = (slots, countedRows())
    updates.check(before.counts, after, .table)
    if updates.isEmpty {
      // Nothing but a question: have heights changed?
      heights.markEstimated()
    } else {
      make(updates, before, TableSlots(after))
    }
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func make(_ updates: ListUpdates, _ before: TableSlots, _ after: TableSlots) {
    var carried: [IndexPath: (length: Double, isExact: Bool)] = [:]
    for move in updates.movedRows {
      if let position = before.position(of: .row(move.from)) { carried[move.to] = heights[position] }
    }
    moveViews(updates)
    removeHeights(updates, before)
    slots = after
    insertHeights(updates)
    if !updates.leavingSections.isEmpty || !updates.comingSections.isEmpty {
      // The first header has room of its own above it.
      for section in Set([0, updates.section(after: 0) ?? 0]) where section < after.counts.count {
        estimateHeader(of: section)
      }
    }
    for (path, known) in carried {
      guard let position = after.position(of: .row(path)) else { continue }
      heights.set(known.length, isExact: known.isExact, at: position)
    }
    for path in updates.reloadedRows {
      guard let path = updates.path(after: path), let position = after.position(of: .row(path)) else { continue }
      heights.remove(position..<position + 1)
      insertRows(path.row..<path.row + 1, of: path.section)
    }
    chosen = chosen.compactMap { updates.reloadedRows.contains($0) ? nil : updates.path(after: $0) }
    estimatedLength = heights.total
    shownRange = nil
  }

  /// Takes the heights of what goes away, or is made anew, from the end on.
  private func removeHeights(_ updates: ListUpdates, _ before: TableSlots) {
    let sections = updates.leavingSections.union(updates.reloadedSections)
    var gone = sections.map { before.range(of: $0) }
    for path in updates.leavingRows where !sections.contains(path.section) {
      if let position = before.position(of: .row(path)) { gone.append(position..<position + 1) }
    }
    for range in gone.sorted(by: { $0.lowerBound > $1.lowerBound }) { heights.remove(range) }
  }

  /// Estimates the heights of what comes, or is made anew, from the beginning on: so that all before a place is there.
  private func insertHeights(_ updates: ListUpdates) {
    let anew = updates.reloadedSections.compactMap { updates.section(after: $0) }
    let sections = updates.comingSections.union(IndexSet(anew))
    var coming = sections.map { (position: slots.range(of: $0).lowerBound, part: TableSlots.Part.header($0)) }
    for path in updates.comingRows where !sections.contains(path.section) {
      if let position = slots.position(of: .row(path)) { coming.append((position, .row(path))) }
    }
    for (_, part) in coming.sorted(by: { $0.position < $1.position }) {
      if case .row(let path) = part {
        insertRows(path.row..<path.row + 1, of: path.section)
      } else {
        estimate(part.section)
      }
    }
  }

  /// Gives the views that stay their new places, and takes those away that go or are made anew.
  private func moveViews(_ updates: ListUpdates) {
    var moved: [TableSlots.Part: UIView] = [:]
    var told: Set<TableSlots.Part> = []
    for (part, view) in shown {
      let isAnew =
        updates.reloadedSections.contains(part.section)
        || { if case .row(let path) = part { updates.reloadedRows.contains(path) } else { false } }()
      guard !isAnew, let place = place(of: part, after: updates) else {
        recycle(view, part)
        continue
      }
      moved[place] = view
      if displayed.contains(part) { told.insert(place) }
    }
    shown = moved
    displayed = told
  }

  private func place(of part: TableSlots.Part, after updates: ListUpdates) -> TableSlots.Part? {
    switch part {
    case .header(let section): updates.section(after: section).map { .header($0) }
    case .footer(let section): updates.section(after: section).map { .footer($0) }
    case .row(let path): updates.path(after: path).map { .row($0) }
    }
  }
}
