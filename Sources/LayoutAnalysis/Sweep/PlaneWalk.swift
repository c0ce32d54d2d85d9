import LayoutEngine
import LayoutModel
import LayoutSimulator

/// A walk through a plane of sizes, which finds the convex parts of it on which every number is affine.
///
/// From a probe its certificates, taken as functions of width and height, give the half planes of the part that it lies in; what
/// is left of the polygon beyond each of these is convex again, and is walked through next (Bemporad, Morari, Dua and
/// Pistikopoulos, The explicit linear quadratic regulator for constrained systems, Automatica 38, 2002, theorem 3).
/// Whatever a part is taken to be, it is held against its corners: convexity does the rest, as along a line (`LineWalk`).
struct PlaneWalk {
  private var pending: [(polygon: Polygon, cuts: Int)] = []
  /// From where local slopes are taken, in points.
  private static let step = 1.0 / 64
  /// How far inside a polygon its corners are looked at.
  private static let inset = 1e-3
  /// Of layouts without a certificate, how long the sides of a part are at most.
  private static let grain = 128.0
  /// Polygons as small as this are what they are, in points.
  private static let least = 0.02

  /// A walk through a rectangle, which is cut where rules of windows change by steps.
  init(through range: WindowRange, of screen: ResizedScreen) {
    var polygons = [Polygon(range)]
    for step in screen.device.windowSteps(in: screen.orientation) {
      let plane: HalfPlane =
        switch step {
        case .width(let width): HalfPlane(width: 1, height: 0, bound: width)
        case .height(let height): HalfPlane(width: 0, height: 1, bound: height)
        case .square: HalfPlane(width: 1, height: -1, bound: 0)
        }
      polygons = polygons.flatMap { polygon in
        [plane, plane.opposite].compactMap { polygon.clipped(by: $0) }
      }
    }
    pending = polygons.reversed().map { ($0, 0) }
  }

  /// The next part; `nil` where there is none left.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func next(of screen: inout ResizedScreen) throws -> Facet? {
    while let (polygon, cuts) = pending.popLast() {
      if let facet = try explore(polygon, cuts, &screen) { return facet }
    }
    return nil
  }

  private mutating func explore(_ polygon: Polygon, _ cuts: Int, _ screen: inout ResizedScreen) throws -> Facet? {
    let middle = try screen.probe(polygon.middle)
    let corners = try polygon.cornersInside(by: Self.inset).map { try screen.probe($0) }
    let extent = max(
      polygon.widths.upperBound - polygon.widths.lowerBound, polygon.heights.upperBound - polygon.heights.lowerBound)
    let numbers = Self.numbers(corners)
    if let numbers, corners.allSatisfy({ $0.isMadeLike(middle) && Facet.fit(numbers, $0) }), Facet.fit(numbers, middle)
    {
      let isCertified = corners.allSatisfy { Certificate(middle, $0) != .none }
      if isCertified || extent <= Self.grain { return Facet(polygon: polygon, probe: middle, numbers: numbers) }
    }
    guard extent > Self.least else {
      let constant = middle.numbers.map { AffineNumber($0) }
      return Facet(
        polygon: polygon, probe: middle, numbers: numbers.flatMap { Facet.fit($0, middle) ? $0 : nil } ?? constant)
    }
    // Now and then the middle, whatever is known: a polygon ends.
    if cuts % 6 != 5, try cutByCertificates(polygon, middle, cuts, &screen) { return nil }
    var plane: HalfPlane?
    if cuts % 6 != 5 { plane = try meeting(polygon, middle, corners, &screen) ?? parting(corners, &screen) }
    let halves = Self.halves(of: polygon, plane ?? Self.bisector(of: polygon))
    for half in halves { pending.append((half, cuts + 1)) }
    return nil
  }

  /// The affine numbers of a polygon, by three of its corners that lie far apart.
  private static func numbers(_ corners: [WindowProbe]) -> [AffineNumber]? {
    guard corners.count > 2 else { return nil }
    return Facet.numbers(corners[0], corners[corners.count / 3], corners[2 * corners.count / 3])
      ?? Facet.numbers(corners[0], corners[1], corners[2])
  }

  private static func halves(of polygon: Polygon, _ plane: HalfPlane) -> [Polygon] {
    let halves = [plane, plane.opposite].compactMap { polygon.clipped(by: $0) }
    if halves.count == 2 { return halves }
    let bisector = bisector(of: polygon)
    return [bisector, bisector.opposite].compactMap { polygon.clipped(by: $0) }
  }

  /// The line through the middle of the longer side.
  private static func bisector(of polygon: Polygon) -> HalfPlane {
    let (widths, heights) = (polygon.widths, polygon.heights)
    let isWide = widths.upperBound - widths.lowerBound >= heights.upperBound - heights.lowerBound
    let range = isWide ? widths : heights
    return HalfPlane(
      width: isWide ? 1 : 0, height: isWide ? 0 : 1, bound: (range.lowerBound + range.upperBound) / 2)
  }

  // MARK: Certificates

  /// Cuts a polygon by the half planes in which the certificates of its middle hold; `false` where these don't cut it.
  private mutating func cutByCertificates(
    _ polygon: Polygon, _ middle: WindowProbe, _ cuts: Int, _ screen: inout ResizedScreen
  ) throws -> Bool {
    guard let (right, down) = try neighbours(of: middle, &screen) else { return false }
    var planes: [HalfPlane] = []
    for name in middle.evidence.keys.sorted() {
      guard let parts = middle.evidence[name]?.parts, let others = right.evidence[name]?.parts,
        let further = down.evidence[name]?.parts, parts.count == others.count, parts.count == further.count
      else { continue }
      for (part, (other, third)) in zip(parts, zip(others, further)) {
        for values in part.margins(with: other, third) {
          guard let plane = Self.halfPlane(values, at: middle.size), !planes.contains(plane) else { continue }
          planes.append(plane)
        }
      }
    }
    var rest = polygon
    var outer: [Polygon] = []
    for plane in planes {
      guard let beyond = rest.clipped(by: plane.opposite), let within = rest.clipped(by: plane) else { continue }
      outer.append(beyond)
      rest = within
    }
    guard !outer.isEmpty else { return false }
    for polygon in outer.reversed() { pending.append((polygon, cuts + 1)) }
    pending.append((rest, cuts + 1))
    return true
  }

  /// Probes a little to the right of one, and a little higher, of the same make.
  private func neighbours(
    of probe: WindowProbe, _ screen: inout ResizedScreen
  ) throws -> (WindowProbe, WindowProbe)? {
    let (width, height) = (probe.size.width, probe.size.height)
    let right = try screen.probe(Size(width: width + Self.step, height: height))
    let down = try screen.probe(Size(width: width, height: height + Self.step))
    return right.isMadeLike(probe) && down.isMadeLike(probe) ? (right, down) : nil
  }

  /// Where a margin, known at a size and a step to its right and above it, isn't negative.
  private static func halfPlane(_ margin: (Double, Double, Double), at size: Size) -> HalfPlane? {
    let x = (margin.1 - margin.0) / step
    let y = (margin.2 - margin.0) / step
    let largest = max(abs(x), abs(y))
    // What has no margin where it is known to hold holds there alone, and tells nothing.
    guard largest > 1e-9, margin.0 > 1e-7 else { return nil }
    let (width, height) = ((-x / largest).simplified(within: 1e-9), (-y / largest).simplified(within: 1e-9))
    let bound = margin.0 / largest + width * size.width + height * size.height
    return HalfPlane(width: width, height: height, bound: bound.simplified(within: 4e-7))
  }

  // MARK: Parting lines

  /// The line through two places on a polygon's edges between which something else begins, such as a conflict.
  private func parting(_ corners: [WindowProbe], _ screen: inout ResizedScreen) throws -> HalfPlane? {
    var places: [Size] = []
    for (number, corner) in corners.enumerated() {
      let next = corners[(number + 1) % corners.count]
      if !corner.isMadeLike(next) { places.append(try Self.parting(from: corner, to: next, &screen)) }
    }
    guard let first = places.first, let last = places.last else { return nil }
    let (x, y) = (last.height - first.height, first.width - last.width)
    let largest = max(abs(x), abs(y))
    guard largest > Self.least else { return nil }
    let (width, height) = ((x / largest).simplified(within: 1e-5), (y / largest).simplified(within: 1e-5))
    return HalfPlane(
      width: width, height: height, bound: (width * first.width + height * first.height).simplified(within: 1e-6))
  }

  /// Where on the way from one probe to another what is about the first ends.
  private static func parting(
    from start: WindowProbe, to end: WindowProbe, _ screen: inout ResizedScreen
  ) throws -> Size {
    var (low, high) = (start.size, end.size)
    func middle() -> Size { Size(width: (low.width + high.width) / 2, height: (low.height + high.height) / 2) }
    while abs(high.width - low.width) + abs(high.height - low.height) > 4e-7 {
      let probe = try screen.probe(middle())
      if probe.isMadeLike(start) { low = probe.size } else { high = probe.size }
    }
    return middle()
  }

  // MARK: Meeting lines

  /// The line on which the numbers about the middle come to those about a corner that isn't like it.
  private func meeting(
    _ polygon: Polygon, _ middle: WindowProbe, _ corners: [WindowProbe], _ screen: inout ResizedScreen
  ) throws -> HalfPlane? {
    guard let (right, down) = try neighbours(of: middle, &screen),
      let numbers = Facet.numbers(middle, right, down),
      let other = corners.first(where: { !$0.isMadeLike(middle) || !Facet.fit(numbers, $0) }),
      other.numbers.count == numbers.count
    else { return nil }
    // Into the polygon from the corner.
    let (x, y) = (middle.size.width < other.size.width, middle.size.height < other.size.height)
    let size = other.size
    let beside = try screen.probe(Size(width: size.width + (x ? -Self.step : Self.step), height: size.height))
    let above = try screen.probe(Size(width: size.width, height: size.height + (y ? -Self.step : Self.step)))
    guard beside.isMadeLike(other), above.isMadeLike(other), let others = Facet.numbers(other, beside, above) else {
      return nil
    }
    for (own, its) in zip(numbers, others) {
      let difference = own - its
      let largest = max(abs(difference.width), abs(difference.height))
      guard largest > 1e-6 else { continue }
      let (width, height) = (
        (difference.width / largest).simplified(within: 1e-8), (difference.height / largest).simplified(within: 1e-8)
      )
      let plane = HalfPlane(
        width: width, height: height, bound: (-difference.constant / largest).simplified(within: 1e-6))
      if polygon.clipped(by: plane) != nil, polygon.clipped(by: plane.opposite) != nil { return plane }
    }
    return nil
  }
}
