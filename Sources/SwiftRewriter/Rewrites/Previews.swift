import SwiftSyntax

/// Makes of each preview a function that makes what it shows, where screens are looked for; else leaves it out.
final class Previews: Rewrite {
  override class var triggers: [String] { ["#Preview", "#Playground"] }

  override func run() {
    if module.makesScreens {
      for preview in PreviewDeclarations.of(file) { makeFunction(preview) }
    }
    super.run()
  }

  /// `#Preview("Login") {` becomes `@MainActor func _preview_LoginView_12() -> Any {`; what stands behind the body goes.
  private func makeFunction(_ preview: PreviewDeclarations.Preview) {
    let node = preview.node
    let sign = node.as(MacroExpansionDeclSyntax.self)?.pound ?? node.firstToken(viewMode: .sourceAccurate)
    guard let sign else { return }
    let bytes = Array(file.text.utf8)
    func lines(_ range: Range<Int>) -> String { String(repeating: "\n", count: bytes[range].count { $0 == 0x0A }) }
    let start = sign.positionAfterSkippingLeadingTrivia.utf8Offset
    let open = preview.body.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(
      Edit(
        start..<open, by: "@MainActor func \(preview.function)() -> Any \(lines(start..<open))"))
    let end = preview.body.endPositionBeforeTrailingTrivia.utf8Offset
    let last = preview.node.endPositionBeforeTrailingTrivia.utf8Offset
    if end < last { edits.append(Edit(end..<last, by: lines(end..<last))) }
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node, named: node.macroName)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node, named: node.macroName)
  }

  private func leaveOut(_ node: some SyntaxProtocol, named name: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard name.text == "Playground" || name.text == "Preview" else { return .visitChildren }
    if name.text == "Playground" || !module.makesScreens { edits.append(.blank(node)) }
    return .skipChildren
  }
}
