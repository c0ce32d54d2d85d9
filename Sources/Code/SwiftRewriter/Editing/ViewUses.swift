import SwiftSyntax

/// The statements that set up a view, in the closure of the view's declaration or anywhere in the view's scope.
///
///     let label: UILabel = {            titleLabel.text = "Title"
///       let label = UILabel()           titleLabel.font = .body
///       label.text = "Title"            addSubview(titleLabel)
///       return label
///     }()
final class ViewUses: SyntaxVisitor {
  /// A statement about the view, with the expression for the view in it.
  struct Statement {
    let item: CodeBlockItemSyntax
    let base: ExprSyntax
  }

  private let view: ViewSite
  private let name: String
  /// The view's name in the closure of its declaration.
  private let innerName: String?
  private let closure: ClosureExprSyntax?
  private var own: [Statement] = []
  private var inner: [Statement] = []
  private var mentions: [CodeBlockItemSyntax] = []

  init(of view: ViewSite, named name: String, in file: SourceFile) {
    (self.view, self.name) = (view, name)
    let call = view.declaration?.initializer?.value.as(FunctionCallExprSyntax.self)
    closure = call?.calledExpression.as(ClosureExprSyntax.self) ?? call?.trailingClosure
    innerName = closure.flatMap { closure in
      if call?.trailingClosure == closure { return closure.parameterName ?? "$0" }
      return closure.statements.lazy.compactMap { $0.item.as(VariableDeclSyntax.self)?.bindings.first?.nameToken?.text }
        .first
    }
    super.init(viewMode: .sourceAccurate)
    walk(file.wholeTree)
  }

  /// All statements, those of the closure first.
  var statements: [Statement] { inner + own }

  /// The last of the first statements that follow each other: behind it stands another setting.
  var endOfFirstGroup: Statement? {
    let statements = inner.isEmpty ? own : inner
    guard var last = statements.first, let list = last.item.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
    for statement in statements.dropFirst() {
      guard let index = list.index(of: last.item), list.index(after: index) < list.endIndex,
        list[list.index(after: index)] == statement.item
      else { break }
      last = statement
    }
    return last
  }

  /// The first statement that mentions the view, or the declaration of a variable.
  var firstMention: (item: CodeBlockItemSyntax, isDeclaration: Bool)? {
    if let declaration = view.declaration, view.type == nil, let item = declaration.ancestor(CodeBlockItemSyntax.self) {
      return (item, true)
    }
    guard let first = mentions.first else { return nil }
    return (first, Assignment(first)?.target.lastName == name)
  }

  /// A Boolean that tells whether the view is a button with a configuration.
  var hasConfiguration: Bool {
    let made = view.declaration?.initializer?.value.trimmedDescription ?? ""
    return made.firstRange(of: "configuration:") != nil
      || statements.contains { $0.item.trimmedDescription.firstRange(of: ".configuration") != nil }
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let base = base(of: node) {
      if base.isInner {
        inner.append(Statement(item: node, base: base.expression))
      } else {
        own.append(Statement(item: node, base: base.expression))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name, view.isInScope(node), let item = node.ancestor(CodeBlockItemSyntax.self),
      item.ancestor(CodeBlockItemListSyntax.self) != nil
    else { return .visitChildren }
    mentions.append(item)
    return .visitChildren
  }

  /// Returns the expression for the view in a statement that sets a property of it, or calls a function of it.
  private func base(of item: CodeBlockItemSyntax) -> (expression: ExprSyntax, isInner: Bool)? {
    let expression = Assignment(item)?.target ?? item.item.as(FunctionCallExprSyntax.self)?.calledExpression
    guard var member = expression?.as(MemberAccessExprSyntax.self) else { return nil }
    while let base = member.base {
      if let innerName, base.trimmedDescription == innerName, let closure,
        item.ancestors.contains(where: { $0.id == closure.id })
      {
        return (base, true)
      }
      if base.trimmedDescription == name || base.trimmedDescription == "self.\(name)", view.isInScope(item) {
        // Constraints don't set up the view.
        return member.declName.baseName.text.hasSuffix("Anchor") ? nil : (base, false)
      }
      guard
        let next = base.as(MemberAccessExprSyntax.self)
          ?? base.as(OptionalChainingExprSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
      else { return nil }
      member = next
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// The name of the only parameter: `label` in `{ label in … }`.
  fileprivate var parameterName: String? {
    guard let clause = signature?.parameterClause else { return nil }
    if let list = clause.as(ClosureShorthandParameterListSyntax.self) {
      return list.count == 1 ? list.first?.name.text : nil
    }
    let parameters = clause.as(ClosureParameterClauseSyntax.self)?.parameters
    return parameters?.count == 1 ? parameters?.first.map { ($0.secondName ?? $0.firstName).text } : nil
  }
}

/// The constraints that code makes on a view.
final class ConstraintsOfView: SyntaxVisitor {
  private let view: ViewSite
  /// The last element of a list of constraints on the view.
  private(set) var lastElement: ArrayElementSyntax?
  /// The last statement that activates a constraint on the view.
  private(set) var lastActivation: CodeBlockItemSyntax?

  init(_ view: ViewSite, in file: SourceFile) {
    self.view = view
    super.init(viewMode: .sourceAccurate)
    walk(file.wholeTree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let site = ConstraintSite(node), let item = site.item(isFirst: true), item.viewName == view.name,
      view.isInScope(node)
    else { return .visitChildren }
    if let element = node.parent?.as(ArrayElementSyntax.self) {
      lastElement = element
    } else if node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "isActive" {
      lastActivation = node.ancestor(CodeBlockItemSyntax.self)
    }
    return .visitChildren
  }
}
