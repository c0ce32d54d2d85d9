import SwiftSyntax

/// Imports whole modules where a part of one is meant, which only modules of C have: `import os.log` is `import os`.
final class SubmoduleImports: Rewrite {
  override class var triggers: [String] { ["import "] }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.importKindSpecifier == nil, node.path.count > 1, let first = node.path.first else {
      return .skipChildren
    }
    let start = first.name.endPosition.utf8Offset
    let end = node.path.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(Edit(start..<end, by: String(repeating: " ", count: end - start)))
    return .skipChildren
  }
}
