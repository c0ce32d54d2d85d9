import LayoutModel
import LayoutSimulator

/// A walk through a plane of sizes, which finds the convex parts of it on which every number is affine, each once.
///
/// The sizes in which a screen rests on the same are convex, and their half planes follow from any one of them: what it rests
/// on gives by how much each condition is met there, and beside it. From a part the walk goes over its edges: where a place
/// just beyond an edge lies in no part that is known, another one is found there (facet by facet, as Tøndel, Johansen and
/// Bemporad explore critical regions, Automatica 39, 2003; parts need not meet edge to edge). So the cost grows with the
/// parts, not with how their lines cross.
struct PlaneWalk {
  /// The parts of the range in which the rules of windows stay the same.
  private var zones: [Polygon] = []
  private var zone: PlaneZone?
  /// All of them.
  let allZones: [Polygon]

  /// A walk through a rectangle, which is cut where rules of windows change by steps.
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

  /// The next part; `nil` where there is none left.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func next(of screen: inout ResizedScreen) throws -> Facet? {
    while true {
      if let facet = try zone?.next(of: &screen) { return facet }
      guard let polygon = zones.popLast() else { return nil }
      zone = PlaneZone(polygon)
    }
  }
}
