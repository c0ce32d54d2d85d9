import Documents
import LayoutModel

/// Phones' navigation bars that files store higher than they are drawn (<doc:CanvasRules#Safe-areas>).
extension CanvasInsets {
  /// The height of a phone's bar on some canvases of Xcode 15, which is a pad's. Later canvases draw 44. They mark such
  /// a bar as misplaced, and the roots that were stored below it too.
  private static let padsNavigationBar = 50.0

  /// A Boolean that tells whether the canvas draws phones' bars at a new height. What Xcode 26 does with them isn't
  /// known.
  private var mendsBars: Bool { device.idiom == .phone && (era == .xcode15 || era == .xcode16) }

  /// A navigation bar that is drawn at another height than it was stored with; `nil` for others.
  func mended(_ bar: CanvasController.NavigationBar) -> Canvas.NavigationBar? {
    guard mendsBars, bar.frame.height == Self.padsNavigationBar else { return nil }
    return Canvas.NavigationBar(
      id: bar.element.objectID, position: bar.element.position, storedHeight: bar.frame.height,
      height: Self.phonesNavigationBar)
  }

  /// The lower end of the navigation bar that the file draws above a controller's view; `nil` if it draws none.
  func endOfNavigationBar(_ surroundings: CanvasController.Surroundings) -> Double? {
    surroundings.navigationBar.map { bar in
      let isLow = surroundings.hasLargeTitles && surroundings.neverShowsLargeTitle
      return bar.frame.y + (isLow ? min(navigationBar, bar.frame.height) : mended(bar)?.height ?? bar.frame.height)
    }
  }

  /// The size at which a controller's view is drawn.
  ///
  /// - Parameters:
  ///   - stored: The size that was stored.
  ///   - surroundings: The surroundings of the view.
  /// - Returns: The size. It is higher if the view was stored below a bar as high as a pad's.
  func size(ofRoot stored: Size, _ surroundings: CanvasController.Surroundings) -> Size {
    guard mendsBars, surroundings.hasNavigationBar, stored.width == screen.width else { return stored }
    let above = status(surroundings) + Self.padsNavigationBar
    let isShort = [0, bottomBars(surroundings) + indicator].contains { above + $0 == screen.height - stored.height }
    let surplus = Self.padsNavigationBar - Self.phonesNavigationBar
    return isShort ? Size(width: stored.width, height: stored.height + surplus) : stored
  }
}
