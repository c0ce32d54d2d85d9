import SwiftSyntax

/// A test that hands over what it shows: a method of a test case of XCTest, or a function of Swift Testing.
struct SnapshotTest {
  /// The name of the function that runs it.
  let function: String
  /// The function's name, with the types around it: `LoginTests.testEmpty`.
  let name: String
  let line: Int
  /// The statements that run it, on one line.
  let run: String
  /// The need that can't be met; `nil` where it can be run.
  let needs: String?
  /// The place behind the declaration that the function may follow, in bytes.
  let end: Int
  let calls: [SnapshotCalls.Call]
}

extension SnapshotTest {
  /// Returns the test's values as screens of its file: each is named after the test and the snapshot, with a number where the name is
  /// taken.
  func screens(in file: SourceFile) -> [FoundScreen] {
    var taken: [String: Int] = [:]
    return calls.enumerated().flatMap { index, call in
      call.values.enumerated().map { number, value in
        let whole = value.name.map { "\(name).\($0)" } ?? name
        taken[whole, default: 0] += 1
        let count = taken[whole] ?? 1
        var screen = FoundScreen(
          kind: .snapshot, name: count == 1 ? whole : "\(whole) \(count)", file: file.path, line: call.line)
        screen.conditions = value.conditions
        screen.needs = value.isSwiftUI ? FoundScreen.swiftUI : needs
        if screen.needs == nil { screen.make = "\(function)()" }
        screen.call = index + 1
        screen.number = number
        return screen
      }
    }
  }
}

/// Collects a file's tests that hand over views.
final class SnapshotTests: SyntaxVisitor {
  private let file: SourceFile
  private let module: ModuleIndex
  private var scopes: [Scope] = []
  private var found: [SnapshotTest] = []

  /// A type that is looked through, or an extension of it.
  private struct Scope {
    let name: String
    let isGeneric: Bool
    let isTestCase: Bool
    let node: Syntax
  }

  /// The tests of a file of a module.
  static func of(_ file: SourceFile, in module: ModuleIndex) -> [SnapshotTest] {
    guard module.takesSnapshots, module.snapshotHelpers.mayBeCalled(in: file) else { return [] }
    let visitor = SnapshotTests(file, module)
    visitor.walk(file.wholeTree)
    return visitor.found
  }

  private init(_ file: SourceFile, _ module: ModuleIndex) {
    self.file = file
    self.module = module
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isTestCase = module.isTestCase(node.name.text)
    return enter(node, node.name.text, isGeneric: node.genericParameterClause != nil, isTestCase: isTestCase)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isTestCase = module.isTestCase(node.extendedType.baseName)
    return enter(node, node.extendedType.trimmedDescription, isGeneric: false, isTestCase: isTestCase)
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(
    _ node: some SyntaxProtocol, _ name: String, isGeneric: Bool, isTestCase: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let isInGeneric = scopes.last?.isGeneric == true
    scopes.append(
      Scope(name: name, isGeneric: isGeneric || isInGeneric, isTestCase: isTestCase, node: Syntax(node)))
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let clause = node.takenClause { walk(clause) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, scopes.last?.isGeneric != true else { return .skipChildren }
    let isOfTesting = node.attributes.has("Test")
    guard isOfTesting || scopes.last?.isTestCase == true && node.isTestMethod else { return .skipChildren }
    let calls = SnapshotCalls.of(body, in: file, of: module, type: scopes.last?.name)
    guard !calls.isEmpty else { return .skipChildren }
    let line = file.line(of: node.funcKeyword)
    let names = scopes.map(\.name)
    let (run, needs) = isOfTesting ? suiteRun(node, names) : caseRun(node, names)
    found.append(
      SnapshotTest(
        function: "_snapshot_\(file.identifier)_\(line)",
        name: (names + [node.name.text.withoutTicks]).joined(separator: "."), line: line, run: run, needs: needs,
        end: (scopes.first?.node ?? Syntax(node)).endPositionBeforeTrailingTrivia.utf8Offset, calls: calls))
    return .skipChildren
  }

  /// The statements that run a method of a test case.
  private func caseRun(_ node: FunctionDeclSyntax, _ names: [String]) -> (run: String, needs: String?) {
    let type = names.joined(separator: ".")
    let name = node.name.text
    let make = "{ \(type)(name: \(name.withoutTicks.debugDescription), testClosure: $0) }"
    let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    let call = isAsync ? "nonisolated(unsafe) let test = test; try await" : "try"
    let label = isAsync ? "awaiting: " : ""
    return ("HandedSnapshots.run(\(make), \(label){ (test: \(type)) in \(call) test.\(name)() })", nil)
  }

  /// The statements that run a function of Swift Testing, in a suite or alone.
  private func suiteRun(_ node: FunctionDeclSyntax, _ names: [String]) -> (run: String, needs: String?) {
    let type = names.joined(separator: ".")
    let initializer = names.last.flatMap {
      module.snapshotHelpers.initializers[$0.split(separator: ".").last.map(String.init) ?? $0]
    }
    if !node.signature.parameterClause.parameters.isEmpty {
      return ("", "arguments: a parameterised test isn't run")
    }
    if let signature = initializer?.signature { return ("", signature) }
    let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil || initializer?.isAsync == true
    let call = isAsync ? "try await" : "try"
    var statements = "\(call) \(node.name.text)()"
    if node.modifiers.has("static") || node.modifiers.has("class") {
      statements = "\(call) \(type).\(node.name.text)()"
    } else if !type.isEmpty {
      let suite = isAsync ? "nonisolated(unsafe) var suite" : "var suite"
      statements = "\(suite) = \(call) \(type)(); \(call) suite.\(node.name.text)()"
    }
    return (isAsync ? "try HandedSnapshots.wait { \(statements) }" : statements, nil)
  }
}

extension FunctionDeclSyntax {
  /// Tells whether a test case runs it as a test.
  fileprivate var isTestMethod: Bool {
    name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty && genericParameterClause == nil
      && !modifiers.has("static") && !modifiers.has("class") && !modifiers.has("private")
  }
}

extension IfConfigDeclSyntax {
  /// The clause that holds for a phone, as far as its condition tells.
  var takenClause: IfConfigClauseSyntax? {
    clauses.first { clause in
      guard let condition = clause.condition?.trimmedDescription else { return true }
      if condition.contains("os(") { return condition.contains("os(iOS)") != condition.hasPrefix("!") }
      if condition.contains("targetEnvironment(macCatalyst)") { return condition.hasPrefix("!") }
      return !Self.missing.contains { condition.contains("canImport(\($0))") } || condition.contains("||")
    }
  }

  private static let missing = ["AppKit", "Cocoa", "WatchKit"]
}

extension String {
  /// A name without what lets it be a word of the language.
  var withoutTicks: String { filter { $0 != "`" } }
}
