import LayoutModel
import LayoutSimulator

/// A part of a plane in which the rules of windows stay the same, and the facets that were found of it.
struct PlaneZone {
  private let polygon: Polygon
  private var facets: [Polygon] = []
  private var grid: PlaneGrid
  /// Edges of facets beyond which nobody has looked.
  private var edges: [(start: Size, end: Size)] = []

  /// How far beyond an edge is looked, in points: for what lies there, and for what lies between that and the edge.
  private static let reaches = [SweepTolerances.beside, SweepTolerances.gap]

  init(_ polygon: Polygon) {
    self.polygon = polygon
    grid = PlaneGrid(over: polygon)
  }

  /// The next facet; `nil` where there is none left.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
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

  /// A place just beyond an edge that lies in no facet; `nil` where there is none.
  private func openPlace(beyond edge: (start: Size, end: Size), by reach: Double) -> Size? {
    let (x, y) = (edge.end.width - edge.start.width, edge.end.height - edge.start.height)
    let length = (x * x + y * y).squareRoot()
    guard length > 4 * SweepTolerances.shortEdge else { return nil }
    // Of a polygon whose corners are counterclockwise the outside is on the right.
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

/// Which polygons lie near a place: by squares of the plane.
struct PlaneGrid {
  private var squares: [Square: [Int]] = [:]
  private let side: Double

  private struct Square: Hashable {
    let column: Int
    let row: Int
  }

  /// So many squares lie along a side.
  private static let count = 32.0
  /// How far beyond its bounding box a polygon counts as near, in points.
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

  /// The numbers of the polygons that may have something in common with another, or its edge.
  func numbers(near polygon: Polygon) -> [Int] {
    Set(squares(about: polygon).flatMap { squares[$0] ?? [] }).sorted()
  }
}
