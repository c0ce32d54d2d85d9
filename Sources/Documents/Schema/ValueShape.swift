/// What a JSON value may be: the one description that a JSON Schema and a reference page are made from.
package indirect enum ValueShape: Sendable {
  case bool
  case null
  /// A string: what it is in words, a regular expression that it matches (ECMA-262's), and values that editors offer.
  case string(_ what: String = "a string", pattern: String? = nil, suggestions: [String] = [])
  /// A number in bounds, a whole one perhaps; `above` leaves the bound itself out.
  case number(
    _ what: String = "a number", from: Double? = nil, above: Double? = nil, to: Double? = nil, isWhole: Bool = false)
  /// One of some strings.
  case name([String])
  /// An array of any number of values.
  case array(of: @Sendable () -> ValueShape)
  /// An array of just these values.
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
  /// What a schema's definitions and a page's headings call it: `View`.
  package let name: String
  /// What it is, in the words of an error: `a view, an object`.
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
  /// One line on what it means.
  package let meaning: String
  package let shape: @Sendable () -> ValueShape
  /// What holds where the key is left out; `nil` where nothing does.
  package let standard: Standard?
  /// A value, as JSON.
  package let example: String
  /// The messages that a value under the key would give; none for one that is right.
  package let problems: @Sendable (JSONValue) -> [String]

  package enum Standard: Sendable, Hashable {
    case value(JSONValue)
    /// In words, for what depends on other things.
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

/// What an object's keys ask of each other.
package enum KeyRule: Sendable, Hashable {
  /// The object has one of these keys, and no other of them.
  case exactlyOne([String])
  /// The object has one key.
  case single
  /// A key that can't stand beside others.
  case excludes(String, [String])
  /// A key that needs others.
  case needs(String, [String])
  /// A key that is required unless another has one of some values.
  case required(String, unless: String, isOneOf: [String])
}

extension ObjectShape {
  /// The object and all that its values are made of, each once, in the order in which a reader meets them.
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
