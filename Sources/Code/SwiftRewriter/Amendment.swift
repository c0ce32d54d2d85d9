import SwiftSyntax

/// What the compiler itself says how to write otherwise: where UIKit here is surer of a value, or a requirement of a protocol isn't optional.
///
///     cannot use optional chaining on non-optional value of type 'UIWindow'    window?.frame    window.frame
///     cannot force unwrap value of non-optional type 'String'                  title!           title
///     initializer for conditional binding must have Optional type, not 'Int'   if let n = count if let n = Optional(count)
///     value of type 'AnyObject' has no member 'count'                          object.count     DynamicObject(object).count
///     constructing an object of class type 'T' with a metatype value …         T(frame: area)   T.dynamicInit(frame: area)
///
/// An address of Linux's sockets doesn't say its own length: that it is set is left out.
enum Amendment {
  /// Returns the edit that settles a complaint at a token; `nil` where it is of another kind.
  static func edit(at token: TokenSyntax, for message: String) -> Edit? {
    if message.hasPrefix("cannot use optional chaining on non-optional value of type") {
      return token.nearest(OptionalChainingExprSyntax.self).map { .removal(of: $0.questionMark) }
    }
    if message.hasPrefix("cannot force unwrap value of non-optional type") {
      return token.nearest(ForceUnwrapExprSyntax.self).map { .removal(of: $0.exclamationMark) }
    }
    if message.hasPrefix("initializer for conditional binding must have Optional type") {
      guard let binding = token.nearest(OptionalBindingConditionSyntax.self) else { return nil }
      if let value = binding.initializer?.value { return Edit(value, by: "Optional(\(value.trimmedDescription))") }
      // `if let title {`
      let name = binding.pattern.trimmedDescription
      return Edit(at: binding.pattern.endPositionBeforeTrailingTrivia, insert: " = Optional(\(name))")
    }
    if message.hasSuffix("has no member 'sin_len'") || message.hasSuffix("has no member 'sin6_len'") {
      return token.nearest(CodeBlockItemSyntax.self).map(Edit.blank)
    }
    if message.hasPrefix("constructing an object of class type"), message.contains("must use a 'required' initializer")
    {
      return token.nearest(FunctionCallExprSyntax.self).flatMap(dynamicInitializer)
    }
    if message.hasPrefix("value of type 'AnyObject' has no member")
      || message.hasPrefix("value of type 'any AnyObject' has no member")
    {
      guard let member = token.nearest(MemberAccessExprSyntax.self), member.declName.baseName == token,
        let base = member.base
      else { return nil }
      // The question mark stays behind the object that is looked in.
      let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      return Edit(object, by: "DynamicObject(\(object.trimmedDescription))")
    }
    return nil
  }

  /// The call of what makes an object of a class that is a value, in place of an initializer's that isn't `required`.
  private static func dynamicInitializer(_ call: FunctionCallExprSyntax) -> Edit? {
    let labels = call.arguments.map { $0.label?.text ?? "" }
    guard [[], ["frame"], ["type"], ["nibName", "bundle"]].contains(labels) else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
      return Edit(member.declName, by: "dynamicInit")
    }
    return Edit(at: call.calledExpression.endPositionBeforeTrailingTrivia, insert: ".dynamicInit")
  }
}

extension SyntaxProtocol {
  /// The innermost node of a kind that it is, or is in.
  func nearest<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(Node.self) }.first
  }
}

extension Edit {
  /// A token's removal, with nothing in its place.
  fileprivate static func removal(of token: TokenSyntax) -> Edit { Edit(token, by: "") }
}
