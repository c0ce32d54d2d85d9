import SwiftSyntax

extension SourceFile {
  /// The modules that the file imports, by the first of their names.
  var imports: Set<String> { Set(importDeclarations.compactMap { $0.path.first?.name.text }) }

  /// Looks for the file's imports.
  func findImports() -> [ImportDeclSyntax] {
    let imports = Imports(viewMode: .sourceAccurate)
    imports.walk(tree)
    return imports.found
  }

  private final class Imports: SyntaxVisitor {
    var found: [ImportDeclSyntax] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
