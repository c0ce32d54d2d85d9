import SwiftSyntax

/// Collects the properties of a file's types, and the methods that they override.
final class PropertyDeclarations: SyntaxVisitor {
  /// A property, or a method.
  struct Property {
    /// The type with the property, and the types around it: `LoginView.Header`.
    let type: String
    /// Its name; a method's has parentheses behind it: `viewDidLoad()`.
    let name: String
    /// The line of its name, from 1.
    let line: Int
  }

  private let file: SourceFile
  private var types: [String] = []
  private var found: [Property] = []

  /// The properties of a file, in its order.
  static func of(_ file: SourceFile) -> [Property] {
    let visitor = PropertyDeclarations(file)
    visitor.walk(file.tree)
    return visitor.found
  }

  private init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !types.isEmpty, !node.modifiers.has("static") else { return .skipChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      found.append(
        Property(
          type: types.joined(separator: "."), name: name.text, line: file.line(of: name)))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !types.isEmpty, node.modifiers.has("override") else { return .skipChildren }
    found.append(
      Property(
        type: types.joined(separator: "."), name: "\(node.name.text)()",
        line: file.line(of: node.name)))
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
