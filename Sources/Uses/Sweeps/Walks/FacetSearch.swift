import LayoutEngine
import LayoutModel
import LayoutSimulator

/// A search for the convex part of a plane around a size in which every number is affine.
///
/// The evidence of the layout there and beside it gives the half planes of the part. Its corners are laid out as well,
/// and give its numbers. If a corner contradicts them, the part is cut until none does.
struct FacetSearch {
  /// The polygon that contains the part.
  private let zone: Polygon
  /// The known parts, which the new part doesn't overlap.
  private let others: [Polygon]
  private let grid: PlaneGrid
  private let conditions: FacetConditions

  /// The maximum extent of a part around its size if a layout's evidence isn't fully known, in points.
  private static let grain = 64.0
  /// The size below which a part is accepted as it is, in points.
  private static let least = 0.01
  /// The maximum number of cuts, after which a part counts as small enough.
  private static let maximumCuts = 24

  init(in zone: Polygon, beside others: [Polygon], _ grid: PlaneGrid) {
    self.zone = zone
    self.others = others
    self.grid = grid
    conditions = FacetConditions(in: zone)
  }

  /// Returns the part around a size.
  ///
  /// - Throws: `LayoutFailure` if the solver fails.
  func facet(about place: Size, _ screen: inout ResizedScreen) throws -> Facet {
    let probe = try screen.probe(place)
    let neighbours = try conditions.neighbours(of: probe, &screen)
    let isProvable = neighbours?.areProved ?? probe.isProvable
    var polygon = isProvable ? zone : zone.clipped(by: Self.box(about: place, Self.grain), about: place)
    var numbers = probe.numbers.map { AffineNumber($0) }
    if let neighbours {
      polygon = polygon.clipped(by: conditions.halfPlanes(probe, neighbours.beside, neighbours.above), about: place)
      numbers = Facet.numbers(probe, neighbours.beside, neighbours.above) ?? numbers
    }
    polygon = clear(polygon, about: place)
    let boundary = FacetBoundary(probe: probe, isProvable: isProvable, numbers: numbers, zone, conditions)
    for _ in 0..<Self.maximumCuts where polygon.extent > Self.least {
      let corners = try polygon.cornersInside(by: SweepTolerances.beside).map { try screen.probe($0) }
      if let other = corners.first(where: { !boundary.isSame($0) }) {
        polygon = try cut(polygon, before: other, boundary, &screen)
        continue
      }
      if let (a, b, c) = Self.farApart(corners), let far = Facet.numbers(a, b, c), Facet.fit(far, probe),
        corners.allSatisfy({ Facet.fit(far, $0) })
      {
        let exact = isProvable ? polygon.clipped(by: conditions.halfPlanes(a, b, c), about: place) : polygon
        return Facet(polygon: exact, probe: probe, numbers: far)
      }
      polygon = polygon.clipped(by: Self.box(about: place, polygon.extent / 4), about: place)
    }
    polygon = zone.clipped(by: Self.box(about: place, Self.least / 2), about: place)
    return Facet(polygon: clear(polygon, about: place), probe: probe, numbers: numbers)
  }

  /// Cuts off another probe that is known not to belong to the part.
  private func cut(
    _ polygon: Polygon, before other: WindowProbe, _ boundary: FacetBoundary, _ screen: inout ResizedScreen
  ) throws -> Polygon {
    let place = boundary.probe.size
    if let plane = try boundary.halfPlane(before: other, &screen), plane.excess(of: other.size) > 0,
      plane.excess(of: place) <= 0, let rest = polygon.clipped(by: plane)
    {
      return rest
    }
    guard boundary.isProvable else {
      return polygon.clipped(by: Self.box(about: place, polygon.extent / 4), about: place)
    }
    return polygon.clipped(by: [try boundary.halfPlane(across: other, &screen)], about: place)
  }

  /// Returns a polygon without the known parts.
  private func clear(_ polygon: Polygon, about place: Size) -> Polygon {
    var rest = polygon
    for other in grid.numbers(near: polygon).map({ others[$0] }) where rest.overlaps(other) {
      let parting = other.halfPlanes.max { $0.excess(of: place) < $1.excess(of: place) }
      if let parting { rest = rest.clipped(by: [parting.opposite], about: place) }
    }
    return rest
  }

  // MARK: Half planes

  private static func box(about place: Size, _ reach: Double) -> [HalfPlane] {
    HalfPlane.box(place.width - reach...place.width + reach, place.height - reach...place.height + reach)
  }

  // MARK: Corners

  /// Returns three corners whose triangle covers most of the part.
  private static func farApart(_ corners: [WindowProbe]) -> (WindowProbe, WindowProbe, WindowProbe)? {
    guard corners.count > 2 else { return nil }
    let first = corners[0]
    func distance(_ a: Size, _ b: Size) -> Double { abs(a.width - b.width) + abs(a.height - b.height) }
    func area(_ b: Size, _ c: Size) -> Double {
      let a = first.size
      return abs((b.width - a.width) * (c.height - a.height) - (c.width - a.width) * (b.height - a.height))
    }
    guard let second = corners.max(by: { distance(first.size, $0.size) < distance(first.size, $1.size) }),
      let third = corners.max(by: { area(second.size, $0.size) < area(second.size, $1.size) })
    else { return nil }
    return (first, second, third)
  }
}
