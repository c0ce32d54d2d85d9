import LayoutModel

/// The flow layout of a collection view controller's cells: lines of cells from the top on, each line filled from its
/// leading side.
///
/// `UICollectionViewFlowLayout`'s defaults are 10 points between cells and between lines, no insets, and cells of 50 by
/// 50; a cell that declares a frame has its size. The cells of a line, except of the last, are spread over the width,
/// and centred vertically on the tallest (general knowledge, not sourced).
struct CollectionFlow {
  let width: Double
  private let spacing = 10.0
  private let cellSize = Size(width: 50, height: 50)

  init(width: Double) {
    self.width = width
  }

  private static let kindsOfCells: Set<ViewKind> = [
    .collectionViewCell, .collectionViewListCell, .collectionReusableView,
  ]

  /// Gives the cells of a collection view their frames.
  ///
  /// - Parameters:
  ///   - view: The collection view.
  ///   - decisions: The comparisons on the way, which are noted.
  func place(_ view: inout View, _ decisions: inout Decisions) {
    var y = 0.0
    var line: [Int] = []
    var lineWidth = 0.0
    func size(_ index: Int) -> Size { view.subviews[index].frame?.size ?? cellSize }
    func finish(isLast: Bool) {
      guard !line.isEmpty else { return }
      let height = line.map { size($0).height }.max() ?? 0
      let own = line.map { size($0).width }.reduce(0, +)
      let gap = isLast || line.count == 1 ? spacing : (width - own) / Double(line.count - 1)
      var x = 0.0
      for index in line {
        let cell = size(index)
        view.subviews[index].frame = Rect(
          x: x, y: y + (height - cell.height) / 2, width: cell.width, height: cell.height)
        x += cell.width + gap
      }
      y += height + spacing
      line = []
      lineWidth = 0
    }
    for index in view.subviews.indices where Self.kindsOfCells.contains(view.subviews[index].kind) {
      let needed = size(index).width
      if !line.isEmpty, decisions.isPositive(lineWidth + spacing + needed - width) { finish(isLast: false) }
      lineWidth += (line.isEmpty ? 0 : spacing) + needed
      line.append(index)
    }
    finish(isLast: true)
  }
}
