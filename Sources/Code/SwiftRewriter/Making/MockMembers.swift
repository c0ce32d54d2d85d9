import SwiftSyntax

/// Writes the members of a mock.
struct MockMembers {
  private let plan: MockPlan
  private let name: String
  private let book: RecipeBook
  private(set) var lines: [String] = []
  /// The names of the mocks that the members make.
  private(set) var uses: Set<String> = []
  /// The files whose imports the members need.
  private(set) var files: Set<String> = []
  /// The members that are written, as their declarations are told apart.
  private var signatures: Set<String> = []
  /// The members that the protocols' extensions give to whatever conforms.
  private let defaults: Set<String>

  init(of plan: MockPlan, named name: String, in book: RecipeBook) {
    self.plan = plan
    self.name = name
    self.book = book
    defaults = plan.protocols.reduce(into: []) { names, declaration in
      for own in book.types.declarations(of: declaration.name) where own.kind == .extension && !own.isConditional {
        names.formUnion(own.memberNames)
      }
    }
    files = Set(plan.protocols.map(\.file))
  }

  /// Writes the whole class.
  mutating func write() {
    lines = ["private final class \(name): \(plan.inherited.joined(separator: ", ")) {"]
    for (name, type) in plan.associated { lines.append("  typealias \(name) = \(type)") }
    if plan.base == nil { writeForeign() }
    for declaration in plan.protocols {
      let associated = Dictionary(plan.associated.map { ($0.name, $0.type) }) { first, _ in first }
      var scope = book.scope(of: declaration)
      scope.substitutions = associated.merging(["Self": .named(name)]) { first, _ in first }
      for requirement in declaration.requirements { write(requirement, in: scope) }
    }
    if let base = plan.base {
      lines += base.initializers
    } else if signatures.insert("init()").inserted {
      lines.append("  init() {}")
    }
    lines.append("}")
  }

  /// Writes what the protocols of other modules require.
  private mutating func writeForeign() {
    if !plan.foreign.isDisjoint(with: ["Equatable", "Hashable"]) {
      lines.append("  static func == (lhs: \(name), rhs: \(name)) -> Bool { lhs === rhs }")
    }
    if plan.foreign.contains("Hashable") {
      lines.append("  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }")
    }
    if plan.foreign.contains("CustomStringConvertible") {
      lines.append("  var description: String { \"Sample text\" }")
    }
    if plan.foreign.contains("CustomDebugStringConvertible") {
      lines.append("  var debugDescription: String { \"Sample text\" }")
    }
  }

  // MARK: Members

  private mutating func write(_ requirement: DeclSyntax, in scope: TypeScope) {
    if let node = requirement.as(VariableDeclSyntax.self) {
      write(node, in: scope)
    } else if let node = requirement.as(FunctionDeclSyntax.self) {
      write(node, in: scope)
    } else if let node = requirement.as(SubscriptDeclSyntax.self) {
      write(node, in: scope)
    } else if let node = requirement.as(InitializerDeclSyntax.self) {
      let signature = "init\(node.optionalMark?.text ?? "")" + code(node.genericParameterClause) + code(node.signature)
      if signatures.insert(signature).inserted { lines.append("  \(signature) {}") }
    }
  }

  private mutating func write(_ node: VariableDeclSyntax, in scope: TypeScope) {
    guard !node.modifiers.has("optional"), let binding = node.bindings.first,
      let property = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type, !defaults.contains(property), signatures.insert(property).inserted
    else { return }
    let head = "\(property): \(code(type))"
    let value = value(of: type, in: scope)
    let effects = binding.accessorBlock?.getterEffects ?? ""
    let isSettable = binding.accessorBlock?.isSettable ?? false
    if node.modifiers.has("static") {
      lines.append("  static var \(head) { get\(effects) { \(value.code) }\(isSettable ? " set {}" : "") }")
    } else if value.isMade, effects.isEmpty {
      lines.append("  \(node.attributes.kept)lazy var \(head) = \(value.code)")
    } else {
      lines.append(
        "  \(node.attributes.kept)var \(head) { get\(effects) { \(value.code) }\(isSettable ? " set {}" : "") }")
    }
  }

  private mutating func write(_ node: FunctionDeclSyntax, in scope: TypeScope) {
    guard !node.modifiers.has("optional"), !defaults.contains(node.nameWithLabels) else { return }
    let own = node.genericParameterClause.parameters.map(\.name)
    let word = node.modifiers.has("static") ? "static func" : "func"
    let clause = node.genericWhereClause.map { " " + code($0) } ?? ""
    let head = "\(word) \(node.name.text)\(code(node.genericParameterClause))\(code(node.signature))\(clause)"
    guard signatures.insert(head).inserted else { return }
    let body: String
    if let result = node.signature.returnClause?.type, !result.isVoid {
      body = result.mentions(own) ? Self.failure(name, result.trimmedDescription) : value(of: result, in: scope).code
    } else {
      body = ""
    }
    lines.append("  \(node.attributes.kept)\(head) {\(body.isEmpty ? "" : " \(body) ")}")
  }

  private mutating func write(_ node: SubscriptDeclSyntax, in scope: TypeScope) {
    let head = "subscript\(code(node.genericParameterClause))\(code(node.parameterClause)) \(code(node.returnClause))"
    guard signatures.insert(head).inserted else { return }
    let value = value(of: node.returnClause.type, in: scope).code
    let isSettable = node.accessorBlock?.isSettable ?? false
    lines.append("  \(head) { get { \(value) }\(isSettable ? " set {}" : "") }")
  }

  // MARK: Values

  /// Returns the code that a member returns: a made value, or an end of the program where there is none.
  private mutating func value(of type: TypeSyntax, in scope: TypeScope) -> (code: String, isMade: Bool) {
    if type.trimmedDescription == "Self" { return ("self", false) }
    guard let recipe = book.apart({ book.outcome(of: type, in: scope) }).recipe else {
      return (Self.failure(name, type.trimmedDescription.onOneLine), false)
    }
    uses.formUnion(recipe.mocks)
    let all = recipe.all
    files.formUnion(all.compactMap(\.file))
    let isOfMainActor = all.contains { value in
      value.type.name.flatMap(book.types.type)?.isOfMainActor == true
    }
    return (isOfMainActor ? "MainActor.assumeIsolated { \(recipe.code()) }" : recipe.code(), true)
  }

  private static func failure(_ name: String, _ type: String) -> String {
    "fatalError(\"\(name) has no \(type.replacing("\"", with: "'"))\")"
  }

  // MARK: Code

  /// A node's code on one line, without comments, with the mock's name for `Self`.
  private func code(_ node: (some SyntaxProtocol)?) -> String {
    guard let node else { return "" }
    var text = ""
    var isApart = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      let isInside = text.hasSuffix("(") || token.text == ")"
      if !isInside, isApart || !text.isEmpty && token.leadingTrivia.isBlank { text += " " }
      text += token.text == "Self" ? name : token.text
      isApart = token.trailingTrivia.isBlank
    }
    return text
  }
}

extension Trivia {
  /// True if there is anything between the code before and behind.
  fileprivate var isBlank: Bool { sourceLength.utf8Length > 0 }
}

extension TypeSyntax {
  fileprivate var isVoid: Bool { ["Void", "()"].contains(trimmedDescription) }

  /// True if one of some names is in the type.
  fileprivate func mentions(_ names: [String]) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
  }
}

extension AttributeListSyntax {
  /// The attributes that a mock's member has too.
  fileprivate var kept: String { has("MainActor") ? "@MainActor " : "" }
}

extension AccessorBlockSyntax {
  /// The effects of the getter: ` async throws`.
  fileprivate var getterEffects: String {
    guard case .accessors(let list) = accessors else { return "" }
    let effects = list.first { $0.accessorSpecifier.text == "get" }?.effectSpecifiers
    return (effects?.asyncSpecifier == nil ? "" : " async") + (effects?.throwsClause == nil ? "" : " throws")
  }
}
