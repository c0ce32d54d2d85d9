import LayoutEngine
import LayoutModel

/// What mends a log's conflict: each is made and solved before it is offered.
struct LogRepairs {
  private let reading: LogReading
  private let words: LogWords
  /// So many are offered.
  private static let maximumCount = 4
  /// A constant is shortened as long as it changes by no more, in points.
  private static let roundingOfConstants = 0.01

  init(_ reading: LogReading, _ words: LogWords) {
    self.reading = reading
    self.words = words
  }

  /// The repairs that stand the test, the likeliest first.
  func repairs(for finding: LogRule.Finding) -> [LoggedRepair] {
    guard !reading.suspects.isEmpty else { return [] }
    var candidates = finding.changes
    let suspects = ([finding.constraint, reading.brokenOfApplication].compactMap(\.self) + reading.ofApplication)
      .uniqued()
    for (rank, index) in suspects.enumerated() where reading.isOfApplication(index) {
      if rank < 2 {
        candidates.append(.lowerPriority(constraint: index, to: LogRule.loweredPriority))
        if !finding.keepsConstants, let change = constantThatHolds(index) { candidates.append(change) }
      }
      if reading.constraints[index].relation == .equal, let relation = relationThatHolds(index) {
        candidates.append(.changeRelation(constraint: index, to: relation))
      }
    }
    if let first = suspects.first, reading.isOfApplication(first) { candidates.append(.remove(constraint: first)) }
    var repairs: [LoggedRepair] = []
    for change in candidates.uniqued() where repairs.count < Self.maximumCount {
      if isMended(by: [change]) { repairs.append(LoggedRepair(changes: [change])) }
    }
    if repairs.isEmpty, let together = together() { repairs.append(together) }
    return repairs
  }

  // MARK: Tests

  /// Whether all that the log lists has a solution with some changes.
  private func isMended(by changes: [LoggedRepair.Change]) -> Bool {
    var constraints = reading.constraints
    var gone: Set<Int> = []
    for change in changes {
      switch change {
      case .lowerPriority(let index, _), .remove(let index): gone.formUnion(twins(of: index))
      case .changeConstant(let index, let constant):
        for twin in twins(of: index) { constraints[twin].constant = constant }
      case .changeRelation(let index, let relation):
        for twin in twins(of: index) { constraints[twin].relation = relation }
      case .stopTranslatingMask(let index):
        let view = constraints[index].first.item.key
        gone.formUnion(
          constraints.indices.filter { constraints[$0].origin == .mask && constraints[$0].first.item.key == view })
      }
    }
    let system = reading.system(of: constraints)
    let rest = system.requirements.items.filter { !gone.contains($0) }
    return (try? system.requirements.isSatisfiable(rest)) ?? false
  }

  /// A constraint and what says the same under the same address: a log may print one twice.
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

  private func others(than index: Int) -> [Int] {
    let twins = Set(twins(of: index))
    return reading.system.requirements.items.filter { !twins.contains($0) }
  }

  /// The constant nearest to a constraint's own with which it holds.
  private func constantThatHolds(_ index: Int) -> LoggedRepair.Change? {
    let constraint = reading.constraints[index]
    guard let shortfall = try? reading.system.requirements.shortfall(of: index, among: others(than: index)),
      abs(shortfall) > Self.roundingOfConstants
    else { return nil }
    let isMirrored = reading.isRightToLeft && !constraint.isLeftToRight && !constraint.first.kind.isSize
    let exact = constraint.constant + (isMirrored ? -shortfall : shortfall)
    let constant = (exact * 100).rounded() / 100 + 0
    // Views that come to overlap aren't what anybody meant.
    guard Magnitude.isSound(constant), constant >= 0 || constraint.constant < 0 else { return nil }
    guard constant <= 0 || constraint.constant >= 0 else { return nil }
    return .changeConstant(constraint: index, to: constant)
  }

  /// The relation that lets an equality hold.
  private func relationThatHolds(_ index: Int) -> ConstraintRelation? {
    [.greaterThanOrEqual, .lessThanOrEqual].first { isMended(by: [.changeRelation(constraint: index, to: $0)]) }
  }

  /// Where no one change mends all that is printed: constraints of the application, one for each conflict that is left.
  private func together() -> LoggedRepair? {
    var gone: [Int] = []
    var rest = reading.system.requirements.items
    while let conflict = try? reading.system.requirements.conflict(entering: rest), gone.count < 8 {
      guard let next = conflict.last(where: reading.isOfApplication) else { return nil }
      gone.append(next)
      let twins = Set(twins(of: next))
      rest.removeAll { twins.contains($0) }
    }
    let changes = gone.map { LoggedRepair.Change.lowerPriority(constraint: $0, to: LogRule.loweredPriority) }
    return !changes.isEmpty && isMended(by: changes) ? LoggedRepair(changes: changes) : nil
  }

  // MARK: Words

  /// What is to be done, constraints by their numbers from 1.
  func words(for repair: LoggedRepair) -> String { repair.changes.map(words).joined(separator: ", and ") }

  private func words(for change: LoggedRepair.Change) -> String {
    switch change {
    case .lowerPriority(let index, let priority):
      "lower the priority of [\(index + 1)] to \(LogWords.number(priority))"
    case .changeConstant(let index, let constant):
      "change the constant of [\(index + 1)] from \(LogWords.number(reading.constraints[index].constant)) to "
        + LogWords.number(constant)
    case .changeRelation(let index, let relation): "make [\(index + 1)] \(relation.symbol) instead of =="
    case .remove(let index): "take [\(index + 1)] away"
    case .stopTranslatingMask(let index):
      "set translatesAutoresizingMaskIntoConstraints of \(words.name(reading.constraints[index].first.item)) to false"
    }
  }
}
