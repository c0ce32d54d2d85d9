import SwiftSyntax

/// The protocols that a mock conforms to, inherited protocols included, and the types for their associated types.
struct MockPlan {
  /// The protocols that are declared, inherited ones first.
  private(set) var protocols: [TypeDeclaration] = []
  /// The names in the mock's inheritance clause.
  private(set) var inherited: [String] = []
  /// The types that stand for the protocols' associated types, in the order of their declarations.
  private(set) var associated: [(name: String, type: ValueType)] = []
  /// The other modules' protocols among them.
  private(set) var foreign: Set<String> = []
  /// The class of UIKit's that the mock inherits, as its protocols ask; `nil` where they ask for none.
  private(set) var base: Base?

  /// A class that a mock can inherit, by its name.
  enum Base: String {
    case object = "NSObject"
    case view = "UIView"
    case controller = "UIViewController"

    /// The initializers of a mock, a line each.
    var initializers: [String] {
      switch self {
      case .object: []
      case .view: ["  init() { super.init(frame: .zero) }", Self.ofFile]
      case .controller: ["  init() { super.init(nibName: nil, bundle: nil) }", Self.ofFile]
      }
    }

    private static let ofFile = "  required init?(coder: NSCoder) { nil }"
  }

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
    let own = parts.map(\.description).filter { !restrictions.contains($0) && Base(rawValue: $0) == nil }
    if plan.base == nil, plan.foreign.contains("NSObjectProtocol") { plan.base = .object }
    let base = plan.base.map { [$0.rawValue] } ?? []
    plan.inherited = base + own + (plan.foreign.contains("Sendable") ? ["@unchecked Sendable"] : [])
    return .success(plan)
  }

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
      if let own = Base(rawValue: name) {
        // Of several, the others are around it: each is an object, and no view is a controller.
        if base == nil || base == .object { base = own }
        return
      }
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
    for bound in declaration.boundsOfSelf {
      try add(book.types.resolve(bound, in: book.scope(of: declaration)), in: book)
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
