extension LoggedConflict {
  /// Creates the explanation of a conflict found in a log.
  ///
  /// - Parameters:
  ///   - found: The conflict.
  ///   - known: The conflicts explained so far, by their patterns; the call adds this conflict.
  init(_ found: LogScanner.Found, _ known: inout [ConflictPattern: LoggedConflict]) {
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
    constraints = LoggedConstraint.recognizingGivenSizes(constraints)
    let pattern = ConflictPattern(constraints, broken: broken)
    if let alike = known[pattern] {
      self = alike
      (line, self.constraints, unread) = (found.line, constraints, found.unread)
      return
    }
    let reading = LogReading(constraints, broken: broken)
    let words = LogWords(names: LogNames(constraints), countsUp: reading.countsUp)
    let decision = LogRule.all.lazy.compactMap { rule in rule.find(reading, words).map { (rule.name, $0) } }.first
    let finding = decision?.1 ?? LogRule.Finding(constraint: nil, reason: "no rule knows such a conflict")
    let repairs = LogRepairs(reading, words)
    let verified = repairs.repairs(for: finding)
    self.init(
      line: found.line, constraints: constraints, words: constraints.map(words.words), irreducible: reading.suspects,
      unexamined: reading.unexaminedInWords, assumed: reading.assumedInWords, broken: broken,
      likeliest: finding.constraint, rule: decision?.0 ?? "none",
      reason: finding.reason, advice: verified.isEmpty ? LogAdvice(reading)?.words : nil, repairs: verified,
      repairWords: verified.map(repairs.words), unread: found.unread)
    known[pattern] = self
  }
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
