import LayoutEngine
import LayoutModel

/// A conflict's constraints, and which of them have no solution: what the rules of ``LogRule`` look at.
struct LogReading {
  let constraints: [LoggedConstraint]
  /// The constraint that was broken, by its index.
  let broken: Int?
  /// The smallest set found that has no solution, with what is taken to be so; none where what contradicts all that is printed
  /// isn't printed.
  let suspects: [Int]
  /// The outcome of looking for it.
  let outcome: Outcome
  /// What is taken to be so, without which the suspects have a solution.
  let assumption: LogAssumption?
  let system: LogSystem
  private let reading: LogSystem.Reading

  /// The outcome of looking for constraints that have no solution.
  enum Outcome {
    /// There are some.
    case conflicting
    /// All that is printed has a solution.
    case satisfiable
    /// Nobody knows, for there are more constraints than are looked through.
    case tooMany
    /// Nobody knows, for the solver found no answer.
    case unsolved

    /// Whether it is known.
    var isKnown: Bool { self == .conflicting || self == .satisfiable }
  }

  /// So many constraints are taken apart at most: no system prints as many, and each costs solutions of all.
  private static let largest = 400
  /// Assumptions are tried on so many constraints at most.
  private static let largestAssumed = 60

  var isRightToLeft: Bool { reading.isRightToLeft }
  /// Whether `minY` is a bottom.
  var countsUp: Bool { reading.countsUp }

  init(_ constraints: [LoggedConstraint], broken: Int?) {
    self.constraints = constraints
    self.broken = broken
    let readings = Self.readings(of: constraints)
    var outcome = Outcome.satisfiable
    for reading in readings {
      let system = LogSystem(constraints, as: reading)
      let (own, set) = Self.irreducibleSubset(system, constraints, broken)
      guard own == .conflicting else {
        if !own.isKnown { outcome = own }
        continue
      }
      (suspects, self.outcome, assumption, self.system, self.reading) = (set, own, nil, system, reading)
      return
    }
    let assumed = outcome.isKnown ? Self.assumedConflict(constraints, broken, readings[0]) : nil
    self.outcome = assumed == nil ? outcome : .conflicting
    suspects = assumed?.set ?? []
    assumption = assumed?.assumption
    reading = assumed?.reading ?? readings[0]
    system = LogSystem(constraints, as: reading)
  }

  /// The ways in which constraints may be meant that the log doesn't tell apart: left to right before right to left, and
  /// where AppKit's axes are, upwards before downwards, as in views that are flipped.
  private static func readings(of constraints: [LoggedConstraint]) -> [LogSystem.Reading] {
    let terms = constraints.flatMap { [$0.first, $0.second].compactMap(\.self) }
    let isOfAppKit =
      terms.contains(where: \.item.isOfAppKit) || constraints.contains { $0.superview?.isOfAppKit ?? false }
    let countsUp = isOfAppKit && terms.contains { LoggedAttribute.isUpward($0.attribute) }
    return [false, true].flatMap { isRightToLeft in
      (countsUp ? [true, false] : [false]).map { LogSystem.Reading(isRightToLeft: isRightToLeft, countsUp: $0) }
    }
  }

  /// The systems of some constraints in place of these, one for each of the ways in which what is taken to be so may be.
  func systems(of constraints: [LoggedConstraint]) -> [LogSystem] {
    guard let assumption else { return [LogSystem(constraints, as: reading)] }
    return assumption.variants.map { system(of: constraints, given: $0) }
  }

  /// The system of some constraints in place of these, with something given.
  func system(of constraints: [LoggedConstraint], given: LogAssumption.Given) -> LogSystem {
    var reading = reading
    reading.given = given
    return LogSystem(constraints, as: reading)
  }

  /// The smallest of the conflicts that entering constraints in several orders comes to: the broken one last, as the system did
  /// most likely; as they are printed; and the other way round.
  private static func irreducibleSubset(
    _ system: LogSystem, _ constraints: [LoggedConstraint], _ broken: Int?
  ) -> (outcome: Outcome, set: [Int]) {
    let all = system.requirements.items
    guard all.count <= largest else { return (.tooMany, []) }
    func isOwn(_ item: Int) -> Bool { item < constraints.count && constraints[item].origin.isOfApplication }
    // What is given holds before all else.
    let fixed = all.filter { $0 >= constraints.count }
    let printed = all.filter { $0 < constraints.count }
    let given = printed.filter { !isOwn($0) }
    let own = printed.filter(isOwn)
    func entering(_ items: [Int]) -> [Int] { items.filter { $0 != broken } + items.filter { $0 == broken } }
    var best: [Int]?
    var outcome = Outcome.unsolved
    for order in [entering(given + own), printed, Array(printed.reversed())] {
      let conflict: [Int]?
      do {
        conflict = try system.requirements.conflict(entering: fixed + order)
      } catch {
        continue
      }
      guard let conflict else {
        outcome = .satisfiable
        continue
      }
      let set = reduced(conflict.filter { $0 < constraints.count }, fixed, system)
      let isBetter =
        best.map { best in
          // Of sets of one size that with the broken constraint is what the system saw.
          set.count < best.count
            || set.count == best.count && broken.map { set.contains($0) && !best.contains($0) } ?? false
        } ?? true
      if isBetter, !set.isEmpty { best = set }
      // What is given contradicts itself: nothing that is printed does.
      if set.isEmpty { outcome = .satisfiable }
    }
    return best.map { (.conflicting, $0) } ?? (outcome, [])
  }

  /// A conflicting set without what it doesn't need beside what is given: each of its constraints is left out in turn.
  private static func reduced(_ set: [Int], _ fixed: [Int], _ system: LogSystem) -> [Int] {
    guard set.count <= largestAssumed else { return set }
    var rest = set
    for index in set.reversed() {
      let others = rest.filter { $0 != index }
      if let holds = try? system.requirements.isSatisfiable(fixed + others), !holds { rest = others }
    }
    return rest
  }

  /// The first of the assumptions by which what is printed conflicts.
  private static func assumedConflict(
    _ constraints: [LoggedConstraint], _ broken: Int?, _ reading: LogSystem.Reading
  ) -> (set: [Int], assumption: LogAssumption, reading: LogSystem.Reading)? {
    guard constraints.count <= largestAssumed else { return nil }
    for assumption in LogAssumption.candidates(constraints) {
      for given in assumption.variants {
        var assumed = reading
        assumed.given = given
        let (outcome, set) = irreducibleSubset(LogSystem(constraints, as: assumed), constraints, broken)
        if outcome == .conflicting { return (set, assumption, assumed) }
      }
    }
    return nil
  }

  /// Why nobody knows whether what is printed has a solution; `nil` where that is known.
  var unexaminedInWords: String? {
    switch outcome {
    case .conflicting, .satisfiable: nil
    case .tooMany: "there are too many constraints to look for a set that has no solution"
    case .unsolved: "the solver finds no answer to whether they have a solution"
    }
  }

  /// What isn't printed and is taken to be so; `nil` where all rests on what is printed.
  var assumedInWords: String? {
    if suspects.isEmpty {
      return constraints.isEmpty || !outcome.isKnown ? nil : "a constraint that contradicts these, missing from the log"
    }
    let unprinted = suspects.filter { !constraints[$0].isConstantPrinted }
    let constants = unprinted.map { "\(LogWords.number(constraints[$0].constant)) for the constant of [\($0 + 1)]" }
    let printedBy = unprinted.isEmpty ? [] : [constants.joined(separator: " and ") + ", which the log doesn't print"]
    let all = [assumption?.words(suspects.map { constraints[$0] })].compactMap(\.self) + printedBy
    return all.isEmpty ? nil : all.joined(separator: ", and ")
  }

  /// Whether other constants than the printed ones rest on what is printed alone.
  var tellsConstants: Bool {
    (assumption?.leavesConstants ?? true) && suspects.allSatisfy { constraints[$0].isConstantPrinted }
  }

  /// Whether margins of which nothing is printed are in the conflict.
  var hasFreeMargins: Bool {
    suspects.contains { index in
      system.isFreeMargin(constraints[index].first) || constraints[index].second.map(system.isFreeMargin) ?? false
    }
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

  /// The views whose masks are in some constraints and that the application placed, by the first constraint of each mask:
  /// not what holds the others, and not UIKit's own.
  func maskedViews(in indices: some Sequence<Int>) -> [Int] {
    let holding = Set(constraints.compactMap(\.superview?.key))
    var known: Set<String> = []
    return indices.filter { index in
      let item = constraints[index].first.item
      return constraints[index].origin == .mask && !item.isContentView && !item.isPrivate && !holding.contains(item.key)
        && known.insert(item.key).inserted
    }
  }

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
      guard let other = items.first(where: { $0.key != item.key }) else {
        return item.isLeaf && !liesInEmptyView(item)
      }
      if system.superview(of: other) == item.key { return false }
      return system.superview(of: item) == other.key || system.isContainer(other) || other.isGuide || item.isLeaf
        || (!system.isContainer(item) && isGiven(other))
    }
  }

  /// Whether a size of 0 that another view is given is in the conflict: a view's own size conflicts with that, not with its mask.
  private func liesInEmptyView(_ item: LoggedConstraint.Item) -> Bool {
    suspects.contains { index in
      let constraint = constraints[index]
      return !isOfApplication(index) && constraint.second == nil && constraint.first.kind.isSize
        && constraint.constant == 0 && constraint.first.item.key != item.key
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
