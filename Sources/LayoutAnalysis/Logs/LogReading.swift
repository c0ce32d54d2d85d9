import LayoutEngine
import LayoutModel

/// A conflict's constraints, and which of them have no solution: what the rules of ``LogRule`` look at.
struct LogReading {
  let constraints: [LoggedConstraint]
  /// The constraint that was broken, by its index.
  let broken: Int?
  /// The smallest set found that has no solution; none where all that is printed has one.
  let irreducible: [Int]
  /// The set that has none if a size that was rounded where it was printed is a little off, or if margins are the usual ones
  /// of which nothing is printed; else the same.
  let suspects: [Int]
  /// What is taken to be so where the suspects conflict by that alone.
  let assumption: Assumption?
  let system: LogSystem
  let isRightToLeft: Bool

  /// What a log needn't print.
  enum Assumption: Hashable {
    /// A size that is a little other than it is printed.
    case roundedSize(Int, by: Double)
    /// Margins, in points.
    case margins(Double)
  }

  /// So many constraints are taken apart at most: no system prints as many, and each costs solutions of all.
  private static let largest = 400
  /// What a size may be off by that was rounded to whole or half points, in points.
  private static let offset = 0.4

  init(_ constraints: [LoggedConstraint], broken: Int?) {
    self.constraints = constraints
    self.broken = broken
    for isRightToLeft in [false, true] {
      let system = LogSystem(constraints, isRightToLeft: isRightToLeft)
      guard let set = Self.irreducibleSubset(system, constraints, broken) else { continue }
      (irreducible, suspects, assumption, self.system) = (set, set, nil, system)
      self.isRightToLeft = isRightToLeft
      return
    }
    irreducible = []
    isRightToLeft = false
    let assumed = Self.conflictByRounding(constraints, broken) ?? Self.conflictByMargins(constraints, broken)
    suspects = assumed?.set ?? []
    assumption = assumed?.assumption
    system = Self.system(of: constraints, isRightToLeft: false, assumption)
  }

  /// The requirements of some constraints in place of these, with what is taken to be so.
  func system(of constraints: [LoggedConstraint]) -> LogSystem {
    Self.system(of: constraints, isRightToLeft: isRightToLeft, assumption)
  }

  private static func system(
    of constraints: [LoggedConstraint], isRightToLeft: Bool, _ assumption: Assumption?
  ) -> LogSystem {
    switch assumption {
    case nil: return LogSystem(constraints, isRightToLeft: isRightToLeft)
    case .margins(let margins): return LogSystem(constraints, isRightToLeft: isRightToLeft, assuming: margins)
    case .roundedSize(let index, let change):
      var changed = constraints
      changed[index].constant += change
      return LogSystem(changed, isRightToLeft: isRightToLeft)
    }
  }

  /// The smallest of the conflicts that entering constraints in several orders comes to: the broken one last, as the system did
  /// most likely; as they are printed; and the other way round.
  private static func irreducibleSubset(
    _ system: LogSystem, _ constraints: [LoggedConstraint], _ broken: Int?
  ) -> [Int]? {
    let all = system.requirements.items
    guard all.count <= largest else { return nil }
    func isOwn(_ item: Int) -> Bool { item < constraints.count && constraints[item].origin.isOfApplication }
    let given = all.filter { !isOwn($0) }
    let own = all.filter(isOwn)
    func entering(_ items: [Int]) -> [Int] { items.filter { $0 != broken } + items.filter { $0 == broken } }
    var best: [Int]?
    for order in [entering(given + own), all, Array(all.reversed())] {
      guard let conflict = try? system.requirements.conflict(entering: order) else { continue }
      let isBetter =
        best.map { best in
          // Of sets of one size that with the broken constraint is what the system saw.
          conflict.count < best.count
            || conflict.count == best.count && broken.map { conflict.contains($0) && !best.contains($0) } ?? false
        } ?? true
      if isBetter { best = conflict }
    }
    return best?.filter { $0 < constraints.count }
  }

  /// The set that has no solution if one of the sizes from outside is a little larger or smaller than it is printed.
  private static func conflictByRounding(
    _ constraints: [LoggedConstraint], _ broken: Int?
  ) -> (set: [Int], assumption: Assumption)? {
    for (index, constraint) in constraints.enumerated() where constraint.origin.isGivenSize {
      for offset in [-offset, offset] {
        var changed = constraints
        changed[index].constant += offset
        if let set = irreducibleSubset(LogSystem(changed), changed, broken) {
          return (set, .roundedSize(index, by: offset))
        }
      }
    }
    return nil
  }

  /// What margins are by themselves: those of views, and of a controller's view at its sides.
  private static let usualMargins = [8.0, 16, 20]

  /// The set that has no solution whichever of the usual margins there are.
  private static func conflictByMargins(
    _ constraints: [LoggedConstraint], _ broken: Int?
  ) -> (set: [Int], assumption: Assumption)? {
    let sets = usualMargins.compactMap { margins in
      irreducibleSubset(LogSystem(constraints, assuming: margins), constraints, broken)
    }
    guard sets.count == usualMargins.count || sets.first != nil && broken != nil, let set = sets.first else {
      return nil
    }
    return (set, .margins(usualMargins[0]))
  }

  // MARK: What rules ask

  func isOfApplication(_ index: Int) -> Bool { constraints[index].origin.isOfApplication }

  /// The suspects that the application made, in their order.
  var ofApplication: [Int] { suspects.filter(isOfApplication) }

  /// The first of the suspects that someone made.
  func first(of origins: LoggedConstraint.Origin...) -> Int? {
    suspects.first { origins.contains(constraints[$0].origin) }
  }

  /// The broken one, if it is among the suspects and the application's.
  var brokenOfApplication: Int? { broken.flatMap { ofApplication.contains($0) ? $0 : nil } }

  /// Whether a constraint gives an item a size by itself.
  func isFixedSize(_ index: Int) -> Bool {
    let constraint = constraints[index]
    return constraint.second == nil && constraint.first.kind.isSize && constraint.relation != .lessThanOrEqual
  }

  /// Whether a constraint says how one length goes with another.
  func isProportion(_ index: Int) -> Bool {
    guard let second = constraints[index].second else { return false }
    return constraints[index].first.kind.isSize && second.kind.isSize
  }

  /// Whether a constraint holds the far edge of something, at the end of a chain through its superview.
  func isFarEdge(_ index: Int) -> Bool {
    let constraint = constraints[index]
    guard let second = constraint.second, !constraint.first.kind.isSize else { return false }
    let far: Set = ["trailing", "right", "bottom", "trailingMargin", "rightMargin", "bottomMargin", "lastBaseline"]
    return far.contains(constraint.first.attribute) && far.contains(second.attribute)
  }

  /// Whether a view follows its mask though it was placed by constraints, not the view that others lie in.
  func isPlacedByConstraints(_ item: LoggedConstraint.Item) -> Bool {
    guard !item.isContentView else { return false }
    return ofApplication.contains { index in
      let constraint = constraints[index]
      let items = [constraint.first.item, constraint.second?.item].compactMap(\.self)
      guard items.contains(where: { $0.key == item.key }) else { return false }
      guard let other = items.first(where: { $0.key != item.key }) else { return item.isLeaf }
      if system.superview(of: other) == item.key { return false }
      return system.superview(of: item) == other.key || system.isContainer(other) || other.isGuide || item.isLeaf
        || (!system.isContainer(item) && isGiven(other))
    }
  }

  private func isGiven(_ item: LoggedConstraint.Item) -> Bool {
    constraints.contains { $0.origin.isGivenSize && $0.first.item.key == item.key }
  }
}

extension LoggedConstraint.Item {
  private static let leaves: Set = [
    "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UISegmentedControl", "UISwitch", "UISlider",
    "UIProgressView", "UIActivityIndicatorView", "UIPageControl", "UIStepper", "UIDatePicker", "UIPickerView",
    "NSTextField", "NSButton", "NSImageView", "MKMapView", "UISearchBar", "WKWebView",
  ]

  /// A view that holds none of the application's.
  var isLeaf: Bool { plainClass.map(Self.leaves.contains) ?? false }
}
