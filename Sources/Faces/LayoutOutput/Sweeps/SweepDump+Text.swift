import Documents

extension SweepDump {
  /// The sweep as JSON, `layout-sweep/1`: keys in their order, one view a line, a line break at the end.
  package var json: String {
    var text = "{\n  \"format\": \(JSONText.quoted(Self.format)),\n  \"fixture\": \(JSONText.quoted(fixture)),\n"
    if let scene { text += "  \"scene\": \(JSONText.quoted(scene)),\n" }
    text += "  \"conditions\": \(JSONText.quoted(conditions)),\n"
    text += "  \"width\": \(array(width)),\n  \"height\": \(array(height)),\n  \"pieces\": "
    text += lines(pieces, indent: 4) { $0.json(indent: 4) }
    if let assertions { text += ",\n  \"assertions\": " + lines(assertions, indent: 4) { $0.json } }
    if let rest {
      text += ",\n  \"\(rest.isSampled ? "sampled" : "interrupted")\": {\"because\": \(JSONText.quoted(rest.because)), "
      text += "\"share\": \(JSONText.number(rest.share))}"
    }
    return text + "\n}\n"
  }

  /// Several sweeps as one document: an array.
  package static func json(_ sweeps: [String]) -> String {
    guard !sweeps.isEmpty else { return "[\n]\n" }
    let documents = sweeps.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
    return "[\n" + documents.joined(separator: ",\n") + "\n]\n"
  }
}

extension SweepDump.Piece {
  fileprivate func json(indent: Int) -> String {
    let space = "\n" + String(repeating: " ", count: indent + 2)
    var text = "{\(space)\"within\": \(array(within)),"
    text += "\(space)\"width\": \(array(width)),\(space)\"height\": \(array(height)),"
    text += "\(space)\"views\": " + lines(views, indent: indent + 4) { $0.json }
    text += ",\(space)\"diagnostics\": " + lines(diagnostics, indent: indent + 4) { $0.text }
    if let begins { text += ",\(space)\"begins\": \(JSONText.quoted(begins))" }
    if let sample { text += ",\(space)\"sampled\": \(array(sample))" }
    if let step { text += ",\(space)\"sampledEvery\": \(JSONText.number(step))" }
    return text + "\n" + String(repeating: " ", count: indent) + "}"
  }
}

extension SweepDump.View {
  fileprivate var json: String {
    var text = "{\"id\": "
    JSONText.appendQuoted(id, to: &text)
    for (key, numbers) in [("x", x), ("y", y), ("width", width), ("height", height)] {
      text += ", \"\(key)\": [\(JSONText.number(numbers[0])), "
      text += "\(JSONText.number(numbers[1])), \(JSONText.number(numbers[2]))]"
    }
    return text + "}"
  }
}

extension SweepDump.Assertion {
  fileprivate var json: String {
    var text = "{\"id\": \(JSONText.quoted(id)), \"assert\": \(JSONText.quoted(assert)), \"holds\": \(holds)"
    if isSampled { text += ", \"sampled\": true" }
    text += ", \"fails\": [" + fails.map(\.json).joined(separator: ", ") + "]"
    if let witness { text += ", \"witness\": \(array(witness))" }
    if let by { text += ", \"by\": \(JSONText.number(by))" }
    return text + "}"
  }
}

extension SweepDump.Failure {
  fileprivate var json: String {
    "{\"width\": \(array(width)), \"height\": \(array(height)), \"within\": \(array(within))}"
  }
}

/// An array with an element a line.
private func lines<Element>(_ elements: [Element], indent: Int, _ text: (Element) -> String) -> String {
  guard !elements.isEmpty else { return "[]" }
  let space = "\n" + String(repeating: " ", count: indent)
  return "[" + elements.map { space + text($0) }.joined(separator: ",") + "\n"
    + String(repeating: " ", count: indent - 2) + "]"
}

private func array(_ numbers: [Double]) -> String {
  "[" + numbers.map(JSONText.number).joined(separator: ", ") + "]"
}

private func array(_ rows: [[Double]]) -> String {
  "[" + rows.map { array($0) }.joined(separator: ", ") + "]"
}
