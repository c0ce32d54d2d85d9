/// All tolerances, with their units and origins.
///
/// Doubles have 53 bits: a product or a sum has a relative error of at most 2⁻⁵³ ≈ 1.1e-16. All others follow from the
/// accumulated errors of a screen's sums, and from what is visible: a thousandth of a pixel is some ten-thousandths of
/// a point.
package enum Tolerances {
  // MARK: In points

  /// The smallest range of a column, or violation of a requirement, that counts: far below anything visible, and far
  /// above the rounding errors of lengths below a million.
  package static let length = 1e-6
  /// The maximum violation of a requirement without columns. Presolve's errors in sums of a screen's lengths are
  /// smaller, and screens' own numbers have fewer decimals.
  package static let condition = 1e-7
  /// The distance below which breakpoints of a single column are degenerate: ten times `length`, so that distinct breakpoints also differ
  /// by more than `length`.
  static let coincidence = 1e-5

  // MARK: Relative

  /// The relative error of a sum with respect to its terms, or of two values, after the simplex method or a few
  /// divisions: the square root of a double's precision, by custom a little less.
  package static let relative = 1e-9
  /// The rounding error of a sum of some thousand products, relative to their sizes: 10⁴ · 2⁻⁵³.
  package static let rounding = 1e-12
  /// The rounding error of a zero in a column of the tableau, relative to its largest entry: 10³ · 2⁻⁵³.
  static let tableauEntry = 1e-13
  /// The error of a product or two from the fraction that they stand for: 10² · 2⁻⁵³.
  package static let fraction = 1e-14
  /// The distance from a bound to the fraction that `glp_exact` replaces it by: its source has a tenth of 1e-9, doubled
  /// for both sides.
  static let exactBound = 2e-10

  // MARK: Without a unit

  /// The maximum violation of a bound by a value in GLPK's scale (`tol_bnd`); relative to the bound it takes a
  /// thousandth of this. A smaller one is lost in rounding if constants are large, and a feasible system is then called
  /// infeasible. <doc:Solver#What-is-silently-wrong>.
  static let simplexBound = 1e-7
  /// The size below which a reduced cost, or a Farkas multiplier, is a rounding error (`tol_dj`, GLPK's default is
  /// 1e-7).
  static let reducedCost = 1e-9
  /// The rate of movement below which a variable stays, except for rounding.
  package static let slope = 1e-9

  /// The maximum violation of a requirement in points, for the magnitude of its terms, the sum of their sizes.
  package static func requirement(_ magnitude: Double) -> Double { max(length, relative * magnitude) }

  /// The maximum violation of a condition on parameters alone in points, for a magnitude that is the size of its
  /// largest term, or the sum of their sizes.
  package static func condition(_ magnitude: Double) -> Double { max(condition, relative * magnitude) }
}
