import SwiftSyntax

/// Leaves out previews, which are no part of what is built.
final class Previews: Rewrite {
  override class var triggers: [String] { ["#Preview", "#Playground"] }

  private static let leftOut: Set = ["Preview", "Playground"]

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node, named: node.macroName)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node, named: node.macroName)
  }

  private func leaveOut(_ node: some SyntaxProtocol, named name: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard Self.leftOut.contains(name.text) else { return .visitChildren }
    edits.append(.blank(node))
    return .skipChildren
  }
}
