import LayoutModel

/// A convex polygon of sizes, its corners counterclockwise, in points.
struct Polygon: Sendable {
  let corners: [Size]
  /// The widths from the least to the greatest.
  let widths: ClosedRange<Double>
  /// The heights from the least to the greatest.
  let heights: ClosedRange<Double>

  init(_ corners: [Size]) {
    self.corners = corners
    widths = Self.range(corners, \.width)
    heights = Self.range(corners, \.height)
  }

  /// Creates a rectangle of widths and heights.
  init(_ range: WindowRange) {
    let (w, h) = (range.width, range.height)
    self.init([
      Size(width: w.lowerBound, height: h.lowerBound), Size(width: w.upperBound, height: h.lowerBound),
      Size(width: w.upperBound, height: h.upperBound), Size(width: w.lowerBound, height: h.upperBound),
    ])
  }

  /// Returns the part on the inside of a line; `nil` if there is none but an edge.
  func clipped(by plane: HalfPlane) -> Polygon? {
    let norm = (plane.width * plane.width + plane.height * plane.height).squareRoot()
    guard norm > 0 else { return plane.bound >= 0 ? self : nil }
    let excesses = corners.map { plane.excess(of: $0) / norm }
    var kept: [Size] = []
    for place in corners.indices {
      let next = (place + 1) % corners.count
      let (a, b) = (excesses[place], excesses[next])
      if a <= SweepTolerances.corner { kept.append(corners[place]) }
      guard
        (a < -SweepTolerances.corner && b > SweepTolerances.corner)
          || (a > SweepTolerances.corner && b < -SweepTolerances.corner)
      else { continue }
      let share = a / (a - b)
      kept.append(
        Size(
          width: corners[place].width + share * (corners[next].width - corners[place].width),
          height: corners[place].height + share * (corners[next].height - corners[place].height)))
    }
    let polygon = Polygon(kept).withoutNeedlessCorners
    return polygon.corners.count > 2 && polygon.thickness > 2 * SweepTolerances.corner ? polygon : nil
  }

  /// Returns the part on the inside of some lines, around a point inside; lines that would leave nothing are ignored.
  func clipped(by planes: [HalfPlane], about place: Size) -> Polygon {
    planes.reduce(self) { rest, plane in plane.excess(of: place) <= 0 ? rest.clipped(by: plane) ?? rest : rest }
  }

  /// Returns the part of the way from one size to another that lies inside, as fractions from 0 to 1; `nil` if there is
  /// none. A point up to a distance beyond an edge, in points, counts as inside.
  func share(from start: Size, to end: Size, within distance: Double = 0) -> ClosedRange<Double>? {
    var (low, high) = (0.0, 1.0)
    for (a, b) in edges {
      let (x, y) = (b.width - a.width, b.height - a.height)
      let length = (x * x + y * y).squareRoot()
      guard length > 0 else { continue }
      // The distances from the edge, inward.
      let first = (x * (start.height - a.height) - y * (start.width - a.width)) / length + distance
      let last = (x * (end.height - a.height) - y * (end.width - a.width)) / length + distance
      if first < 0, last < 0 { return nil }
      if first < 0 {
        low = max(low, first / (first - last))
      } else if last < 0 {
        high = min(high, first / (first - last))
      }
    }
    return low < high ? low...high : nil
  }

  /// Tells whether two polygons share more than edges.
  func overlaps(_ other: Polygon) -> Bool {
    var rest: Polygon? = self
    for plane in other.halfPlanes { rest = rest?.clipped(by: plane) }
    return rest != nil
  }

  /// The longer side of the bounding box, in points.
  var extent: Double {
    max(widths.upperBound - widths.lowerBound, heights.upperBound - heights.lowerBound)
  }

  /// The polygon without corners that coincide with others or lie on the line between their neighbours.
  private var withoutNeedlessCorners: Polygon {
    var kept = corners
    var place = 0
    while kept.count > 2, place < kept.count {
      let (before, after) = (kept[(place + kept.count - 1) % kept.count], kept[(place + 1) % kept.count])
      let corner = kept[place]
      let (x, y) = (after.width - before.width, after.height - before.height)
      let length = (x * x + y * y).squareRoot()
      let distance = x * (corner.height - before.height) - y * (corner.width - before.width)
      if length < SweepTolerances.corner || abs(distance) / length < SweepTolerances.corner {
        kept.remove(at: place)
        place = max(0, place - 1)
      } else {
        place += 1
      }
    }
    return Polygon(kept)
  }

  /// Twice the area divided by the perimeter: approximately the polygon's thickness, in points.
  private var thickness: Double {
    var (area, around) = (0.0, 0.0)
    for (a, b) in edges {
      area += a.width * b.height - b.width * a.height
      around += ((b.width - a.width) * (b.width - a.width) + (b.height - a.height) * (b.height - a.height)).squareRoot()
    }
    return around > 0 ? abs(area) / around : 0
  }

  var edges: [(Size, Size)] { corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) } }

  /// The mean of the corners, which lies inside.
  var middle: Size {
    let count = Double(corners.count)
    return Size(
      width: corners.reduce(0) { $0 + $1.width } / count, height: corners.reduce(0) { $0 + $1.height } / count)
  }

  /// Returns the corners of the part that is inside every edge by a distance, or by a quarter of the polygon's
  /// thickness; polygons meet at their edges.
  func cornersInside(by distance: Double) -> [Size] {
    let distance = min(distance, thickness / 4)
    let inner = edges.reduce(self) { rest, edge in
      let (x, y) = (edge.1.height - edge.0.height, edge.0.width - edge.1.width)
      let length = (x * x + y * y).squareRoot()
      guard length > 0 else { return rest }
      let bound = (x * edge.0.width + y * edge.0.height) / length - distance
      return rest.clipped(by: HalfPlane(width: x / length, height: y / length, bound: bound)) ?? rest
    }
    return inner.corners
  }

  private static func range(_ corners: [Size], _ length: (Size) -> Double) -> ClosedRange<Double> {
    guard let first = corners.first.map(length) else { return 0...0 }
    var (low, high) = (first, first)
    for corner in corners.dropFirst() {
      low = min(low, length(corner))
      high = max(high, length(corner))
    }
    return low...high
  }

  /// Tells whether a size lies in the polygon, edges included, except for rounding.
  func contains(_ size: Size) -> Bool {
    guard widths.lowerBound - SweepTolerances.edge <= size.width,
      size.width <= widths.upperBound + SweepTolerances.edge,
      heights.lowerBound - SweepTolerances.edge <= size.height, size.height <= heights.upperBound + SweepTolerances.edge
    else { return false }
    return edges.allSatisfy { a, b in
      let (x, y) = (b.width - a.width, b.height - a.height)
      // Twice the area of the triangle formed by the size and the edge: its distance times the edge's length.
      let area = x * (size.height - a.height) - y * (size.width - a.width)
      return area >= -SweepTolerances.edge * (x * x + y * y).squareRoot()
    }
  }

  /// The half planes whose intersection is the polygon; for a line between two sizes, also those of its ends.
  var halfPlanes: [HalfPlane] {
    guard corners.count > 1 else { return corners.flatMap(HalfPlane.point) }
    let ends = corners.count > 2 ? [] : HalfPlane.box(widths, heights)
    let sides = edges.map { a, b in
      let (x, y) = (b.height - a.height, a.width - b.width)
      let largest = max(abs(x), abs(y))
      let width = (x / largest).simplified(within: SweepTolerances.coefficient)
      let height = (y / largest).simplified(within: SweepTolerances.coefficient)
      return HalfPlane(
        width: width, height: height,
        bound: (width * a.width + height * a.height).simplified(within: SweepTolerances.edgeOfPieces))
    }
    return ends + sides
  }

  /// Returns the union with another polygon if it is convex; else `nil`.
  func joined(with other: Polygon) -> Polygon? {
    guard sharesEdge(with: other) else { return nil }
    let hull = Polygon.hull(of: corners + other.corners)
    return abs(hull.area - area - other.area) < SweepTolerances.area * max(1, hull.area) ? hull : nil
  }

  /// Joins polygons as long as the union of two of them is convex, each with the index of one of its parts.
  static func joined(_ polygons: [Polygon]) -> [(polygon: Polygon, place: Int)] {
    var rest = polygons.indices.map { (polygon: polygons[$0], place: $0) }
    var done: [(polygon: Polygon, place: Int)] = []
    while var last = rest.popLast() {
      var isJoined = false
      for place in rest.indices.reversed() {
        guard let joined = rest[place].polygon.joined(with: last.polygon) else { continue }
        last.polygon = joined
        rest.remove(at: place)
        isJoined = true
      }
      // A polygon that grew may join with further polygons.
      if isJoined {
        rest += done
        done = []
        rest.append(last)
      } else {
        done.append(last)
      }
    }
    return done
  }

  private func sharesEdge(with other: Polygon) -> Bool {
    widths.lowerBound <= other.widths.upperBound + SweepTolerances.corner
      && other.widths.lowerBound <= widths.upperBound + SweepTolerances.corner
      && heights.lowerBound <= other.heights.upperBound + SweepTolerances.corner
      && other.heights.lowerBound <= heights.upperBound + SweepTolerances.corner
  }

  /// The area, in square points.
  var area: Double { edges.reduce(0) { $0 + ($1.0.width * $1.1.height - $1.1.width * $1.0.height) } / 2 }

  /// Returns the convex hull of points (Andrew's monotone chain).
  private static func hull(of points: [Size]) -> Polygon {
    let sorted = points.sorted { ($0.width, $0.height) < ($1.width, $1.height) }
    func chain(_ points: [Size]) -> [Size] {
      var chain: [Size] = []
      for point in points {
        while chain.count > 1 {
          let (a, b) = (chain[chain.count - 2], chain[chain.count - 1])
          let turn = (b.width - a.width) * (point.height - a.height) - (b.height - a.height) * (point.width - a.width)
          guard turn <= 0 else { break }
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    return Polygon(chain(sorted) + chain(sorted.reversed())).withoutNeedlessCorners
  }
}

extension HalfPlane {
  /// Returns the half planes whose intersection is one size.
  static func point(_ size: Size) -> [HalfPlane] { box(size.width...size.width, size.height...size.height) }

  /// Returns the half planes whose intersection is a rectangle.
  static func box(_ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) -> [HalfPlane] {
    [
      HalfPlane(width: 1, height: 0, bound: widths.upperBound),
      HalfPlane(width: -1, height: 0, bound: -widths.lowerBound),
      HalfPlane(width: 0, height: 1, bound: heights.upperBound),
      HalfPlane(width: 0, height: -1, bound: -heights.lowerBound),
    ]
  }
}
