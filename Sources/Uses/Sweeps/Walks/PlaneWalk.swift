import LayoutModel
import LayoutSimulator

/// A walk through a plane of sizes that finds the convex parts on which every number is affine, each once.
///
/// The sizes with the same evidence form a convex set, whose half planes follow from any size in it: the evidence gives
/// the margin of each condition there and beside it. From a part the walk crosses its edges. If a point just beyond an
/// edge lies in no known part, a new part is found there. This is how Tøndel, Johansen and Bemporad explore critical
/// regions facet by facet (Automatica 39, 2003); parts need not meet edge to edge. So the cost grows with the number of
/// parts, not with the number of crossings of their lines.
struct PlaneWalk {
  /// The parts of the range in which the window rules stay the same.
  private var zones: [Polygon] = []
  private var zone: PlaneZone?
  /// All zones.
  let allZones: [Polygon]

  /// Begins a walk through a rectangle, which is cut where window rules change in steps.
  init(through range: WindowRange, of screen: ResizedScreen) {
    var polygons = [Polygon(range)]
    for step in screen.device.windowSteps(in: screen.orientation) {
      let plane: HalfPlane =
        switch step {
        case .width(let width): HalfPlane(width: 1, height: 0, bound: width)
        case .height(let height): HalfPlane(width: 0, height: 1, bound: height)
        case .square: HalfPlane(width: 1, height: -1, bound: 0)
        }
      polygons = polygons.flatMap { polygon in
        [plane, plane.opposite].compactMap { polygon.clipped(by: $0) }
      }
    }
    zones = polygons.reversed()
    allZones = polygons
  }

  /// Returns the next part; `nil` if there is none left.
  ///
  /// - Throws: `LayoutFailure` if the solver fails.
  mutating func next(of screen: inout ResizedScreen) throws -> Facet? {
    while true {
      if let facet = try zone?.next(of: &screen) { return facet }
      guard let polygon = zones.popLast() else { return nil }
      zone = PlaneZone(polygon)
    }
  }
}
