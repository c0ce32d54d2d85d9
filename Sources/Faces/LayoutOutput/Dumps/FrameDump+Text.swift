package import Documents
import LayoutModel
package import LayoutResolution

extension FrameDump {
  /// The dump as text, `layout-dump/1`: keys in their order, one view a line, a line break at the end.
  public var text: String {
    var text = Self.beginning(fixture)
    for (index, layout) in layouts.enumerated() {
      text += Self.separator(before: index)
      layout.write(to: &text)
    }
    text += Self.ending(behind: layouts.count)
    return text
  }

  static func beginning(_ fixture: String) -> String {
    """
    {
      "format": \(JSONText.quoted(Self.format)),
      "fixture": \(JSONText.quoted(fixture)),
      "layouts": [
    """
  }

  static func separator(before index: Int) -> String { index == 0 ? "\n    " : ",\n    " }

  static func ending(behind count: Int) -> String { count == 0 ? "]\n}\n" : "\n  ]\n}\n" }
}

/// A writer of dumps, layout by layout. It holds the record of only one view at a time.
///
///     var writer = FrameDumpWriter(fixture: scene.name, to: TextStream(print))
///     for orientation in orientations { try writer.write(try scene.layout(in: orientation)) }
///     try writer.finish()
package struct FrameDumpWriter {
  private var stream: TextStream
  private var layoutCount = 0

  /// Creates a writer of a fixture's layouts to a stream.
  package init(fixture: String, to stream: TextStream) {
    self.stream = stream
    self.stream.text += FrameDump.beginning(fixture)
  }

  /// Writes the next layout.
  ///
  /// - Throws: The stream's errors.
  package mutating func write(_ layout: ScreenLayout) throws {
    stream.text += FrameDump.separator(before: layoutCount)
    layoutCount += 1
    let record = FrameDump.LayoutRecord(withoutViews: layout)
    record.writeBeginning(to: &stream.text)
    var viewCount = 0
    try layout.forEachView { view in
      stream.text += FrameDump.LayoutRecord.separator(before: viewCount)
      viewCount += 1
      FrameDump.ViewRecord(view).write(to: &stream.text)
      try stream.pass()
    }
    stream.text += FrameDump.LayoutRecord.ending(behind: viewCount)
    record.writeEnd(to: &stream.text)
  }

  /// Writes the end of the dump.
  ///
  /// - Throws: The stream's errors.
  package mutating func finish() throws {
    stream.text += FrameDump.ending(behind: layoutCount)
    try stream.finish()
  }
}

extension FrameDump.LayoutRecord {
  /// Appends the record to a text. Screens may have a hundred thousand views, so nothing is written twice.
  func write(to text: inout String) {
    writeBeginning(to: &text)
    write(views, to: &text) { $0.write(to: &$1) }
    writeEnd(to: &text)
  }

  /// Appends the part before the views.
  func writeBeginning(to text: inout String) {
    text += """
      {
            "device": \(JSONText.quoted(device)),\(sceneAndTime)
            "requestedOrientation": \(JSONText.quoted(requestedOrientation)),
            "orientation": \(JSONText.quoted(orientation)),\(conditionsBehindOrientation)
            "window": \(array(window)),
            "views":\u{20}
      """
  }

  /// Appends the part behind the views.
  func writeEnd(to text: inout String) {
    text += ",\n      \"diagnostics\": "
    write(diagnostics, to: &text) { $1 += $0.text }
    text += "\n    }"
  }

  /// The members for the scene and the time, which few layouts have.
  private var sceneAndTime: String {
    (scene.map { "\n      \"scene\": \(JSONText.quoted($0))," } ?? "")
      + (time.map { "\n      \"time\": \(JSONText.number($0))," } ?? "")
  }

  /// The members for conditions that few layouts have.
  private var conditionsBehindOrientation: String {
    let members: [(key: String, value: String?)] = [
      ("systemVersion", systemVersion.map { JSONText.quoted($0.description) }),
      ("size", size.map { array([$0.width, $0.height]) }),
      ("contentSizeCategory", contentSizeCategory.map { JSONText.quoted($0.rawValue) }),
      ("layoutDirection", layoutDirection.map { JSONText.quoted($0.rawValue) }),
      ("pseudolanguage", pseudolanguage.map { JSONText.quoted($0.rawValue) }),
      ("localization", localization.map(JSONText.quoted)),
    ]
    return members.compactMap { key, value in value.map { "\n      \(JSONText.quoted(key)): \($0)," } }.joined()
  }

  /// Appends an array with an element a line.
  private func write<Element>(_ elements: [Element], to text: inout String, _ write: (Element, inout String) -> Void) {
    for (index, element) in elements.enumerated() {
      text += Self.separator(before: index)
      write(element, &text)
    }
    text += Self.ending(behind: elements.count)
  }

  static func separator(before index: Int) -> String { index == 0 ? "[\n        " : ",\n        " }

  static func ending(behind count: Int) -> String { count == 0 ? "[]" : "\n      ]" }
}

extension FrameDump.ViewRecord {
  /// Appends the record to a text, on one line.
  func write(to text: inout String) {
    text += "{\"id\": "
    JSONText.appendQuoted(id, to: &text)
    text += ", \"class\": "
    JSONText.appendQuoted(className, to: &text)
    text += ", \"depth\": "
    text += String(depth)
    if let superview {
      text += ", \"superview\": "
      JSONText.appendQuoted(superview, to: &text)
    }
    write("frame", frame, to: &text)
    if isHidden { text += ", \"hidden\": true" }
    if !isEnabled { text += ", \"enabled\": false" }
    if isSelected { text += ", \"selected\": true" }
    if alpha != 1 {
      text += ", \"alpha\": "
      JSONText.append(alpha, to: &text)
    }
    if !ambiguous.isEmpty { text += ", \"ambiguous\": \(array(ambiguous))" }
    write("transform", transform, to: &text)
    write("bounds", bounds, to: &text)
    write("center", center, to: &text)
    write("contentSize", contentSize, to: &text)
    if !arrowDirection.isEmpty { text += ", \"arrowDirection\": \(JSONText.quoted(arrowDirection))" }
    write("arrowTip", arrowTip, to: &text)
    text += "}"
  }

  /// Appends a member of numbers, if there are any.
  private func write(_ key: String, _ numbers: [Double], to text: inout String) {
    guard !numbers.isEmpty else { return }
    text += ", \""
    text += key
    text += "\": ["
    for (index, number) in numbers.enumerated() {
      if index > 0 { text += ", " }
      JSONText.append(number, to: &text)
    }
    text += "]"
  }
}

extension FrameDump.DiagnosticRecord {
  /// The record as an object on one line.
  var text: String {
    var members = [
      ("severity", JSONText.quoted(severity.rawValue)), ("code", JSONText.quoted(code)),
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
