/// What counts as nothing, in one place: each with its unit and where it comes from.
///
/// Doubles have 53 bits: a product or a sum is off by at most 2⁻⁵³ ≈ 1.1e-16 of itself. All else follows from what sums of
/// them add up to on a screen, and from what somebody could see: a thousandth of a pixel is some ten thousandths of a point.
package enum Tolerances {
  // MARK: In points

  /// The least that a column's range, or what a requirement is off by, is told from nothing by: far below what is seen, and
  /// far above what rounding makes of lengths below a million.
  package static let length = 1e-6
  /// How far a requirement without columns may be off: presolve adds less to sums of a screen's lengths, and screens' own
  /// numbers are written with fewer decimals.
  package static let condition = 1e-7
  /// Breakpoints of a single column nearer to each other than this are degenerate: ten times `length`, so that what is
  /// told apart here is told apart there.
  package static let coincidence = 1e-5

  // MARK: Relative

  /// How far a sum may be off relative to its terms, or two values to each other, that came through the simplex method or a
  /// few divisions: the square root of what doubles hold, by custom a little less.
  package static let relative = 1e-9
  /// What rounding adds to a sum of some thousand products, relative to what it is a sum of: 10⁴ · 2⁻⁵³.
  package static let rounding = 1e-12
  /// What rounding leaves where a column of the tableau has a zero, relative to its largest entry: 10³ · 2⁻⁵³.
  package static let tableauEntry = 1e-13
  /// How far a product or two are from the fraction that they stand for: 10² · 2⁻⁵³.
  package static let fraction = 1e-14
  /// How far from a bound the fraction is that `glp_exact` takes for it: its source has a tenth of 1e-9, twice that for both
  /// sides.
  package static let exactBound = 2e-10

  // MARK: Without a unit

  /// How far a value may be beyond its bound in GLPK's scale (`tol_bnd`); relative to the bound it takes a thousandth of
  /// this. Smaller ones are lost in rounding where constants are large, and a system that has a solution is then called
  /// infeasible. <doc:GLPK#What-is-silently-wrong>.
  package static let simplexBound = 1e-7
  /// A reduced cost, or Farkas multiplier, below this is zero but for rounding (`tol_dj`, GLPK's default is 1e-7).
  package static let reducedCost = 1e-9
  /// What moves by less than this, for each unit of what moves it, stays but for rounding.
  package static let slope = 1e-9

  /// How far a requirement whose terms have a magnitude, the sum of their sizes, may be off in points.
  package static func requirement(_ magnitude: Double) -> Double { max(length, relative * magnitude) }

  /// How far a condition on parameters alone may be off in points, of a magnitude that is the size of its largest term, or the
  /// sum of their sizes.
  package static func condition(_ magnitude: Double) -> Double { max(condition, relative * magnitude) }
}
