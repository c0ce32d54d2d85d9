import SwiftSyntax

/// Lets a class be told of values that is no responder: `NSObject` has no `observeValue` here that it could override, and UIKit tells those
/// that are an `NSKeyValueObserver`.
final class ValueObservers: Rewrite {
  override class var triggers: [String] { ["observeValue"] }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let above = module.ancestors(of: node.name.text)
    // A responder of UIKit has the method.
    guard let clause = node.inheritanceClause, above.last == "NSObject", !above.contains("UIResponder"),
      let method = node.memberBlock.members.lazy.compactMap({ $0.decl.as(FunctionDeclSyntax.self) }).first(where: {
        $0.isObservation
      }), let modifier = method.modifiers.first(where: { $0.name.text == "override" })
    else { return .visitChildren }
    // A class above may have the method of its own.
    let isOverride = module.members["observeValue"]?.contains { above.contains($0.type) } == true
    if !isOverride {
      edits.append(.blank(modifier))
      edits.append(Edit(at: clause.inheritedTypes.endPositionBeforeTrailingTrivia, insert: ", NSKeyValueObserver"))
    }
    return .visitChildren
  }
}

extension FunctionDeclSyntax {
  /// Tells whether it is the method of `NSObject` that is told of values.
  fileprivate var isObservation: Bool {
    name.text == "observeValue" && modifiers.has("override")
      && signature.parameterClause.parameters.map(\.firstName.text) == ["forKeyPath", "of", "change", "context"]
  }
}
