import SwiftSyntax

/// Tests that don't compile, made ones that fail and say so: the others of their file run.
final class DisabledTests: SyntaxVisitor {
  private let file: SourceFile
  private let messages: [(line: Int, message: String)]
  private let converter: SourceLocationConverter
  private var edits: [Edit] = []
  private var done: Set<Int> = []

  /// The file's text with each test that has one of the lines made one that fails, and the lines that no test has.
  static func text(of file: SourceFile, _ messages: [(line: Int, message: String)]) -> (text: String, left: [Int]) {
    let visitor = DisabledTests(file, messages)
    visitor.walk(file.tree)
    return (visitor.edits.applied(to: file.text), messages.map(\.line).filter { !visitor.done.contains($0) })
  }

  private init(_ file: SourceFile, _ messages: [(line: Int, message: String)]) {
    self.file = file
    self.messages = messages
    converter = SourceLocationConverter(fileName: file.path, tree: file.tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    let isSwiftTesting = node.attributes.has("Test")
    let isTest = node.name.text.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty
    guard isSwiftTesting || isTest else { return .visitChildren }
    return disable(body, in: node, by: isSwiftTesting ? { "Issue.record(\($0))" } : { "XCTFail(\($0))" })
  }

  // The examples of a spec of Quick.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["it", "fit"].contains(node.calledExpression.trimmedDescription), let closure = node.trailingClosure else {
      return .visitChildren
    }
    return disable(closure, in: node) { "fail(\($0))" }
  }

  private func disable(_ body: some SyntaxProtocol, in node: some SyntaxProtocol, by failure: (String) -> String)
    -> SyntaxVisitorContinueKind
  {
    let first = node.startLocation(converter: converter).line
    let last = node.endLocation(converter: converter).line
    let found = messages.filter { (first...last).contains($0.line) }
    guard let cause = found.first else { return .visitChildren }
    done.formUnion(found.map(\.line))
    let lines = String(body.trimmedDescription.filter(\.isNewline))
    let message = "doesn't compile: line \(cause.line): \(cause.message)"
    edits.append(Edit(body, by: "{ \(failure(message.debugDescription)) \(lines)}"))
    return .skipChildren
  }
}
