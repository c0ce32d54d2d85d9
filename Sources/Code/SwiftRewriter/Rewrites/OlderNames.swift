import SwiftSyntax

/// Gives overridden members their names since Swift 4.2. Where code only uses members, UIKit has the older names too, except for one of
/// Foundation's.
final class OlderNames: Rewrite {
  /// The members that have another name, or another label of their parameter: `willMove(toParentViewController:)`.
  private static let labels: [String: (old: String, new: String)] = [
    "willMove": ("toParentViewController", "toParent"), "didMove": ("toParentViewController", "toParent"),
  ]
  private static let names = [
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
  ]
  /// The functions that are properties now.
  private static let properties = [
    "prefersHomeIndicatorAutoHidden": "prefersHomeIndicatorAutoHidden",
    "preferredScreenEdgesDeferringSystemGestures": "preferredScreenEdgesDeferringSystemGestures",
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
  ]

  private static let keyOfAttributes = "NSAttributedStringKey"

  override class var triggers: [String] {
    [
      "toParentViewController", "childViewControllerFor", "prefersHomeIndicatorAutoHidden",
      "preferredScreenEdgesDeferringSystemGestures", keyOfAttributes,
    ]
  }
  override class var needsBodies: Bool { true }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if node.text == Self.keyOfAttributes { edits.append(Edit(node, by: "NSAttributedString.Key")) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.has("override") else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters
    if let names = Self.labels[node.name.text], let label = parameters.first?.firstName, label.text == names.old {
      edits.append(Edit(label, by: names.new))
    } else if let name = Self.properties[node.name.text], parameters.isEmpty,
      let type = node.signature.returnClause?.type
    {
      edits.append(Edit(node.funcKeyword, by: "var"))
      edits.append(Edit(node.name, by: name))
      edits.append(Edit(node.signature, by: ": \(type.trimmedDescription)"))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.has("override"), let pattern = node.bindings.first?.pattern,
      let name = Self.names[pattern.trimmedDescription]
    else { return .visitChildren }
    edits.append(Edit(pattern, by: name))
    return .visitChildren
  }

  /// A call of what a superclass has, which would else come back to the override.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true
    else { return .visitChildren }
    let name = member.declName.baseName.text
    if let names = Self.labels[name], let label = node.arguments.first?.label, label.text == names.old {
      edits.append(Edit(label, by: names.new))
    } else if let property = Self.properties[name], node.arguments.isEmpty {
      edits.append(Edit(node, by: "super.\(property)"))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.is(SuperExprSyntax.self) == true, let name = Self.names[node.declName.baseName.text] else {
      return .visitChildren
    }
    edits.append(Edit(node.declName, by: name))
    return .visitChildren
  }
}
