import SwiftSyntax

/// Collects the previews of a file: `#Preview("name", traits: .landscapeLeft) { LoginView() }`.
final class PreviewDeclarations: SyntaxVisitor {
  /// A preview.
  struct Preview {
    /// The macro from its sign to its end.
    let node: Syntax
    let name: String?
    let conditions: PreviewConditions
    /// The values of the preview, one after another, for the body's parameter.
    let arguments: ExprSyntax?
    let body: ClosureExprSyntax
    let line: Int
    /// The name of the function that makes what the preview shows.
    let function: String
    /// A Boolean that tells whether it shows a view of SwiftUI.
    let isSwiftUI: Bool
  }

  private let file: SourceFile
  private let views: SwiftUIViews
  private var found: [Preview] = []

  /// The previews of a file of a module.
  static func of(_ file: SourceFile, in module: ModuleIndex) -> [Preview] {
    guard file.mentions(["#Preview"]) else { return [] }
    let visitor = PreviewDeclarations(file, SwiftUIViews(in: file, of: module))
    visitor.walk(file.wholeTree)
    return visitor.found
  }

  private init(_ file: SourceFile, _ views: SwiftUIViews) {
    self.file = file
    self.views = views
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
    let title = arguments.first.flatMap { $0.label == nil ? $0.expression.literal : nil }
    // A widget's says which family it is shown as.
    let isWidget = arguments.contains { $0.label?.text == "as" }
    found.append(
      Preview(
        node: node, name: title, conditions: PreviewConditions(traits: arguments.values(of: "traits")),
        arguments: arguments.values(of: "arguments").first, body: body, line: line,
        function: "_preview_\(file.identifier)_\(line)", isSwiftUI: isWidget || views.isMade(by: body.statements)))
    return .skipChildren
  }
}

extension LabeledExprListSyntax {
  /// The values behind a label, with the unlabeled values that follow.
  fileprivate func values(of label: String) -> [ExprSyntax] {
    guard let first = firstIndex(where: { $0.label?.text == label }) else { return [] }
    return self[first...].prefix { $0.label == nil || $0.label?.text == label }.map(\.expression)
  }
}

extension PreviewDeclarations.Preview {
  /// The preview as screens of its file: one for each of its arguments.
  func screens(in file: SourceFile) -> [FoundScreen] {
    var screen = FoundScreen(kind: .preview, name: name ?? "\(file.identifier):\(line)", file: file.path, line: line)
    screen.conditions = conditions
    guard !isSwiftUI else {
      screen.needs = FoundScreen.swiftUI
      return [screen]
    }
    guard let arguments else {
      screen.make = "\(function)()"
      return [screen]
    }
    // Of values that aren't written out the first is shown.
    let count = arguments.as(ArrayExprSyntax.self)?.elements.count ?? 1
    return (0..<count).map { index in
      var one = screen
      one.make = "\(function)(\(index))"
      return one
    }
  }
}

extension SourceFile {
  /// The file's name without its ending, as an identifier.
  var identifier: String {
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    return String(stem.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
