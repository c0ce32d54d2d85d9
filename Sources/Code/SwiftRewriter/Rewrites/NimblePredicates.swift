import SwiftSyntax

/// Says which `Predicate` is meant in a file that imports Nimble: Foundation, which UIKit brings along, has one too.
final class NimblePredicates: Rewrite {
  override class var triggers: [String] { ["import Nimble"] }
  override class var needsBodies: Bool { true }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    qualify(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The name of a member isn't the type's.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { qualify(node.baseName) }
    return .visitChildren
  }

  private func qualify(_ name: TokenSyntax) {
    if name.text == "Predicate" { edits.append(Edit(name, by: "Nimble.Predicate")) }
  }
}
