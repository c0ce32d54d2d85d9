public import LayoutModel

/// Constraints that a log says can't hold together, and what follows from them.
public struct LoggedConflict: Sendable {
  /// The line of the log that it begins on.
  public var line: Int
  /// The constraints in their order; the one that is broken stands last where the list is without it.
  public var constraints: [LoggedConstraint]
  /// What each constraint says, in plain words.
  public var words: [String]
  /// The smallest set found that has no solution with what is ``assumed``: its indices, ascending. Without any one of them the
  /// others have one. Empty where what contradicts the printed constraints isn't printed.
  public var irreducible: [Int]
  /// Why nobody knows whether the constraints have a solution, so that ``irreducible`` is empty; `nil` where that is known.
  public var unexamined: String?
  /// What is taken to be so that the log doesn't print, such as margins; `nil` where all rests on what is printed.
  public var assumed: String?
  /// The constraint that was broken, by its index.
  public var broken: Int?
  /// The constraint that is the likeliest mistake, by its index; `nil` where there is none that the application made.
  public var likeliest: Int?
  /// The rule that says so (<doc:Logs#What-is-the-likeliest-mistake>).
  public var rule: String
  /// Why it is the likeliest.
  public var reason: String
  /// What is to be done where nothing of it can be mended, and whether it does harm.
  public var advice: String?
  /// What mends the conflict, the likeliest first: with each of them all that the log lists has a solution.
  public var repairs: [LoggedRepair]
  /// What mends it, in words.
  public var repairWords: [String]
  /// Lines that aren't understood, and are left out.
  public var unread: [UnreadLine]
}

/// Changes that make the constraints of a log satisfiable.
public struct LoggedRepair: Hashable, Sendable {
  /// A change of one constraint, by its index, or of one view.
  public enum Change: Hashable, Sendable {
    /// Lowers a constraint's priority.
    case lowerPriority(constraint: Int, to: Double)
    /// Gives a constraint another constant, in points.
    case changeConstant(constraint: Int, to: Double)
    /// Gives a constraint a constant that is less by so many margins, of which the log prints nothing, or more where their
    /// number is negative.
    case changeConstantByMargins(constraint: Int, to: Double, margins: Int)
    /// Lets a distance or size be larger, or smaller.
    case changeRelation(constraint: Int, to: ConstraintRelation)
    /// Takes a constraint away, and what else is printed of it.
    case remove(constraint: Int)
    /// Sets a view's `translatesAutoresizingMaskIntoConstraints` to false, by the item of a constraint of its mask.
    case stopTranslatingMask(constraint: Int)
  }

  /// All of them are needed.
  public var changes: [Change]
}
