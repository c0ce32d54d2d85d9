import Documents
import LayoutModel
package import LayoutOutput

extension LogAnswer {
  /// Creates the answer that explains a log as printed.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - places: The files in which its constraints are looked up.
  package init(_ log: ConflictLog, in places: LogPlaces = LogPlaces()) {
    self.init(
      conflicts: log.conflicts.map { conflict in
        var answer = Conflict(conflict)
        answer.places = conflict.constraints.enumerated().flatMap { index, constraint in
          places.places(of: constraint).map {
            Place(
              constraint: index, path: $0.path, line: $0.position.line, column: $0.position.column,
              sure: $0.sure.rawValue)
          }
        }
        return answer
      })
  }
}

extension LogAnswer.Conflict {
  init(_ conflict: LoggedConflict) {
    self.init(
      line: conflict.line,
      constraints: zip(conflict.constraints, conflict.words).map { LogAnswer.Constraint($0, words: $1) },
      irreducible: conflict.irreducible, assumed: conflict.assumed, broken: conflict.broken,
      likeliest: conflict.likeliest, rule: conflict.rule, reason: conflict.reason, advice: conflict.advice,
      repairs: conflict.repairWords, unread: conflict.unread.map(LogAnswer.Line.init))
    unexamined = conflict.unexamined
  }
}

extension LogAnswer.Constraint {
  fileprivate init(_ constraint: LoggedConstraint, words: String) {
    self.init(
      address: constraint.address, origin: constraint.origin.rawValue, identifier: constraint.identifier,
      first: LogAnswer.Term(constraint.first), relation: constraint.relation.symbol,
      second: constraint.second.map(LogAnswer.Term.init), multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority, line: constraint.line, words: words)
  }
}

extension LogAnswer.Term {
  fileprivate init(_ term: LoggedConstraint.Term) {
    self.init(
      name: term.item.name, className: term.item.className, address: term.item.address, attribute: term.attribute)
  }
}

extension LogAnswer.Line {
  fileprivate init(_ line: UnreadLine) {
    self.init(line: line.line, text: line.text, problem: line.problem?.message)
  }
}
