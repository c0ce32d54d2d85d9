import SwiftSyntax

/// Makes `type(of: object).description()`, which every class of Objective-C answers, the class's name.
final class ClassDescriptions: Rewrite {
  override class var triggers: [String] { [".description()"] }
  override class var needsBodies: Bool { true }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description", let base = access.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
    else { return .visitChildren }
    edits.append(Edit(node, by: "String(reflecting: \(base.trimmedDescription))"))
    return .skipChildren
  }
}
