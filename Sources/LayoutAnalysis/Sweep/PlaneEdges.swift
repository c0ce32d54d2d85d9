import LayoutEngine
import LayoutModel

/// The lines that edges of a plane's parts lie on, walked along: what holds on them alone.
///
/// On an edge two decisions hold at once, so that a conflict on both sides may vanish there, as that of two heights does where
/// the window has the one that both agree on. What a part says holds on its edges too, as far as the layouts there say so;
/// the rest are pieces of their own.
struct PlaneEdges {
  private let facets: [Facet]
  /// Around all of them.
  private let hull: Polygon
  private let grid: PlaneGrid
  /// Whether all edges were walked along.
  private(set) var isWhole = true

  init(of facets: [Facet]) {
    self.facets = facets
    hull = Polygon(facets.flatMap(\.polygon.corners))
    var grid = PlaneGrid(over: hull)
    for (number, facet) in facets.enumerated() { grid.add(facet.polygon, number) }
    self.grid = grid
  }

  /// The lines on which alone something holds, and behind them the sizes alone.
  ///
  /// - Parameters:
  ///   - screen: What lays out.
  ///   - proofs: What is handed all that lies on edges.
  /// - Returns: The pieces; those that were found until no more windows were to be laid out.
  /// - Throws: `LayoutFailure` where the solver fails.
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

  /// What is left of a piece of a line beside all that parts tell.
  private func open(_ piece: LinePiece) -> [LinePiece] {
    let (start, end) = (piece.line.size(at: piece.places.lowerBound), piece.line.size(at: piece.places.upperBound))
    let length = piece.places.upperBound - piece.places.lowerBound
    let told = grid.numbers(near: Polygon([start, end])).compactMap { number -> ClosedRange<Double>? in
      let facet = facets[number]
      guard let share = facet.polygon.share(from: start, to: end, within: SweepTolerances.breadth),
        (share.upperBound - share.lowerBound) * length > SweepTolerances.shortEdge
      else { return nil }
      let places = [share.lowerBound, share.upperBound].map { piece.places.lowerBound + $0 * length }
      return facet.tells(piece, at: places) ? places[0]...places[1] : nil
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
    return grid.numbers(near: Polygon([size])).contains { number in
      facets[number].polygon.halfPlanes.allSatisfy { $0.excess(of: size) <= SweepTolerances.breadth }
        && facets[number].tells(point, at: [point.places.lowerBound])
    }
  }

  // MARK: Segments

  /// What edges make together that lie on one line and touch.
  ///
  /// Where tolerances let something hold a hair's breadth around a line, the parts beside it end that far from it: the line
  /// runs midway.
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

/// An edge of a part, as a piece of the line that it lies on.
private struct Edge {
  let isSteep: Bool
  /// What a point along the axis adds to the other length.
  let slope: Double
  /// Where the line is read, along the axis: about in the middle of the plane.
  let center: Double
  /// The other length there.
  let across: Double
  let places: ClosedRange<Double>

  /// `nil` of one so short that it has no direction.
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

  /// Edges of one line stand behind each other.
  var order: (Int, Double, Double) { (isSteep ? 1 : 0, (slope * 1e6).rounded(), across) }

  func isOnLine(of other: Edge, within breadth: Double) -> Bool {
    order.0 == other.order.0 && order.1 == other.order.1 && abs(across - other.across) <= breadth
  }

  /// The line midway between edges, as the long ones have it, which know best where it runs.
  static func line(of edges: [Edge]) -> SizeLine? {
    guard let longest = edges.max(by: { $0.length < $1.length }) else { return nil }
    let known = edges.filter { 2 * $0.length >= longest.length }.map(\.across)
    let across = ((known.min() ?? longest.across) + (known.max() ?? longest.across)) / 2
    return SizeLine(
      axis: longest.isSteep ? .vertical : .horizontal,
      other: (across - longest.slope * longest.center).simplified(within: SweepTolerances.end), slope: longest.slope)
  }
}

extension Facet {
  /// Whether it has the views, findings and frames that a piece of a line has at some places.
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
  /// The part between some places.
  fileprivate func part(_ places: ClosedRange<Double>) -> LinePiece {
    LinePiece(line: line, places: places, probe: probe, constants: constants, slopes: slopes, begins: begins)
  }

  /// Whether a size alone lies on it, and has its views, findings and frames.
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
