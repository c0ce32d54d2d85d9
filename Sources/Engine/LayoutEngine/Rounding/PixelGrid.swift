package import LayoutModel
import LayoutResolution

/// The device's pixels, to which frames are rounded once, at the end.
///
/// Each edge goes to the nearest pixel in absolute coordinates, halves up. A frame is then relative to its rounded
/// superview, and the size is the distance between the edges, so that adjacent views stay adjacent. Sources:
/// <doc:GoldenFiles#Frames>, and the frames of UIKit that agree with it (<doc:AutoLayout#Rounding-to-pixels>).
package struct PixelGrid {
  /// The number of pixels per point.
  private let scale: Double
  /// The origin of the root's superview, in points.
  private let origin: Point

  package init(scale: Double, origin: Point) {
    (self.scale, self.origin) = (scale, origin)
  }

  /// The tolerance below a half that still counts as one, in pixels, because a half computed from thirds has a rounding
  /// error.
  private static let noise = 1e-6

  /// An absolute location, in points, on the grid.
  private func rounded(_ location: Double) -> Double {
    (location * scale + 0.5 + Self.noise).rounded(.down) / scale
  }

  /// A frame on the grid, relative to the superview's rounded origin.
  package func rounded(_ frame: Rect) -> Rect {
    var rounded = frame
    _ = round(frame, in: origin, to: &rounded)
    return rounded
  }

  /// A tree's frames on the grid, sizes not negative, in preorder.
  func rounded(_ frames: [Rect], of tree: ViewTree) -> [Rect] {
    var rounded = frames
    // The origins of the superviews of the current view, by depth, because few views are above one. Guides follow all
    // views, in no order of superviews; if there are guides, all origins are kept.
    var path: [Point] = []
    var origins = tree.count > tree.viewCount ? [Point](repeating: .zero, count: tree.count) : []
    for view in tree.indices {
      let outer: Point
      if tree.isGuide(view) {
        outer = tree.superview(of: view).map { origins[$0.position] } ?? self.origin
      } else {
        path.removeSubrange(min(tree.depth(of: view), path.count)...)
        outer = path.last ?? self.origin
      }
      let origin = round(frames[view.position], in: outer, to: &rounded[view.position])
      if !tree.isGuide(view) { path.append(origin) }
      if !origins.isEmpty { origins[view.position] = origin }
    }
    return rounded
  }

  /// Rounds a frame in a superview, and returns its absolute origin.
  private func round(_ frame: Rect, in outer: Point, to rounded: inout Rect) -> Point {
    let origin = Point(x: outer.x + frame.x, y: outer.y + frame.y)
    let (left, top) = (self.rounded(origin.x), self.rounded(origin.y))
    rounded = Rect(
      x: left - self.rounded(outer.x), y: top - self.rounded(outer.y),
      width: max(0, self.rounded(origin.x + frame.width) - left),
      height: max(0, self.rounded(origin.y + frame.height) - top))
    return origin
  }
}
