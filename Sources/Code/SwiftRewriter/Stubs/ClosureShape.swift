import SwiftSyntax

/// The parameters of a closure, and whether it gives a value.
struct ClosureShape {
  /// The parameters' names, `nil` for an unused one, and types, `nil` for one without an annotation.
  let parameters: [(name: String?, type: String?)]
  /// The type of its value, as a stub writes it.
  let result: String

  /// The shape of a closure.
  init(of closure: ClosureExprSyntax) {
    var parameters: [(name: String?, type: String?)] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): parameters = names.map { ($0.name.text == "_" ? nil : $0.name.text, nil) }
    case .parameterClause(let clause):
      parameters = clause.parameters.map { parameter in
        (parameter.firstName.text == "_" ? nil : parameter.firstName.text, parameter.type?.trimmedDescription)
      }
    case .none, .some:
      let numbers = Names(in: closure).shorthands
      parameters = (0..<(numbers.max().map { $0 + 1 } ?? 0)).map { (numbers.contains($0) ? "$\($0)" : nil, nil) }
    }
    self.parameters = parameters
    let said = closure.signature?.returnClause?.type.trimmedDescription
    let single = closure.statements.count == 1 ? closure.statements.first?.item.as(ExprSyntax.self) : nil
    if let said {
      result = StubNames.isSeen(said) ? said : StubNames.anything
    } else if let literal = single.flatMap({ LiteralType(of: $0).name }) {
      result = literal
    } else {
      result = Names(in: closure).givesValue ? StubNames.anything : "Void"
    }
  }

  /// The names and returns of a closure, without those of closures in it.
  private final class Names: SyntaxVisitor {
    private(set) var shorthands: Set<Int> = []
    private(set) var givesValue = false
    private let closure: SyntaxIdentifier

    init(in closure: ClosureExprSyntax) {
      self.closure = closure.id
      super.init(viewMode: .sourceAccurate)
      walk(closure)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      node.id == closure ? .visitChildren : .skipChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      if node.expression != nil { givesValue = true }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let text = node.baseName.text
      if text.hasPrefix("$"), let number = Int(text.dropFirst()), number < 16 { shorthands.insert(number) }
      return .visitChildren
    }
  }
}
