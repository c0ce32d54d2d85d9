import Documents

/// The output of `layout explain`: the decisions about orientations, and the relations between controllers.
public struct StateExplanation: Sendable {
  /// A request for an orientation, and its decision.
  public struct Decision: Sendable {
    let requested: String
    let orientation: String
    let trail: [String]

    /// Creates a decision: the requested orientation, the resulting one, and each answer, in words.
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

    /// Creates a row of a controller's name and its values in the order of the columns, `nil` for none.
    public init(name: String, values: [String?]) {
      self.name = name
      self.values = values
    }
  }

  let fixture: String
  let device: String
  /// The name of the conditions, if any are asked for.
  let conditions: String?
  let decisions: [Decision]
  let relations: [Relations]

  /// Creates the explanation of a screen's decisions and of its controllers' relations.
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

  /// The decisions, a sentence a line, and a table of relations with a dash for `nil`.
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
    var document = JSONObjectText()
    document.add("format", "layout-explanation/1")
    document.add("fixture", fixture)
    document.add("device", device)
    if let conditions { document.add("conditions", conditions) }
    if !decisions.isEmpty { document.add("decisions", lines: decisions.map(Self.json(of:)), depth: 1) }
    if !relations.isEmpty { document.add("controllers", lines: relations.map(Self.json(of:)), depth: 1) }
    return document.document
  }

  private static func json(of decision: Decision) -> String {
    var object = JSONObjectText()
    object.add("requestedOrientation", decision.requested)
    object.add("orientation", decision.orientation)
    object.add("trail", lines: decision.trail.map(JSONText.quoted), depth: 2)
    return object.line
  }

  private static func json(of relation: Relations) -> String {
    var object = JSONObjectText()
    object.add("id", relation.name)
    for (column, value) in zip(columns, relation.values) { object.add(column, orNull: value) }
    return object.line
  }
}
