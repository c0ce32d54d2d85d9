import SwiftSyntax

/// Declares anew what Objective-C's root class has and a class overrides: `NSObject` has it in extensions here, which nothing overrides.
///
/// Calls by the class's own type find the class's method; `super` finds the root class's.
final class ObjectOverrides: Rewrite {
  override class var triggers: [String] { names.map { String($0.prefix { $0 != ":" }) } }

  private static let names = [
    "responds(to:", "forwardingTarget(for:", "doesNotRecognizeSelector(_:", "value(forKey:", "setValue(_:forKey:",
    "value(forUndefinedKey:", "setValue(_:forUndefinedKey:",
  ]

  private var scopes: [String] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.last, let mark = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    else { return .skipChildren }
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
    let name = node.name.text
    if Self.names.contains("\(name)(\(labels)"), !isDeclared(name, above: scope) { edits.append(.blank(mark)) }
    return .skipChildren
  }

  /// Tells whether one of a class's ancestors among the module's has a member of a name.
  private func isDeclared(_ name: String, above type: String) -> Bool {
    let ancestors = module.ancestors(of: type)
    return module.members[name]?.contains { $0.type != type && ancestors.contains($0.type) } == true
  }
}
