import LayoutEngine
import LayoutModel
import LayoutResolution

/// The content offsets of scroll views in a picture: the layout's, or those at their first appearance.
///
/// Interface Builder's canvas, and so the layout of its files, has every scroll view at its content's upper left
/// corner. On a device, content begins below the bars that lie over it, and within the view's own insets:
/// `-adjustedContentInset`.
struct ContentOffsets {
  /// The offsets of the scroll views whose initial offset differs from their layout's, by their names.
  private var initial: [String: Point] = [:]

  /// Creates the offsets of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - beginsBelowBars: A Boolean that tells whether an offset of zero means none is set, as in Interface Builder's
  ///     files.
  init(of screen: ScreenLayout, beginsBelowBars: Bool) {
    guard beginsBelowBars else { return }
    for controller in screen.controllers {
      let layout = controller.layout
      for index in layout.tree.indices where !layout.tree.isGuide(index) {
        guard let scroll = layout.tree[index].scroll, layout.contentOffset(of: index) == .zero else {
          continue
        }
        let bars = Self.isAdjusted(scroll, index, layout) ? layout.insets(of: .safeArea, in: index).top : 0
        let offset = Point(x: -scroll.contentInset.left, y: -scroll.contentInset.top - bars)
        if offset != .zero { initial[layout.tree.name(of: index)] = offset }
      }
    }
  }

  /// The offset of a view in the window.
  func offset(of view: PlacedView) -> Point { initial[view.name] ?? view.view.contentOffset }

  /// The offset of a view in a controller's layout.
  func offset(of index: ViewTree.Index, in layout: Layout) -> Point {
    initial[layout.tree.name(of: index)] ?? layout.contentOffset(of: index)
  }

  /// Tells whether the safe area insets a scroll view's content from above. A table is always adjusted. Another view is
  /// if it scrolls that way, or if it is its controller's view or the first subview of that. Until iOS 10 only the last
  /// counts.
  private static func isAdjusted(_ scroll: ScrollSettings, _ index: ViewTree.Index, _ layout: Layout) -> Bool {
    let isFirst = index.position <= 1
    guard layout.tree.traits.systemVersion.major >= 11 else { return isFirst }
    return switch scroll.contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes:
      isFirst || layout.tree[index].kind == .tableView
        || layout[index].contentSize.height > layout.frames[index.position].height
    }
  }
}
