import SwiftSyntax

/// The types that an app declares, and what each inherits from by its declaration and its extensions.
struct AppTypes {
  private var inherited: [String: [String]] = [:]

  /// The types of files.
  init(_ files: [SourceFile]) {
    for file in files {
      let visitor = Visitor(viewMode: .sourceAccurate)
      visitor.walk(file.tree)
      for (name, types) in visitor.inherited { inherited[name, default: []] += types }
    }
  }

  /// Returns what a type inherits from, directly and through others, nearest first.
  func above(_ name: String) -> [String] {
    var found: [String] = []
    var pending = inherited[name] ?? []
    while !pending.isEmpty, found.count < 64 {
      let next = pending.removeFirst()
      guard !found.contains(next) else { continue }
      found.append(next)
      pending += inherited[next] ?? []
    }
    return found
  }

  private final class Visitor: SyntaxVisitor {
    var inherited: [String: [String]] = [:]

    private func add(_ name: String, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
      inherited[name, default: []] += clause?.inheritedTypes.map { StubNames.plain($0.type.trimmedDescription) } ?? []
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, node.inheritanceClause)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, node.inheritanceClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, node.inheritanceClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, node.inheritanceClause)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      add(StubNames.plain(node.extendedType.trimmedDescription), node.inheritanceClause)
    }
  }
}
