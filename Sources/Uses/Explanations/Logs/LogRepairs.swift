import Fixtures
import LayoutEngine
import LayoutModel
import SceneSources

/// The repairs of a log's conflict; each is tried with the solver before it is offered.
struct LogRepairs {
  private let reading: LogReading
  private let words: LogWords
  private let needsAll: Bool
  /// The maximum number of repairs.
  private static let maximumCount = 4
  /// The maximum change, in points, by which a constant is rounded to fewer digits.
  private static let roundingOfConstants = 0.01

  init(_ reading: LogReading, _ words: LogWords) {
    self.reading = reading
    self.words = words
    needsAll = reading.needsAll
  }

  /// Returns the repairs that work, the likeliest first.
  func repairs(for finding: LogRule.Finding) -> [LoggedRepair] {
    guard reading.outcome.isKnown else { return [] }
    guard !reading.isIncomplete else { return repairsOfPart(finding) }
    let suspects = ([finding.constraint, reading.brokenOfApplication].compactMap(\.self) + reading.ofApplication)
      .uniqued()
    var repairs: [LoggedRepair] = []
    var tried: Set<LoggedRepair.Change> = []
    func offer(_ change: LoggedRepair.Change, isTried: Bool = false) {
      guard repairs.count < Self.maximumCount, tried.insert(change).inserted else { return }
      if isTried || isMended(by: [change]) { repairs.append(LoggedRepair(changes: [change])) }
    }
    for change in finding.changes { offer(change) }
    for (rank, index) in suspects.enumerated() where reading.isOfApplication(index) {
      // Each candidate takes solutions of the whole conflict: none is looked for that isn't told.
      guard repairs.count < Self.maximumCount else { break }
      var constant: LoggedRepair.Change?
      if rank < 2 {
        offer(.lowerPriority(constraint: index, to: LogRule.loweredPriority))
        if !finding.keepsConstants {
          constant = constantThatHolds(index)
          if let constant { offer(constant) }
        }
      }
      if reading.constraints[index].relation == .equal, let relation = relationThatHolds(index, like: constant) {
        offer(.changeRelation(constraint: index, to: relation), isTried: true)
      }
    }
    if let first = suspects.first, reading.isOfApplication(first) { offer(.remove(constraint: first)) }
    for index in reading.maskedViews(in: reading.suspects) { offer(.stopTranslatingMask(constraint: index)) }
    if repairs.isEmpty, let together = together() { repairs.append(together) }
    if repairs.isEmpty { for change in longerLayouts() { offer(change) } }
    return repairs
  }

  /// Returns the changes for a conflict without a constraint of the application: the lengths that views must have before they are laid
  /// out, where the system gives them less.
  private func longerLayouts() -> [LoggedRepair.Change] {
    reading.suspects.compactMap { index in
      let given = reading.constraints[index]
      guard reading.givesLength(index, of: given.first.item, along: given.first.kind.axis), given.constant >= 0,
        let length = constant(index, in: reading.system), length > given.constant
      else { return nil }
      return .layOutLonger(item: given.first.item, axis: given.first.kind.axis, atLeast: length.rounded(.up))
    }
  }

  /// Returns the repairs where something that contradicts the printed constraints isn't printed. Each printed
  /// constraint is then in the conflict, so the conflict is mended by any that gives way.
  private func repairsOfPart(_ finding: LogRule.Finding) -> [LoggedRepair] {
    let own = reading.constraints.indices.filter(reading.isOfApplication)
    let first = [finding.constraint].compactMap(\.self).filter(reading.isOfApplication)
    var changes = finding.changes
    for (rank, index) in (first + own).uniqued().enumerated() {
      changes.append(.lowerPriority(constraint: index, to: LogRule.loweredPriority))
      if rank == 0 { changes.append(.remove(constraint: index)) }
    }
    if own.isEmpty {
      changes += reading.maskedViews(in: reading.constraints.indices).map { .stopTranslatingMask(constraint: $0) }
    }
    if own.isEmpty, case .omission(.length(let item, let axis, let needed)) = reading.assumption {
      changes.append(.layOutLonger(item: item, axis: axis, atLeast: needed.rounded(.up)))
    }
    return changes.uniqued().lazy.filter { isMended(by: [$0]) }.prefix(Self.maximumCount).map {
      LoggedRepair(changes: [$0])
    }
  }

  // MARK: Tests

  /// Tells whether everything that the log lists has a solution with some changes, under each set of values that the
  /// assumption allows.
  private func isMended(by changes: [LoggedRepair.Change]) -> Bool {
    if needsAll, changes.count == 1, changes[0].onlyRemoves { return true }
    let margins = changes.contains { if case .changeConstantByMargins = $0 { true } else { false } }
    guard margins else {
      let (constraints, gone) = changed(by: changes)
      return systems(of: constraints).allSatisfy { holds($0, without: gone) }
    }
    return ([0] + LogAssumption.usualMargins).allSatisfy { margin in
      let given = LogAssumption.Given(nearMargin: margin, farMargin: margin)
      let (constraints, gone) = changed(by: changes, margin: margin)
      return holds(reading.system(of: constraints ?? reading.constraints, given: given), without: gone)
    }
  }

  /// The systems of constraints; as they are printed where there are none.
  private func systems(of constraints: [LoggedConstraint]?) -> [LogSystem] {
    guard let constraints else { return reading.printedSystems }
    let changed = constraints.indices.filter { constraints[$0] != reading.constraints[$0] }
    return reading.systems(of: constraints, changedAt: Set(changed))
  }

  private func holds(_ system: LogSystem, without gone: Set<Int>) -> Bool {
    let rest = system.requirements.items.filter { !gone.contains($0) }
    return (try? system.requirements.isSatisfiable(rest)) ?? false
  }

  /// Returns the constraints with some changes, or `nil` if they are as printed, and those that no longer have to hold.
  private func changed(
    by changes: [LoggedRepair.Change], margin: Double = 0
  ) -> (constraints: [LoggedConstraint]?, gone: Set<Int>) {
    var constraints = reading.constraints
    var gone: Set<Int> = []
    let isPrinted = changes.allSatisfy(\.onlyRemoves)
    for change in changes {
      switch change {
      case .lowerPriority(let index, _), .remove(let index): gone.formUnion(twins(of: index))
      case .changeConstant(let index, let constant):
        for twin in twins(of: index) { constraints[twin].constant = constant }
      case .changeConstantByMargins(let index, let constant, let count):
        for twin in twins(of: index) { constraints[twin].constant = constant - Double(count) * margin }
      case .layOutLonger(let item, let axis, let length):
        for index in constraints.indices where reading.givesLength(index, of: item, along: axis) {
          (constraints[index].constant, constraints[index].relation) = (length, .equal)
        }
      case .changeRelation(let index, let relation):
        for twin in twins(of: index) { constraints[twin].relation = relation }
      case .stopTranslatingMask(let index):
        let view = constraints[index].first.item.key
        gone.formUnion(
          constraints.indices.filter { constraints[$0].origin == .mask && constraints[$0].first.item.key == view })
      }
    }
    return (isPrinted ? nil : constraints, gone)
  }

  /// Returns a constraint and its repetitions with the same address: a log may print one twice.
  private func twins(of index: Int) -> [Int] {
    let constraint = reading.constraints[index]
    return reading.constraints.indices.filter { other in
      let twin = reading.constraints[other]
      return other == index
        || twin.first == constraint.first && twin.second == constraint.second && twin.relation == constraint.relation
          && twin.constant == constraint.constant && twin.multiplier == constraint.multiplier
    }
  }

  // MARK: Candidates

  /// Returns the constant nearest to a constraint's own with which it holds; `nil` if that would rest on what isn't
  /// printed.
  private func constantThatHolds(_ index: Int) -> LoggedRepair.Change? {
    // A proportion is meant to have no constant.
    guard reading.tellsConstants, reading.constraints[index].multiplier == 1 else { return nil }
    let isSize = reading.constraints[index].first.kind.isSize
    guard reading.hasFreeMargins else {
      return constant(index, in: reading.system).map { .changeConstant(constraint: index, to: $0) }
    }
    func constantGiven(_ margin: Double) -> Double? {
      let given = LogAssumption.Given(nearMargin: margin, farMargin: margin)
      return constant(index, in: reading.system(of: reading.constraints, given: given))
    }
    let margin = LogAssumption.usualMargins[0]
    guard isSize, let narrow = constantGiven(0), let wide = constantGiven(margin) else { return nil }
    let count = ((narrow - wide) / margin).rounded()
    guard abs(count) <= 4, abs(narrow - wide - count * margin) <= Self.roundingOfConstants else { return nil }
    guard count != 0 else { return .changeConstant(constraint: index, to: narrow) }
    return .changeConstantByMargins(constraint: index, to: narrow, margins: Int(count))
  }

  private func constant(_ index: Int, in system: LogSystem) -> Double? {
    let constraint = reading.constraints[index]
    let twins = Set(twins(of: index))
    let others = system.requirements.items.filter { !twins.contains($0) }
    guard let shortfall = try? system.requirements.shortfall(of: index, among: others),
      abs(shortfall) > Self.roundingOfConstants
    else { return nil }
    let isMirrored = reading.isRightToLeft && !constraint.isLeftToRight && !constraint.first.kind.isSize
    let exact = constraint.constant + (isMirrored ? -shortfall : shortfall)
    let constant = (exact * 100).rounded() / 100 + 0
    // Nobody wants views that vanish or overlap.
    guard constant != 0 || constraint.constant == 0 || !constraint.first.kind.isSize else { return nil }
    guard Magnitude.isSound(constant), constant >= 0 || constraint.constant < 0 else { return nil }
    guard constant <= 0 || constraint.constant >= 0 else { return nil }
    return constant
  }

  /// Returns the relation that lets an equality hold. No two do: what it compares can only be too long, or too short.
  ///
  /// - Parameters:
  ///   - index: The equality.
  ///   - constant: The change of the constant that mends the equality, which tells the likelier relation; `nil` if unknown.
  /// - Returns: The relation.
  private func relationThatHolds(_ index: Int, like constant: LoggedRepair.Change?) -> ConstraintRelation? {
    var relations: [ConstraintRelation] = [.greaterThanOrEqual, .lessThanOrEqual]
    if case .changeConstant(_, let length) = constant, length < reading.constraints[index].constant {
      relations.reverse()
    }
    return relations.first { isMended(by: [.changeRelation(constraint: index, to: $0)]) }
  }

  /// Returns a repair for a conflict that no single change mends: it changes one of the application's constraints for
  /// each remaining conflict.
  private func together() -> LoggedRepair? {
    var gone: [Int] = []
    var rest = reading.system.requirements.items
    while let conflict = try? reading.system.requirements.conflict(entering: rest), gone.count < 8 {
      guard let next = conflict.last(where: { $0 < reading.constraints.count && reading.isOfApplication($0) }) else {
        return nil
      }
      gone.append(next)
      let twins = Set(twins(of: next))
      rest.removeAll { twins.contains($0) }
    }
    let changes = gone.map { LoggedRepair.Change.lowerPriority(constraint: $0, to: LogRule.loweredPriority) }
    return !changes.isEmpty && isMended(by: changes) ? LoggedRepair(changes: changes) : nil
  }

  // MARK: Words

  /// Returns a repair in words, with constraints counted from 1.
  func words(for repair: LoggedRepair) -> String { repair.changes.map(words).joined(separator: ", and ") }

  private func words(for change: LoggedRepair.Change) -> String {
    switch change {
    case .lowerPriority(let index, let priority):
      "lower the priority of [\(index + 1)] to \(LogWords.number(priority))"
    case .changeConstant(let index, let constant):
      changeOfConstant(index) + LogWords.number(constant) + openness(index, constant)
    case .changeConstantByMargins(let index, let constant, let count):
      changeOfConstant(index) + bound(index) + LogWords.number(constant) + marginsInWords(count)
    case .changeRelation(let index, let relation): "make [\(index + 1)] \(relation.symbol) instead of =="
    case .remove(let index): "take [\(index + 1)] away"
    case .layOutLonger(let item, let axis, let length):
      "let \(words.name(item)) be at least \(LogWords.number(length)) \(axis == .horizontal ? "wide" : "high") before it is filled"
    case .stopTranslatingMask(let index):
      "set translatesAutoresizingMaskIntoConstraints of \(words.name(reading.constraints[index].first.item)) to false"
    }
  }

  private func changeOfConstant(_ index: Int) -> String {
    "change the constant of [\(index + 1)] from \(LogWords.number(reading.constraints[index].constant)) to "
  }

  private func bound(_ index: Int) -> String {
    switch reading.constraints[index].relation {
    case .equal: ""
    case .lessThanOrEqual: "at least "
    case .greaterThanOrEqual: "at most "
    }
  }

  private func marginsInWords(_ count: Int) -> String {
    let margins = abs(count) == 1 ? "the margin" : abs(count) == 2 ? "the margins" : "\(abs(count)) times the margin"
    return (count > 0 ? " less " : " and ") + margins + ", which the log doesn't print"
  }

  /// Returns the words after a new constant of an equality, such as `or more`, if the constraint holds beyond it too.
  private func openness(_ index: Int, _ constant: Double) -> String {
    let own = reading.constraints[index]
    guard own.relation == .equal, constant != own.constant else { return "" }
    let isLarger = constant > own.constant
    let beyond = constant + (isLarger ? 1 : -1)
    guard isMended(by: [.changeConstant(constraint: index, to: beyond)]) else { return "" }
    return isLarger ? " or more" : " or less"
  }
}

extension LoggedRepair.Change {
  /// A Boolean value that tells whether constraints only cease to be required.
  fileprivate var onlyRemoves: Bool {
    switch self {
    case .lowerPriority, .remove, .stopTranslatingMask: true
    case .changeConstant, .changeConstantByMargins, .changeRelation, .layOutLonger: false
    }
  }
}
