import Foundation
import LayoutModel
import LayoutResolution

/// Counting a table's rows, and estimating their heights: in runs of rows of one height.
extension UITableView {
  // MARK: Counting

  /// Counts sections and rows where the data may have changed.
  func countIfNeeded() {
    guard needsCount, updateDepth == 0 else { return }
    needsCount = false
    slots = TableSlots(countedRows())
    estimateAll()
  }

  /// Has data counted anew at the next layout.
  func forgetData() {
    needsCount = true
    chosen = []
    endSwipe()
    recycleAll()
    setNeedsLayout()
  }

  /// The number of rows of each section, as the data source has them.
  func countedRows() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  /// Estimates the heights of all parts.
  func estimateAll() {
    heights = RunLengths()
    shownRange = nil
    for section in slots.counts.indices { estimate(section) }
    estimatedLength = heights.total
    measuredWidth = storedSize.width
  }

  /// Estimates the heights of a section's parts, and inserts them.
  func estimate(_ section: Int) {
    let range = slots.range(of: section)
    insertEnd(.header(section), at: range.lowerBound)
    insertRows(0..<slots.counts[section], of: section)
    insertEnd(.footer(section), at: range.upperBound - 1)
  }

  /// Estimates the height of a section's header anew.
  func estimateHeader(of section: Int) {
    let known = endHeight(of: .header(section))
    heights.set(known.length, isExact: known.isExact, at: slots.range(of: section).lowerBound)
  }

  func insertEnd(_ part: TableSlots.Part, at position: Int) {
    let known = endHeight(of: part)
    heights.insert(1, length: known.length, isExact: known.isExact, at: position)
  }

  /// Inserts rows: in one run, where nobody says each one's height.
  func insertRows(_ rows: Range<Int>, of section: Int) {
    guard let first = rows.first else { return }
    let start = slots.range(of: section).lowerBound + 1
    let path = IndexPath(row: first, section: section)
    let isFixed = rowHeight >= 0 && !asksForHeights(at: path)
    if isFixed || !asksForEstimates(at: path) && estimatedRowHeight != 0 {
      let length = rowHeight >= 0 ? Double(rowHeight) : standardEstimate
      heights.insert(rows.count, length: length, isExact: isFixed, at: start + first)
      return
    }
    let isAskedForAll = estimatedRowHeight == 0 && !asksForEstimates(at: path)
    for row in rows {
      let path = IndexPath(row: row, section: section)
      if isAskedForAll {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        heights.insert(
          1, length: height >= 0 ? Double(height) : standardEstimate, isExact: height >= 0, at: start + row)
      } else {
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        heights.insert(1, length: estimate >= 0 ? Double(estimate) : standardEstimate, isExact: false, at: start + row)
      }
    }
  }

  var standardEstimate: Double {
    estimatedRowHeight > 0 ? Double(estimatedRowHeight) : WindowEnvironment(of: self).behavior.rowHeight
  }

  func asksForHeights(at path: IndexPath) -> Bool {
    delegate != nil && optionalCalls.isAnswered(.rowHeight) { _ = delegate?.tableView(self, heightForRowAt: path) }
  }

  func asksForEstimates(at path: IndexPath) -> Bool {
    delegate != nil
      && optionalCalls.isAnswered(.estimatedRowHeight) {
        _ = delegate?.tableView(self, estimatedHeightForRowAt: path)
      }
  }

  /// Takes heights anew after what decides about them changed.
  func heightsChanged() {
    guard !needsCount else { return }
    estimateAll()
    setNeedsLayout()
  }

  /// Measures a row anew whose content changed.
  func noteSizeChange(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell), let position = slots.position(of: .row(path)), !isLayingOutRows else {
      return
    }
    let known = heights[position]
    if known.isExact { heights.set(known.length, isExact: false, at: position) }
    setNeedsLayout()
  }

  // MARK: Headers and footers

  var rooms: SectionRooms {
    let traits = measuringTraits
    return SectionRooms(style: style.declared, traits.systemVersion, scale: traits.displayScale)
  }

  /// The room above a header that shows something. A grouped table has none above a header whose height the delegate says.
  func roomAbove(_ part: TableSlots.Part) -> Double {
    guard case .header(let section) = part, style == .plain || heightOfDelegate(for: part) == nil else { return 0 }
    return rooms.aboveHeader(
      isFirst: section == 0, topPadding: sectionHeaderTopPadding >= 0 ? Double(sectionHeaderTopPadding) : nil)
  }

  func title(of part: TableSlots.Part) -> String? {
    switch part {
    case .header(let section): dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section): dataSource?.tableView(self, titleForFooterInSection: section)
    case .row: nil
    }
  }

  /// The height that the delegate, or else the table's property, says for a header or a footer; negative where it is automatic.
  func heightSet(for part: TableSlots.Part) -> CGFloat {
    if let answer = answeredHeight(of: part) { return answer }
    return switch part {
    case .header: sectionHeaderHeight
    case .footer: sectionFooterHeight
    case .row: UITableView.automaticDimension
    }
  }

  /// The height that the delegate says for a header or a footer; `nil` where it says none, or an automatic one.
  func heightOfDelegate(for part: TableSlots.Part) -> CGFloat? {
    answeredHeight(of: part).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// The delegate's answer, which may be negative for an automatic height; `nil` without one.
  private func answeredHeight(of part: TableSlots.Part) -> CGFloat? {
    guard let delegate else { return nil }
    return switch part {
    case .header(let section):
      optionalCalls.answer(to: .headerHeight) { delegate.tableView(self, heightForHeaderInSection: section) }
    case .footer(let section):
      optionalCalls.answer(to: .footerHeight) { delegate.tableView(self, heightForFooterInSection: section) }
    case .row: nil
    }
  }

  func mayHaveView(_ part: TableSlots.Part) -> Bool {
    switch part {
    case .header:
      delegate != nil
        && optionalCalls.isAnswered(.header) { _ = delegate?.tableView(self, viewForHeaderInSection: part.section) }
    case .footer:
      delegate != nil
        && optionalCalls.isAnswered(.footer) { _ = delegate?.tableView(self, viewForFooterInSection: part.section) }
    case .row: true
    }
  }

  /// The height of a header or a footer with the room above it: known, or an estimate where a view gives it.
  func endHeight(of part: TableSlots.Part) -> (length: Double, isExact: Bool) {
    let title = title(of: part)
    let showsTitle = title?.isEmpty == false
    let set = heightSet(for: part)
    if !showsTitle, !mayHaveView(part) { return (emptyHeight(of: part, set), true) }
    if set >= 0, style == .plain || !showsTitle || mayHaveView(part) || heightOfDelegate(for: part) != nil {
      return (set > 0 ? Double(set) + roomAbove(part) : 0, set <= 0)
    }
    let estimate = part == .header(part.section) ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    let length = estimate > 0 ? Double(estimate) : WindowEnvironment(of: self).behavior.sectionHeaderHeight
    return (length + roomAbove(part), false)
  }

  /// The height of a header or a footer that shows nothing. In grouped tables a delegate's 0 is none, so that apps say
  /// `CGFloat.leastNonzeroMagnitude` (<doc:Controls#Headers-and-footers>).
  func emptyHeight(of part: TableSlots.Part, _ set: CGFloat) -> Double {
    let ofDelegate = heightOfDelegate(for: part).map { Double($0) }
    // A plain table leaves room only where its delegate, not its property, says a height.
    if style == .plain { return ofDelegate ?? 0 }
    if let ofDelegate, ofDelegate > 0 { return ofDelegate }
    let declared = ofDelegate == nil && set >= 0 ? Double(set) : nil
    if case .header(let section) = part { return rooms.emptyHeader(declared, isFirst: section == 0) }
    return rooms.emptyFooter(declared)
  }
}
