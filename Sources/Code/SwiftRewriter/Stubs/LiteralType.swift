import SwiftSyntax

/// The type that an expression shows by itself.
struct LiteralType {
  /// The type's name; `nil` where the expression doesn't show it.
  let name: String?

  /// The type of an expression.
  init(of expression: ExprSyntax) {
    name = Self.name(of: expression)
  }

  private static func name(of expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr: return "String"
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .prefixOperatorExpr(let sign):
      return sign.operator.text == "!" ? "Bool" : name(of: sign.expression)
    case .tryExpr(let attempt): return name(of: attempt.expression)
    case .functionCallExpr(let call):
      // `CGSize(width: 1, height: 1)`, and `UIColor.red.withAlphaComponent(0.5)` is a colour too.
      if let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, StubNames.isSeen(type) {
        return type
      }
      return nil
    case .memberAccessExpr(let member):
      if let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, StubNames.isSeen(type),
        isOwnValue(member.declName.baseName.text, of: type)
      {
        return type
      }
      return member.base == nil && colors.contains(member.declName.baseName.text) ? "UIColor" : nil
    case .macroExpansionExpr(let macro) where macro.macroName.text == "selector": return "Selector"
    default: return nil
    }
  }

  /// Tells whether a static member of a type is of the type: `UIColor.red`, `CGSize.zero`.
  private static func isOwnValue(_ member: String, of type: String) -> Bool {
    member == "zero" || type == "UIColor" || type == "CGFloat" && member != "pi"
  }

  /// The names of colours, as code writes them where a colour is wanted.
  private static let colors: Set = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "label", "lightGray", "magenta", "orange",
    "purple", "red",
    "secondaryLabel", "systemBackground", "systemBlue", "systemGray", "systemGreen", "systemRed", "white", "yellow",
  ]
}
