import SwiftSyntax

/// Makes of each preview a function that makes what it shows, where screens are looked for; else leaves it out.
final class Previews: Rewrite {
  override class var triggers: [String] { ["#Preview", "#Playground"] }

  override func run() {
    if module.makesScreens {
      for preview in PreviewDeclarations.of(file, in: module) {
        if preview.isSwiftUI {
          edits.append(.blank(preview.node))
        } else {
          makeFunction(preview)
        }
      }
    }
    super.run()
  }

  /// `#Preview("Login") {` becomes `@MainActor func _preview_LoginView_12() -> Any {`; what stands behind the body goes. A body with
  /// arguments gets one argument, by its position.
  private func makeFunction(_ preview: PreviewDeclarations.Preview) {
    let node = preview.node
    let sign = node.as(MacroExpansionDeclSyntax.self)?.pound ?? node.firstToken(viewMode: .sourceAccurate)
    guard let sign else { return }
    func lines(_ range: Range<Int>) -> String {
      String(repeating: "\n", count: file.bytes[range].count { $0 == 0x0A })
    }
    let start = sign.positionAfterSkippingLeadingTrivia.utf8Offset
    let open = preview.body.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    var head = "@MainActor func \(preview.function)() -> Any "
    if let arguments = preview.arguments {
      head = "@MainActor func \(preview.function)(_ _index: Int) -> Any { "
      head +=
        "func _show<Argument>(_ argument: Argument, _ body: @MainActor (Argument) -> Any) -> Any { body(argument) }"
      head += "; return _show(Array(\(arguments.trimmedDescription.onOneLine))[_index]) "
    }
    edits.append(Edit(start..<open, by: head + lines(start..<open)))
    let end = preview.body.endPositionBeforeTrailingTrivia.utf8Offset
    let last = preview.node.endPositionBeforeTrailingTrivia.utf8Offset
    let tail = (preview.arguments == nil ? "" : " }") + lines(end..<last)
    if end < last || !tail.isEmpty { edits.append(Edit(end..<last, by: tail)) }
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
