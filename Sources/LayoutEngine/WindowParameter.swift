import LayoutModel

/// What a window brings to a tree's program: the parameters of its right-hand sides.
enum WindowParameter: Int, CaseIterable {
  case width, height
  case safeAreaTop, safeAreaLeft, safeAreaBottom, safeAreaRight
  case marginTop, marginLeft, marginBottom, marginRight

  /// The parameter of the window's length along an axis.
  init(_ axis: Axis) { self = axis == .horizontal ? .width : .height }

  /// All parameters' values for a window.
  static func values(_ window: Window) -> [Double] {
    let (safeArea, margins) = (window.safeAreaInsets, window.layoutMargins ?? .zero)
    return [
      window.size.width, window.size.height, safeArea.top, safeArea.left, safeArea.bottom, safeArea.right,
      margins.top, margins.left, margins.bottom, margins.right,
    ]
  }
}
