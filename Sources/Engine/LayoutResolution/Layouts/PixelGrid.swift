package import LayoutModel

/// The device's pixels, to which frames are rounded once, at the end.
///
/// Each edge goes to the nearest pixel in absolute coordinates, halves up. A frame is then relative to its rounded
/// superview, and the size is the distance between the edges, so that adjacent views stay adjacent. Sources:
/// <doc:GoldenFiles#Frames>, and the frames of UIKit that agree with it (<doc:AutoLayout#Rounding-to-pixels>).
/// Distances are whole numbers of pixels, divided once: 100 points stay 100.
package struct PixelGrid {
  /// The number of pixels per point.
  private let scale: Double
  /// The origin of the root's superview, in points.
  private let origin: Point

  package init(scale: Double, origin: Point = .zero) {
    (self.scale, self.origin) = (scale, origin)
  }

  /// The pixel that an absolute location, in points, goes to.
  private func pixel(at location: Double) -> Double { (location * scale + 0.5 + Double.pixelNoise).rounded(.down) }

  /// A frame on the grid, relative to the superview's rounded origin.
  package func rounded(_ frame: Rect) -> Rect {
    var rounded = frame
    _ = round(frame, in: origin, to: &rounded)
    return rounded
  }

  /// A tree's frames on the grid, sizes not negative, in preorder.
  package func rounded(_ frames: [Rect], of tree: ViewTree) -> [Rect] {
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
    let (left, top) = (pixel(at: origin.x), pixel(at: origin.y))
    rounded = Rect(
      x: (left - pixel(at: outer.x)) / scale, y: (top - pixel(at: outer.y)) / scale,
      width: max(0, pixel(at: origin.x + frame.width) - left) / scale,
      height: max(0, pixel(at: origin.y + frame.height) - top) / scale)
    return origin
  }
}
