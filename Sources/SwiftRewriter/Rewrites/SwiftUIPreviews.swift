import SwiftSyntax

/// Lets a file of UIKit's do without SwiftUI, which isn't here, where screens are made: its import goes, and so do providers of
/// previews. What else is of SwiftUI then doesn't compile by itself alone.
final class SwiftUIPreviews: Rewrite {
  override class var triggers: [String] { ["import SwiftUI"] }

  override func run() {
    if module.makesScreens, file.mentions(["import UIKit"]) { super.run() }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "SwiftUI" { edits.append(.blank(node)) }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node, node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node, node.inheritanceClause)
  }

  private func leaveOut(_ node: some SyntaxProtocol, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
    let isProvider = clause?.inheritedTypes.contains { $0.type.baseName == "PreviewProvider" } == true
    if isProvider { edits.append(.blank(node)) }
    return isProvider ? .skipChildren : .visitChildren
  }
}
