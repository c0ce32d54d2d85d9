/// The values that a JSON value may have. A JSON Schema and a reference page are both made from it.
package indirect enum ValueShape: Sendable {
  case bool
  case null
  /// A string: a description of it, a regular expression that it matches (ECMA-262's), and values that editors offer.
  case string(_ what: String = "a string", pattern: String? = nil, suggestions: [String] = [])
  /// A number within bounds, which may have to be whole; `above` excludes the bound itself.
  case number(
    _ what: String = "a number", from: Double? = nil, above: Double? = nil, to: Double? = nil, isWhole: Bool = false)
  /// One of some strings.
  case name([String])
  /// An array of any number of values.
  case array(of: @Sendable () -> ValueShape)
  /// An array of exactly these values.
  case tuple([ValueShape])
  /// An object whose keys are names.
  case members(of: ValueShape)
  case object(@Sendable () -> ObjectShape)
  /// Whatever there is; what it is in words.
  case anything(String)
  case either([ValueShape])
}

/// An object with keys of its own.
package struct ObjectShape: Sendable {
  /// The name in a schema's definitions and a page's headings: `View`.
  package let name: String
  /// The description in an error's words: `a view, an object`.
  package let what: String
  package let keys: [KeyShape]
  package let required: [String]
  package let rules: [KeyRule]

  package init(
    _ name: String, _ what: String, required: [String] = [], rules: [KeyRule] = [], _ keys: [KeyShape]
  ) {
    self.name = name
    self.what = what
    self.required = required
    self.rules = rules
    self.keys = keys
  }
}

/// A key of an object.
package struct KeyShape: Sendable {
  package let name: String
  /// The key's meaning, in one line.
  package let meaning: String
  package let shape: @Sendable () -> ValueShape
  /// The default where the key is left out; `nil` where there is none.
  package let standard: Standard?
  /// A value, as JSON.
  package let example: String
  /// The messages about a value under the key; none for a valid one.
  package let problems: @Sendable (JSONValue) -> [String]

  package enum Standard: Sendable, Hashable {
    case value(JSONValue)
    /// A default in words, because it depends on other things.
    case words(String)
  }

  package init(
    _ name: String, _ meaning: String, _ shape: @autoclosure @escaping @Sendable () -> ValueShape,
    standard: Standard? = nil, example: String, problems: @escaping @Sendable (JSONValue) -> [String] = { _ in [] }
  ) {
    self.name = name
    self.meaning = meaning
    self.shape = shape
    self.standard = standard
    self.example = example
    self.problems = problems
  }
}

/// A rule between an object's keys.
package enum KeyRule: Sendable, Hashable {
  /// The object has exactly one of these keys.
  case exactlyOne([String])
  /// The object has exactly one key.
  case single
  /// A key that can't stand beside others.
  case excludes(String, [String])
  /// A key that needs others.
  case needs(String, [String])
  /// A key that is required unless another key has one of some values.
  case required(String, unless: String, isOneOf: [String])
}

extension ObjectShape {
  /// The object and all objects that its values are made of, each once, in the order in which a reader meets them.
  package var all: [ObjectShape] {
    var found: [ObjectShape] = []
    var names: Set<String> = []
    var open = [self]
    while let next = open.popLast() {
      guard names.insert(next.name).inserted else { continue }
      found.append(next)
      open += next.keys.flatMap { $0.shape().objects }.reversed()
    }
    return found
  }
}

extension ValueShape {
  /// The objects that a value of the shape can be or hold.
  package var objects: [ObjectShape] {
    switch self {
    case .bool, .null, .string, .number, .name, .anything: []
    case .array(let element): element().objects
    case .tuple(let elements), .either(let elements): elements.flatMap(\.objects)
    case .members(let element): element.objects
    case .object(let object): [object()]
    }
  }
}
