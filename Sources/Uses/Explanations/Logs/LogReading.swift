import LayoutEngine
import LayoutModel
import SceneSources

/// A conflict's constraints, and those of them that have no solution, as the rules of ``LogRule`` see them.
struct LogReading {
  let constraints: [LoggedConstraint]
  /// The index of the broken constraint.
  let broken: Int?
  /// The smallest set found that has no solution under the assumption; all constraints if what contradicts them isn't printed, and none if
  /// the outcome isn't known.
  let suspects: [Int]
  /// The outcome of the search for it.
  let outcome: Outcome
  /// The assumption without which the suspects have a solution.
  let assumption: LogAssumption?
  let system: LogSystem
  /// The constraints as printed, as a system for each set of values that the assumption allows.
  let printedSystems: [LogSystem]
  let names: LogNames
  private let reading: LogSystem.Reading

  /// The outcome of the search for constraints that have no solution.
  enum Outcome {
    /// There are some.
    case conflicting
    /// All printed constraints together have a solution.
    case satisfiable
    /// The answer is unknown because there are too many constraints to examine.
    case tooMany
    /// The answer is unknown because the solver found none.
    case unsolved

    /// A Boolean value that tells whether the answer is known.
    var isKnown: Bool { self == .conflicting || self == .satisfiable }
  }

  /// The maximum number of constraints that are examined. No system prints as many, and each requires solving all of
  /// them.
  private static let largest = 400
  /// The maximum number of constraints on which assumptions are tried.
  private static let largestAssumed = 60

  var isRightToLeft: Bool { reading.isRightToLeft }
  /// A Boolean value that tells whether `minY` is a bottom.
  var countsUp: Bool { reading.countsUp }

  /// Reads a conflict.
  ///
  /// - Parameters:
  ///   - constraints: The constraints.
  ///   - broken: The index of the broken one.
  ///   - isCut: Whether the log has lines in their list that aren't understood.
  init(_ constraints: [LoggedConstraint], broken: Int?, isCut: Bool = false) {
    self.constraints = constraints
    self.broken = broken
    names = LogNames(constraints)
    let readings = Self.readings(of: constraints)
    var outcome = Outcome.satisfiable
    for reading in readings {
      let system = LogSystem(constraints, as: reading)
      let (own, set) = Self.irreducibleSubset(system, constraints, broken)
      guard own == .conflicting else {
        if !own.isKnown { outcome = own }
        continue
      }
      suspects = set
      self.outcome = own
      assumption = nil
      self.system = system
      printedSystems = [system]
      self.reading = reading
      return
    }
    let assumed = outcome.isKnown ? Self.assumedConflict(constraints, broken, readings[0]) : nil
    reading = assumed?.reading ?? readings[0]
    system = LogSystem(constraints, as: reading)
    guard assumed == nil, outcome == .satisfiable, !constraints.isEmpty else {
      self.outcome = assumed == nil ? outcome : .conflicting
      suspects = assumed?.set ?? []
      assumption = assumed?.assumption
      printedSystems = Self.systems(of: constraints, as: reading, assumption)
      return
    }
    // What was printed as a set without a solution is one.
    self.outcome = .conflicting
    suspects = Array(constraints.indices)
    printedSystems = [system]
    assumption = .omission(LogOmission(constraints, isCut: isCut, in: system))
  }

  /// Returns the readings that the log doesn't distinguish: left to right before right to left; and, if AppKit's axes
  /// occur, upwards before downwards, as in flipped views.
  private static func readings(of constraints: [LoggedConstraint]) -> [LogSystem.Reading] {
    let terms = constraints.flatMap { [$0.first, $0.second].compactMap(\.self) }
    let isOfAppKit =
      terms.contains(where: \.item.isOfAppKit) || constraints.contains { $0.superview?.isOfAppKit ?? false }
    let countsUp = isOfAppKit && terms.contains { LoggedAttribute.isUpward($0.attribute) }
    return [false, true].flatMap { isRightToLeft in
      (countsUp ? [true, false] : [false]).map { LogSystem.Reading(isRightToLeft: isRightToLeft, countsUp: $0) }
    }
  }

  /// Returns systems of some constraints in place of these, one for each set of values that the assumption allows.
  ///
  /// - Parameters:
  ///   - constraints: The constraints, with other constants or relations.
  ///   - changed: The indices of those that differ.
  /// - Returns: The systems.
  func systems(of constraints: [LoggedConstraint], changedAt changed: Set<Int>) -> [LogSystem] {
    printedSystems.map { $0.changed(to: constraints, at: changed) }
  }

  private static func systems(
    of constraints: [LoggedConstraint], as reading: LogSystem.Reading, _ assumption: LogAssumption?
  ) -> [LogSystem] {
    (assumption?.variants ?? [LogAssumption.Given()]).map { given in
      var reading = reading
      reading.given = given
      return LogSystem(constraints, as: reading)
    }
  }

  /// Returns a system of some constraints in place of these, with given values.
  func system(of constraints: [LoggedConstraint], given: LogAssumption.Given) -> LogSystem {
    var reading = reading
    reading.given = given
    return LogSystem(constraints, as: reading)
  }

  /// Returns the smallest conflict found by adding constraints in several orders: with the broken one last, as the
  /// system most likely did; as printed; and in reverse.
  private static func irreducibleSubset(
    _ system: LogSystem, _ constraints: [LoggedConstraint], _ broken: Int?
  ) -> (outcome: Outcome, set: [Int]) {
    let all = system.requirements.items
    guard all.count <= largest else { return (.tooMany, []) }
    func isOwn(_ item: Int) -> Bool { item < constraints.count && constraints[item].origin.isOfApplication }
    // Given values are added first.
    let fixed = all.filter { $0 >= constraints.count }
    let printed = all.filter { $0 < constraints.count }
    let given = printed.filter { !isOwn($0) }
    let own = printed.filter(isOwn)
    func entering(_ items: [Int]) -> [Int] { items.filter { $0 != broken } + items.filter { $0 == broken } }
    var best: [Int]?
    var outcome = Outcome.unsolved
    for order in [entering(given + own), printed, Array(printed.reversed())].uniqued() {
      let conflict: [Int]?
      do {
        conflict = try system.requirements.conflict(entering: fixed + order)
      } catch {
        continue
      }
      // What has a solution has it in any order.
      guard let conflict else {
        outcome = .satisfiable
        break
      }
      // Without given values the conflict is irreducible already.
      let set = fixed.isEmpty ? conflict : reduced(conflict.filter { $0 < constraints.count }, fixed, system)
      let isBetter =
        best.map { best in
          // Among sets of one size, the system saw the one with the broken constraint.
          set.count < best.count
            || set.count == best.count && broken.map { set.contains($0) && !best.contains($0) } ?? false
        } ?? true
      if isBetter, !set.isEmpty { best = set }
      // A set that needs all of the printed constraints is the only one.
      if set.count == printed.count { break }
      // The given values contradict themselves, but nothing printed does.
      if set.isEmpty { outcome = .satisfiable }
    }
    return best.map { (.conflicting, $0) } ?? (outcome, [])
  }

  /// Returns a conflicting set without the constraints it doesn't need besides the given ones; each is left out in turn
  /// (deletion filter).
  private static func reduced(_ set: [Int], _ fixed: [Int], _ system: LogSystem) -> [Int] {
    guard set.count <= largestAssumed else { return set }
    var rest = set
    for index in set.reversed() {
      let others = rest.filter { $0 != index }
      if let holds = try? system.requirements.isSatisfiable(fixed + others), !holds { rest = others }
    }
    return rest
  }

  /// Returns the first assumption under which the printed constraints conflict.
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

  /// The reason why it isn't known whether the printed constraints have a solution; `nil` if it is known.
  var unexaminedInWords: String? {
    switch outcome {
    case .conflicting, .satisfiable: nil
    case .tooMany: "there are too many constraints to look for a set that has no solution"
    case .unsolved: "the solver finds no answer to whether they have a solution"
    }
  }

  /// A Boolean value that tells whether what contradicts the printed constraints isn't printed.
  var isIncomplete: Bool { if case .omission = assumption { true } else { false } }

  /// The assumption in words; `nil` if everything rests on what is printed.
  var assumedInWords: String? {
    let unprinted = suspects.filter { !constraints[$0].isConstantPrinted }
    let constants = unprinted.map { "\(LogWords.number(constraints[$0].constant)) for the constant of [\($0 + 1)]" }
    let printedBy = unprinted.isEmpty ? [] : [constants.joined(separator: " and ") + ", which the log doesn't print"]
    let all = [assumption?.words(suspects.map { constraints[$0] }, names)].compactMap(\.self) + printedBy
    return all.isEmpty ? nil : all.joined(separator: ", and ")
  }

  /// A Boolean value that tells whether new constants for a repair can be given, because they rest only on what is
  /// printed.
  var tellsConstants: Bool {
    (assumption?.leavesConstants ?? true) && suspects.allSatisfy { constraints[$0].isConstantPrinted }
  }

  /// A Boolean value that tells whether the conflict involves margins about which nothing is printed.
  var hasFreeMargins: Bool {
    suspects.contains { index in
      system.isFreeMargin(constraints[index].first) || constraints[index].second.map(system.isFreeMargin) ?? false
    }
  }

  /// A Boolean value that tells whether the set has all printed constraints and rests on nothing else, so that they have a solution without
  /// any one of them.
  var needsAll: Bool {
    assumption == nil && !suspects.isEmpty && suspects == system.requirements.items.filter { $0 < constraints.count }
  }
}
