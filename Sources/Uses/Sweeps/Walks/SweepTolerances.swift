/// The tolerances of sweeps and proofs, in one place, each with its unit and origin.
///
/// Two limits matter. First, the solver accepts errors of up to a millionth of a point, and texts fit if they are too
/// wide by as much. A breakpoint derived from two layouts may be off by about that, divided by the speed at which a
/// number moves. Second, doubles have 53 bits: a number of some thousand points is off by some 1e-12, and by more after
/// division by a short distance.
package enum SweepTolerances {
  // MARK: Numbers of layouts, in points

  /// The maximum difference between a number and its piece's value, in points: half of the millionth by which frames
  /// are distinguished, so that two pieces that fit one layout agree.
  package static let number = 5e-7
  /// The rounding noise of a number of some thousand points that was divided by a length and multiplied by another, in
  /// points.
  package static let noise = 2e-9
  /// The shortfall of an assertion that counts as none, in points: the solver's tolerance.
  package static let lacking = 1e-6
  /// The difference by which a shortfall must be larger to make a better witness, in points: rounding.
  static let moreLacking = 1e-9
  /// The maximum distance of a number from the fraction that it stands for, after a division of two of a piece's
  /// numbers.
  package static let fraction = 1e-8

  /// Returns the maximum difference between a number of some size and its piece's value; relative above a thousand
  /// points.
  package static func number(_ value: Double) -> Double { number * max(1, abs(value) * 1e-3) }

  // MARK: Places on a line, in points

  /// The distance between a breakpoint and the layouts beside it, in points. It exceeds the error that the solver's and
  /// the texts' tolerances cause, for a number that moves at least a thirtieth as fast as the window.
  package static let gap = 3e-5
  /// The distance below which two places are one, in points.
  package static let place = 4e-7
  /// The precision to which an end is sought, in points: half of `place`.
  package static let end = place / 2
  /// The maximum distance of a place found from two slopes from the fraction that it stands for, in points.
  package static let guess = 1e-6
  /// The rounding error of a place derived from two adjacent layouts, in points.
  static let roundingOfPlaces = 1e-9
  /// The minimum length of a piece whose slopes are precise enough to extrapolate, in points.
  static let leastLength = 1e-3
  /// The distance below which two failures are one, in points.
  package static let touch = 1e-6
  /// The distance of a witness from the end of a failing range, in points: the thousandths that are printed.
  package static let witness = 1e-3

  // MARK: Slopes: what a number moves by for each point

  /// The difference below which two slopes are distinguished by where they lead: over a thousand points it makes a
  /// ten-thousandth.
  static let bend = 1e-7
  /// The difference below which the crossing of two slopes isn't worth examining.
  package static let crossing = 1e-6
  /// The slope along a line below which a fall is rounding noise.
  package static let fall = 1e-11
  /// The slope beside a size of a plane below which a fall is rounding noise; slopes there are measured over distances
  /// as short as 1e-5.
  static let fallInPlanes = 1e-9

  /// Returns the rounding error of a slope measured over a length.
  package static func slope(over length: Double) -> Double { max(2e-12, 2e-11 / length) }

  /// Returns the rounding error of a slope measured over a triangle: two products, divided by twice its area.
  package static func slope(overTwiceArea area: Double, reach: Double) -> Double { max(2e-12, 4e-11 * reach / area) }

  // MARK: Sizes in a plane, in points

  /// The distance below which two corners are one, and the thickness below which a polygon is a line, in points.
  package static let corner = 1e-6
  /// The distance by which rounding may put a size beyond an edge, in points.
  package static let edge = 1e-6
  /// The same distance for a piece's edge, which is stored as the fraction that it is.
  static let edgeOfPieces = 1e-7
  /// The maximum distance of a size from a part's edge that it lies on, in points: twice the error of an edge.
  package static let breadth = 2 * edge
  /// The length below which an edge, or an open part of one, is rounding noise, in points.
  static let shortEdge = 1e-5
  /// The distance beyond an edge, or inside a corner, at which to look for what lies there, in points.
  package static let beside = 1e-3
  /// The maximum distance of an edge's coefficients, the larger of which is 1, from the fractions that they stand for.
  package static let coefficient = 1e-9
  /// The flatness below which the triangle of three sizes shows no slopes, relative to the square of their distance.
  package static let flat = 1e-6
  /// The same limit as an area, in square points, for sizes at least 1e-5 apart.
  static let leastArea = 1e-12
  /// The relative difference between the hull's area and the sum of two polygons' areas up to which the two form one
  /// polygon.
  package static let area = 1e-6
}
