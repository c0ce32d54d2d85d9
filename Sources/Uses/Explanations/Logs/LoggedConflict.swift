import Fixtures
public import LayoutModel

/// A set of constraints that a log reports as conflicting, and the conclusions from it.
public struct LoggedConflict: Sendable {
  /// The line of the log on which the conflict begins.
  public var line: Int
  /// The constraints in their order; the broken one comes last if the list lacks it.
  public var constraints: [LoggedConstraint]
  /// The statement of each constraint, in plain words.
  public var words: [String]
  /// The irreducible infeasible subset: the smallest set found that has no solution with what is ``assumed``, as
  /// ascending indices. Without any one of them the others have a solution. If the printed constraints have a solution, it is all of them,
  /// for they were printed because they have none, and ``assumed`` says what the log lacks.
  public var irreducible: [Int]
  /// The reason why it isn't known whether the constraints have a solution, so that ``irreducible`` is empty; `nil` if
  /// it is known.
  public var unexamined: String?
  /// An assumption about something that the log doesn't print, such as margins; `nil` if everything rests on what is
  /// printed.
  public var assumed: String?
  /// The index of the broken constraint.
  public var broken: Int?
  /// The index of the constraint that is the likeliest mistake; `nil` if the application made none of them.
  public var likeliest: Int?
  /// The rule that found the mistake (<doc:WhyIsItSo#What-is-the-likeliest-mistake>).
  public var rule: String
  /// The reason why it is the likeliest.
  public var reason: String
  /// The advice on a conflict that can't be mended, and whether it does harm.
  public var advice: String?
  /// The repairs of the conflict, the likeliest first. With each of them everything that the log lists has a solution.
  public var repairs: [LoggedRepair]
  /// The repairs in words.
  public var repairWords: [String]
  /// The lines that aren't understood and are left out.
  public var unread: [UnreadLine]
}

/// Changes that make the constraints of a log satisfiable.
public struct LoggedRepair: Hashable, Sendable {
  /// A change of one constraint, by index, or of one view.
  public enum Change: Hashable, Sendable {
    /// Lowers a constraint's priority.
    case lowerPriority(constraint: Int, to: Double)
    /// Gives a constraint another constant, in points.
    case changeConstant(constraint: Int, to: Double)
    /// Gives a constraint a constant that is reduced by a number of margins, about which the log prints nothing; a
    /// negative number increases it.
    case changeConstantByMargins(constraint: Int, to: Double, margins: Int)
    /// Allows a distance or size to be larger, or smaller.
    case changeRelation(constraint: Int, to: ConstraintRelation)
    /// Removes a constraint, with any repetitions in the log.
    case remove(constraint: Int)
    /// Sets a view's `translatesAutoresizingMaskIntoConstraints` to false; the view is given by a constraint of its
    /// mask.
    case stopTranslatingMask(constraint: Int)
    /// Lays a view out only when it has at least a length along an axis, in points; the system gave it less.
    case layOutLonger(item: LoggedConstraint.Item, axis: Axis, atLeast: Double)
  }

  /// The changes, all of which are needed.
  public var changes: [Change]
}
