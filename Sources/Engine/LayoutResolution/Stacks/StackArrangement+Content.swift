package import LayoutModel

/// A stack view's content, as far as it is known before layout.
extension StackArrangement {
  /// The sum of the arranged views' intrinsic sizes; none along an axis where no view has one.
  ///
  /// It stands in for a fitting size where an outer stack view shares its length in proportion, or looks for its tallest view.
  package var naturalSize: IntrinsicContentSize {
    let lengths = shown.compactMap { views[$0].naturalSize[settings.axis] }
    var length = lengths.isEmpty ? nil : lengths.reduce(0, +)
    if settings.distribution == .fillEqually { length = lengths.max().map { $0 * Double(shown.count) } }
    length = length.map { $0 + gaps.reduce(0) { $0 + $1.length } }
    let breadth = shown.compactMap { views[$0].naturalSize[settings.axis.other] }.max()
    let (width, height) = settings.axis == .horizontal ? (length, breadth) : (breadth, length)
    return IntrinsicContentSize(
      width: width.map { max(0, $0 + margins.left + margins.right) },
      height: height.map { max(0, $0 + margins.top + margins.bottom) })
  }

  /// The indices of the views whose baselines are the stack view's: vertically the first and the last that are shown,
  /// horizontally the tallest, the first of several (`UIView.forFirstBaselineLayout`); of hidden views alone, the first
  /// and the last.
  package var baselineViews: (first: Int, last: Int) {
    let all = shown.isEmpty ? Array(views.indices) : shown
    guard settings.axis == .horizontal else { return (all[0], all[all.count - 1]) }
    func height(_ index: Int) -> Double { views[index].naturalSize[.vertical] ?? 0 }
    var tallest = all[0]
    for index in all.dropFirst() where height(index) > height(tallest) { tallest = index }
    return (tallest, tallest)
  }
}
