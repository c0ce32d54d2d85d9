import Foundation

/// Scrolling to a table's rows.
extension UITableView {
  // MARK: Scrolling

  /// Scrolls to a part: again where measuring moves it.
  func scroll(to part: TableSlots.Part, at scrollPosition: ScrollPosition, animated: Bool) {
    for _ in 0..<10 {
      let offset = offset(for: rect(of: part), at: scrollPosition)
      guard offset != contentOffset else { break }
      setContentOffset(offset, animated: animated)
      if window != nil || superview != nil { layoutRows() }
    }
  }

  func offset(for rect: CGRect, at scrollPosition: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let (low, high) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
    var y = contentOffset.y
    switch scrollPosition {
    case .top: y = rect.minY - inset.top
    case .middle: y = rect.midY - (storedSize.height - inset.top - inset.bottom) / 2 - inset.top
    case .bottom: y = rect.maxY - storedSize.height + inset.bottom
    case .none:
      if rect.minY < low { y = rect.minY - inset.top } else if rect.maxY > high { y += rect.maxY - high }
    }
    let last = contentSize.height + inset.bottom - storedSize.height
    return CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), max(-inset.top, last)))
  }

  /// Raises UIKit's exception for a missing row.
  func checkScrolling(to path: IndexPath) {
    guard slots.counts.indices.contains(path.section) else {
      raise(
        .range,
        "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) when there are only \(slots.counts.count) sections."
      )
    }
    guard (0..<slots.counts[path.section]).contains(path.row) else {
      raise(
        .range,
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only \(slots.counts[path.section]) rows in section \(path.section)."
      )
    }
  }
}
