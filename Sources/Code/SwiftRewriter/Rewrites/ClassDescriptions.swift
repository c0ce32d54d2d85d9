import SwiftSyntax

/// Makes `type(of: object).description()` and `View.description()`, which every class of Objective-C answers, the class's name.
final class ClassDescriptions: Rewrite {
  override class var triggers: [String] { [".description()"] }
  override class var needsBodies: Bool { true }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description", let base = access.base, let type = value(of: base)
    else { return .visitChildren }
    edits.append(Edit(node, by: "String(reflecting: \(type))"))
    return .skipChildren
  }

  /// The type that an expression says as a value; `nil` where it may be another value.
  private func value(of base: ExprSyntax) -> String? {
    if let call = base.as(FunctionCallExprSyntax.self) {
      let isType = call.calledExpression.trimmedDescription == "type" && call.arguments.first?.label?.text == "of"
      return isType ? call.trimmedDescription : nil
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true,
      module.members["description"]?.contains(where: { $0.type == name && $0.isStatic }) != true
    else { return nil }
    return "\(name).self"
  }
}
