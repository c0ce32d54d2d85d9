import SwiftSyntax

/// Imports whole modules where code imports a part of one, which only modules of C have: `import os.log` is `import os`.
final class Submodules: Rewrite {
  override class var triggers: [String] { ["import "] }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.importKindSpecifier == nil, let period = node.path.first?.trailingPeriod else { return .skipChildren }
    edits.append(.blank(period))
    for part in node.path.dropFirst() { edits.append(.blank(part)) }
    return .skipChildren
  }
}
