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
        let axes = layout.tree.adjustedAxes(ofScrollView: index.position) { isDown in
          let (content, bounds) = (layout[index].contentSize, layout.frames[index.position].size)
          return isDown ? content.height > bounds.height : content.width > bounds.width
        }
        let bars = axes.down ? layout.insets(of: .safeArea, in: index).top : 0
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
}
