/// The view in which the pages of a controller scroll: as wide as three, of which the one in the middle is seen.
///
///     | before | page | after |
///
/// Code finds it among the subviews of the controller's view, to be its delegate or to hold it still.
package final class PageQueue: UIScrollView {
  private let orientation: UIPageViewController.NavigationOrientation
  private let spacing: CGFloat

  init(of orientation: UIPageViewController.NavigationOrientation, spacing: CGFloat) {
    self.orientation = orientation
    // A file may say anything.
    self.spacing = spacing.isFinite ? min(max(0, spacing), 10_000) : 0
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator, scrollsToTop) = (false, false, false)
  }

  package required init?(coder: NSCoder) { nil }

  /// The point at which the page in the middle begins.
  var origin: CGPoint {
    orientation == .horizontal
      ? CGPoint(x: bounds.width + spacing / 2, y: 0) : CGPoint(x: 0, y: bounds.height + spacing / 2)
  }

  /// Fills the controller's view; half of the distance between pages is on each side of it.
  func fill(_ area: CGRect) {
    let isHorizontal = orientation == .horizontal
    let place = area.insetBy(dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
    let size = CGSize(width: place.width * (isHorizontal ? 3 : 1), height: place.height * (isHorizontal ? 1 : 3))
    guard frame != place || contentSize != size else { return }
    frame = place
    contentSize = size
    rest()
  }

  /// Shows the page in the middle.
  func rest() {
    let place = orientation == .horizontal ? CGPoint(x: bounds.width, y: 0) : CGPoint(x: 0, y: bounds.height)
    if contentOffset != place { contentOffset = place }
  }

  override var kindName: String { "_UIQueuingScrollView" }
}
