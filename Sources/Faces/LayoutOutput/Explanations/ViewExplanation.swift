package import Documents

/// The explanation of a view's frame, as `layout explain --view` prints it: `layout-explanation/1`.
package struct ViewExplanation: Sendable {
  package static let format = "layout-explanation/1"

  /// A number of the frame.
  package struct Attribute: Sendable {
    package var attribute: String
    package var value: Double
    package var perWidth: Double
    package var perHeight: Double
    package var terms: [Term]
    package var unmet: [Goal]
    package var settledBy: String?
    package var words: String
    package var equation: String

    package init(
      attribute: String, value: Double, perWidth: Double, perHeight: Double, terms: [Term], unmet: [Goal],
      settledBy: String?, words: String, equation: String
    ) {
      self.attribute = attribute
      self.value = value
      self.perWidth = perWidth
      self.perHeight = perHeight
      self.terms = terms
      self.unmet = unmet
      self.settledBy = settledBy
      self.words = words
      self.equation = equation
    }
  }

  /// A constraint or rule that holds with equality.
  package struct Term: Sendable {
    package var kind: String
    package var id: String
    package var view: String?
    package var identifier: String?
    package var text: String
    package var position: SourcePosition?
    package var priority: Double?
    package var constant: Double
    package var multiplier: Double

    package init(
      kind: String, id: String, view: String?, identifier: String?, text: String, position: SourcePosition?,
      priority: Double?, constant: Double, multiplier: Double
    ) {
      self.kind = kind
      self.id = id
      self.view = view
      self.identifier = identifier
      self.text = text
      self.position = position
      self.priority = priority
      self.constant = constant
      self.multiplier = multiplier
    }
  }

  /// A goal that isn't met.
  package struct Goal: Sendable {
    package var kind: String
    package var id: String?
    package var view: String
    package var priority: Double
    package var wanted: Double
    package var missing: Double
    package var because: [String]
    package var words: String

    package init(
      kind: String, id: String?, view: String, priority: Double, wanted: Double, missing: Double, because: [String],
      words: String
    ) {
      self.kind = kind
      self.id = id
      self.view = view
      self.priority = priority
      self.wanted = wanted
      self.missing = missing
      self.because = because
      self.words = words
    }
  }

  /// Trial changes, and their results.
  package struct Trial: Sendable {
    package var changes: [String]
    /// The differences from the layout without them, in words.
    package var differences: [String]

    package init(changes: [String], differences: [String]) {
      self.changes = changes
      self.differences = differences
    }
  }

  package var fixture: String
  package var scene: String?
  package var conditions: String
  package var whatIf: Trial?
  /// The view, if the question is about one.
  package var view: String?
  package var attributes: [Attribute] = []

  package init(fixture: String, scene: String?, conditions: String, whatIf: Trial? = nil) {
    self.fixture = fixture
    self.scene = scene
    self.conditions = conditions
    self.whatIf = whatIf
  }

  // MARK: Text

  /// The results of the changes, and the answers, a paragraph for each number.
  package var text: PrintableText {
    var told: Set<String> = []
    return (whatIf.map(Self.text) ?? "")
      + attributes.map { attribute in
        var lines = [attribute.words + ":", "  \(attribute.equation)"]
        for goal in attribute.unmet where told.insert(goal.words).inserted { lines.append("  Not met: \(goal.words).") }
        return PrintableText(lines: lines).line
      }.joined()
  }

  private static func text(of trial: Trial) -> PrintableText {
    let changes = trial.changes.joined(separator: ", ")
    guard !trial.differences.isEmpty else { return PrintableText("With \(changes) nothing changes.").line }
    return PrintableText(
      lines: ["With \(changes):"]
        + trial.differences.flatMap { $0.split(separator: "\n").map { "  \($0)" } }
    ).line
  }

  // MARK: JSON

  /// The same as JSON.
  package var json: String {
    var document = JSONObjectText()
    document.add("format", Self.format)
    document.add("fixture", fixture)
    if let scene { document.add("scene", scene) }
    document.add("conditions", conditions)
    if let whatIf {
      var object = JSONObjectText()
      object.add("changes", whatIf.changes)
      object.add("differences", whatIf.differences)
      document.add("whatIf", text: object.line)
    }
    if let view {
      document.add("view", view)
      document.add("attributes", lines: attributes.map(\.json), depth: 1)
    }
    return document.document
  }
}

extension ViewExplanation.Attribute {
  fileprivate var json: String {
    var object = JSONObjectText()
    object.add("attribute", attribute)
    object.add("value", value)
    object.add("perWidth", perWidth)
    object.add("perHeight", perHeight)
    if let settledBy { object.add("settledBy", settledBy) }
    var lists = JSONObjectText()
    lists.add("terms", lines: terms.map(\.json), depth: 3)
    lists.add("unmet", lines: unmet.map(\.json), depth: 3)
    lists.add("words", words)
    return object.line(before: lists, depth: 3)
  }
}

extension ViewExplanation.Term {
  fileprivate var json: String {
    var object = JSONObjectText()
    object.add("kind", kind)
    object.add("id", id)
    if let view { object.add("view", view) }
    if let identifier { object.add("identifier", identifier) }
    object.add("text", text)
    if let position {
      object.add("line", position.line)
      object.add("column", position.column)
    }
    if let priority { object.add("priority", priority) }
    object.add("constant", constant)
    object.add("multiplier", multiplier)
    return object.line
  }
}

extension ViewExplanation.Goal {
  fileprivate var json: String {
    var object = JSONObjectText()
    object.add("kind", kind)
    if let id { object.add("id", id) }
    object.add("view", view)
    object.add("priority", priority)
    object.add("wanted", wanted)
    object.add("missing", missing)
    object.add("because", because)
    return object.line
  }
}
