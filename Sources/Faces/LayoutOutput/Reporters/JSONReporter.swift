import Documents
import Findings
import LayoutModel

extension LintReporter {
  /// `layout-findings/1`, for programs and `layout merge`. The same report gives the same bytes.
  static let json = LintReporter("json", "layout-findings/1, for programs and for `layout merge`") { report, _ in
    PrintableText(document: report.json)
  }
}

extension LintReport {
  /// The name of the format.
  package static let format = "layout-findings/1"

  /// The report in `layout-findings/1`, with a line break at its end.
  package var json: String { json(indices: nil) }

  /// The same with the conditions of scenes and findings as indices into the report's: small, for a cache.
  package var compactJSON: String {
    json(indices: Dictionary(conditions.enumerated().map { ($0.element, $0.offset) }) { first, _ in first })
  }

  private func json(indices: [String: Int]?) -> String {
    var text = "{\n  \"format\": \"\(Self.format)\",\n  \"inputs\": "
    Self.append(inputs.map { JSONText.quoted($0) }, to: &text, indentation: 2)
    text += ",\n  \"scenes\": "
    Self.append(scenes.map { $0.json(indices) }, to: &text, indentation: 2)
    text += ",\n  \"conditions\": "
    Self.append(conditions.map { JSONText.quoted($0) }, to: &text, indentation: 2)
    text += ",\n  \"layouts\": \(layouts),\n  \"findings\": "
    let audience = FindingAudience(self)
    Self.append(findings.map { $0.json(indices, audience) }, to: &text, indentation: 2)
    return text + "\n}\n"
  }

  private static func append(_ elements: [String], to text: inout String, indentation: Int) {
    guard !elements.isEmpty else {
      text += "[]"
      return
    }
    let space = String(repeating: " ", count: indentation)
    text += "[\n"
    for (index, element) in elements.enumerated() {
      text += space
      text += "  "
      text += element
      text += index + 1 < elements.count ? ",\n" : "\n"
    }
    text += space + "]"
  }
}

extension LintReport.Scene {
  /// The scene on one line.
  fileprivate func json(_ indices: [String: Int]?) -> String {
    var object = JSONLine(indices: indices)
    object.add("path", path)
    object.add("scene", id)
    object.add("name", name)
    object.add(conditions: conditions)
    return object.text
  }
}

extension LintFinding {
  /// The finding on one line.
  fileprivate func json(_ indices: [String: Int]?, _ audience: FindingAudience) -> String {
    var object = JSONLine(indices: indices)
    object.add("rule", key.rule)
    object.add("severity", severity.rawValue)
    object.add("certainty", certainty.word)
    if !certainty.isSure {
      object.add("because", certainty.guesses.map(\.text))
      object.add("causes", certainty.guesses.map(\.cause))
    }
    object.add("path", key.path)
    if let place { object.add(place, "line", "column", "endColumn") }
    object.add("screenPath", screenPath)
    object.add("scene", key.scene)
    object.add("sceneName", sceneName)
    object.add("view", key.view)
    object.add("viewName", viewName)
    object.add("partner", key.partner)
    object.add("partnerName", partnerName)
    object.add("partnerPath", partnerPlace?.path)
    if let partnerPlace { object.add(partnerPlace, "partnerLine", "partnerColumn", "partnerEndColumn") }
    object.add("message", message)
    object.add("advice", advice)
    object.add("worst", worst)
    object.add("worstName", worstName)
    object.add("hurts", audience.words(of: self))
    object.add("count", raw: String(conditions.count))
    object.add(conditions: conditions)
    if !ranges.isEmpty {
      let texts = ranges.map { range in
        var object = JSONLine(indices: indices)
        object.add(conditions: range.conditions)
        object.add(
          "width", raw: "[\(JSONText.number(range.width.lowerBound)), \(JSONText.number(range.width.upperBound))]")
        return object.text
      }
      object.add("ranges", raw: "[\(texts.joined(separator: ", "))]")
    }
    if let amount {
      object.add("amount", raw: "[\(JSONText.number(amount.width)), \(JSONText.number(amount.height))]")
    }
    if !repairs.isEmpty { object.add("repairs", repairs.map(\.words)) }
    if repairs.contains(where: \.isMoreThanWords) {
      object.add("fixes", raw: "[\(repairs.map(\.json).joined(separator: ", "))]")
    }
    if !related.isEmpty {
      let texts = related.map { related in
        var object = JSONLine(indices: nil)
        object.add("text", related.text)
        object.add("id", related.id)
        object.add("path", related.place?.path)
        if let place = related.place { object.add(place, "line", "column", "endColumn") }
        return object.text
      }
      object.add("related", raw: "[\(texts.joined(separator: ", "))]")
    }
    if isWorsened { object.add("worsened", raw: "true") }
    object.add("key", key.text)
    return object.text
  }
}

extension LintFinding.Repair {
  /// A Boolean that tells whether anything but the repair's words is known.
  fileprivate var isMoreThanWords: Bool { !edits.isEmpty || refusal != nil }

  /// The repair on one line, with its edits.
  fileprivate var json: String {
    var object = JSONLine(indices: nil)
    object.add("repair", words)
    object.add("kind", kind.rawValue)
    object.add("reason", refusal)
    if isProved { object.add("proved", raw: "true") }
    let texts = edits.map { edit in
      var object = JSONLine(indices: nil)
      object.add("start", raw: String(edit.bytes.lowerBound))
      object.add("end", raw: String(edit.bytes.upperBound))
      object.add("line", raw: String(edit.start.line))
      object.add("column", raw: String(edit.start.column))
      object.add("endLine", raw: String(edit.end.line))
      object.add("endColumn", raw: String(edit.end.column))
      object.add("text", edit.text)
      return object.text
    }
    object.add("edits", raw: "[\(texts.joined(separator: ", "))]")
    return object.text
  }
}

/// An object on one line, while it is being written.
private struct JSONLine {
  /// The conditions' indices, if these are written instead of names.
  let indices: [String: Int]?
  private var parts = ""

  init(indices: [String: Int]?) {
    self.indices = indices
  }

  var text: String { "{\(parts)}" }

  mutating func add(_ key: String, raw: String) {
    if !parts.isEmpty { parts += ", " }
    parts += "\"\(key)\": \(raw)"
  }

  mutating func add(_ key: String, _ value: String?) {
    if let value { add(key, raw: JSONText.quoted(value)) }
  }

  mutating func add(_ key: String, _ values: [String]) {
    add(key, raw: "[\(values.map { JSONText.quoted($0) }.joined(separator: ", "))]")
  }

  mutating func add(conditions: [String]) {
    guard let indices else { return add("conditions", conditions) }
    add("conditions", raw: "[\(conditions.compactMap { indices[$0].map(String.init) }.joined(separator: ","))]")
  }

  mutating func add(_ place: LintFinding.Place, _ line: String, _ column: String, _ endColumn: String) {
    add(line, raw: String(place.position.line))
    add(column, raw: String(place.position.column))
    add(endColumn, raw: String(place.endColumn))
  }
}
