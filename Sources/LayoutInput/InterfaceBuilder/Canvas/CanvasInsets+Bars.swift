import Documents
import LayoutModel

/// Navigation bars of phones that files keep higher than they are drawn (<doc:CanvasRules#Safe-areas>).
extension CanvasInsets {
  /// How high a phone's bar was on some canvas of Xcode 15, as a pad's is. Later ones draw 44, and mark such a bar misplaced,
  /// and the roots that were stored below it.
  private static let padsNavigationBar = 50.0

  /// Whether the canvas draws phones' bars anew; what Xcode 26 makes of them nobody has seen.
  private var mendsBars: Bool { device.idiom == .phone && (era == .xcode15 || era == .xcode16) }

  /// A navigation bar that is drawn at another height than it was stored at; `nil` of others.
  func mended(_ bar: CanvasController.NavigationBar) -> Canvas.NavigationBar? {
    guard mendsBars, bar.frame.height == Self.padsNavigationBar else { return nil }
    return Canvas.NavigationBar(
      id: bar.element.objectID, position: bar.element.position, storedHeight: bar.frame.height,
      height: Self.phonesNavigationBar)
  }

  /// Where the navigation bar ends that the file draws above a controller's view; `nil` where it draws none.
  func endOfNavigationBar(_ surroundings: CanvasController.Surroundings) -> Double? {
    surroundings.navigationBar.map { bar in
      let isLow = surroundings.hasLargeTitles && surroundings.neverShowsLargeTitle
      return bar.frame.y + (isLow ? min(navigationBar, bar.frame.height) : mended(bar)?.height ?? bar.frame.height)
    }
  }

  /// How large a controller's view is drawn.
  ///
  /// - Parameters:
  ///   - stored: How large it was stored.
  ///   - surroundings: What stands around it.
  /// - Returns: The size: higher where it was stored below a bar as high as a pad's.
  func size(ofRoot stored: Size, _ surroundings: CanvasController.Surroundings) -> Size {
    guard mendsBars, surroundings.hasNavigationBar, stored.width == screen.width else { return stored }
    let above = status(surroundings) + Self.padsNavigationBar
    let isShort = [0, bottomBars(surroundings) + indicator].contains { above + $0 == screen.height - stored.height }
    let surplus = Self.padsNavigationBar - Self.phonesNavigationBar
    return isShort ? Size(width: stored.width, height: stored.height + surplus) : stored
  }
}
