import SwiftSyntax

/// Statements that are left out of bodies, so that the rest of a body runs.
extension DisabledCode {
  /// Leaves out the innermost statement around a token that its body can do without, and the later ones that need the names which it
  /// declares.
  ///
  /// In place of a statement the program notes that it ran past: its screen may be otherwise with it. A body that gives what needs such a
  /// name ends the program with the message.
  ///
  /// - Returns: Whether there is such a statement.
  mutating func leaveOutStatement(around token: TokenSyntax, _ message: String) -> Bool {
    if failCondition(around: token) { return true }
    guard let item = statement(around: token) else { return false }
    guard done.insert(item.id).inserted else { return true }
    if showContent(item) { return true }
    leaveOut(item)
    leaveOutStatements(after: item, naming: item.declaredNames, message)
    return true
  }

  /// Returns the innermost statement around a token that its body can do without; of a loop that a statement less might never end, the loop.
  private func statement(around token: TokenSyntax) -> CodeBlockItemSyntax? {
    var found: CodeBlockItemSyntax?
    for node in sequence(first: Syntax(token), next: \.parent) {
      if node.is(MemberBlockItemSyntax.self) || node.endsBody(around: token) { break }
      if found != nil, node.is(ClosureExprSyntax.self) { break }
      if node.is(WhileStmtSyntax.self) || node.is(RepeatStmtSyntax.self) { found = nil }
      guard found == nil, let item = node.as(CodeBlockItemSyntax.self) else { continue }
      guard item.parent?.parent?.is(SourceFileSyntax.self) != true else { break }
      if item.canBeLeftOut { found = item }
    }
    return found
  }

  /// Leaves out what stands behind a statement and needs names that it declares.
  private mutating func leaveOutStatements(
    after item: CodeBlockItemSyntax, naming names: Set<String>, _ message: String
  ) {
    guard !names.isEmpty, let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return }
    let uses = NameUses(of: names)
    for other in list where other.position > item.position { uses.walk(other) }
    for token in uses.tokens where !leaveOutStatement(around: token, message) {
      guard !giveEmptyValue(around: token) else { continue }
      isOfStatements = false
      for node in sequence(first: Syntax(token), next: \.parent)
      where replaceBody(around: token, of: node, message) { break }
    }
  }
}

extension DisabledCode {
  /// The call that stands where a statement was left out, and the import that it needs.
  static let note = "LeftOutCode.pass()"
  static let importOfNote = "\nimport enum ScreenServer.LeftOutCode\n"

  /// Tells whether a message is of the order in which a body's statements run, which a statement less doesn't mend.
  static func isOfFlow(_ message: String) -> Bool {
    [
      "initialized", "has no initializers", "missing return", "must not fall through", "guard body",
      "before being captured",
    ].contains {
      message.contains($0)
    }
  }
}

extension SyntaxProtocol {
  /// Tells whether it is part of the initial value of a global or of a type's own property.
  var runsOnce: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { node in
      let binding = node.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
      return binding.map { !$0.isOfInstance } ?? false
    }
  }
}

extension Syntax {
  /// Tells whether it is a function, or part of one, whose body a token is in.
  func endsBody(around token: TokenSyntax) -> Bool {
    let body: Syntax? =
      if let node = self.as(FunctionDeclSyntax.self) {
        node.body.map(Syntax.init)
      } else if let node = self.as(InitializerDeclSyntax.self) {
        node.body.map(Syntax.init)
      } else if let node = self.as(AccessorDeclSyntax.self) {
        node.body.map(Syntax.init)
      } else if let node = self.as(DeinitializerDeclSyntax.self) {
        node.body.map(Syntax.init)
      } else {
        nil
      }
    return body?.range.contains(token.position) ?? false
  }
}

extension CodeBlockItemSyntax {
  /// Tells whether a body can do without the statement: neither the body's value nor the body's end.
  var canBeLeftOut: Bool {
    let text = trimmedDescription
    if text.hasPrefix(DisabledCode.note) { return false }
    switch item {
    case .decl(let declaration):
      return declaration.is(VariableDeclSyntax.self) || declaration.is(FunctionDeclSyntax.self)
    case .stmt(let statement):
      let kinds: [SyntaxKind] = [.returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallThroughStmt, .yieldStmt]
      return !kinds.contains(statement.kind)
    case .expr(let expression):
      return !expression.isDelegation && !isImplicitResult
    default: return false
    }
  }

  /// Tells whether the statement is the only one of a body that gives a value: that value.
  var isImplicitResult: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    guard let owner = list.parent else { return false }
    if owner.is(AccessorBlockSyntax.self) { return true }
    if let closure = owner.as(ClosureExprSyntax.self) { return !closure.returnsVoid }
    guard let block = owner.as(CodeBlockSyntax.self) else { return false }
    if let function = block.parent?.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
    if let accessor = block.parent?.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
    return false
  }

  /// The names that the statement declares for later statements.
  fileprivate var declaredNames: Set<String> {
    var patterns: [PatternSyntax] = []
    if case .decl(let declaration) = item {
      if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.text] }
      patterns = declaration.as(VariableDeclSyntax.self)?.bindings.map(\.pattern) ?? []
    } else if case .stmt(let statement) = item, let guarded = statement.as(GuardStmtSyntax.self) {
      patterns = guarded.conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern }
    }
    return Set(
      patterns.flatMap { pattern in
        pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern) ?? [pattern]
      }.compactMap { $0.as(IdentifierPatternSyntax.self)?.identifier.text })
  }
}

extension ClosureExprSyntax {
  /// Tells whether the closure says that it gives nothing, or is handed to a function of UIKit's or the library's that takes nothing of it.
  fileprivate var returnsVoid: Bool {
    if let clause = signature?.returnClause { return ["Void", "()"].contains(clause.type.trimmedDescription) }
    guard let call = parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.trimmedDescription
    return Self.functionsTakingVoidClosures.contains(name)
  }

  /// The functions whose closures give nothing.
  private static let functionsTakingVoidClosures: Set = [
    "addAction", "animate", "async", "asyncAfter", "dismiss", "forEach", "main", "perform", "performBatchUpdates",
    "performWithoutAnimation", "present", "scheduledTimer", "sink", "Task", "transition", "UIAction", "UIAlertAction",
  ]
}

extension ExprSyntax {
  /// Tells whether it calls an initializer of its own class or of the one above.
  fileprivate var isDelegation: Bool {
    guard
      let called = self.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? self.as(TryExprSyntax.self)?.expression.as(FunctionCallExprSyntax.self)?.calledExpression,
      let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init"
    else { return false }
    return member.base.map { ["self", "super"].contains($0.trimmedDescription) } ?? false
  }
}

/// The tokens that use names.
private final class NameUses: SyntaxVisitor {
  private let names: Set<String>
  private(set) var tokens: [TokenSyntax] = []

  init(of names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, names.contains(node.baseName.text) { tokens.append(node.baseName) }
    return .visitChildren
  }
}
