import SwiftSyntax

/// Leaves out imports of modules whose files are built together as one, and these modules' names before types.
///
/// A project's own modules are one here: `import Model` goes, and `Model.User` is `User`.
final class OwnImports: Rewrite {
  override func run() {
    guard !module.merged.isEmpty, file.mentions(Array(module.merged)) else { return }
    let isQualified = file.mentions(module.merged.map { "\($0)." })
    walk(isQualified ? file.wholeTree : file.tree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.path.first, module.merged.contains(first.name.text) { edits.append(.blank(node)) }
    return .skipChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self), base.genericArgumentClause == nil,
      isModule(base.name, before: node.name)
    {
      leaveOut(node.baseType, node.period)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self),
      isModule(base.baseName, before: node.declName.baseName)
    {
      leaveOut(base, node.period)
    }
    return .visitChildren
  }

  /// Tells whether a name is a module's and no type's: `Timer.Screen`, and not `Timer.publish`.
  private func isModule(_ name: TokenSyntax, before member: TokenSyntax) -> Bool {
    guard module.merged.contains(name.text), !module.declares(name.text) else { return false }
    return module.declares(member.text) || !Self.systemTypes.contains(name.text)
  }

  /// Types of Apple's that modules are named like: Swift takes the name for the type's.
  private static let systemTypes: Set = [
    "Calendar", "Color", "Data", "Date", "Font", "Image", "Locale", "Notification", "Operation", "Process", "Progress",
    "Text", "Thread", "Timer", "Unit",
  ]

  /// Blanks go in place of a module's name, but not behind an operator, which blanks would tear from its operand: `-Model.inset`.
  private func leaveOut(_ base: some SyntaxProtocol, _ period: TokenSyntax) {
    let isBehindOperator = base.previousToken(viewMode: .sourceAccurate).map(Self.isAdjacentOperator) ?? false
    for node in [Syntax(base), Syntax(period)] {
      edits.append(isBehindOperator ? Edit(node, by: "") : .blank(node))
    }
  }

  private static func isAdjacentOperator(_ token: TokenSyntax) -> Bool {
    guard token.trailingTrivia.isEmpty else { return false }
    switch token.tokenKind {
    case .prefixOperator, .binaryOperator, .prefixAmpersand: return true
    default: return false
    }
  }
}
