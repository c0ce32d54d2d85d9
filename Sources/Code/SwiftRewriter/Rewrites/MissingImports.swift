import SwiftSyntax

/// Leaves out imports of modules that aren't here: what names something of them is told by the compiler, part by part.
final class MissingImports: Rewrite {
  override func run() {
    guard !module.missing.isEmpty else { return }
    for node in file.importDeclarations {
      if let first = node.path.first, module.missing.contains(first.name.text) { edits.append(.blank(node)) }
    }
  }
}
