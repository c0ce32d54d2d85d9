import Documents

/// What `layout explain` prints: who decided about orientations, and how controllers stand to each other.
public struct StateExplanation: Sendable {
  /// A question for an orientation.
  public struct Decision: Sendable {
    let requested: String
    let orientation: String
    let trail: [String]

    /// What was asked for, what the interface took, and each one's answer, in words.
    public init(requested: String, orientation: String, trail: [String]) {
      self.requested = requested
      self.orientation = orientation
      self.trail = trail
    }
  }

  /// A controller, its class and its six relations in the order of the table's columns.
  public struct Relations: Sendable {
    let name: String
    let values: [String?]

    /// A controller's name and its values in the order of the columns, `nil` for none.
    public init(name: String, values: [String?]) {
      self.name = name
      self.values = values
    }
  }

  let fixture: String
  let device: String
  /// The name of the conditions, where any are asked for.
  let conditions: String?
  let decisions: [Decision]
  let relations: [Relations]

  /// What a screen's controllers decided, and how they stand.
  public init(
    fixture: String, device: String, conditions: String? = nil, decisions: [Decision], relations: [Relations]
  ) {
    self.fixture = fixture
    self.device = device
    self.conditions = conditions
    self.decisions = decisions
    self.relations = relations
  }

  private static let columns = [
    "class", "parent", "navigationController", "tabBarController", "splitViewController", "presentingViewController",
    "presentedViewController",
  ]

  /// Trails a sentence a line, and a table of relations in which a dash stands for nil.
  public var lines: String {
    var blocks = decisions.map { decision in
      ["\(fixture) on \(device): \(decision.requested)"] + decision.trail.map { "  \($0)" }
    }
    if !relations.isEmpty { blocks.append(table) }
    return blocks.map { PrintableText(lines: $0).string }.joined(separator: "\n\n") + "\n"
  }

  private var table: [String] {
    let rows = [["controller"] + Self.columns] + relations.map { [$0.name] + $0.values.map { $0 ?? "-" } }
    return TextTable.columns(rows).split(separator: "\n").map(String.init)
  }

  /// The same as JSON, `layout-explanation/1`.
  public var json: String {
    var members = [
      "  \"format\": \"layout-explanation/1\"", "  \"fixture\": \(JSONText.quoted(fixture))",
      "  \"device\": \(JSONText.quoted(device))",
    ]
    if let conditions { members.append("  \"conditions\": \(JSONText.quoted(conditions))") }
    if !decisions.isEmpty {
      let list = decisions.map { decision in
        let trail = decision.trail.map { "      \(JSONText.quoted($0))" }.joined(separator: ",\n")
        return "    {\"requestedOrientation\": \(JSONText.quoted(decision.requested)), "
          + "\"orientation\": \(JSONText.quoted(decision.orientation)), \"trail\": [\n\(trail)\n    ]}"
      }
      members.append("  \"decisions\": [\n\(list.joined(separator: ",\n"))\n  ]")
    }
    if !relations.isEmpty {
      let list = relations.map { relation in
        let values = zip(Self.columns, relation.values).map { "\"\($0)\": \($1.map(JSONText.quoted) ?? "null")" }
        return "    {\"id\": \(JSONText.quoted(relation.name)), \(values.joined(separator: ", "))}"
      }
      members.append("  \"controllers\": [\n\(list.joined(separator: ",\n"))\n  ]")
    }
    return "{\n" + members.joined(separator: ",\n") + "\n}\n"
  }
}
