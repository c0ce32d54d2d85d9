import UIKit

/// The views that nothing places, where code was left out that does so, as the constraints of a module that isn't here: lists fill what they
/// are in, and others stand below each other. So there are rows to look at, and controls to tap. The screen's findings are guesses in any
/// case.
@MainActor enum UnplacedViews {
  /// Places the views in a view and lays it out, if the program ran past code that is left out.
  static func place(in view: UIView) {
    guard !LeftOutCode.passed.isEmpty else { return }
    for _ in 0..<maximumPasses where place(below: view, depth: 0) { view.layoutIfNeeded() }
  }

  /// The maximum number of passes: cells are there once their list has a size.
  private static let maximumPasses = 4
  private static let maximumDepth = 60
  private static let space: CGFloat = 8
  private static let margin: CGFloat = 16

  /// Places the views below one; tells whether there was any.
  private static func place(below view: UIView, depth: Int) -> Bool {
    guard depth < maximumDepth, !(view is UIControl), !(view is UIStackView), !view.isBar else { return false }
    var isChanged = false
    let unplaced = view.bounds.isEmpty ? [] : view.subviews.filter(\.isUnplaced)
    var top = view.safeAreaInsets.top + space
    for subview in unplaced {
      let height = setFrame(of: subview, below: top, in: view, depth: depth)
      guard height > 0 else { continue }
      isChanged = true
      if !(subview is UIScrollView) { top += height + space }
    }
    for subview in view.subviews where place(below: subview, depth: depth + 1) { isChanged = true }
    return isChanged
  }

  /// Gives a view a frame; returns its height.
  private static func setFrame(of view: UIView, below top: CGFloat, in outer: UIView, depth: Int) -> CGFloat {
    let width = max(0, outer.bounds.width - 2 * margin)
    if view is UIScrollView, !(view is UITextView) {
      view.frame = outer.bounds
      return outer.bounds.height
    }
    var size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    size.width = min(size.width, width)
    if view is UITextField || view is UITextView || view is UISearchBar || size.width <= 0 { size.width = width }
    if size.height <= 0 || !size.height.isFinite { size.height = heightOfContent(of: view) }
    if view is UIControl { size.height = max(size.height, heightOfControl) }
    guard size.height > 0, size.width > 0 else { return 0 }
    view.frame = CGRect(origin: CGPoint(x: margin, y: top), size: size)
    return size.height
  }

  /// The height of a view that only holds others: room for each that isn't placed.
  private static func heightOfContent(of view: UIView) -> CGFloat {
    let inner = view.subviews.filter(\.isUnplaced)
    if inner.contains(where: { $0 is UIScrollView }) { return heightOfList }
    return inner.reduce(0) { height, view in
      if view is UIControl { return height + heightOfControl + space }
      let own = view.sizeThatFits(CGSize(width: widthOfContent, height: CGFloat.greatestFiniteMagnitude)).height
      return height + (own.isFinite && own > 0 ? own : space) + space
    }
  }

  private static let heightOfList: CGFloat = 200
  private static let heightOfControl: CGFloat = 44
  private static let widthOfContent: CGFloat = 300
}

extension UIView {
  /// True for a view that has no size, and that neither constraints nor a container place.
  fileprivate var isUnplaced: Bool {
    !isHidden && bounds.size == .zero && translatesAutoresizingMaskIntoConstraints && constraints.isEmpty
      && !(superview is UIStackView)
  }

  /// True for a bar: bars place their items.
  fileprivate var isBar: Bool {
    self is UINavigationBar || self is UITabBar || self is UIToolbar || self is UISearchBar
  }
}
