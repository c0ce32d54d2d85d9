import Documents

extension LogAnswer {
  /// The answers as JSON, `layout-log/1`.
  package var json: String {
    var document = JSONObjectText()
    document.add("format", Self.format)
    document.add("conflicts", lines: conflicts.map(\.json), depth: 1)
    return document.document
  }
}

extension LogAnswer.Conflict {
  fileprivate var json: String {
    var object = JSONObjectText()
    object.add("line", line)
    object.add("constraints", lines: constraints.map(\.json), depth: 3)
    object.add("irreducible", irreducible)
    if let unexamined { object.add("unexamined", unexamined) }
    object.add("assumed", orNull: assumed)
    object.add("broken", orNull: broken)
    object.add("likeliest", orNull: likeliest)
    object.add("rule", rule)
    object.add("reason", reason)
    object.add("advice", orNull: advice)
    object.add("repairs", lines: repairs.map(JSONText.quoted), depth: 3)
    object.add("places", lines: places.map(\.json), depth: 3)
    object.add(
      "unread",
      lines: unread.map { line in
        var object = JSONObjectText()
        object.add("line", line.line)
        object.add("text", line.text)
        if let problem = line.problem { object.add("problem", problem) }
        return object.line
      }, depth: 3)
    return object.lines(depth: 3)
  }
}

extension LogAnswer.Constraint {
  fileprivate var json: String {
    var object = JSONObjectText()
    object.add("address", address)
    object.add("origin", origin)
    object.add("identifier", orNull: identifier)
    object.add("first", text: first.json)
    object.add("relation", relation)
    object.add("second", text: second?.json ?? "null")
    object.add("multiplier", multiplier)
    object.add("constant", constant)
    object.add("priority", priority)
    object.add("line", line)
    object.add("words", words)
    return object.line
  }
}

extension LogAnswer.Term {
  fileprivate var json: String {
    var object = JSONObjectText()
    object.add("name", orNull: name)
    object.add("class", orNull: className)
    object.add("address", orNull: address)
    object.add("attribute", attribute)
    return object.line
  }
}

extension LogAnswer.Place {
  fileprivate var json: String {
    var object = JSONObjectText()
    object.add("constraint", constraint)
    object.add("path", path)
    object.add("line", line)
    if let column { object.add("column", column) }
    object.add("sure", sure)
    return object.line
  }
}
