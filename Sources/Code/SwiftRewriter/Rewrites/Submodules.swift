import SwiftSyntax

/// Imports whole modules where code imports a part of one, which only modules of C have: `import os.log` is `import os`.
final class Submodules: Rewrite {
  override class var triggers: [String] { ["import "] }

  override func run() {
    for node in file.importDeclarations where node.importKindSpecifier == nil {
      guard let period = node.path.first?.trailingPeriod else { continue }
      edits.append(.blank(period))
      for part in node.path.dropFirst() { edits.append(.blank(part)) }
    }
  }
}
