/// The constraints of a conflict found in a log, with the broken one among them.
struct PrintedSet {
  let found: LogScanner.Found
  let constraints: [LoggedConstraint]
  /// The index of the broken one.
  let broken: Int?

  init(_ found: LogScanner.Found) {
    self.found = found
    var constraints = found.constraints
    var broken: Int?
    if let own = found.broken {
      broken =
        constraints.firstIndex { $0.address == own.address && $0.isStatement(of: own) }
        ?? constraints.firstIndex { $0.isStatement(of: own) } ?? constraints.firstIndex { $0.isRun(of: own) }
      if broken == nil {
        broken = constraints.count
        constraints.append(own)
      }
    }
    self.constraints = LoggedConstraint.recognizingGivenSizes(constraints)
    self.broken = broken
  }

  var pattern: ConflictPattern { ConflictPattern(constraints, broken: broken, isCut: !found.unread.isEmpty) }
}

extension LoggedConflict {
  /// Explains a conflict.
  init(_ printed: PrintedSet) {
    let (found, constraints, broken) = (printed.found, printed.constraints, printed.broken)
    let reading = LogReading(constraints, broken: broken, isCut: !found.unread.isEmpty)
    let words = LogWords(names: reading.names, countsUp: reading.countsUp)
    let decision = LogRule.all.lazy.compactMap { rule in rule.find(reading, words).map { (rule.name, $0) } }.first
    let finding = decision?.1 ?? LogRule.Finding(constraint: nil, reason: "no rule knows such a conflict")
    let repairs = LogRepairs(reading, words)
    let verified = repairs.repairs(for: finding)
    // What the application can't change, it can at times avoid.
    let isMended = verified.contains { $0.changes.contains(where: \.isOfApplication) }
    self.init(
      line: found.line, constraints: constraints, words: constraints.map(words.words), irreducible: reading.suspects,
      unexamined: reading.unexaminedInWords, assumed: reading.assumedInWords, broken: broken,
      likeliest: finding.constraint, rule: decision?.0 ?? "none",
      reason: finding.reason, advice: isMended ? nil : LogAdvice(reading)?.words, repairs: verified,
      repairWords: verified.map(repairs.words), unread: found.unread)
  }

  /// Returns the explanation for a conflict of the same pattern.
  func of(_ printed: PrintedSet) -> LoggedConflict {
    var conflict = self
    (conflict.line, conflict.constraints, conflict.unread) =
      (printed.found.line, printed.constraints, printed.found.unread)
    return conflict
  }
}

extension LoggedRepair.Change {
  /// A Boolean value that tells whether the change is one of the application's constraints or views.
  fileprivate var isOfApplication: Bool { if case .layOutLonger = self { false } else { true } }
}

extension LoggedConstraint {
  /// Tells whether another constraint states the same about the same items.
  fileprivate func isStatement(of other: LoggedConstraint) -> Bool {
    isLike(other) && first.item.key == other.first.item.key && second?.item.key == other.second?.item.key
  }

  /// Tells whether another constraint states the same about items of the same classes, as in another run of the
  /// program, which has other addresses.
  fileprivate func isRun(of other: LoggedConstraint) -> Bool {
    isLike(other) && address != other.address && first.item.className == other.first.item.className
      && second?.item.className == other.second?.item.className && second != nil
  }

  private func isLike(_ other: LoggedConstraint) -> Bool {
    relation == other.relation && constant == other.constant && multiplier == other.multiplier
      && first.attribute == other.first.attribute && second?.attribute == other.second?.attribute
  }
}
