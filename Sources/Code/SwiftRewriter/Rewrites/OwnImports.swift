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
    if let base = node.baseType.as(IdentifierTypeSyntax.self), isModule(base.name), base.genericArgumentClause == nil {
      leaveOut(node.baseType, node.period)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self), isModule(base.baseName) {
      leaveOut(base, node.period)
    }
    return .visitChildren
  }

  /// Tells whether a name is a module's and no type's.
  private func isModule(_ name: TokenSyntax) -> Bool {
    module.merged.contains(name.text) && !module.declares(name.text)
  }

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
