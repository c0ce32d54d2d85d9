import LayoutModel
import LayoutSimulator

/// A part of a plane in which the window rules stay the same, and the facets found in it.
struct PlaneZone {
  private let polygon: Polygon
  private var facets: [Polygon] = []
  private var grid: PlaneGrid
  /// The edges of facets that haven't been crossed.
  private var edges: [(start: Size, end: Size)] = []

  /// The distances beyond an edge at which to look, in points: first for the next facet, then for any between that and
  /// the edge.
  private static let reaches = [SweepTolerances.beside, SweepTolerances.gap]

  init(_ polygon: Polygon) {
    self.polygon = polygon
    grid = PlaneGrid(over: polygon)
  }

  /// Returns the next facet; `nil` if there is none left.
  ///
  /// - Throws: `LayoutFailure` if the solver fails.
  mutating func next(of screen: inout ResizedScreen) throws -> Facet? {
    guard !facets.isEmpty else { return try found(about: polygon.middle, &screen) }
    while let edge = edges.last {
      for reach in Self.reaches {
        if let place = openPlace(beyond: edge, by: reach) { return try found(about: place, &screen) }
      }
      edges.removeLast()
    }
    return nil
  }

  private mutating func found(about place: Size, _ screen: inout ResizedScreen) throws -> Facet {
    let facet = try FacetSearch(in: polygon, beside: facets, grid).facet(about: place, &screen)
    grid.add(facet.polygon, facets.count)
    facets.append(facet.polygon)
    edges += facet.polygon.edges.map { ($0.0, $0.1) }
    return facet
  }

  /// Returns a point just beyond an edge that lies in no facet; `nil` if there is none.
  private func openPlace(beyond edge: (start: Size, end: Size), by reach: Double) -> Size? {
    let (x, y) = (edge.end.width - edge.start.width, edge.end.height - edge.start.height)
    let length = (x * x + y * y).squareRoot()
    guard length > 4 * SweepTolerances.shortEdge else { return nil }
    // The corners run counterclockwise, so the outside is on the right.
    let (right, up) = (y / length * reach, -x / length * reach)
    let start = Size(width: edge.start.width + right, height: edge.start.height + up)
    let end = Size(width: edge.end.width + right, height: edge.end.height + up)
    guard let inside = polygon.share(from: start, to: end) else { return nil }
    let covered = grid.numbers(near: Polygon([start, end])).compactMap {
      facets[$0].share(from: start, to: end)
    }
    let least = min(0.25, SweepTolerances.shortEdge / length)
    var reached = inside.lowerBound
    for range in covered.sorted(by: { $0.lowerBound < $1.lowerBound }) + [inside.upperBound...inside.upperBound] {
      let open = min(range.lowerBound, inside.upperBound)
      if open - reached > least {
        let share = (reached + open) / 2
        return Size(
          width: start.width + share * (end.width - start.width),
          height: start.height + share * (end.height - start.height))
      }
      reached = max(reached, range.upperBound)
    }
    return nil
  }
}

/// A grid of squares that finds the polygons near a point of the plane.
struct PlaneGrid {
  private var squares: [Square: [Int]] = [:]
  private let side: Double

  private struct Square: Hashable {
    let column: Int
    let row: Int
  }

  /// The number of squares along a side.
  private static let count = 32.0
  /// The distance from its bounding box at which a polygon counts as near, in points.
  private static let margin = 0.01

  init(over polygon: Polygon) {
    side = max(polygon.extent, 1) / Self.count
  }

  private func squares(about polygon: Polygon) -> [Square] {
    func numbers(_ range: ClosedRange<Double>) -> ClosedRange<Int> {
      let low = ((range.lowerBound - Self.margin) / side).rounded(.down)
      return Int(low)...Int(((range.upperBound + Self.margin) / side).rounded(.down))
    }
    let rows = numbers(polygon.heights)
    return numbers(polygon.widths).flatMap { column in rows.map { Square(column: column, row: $0) } }
  }

  mutating func add(_ polygon: Polygon, _ number: Int) {
    for square in squares(about: polygon) { squares[square, default: []].append(number) }
  }

  /// Returns the indices of the polygons that may share area or an edge with another.
  func numbers(near polygon: Polygon) -> [Int] {
    Set(squares(about: polygon).flatMap { squares[$0] ?? [] }).sorted()
  }
}
