import Documents
import LayoutModel

/// The pieces of a plane of sizes. Similar parts form one piece if their union is convex; narrow and low pieces come first.
enum PlanePieces {
  /// Returns the pieces made of parts, in order, then those of lines and single sizes at which something else holds.
  ///
  /// - Parameters:
  ///   - facets: The parts.
  ///   - alone: The lines, followed by the single sizes.
  ///   - screen: The screen to lay out.
  /// - Returns: The pieces.
  /// - Throws: `LayoutFailure` where the solver fails.
  static func pieces(
    _ facets: [Facet], alone: [LinePiece], of screen: inout ResizedScreen
  ) throws -> [Sweep.Piece] {
    let facets = ordered(facets)
    var pieces: [Sweep.Piece] = []
    for place in facets.indices {
      let facet = facets[place]
      var begins: String?
      for other in facets[..<place].reversed() where begins == nil && !facet.isSampled {
        guard let common = other.polygon.commonEdge(with: facet.polygon) else { continue }
        begins = try cause(from: common.outside, to: common.inside, &screen)
      }
      if facet.isSampled {
        begins =
          "sampled at \(JSONText.thousandths(facet.probe.size.width))x\(JSONText.thousandths(facet.probe.size.height))"
      }
      pieces.append(
        Sweep.Piece(
          within: facet.polygon.halfPlanes, width: facet.polygon.widths, height: facet.polygon.heights, facet.probe,
          numbers: { facet.numbers[$0] }, begins: begins ?? (place > 0 ? "other constraints bind" : nil),
          corners: facet.polygon.corners, after: pieces.last?.views ?? [],
          sample: facet.isSampled ? facet.probe.size : nil))
    }
    for piece in alone {
      let middle = piece.middle
      let around = facets.last { !$0.isSampled && $0.polygon.contains(middle) }
      pieces.append(
        Sweep.Piece(piece, begins: around.map { SweepCause(from: $0.probe, to: piece.probe).words }))
    }
    return pieces
  }

  /// Returns why two windows differ; general words if no more windows are to be laid out.
  private static func cause(from before: Size, to after: Size, _ screen: inout ResizedScreen) throws -> String? {
    do {
      let before = try screen.probe(before).framesAlone
      return SweepCause(from: before, to: try screen.probe(after).framesAlone).words
    } catch SweepError.stopped {
      return nil
    }
  }

  /// Returns the parts as pieces, in order: joined where they are alike.
  static func ordered(_ facets: [Facet]) -> [Facet] {
    joined(facets).sorted { order($0.polygon) < order($1.polygon) }
  }

  private static func order(_ polygon: Polygon) -> (Double, Double, Double, Double, Double) {
    (
      polygon.widths.lowerBound, polygon.heights.lowerBound, polygon.widths.upperBound, polygon.heights.upperBound,
      polygon.middle.width
    )
  }

  /// Joins parts that are alike, as long as the union of two of them is convex.
  private static func joined(_ facets: [Facet]) -> [Facet] {
    var groups: [[Facet]] = []
    for facet in facets {
      if let place = groups.firstIndex(where: { $0[0].isLike(facet) }) {
        groups[place].append(facet)
      } else {
        groups.append([facet])
      }
    }
    return groups.flatMap { group in
      Polygon.joined(group.map(\.polygon)).map { polygon, place in
        var facet = group[place]
        facet.polygon = polygon
        return facet
      }
    }
  }
}

extension Sweep.Piece {
  /// Creates a plane's piece for a line or a single size.
  fileprivate init(_ piece: LinePiece, begins: String?) {
    let ends = [piece.places.lowerBound, piece.places.upperBound].map(piece.line.size(at:))
    let bounds = Polygon(ends)
    self.init(
      within: piece.isPoint ? HalfPlane.point(ends[0]) : piece.line.halfPlanes(piece.places), width: bounds.widths,
      height: bounds.heights, piece.probe, numbers: piece.number, begins: begins ?? "the window fills the screen",
      corners: piece.isPoint ? [ends[0]] : ends)
  }
}

extension Polygon {
  /// Returns points on either side of the edge shared with another polygon, at its middle; `nil` if there is none.
  fileprivate func commonEdge(with other: Polygon) -> (outside: Size, inside: Size)? {
    guard widths.lowerBound <= other.widths.upperBound + SweepTolerances.beside,
      other.widths.lowerBound <= widths.upperBound + SweepTolerances.beside,
      heights.lowerBound <= other.heights.upperBound + SweepTolerances.beside,
      other.heights.lowerBound <= heights.upperBound + SweepTolerances.beside
    else { return nil }
    for (a, b) in other.edges {
      let (x, y) = (b.width - a.width, b.height - a.height)
      let length = (x * x + y * y).squareRoot()
      guard length > 4 * SweepTolerances.beside else { continue }
      let (right, up) = (y / length * SweepTolerances.beside, -x / length * SweepTolerances.beside)
      func beyond(_ size: Size) -> Size { Size(width: size.width + right, height: size.height + up) }
      guard let share = share(from: beyond(a), to: beyond(b)),
        (share.upperBound - share.lowerBound) * length > 4 * SweepTolerances.beside
      else { continue }
      let middle = (share.lowerBound + share.upperBound) / 2
      let place = Size(width: a.width + middle * x, height: a.height + middle * y)
      return (beyond(place), Size(width: place.width - right, height: place.height - up))
    }
    return nil
  }
}
