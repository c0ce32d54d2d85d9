import LayoutEngine
import LayoutModel
import LayoutResolution

/// How far what scroll views scroll is scrolled in a picture: where the layout says, or as it appears first.
///
/// Interface Builder's canvas, and so the layout of its files, has every scroll view at its content's upper left corner. On a
/// device content begins below the bars that lie over it, and within the view's own insets: `-adjustedContentInset`.
struct ContentOffsets {
  /// Of the scroll views whose content begins elsewhere than their layout says, by their names.
  private var initial: [String: Point] = [:]

  /// The offsets of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - beginsBelowBars: Whether an offset of zero says nothing, as in Interface Builder's files.
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

  /// Whether the safe area insets what a scroll view scrolls downward: a table's always, another's where it scrolls that way, or
  /// where it is what its controller shows. Until iOS 10 it is the last alone.
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
