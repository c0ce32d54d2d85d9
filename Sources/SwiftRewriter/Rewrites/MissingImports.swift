import SwiftSyntax

/// Leaves out imports of modules that aren't here: what names something of them is told by the compiler, part by part.
final class MissingImports: Rewrite {
  override func run() {
    guard !module.missing.isEmpty, file.mentions(Array(module.missing)) else { return }
    walk(file.tree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.path.first, module.missing.contains(first.name.text) { edits.append(.blank(node)) }
    return .skipChildren
  }
}
