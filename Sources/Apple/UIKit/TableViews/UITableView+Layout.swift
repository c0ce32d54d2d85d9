import Foundation
import LayoutModel
import LayoutResolution

/// Showing the rows within a table's bounds: heights of those alone are measured.
extension UITableView {
  // MARK: Places

  /// The distance of the first section from the top of the content, in points.
  var topOfRows: CGFloat { tableHeaderView?.storedSize.height ?? 0 }

  /// The rectangle of a part, without the room above it.
  func rect(of part: TableSlots.Part) -> CGRect {
    countIfNeeded()
    guard let position = slots.position(of: part) else { return .zero }
    return frame(of: part, at: heights.start(of: position), length: heights[position].length)
  }

  func frame(of part: TableSlots.Part, at start: Double, length: Double) -> CGRect {
    let room = min(length, showsSomething(part) ? roomAbove(part) : 0)
    let margins = style == .insetGrouped ? listMargins : .zero
    return CGRect(
      x: margins.left, y: topOfRows + CGFloat(start + room),
      width: max(0, storedSize.width - margins.left - margins.right), height: CGFloat(length - room))
  }

  func showsSomething(_ part: TableSlots.Part) -> Bool {
    if case .row = part { return true }
    return shown[part] != nil || title(of: part)?.isEmpty == false
  }

  /// The distances of an inset table's rows from its sides.
  var listMargins: UIEdgeInsets {
    let margin = WindowEnvironment(of: self).behavior.listMargin(inWidth: Double(storedSize.width))
    return UIEdgeInsets(
      top: 0, left: CGFloat(margin + storedSafeArea.left), bottom: 0, right: CGFloat(margin + storedSafeArea.right))
  }

  // MARK: Layout

  /// Shows rows where a layout is due, for those who ask for them.
  func layoutRowsIfNeeded() {
    if flags.contains(.needsLayout), !isLayingOutRows { layoutRows() }
  }

  /// Shows the rows within the bounds: measures them from the top, and moves along where rows above take another height.
  func layoutRows() {
    guard !isLayingOutRows, updateDepth == 0 else { return }
    isLayingOutRows = true
    defer { isLayingOutRows = false }
    countIfNeeded()
    if storedSize.width != measuredWidth {
      measuredWidth = storedSize.width
      if rowHeight < 0 || delegate != nil { heights.markEstimated() }
    }
    placeEnd(tableHeaderView, at: 0)
    var rounds = 0
    var range = 0..<0
    repeat {
      rounds += 1
      range = measure(stayingAt: shownRange?.lowerBound)
      let size = CGSize(
        width: storedSize.width, height: topOfRows + CGFloat(heights.total) + (tableFooterView?.storedSize.height ?? 0))
      if size != contentSize { contentSize = size }
    } while rounds < 20 && range != visibleRange && !(range.isEmpty && visibleRange.isEmpty)
    shownRange = range
    placeEnd(tableFooterView, at: topOfRows + CGFloat(heights.total))
    show(range)
    unseenCells.removeAll { $0.superview === self }
    backgroundView?.place(in: bounds)
  }

  func placeEnd(_ view: UIView?, at y: CGFloat) {
    view?.place(in: CGRect(x: 0, y: y, width: storedSize.width, height: view?.storedSize.height ?? 0))
  }

  /// The parts that reach into the bounds, as far as heights are known.
  var visibleRange: Range<Int> {
    let (low, high) = (Double(bounds.minY - topOfRows), Double(bounds.maxY - topOfRows))
    guard slots.count > 0, high > 0, low < heights.total, high > low else { return 0..<0 }
    let first = heights.index(at: max(0, low))
    var last = heights.index(at: min(high, heights.total))
    if last > first, heights.start(of: last) >= high { last -= 1 }
    return first..<last + 1
  }

  /// Measures the parts within the bounds, and those that an estimate of code's lets reach into the bounds. (Seen in public records of
  /// iOS 13: the content's height has the measured heights of these, and their cells are there, hidden. A record of iOS 15 without such
  /// an estimate has no others.)
  ///
  /// - Parameter anchor: The first part that showed before: what is above it grows away from it.
  /// - Returns: The parts within the bounds.
  func measure(stayingAt anchor: Int?) -> Range<Int> {
    let visible = visibleRange
    guard let first = visible.first else { return visible }
    var (position, y) = (first, heights.start(of: first))
    var moved = 0.0
    var end = first
    let bottom = Double(bounds.maxY - topOfRows)
    let estimated = estimatedRowHeight > 0 ? min(visible.upperBound, first + Self.maximumUnseen) : first
    while position < slots.count, y < bottom + moved || position < estimated {
      let isSeen = y < bottom + moved
      var known = heights[position]
      if !known.isExact {
        let length = measuredLength(of: slots.part(at: position), at: y, estimate: known.length)
        // A data source may have reloaded meanwhile.
        guard position < slots.count else { break }
        if let anchor, position < anchor { moved += length - known.length }
        heights.set(length, isExact: true, at: position)
        known.length = length
        if !isSeen { keepUnseen(slots.part(at: position), at: y, length: length) }
      }
      y += known.length
      position += 1
      if isSeen { end = position }
    }
    if moved != 0 {
      contentOffset = CGPoint(x: contentOffset.x, y: contentOffset.y + CGFloat(moved))
    }
    return first..<end
  }

  /// The maximum number of rows that are made since an estimate lets them show.
  private static let maximumUnseen = 1_000

  /// Lays out a row beyond the bounds where it would show.
  private func keepUnseen(_ part: TableSlots.Part, at start: Double, length: Double) {
    guard let cell = shown[part] as? UITableViewCell else { return }
    cell.place(in: frame(of: part, at: start, length: length))
    cell.layoutIfNeeded()
    if !unseenCells.contains(where: { $0 === cell }) { unseenCells.append(cell) }
  }

  /// The height of a part with the room above it, of which the view is made.
  func measuredLength(of part: TableSlots.Part, at start: Double, estimate: Double) -> Double {
    guard case .row(let path) = part else { return measuredEnd(part) }
    let set = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if set >= 0 { return Double(set) }
    let frame = frame(of: part, at: start, length: max(estimate, 1))
    let cell = cell(at: path, frame: frame)
    if cell.storedSize.width != frame.width { cell.frame = frame }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return wholePixels(fitting.height)
  }

  func wholePixels(_ length: CGFloat) -> Double {
    Double(length).roundedUp(to: max(1, Double(displayScale)))
  }

  func measuredEnd(_ part: TableSlots.Part) -> Double {
    let set = heightSet(for: part)
    guard let view = endView(part) else { return emptyHeight(of: part, set) }
    let room = roomAbove(part)
    let isOfTable = (view as? UITableViewHeaderFooterView)?.isOfTable == true
    if set >= 0, style == .plain || !isOfTable || heightOfDelegate(for: part) != nil {
      return Double(set) + (set > 0 ? room : 0)
    }
    let width = frame(of: part, at: 0, length: 1).width
    view.frame = CGRect(x: view.frame.minX, y: view.frame.minY, width: width, height: max(view.storedSize.height, 1))
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let standard = WindowEnvironment(of: self).behavior.sectionHeaderHeight
    return room + (height > 0 ? wholePixels(height) : standard)
  }
}
