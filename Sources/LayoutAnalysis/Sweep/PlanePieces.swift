import LayoutModel

/// The pieces of a plane of sizes: parts alike are one piece where together they are convex, the narrow and low ones first.
enum PlanePieces {
  /// The pieces of parts, in order, and of sizes alone at which something else holds.
  static func pieces(_ facets: [Facet], alone: [WindowProbe]) -> [Sweep.Piece] {
    let facets = joined(facets).sorted { order($0.polygon) < order($1.polygon) }
    var pieces = facets.indices.map { place -> Sweep.Piece in
      let facet = facets[place]
      let neighbour =
        facets[..<place].last { $0.polygon.touches(facet.polygon) } ?? (place > 0 ? facets[place - 1] : nil)
      return Sweep.Piece(
        within: facet.polygon.halfPlanes, width: facet.polygon.widths, height: facet.polygon.heights, facet.probe,
        numbers: { facet.numbers[$0] }, begins: neighbour.map { SweepCause(from: $0.probe, to: facet.probe).words },
        corners: facet.polygon.corners)
    }
    for probe in alone {
      let size = probe.size
      let around = facets.first { facet in facet.polygon.halfPlanes.allSatisfy { $0.excess(of: size) <= 1e-6 } }
      pieces.append(
        Sweep.Piece(
          within: [
            HalfPlane(width: 1, height: 0, bound: size.width), HalfPlane(width: -1, height: 0, bound: -size.width),
            HalfPlane(width: 0, height: 1, bound: size.height), HalfPlane(width: 0, height: -1, bound: -size.height),
          ], width: size.width...size.width, height: size.height...size.height, probe,
          numbers: { AffineNumber(probe.numbers[$0].simplified(within: 2e-9)) },
          begins: around.map { SweepCause(from: $0.probe, to: probe).words } ?? "the window fills the screen",
          corners: [size]))
    }
    return pieces
  }

  private static func order(_ polygon: Polygon) -> (Double, Double, Double, Double) {
    (
      polygon.widths.lowerBound, polygon.heights.lowerBound, polygon.widths.upperBound, polygon.heights.upperBound
    )
  }

  /// Parts alike, joined as long as two of them are convex together.
  private static func joined(_ facets: [Facet]) -> [Facet] {
    var facets = facets
    var place = 0
    while place < facets.count {
      let partner = facets.indices.first { other in
        other != place && facets[other].isLike(facets[place])
          && facets[other].polygon.joined(with: facets[place].polygon) != nil
      }
      guard let partner, let polygon = facets[partner].polygon.joined(with: facets[place].polygon) else {
        place += 1
        continue
      }
      facets[min(place, partner)].polygon = polygon
      facets.remove(at: max(place, partner))
      place = 0
    }
    return facets
  }
}

extension Polygon {
  /// Whether two have a point in common, edges counted in, as far as their bounding boxes tell.
  fileprivate func touches(_ other: Polygon) -> Bool {
    let (w, h) = (widths, heights)
    let (ow, oh) = (other.widths, other.heights)
    return w.lowerBound <= ow.upperBound + 1e-6 && ow.lowerBound <= w.upperBound + 1e-6
      && h.lowerBound <= oh.upperBound + 1e-6 && oh.lowerBound <= h.upperBound + 1e-6
  }
}
