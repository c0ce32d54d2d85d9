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
