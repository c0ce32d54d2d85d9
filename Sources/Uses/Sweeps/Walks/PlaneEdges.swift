import LayoutEngine
import LayoutModel

/// The lines along the edges of a plane's parts, walked for what holds on them alone.
///
/// On an edge two decisions hold at once. A conflict on both sides may vanish there, as one between two heights does
/// where the window has the height that both agree on. A part's facts hold on its edges too, as far as the layouts
/// there confirm it; the rest becomes pieces of its own. Of the pieces on both sides of an edge the last is looked up
/// there, so it is the one that must tell of it.
struct PlaneEdges {
  private let facets: [Facet]
  /// The parts as pieces of the plane, in their order.
  private let parts: [Facet]
  /// The hull of all parts.
  private let hull: Polygon
  private let grid: PlaneGrid
  /// A Boolean value that tells whether all edges were walked.
  private(set) var isWhole = true

  init(of facets: [Facet]) {
    self.facets = facets
    hull = Polygon(facets.flatMap(\.polygon.corners))
    parts = PlanePieces.ordered(facets)
    var grid = PlaneGrid(over: hull)
    for (number, part) in parts.enumerated() { grid.add(part.polygon, number) }
    self.grid = grid
  }

  /// Returns the lines on which something holds alone, followed by such single sizes.
  ///
  /// - Parameters:
  ///   - screen: The screen to lay out.
  ///   - proofs: The proofs that receive everything found on edges.
  /// - Returns: The pieces; if the walk is stopped, those found until then.
  /// - Throws: `LayoutFailure` if the solver fails.
  mutating func pieces(of screen: inout ResizedScreen, _ proofs: inout PlaneProofs) throws -> [LinePiece] {
    var lines: [LinePiece] = []
    var points: [LinePiece] = []
    do {
      for segment in segments {
        var pieces = try LinePieces(along: segment.line, segment.places, of: &screen)
        while let piece = try pieces.next(of: &screen, { proofs.add($0, of: segment.line) }) {
          if piece.isPoint { points.append(piece) } else { lines += open(piece) }
        }
      }
    } catch SweepError.stopped {
      isWhole = false
    }
    var told: [LinePiece] = []
    for point in points where !isKnown(point) && !(lines + told).contains(where: { $0.tells(point) }) {
      told.append(point)
    }
    return lines + told
  }

  /// Returns the parts of a line's piece of which the last piece of the plane that they lie in doesn't tell.
  private func open(_ piece: LinePiece) -> [LinePiece] {
    let (start, end) = (piece.line.size(at: piece.places.lowerBound), piece.line.size(at: piece.places.upperBound))
    let length = piece.places.upperBound - piece.places.lowerBound
    var told: [ClosedRange<Double>] = []
    var decided: [ClosedRange<Double>] = []
    for number in grid.numbers(near: Polygon([start, end])).sorted(by: >) {
      let part = parts[number]
      guard let share = part.polygon.share(from: start, to: end, within: SweepTolerances.breadth),
        (share.upperBound - share.lowerBound) * length > SweepTolerances.shortEdge
      else { continue }
      let places = [share.lowerBound, share.upperBound].map { piece.places.lowerBound + $0 * length }
      let own = (places[0]...places[1]).without(decided)
      if part.tells(piece, at: places) { told += own }
      decided += own
    }
    var (rest, reached) = ([LinePiece](), piece.places.lowerBound)
    let last = piece.places.upperBound...piece.places.upperBound
    for range in told.sorted(by: { $0.lowerBound < $1.lowerBound }) + [last] {
      if range.lowerBound - reached > SweepTolerances.shortEdge { rest.append(piece.part(reached...range.lowerBound)) }
      reached = max(reached, range.upperBound)
    }
    return rest
  }

  private func isKnown(_ point: LinePiece) -> Bool {
    let size = point.middle
    let around = grid.numbers(near: Polygon([size])).filter { number in
      parts[number].polygon.halfPlanes.allSatisfy { $0.excess(of: size) <= SweepTolerances.breadth }
    }
    return around.max().map { parts[$0].tells(point, at: [point.places.lowerBound]) } ?? false
  }

  // MARK: Segments

  /// The segments formed by edges that lie on one line and touch.
  ///
  /// If tolerances let something hold a tiny distance around a line, the adjacent parts end at that distance from it.
  /// The segment runs midway between them.
  private var segments: [(line: SizeLine, places: ClosedRange<Double>)] {
    let edges = facets.flatMap(\.polygon.edges).compactMap { Edge($0.0, $0.1, about: hull.middle) }
    var clusters: [[Edge]] = []
    for edge in edges.sorted(by: { $0.order < $1.order }) {
      if let last = clusters.last?.last, last.isOnLine(of: edge, within: SweepTolerances.breadth) {
        clusters[clusters.count - 1].append(edge)
      } else {
        clusters.append([edge])
      }
    }
    return clusters.flatMap { cluster -> [(line: SizeLine, places: ClosedRange<Double>)] in
      guard let line = Edge.line(of: cluster) else { return [] }
      let ranges = cluster.map(\.places).joined(within: SweepTolerances.shortEdge)
      return ranges.filter { $0.upperBound - $0.lowerBound > SweepTolerances.shortEdge }.map { (line, $0) }
    }
  }
}

/// An edge of a part, as a piece of the line that contains it.
private struct Edge {
  let isSteep: Bool
  /// The growth of the other length with each point along the axis.
  let slope: Double
  /// The length along the axis at which the line's position is measured, about the middle of the plane.
  let center: Double
  /// The other length at that point.
  let across: Double
  let places: ClosedRange<Double>

  /// Creates an edge; `nil` if it is too short to have a direction.
  init?(_ a: Size, _ b: Size, about middle: Size) {
    let (x, y) = (b.width - a.width, b.height - a.height)
    guard max(abs(x), abs(y)) > SweepTolerances.shortEdge else { return nil }
    isSteep = abs(y) > abs(x)
    slope = (isSteep ? x / y : y / x).simplified(within: SweepTolerances.fraction)
    center = isSteep ? middle.height : middle.width
    let (start, end) = isSteep ? (a.height, b.height) : (a.width, b.width)
    across = (isSteep ? a.width : a.height) + slope * (center - start)
    places = min(start, end)...max(start, end)
  }

  private var length: Double { places.upperBound - places.lowerBound }

  /// A key by which edges of one line are adjacent when sorted.
  var order: (Int, Double, Double) { (isSteep ? 1 : 0, (slope * 1e6).rounded(), across) }

  func isOnLine(of other: Edge, within breadth: Double) -> Bool {
    order.0 == other.order.0 && order.1 == other.order.1 && abs(across - other.across) <= breadth
  }

  /// Returns the line midway between edges, mostly determined by the long ones, which are the most precise.
  static func line(of edges: [Edge]) -> SizeLine? {
    guard let longest = edges.max(by: { $0.length < $1.length }) else { return nil }
    let known = edges.filter { 2 * $0.length >= longest.length }.map(\.across)
    let across = ((known.min() ?? longest.across) + (known.max() ?? longest.across)) / 2
    return SizeLine(
      axis: longest.isSteep ? .vertical : .horizontal,
      other: (across - longest.slope * longest.center).simplified(within: SweepTolerances.end), slope: longest.slope)
  }
}

extension ClosedRange<Double> {
  /// Returns the parts that lie in none of some ranges, shared ends aside.
  fileprivate func without(_ others: [ClosedRange]) -> [ClosedRange] {
    others.reduce([self]) { rest, other in
      rest.flatMap { range -> [ClosedRange] in
        guard range.overlaps(other) else { return [range] }
        var parts: [ClosedRange] = []
        if range.lowerBound < other.lowerBound { parts.append(range.lowerBound...other.lowerBound) }
        if other.upperBound < range.upperBound { parts.append(other.upperBound...range.upperBound) }
        return parts
      }
    }
  }
}

extension Facet {
  /// Tells whether the part has the views, findings and frames of a line's piece at some lengths.
  fileprivate func tells(_ piece: LinePiece, at places: [Double]) -> Bool {
    guard probe.isLike(piece.probe) else { return false }
    return places.allSatisfy { place in
      let size = piece.line.size(at: place)
      return (0..<probe.frameCount).allSatisfy { number in
        let value = piece.number(number)[size]
        return abs(numbers[number][size] - value) <= 2 * SweepTolerances.number(value)
      }
    }
  }
}

extension LinePiece {
  /// Returns the part between some lengths.
  fileprivate func part(_ places: ClosedRange<Double>) -> LinePiece {
    LinePiece(line: line, places: places, probe: probe, constants: constants, slopes: slopes, begins: begins)
  }

  /// Tells whether a single size lies on the piece, and has its views, findings and frames.
  fileprivate func tells(_ point: LinePiece) -> Bool {
    let (size, place) = (point.middle, line.place(of: point.middle))
    let nearest = line.size(at: place)
    guard probe.isLike(point.probe), places.lowerBound - SweepTolerances.breadth <= place,
      place <= places.upperBound + SweepTolerances.breadth,
      abs(nearest.width - size.width) + abs(nearest.height - size.height) < SweepTolerances.breadth
    else { return false }
    return (0..<probe.frameCount).allSatisfy {
      abs(number($0)[size] - point.number($0)[size]) <= 2 * SweepTolerances.number
    }
  }
}
