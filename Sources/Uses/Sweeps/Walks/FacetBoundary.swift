import LayoutEngine
import LayoutModel
import LayoutSimulator

/// The line on which a probe's facts end on the way to another probe.
///
/// Usually the other probe's evidence gives it: one of the half planes that exclude the first probe has this line.
/// Otherwise the line is traced: it runs through the point where the facts end on the way, and where they end on
/// circles around that point, which grow as long as the line is straight. This happens if another of several conflicts
/// is reported, or if the facts that end are no condition of either probe.
///
///          ╱ other        ×: the end on the way, by bisection
///      ○──×──○            ○: the ends on circles around ×
///     probe ╱
struct FacetBoundary {
  let probe: WindowProbe
  /// A Boolean value that tells whether all of the probe's evidence is known.
  let isProvable: Bool
  /// The probe's numbers as affine numbers.
  private let numbers: [AffineNumber]
  /// The polygon in which the line is sought.
  private let zone: Polygon
  private let conditions: FacetConditions

  /// The radii of the first circles, the largest first: if two lines meet near the point, smaller circles meet only
  /// one.
  private static let firstRadii = [1.0 / 4, 1.0 / 64, 1.0 / 1024]
  /// The factor by which a circle grows.
  private static let growth = 8.0

  init(
    probe: WindowProbe, isProvable: Bool, numbers: [AffineNumber], _ zone: Polygon, _ conditions: FacetConditions
  ) {
    self.probe = probe
    self.isProvable = isProvable
    self.numbers = numbers
    self.zone = zone
    self.conditions = conditions
  }

  /// Tells whether the probe's facts also hold in another window.
  func isSame(_ other: WindowProbe) -> Bool {
    isProvable ? probe.restsOnSame(as: other, .breaks) : probe.isMadeLike(other) && Facet.fit(numbers, other)
  }

  /// Returns the half plane on the probe's side; `nil` if no straight line separates the two.
  ///
  /// - Throws: `LayoutFailure` if the solver fails.
  func halfPlane(before other: WindowProbe, _ screen: inout ResizedScreen) throws -> HalfPlane? {
    if let plane = try conditions.halfPlane(of: other, without: probe.size, &screen) { return plane.opposite }
    let (inside, outside) = try end(from: probe.size, to: other.size, &screen)
    let way = Direction(from: probe.size, to: other.size)
    let beyond = try screen.probe(way.size(from: outside, by: SweepTolerances.beside))
    if zone.contains(beyond.size), !isSame(beyond),
      let plane = try conditions.halfPlane(of: beyond, without: probe.size, &screen)
    {
      return plane.opposite
    }
    return try straightLine(through: inside, &screen) ?? line(through: inside, along: way, &screen)
  }

  /// Returns the half plane whose line is perpendicular to the way to another probe, at the point where the probe's
  /// facts end on it.
  ///
  /// - Throws: `LayoutFailure` if the solver fails.
  func halfPlane(across other: WindowProbe, _ screen: inout ResizedScreen) throws -> HalfPlane {
    let (x, y) = (other.size.width - probe.size.width, other.size.height - probe.size.height)
    let largest = max(abs(x), abs(y), .leastNormalMagnitude)
    let (width, height) = (x / largest, y / largest)
    let end = try end(from: probe.size, to: other.size, &screen).inside
    return HalfPlane(width: width, height: height, bound: width * end.width + height * end.height)
  }

  /// Finds by bisection where the facts end on a straight way from a size at which they hold to one at which they
  /// don't.
  private func end(
    from start: Size, to other: Size, _ screen: inout ResizedScreen
  ) throws -> (inside: Size, outside: Size) {
    var (low, high) = (start, other)
    while abs(high.width - low.width) + abs(high.height - low.height) > SweepTolerances.place {
      let middle = Size(width: (low.width + high.width) / 2, height: (low.height + high.height) / 2)
      if isSame(try screen.probe(middle)) { low = middle } else { high = middle }
    }
    return (low, high)
  }

  // MARK: Upright and level lines

  /// Returns the vertical or horizontal line through a point if it divides the whole zone; most lines are one of the
  /// two.
  private func straightLine(through place: Size, _ screen: inout ResizedScreen) throws -> HalfPlane? {
    let (x, y) = (
      place.width.simplified(within: SweepTolerances.place), place.height.simplified(within: SweepTolerances.place)
    )
    let upright = [zone.heights.lowerBound, zone.heights.upperBound].map { Size(width: x, height: $0) }
    let level = [zone.widths.lowerBound, zone.widths.upperBound].map { Size(width: $0, height: y) }
    for ends in [upright, level] {
      guard let share = zone.share(from: ends[0], to: ends[1]) else { continue }
      let line = Direction(from: ends[0], to: ends[1])
      let length = ends[1].width - ends[0].width + ends[1].height - ends[0].height
      let places = [
        share.lowerBound * length + 2 * SweepTolerances.beside, share.upperBound * length - 2 * SweepTolerances.beside,
      ].map { line.size(from: ends[0], by: $0) }
      let own = HalfPlane(through: ends[0], ends[1], inside: probe.size)
      let isLeft = own.excess(of: line.left.size(from: ends[0], by: 1)) < 0
      let (near, far) = isLeft ? (line.left, line.right) : (line.right, line.left)
      let parts = try places.allSatisfy { place in
        let (before, behind) = (
          near.size(from: place, by: SweepTolerances.gap), far.size(from: place, by: SweepTolerances.gap)
        )
        guard zone.contains(before), zone.contains(behind) else { return false }
        let (inside, outside) = (try screen.probe(before), try screen.probe(behind))
        return isSame(inside) && !isSame(outside)
      }
      if parts { return own }
    }
    return nil
  }

  // MARK: Circles

  private func line(
    through place: Size, along way: Direction, _ screen: inout ResizedScreen
  ) throws -> HalfPlane? {
    for radius in Self.firstRadii {
      guard var ends = try ends(about: place, radius, along: way, &screen) else { continue }
      var reach = radius * Self.growth
      while let farther = try farther(ends, about: place, reach, &screen) {
        ends = farther
        reach *= Self.growth
      }
      return HalfPlane(through: ends.left, ends.right, inside: probe.size)
    }
    return nil
  }

  /// Returns the points where the line meets a small circle; `nil` if they aren't collinear with the centre.
  private func ends(
    about place: Size, _ radius: Double, along way: Direction, _ screen: inout ResizedScreen
  ) throws -> (left: Size, right: Size)? {
    let back = way.opposite
    guard zone.contains(way.size(from: place, by: radius)), try isSame(about: place, back, radius, &screen),
      try !isSame(about: place, way, radius, &screen)
    else { return nil }
    var sides: [Size] = []
    for side in [way.left, way.right] {
      // A half circle from where the facts hold to where they don't: back, to the side, ahead.
      guard zone.contains(side.size(from: place, by: radius)) else { continue }
      let isSame = try isSame(about: place, side, radius, &screen)
      sides.append(try end(about: place, radius, from: isSame ? side : back, to: isSame ? way : side, &screen))
    }
    switch sides.count {
    case 2: return Self.areOnOneLine(sides[0], place, sides[1]) ? (sides[0], sides[1]) : nil
    case 1: return (sides[0], place)
    default: return nil
    }
  }

  /// Returns the points where the line through two points meets a larger circle, on at least one side; `nil` if it
  /// isn't found there.
  private func farther(
    _ ends: (left: Size, right: Size), about place: Size, _ radius: Double, _ screen: inout ResizedScreen
  ) throws -> (left: Size, right: Size)? {
    var found = ends
    var isFound = false
    let line = Direction(from: ends.right, to: ends.left)
    for (way, isLeft) in [(line, true), (line.opposite, false)] {
      let guess = way.size(from: place, by: radius)
      guard zone.contains(guess) else { continue }
      // The search extends as far beside the guess as the precision of the two points requires.
      let distance = SweepTolerances.gap * Self.growth
      let across = [way.left, way.right].map { $0.size(from: guess, by: distance) }
      guard across.allSatisfy(zone.contains) else { continue }
      let (left, right) = (try screen.probe(across[0]), try screen.probe(across[1]))
      guard isSame(left) != isSame(right) else { continue }
      let end = try end(
        from: isSame(left) ? left.size : right.size, to: isSame(left) ? right.size : left.size, &screen
      ).inside
      if isLeft { found.left = end } else { found.right = end }
      isFound = true
    }
    return isFound ? found : nil
  }

  private func isSame(
    about place: Size, _ way: Direction, _ radius: Double, _ screen: inout ResizedScreen
  ) throws -> Bool {
    isSame(try screen.probe(way.size(from: place, by: radius)))
  }

  /// Finds where the facts end on a quarter of a circle.
  private func end(
    about place: Size, _ radius: Double, from start: Direction, to other: Direction, _ screen: inout ResizedScreen
  ) throws -> Size {
    var (low, high) = (start, other)
    while low.distance(to: high) * radius > SweepTolerances.place {
      let middle = low.middle(with: high)
      if try isSame(about: place, middle, radius, &screen) { low = middle } else { high = middle }
    }
    return low.size(from: place, by: radius)
  }

  private static func areOnOneLine(_ a: Size, _ b: Size, _ c: Size) -> Bool {
    let way = Direction(from: a, to: c)
    let distance = way.x * (b.height - a.height) - way.y * (b.width - a.width)
    return abs(distance) < SweepTolerances.breadth
  }
}

extension HalfPlane {
  /// Creates the half plane with a line through two points, which are exact to `SweepTolerances.place`, and with a size
  /// inside.
  fileprivate init(through a: Size, _ b: Size, inside size: Size) {
    let (x, y) = (b.height - a.height, a.width - b.width)
    let largest = max(abs(x), abs(y), .leastNormalMagnitude)
    let noise = 2 * SweepTolerances.place / largest
    let (width, height) = ((x / largest).simplified(within: noise), (y / largest).simplified(within: noise))
    let bounds = [a, b].map { width * $0.width + height * $0.height }
    let bound = ((bounds[0] + bounds[1]) / 2).simplified(within: 2 * SweepTolerances.place)
    let plane = HalfPlane(width: width, height: height, bound: bound)
    self = plane.excess(of: size) <= 0 ? plane : plane.opposite
  }
}

/// A direction in the plane of sizes, as a vector one point long.
private struct Direction {
  let x: Double
  let y: Double

  private init(_ x: Double, _ y: Double) {
    let length = max((x * x + y * y).squareRoot(), .leastNormalMagnitude)
    self.x = x / length
    self.y = y / length
  }

  init(from start: Size, to end: Size) { self.init(end.width - start.width, end.height - start.height) }

  var opposite: Direction { Direction(-x, -y) }
  var left: Direction { Direction(-y, x) }
  var right: Direction { Direction(y, -x) }

  func middle(with other: Direction) -> Direction { Direction(x + other.x, y + other.y) }

  func distance(to other: Direction) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  func size(from size: Size, by distance: Double) -> Size {
    Size(width: size.width + distance * x, height: size.height + distance * y)
  }
}
