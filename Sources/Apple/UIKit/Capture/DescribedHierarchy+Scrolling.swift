import Foundation
import LayoutModel

extension UITableView {
  /// The rows that it made and doesn't show, and the lines below its last row, among the views in it.
  func addOwnParts(to parts: inout [DescribedPart]) {
    // Rows are made from the top down, each behind those before it.
    for cell in unseenCells where cell.superview == nil {
      let place = parts.firstIndex { part in
        guard case .view(let view) = part, view is UITableViewCell else { return false }
        return view.frame.minY < cell.frame.minY
      }
      parts.insert(.view(cell), at: place ?? front(of: parts))
    }
    parts += linesOfEmptyRows
  }

  /// The place before all cells; behind them is a background.
  private func front(of parts: [DescribedPart]) -> Int {
    let last = parts.lastIndex { part in if case .view(let view) = part { view is UITableViewCell } else { false } }
    return last.map { $0 + 1 } ?? min(backgroundView == nil ? 0 : 1, parts.count)
  }

  /// The lines that a plain table without a footer draws as if further rows followed, each as high as the last one. (Seen in public records
  /// of iOS 13, where more of them follow beyond the bounds.)
  private var linesOfEmptyRows: [DescribedPart] {
    // From iOS 15 on there are none unless they have a height.
    guard style == .plain, separatorStyle != .none, tableFooterView == nil, let last = lastCell,
      measuringTraits.systemVersion.major < 15 || fillerRowHeight > 0
    else { return [] }
    let pixel = 1 / max(1, displayScale)
    let insets = last.separatorInset
    let height = fillerRowHeight > 0 ? fillerRowHeight : last.frame.height
    guard height >= 1 else { return [] }
    let tops = stride(from: last.frame.maxY, to: bounds.maxY, by: height).prefix(Self.maximumLines)
    return tops.map { top in
      .own(
        className: DescribedPart.lineName,
        frame: CGRect(
          x: insets.left, y: top + height - pixel, width: max(0, bounds.width - insets.left - insets.right),
          height: pixel))
    }
  }

  /// The last row, where it shows.
  private var lastCell: UITableViewCell? {
    guard slots.count > 0 else { return nil }
    let rows = slots.counts.indices.reversed().lazy.filter { self.slots.counts[$0] > 0 }
    guard let section = rows.first else { return nil }
    return shown[.row(IndexPath(row: slots.counts[section] - 1, section: section))] as? UITableViewCell
  }

  /// The most lines below the last row that are listed.
  private static var maximumLines: Int { 1000 }
}

extension UIScrollView {
  /// The indicators of the place that the content is scrolled to, from iOS 13 on: at the bottom, then at the side. Both are there once
  /// content is larger than the view, or they have been flashed.
  ///
  /// Each is 3 points from the edges of the safe area and 3 thick. Along its axis it has 6 points less than the safe area, and another 3
  /// less where the other one scrolls too. Of that it takes the part that shows of the content, but no less than 36 points; of a content
  /// that fits it takes all but what is left of the view. (Seen in public records of iOS 13 and 15.)
  var indicatorParts: [DescribedPart] {
    let size = sizeForIndicators
    guard measuringTraits.systemVersion.major >= 13, isScrollEnabled, size.width > 0, size.height > 0 else { return [] }
    let (across, down) = (indicator(along: .horizontal, of: size), indicator(along: .vertical, of: size))
    guard across.isScrolling || down.isScrolling || hasFlashedIndicators else { return [] }
    let safe = automaticallyAdjustsScrollIndicatorInsets ? UIEdgeInsets(storedSafeArea) : .zero
    var parts: [DescribedPart] = []
    if showsHorizontalScrollIndicator {
      let (left, right) = (
        safe.left + horizontalScrollIndicatorInsets.left, safe.right + horizontalScrollIndicatorInsets.right
      )
      let (start, length) = across.place(from: left, to: bounds.width - right, besideOther: down.isScrolling)
      let bottom = safe.bottom + horizontalScrollIndicatorInsets.bottom
      parts.append(
        .indicator(
          CGRect(x: bounds.minX + pixels(start), y: bounds.maxY - bottom - 6, width: pixels(length), height: 3)))
    }
    if showsVerticalScrollIndicator {
      let (top, bottom) = (
        safe.top + verticalScrollIndicatorInsets.top, safe.bottom + verticalScrollIndicatorInsets.bottom
      )
      let (start, length) = down.place(from: top, to: bounds.height - bottom, besideOther: across.isScrolling)
      let right = safe.right + verticalScrollIndicatorInsets.right
      parts.append(
        .indicator(
          CGRect(x: bounds.maxX - right - 6, y: bounds.minY + pixels(start), width: 3, height: pixels(length))))
    }
    return parts
  }

  private func pixels(_ length: CGFloat) -> CGFloat {
    let scale = max(1, displayScale)
    return (length * scale).rounded() / scale
  }

  private func indicator(along axis: NSLayoutConstraint.Axis, of size: CGSize) -> ScrollIndicator {
    let inset = adjustedContentInset
    return axis == .horizontal
      ? ScrollIndicator(
        length: bounds.width, content: size.width, insets: (inset.left, inset.right), offset: contentOffset.x)
      : ScrollIndicator(
        length: bounds.height, content: size.height, insets: (inset.top, inset.bottom), offset: contentOffset.y)
  }

  /// The size of the content by which indicators are placed: of a table that of the estimates, as its rows are measured after that.
  private var sizeForIndicators: CGSize {
    guard let table = self as? UITableView else { return contentSize }
    let ends = (table.tableHeaderView?.frame.height ?? 0) + (table.tableFooterView?.frame.height ?? 0)
    return CGSize(width: contentSize.width, height: CGFloat(table.estimatedLength) + ends)
  }
}

/// A scroll view's indicator along one axis, in points.
private struct ScrollIndicator {
  /// The length of the scroll view.
  let length: CGFloat
  /// The length of the content.
  let content: CGFloat
  /// The room before and after the content.
  let insets: (before: CGFloat, after: CGFloat)
  /// The distance by which the content is scrolled.
  let offset: CGFloat

  private var whole: CGFloat { content + insets.before + insets.after }

  /// A Boolean value that tells whether the content is longer than the view.
  var isScrolling: Bool { whole > length }

  /// Returns the indicator's place along its axis.
  ///
  /// - Parameters:
  ///   - start: The start of the safe area.
  ///   - end: The end of the safe area.
  ///   - besideOther: Whether the other axis scrolls.
  /// - Returns: The distance from the view's start, and the length.
  func place(from start: CGFloat, to end: CGFloat, besideOther: Bool) -> (start: CGFloat, length: CGFloat) {
    let track = end - start - (besideOther ? 9 : 6)
    guard isScrolling else {
      let own = max(0, track - (length - whole))
      return (end - 3 - (besideOther ? 3 : 0) - own, own)
    }
    let own = min(max(36, track * length / whole), max(36, track))
    let scrolled = min(max(0, (offset + insets.before) / (whole - length)), 1)
    return (start + 3 + scrolled * (track - own), own)
  }
}
