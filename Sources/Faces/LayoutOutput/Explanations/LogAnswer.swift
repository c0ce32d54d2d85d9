package import Documents

/// The output of `layout explain --log`: `layout-log/1`.
package struct LogAnswer: Sendable {
  package static let format = "layout-log/1"

  /// An edge or a length of an item.
  package struct Term: Sendable {
    package var name: String?
    package var className: String?
    package var address: String?
    package var attribute: String

    package init(name: String?, className: String?, address: String?, attribute: String) {
      self.name = name
      self.className = className
      self.address = address
      self.attribute = attribute
    }
  }

  /// A constraint of the log.
  package struct Constraint: Sendable {
    package var address: String
    package var origin: String
    package var identifier: String?
    package var first: Term
    package var relation: String
    package var second: Term?
    package var multiplier: Double
    package var constant: Double
    package var priority: Double
    package var line: Int
    /// The constraint in plain words.
    package var words: String

    package init(
      address: String, origin: String, identifier: String?, first: Term, relation: String, second: Term?,
      multiplier: Double, constant: Double, priority: Double, line: Int, words: String
    ) {
      self.address = address
      self.origin = origin
      self.identifier = identifier
      self.first = first
      self.relation = relation
      self.second = second
      self.multiplier = multiplier
      self.constant = constant
      self.priority = priority
      self.line = line
      self.words = words
    }
  }

  /// The place of a log's constraint in a source.
  package struct Place: Sendable {
    package var constraint: Int
    package var path: String
    package var line: Int
    package var column: Int?
    /// The evidence for the place: the strongest of the signs that agree.
    package var sure: String

    package init(constraint: Int, path: String, line: Int, column: Int?, sure: String) {
      self.constraint = constraint
      self.path = path
      self.line = line
      self.column = column
      self.sure = sure
    }
  }

  /// A line that isn't understood.
  package struct Line: Sendable {
    package var line: Int
    package var text: String
    /// The problem of the line, if it is known.
    package var problem: String?

    package init(line: Int, text: String, problem: String?) {
      self.line = line
      self.text = text
      self.problem = problem
    }
  }

  /// A conflict, explained.
  package struct Conflict: Sendable {
    package var line: Int
    package var constraints: [Constraint]
    package var irreducible: [Int]
    /// The reason that nobody knows whether they have a solution; `nil` if that is known.
    package var unexamined: String?
    /// The assumptions beyond the log.
    package var assumed: String?
    package var broken: Int?
    package var likeliest: Int?
    package var rule: String
    package var reason: String
    /// The advice if there is no repair.
    package var advice: String?
    package var repairs: [String]
    package var places: [Place] = []
    package var unread: [Line]

    package init(
      line: Int, constraints: [Constraint], irreducible: [Int], assumed: String?, broken: Int?, likeliest: Int?,
      rule: String, reason: String, advice: String?, repairs: [String], unread: [Line]
    ) {
      self.line = line
      self.constraints = constraints
      self.irreducible = irreducible
      self.assumed = assumed
      self.broken = broken
      self.likeliest = likeliest
      self.rule = rule
      self.reason = reason
      self.advice = advice
      self.repairs = repairs
      self.unread = unread
    }
  }

  package var conflicts: [Conflict]

  /// The maximum number of lines that aren't understood and are listed; above it their number is given.
  private static let maximumUnread = 12

  package init(conflicts: [Conflict]) { self.conflicts = conflicts }

  // MARK: Text

  /// The answers one below the other, for people.
  package var text: PrintableText {
    conflicts.enumerated().map { number, conflict in
      let heading = conflicts.count > 1 ? "Conflict \(number + 1) of \(conflicts.count), line \(conflict.line): " : ""
      return PrintableText(lines: lines(of: conflict, heading)).line
    }.joined(separator: "\n")
  }

  private func lines(of conflict: Conflict, _ heading: String) -> [String] {
    var lines: [String] = []
    let set = conflict.irreducible
    func list(_ indices: [Int]) {
      for index in indices {
        let constraint = conflict.constraints[index]
        lines.append("  [\(index + 1)] \(constraint.words)")
        for place in conflict.places where place.constraint == index {
          let position = place.column.map { "\(place.line):\($0)" } ?? "\(place.line)"
          lines.append("      at \(place.path):\(position) (\(place.sureness))")
        }
      }
    }
    let count = conflict.constraints.count
    if count == 0 {
      lines.append("\(heading)Nothing of it is understood.")
    } else if let unexamined = conflict.unexamined {
      lines.append("\(heading)It isn't known whether the log's \(count) constraints have a solution: \(unexamined).")
      list(Array(conflict.constraints.indices))
    } else {
      lines.append(
        "\(heading)\(set.count == 1 ? "This can't hold" : "These can't hold together")"
          + (conflict.assumed.map { ", with \($0)" } ?? "")
          + (set.count < count ? " (\(set.count) of the log's \(count) constraints):" : ":"))
      list(set)
      let rest = conflict.constraints.indices.filter { !set.contains($0) }
      if !rest.isEmpty {
        lines.append("\(rest.count == 1 ? "This has" : "These have") no part in it:")
        list(rest)
      }
    }
    for line in conflict.unread.prefix(Self.maximumUnread) {
      lines.append("Line \(line.line) isn't understood: \(line.text)" + (line.problem.map { " (\($0))" } ?? ""))
    }
    if conflict.unread.count > Self.maximumUnread {
      lines.append("And \(conflict.unread.count - Self.maximumUnread) more lines aren't.")
    }
    guard count > 0 else { return lines }
    if let broken = conflict.broken { lines.append("[\(broken + 1)] is the one that was broken.") }
    guard conflict.unexamined == nil else { return lines }
    if let likeliest = conflict.likeliest {
      lines.append("The likeliest mistake is [\(likeliest + 1)]: \(conflict.reason).")
    } else {
      lines.append("No mistake of the application is seen: \(conflict.reason).")
    }
    if let advice = conflict.advice { lines.append("What to do: \(advice).") }
    if conflict.repairs.count == 1 {
      lines.append("To mend it, \(conflict.repairs[0]).")
    } else if !conflict.repairs.isEmpty {
      lines.append("To mend it, one of these, the likeliest first:")
      lines += conflict.repairs.map { "  - \($0)" }
    }
    return lines
  }
}

extension LogAnswer.Place {
  /// The evidence for the place, in words.
  fileprivate var sureness: String {
    switch sure {
    case "identifier": "by its identifier"
    case "title": "by the title of its view"
    case "constant": "by classes, attributes and constant"
    default: "one of several like it"
    }
  }
}
