import LayoutModel
import LayoutResolution

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
    let cells = view.subviews.indices.filter { Self.kindsOfCells.contains(view.subviews[$0].kind) }
    let sizes = cells.map { view.subviews[$0].frame?.size ?? cellSize }
    let lines = FlowLines(length: width, spacing: spacing)
      .lines(of: sizes.map(\.width)) { decisions.isPositive($0) }
    var y = 0.0
    for line in lines {
      let height = line.items.map { sizes[$0].height }.max() ?? 0
      for (item, x) in zip(line.items, line.starts) {
        let size = sizes[item]
        view.subviews[cells[item]].frame = Rect(
          x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height)
      }
      y += height + spacing
    }
  }
}
