/// The values that a module's types offer by themselves, for tests and previews: static properties and functions with such names.
///
///     extension Profile { static let sample = Profile(name: "Ann") }
///     enum MockData { static var users: [User] { … } }
struct Offers {
  /// A value that is offered.
  struct Offer {
    /// The property or the function: `Profile.sample`.
    let code: String
    let parameters: [TypeDeclaration.Parameter]
    let isFunction: Bool
    let isThrowing: Bool
    /// The types around the declaration, the innermost first.
    let scope: [String]
    let file: String
  }

  private var offers: [ValueType: [Offer]] = [:]

  /// The offers of some types.
  init(of types: TypeIndex) {
    for name in types.names {
      for declaration in types.declarations(of: name) where !declaration.isPrivate && !declaration.isGeneric {
        guard types.type(name)?.kind != .protocol else { continue }
        let isOfOffers = Self.isOffer(declaration.ownName)
        for value in declaration.statics where isOfOffers || Self.isOffer(value.name) {
          note(value, of: name, declaration, types)
        }
      }
    }
  }

  private mutating func note(
    _ value: TypeDeclaration.Static, of name: String, _ declaration: TypeDeclaration, _ types: TypeIndex
  ) {
    let scope = types.scope(of: name)
    let type: ValueType
    if value.isOf(declaration) {
      type = .named(name)
    } else if let written = value.type {
      type = types.resolve(written, in: TypeScope(names: scope))
    } else if let called = value.calledType.flatMap({ types.find($0, in: scope) }) {
      type = .named(called)
    } else {
      return
    }
    if case .optional = type { return }
    // A text by the name of a sample says nothing of other texts.
    var element = type
    while case .array(let inner) = element { element = inner }
    guard element.name.flatMap(types.type) != nil else { return }
    offers[type, default: []].append(
      Offer(
        code: "\(name).\(value.name)", parameters: value.parameters ?? [], isFunction: value.parameters != nil,
        isThrowing: value.isThrowing, scope: scope, file: declaration.file))
  }

  /// Returns the values that are offered for a type, in the order of their declarations.
  func of(_ type: ValueType) -> [Offer] { offers[type] ?? [] }

  /// True if a name says that its value is one for tests and previews.
  static func isOffer(_ name: String) -> Bool {
    let name = name.lowercased()
    return words.contains { name.hasPrefix($0) || name.hasSuffix($0) }
  }

  private static let words = [
    "mock", "sample", "preview", "stub", "example", "fake", "dummy", "placeholder", "fixture", "demo",
  ]
}
