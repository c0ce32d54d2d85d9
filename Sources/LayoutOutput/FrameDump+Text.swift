import Documents
import LayoutModel

extension FrameDump {
  /// The dump as text, `layout-dump/1`: keys in their order, one view a line, a line break at the end.
  public var text: String {
    var text = """
      {
        "format": \(JSONText.quoted(Self.format)),
        "fixture": \(JSONText.quoted(fixture)),
        "layouts": [
      """
    for (place, layout) in layouts.enumerated() {
      text += place == 0 ? "\n    " : ",\n    "
      layout.write(to: &text)
    }
    text += layouts.isEmpty ? "]\n}\n" : "\n  ]\n}\n"
    return text
  }
}

extension FrameDump.LayoutRecord {
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Adds the record to a text. Screens may have a hundred thousand views: nothing is written twice.
  fileprivate func write(to text: inout String) {
    text += """
      {
            "device": \(JSONText.quoted(device)),\(sceneAndTime)
            "requestedOrientation": \(JSONText.quoted(requestedOrientation)),
            "orientation": \(JSONText.quoted(orientation)),\(conditionsBehindOrientation)
            "window": \(array(window)),
            "views":\u{20}
      """
    write(views, to: &text) { $0.text }
    text += ",\n      \"diagnostics\": "
    write(diagnostics, to: &text) { $0.text }
    text += "\n    }"
  }

  /// The members that few layouts have.
  private var sceneAndTime: String {
    (scene.map { "\n      \"scene\": \(JSONText.quoted($0))," } ?? "")
      + (time.map { "\n      \"time\": \(JSONText.number($0))," } ?? "")
  }

  /// The members of what few layouts ask for.
  private var conditionsBehindOrientation: String {
    let members: [(key: String, value: String?)] = [
      ("systemVersion", systemVersion.map { JSONText.quoted($0.description) }),
      ("size", size.map { array([$0.width, $0.height]) }),
      ("contentSizeCategory", contentSizeCategory.map { JSONText.quoted($0.rawValue) }),
      ("layoutDirection", layoutDirection.map { JSONText.quoted($0.rawValue) }),
      ("pseudolanguage", pseudolanguage.map { JSONText.quoted($0.rawValue) }),
    ]
    return members.compactMap { key, value in value.map { "\n      \(JSONText.quoted(key)): \($0)," } }.joined()
  }

  /// Adds an array with an element a line.
  private func write<Element>(_ elements: [Element], to text: inout String, _ line: (Element) -> String) {
    guard !elements.isEmpty else {
      text += "[]"
      return
    }
    for (place, element) in elements.enumerated() {
      text += place == 0 ? "[\n        " : ",\n        "
      text += line(element)
    }
    text += "\n      ]"
  }
}

extension FrameDump.ViewRecord {
  fileprivate var text: String {
    var members = [("id", JSONText.quoted(id)), ("class", JSONText.quoted(className)), ("depth", "\(depth)")]
    if let superview { members.append(("superview", JSONText.quoted(superview))) }
    members.append(("frame", array(frame)))
    if isHidden { members.append(("hidden", "true")) }
    if !isEnabled { members.append(("enabled", "false")) }
    if isSelected { members.append(("selected", "true")) }
    if alpha != 1 { members.append(("alpha", JSONText.number(alpha))) }
    if !ambiguous.isEmpty { members.append(("ambiguous", array(ambiguous))) }
    for (key, numbers) in [
      ("transform", transform), ("bounds", bounds), ("center", center), ("contentSize", contentSize),
    ] where !numbers.isEmpty {
      members.append((key, array(numbers)))
    }
    if !arrowDirection.isEmpty { members.append(("arrowDirection", JSONText.quoted(arrowDirection))) }
    if !arrowTip.isEmpty { members.append(("arrowTip", array(arrowTip))) }
    return object(members)
  }
}

extension FrameDump.DiagnosticRecord {
  fileprivate var text: String {
    var members = [
      ("severity", JSONText.quoted(severity)), ("code", JSONText.quoted(code)),
      ("message", JSONText.quoted(message)),
    ]
    if let position { members += [("line", "\(position.line)"), ("column", "\(position.column)")] }
    members.append(("items", array(items)))
    if !broken.isEmpty { members.append(("broken", array(broken))) }
    if !repairs.isEmpty { members.append(("repairs", array(repairs))) }
    return object(members)
  }
}

private func object(_ members: [(key: String, value: String)]) -> String {
  "{" + members.map { "\(JSONText.quoted($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
}

private func array(_ numbers: [Double]) -> String {
  "[" + numbers.map(JSONText.number).joined(separator: ", ") + "]"
}

private func array(_ strings: [String]) -> String {
  "[" + strings.map(JSONText.quoted).joined(separator: ", ") + "]"
}
