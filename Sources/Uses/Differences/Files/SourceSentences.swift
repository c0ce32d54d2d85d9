import Documents
import LayoutModel

/// A file's constraints, connections and values in words.
struct SourceSentences {
  let names: SourceNames
  /// A Boolean value that tells whether long texts are given in full.
  var tellsAll = false

  /// Returns a constraint as a sentence, such as `“Name”.leading = view.leading + 16 @750`.
  ///
  /// - Parameters:
  ///   - constraint: The constraint's element.
  ///   - holder: The id of the view that holds it.
  /// - Returns: The sentence.
  func constraint(_ constraint: SourceElement, heldBy holder: String?) -> String {
    guard constraint.form == .element else { return constraint.string("") ?? constraint.line }
    let attributes = constraint.attributes
    let first = term(attributes["firstItem"] ?? holder, attributes["firstAttribute"] ?? "?")
    var sentence = "\(first) \(Self.relations[attributes["relation"] ?? "equal"] ?? "=")"
    let constant = attributes["constant"].flatMap(Double.init) ?? 0
    if attributes["secondAttribute"] != nil || attributes["secondItem"] != nil {
      sentence += " " + term(attributes["secondItem"] ?? holder, attributes["secondAttribute"] ?? "?")
      if let multiplier = attributes["multiplier"], multiplier != "1" { sentence += " × \(Self.number(multiplier))" }
      if attributes["symbolic"] == "YES" {
        sentence += " + standard"
      } else if constant != 0, constant.isFinite {
        sentence += " \(constant < 0 ? "−" : "+") \(JSONText.thousandths(abs(constant)))"
      }
    } else {
      sentence += " \(constant.isFinite ? JSONText.thousandths(constant) : "?")"
    }
    if let priority = attributes["priority"], priority != "1000" { sentence += " @\(Self.number(priority))" }
    if let identifier = attributes["identifier"] { sentence += " (\(Self.quoted(identifier)))" }
    if attributes["placeholder"] == "YES" { sentence += ", removed at build time" }
    return sentence
  }

  /// Returns the subject of a change to a constraint's number: the view's edge, not that of its container.
  func subject(of constraint: SourceElement, heldBy holder: String?) -> String {
    guard constraint.form == .element else { return constraint.string("") ?? constraint.line }
    let first = constraint["firstItem"] ?? holder
    if first == holder || first.map(isGuide) == true, let second = constraint["secondItem"], second != holder {
      return term(second, constraint["secondAttribute"] ?? "?")
    }
    return term(first, constraint["firstAttribute"] ?? "?")
  }

  private func isGuide(_ id: String) -> Bool {
    names.entries[id].map { $0.element.hasSuffix("LayoutGuide") } ?? false
  }

  private func term(_ id: String?, _ attribute: String) -> String {
    guard let id else { return attribute }
    return "\(object(id)).\(attribute)"
  }

  /// Returns the name of an object among others: a view, or a guide of one.
  func object(_ id: String) -> String {
    guard let entry = names.entries[id], entry.element.hasSuffix("LayoutGuide") else { return names.term(id) }
    let guide = entry.item.term
    guard let owner = entry.owner, names.entries[owner]?.isView == true else { return guide }
    return "\(names.term(owner)).\(guide)"
  }

  private static let relations = ["equal": "=", "lessThanOrEqual": "≤", "greaterThanOrEqual": "≥"]

  /// Returns a connection in words: `outlet name → “Name”`, `action save: → “Form”`, `segue show → “Detail”`.
  func connection(_ element: SourceElement) -> String {
    let target = element["destination"].map { " → \(object($0))" } ?? ""
    switch element.name {
    case "outlet", "outletCollection":
      return "\(element.name == "outlet" ? "outlet" : "outlets") \(element["property"] ?? "?")\(target)"
    case "action":
      return "action \(element["selector"] ?? "?")\(target)" + (element["eventType"].map { " on \($0)" } ?? "")
    case "segue":
      let words = [element["kind"], element["relationship"], element["identifier"].map { Self.quoted($0) }]
      return "segue \(words.compactMap(\.self).joined(separator: " "))\(target)"
    default: return "\(element.name)\(target)"
    }
  }

  /// Returns a part without an id on one line: `system 17`, `#FF0000`, `flexibleMaxX flexibleMaxY`.
  func part(_ element: SourceElement) -> String {
    guard element.form == .element else { return element.line }
    switch element.name {
    case "color": return Self.color(element)
    case "fontDescription":
      let name =
        element["name"] ?? element["style"].map { $0.replacing("UICTFontTextStyle", with: "") } ?? element["type"]
      let size = element["pointSize"].map { [Self.number($0)] } ?? []
      return ([name ?? "system", element["weight"] ?? ""].filter { !$0.isEmpty } + size).joined(separator: " ")
    case "rect":
      return
        "(\(["x", "y"].map { Self.number(element[$0] ?? "?") }.joined(separator: ", ")); \(Self.size(of: element)))"
    case "size": return Self.size(of: element)
    case "string", "mutableString": return quoted(element.text)
    case "nil": return "none"
    case "userDefinedRuntimeAttribute":
      let value = element.child(forKey: "value")
      return element["value"] ?? value.map { $0["value"].map(Self.number) ?? part($0) } ?? "none"
    default:
      let words = element.attributes.filter { $0.key != "key" && $0.key != "id" }.sorted { $0.key < $1.key }
      let flags = words.filter { $0.value == "YES" }.map(\.key)
      let rest = words.filter { $0.value != "YES" }.map { "\($0.key) \(value($0.value, of: $0.key))" }
      let inner = element.children.map { "\($0.key ?? $0.name) \(part($0))" }
      let text = (flags + rest + inner).joined(separator: ", ")
      return text.isEmpty ? (element.text.isEmpty ? element.name : quoted(element.text)) : text
    }
  }

  private static func size(of element: SourceElement) -> String {
    ["width", "height"].map { number(element[$0] ?? "?") }.joined(separator: " × ")
  }

  /// Returns a colour's name, or its components in hexadecimal digits.
  static func color(_ element: SourceElement) -> String {
    if let name = element["systemColor"] ?? element["name"] ?? element["cocoaTouchSystemColor"] { return name }
    func part(_ name: String) -> Double? { element[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }
    let white = part("white")
    let parts = [part("red") ?? white, part("green") ?? white, part("blue") ?? white].map { min(max(0, $0 ?? 0), 1) }
    let digits = parts.map { part in
      let byte = Int((part * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let alpha = max(0, part("alpha") ?? 1)
    let space = element["customColorSpace"] == "displayP3" ? " in displayP3" : ""
    return "#" + digits.joined() + (alpha < 1 ? " at \(JSONText.thousandths((alpha * 100).rounded())) %" : "") + space
  }

  /// Returns an attribute's value: texts in quotes, numbers in short form, objects by name.
  func value(_ text: String, of attribute: String) -> String {
    // A JSON string has its quotes already.
    if text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 { return quoted(String(text.dropFirst().dropLast())) }
    if UnreportedParts.texts.contains(attribute) || attribute == "prompt" { return quoted(text) }
    if names.entries[text] != nil { return object(text) }
    return Double(text) == nil ? text.excerpt.printable : Self.number(text)
  }

  private func quoted(_ text: String) -> String { tellsAll ? Self.quoted(text, length: .max) : Self.quoted(text) }

  /// Returns a text in quotes, with its line breaks shown.
  static func quoted(_ text: String, length: Int = 40) -> String {
    let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "⏎")
    return "“\((line.count > length ? String(line.prefix(length)) + "…" : line).printable)”"
  }

  /// Returns two texts in quotes; of long ones, the part around the difference.
  static func quoted(_ old: String, _ new: String) -> String {
    let alike = zip(old, new).prefix { $0 == $1 }.count
    guard alike > 30, max(old.count, new.count) > 40 else { return "\(quoted(old)) → \(quoted(new))" }
    func end(_ text: String) -> String { "…" + text.dropFirst(alike - 12) }
    return "\(quoted(end(old))) → \(quoted(end(new)))"
  }

  /// Returns a number in its shortest form; any other text unchanged.
  static func number(_ text: String) -> String {
    guard let number = Double(text), number.isFinite else { return text.excerpt.printable }
    return JSONText.thousandths(number)
  }
}
