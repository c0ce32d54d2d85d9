/// What counts as nothing in sweeps and proofs, in one place: each with its unit and where it comes from.
///
/// Two things decide. The solver takes what is off by a millionth of a point for met, and texts fit where they are too wide by as
/// much: so a breakpoint that two layouts show may be off by about that, divided by how fast a number moves. And doubles have
/// 53 bits, so that a number of some thousand points is off by some 1e-12, and what is divided by a short distance by more.
enum SweepTolerances {
  // MARK: Numbers of layouts, in points

  /// How far a number may be from what its piece says: half of the millionth to which frames are told apart, so that two pieces
  /// that fit one layout agree.
  static let number = 5e-7
  /// What rounding leaves of a number of some thousand points, that was divided by a length and multiplied by another.
  static let noise = 2e-9
  /// What counts as nothing lacking of an assertion: what the solver takes for met.
  static let lacking = 1e-6
  /// By how much more must be lacking at another size for that to be the better witness: rounding.
  static let moreLacking = 1e-9
  /// How near a number is to the fraction that it stands for, after a division of two of a piece's.
  static let fraction = 1e-8

  /// How far a number of some size may be from what its piece says: of more than a thousand points, a part of that.
  static func number(_ value: Double) -> Double { number * max(1, abs(value) * 1e-3) }

  // MARK: Places on a line, in points

  /// What lies between a breakpoint and the layouts beside it: more than what the solver's and the texts' tolerances make of a
  /// place, of a number that moves by a thirtieth of what the window does.
  static let gap = 3e-5
  /// What is nearer to each other than this is one place.
  static let place = 4e-7
  /// Nearer than this an end isn't looked for: half of `place`.
  static let end = place / 2
  /// How near a place to which two slopes lead is to the fraction that it stands for.
  static let guess = 1e-6
  /// What rounding makes of a place that is taken from what two layouts beside each other come to.
  static let roundingOfPlaces = 1e-9
  /// Pieces that are shorter don't know their slopes well enough to say where they lead.
  static let leastLength = 1e-3
  /// Failures that are nearer to each other than this are one.
  static let touch = 1e-6
  /// How far from the end of a range that fails a witness is looked for: the thousandths that are printed.
  static let witness = 1e-3

  // MARK: Slopes: what a number moves by for each point

  /// Slopes that differ by less are told apart by where they lead: over a thousand points that is a ten thousandth.
  static let bend = 1e-7
  /// Slopes that differ by less don't cross at a place that is worth a look.
  static let crossing = 1e-6
  /// What falls slower along a line is rounding.
  static let fall = 1e-11
  /// What falls slower beside a size of a plane is rounding: slopes are taken over distances as short as 1e-5 there.
  static let fallInPlanes = 1e-9

  /// What rounding leaves of a slope that is taken over a length.
  static func slope(over length: Double) -> Double { max(2e-12, 2e-11 / length) }

  /// The same of a slope that is taken over a triangle: two products, divided by twice its area.
  static func slope(overTwiceArea area: Double, reach: Double) -> Double { max(2e-12, 4e-11 * reach / area) }

  // MARK: Sizes in a plane, in points

  /// Corners that are nearer to each other are one, and thinner polygons are lines.
  static let corner = 1e-6
  /// How far beyond an edge rounding puts a size.
  static let edge = 1e-6
  /// The same of a piece's edge, which stands as the fraction that it is.
  static let edgeOfPieces = 1e-7
  /// How far beside a part's edge a size may lie to be on it: twice what an edge may be off by.
  static let breadth = 2 * edge
  /// An edge, or what is open of one, that is shorter is rounding.
  static let shortEdge = 1e-5
  /// How far beyond an edge, or inside a corner, is looked for what lies there.
  static let beside = 1e-3
  /// How near the coefficients of an edge's line are to the fractions that they stand for, the larger of them being 1.
  static let coefficient = 1e-9
  /// Three sizes whose triangle is flatter, relative to the square of how far apart they are, say nothing of slopes.
  static let flat = 1e-6
  /// The same in square points, where the sizes are 1e-5 apart at least.
  static let leastArea = 1e-12
  /// By how much of itself the area of two polygons' hull may differ from theirs, for the two to be one polygon.
  static let area = 1e-6
}
