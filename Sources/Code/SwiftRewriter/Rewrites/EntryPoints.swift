import SwiftSyntax

/// Leaves out that a type is the program's entry where the program is one that makes the code's screens.
final class EntryPoints: Rewrite {
  override class var triggers: [String] { ["@main", "@UIApplicationMain", "@NSApplicationMain"] }

  override func run() { if module.makesScreens { super.run() } }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if ["main", "UIApplicationMain", "NSApplicationMain"].contains(node.attributeName.trimmedDescription) {
      edits.append(.blank(node))
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
