import Documents
import Fixtures
import LayoutOutput
import SceneSources

/// Keys and values of fixtures and configurations, from the tables of their schemas.
extension LanguageServer {
  func completion(_ opened: OpenedDocument, _ position: TextPosition) throws(RPCError) -> JSONValue {
    let root: ObjectShape
    switch opened.document.kind {
    case .fixture: root = FixtureShape.root
    case .configuration: root = host.configurationShape
    case .interfaceBuilder, .code, .other: return .null
    }
    let bytes = opened.text.bytes
    let offset = opened.text.offset(of: position)
    guard let context = JSONContext(bytes, at: offset) else { return .null }
    var shapes: [ValueShape] = [.object { root }]
    for step in context.path { shapes = shapes.flatMap { $0.parts(at: step) } }
    let items: [CompletionItem]
    switch context.slot {
    case .key(let others): items = CompletionItem.keys(of: shapes.flatMap(\.shapesOfObjects), without: others)
    case .value: items = CompletionItem.values(of: shapes)
    }
    var end = context.word.upperBound
    // A closing quote that an editor wrote beforehand is replaced too.
    if context.isQuoted, end < bytes.count, bytes[end] == UInt8(ascii: "\"") { end += 1 }
    let start = context.word.lowerBound - (context.isQuoted ? 1 : 0)
    let range = opened.text.range(of: start..<end)
    return ["isIncomplete": JSONValue(.bool(false)), "items": .array(items.map { $0.json(replacing: range) })]
  }
}

/// A key or a value that may stand at the cursor.
private struct CompletionItem: Hashable {
  let text: String
  let newText: String
  let detail: String
  let documentation: String
  let isKey: Bool

  static func keys(of shapes: [ObjectShape], without others: Set<String>) -> [CompletionItem] {
    shapes.flatMap { object in
      object.keys.filter { !others.contains($0.name) }.map { key in
        var words = key.meaning
        switch key.standard {
        case .value(let value): words += "; if left out: \(value.text())"
        case .words(let standard): words += "; if left out: \(standard)"
        case nil: break
        }
        return CompletionItem(
          text: key.name, newText: "\(JSONText.quoted(key.name)): ", detail: "for example \(key.example)",
          documentation: words, isKey: true)
      }
    }.uniqued()
  }

  static func values(of shapes: [ValueShape]) -> [CompletionItem] {
    shapes.flatMap(\.values).uniqued().map { value in
      CompletionItem(text: value, newText: value, detail: "", documentation: "", isKey: false)
    }
  }

  func json(replacing range: TextRange) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("label", .string(text)), ("kind", .number(isKey ? 10 : 12)),
      ("filterText", .string(newText)), ("textEdit", ["range": range.json, "newText": .string(newText)]),
    ]
    if !detail.isEmpty { members.append(("detail", .string(detail))) }
    if !documentation.isEmpty { members.append(("documentation", .string(documentation))) }
    return .object(members)
  }
}

extension ValueShape {
  /// The shapes of the parts behind a step.
  fileprivate func parts(at step: JSONContext.Step) -> [ValueShape] {
    switch (self, step) {
    case (.object(let object), .key(let name)): object().keys.filter { $0.name == name }.map { $0.shape() }
    case (.members(let element), .key): [element]
    case (.array(let element), .element): [element()]
    case (.tuple(let elements), .element): elements
    case (.either(let shapes), _): shapes.flatMap { $0.parts(at: step) }
    default: []
    }
  }

  /// The objects that the value may be.
  fileprivate var shapesOfObjects: [ObjectShape] {
    switch self {
    case .object(let object): [object()]
    case .either(let shapes): shapes.flatMap(\.shapesOfObjects)
    default: []
    }
  }

  /// The values that can be listed, as JSON.
  fileprivate var values: [String] {
    switch self {
    case .bool: ["true", "false"]
    case .null: ["null"]
    case .name(let names): names.map(JSONText.quoted)
    case .string(_, _, let suggestions): suggestions.map(JSONText.quoted)
    case .either(let shapes): shapes.flatMap(\.values)
    case .number, .array, .tuple, .members, .object, .anything: []
    }
  }
}
