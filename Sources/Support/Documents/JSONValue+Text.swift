extension JSONValue {
  /// The tree as JSON text: compact on one line, or with one element or member a line, indented by a number of spaces a
  /// level.
  ///
  /// Numbers are written as their literals, members in their order. There is no line break at the end. The stack needed
  /// doesn't depend on the tree.
  ///
  /// - Precondition: `indentation` is not negative.
  package func text(indentation: Int? = nil) -> String {
    precondition((indentation ?? 0) >= 0, "an indentation is not negative")
    var writer = TreeWriter(indentation: indentation)
    writer.write(self)
    return writer.text
  }
}

/// The text of a tree as it grows.
private struct TreeWriter {
  let indentation: Int?
  private(set) var text = ""

  /// The arrays and objects that have begun, the outermost first, and the number of their parts written so far.
  private var open: [(content: JSONValue.Content, written: Int)] = []

  init(indentation: Int?) { self.indentation = indentation }

  mutating func write(_ value: JSONValue) {
    begin(value.content)
    while let (content, written) = open.last {
      switch content {
      case .array(let elements) where written < elements.count:
        beginPart()
        begin(elements[written].content)
      case .object(let members) where written < members.count:
        beginPart()
        JSONText.appendQuoted(members[written].key, to: &text)
        text += indentation == nil ? ":" : ": "
        begin(members[written].value.content)
      default:
        open.removeLast()
        if written > 0 { breakLine() }
        if case .array = content { text += "]" } else { text += "}" }
      }
    }
  }

  /// Writes a value whole, or the opening bracket of one that holds others.
  private mutating func begin(_ content: JSONValue.Content) {
    switch content {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(_, let literal): text += literal
    case .string(let value): JSONText.appendQuoted(value, to: &text)
    case .array:
      text += "["
      open.append((content, 0))
    case .object:
      text += "{"
      open.append((content, 0))
    }
  }

  /// Writes the separator before the innermost container's next part.
  private mutating func beginPart() {
    if open[open.count - 1].written > 0 { text += "," }
    open[open.count - 1].written += 1
    breakLine()
  }

  private mutating func breakLine() {
    guard let indentation else { return }
    text += "\n"
    text += String(repeating: " ", count: indentation * open.count)
  }
}
