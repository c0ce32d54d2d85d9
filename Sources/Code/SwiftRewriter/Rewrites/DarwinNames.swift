import SwiftSyntax

/// Takes what a device's C library is asked for from Foundation, which brings this system's along: `Darwin.round` is `Foundation.round`.
final class DarwinNames: Rewrite {
  override class var triggers: [String] { ["Darwin"] }

  override func run() {
    guard !module.declares("Darwin") else { return }
    for node in file.importDeclarations {
      if let first = node.path.first, first.name.text == "Darwin" { edits.append(Edit(first.name, by: "Foundation")) }
    }
    walk(file.wholeTree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin" {
      edits.append(Edit(base, by: "Foundation"))
    }
    return .visitChildren
  }
}
