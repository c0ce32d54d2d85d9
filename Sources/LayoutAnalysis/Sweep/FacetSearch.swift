import LayoutEngine
import LayoutModel
import LayoutSimulator

/// Finds the convex part of a plane about a size in which every number is affine.
///
/// What the layout there rests on, looked at beside it too, gives the half planes of the part; its corners are looked at as
/// well, and give its numbers. Where these aren't as they should be the part is cut until they are.
struct FacetSearch {
  /// What it lies in.
  private let zone: Polygon
  /// The parts that are known, of which it takes nothing.
  private let others: [Polygon]
  private let grid: PlaneGrid

  /// How far beside a size slopes are taken, in points: the first at which nothing has happened.
  private static let steps = [1.0 / 64, -1.0 / 64, 1.0 / 1024, -1.0 / 1024, 1e-4, -1e-4, 1e-5, -1e-5]
  /// Of layouts that rest on more than is known, how far a part reaches from where it was looked for.
  private static let grain = 64.0
  /// Parts as small as this are what they are, in points.
  private static let least = 0.01
  /// How often a part is cut before it is taken to be as small as that.
  private static let maximumCuts = 24

  init(in zone: Polygon, beside others: [Polygon], _ grid: PlaneGrid) {
    self.zone = zone
    self.others = others
    self.grid = grid
  }

  /// The part about a size.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  func facet(about place: Size, _ screen: inout ResizedScreen) throws -> Facet {
    let probe = try screen.probe(place)
    var polygon = probe.isProvable ? zone : zone.clipped(by: Self.box(about: place, Self.grain), about: place)
    var numbers = probe.numbers.map { AffineNumber($0) }
    if let (beside, above) = try neighbours(of: probe, &screen) {
      polygon = polygon.clipped(by: halfPlanes(probe, beside, above), about: place)
      numbers = Facet.numbers(probe, beside, above) ?? numbers
    }
    for _ in 0..<Self.maximumCuts where polygon.extent > Self.least {
      let corners = try polygon.cornersInside(by: SweepTolerances.beside).map { try screen.probe($0) }
      if let other = corners.first(where: { !isSame($0, as: probe, numbers) }) {
        guard probe.isProvable else {
          polygon = polygon.clipped(by: Self.box(about: place, polygon.extent / 4), about: place)
          continue
        }
        polygon = polygon.clipped(by: [try end(between: probe, and: other, numbers, &screen)], about: place)
        continue
      }
      if let (a, b, c) = Self.farApart(corners), let far = Facet.numbers(a, b, c), Facet.fit(far, probe),
        corners.allSatisfy({ Facet.fit(far, $0) })
      {
        let exact = probe.isProvable ? polygon.clipped(by: halfPlanes(a, b, c), about: place) : polygon
        return Facet(polygon: clear(exact, about: place), probe: probe, numbers: far)
      }
      polygon = polygon.clipped(by: Self.box(about: place, polygon.extent / 4), about: place)
    }
    polygon = zone.clipped(by: Self.box(about: place, Self.least / 2), about: place)
    return Facet(polygon: clear(polygon, about: place), probe: probe, numbers: numbers)
  }

  private func isSame(_ other: WindowProbe, as probe: WindowProbe, _ numbers: [AffineNumber]) -> Bool {
    probe.isProvable ? probe.restsOnSame(as: other, .breaks) : probe.isMadeLike(other) && Facet.fit(numbers, other)
  }

  /// What is left of a polygon beside the known parts.
  private func clear(_ polygon: Polygon, about place: Size) -> Polygon {
    var rest = polygon
    for other in grid.numbers(near: polygon).map({ others[$0] }) where rest.overlaps(other) {
      let parting = other.halfPlanes.max { $0.excess(of: place) < $1.excess(of: place) }
      if let parting { rest = rest.clipped(by: [parting.opposite], about: place) }
    }
    return rest
  }

  // MARK: Half planes

  /// Probes beside one and above it that rest on the same.
  private func neighbours(
    of probe: WindowProbe, _ screen: inout ResizedScreen
  ) throws -> (beside: WindowProbe, above: WindowProbe)? {
    let size = probe.size
    func neighbour(_ size: (Double) -> Size) throws -> WindowProbe? {
      for step in Self.steps {
        let neighbour = try screen.probe(size(step))
        if probe.isProvable ? probe.restsOnSame(as: neighbour, .breaks) : probe.isMadeLike(neighbour) {
          return neighbour
        }
      }
      return nil
    }
    guard let beside = try neighbour({ Size(width: size.width + $0, height: size.height) }),
      let above = try neighbour({ Size(width: size.width, height: size.height + $0) })
    else { return nil }
    return (beside, above)
  }

  /// Where what a probe rests on holds, as three probes of the same say: without what is that of the whole zone but for a
  /// hair. Where a rule of windows takes its step, a tie that ends there holds a hair's breadth behind it too, by the solver's
  /// tolerance; the step is exact.
  private func halfPlanes(_ a: WindowProbe, _ b: WindowProbe, _ c: WindowProbe) -> [HalfPlane] {
    Self.halfPlanes(a, b, c).filter { plane in
      zone.corners.contains { plane.excess(of: $0) > SweepTolerances.breadth }
    }
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
      // What has no margin where it is known to hold holds there alone, and tells nothing.
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

  private static func box(about place: Size, _ reach: Double) -> [HalfPlane] {
    HalfPlane.box(place.width - reach...place.width + reach, place.height - reach...place.height + reach)
  }

  /// The half plane up to where on the way from a probe to another what is so at the first ends.
  private func end(
    between probe: WindowProbe, and other: WindowProbe, _ numbers: [AffineNumber], _ screen: inout ResizedScreen
  ) throws -> HalfPlane {
    var (low, high) = (probe.size, other.size)
    while abs(high.width - low.width) + abs(high.height - low.height) > SweepTolerances.place {
      let middle = Size(width: (low.width + high.width) / 2, height: (low.height + high.height) / 2)
      if isSame(try screen.probe(middle), as: probe, numbers) { low = middle } else { high = middle }
    }
    let (x, y) = (other.size.width - probe.size.width, other.size.height - probe.size.height)
    let largest = max(abs(x), abs(y), .leastNormalMagnitude)
    let (width, height) = (x / largest, y / largest)
    return HalfPlane(width: width, height: height, bound: width * low.width + height * low.height)
  }

  // MARK: Corners

  /// Three of the corners that span most of it.
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
