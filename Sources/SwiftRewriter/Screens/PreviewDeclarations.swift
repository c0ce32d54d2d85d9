import SwiftSyntax

/// Collects the previews of a file: `#Preview("name", traits: .landscapeLeft) { LoginView() }`.
final class PreviewDeclarations: SyntaxVisitor {
  /// A preview.
  struct Preview {
    /// The macro from its sign to its end.
    let node: Syntax
    let name: String?
    /// The traits, as they are written.
    let traits: [String]
    let body: ClosureExprSyntax
    let line: Int
    /// The name of the function that makes what the preview shows.
    let function: String
  }

  private let file: SourceFile
  private var found: [Preview] = []

  /// The previews of a file.
  static func of(_ file: SourceFile) -> [Preview] {
    guard file.mentions(["#Preview"]) else { return [] }
    let visitor = PreviewDeclarations(file)
    visitor.walk(file.tree)
    return visitor.found
  }

  private init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    note(Syntax(node), node.macroName, node.pound, node.arguments, node.trailingClosure)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(Syntax(node), node.macroName, node.pound, node.arguments, node.trailingClosure)
  }

  private func note(
    _ node: Syntax, _ name: TokenSyntax, _ sign: TokenSyntax, _ arguments: LabeledExprListSyntax,
    _ closure: ClosureExprSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview" else { return .visitChildren }
    let spelled = arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    guard let body = closure ?? spelled else { return .skipChildren }
    let line = file.line(of: sign)
    var traits: [String] = []
    if let first = arguments.firstIndex(where: { $0.label?.text == "traits" }) {
      let rest = arguments[first...]
      traits = rest.prefix { $0.label == nil || $0.label?.text == "traits" }.map(\.expression.trimmedDescription)
    }
    let title = arguments.first.flatMap { $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self) : nil }
    found.append(
      Preview(
        node: node, name: title?.representedLiteralValue, traits: traits, body: body, line: line,
        function: "_preview_\(file.identifier)_\(line)"))
    return .skipChildren
  }
}

extension PreviewDeclarations.Preview {
  /// The preview as a screen of its file.
  func screen(in file: SourceFile) -> FoundScreen {
    var screen = FoundScreen(kind: .preview, name: name ?? "\(file.identifier):\(line)", file: file.path, line: line)
    screen.make = "\(function)()"
    screen.traits = traits
    return screen
  }
}

extension SourceFile {
  /// The file's name without its ending, as an identifier.
  var identifier: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    return String(stem.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
