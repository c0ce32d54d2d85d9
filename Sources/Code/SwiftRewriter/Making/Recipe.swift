/// The way in which a value of a type is made.
struct Recipe {
  let type: ValueType
  let form: Form
  /// The reason for the form, in words: `by its shortest initializer`.
  let reason: String
  /// The file of the type's declaration, whose imports the code needs; `nil` for types that aren't declared.
  let file: String?
  /// The number of values that are made, itself counted.
  let size: Int

  init(type: ValueType, form: Form, reason: String, file: String? = nil) {
    (self.type, self.form, self.reason, self.file) = (type, form, reason, file)
    size = form.parts.reduce(1) { $0 + $1.value.size }
  }

  /// The forms of code that makes values.
  indirect enum Form {
    case sample(SampleValue)
    /// An expression that the code or the configuration offers.
    case offered(String)
    /// An argument of an initializer of UIKit's own.
    case given(String)
    /// A call: `Profile(name: "Sample text")`; a case without values has no parentheses.
    case call(String, [Argument], Marks = Marks())
    /// What is filled, and `nil` where a screen is left empty.
    case optional(Recipe)
    case array(Recipe)
    case list([Recipe])
    case tuple([Argument])
    /// A closure that does nothing, or returns a value.
    case closure(parameterCount: Int, result: Recipe?)
    /// An object of a class that is written (`MockWriter`).
    case mock(String)
    /// An object with properties that are set behind its initializer.
    case filled(Recipe, [Argument])
    /// A value wrapped in code: `.success(` … `)`.
    case wrapped(String, Recipe, String)
  }

  /// An argument of a call, or a property that is set.
  struct Argument {
    /// The label; `_` for none.
    let label: String
    let value: Recipe
    /// True if a property is set only where a screen isn't left empty.
    var isOptional = false
  }

  /// The surroundings of a call.
  struct Marks: Hashable {
    var isThrowing = false
    var isFailable = false
    var hasParentheses = true
  }

  /// The values that the recipe is made of.
  var parts: [(label: String, value: Recipe)] { form.parts }

  /// The recipe, and all of which it is made.
  var all: [Recipe] {
    var all = [self]
    var next = 0
    while next < all.count {
      if case .filled(let object, _) = all[next].form { all.append(object) }
      all += all[next].parts.map(\.value)
      next += 1
    }
    return all
  }

  /// True if a value was chosen by rule: the app may never have it.
  var isFilled: Bool {
    if case .filled = form { return true }
    return parts.contains { if case .given = $0.value.form { false } else { true } }
  }

  /// The names of the mocks among them, sorted.
  var mocks: [String] {
    Set(all.compactMap { if case .mock(let name) = $0.form { name } else { nil } }).sorted()
  }
}

extension Recipe.Form {
  /// The values in it.
  fileprivate var parts: [(label: String, value: Recipe)] {
    switch self {
    case .sample, .offered, .given, .mock: []
    case .call(_, let arguments, _), .tuple(let arguments): arguments.map { ($0.label, $0.value) }
    case .optional(let value), .array(let value), .wrapped(_, let value, _): [("_", value)]
    case .list(let values): values.map { ("_", $0) }
    case .closure(_, let result): result.map { [("_", $0)] } ?? []
    case .filled(let object, let properties): object.parts + properties.map { ($0.label, $0.value) }
    }
  }
}
