import SwiftSyntax

/// The types of a file's variables and parameters, as their declarations name them, by the variables' names.
struct DeclaredTypes {
  private(set) var types: [String: String] = [:]

  /// The types in a file.
  init(in file: SourceFileSyntax) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file)
    types = visitor.types
  }

  /// Returns what a generic parameter is bound to around a token: `UIView` for `Base` in `extension Reactive where Base: UIView`; `nil` for
  /// another name.
  static func bound(of name: String, at token: TokenSyntax) -> String? {
    for outer in sequence(first: Syntax(token), next: \.parent).prefix(256) {
      let owner = outer.as(ExtensionDeclSyntax.self)
      if name == "Self", let owner { return owner.extendedType.trimmedDescription }
      let parameters = outer.as(FunctionDeclSyntax.self)?.genericParameterClause?.parameters
      if let bound = parameters?.first(where: { $0.name.text == name })?.inheritedType {
        return bound.trimmedDescription
      }
      let clause = owner?.genericWhereClause ?? outer.as(FunctionDeclSyntax.self)?.genericWhereClause
      for case .conformanceRequirement(let required) in clause?.requirements.map(\.requirement) ?? []
      where required.leftType.trimmedDescription == name {
        return required.rightType.trimmedDescription
      }
    }
    return nil
  }

  private final class Visitor: SyntaxVisitor {
    var types: [String: String] = [:]

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .visitChildren }
      let call = node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.as(
        DeclReferenceExprSyntax.self)
      if let type = node.typeAnnotation?.type.trimmedDescription ?? call?.baseName.text {
        types[name] = StubNames.plain(type)
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      types[(node.secondName ?? node.firstName).text] = StubNames.plain(node.type.trimmedDescription)
      return .visitChildren
    }
  }
}
