import Documents

extension LogAnswer {
  /// The answers as JSON, `layout-log/1`.
  package var json: String {
    let list = conflicts.map(\.json)
    let conflicts = list.isEmpty ? "[]" : "[\n\(list.joined(separator: ",\n"))\n  ]"
    return "{\n  \"format\": \(JSONText.quoted(Self.format)),\n  \"conflicts\": \(conflicts)\n}\n"
  }
}

private func quoted(_ text: String?) -> String { text.map(JSONText.quoted) ?? "null" }

private func number(_ value: Int?) -> String { value.map { String($0) } ?? "null" }

private func lines(_ elements: [String]) -> String {
  elements.isEmpty ? "[]" : "[\n" + elements.map { "        \($0)" }.joined(separator: ",\n") + "\n      ]"
}

extension LogAnswer.Conflict {
  fileprivate var json: String {
    let members = [
      "\"line\": \(line)", "\"constraints\": \(lines(constraints.map(\.json)))",
      "\"irreducible\": [\(irreducible.map { String($0) }.joined(separator: ", "))]", "\"broken\": \(number(broken))",
      "\"likeliest\": \(number(likeliest))", "\"rule\": \(JSONText.quoted(rule))",
      "\"reason\": \(JSONText.quoted(reason))", "\"repairs\": \(lines(repairs.map(JSONText.quoted)))",
      "\"places\": \(lines(places.map(\.json)))",
      "\"unread\": \(lines(unread.map { "{\"line\": \($0.line), \"text\": \(JSONText.quoted($0.text))}" }))",
    ]
    return "    {\n" + members.map { "      \($0)" }.joined(separator: ",\n") + "\n    }"
  }
}

extension LogAnswer.Constraint {
  fileprivate var json: String {
    "{\"address\": \(JSONText.quoted(address)), \"origin\": \"\(origin)\", \"identifier\": \(quoted(identifier)), "
      + "\"first\": \(first.json), \"relation\": \"\(relation)\", \"second\": \(second?.json ?? "null"), "
      + "\"multiplier\": \(JSONText.number(multiplier)), \"constant\": \(JSONText.number(constant)), "
      + "\"priority\": \(JSONText.number(priority)), \"line\": \(line), \"words\": \(JSONText.quoted(words))}"
  }
}

extension LogAnswer.Term {
  fileprivate var json: String {
    "{\"name\": \(quoted(name)), \"class\": \(quoted(className)), \"address\": \(quoted(address)), "
      + "\"attribute\": \(JSONText.quoted(attribute))}"
  }
}

extension LogAnswer.Place {
  fileprivate var json: String {
    let column = column.map { ", \"column\": \($0)" } ?? ""
    return "{\"constraint\": \(constraint), \"path\": \(JSONText.quoted(path)), \"line\": \(line)\(column), "
      + "\"sure\": \(JSONText.quoted(sure))}"
  }
}
