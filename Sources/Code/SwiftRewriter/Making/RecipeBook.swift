import SwiftSyntax

/// Finds how values of a module's types are made, by rule: the same code makes the same recipes.
///
/// The search goes depth first through initializers, cases and conforming types, and takes the first way all of whose values can be made.
/// A type is not made of itself. What was found without such a cut, or a bound, is kept (memoised): it is the same wherever it is needed.
///
///     final class LoginController: UIViewController { init(model: LoginModel) }
///     final class LoginModel { init(user: User?, service: any LoginService) }
///     → LoginController(model: LoginModel(user: User(name: "Sample text"), service: MockLoginService()))
final class RecipeBook {
  let types: TypeIndex
  /// The expressions of the configuration, by the names of types.
  private let overrides: [String: String]
  /// The values that code offers for types.
  private let offers: Offers
  private(set) lazy var mocks = MockWriter(in: self)

  private var known: [ValueType: Known] = [:]
  /// The types that are being made, the outermost first.
  private var open: [ValueType] = []
  private var search = Search()

  /// The outcome of a search that was neither cut nor bounded.
  private struct Known {
    let outcome: Outcome
    /// The types that were looked at.
    let visited: Set<ValueType>
    /// The number of types in each other, itself counted.
    let height: Int
  }

  /// The notes on the search for a type.
  private struct Search {
    /// The least position among the open types at which the search was cut.
    var cut = Int.max
    var visited: Set<ValueType> = []
    /// The greatest number of types that were open at once.
    var depth = 0
    /// The number of types that were looked at, since the outermost.
    var steps = 0

    /// Takes over what a search for a type inside noted.
    mutating func add(_ inner: Search) {
      cut = min(cut, inner.cut)
      visited.formUnion(inner.visited)
      depth = max(depth, inner.depth)
      steps = inner.steps
    }
  }

  /// The number of types in each other.
  private static let maximumDepth = 16
  /// The number of types that are looked at for one value.
  private static let maximumSteps = 1_000
  /// The number of values that one is made of.
  private static let maximumSize = 400

  /// A book over types.
  ///
  /// - Parameters:
  ///   - types: The types of a module and of the imported modules.
  ///   - overrides: Expressions by the names of types, which come before all else.
  init(_ types: TypeIndex, overrides: [String: String] = [:]) {
    self.types = types
    self.overrides = overrides
    offers = Offers(of: types)
  }

  /// Returns how a written type is made.
  func outcome(of type: TypeSyntax, in scope: TypeScope) -> Outcome { outcome(of: types.resolve(type, in: scope)) }

  /// Returns how a type is made.
  func outcome(of type: ValueType) -> Outcome {
    // What a type is in, such as an array, is made of the type alone.
    guard case .named = type else { return find(type) }
    // What is known of a type holds where none of the types is being made that it was found through.
    if let known = known[type], open.count + known.height <= Self.maximumDepth, known.visited.isDisjoint(with: open) {
      search.visited.formUnion(known.visited)
      search.depth = max(search.depth, open.count + known.height)
      return known.outcome
    }
    if let position = open.firstIndex(of: type) {
      search.cut = min(search.cut, position)
      return .blocked(Obstacle(subject: "\(type)", reason: "it is made of itself"))
    }
    if open.isEmpty { search = Search() }
    guard open.count < Self.maximumDepth, search.steps < Self.maximumSteps else {
      search.cut = -1
      return .blocked(Obstacle(subject: "\(type)", reason: "it is made of too many types"))
    }
    let outer = search
    open.append(type)
    search = Search(visited: [type], depth: open.count, steps: outer.steps + 1)
    let outcome = bounded(find(type))
    open.removeLast()
    // A cut at the type itself is the same wherever the type is made.
    if search.cut >= open.count {
      known[type] = Known(outcome: outcome, visited: search.visited, height: search.depth - open.count)
      search.cut = .max
    }
    let inner = search
    search = outer
    search.add(inner)
    return outcome
  }

  /// Finds something apart from the types that are being made, as a mock's members are: their values are made when they are asked for.
  func apart<Result>(_ find: () -> Result) -> Result {
    let outer = (open, search)
    (open, search) = ([], Search())
    defer { (open, search) = outer }
    return find()
  }

  /// Returns an outcome, but for a recipe that is too large to be written.
  private func bounded(_ outcome: Outcome) -> Outcome {
    guard case .made(let recipe) = outcome, recipe.size > Self.maximumSize else { return outcome }
    return .blocked(Obstacle(subject: "\(recipe.type)", reason: "it is made of more than \(Self.maximumSize) values"))
  }

  private func find(_ type: ValueType) -> Outcome {
    if let name = type.name, let code = overrides[name] {
      return .made(Recipe(type: type, form: .offered(code), reason: "as the configuration says"))
    }
    if let recipe = offered(type) { return .made(recipe) }
    switch type {
    case .optional(let wrapped): return .made(optional(wrapped))
    case .array(let element): return .made(array(of: element))
    case .dictionary: return .made(Recipe(type: type, form: .offered("[:]"), reason: "an empty dictionary"))
    case .tuple(let elements): return tuple(of: elements, type)
    case .function(let count, let result): return closure(count, result, type)
    case .metatype(let instance): return metatype(of: instance, type)
    case .composition(let parts): return mocks.outcome(of: parts, type)
    case .named(let name, let arguments): return named(name, arguments, type)
    }
  }

  private func offered(_ type: ValueType) -> Recipe? {
    offers.of(type).lazy.compactMap { offer in
      guard let arguments = self.arguments(offer.parameters, in: TypeScope(names: offer.scope)).made else { return nil }
      let marks = Recipe.Marks(isThrowing: offer.isThrowing, hasParentheses: offer.isFunction)
      return Recipe(
        type: type, form: .call(offer.code, arguments, marks), reason: "the code offers the value", file: offer.file)
    }.first
  }

  // MARK: Types of the language

  private func optional(_ wrapped: ValueType) -> Recipe {
    func none(_ reason: String) -> Recipe {
      Recipe(type: .optional(wrapped), form: .offered("nil"), reason: reason)
    }
    guard !isStill(wrapped) else { return none("nothing is called") }
    switch outcome(of: wrapped) {
    case .made(let recipe): return Recipe(type: .optional(wrapped), form: .optional(recipe), reason: "filled")
    case .blocked(let obstacle): return none("\(wrapped) can't be made: \(obstacle.cause.reason)")
    }
  }

  /// True for closures, delegates and other screens, without which a screen shows as much.
  func isStill(_ type: ValueType) -> Bool {
    switch type {
    case .function: return true
    case .optional(let wrapped): return isStill(wrapped)
    case .composition(let parts): return parts.contains(where: isStill)
    case .named(let name, _):
      if Self.stillNames.contains(where: name.hasSuffix) { return true }
      guard let declaration = types.type(name) else { return false }
      if declaration.kind == .class { return types.isResponder(name) }
      guard declaration.kind == .protocol else { return false }
      let conformers = types.conformers(to: name)
      return !conformers.isEmpty && conformers.allSatisfy(types.isResponder)
    case .array, .dictionary, .tuple, .metatype: return false
    }
  }

  private static let stillNames = ["Delegate", "DataSource", "NSCoder", "Bundle"]

  private func array(of element: ValueType) -> Recipe {
    let type = ValueType.array(element)
    // Cases differ from each other by themselves.
    if case .named(let name, _) = element, let declaration = types.type(name), declaration.kind == .enum {
      let cases = declaration.cases.filter(\.parameters.isEmpty).prefix(3)
      if cases.count > 1, !declaration.isPrivate {
        let values = cases.map { Recipe(type: element, form: .offered("\(name).\($0.name)"), reason: "a case") }
        return Recipe(type: type, form: .list(values), reason: "the first \(cases.count) cases")
      }
    }
    switch outcome(of: element) {
    case .made(let recipe): return Recipe(type: type, form: .array(recipe), reason: "three elements")
    case .blocked(let obstacle):
      return Recipe(
        type: type, form: .offered("[]"), reason: "empty, for \(element) can't be made: \(obstacle.cause.reason)")
    }
  }

  private func tuple(of elements: [ValueType.Element], _ type: ValueType) -> Outcome {
    var values: [Recipe.Argument] = []
    for element in elements {
      switch outcome(of: element.type) {
      case .made(let recipe): values.append(Recipe.Argument(label: element.label ?? "_", value: recipe))
      case .blocked(let obstacle):
        return .blocked(Obstacle(subject: "\(type)", reason: "an element can't be made", parts: [obstacle]))
      }
    }
    return .made(Recipe(type: type, form: .tuple(values), reason: "a tuple"))
  }

  private func closure(_ count: Int, _ result: ValueType, _ type: ValueType) -> Outcome {
    if result == .void {
      return .made(Recipe(type: type, form: .closure(parameterCount: count, result: nil), reason: "does nothing"))
    }
    switch outcome(of: result) {
    case .made(let recipe):
      return .made(
        Recipe(type: type, form: .closure(parameterCount: count, result: recipe), reason: "returns a made value"))
    case .blocked(let obstacle):
      return .blocked(Obstacle(subject: "\(type)", reason: "its result can't be made", parts: [obstacle]))
    }
  }

  private func metatype(of instance: ValueType, _ type: ValueType) -> Outcome {
    if case .named(let name, _) = instance, types.type(name)?.kind == .protocol {
      guard let conformer = types.conformers(to: name).first(where: { types.type($0)?.isPrivate == false }) else {
        return .blocked(Obstacle(subject: "\(type)", reason: "no type conforms to \(name)"))
      }
      return .made(Recipe(type: type, form: .offered("\(conformer).self"), reason: "a type that conforms"))
    }
    return .made(Recipe(type: type, form: .offered("\(instance).self"), reason: "the type"))
  }

  // MARK: Named types

  private func named(_ name: String, _ arguments: [ValueType], _ type: ValueType) -> Outcome {
    if mocks.has(name) { return .made(Recipe(type: type, form: .mock(name), reason: "a mock that is written")) }
    if let declaration = types.type(name) {
      guard !declaration.isPrivate else {
        return .blocked(Obstacle(subject: name, reason: "it is private to \(declaration.file)"))
      }
      switch declaration.kind {
      case .enum: return enumeration(declaration, arguments, type)
      case .protocol: return mocks.outcome(of: [type], type)
      case .struct, .class, .actor, .extension: return object(of: declaration, arguments, type)
      }
    }
    if let value = SampleValue.of(name, arguments.map(\.description)) {
      return .made(Recipe(type: type, form: .sample(value), reason: "a sample"))
    }
    if let made = ofOtherModules(name, arguments, type) { return made }
    return .blocked(Obstacle(subject: "\(type)", reason: "no file here declares it, and no rule makes it"))
  }

  /// Generic types of other modules that hold a value, and UIKit's classes.
  private func ofOtherModules(_ name: String, _ arguments: [ValueType], _ type: ValueType) -> Outcome? {
    func wrapping(_ before: String, _ value: ValueType, _ after: String) -> Outcome {
      switch outcome(of: value) {
      case .made(let recipe):
        return .made(Recipe(type: type, form: .wrapped(before, recipe, after), reason: "around a value"))
      case .blocked(let obstacle):
        return .blocked(Obstacle(subject: "\(type)", reason: "its value can't be made", parts: [obstacle]))
      }
    }
    switch (name, arguments.count) {
    case ("Result", 2): return wrapping(".success(", arguments[0], ")")
    case ("CurrentValueSubject", 2), ("Just", 1): return wrapping("\(type)(", arguments[0], ")")
    case ("BehaviorSubject", 1), ("BehaviorRelay", 1): return wrapping("\(type)(value: ", arguments[0], ")")
    default: break
    }
    guard arguments.isEmpty, name == "UIView" || UIKitClasses.superclasses[name] != nil else { return nil }
    return .made(Recipe(type: type, form: .call(name, []), reason: "a class of UIKit"))
  }

  /// Returns the arguments of a call, or the first obstacle.
  func arguments(
    _ parameters: [TypeDeclaration.Parameter], in scope: TypeScope
  ) -> (made: [Recipe.Argument]?, obstacle: Obstacle?) {
    var arguments: [Recipe.Argument] = []
    for parameter in parameters where !parameter.hasDefault {
      switch outcome(of: parameter.type, in: scope) {
      case .made(let recipe): arguments.append(Recipe.Argument(label: parameter.label, value: recipe))
      case .blocked(let obstacle): return (nil, obstacle)
      }
    }
    return (arguments, nil)
  }
}
