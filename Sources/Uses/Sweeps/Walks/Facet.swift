import LayoutEngine
import LayoutModel

/// A part of the plane of sizes on which every number is affine.
struct Facet: Sendable {
  var polygon: Polygon
  /// A probe inside the part.
  let probe: WindowProbe
  /// The probe's numbers as affine numbers.
  let numbers: [AffineNumber]
  /// A Boolean value that tells whether only the probe is known, and nothing is proved about the rest of the part.
  var isSampled = false

  /// Returns the affine numbers through three probes; `nil` if these are collinear.
  static func numbers(_ a: WindowProbe, _ b: WindowProbe, _ c: WindowProbe) -> [AffineNumber]? {
    let (x1, y1) = (b.size.width - a.size.width, b.size.height - a.size.height)
    let (x2, y2) = (c.size.width - a.size.width, c.size.height - a.size.height)
    let determinant = x1 * y2 - x2 * y1
    let reach = max(abs(x1), abs(y1), abs(x2), abs(y2))
    guard abs(determinant) > SweepTolerances.flat * reach * reach, a.numbers.count == b.numbers.count,
      a.numbers.count == c.numbers.count
    else { return nil }
    let noise = SweepTolerances.slope(overTwiceArea: abs(determinant), reach: reach)
    return a.numbers.indices.map { number in
      let (d1, d2) = (b.numbers[number] - a.numbers[number], c.numbers[number] - a.numbers[number])
      let width = ((d1 * y2 - d2 * y1) / determinant).simplified(within: noise)
      let height = ((x1 * d2 - x2 * d1) / determinant).simplified(within: noise)
      let constant = a.numbers[number] - width * a.size.width - height * a.size.height
      return AffineNumber(constant.simplified(within: 2 * SweepTolerances.noise), width: width, height: height)
    }
  }

  /// Tells whether affine numbers fit a probe.
  static func fit(_ numbers: [AffineNumber], _ probe: WindowProbe) -> Bool {
    guard numbers.count == probe.numbers.count else { return false }
    return zip(numbers, probe.numbers).allSatisfy { number, value in
      abs(number[probe.size] - value) <= SweepTolerances.number(value)
    }
  }

  /// Tells whether another part has the same views, frames and findings.
  func isLike(_ other: Facet) -> Bool {
    guard isSampled == other.isSampled, probe.isLike(other.probe) else { return false }
    return (0..<probe.frameCount).allSatisfy { numbers[$0].isNear(other.numbers[$0]) }
  }
}
