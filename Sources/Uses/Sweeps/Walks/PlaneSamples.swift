import LayoutEngine
import LayoutModel

/// The rest of a plane without the known parts, square by square; one window stands for each.
struct PlaneSamples {
  private let zones: [Polygon]
  private let facets: [Facet]
  private let grid: PlaneGrid
  private let range: WindowRange

  /// The number of squares along each side of the range.
  private static let count = 12
  /// The maximum number of windows. The largest parts have one of their own, the others that of the nearest.
  private static let maximumWindows = 400

  /// Creates the rest of a plane.
  ///
  /// - Parameters:
  ///   - zones: The parts of the range in which the window rules stay the same.
  ///   - facets: The known parts.
  ///   - range: The range.
  init(of zones: [Polygon], beside facets: [Facet], in range: WindowRange) {
    self.zones = zones
    self.facets = facets
    self.range = range
    var grid = PlaneGrid(over: Polygon(range))
    for (number, facet) in facets.enumerated() { grid.add(facet.polygon, number) }
    self.grid = grid
  }

  /// Returns the remaining parts, each with the layout of a window in it, or of one nearby if no more windows are to be
  /// laid out or that one can't be.
  func facets(of screen: inout ResizedScreen) -> [Facet] {
    var sampled: [Facet] = []
    var windows: [Facet] = []
    let isStopped = screen.isStopped
    defer { screen.isStopped = isStopped }
    // There must be some result, however late it is.
    if facets.isEmpty { screen.isStopped = { false } }
    for polygon in open.sorted(by: { $0.area > $1.area }) {
      let place = polygon.middle
      defer { screen.isStopped = isStopped }
      if windows.count < Self.maximumWindows, let own = try? Self.facet(about: place, polygon, &screen) {
        windows.append(own)
        sampled.append(own)
        continue
      }
      let known = windows.isEmpty ? facets : windows
      guard let nearest = known.min(by: { $0.probe.size.distance(to: place) < $1.probe.size.distance(to: place) })
      else { continue }
      sampled.append(Facet(polygon: polygon, probe: nearest.probe, numbers: nearest.numbers, isSampled: true))
    }
    return sampled
  }

  private static func facet(
    about place: Size, _ polygon: Polygon, _ screen: inout ResizedScreen
  ) throws -> Facet {
    let probe = try screen.probe(place)
    let neighbours = try FacetConditions(in: polygon).neighbours(of: probe, &screen)
    let numbers = neighbours.flatMap { Facet.numbers(probe, $0.beside, $0.above) }
    return Facet(
      polygon: polygon, probe: probe, numbers: numbers ?? probe.numbers.map { AffineNumber($0) }, isSampled: true)
  }

  /// The part of each square that no known part covers, as convex polygons.
  private var open: [Polygon] {
    squares.flatMap { square -> [Polygon] in
      grid.numbers(near: square).reduce([square]) { rest, number in
        rest.flatMap { $0.parts(without: facets[number].polygon) }
      }
    }
  }

  private var squares: [Polygon] {
    func ranges(_ range: ClosedRange<Double>) -> [ClosedRange<Double>] {
      let step = (range.upperBound - range.lowerBound) / Double(Self.count)
      return (0..<Self.count).map { range.lowerBound + Double($0) * step...range.lowerBound + Double($0 + 1) * step }
    }
    return zones.flatMap { zone in
      ranges(range.width).flatMap { widths in
        ranges(range.height).compactMap { heights -> Polygon? in
          HalfPlane.box(widths, heights).reduce(zone as Polygon?) { $0?.clipped(by: $1) }
        }
      }
    }
  }
}

extension Polygon {
  /// Returns the polygon without another one, as convex polygons.
  fileprivate func parts(without other: Polygon) -> [Polygon] {
    guard overlaps(other) else { return [self] }
    var (parts, rest) = ([Polygon](), self as Polygon?)
    for plane in other.halfPlanes {
      if let part = rest?.clipped(by: plane.opposite) { parts.append(part) }
      rest = rest?.clipped(by: plane)
    }
    return parts
  }
}

extension Size {
  fileprivate func distance(to other: Size) -> Double { abs(width - other.width) + abs(height - other.height) }
}
