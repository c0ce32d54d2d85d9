extension JSONValue {
  /// The tree as JSON text in lines of a width, as people write it. A value that fits on a line stands on one. Members
  /// of an object that doesn't fit fill lines; elements of an array have a line each. Each level is indented by two
  /// spaces.
  ///
  /// A line is longer only where a single value is. Numbers are written as their literals, members in their order.
  /// There is no line break at the end. The stack needed doesn't depend on the tree.
  package func text(width: Int) -> String {
    var writer = LineWriter(width: width)
    writer.write(self)
    return writer.text
  }
}

/// The text of a tree as it grows, line by line.
private struct LineWriter {
  let width: Int
  private(set) var text = ""
  private var column = 0
  /// The arrays and objects that have begun on lines of their own, and the number of their parts written so far.
  private var open: [(content: JSONValue.Content, written: Int)] = []
  /// A Boolean that tells whether the last part written has lines of its own.
  private var isBroken = false

  private static let indentation = 2
  /// The deepest level that is indented further, so that the text doesn't grow with the square of the depth.
  private static let maximumDepth = 40

  init(width: Int) {
    self.width = width
  }

  mutating func write(_ value: JSONValue) {
    begin(value, after: "")
    while let (content, written) = open.last {
      switch content {
      case .array(let elements) where written < elements.count:
        beginLine()
        begin(elements[written], after: "")
      case .object(let members) where written < members.count:
        let key = JSONText.quoted(members[written].key) + ": "
        beginMember(key, members[written].value)
      default:
        open.removeLast()
        breakLine()
        append(content.isArray ? "]" : "}")
        isBroken = true
      }
    }
  }

  /// Begins a member behind the last one if it fits there, else on a line of its own.
  private mutating func beginMember(_ key: String, _ value: JSONValue) {
    let room = width - column - key.count - ", ,".count
    if open[open.count - 1].written > 0, !isBroken, let flat = value.text(upTo: room) {
      open[open.count - 1].written += 1
      append(", \(key)\(flat)")
    } else {
      beginLine()
      begin(value, after: key)
    }
  }

  /// Writes a value whole if it fits on the line, else its opening bracket.
  private mutating func begin(_ value: JSONValue, after key: String) {
    append(key)
    if let flat = value.text(upTo: value.isContainer ? width - column - ",".count : .max) {
      append(flat)
      isBroken = false
      return
    }
    append(value.content.isArray ? "[" : "{")
    open.append((value.content, 0))
  }

  /// Begins the innermost container's next part on a line of its own.
  private mutating func beginLine() {
    if open[open.count - 1].written > 0 { append(",") }
    open[open.count - 1].written += 1
    breakLine()
  }

  private mutating func breakLine() {
    text += "\n"
    column = Self.indentation * min(open.count, Self.maximumDepth)
    text += String(repeating: " ", count: column)
  }

  private mutating func append(_ part: String) {
    text += part
    column += part.count
  }
}

extension JSONValue.Content {
  fileprivate var isArray: Bool {
    if case .array = self { true } else { false }
  }
}

extension JSONValue {
  /// The text on one line, or `nil` if it is longer than the limit. Little is looked at beyond the limit.
  fileprivate func text(upTo limit: Int) -> String? {
    var text = ""
    return append(to: &text, limit) ? text : nil
  }

  /// A Boolean that tells whether the value has parts.
  fileprivate var isContainer: Bool {
    switch content {
    case .array(let elements): !elements.isEmpty
    case .object(let members): !members.isEmpty
    case .null, .bool, .number, .string: false
    }
  }

  /// Appends the text; returns `false` if it exceeds a limit. Each level adds a bracket, so the limit bounds the stack.
  private func append(to text: inout String, _ limit: Int) -> Bool {
    switch content {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(_, let literal): text += literal
    case .string(let value): JSONText.appendQuoted(value, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        guard text.utf8.count < limit, element.append(to: &text, limit) else { return false }
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        JSONText.appendQuoted(member.key, to: &text)
        text += ": "
        guard text.utf8.count < limit, member.value.append(to: &text, limit) else { return false }
      }
      text += "}"
    }
    return text.utf8.count <= limit
  }
}
