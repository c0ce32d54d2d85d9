import SwiftSyntax

/// Finds the class of the view that a controller gives itself: in `loadView`, in another assignment to `view`, or as its type.
///
///     override func loadView() { view = LoginView() }
///     private let loginView = LoginView(); override func loadView() { view = loginView }
///     override func loadView() { view = LoginView(model: model) }
final class RootViewNames: SyntaxVisitor {
  /// The classes of the controller's properties, as far as their declarations say them.
  private var properties: [String: String] = [:]
  /// The expressions that are assigned to the view.
  private var assigned: [ExprSyntax] = []

  /// The name of the class; `nil` where the declaration names none.
  static func find(in node: ClassDeclSyntax) -> String? {
    let visitor = RootViewNames(viewMode: .sourceAccurate)
    visitor.walk(node.memberBlock)
    return visitor.assigned.lazy.compactMap(visitor.className).first
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      properties[name] = binding.typeAnnotation?.type.className ?? binding.initializer?.value.calledClass
    }
    return .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), elements[0].isViewOfSelf {
      assigned.append(elements[2])
    }
    return .visitChildren
  }

  private func className(of value: ExprSyntax) -> String? {
    if let called = value.calledClass { return called }
    if let member = value.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "self" ? properties[member.declName.baseName.text] : nil
    }
    return value.as(DeclReferenceExprSyntax.self).flatMap { properties[$0.baseName.text] }
  }
}

extension ExprSyntax {
  /// Tells whether it is `view` or `self.view`.
  fileprivate var isViewOfSelf: Bool { ["view", "self.view"].contains(trimmedDescription) }

  /// The class whose initializer it calls: `LoginView(…)`.
  fileprivate var calledClass: String? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    let name = call.calledExpression.trimmedDescription
    guard name.split(separator: ".").last?.first?.isUppercase == true else { return nil }
    return name
  }
}

extension TypeSyntax {
  /// The named class, also of an optional type.
  fileprivate var className: String {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmedDescription }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.trimmedDescription
    }
    return trimmedDescription
  }
}
