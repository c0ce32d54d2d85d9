import SwiftSyntax

/// Collects the calls in a test's body that hand over views: calls of the libraries, and of functions that make such calls.
final class SnapshotCalls: SyntaxVisitor {
  /// A value that a call hands over, as far as its spelling tells.
  struct Value {
    /// The name of the snapshot.
    var name: String?
    var conditions: PreviewConditions
    /// A Boolean that tells whether it is a view of SwiftUI.
    var isSwiftUI: Bool
  }

  /// A call, and the values handed over, one after another.
  struct Call {
    let line: Int
    /// The place of the statement that it is in, in bytes.
    let statement: Int
    var values: [Value]
  }

  private let file: SourceFile
  private let views: SwiftUIViews
  private let helpers: SnapshotHelpers
  /// The type around the body, and its ancestors.
  private let types: [String]
  /// The functions in the body that hand over values.
  private var inner: [String: [Value]] = [:]
  /// The views of SwiftUI that the body declares.
  private var ownViews: Set<String> = []
  /// The values that variables begin with.
  private var variables: [String: ExprSyntax] = [:]
  private var found: [Call] = []

  /// The calls in a body.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - file: Its file.
  ///   - module: The module.
  ///   - type: The type that the body's function is a member of.
  ///   - helpers: The functions that are known; those of the module if `nil`.
  /// - Returns: The calls in their order.
  static func of(
    _ body: some SyntaxProtocol, in file: SourceFile, of module: ModuleIndex, type: String?,
    helpers: SnapshotHelpers? = nil
  ) -> [Call] {
    let visitor = SnapshotCalls(file, module, helpers ?? module.snapshotHelpers, type)
    visitor.walk(body)
    return visitor.found
  }

  private init(_ file: SourceFile, _ module: ModuleIndex, _ helpers: SnapshotHelpers, _ type: String?) {
    self.file = file
    self.helpers = helpers
    let own = type?.split(separator: ".").last.map(String.init)
    types = own.map { [$0] + module.ancestors(of: $0) } ?? []
    views = SwiftUIViews(in: file, of: module)
    super.init(viewMode: .sourceAccurate)
  }

  /// The functions of the libraries that hand over a value.
  static let functions: Set = [
    "assertSnapshot", "assertSnapshots", "verifySnapshot", "assertInlineSnapshot", "FBSnapshotVerifyView",
    "FBSnapshotVerifyViewController",
  ]

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let clause = node.takenClause { walk(clause) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    let before = found
    found = []
    walk(body)
    inner[node.name.text] = found.flatMap(\.values)
    found = before
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.inheritanceClause.names("View") { ownViews.insert(node.name.text) }
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { variables[node.pattern.trimmedDescription] = value }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let values = values(of: node)
    guard !values.isEmpty, let token = node.firstToken(viewMode: .sourceAccurate) else { return .visitChildren }
    let around = node.nearest(CodeBlockItemSyntax.self).map { Syntax($0) } ?? Syntax(node)
    let statement = around.positionAfterSkippingLeadingTrivia.utf8Offset
    if found.last?.statement == statement {
      found[found.count - 1].values += values
    } else {
      found.append(Call(line: file.line(of: token), statement: statement, values: values))
    }
    return .skipChildren
  }

  private func values(of node: FunctionCallExprSyntax) -> [Value] {
    let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    guard base.map({ ["self", "super", "Self", "SnapshotTesting"].contains($0) }) ?? true,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? node.calledExpression.memberName
    else { return [] }
    let title = node.arguments.lazy.compactMap { argument in
      Self.names.contains(argument.label?.text ?? "") ? argument.expression.literal : nil
    }.first { !$0.isEmpty }
    guard Self.functions.contains(name) else {
      return (inner[name] ?? helpers.values(of: name, in: types)).map { value in
        var value = value
        value.name = value.name ?? title
        return value
      }
    }
    let isSwiftUI = node.arguments.first.map { isOfSwiftUI($0.expression) } ?? false
    // Facebook's hand over nothing but views.
    guard let strategy = node.arguments.first(where: { $0.label?.text == "as" })?.expression else {
      return [Value(name: title, conditions: PreviewConditions(), isSwiftUI: isSwiftUI)]
    }
    return SnapshotStrategies(strategy, variables).found.map {
      Value(name: title ?? $0.name, conditions: $0.conditions, isSwiftUI: isSwiftUI || $0.isSwiftUI)
    }
  }

  private static let names: Set = ["named", "name", "identifier"]

  /// Tells whether a value is a view of SwiftUI, or made of one: by the type whose initializer is called first.
  private func isOfSwiftUI(_ expression: ExprSyntax, depth: Int = 0) -> Bool {
    if let value = variables[expression.trimmedDescription], depth < Self.maximumDepth {
      return isOfSwiftUI(value, depth: depth + 1)
    }
    let call = expression.as(FunctionCallExprSyntax.self)
    if call != nil {
      if let name = expression.modified.base.as(FunctionCallExprSyntax.self)?.calledExpression.typeName,
        name == "UIHostingController" || ownViews.contains(name)
      {
        return true
      }
      if views.isOne(expression) { return true }
    }
    let base = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self)?.base
    return base.map { isOfSwiftUI($0, depth: depth) } ?? false
  }

  /// The most variables that take their values from each other.
  private static let maximumDepth = 8
}
