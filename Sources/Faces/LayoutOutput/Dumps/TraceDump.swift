import Documents
public import LayoutModel
public import LayoutResolution

/// The output of a trace: `layout-trace/1`, or lines for people.
public struct TraceDump {
  package static let format = "layout-trace/1"

  let fixture: String
  let device: String
  /// The name of the conditions, if any are asked for.
  let conditions: String?
  let steps: [TraceStep]
  let exception: SimulatedException?

  /// Creates the output of a trace from its steps, in order, and the exception that ended it, if any.
  public init(
    fixture: String, device: String, conditions: String? = nil, steps: [TraceStep], exception: SimulatedException?
  ) {
    self.fixture = fixture
    self.device = device
    self.conditions = conditions
    self.steps = steps
    self.exception = exception
  }

  // MARK: JSON

  /// The trace as JSON, with a call a line and layouts as in dumps.
  public var text: String {
    var text = """
      {
        "format": \(JSONText.quoted(Self.format)),
        "fixture": \(JSONText.quoted(fixture)),
        "device": \(JSONText.quoted(device)),

      """
    if let conditions { text += "  \"conditions\": \(JSONText.quoted(conditions)),\n" }
    text += "  \"steps\": [\n"
    var writer = TraceLayoutWriter()
    for (position, step) in steps.enumerated() {
      if position > 0 { text += ",\n" }
      write(step, to: &text, &writer)
    }
    text += "\n  ]"
    if let exception {
      var parts = ["\"name\": \(JSONText.quoted(exception.name))", "\"reason\": \(JSONText.quoted(exception.reason))"]
      if let position = exception.position { parts += position.members }
      text += ",\n  \"exception\": {\(parts.joined(separator: ", "))}"
    }
    text += "\n}\n"
    return text
  }

  /// Appends a step as an object, without a line break behind it.
  private func write(_ step: TraceStep, to text: inout String, _ writer: inout TraceLayoutWriter) {
    var parts = [
      "\"time\": \(seconds(step.time))", "\"duration\": \(seconds(step.duration))",
      "\"event\": \(JSONText.quoted(step.event))",
    ]
    if let position = step.position { parts += position.members }
    let calls = step.calls.map { call in
      "        {\"time\": \(seconds(call.time)), \"kind\": \(JSONText.quoted(call.kind.rawValue)), "
        + "\"receiver\": \(JSONText.quoted(call.receiver)), \"message\": \(JSONText.quoted(call.message))}"
    }
    let list = calls.isEmpty ? "[]" : "[\n\(calls.joined(separator: ",\n"))\n      ]"
    text += "    {\n      \(parts.joined(separator: ", ")),\n      \"calls\": \(list),\n      \"layout\": "
    writer.write(step.layout, to: &text)
    text += "\n    }"
  }

  // MARK: Lines

  /// The trace for people: events, the calls that follow, and the views after each.
  public var lines: String {
    var lines: [String] = []
    for step in steps {
      lines.append("\(seconds(step.time)) s  \(step.event)")
      let widths = (
        step.calls.map(\.kind.rawValue.count).max() ?? 0, step.calls.map(\.receiver.count).max() ?? 0
      )
      for call in step.calls {
        let kind = call.kind.rawValue.padded(to: widths.0)
        lines.append("    \(kind)  \(call.receiver.padded(to: widths.1))  \(call.message)")
      }
      lines.append("")
      let layout = HierarchyDescription.text(fixture: fixture, step: step.layout)
      lines += layout.split(separator: "\n").map { "    \($0)" }
      lines.append("")
    }
    if let exception {
      let place = exception.position.map { "line \($0.line): " } ?? ""
      lines.append("\(place)*** \(exception.name): \(exception.reason)")
    }
    return PrintableText(lines: lines).line.string
  }

  private func seconds(_ time: Double) -> String { JSONText.thousandths(time) }
}

extension FrameDump {
  /// Creates the dump of samples at given times, in their order.
  public init(fixture: String, samples: [ScreenSample]) {
    self.init(fixture: fixture, layouts: samples.map(LayoutRecord.init))
  }
}

extension SourcePosition {
  fileprivate var members: [String] { ["\"line\": \(line)", "\"column\": \(column)"] }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
