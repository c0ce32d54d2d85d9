import LayoutModel

extension RandomScreen {
  /// The kinds of systems that random screens make.
  package enum Family: String, CaseIterable, Sendable {
    /// Constraints of every kind, with ordinary numbers.
    case ordinary
    /// Few different numbers, many of them 0, and few priorities: many vertices at one place.
    case degenerate
    /// Rows that stand twice, that say the same otherwise, and that follow from others.
    case redundant
    /// Requirements that contradict each other.
    case infeasible
    /// Inequalities alone and few of them: what nothing bounds runs away, or would.
    case unbounded

    package var style: Style {
      var style = Style()
      switch self {
      case .ordinary: break
      case .degenerate:
        style.lengths = [0, 0, 0, 50, 100]
        style.priorities = [750, 750, 500]
        style.multipliers = [0.5, 2, -1, 0]
      case .redundant:
        style.constraints = 25
        style.redundancy = 0.6
      case .infeasible:
        style.requiredShare = 0.6
        style.contradictions = 4
      case .unbounded:
        style.constraints = 14
        style.relations = [.lessThanOrEqual, .greaterThanOrEqual]
        style.pinShare = 0
        style.intrinsicShare = 0.2
      }
      return style
    }
  }

  /// The screen of a seed in a family.
  package init(seed: UInt64, _ family: Family) {
    self.init(seed: seed, style: family.style)
  }
}

extension RandomScreen.Style {
  /// Multipliers from 0.001 to 1,000 and constants to a million.
  package static let wild: RandomScreen.Style = {
    var style = RandomScreen.Style()
    style.multipliers = [0.001, 0.01, 0.125, 1.0 / 3, -1, 2, 7, 40, 1000, -0.001, -125, 0.375]
    style.constant = 1_000_000
    return style
  }()

  /// Multipliers from 0.0001 to 10,000 and constants to a million, in few constraints: what leaves doubles the fewest
  /// digits.
  package static let extreme: RandomScreen.Style = {
    var style = RandomScreen.Style()
    style.views = 5
    style.constraints = 14
    style.multipliers = [0.0001, 0.0001, -0.0001, 10_000, 10_000, -10_000, 0.001, 1_000, 0.01, 100, 18.25, 0.5]
    style.constant = 1_000_000
    style.relations = [.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    style.pinShare = 0.2
    return style
  }()

  /// Multipliers as far from 1 as a screen may have them (`Magnitude`), otherwise as `extreme`.
  package static let outermost: RandomScreen.Style = {
    var style = extreme
    style.multipliers = [1e-6, -1e-6, 1e-5, 0.0001, 10_000, 1e5, 1e6, -1e6, 0.001, 18.25, 0.5, 100]
    return style
  }()
}
