import SwiftSyntax

/// Has texts of bundles looked up in the language that a screen is shown in: Foundation's own method knows only the process's.
///
///     bundle.localizedString(forKey: key, value: nil, table: nil)
///     bundle._localizedString(forKey: key, value: nil, table: nil)
final class LocalizedStrings: Rewrite {
  override class var triggers: [String] { ["localizedString(forKey"] }
  override class var needsBodies: Bool { true }

  override func run() {
    // Without UIKit there are no screens, and nothing that looks up in this way.
    if module.importsUIKit { super.run() }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "localizedString", node.arguments.first?.label?.text == "forKey",
      member.base?.is(SuperExprSyntax.self) == false
    {
      edits.append(Edit(member.declName.baseName, by: "_localizedString"))
    }
    return .visitChildren
  }
}
