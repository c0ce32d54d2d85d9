import LayoutModel

/// The size and baselines of a stack view's content, as far as the tree knows them before layout.
extension StackArrangement {
  /// The sum of the arranged views' intrinsic sizes; none along an axis where no view has one.
  ///
  /// It stands in for a fitting size where an outer stack view shares its length in proportion, or looks for its tallest view.
  var naturalSize: IntrinsicContentSize {
    let lengths = shown.compactMap { naturalLengths[$0] }
    var length = lengths.isEmpty ? nil : lengths.reduce(0, +)
    if settings.distribution == .fillEqually { length = lengths.max().map { $0 * Double(shown.count) } }
    length = length.map { $0 + gaps.reduce(0) { $0 + $1.length } }
    let breadth = shown.compactMap { naturalBreadths[$0] }.max()
    let (width, height) = settings.axis == .horizontal ? (length, breadth) : (breadth, length)
    return IntrinsicContentSize(
      width: width.map { max(0, $0 + margins.left + margins.right) },
      height: height.map { max(0, $0 + margins.top + margins.bottom) })
  }

  /// The views whose baselines are the stack view's. Vertically they are the first and the last shown one; horizontally
  /// it is the tallest, the first of several (`UIView.forFirstBaselineLayout`). Of hidden views alone, they are the
  /// first and the last.
  var baselineViews: (first: Int, last: Int) {
    let all = shown.isEmpty ? Array(arranged.indices) : shown
    guard settings.axis == .horizontal else { return (arranged[all[0]], arranged[all[all.count - 1]]) }
    var tallest = all[0]
    for index in all.dropFirst() where (naturalBreadths[index] ?? 0) > (naturalBreadths[tallest] ?? 0) {
      tallest = index
    }
    return (arranged[tallest], arranged[tallest])
  }
}
