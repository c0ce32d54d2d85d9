/// A JSON Schema, draft 2020-12 (json-schema.org/draft/2020-12), of the objects that shapes describe.
package struct JSONSchema {
  private let title: String
  private let root: ObjectShape

  package init(title: String, _ root: ObjectShape) {
    self.title = title
    self.root = root
  }

  /// The schema as text, with a line break at the end.
  package var text: String { value.text(width: 118) + "\n" }

  package var value: JSONValue {
    let definitions = root.all.dropFirst().map { ($0.name, Self.schema(of: $0)) }
    return Self.object(
      [
        ("$schema", Self.string("https://json-schema.org/draft/2020-12/schema")), ("title", Self.string(title)),
      ] + Self.members(of: root) + (definitions.isEmpty ? [] : [("$defs", Self.object(definitions))]))
  }

  private static func schema(of shape: ObjectShape) -> JSONValue { object(members(of: shape)) }

  private static func members(of shape: ObjectShape) -> [(String, JSONValue)] {
    [("description", string(shape.what)), ("type", string("object"))]
      + (shape.required.isEmpty ? [] : [("required", strings(shape.required))])
      + shape.rules.schemas.map { ($0, $1) }
      + [
        ("properties", object(shape.keys.map { ($0.name, schema(of: $0)) })),
        ("additionalProperties", JSONValue(.bool(false))),
      ]
  }

  private static func schema(of key: KeyShape) -> JSONValue {
    var description = key.meaning
    var standard: [(String, JSONValue)] = []
    switch key.standard {
    case .value(let value): standard = [("default", value)]
    case .words(let words): description += "; if left out: \(words)"
    case nil: break
    }
    let example = (try? JSONParser.parse(Array(key.example.utf8))).map { [("examples", JSONValue(.array([$0])))] } ?? []
    let members = members(of: key.shape()).filter { $0.0 != "examples" || example.isEmpty }
    let offered = key.shape().suggestions
    return object(
      [("description", string(description))] + members + standard
        + (offered.isEmpty ? example : [("examples", strings(offered))]))
  }

  private static func members(of shape: ValueShape) -> [(String, JSONValue)] {
    switch shape {
    case .bool: return [("type", string("boolean"))]
    case .null: return [("type", string("null"))]
    case .anything: return []
    case .string(_, let pattern, _):
      return [("type", string("string"))] + (pattern.map { [("pattern", string($0))] } ?? [])
    case .number(_, let least, let above, let most, let isWhole):
      return [("type", string(isWhole ? "integer" : "number"))]
        + [("minimum", least), ("exclusiveMinimum", above), ("maximum", most)].compactMap { name, bound in
          bound.map { (name, JSONValue(.number($0))) }
        }
    case .name(let names): return [("type", string("string")), ("enum", strings(names))]
    case .array(let element): return [("type", string("array")), ("items", object(members(of: element())))]
    case .tuple(let elements):
      let count = JSONValue(.number(Double(elements.count)))
      return [
        ("type", string("array")),
        ("prefixItems", JSONValue(.array(elements.map { object(members(of: $0)) }))),
        ("items", JSONValue(.bool(false))),
        ("minItems", count), ("maxItems", count),
      ]
    case .members(let element):
      return [("type", string("object")), ("additionalProperties", object(members(of: element)))]
    case .object(let shape): return [("$ref", string("#/$defs/\(shape().name)"))]
    case .either(let shapes):
      return [("anyOf", JSONValue(.array(shapes.map { object(members(of: $0)) })))]
    }
  }

  fileprivate static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  fileprivate static func strings(_ texts: [String]) -> JSONValue { JSONValue(.array(texts.map(string))) }

  fileprivate static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(.object(members.map { JSONMember(key: $0.0, value: $0.1) }))
  }

  /// The schema of objects that have all of some keys.
  fileprivate static func requiring(_ keys: [String]) -> JSONValue { object([("required", strings(keys))]) }
}

extension ValueShape {
  /// The values that editors offer.
  fileprivate var suggestions: [String] {
    switch self {
    case .string(_, _, let suggestions): suggestions
    case .either(let shapes): shapes.flatMap(\.suggestions)
    default: []
    }
  }
}

extension [KeyRule] {
  /// The rules as keywords of a schema. Rules of one keyword are one member.
  fileprivate var schemas: [(String, JSONValue)] {
    var needs: [(String, JSONValue)] = []
    var exclusions: [(key: String, others: [String])] = []
    var all: [JSONValue] = []
    var members: [(String, JSONValue)] = []
    for rule in self {
      switch rule {
      case .exactlyOne(let keys):
        all.append(JSONSchema.object([("oneOf", JSONValue(.array(keys.map { JSONSchema.requiring([$0]) })))]))
      case .single:
        members += [("minProperties", JSONValue(.number(1))), ("maxProperties", JSONValue(.number(1)))]
      case .excludes(let key, let others):
        if let index = exclusions.firstIndex(where: { $0.key == key }) {
          exclusions[index].others += others
        } else {
          exclusions.append((key, others))
        }
      case .needs(let key, let others):
        needs.append((key, JSONSchema.strings(others)))
      case .required(let key, let other, let values):
        let isExempt = JSONSchema.object([
          ("required", JSONSchema.strings([other])),
          (
            "properties",
            JSONSchema.object([
              (
                other,
                JSONSchema.object([
                  ("description", JSONSchema.string("the values with which '\(key)' may be left out")),
                  ("enum", JSONSchema.strings(values)),
                ])
              )
            ])
          ),
        ])
        all.append(JSONSchema.object([("anyOf", JSONValue(.array([JSONSchema.requiring([key]), isExempt])))]))
      }
    }
    if !needs.isEmpty { members.append(("dependentRequired", JSONSchema.object(needs))) }
    if !exclusions.isEmpty {
      let refused = exclusions.map { key, others in
        (key, JSONSchema.object([("properties", JSONSchema.object(others.map { ($0, JSONValue(.bool(false))) }))]))
      }
      members.append(("dependentSchemas", JSONSchema.object(refused)))
    }
    if !all.isEmpty { members.append(("allOf", JSONValue(.array(all)))) }
    return members
  }
}
