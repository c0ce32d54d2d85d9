import SwiftSyntax

/// What a mock has to conform to: the protocols with those that they inherit, and the types that stand for associated types.
struct MockPlan {
  /// The protocols that are declared, inherited ones first.
  private(set) var protocols: [TypeDeclaration] = []
  /// The names in the mock's inheritance clause.
  private(set) var inherited: [String] = []
  /// The types that stand for the protocols' associated types, in the order of their declarations.
  private(set) var associated: [(name: String, type: ValueType)] = []
  /// The other modules' protocols among them.
  private(set) var foreign: Set<String> = []

  /// The reason why there is no plan.
  struct Failure: Error {
    let reason: String
  }

  /// Returns the plan of a mock.
  ///
  /// - Parameters:
  ///   - parts: The protocols that the mock conforms to.
  ///   - book: The book that makes values.
  /// - Returns: The plan, or the reason why there is none.
  static func of(_ parts: [ValueType], in book: RecipeBook) -> Result<MockPlan, Failure> {
    var plan = MockPlan()
    do throws(Failure) {
      for part in parts { try plan.add(part, in: book) }
      for declaration in plan.protocols { try plan.addAssociated(of: declaration, in: book) }
    } catch {
      return .failure(error)
    }
    let own = parts.map(\.description).filter { !restrictions.contains($0) }
    let object = plan.foreign.contains("NSObjectProtocol") ? ["NSObject"] : []
    plan.inherited = object + own + (plan.foreign.contains("Sendable") ? ["@unchecked Sendable"] : [])
    return .success(plan)
  }

  /// True if the mock inherits `NSObject`.
  var isObject: Bool { foreign.contains("NSObjectProtocol") }

  private static let restrictions: Set = ["AnyObject", "Any", "NSObjectProtocol", "Sendable", "class"]
  /// The protocols of other modules that a class conforms to without members, or with those of `MockMembers`.
  private static let known: Set = [
    "AnyObject", "Any", "class", "Sendable", "Error", "LocalizedError", "NSObjectProtocol", "Equatable", "Hashable",
    "Identifiable",
    "ObservableObject", "CustomStringConvertible", "CustomDebugStringConvertible",
  ]

  private mutating func add(_ part: ValueType, in book: RecipeBook) throws(Failure) {
    guard let name = part.name else { throw Failure(reason: "\(part) is no protocol") }
    guard let declaration = book.types.type(name) else {
      let isDelegate = name.hasPrefix("UI") && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
      guard Self.known.contains(name) || isDelegate && name.hasSuffix("Delegate") else {
        throw Failure(reason: "it inherits \(name), whose requirements aren't known")
      }
      foreign.insert(isDelegate ? "NSObjectProtocol" : name)
      return
    }
    guard declaration.kind == .protocol else { throw Failure(reason: "it is restricted to the class \(name)") }
    guard !declaration.isPrivate else { throw Failure(reason: "\(name) is private to \(declaration.file)") }
    guard !protocols.contains(where: { $0.name == name }) else { return }
    if declaration.isActor { throw Failure(reason: "it is restricted to actors") }
    for inherited in declaration.inherited where inherited.trimmedDescription != "class" {
      let resolved = book.types.resolve(inherited, in: book.scope(of: declaration))
      if case .composition(let parts) = resolved {
        for part in parts { try add(part, in: book) }
      } else {
        try add(resolved, in: book)
      }
    }
    protocols.append(declaration)
  }

  private mutating func addAssociated(of declaration: TypeDeclaration, in book: RecipeBook) throws(Failure) {
    for case let node? in declaration.requirements.map({ $0.as(AssociatedTypeDeclSyntax.self) }) {
      let name = node.name.text
      guard node.initializer == nil, !associated.contains(where: { $0.name == name }) else { continue }
      let constraint = node.inheritanceClause?.inheritedTypes.first?.type
      guard node.inheritanceClause?.inheritedTypes.count ?? 0 < 2,
        let type = book.type(satisfying: constraint, in: declaration)
      else { throw Failure(reason: "no type is found for its associated type \(name)") }
      associated.append((name, type))
    }
  }
}

extension TypeDeclaration {
  /// True if only actors conform.
  fileprivate var isActor: Bool { inherited.contains { ["Actor", "GlobalActor"].contains($0.trimmedDescription) } }
}
