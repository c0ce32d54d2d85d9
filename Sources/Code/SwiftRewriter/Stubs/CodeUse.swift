import SwiftSyntax

/// The use of a name in code, as a value, a target of an assignment, or a call.
struct CodeUse {
  /// The name's expression, with the call around the name.
  let expression: ExprSyntax
  /// The call's arguments; `nil` where the name isn't called.
  private let call: FunctionCallExprSyntax?

  /// The use of a name at a token; `nil` where the token is no expression's name.
  init?(of token: TokenSyntax) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    var whole = ExprSyntax(reference)
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      whole = ExprSyntax(member)
    }
    self.init(of: whole)
  }

  private init(of named: ExprSyntax) {
    var named = named
    // `View<Int>()` calls what is specialized.
    if let specialized = named.parent?.as(GenericSpecializationExprSyntax.self) { named = ExprSyntax(specialized) }
    let parent = named.parent
    call = parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == named.id ? $0 : nil }
    expression = call.map(ExprSyntax.init) ?? named
  }

  /// True if the name is called.
  var isCall: Bool { call != nil }

  /// True if the name is a member of a type that the code leaves to the context: `.delay(0.2)`.
  var isImplicit: Bool {
    let named = call?.calledExpression ?? expression
    return named.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// The parameters that the call's arguments show, each with the type that its argument has.
  var parameters: [(label: String, argument: ExprSyntax)] {
    guard let call else { return [] }
    var parameters = call.arguments.map { (label: $0.label?.text ?? "_", argument: $0.expression) }
    // The label of a trailing closure isn't said.
    if let closure = call.trailingClosure { parameters.append(("_", ExprSyntax(closure))) }
    for closure in call.additionalTrailingClosures {
      parameters.append((closure.label.text, ExprSyntax(closure.closure)))
    }
    return parameters
  }

  /// The use of a member of what the name gives: `name().member`; `nil` if there is none.
  var next: (name: TokenSyntax, use: CodeUse)? {
    let outer = unwrapped.expression
    guard let member = outer.parent?.as(MemberAccessExprSyntax.self), member.base?.id == outer.id else { return nil }
    return (member.declName.baseName, CodeUse(of: ExprSyntax(member)))
  }

  /// The expression with the marks of optional values behind it, and whether there is a question mark.
  private var unwrapped: (expression: ExprSyntax, isOptional: Bool) {
    var (outer, isOptional) = (expression, false)
    while let parent = outer.parent {
      if let chain = parent.as(OptionalChainingExprSyntax.self) {
        (outer, isOptional) = (ExprSyntax(chain), true)
      } else if let forced = parent.as(ForceUnwrapExprSyntax.self) {
        (outer, isOptional) = (ExprSyntax(forced), true)
      } else {
        return (outer, isOptional)
      }
    }
    return (outer, isOptional)
  }

  /// The value that is assigned to the name; `nil` if none is.
  var assigned: ExprSyntax? {
    guard let elements = expression.parent?.as(ExprListSyntax.self), elements.count >= 3,
      elements.first?.id == expression.id
    else { return nil }
    let sign = elements[elements.index(after: elements.startIndex)]
    guard
      sign.is(AssignmentExprSyntax.self)
        || sign.trimmedDescription.hasSuffix("=") && sign.is(BinaryOperatorExprSyntax.self)
    else { return nil }
    return elements[elements.index(elements.startIndex, offsetBy: 2)]
  }

  /// The value of the use, as far as the code around shows it.
  var result: Result {
    let (outer, isOptional) = unwrapped
    if isOptional || next != nil { return isOptional ? .optional : .unknown }
    return Self.result(of: Syntax(outer))
  }

  /// The values that may come of a use, as the code around them says.
  enum Result: Equatable {
    case nothing
    case type(String)
    case optional
    case list
    case unknown
  }

  private static func result(of node: Syntax) -> Result {
    guard let parent = node.parent else { return .unknown }
    if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) { return result(of: parent) }
    if let item = parent.as(CodeBlockItemSyntax.self) { return result(ofStatement: item) }
    if let value = parent.as(InitializerClauseSyntax.self), let binding = value.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation.map { .type($0.type.trimmedDescription) } ?? .unknown
    }
    if parent.is(ReturnStmtSyntax.self) { return returned(from: parent) }
    if parent.is(ConditionElementSyntax.self) { return .type("Bool") }
    if parent.is(OptionalBindingConditionSyntax.self)
      || parent.is(InitializerClauseSyntax.self) && parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    {
      return .optional
    }
    if parent.is(ForStmtSyntax.self) { return .list }
    if parent.is(ExpressionSegmentSyntax.self) || parent.parent?.parent?.is(ExpressionSegmentSyntax.self) == true {
      return .type("String")
    }
    if let sign = parent.as(PrefixOperatorExprSyntax.self), sign.operator.text == "!" { return .type("Bool") }
    if let elements = parent.as(ExprListSyntax.self) { return result(of: node, in: elements) }
    return .unknown
  }

  private static func result(of node: Syntax, in elements: ExprListSyntax) -> Result {
    let all = Array(elements)
    guard let position = all.firstIndex(where: { $0.id == node.id }) else { return .unknown }
    let behind = position + 1 < all.count ? all[position + 1] : nil
    let sign = behind?.as(BinaryOperatorExprSyntax.self)?.operator.text
    if sign == "??" { return .optional }
    if sign == "&&" || sign == "||" || behind?.is(UnresolvedTernaryExprSyntax.self) == true { return .type("Bool") }
    if position > 0, let before = all[position - 1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      before == "&&" || before == "||"
    {
      return .type("Bool")
    }
    if let sign, ["==", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/"].contains(sign), position + 2 < all.count,
      let type = LiteralType(of: all[position + 2]).name
    {
      return .type(type)
    }
    return .unknown
  }

  /// The value of a statement: none, or the result of a function whose only statement is this one.
  private static func result(ofStatement item: CodeBlockItemSyntax) -> Result {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return .nothing }
    if let closure = list.parent?.as(ClosureExprSyntax.self) {
      return closure.parent?.is(FunctionCallExprSyntax.self) == true ? .unknown : .nothing
    }
    return declared(around: Syntax(list)) ?? .nothing
  }

  private static func returned(from node: Syntax) -> Result { declared(around: node) ?? .unknown }

  /// The type that the function or the property around a node says that it has.
  private static func declared(around node: Syntax) -> Result? {
    for outer in sequence(first: node, next: \.parent) {
      if outer.is(ClosureExprSyntax.self) { return nil }
      if let function = outer.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause.map { .type($0.type.trimmedDescription) } ?? .nothing
      }
      if let binding = outer.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.typeAnnotation.map { .type($0.type.trimmedDescription) }
      }
      if outer.isProtocol((any DeclSyntaxProtocol).self), !outer.is(AccessorDeclSyntax.self) { return nil }
    }
    return nil
  }
}
