import LayoutEngine
import LayoutModel
import LayoutSimulator

/// The half planes in which the evidence of probes holds, derived from adjacent layouts. The margin of a condition is
/// affine in the window's size, so three probes show where it becomes zero.
struct FacetConditions {
  /// The part of the plane in which the window rules stay the same.
  private let zone: Polygon

  /// The distances from a size at which slopes are measured, in points, tried in order until nothing has changed.
  private static let steps = [1.0 / 64, -1.0 / 64, 1.0 / 1024, -1.0 / 1024, 1e-4, -1e-4, 1e-5, -1e-5]

  init(in zone: Polygon) {
    self.zone = zone
  }

  /// The probes beside and above a probe.
  struct Neighbours {
    let beside: WindowProbe
    let above: WindowProbe
    /// A Boolean value that tells whether they have the same evidence as the probe, so that it is known around it.
    let areProved: Bool
  }

  /// Returns the probes beside and above one that have the same evidence, or else the same views and findings; `nil` if
  /// there are none.
  ///
  /// - Throws: `LayoutFailure` if the solver fails.
  func neighbours(of probe: WindowProbe, _ screen: inout ResizedScreen) throws -> Neighbours? {
    let size = probe.size
    for areProved in probe.isProvable ? [true, false] : [false] {
      func neighbour(_ size: (Double) -> Size) throws -> WindowProbe? {
        for step in Self.steps {
          let neighbour = try screen.probe(size(step))
          if areProved ? probe.restsOnSame(as: neighbour, .breaks) : probe.isMadeLike(neighbour) { return neighbour }
        }
        return nil
      }
      if let beside = try neighbour({ Size(width: size.width + $0, height: size.height) }),
        let above = try neighbour({ Size(width: size.width, height: size.height + $0) })
      {
        return Neighbours(beside: beside, above: above, areProved: areProved)
      }
    }
    return nil
  }

  /// Returns the half planes in which the evidence of three probes with the same evidence holds, without those that
  /// contain nearly the whole zone. At a step of a window rule, a tie that ends there still holds a tiny distance
  /// beyond by the solver's tolerance, but the step is exact.
  func halfPlanes(_ a: WindowProbe, _ b: WindowProbe, _ c: WindowProbe) -> [HalfPlane] {
    Self.halfPlanes(a, b, c).filter { plane in
      zone.corners.contains { plane.excess(of: $0) > SweepTolerances.breadth }
    }
  }

  /// Returns the half plane that excludes a size from a probe's evidence, the most distant of several; `nil` if none
  /// does.
  ///
  /// - Throws: `LayoutFailure` if the solver fails.
  func halfPlane(
    of probe: WindowProbe, without size: Size, _ screen: inout ResizedScreen
  ) throws -> HalfPlane? {
    guard probe.isProvable, let neighbours = try neighbours(of: probe, &screen), neighbours.areProved else {
      return nil
    }
    let planes = halfPlanes(probe, neighbours.beside, neighbours.above).map {
      (plane: $0, distance: $0.distance(of: size))
    }
    return planes.filter { $0.distance > SweepTolerances.breadth }.max { $0.distance < $1.distance }?.plane
  }

  private static func halfPlanes(_ a: WindowProbe, _ b: WindowProbe, _ c: WindowProbe) -> [HalfPlane] {
    let (x1, y1) = (b.size.width - a.size.width, b.size.height - a.size.height)
    let (x2, y2) = (c.size.width - a.size.width, c.size.height - a.size.height)
    let determinant = x1 * y2 - x2 * y1
    guard abs(determinant) > SweepTolerances.leastArea else { return [] }
    var planes: Set<HalfPlane> = []
    return a.margins(with: [b, c], .breaks).compactMap { margins in
      let (d1, d2) = (margins[1] - margins[0], margins[2] - margins[0])
      let (x, y) = ((d1 * y2 - d2 * y1) / determinant, (x1 * d2 - x2 * d1) / determinant)
      let largest = max(abs(x), abs(y))
      // A condition without a margin at its own probe holds only there, and shows nothing.
      guard largest > SweepTolerances.fallInPlanes, margins[0] > SweepTolerances.edgeOfPieces else { return nil }
      let (width, height) = (
        (-x / largest).simplified(within: SweepTolerances.coefficient),
        (-y / largest).simplified(within: SweepTolerances.coefficient)
      )
      let bound = margins[0] / largest + width * a.size.width + height * a.size.height
      let plane = HalfPlane(width: width, height: height, bound: bound.simplified(within: SweepTolerances.place))
      return planes.insert(plane).inserted ? plane : nil
    }
  }
}

extension HalfPlane {
  /// Returns the distance of a size beyond the line, in points; negative on the half plane's own side.
  func distance(of size: Size) -> Double {
    excess(of: size) / (width * width + height * height).squareRoot()
  }
}
