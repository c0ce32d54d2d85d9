import SwiftSyntax

/// Turns each test that hands over views into a function, where such screens are asked for, with the call's number before each call. The
/// marks of tests and suites, for Swift Testing's own run, go.
///
///     func testEmpty() { assertSnapshot(of: Login(), as: .image) }
///     func testEmpty() { HandedSnapshots.begin(1); assertSnapshot(of: Login(), as: .image) }
final class SnapshotFunctions: Rewrite {
  override func run() {
    guard module.takesSnapshots else { return }
    if file.mentions(["@Test", "@Suite", "@testable"]) { walk(file.tree) }
    let tests = SnapshotTests.of(file, in: module).filter { test in
      test.needs == nil && test.calls.contains { call in call.values.contains { !$0.isSwiftUI } }
    }
    guard !tests.isEmpty else { return }
    if !file.imports.contains("SnapshotTesting") {
      edits.append(Edit(at: AbsolutePosition(utf8Offset: 0), insert: "import SnapshotTesting; "))
    }
    for test in tests {
      for (index, call) in test.calls.enumerated() {
        let begin = "HandedSnapshots.begin(\(index + 1)); "
        edits.append(Edit(at: AbsolutePosition(utf8Offset: call.statement), insert: begin))
      }
      let function = "; @MainActor func \(test.function)() throws { \(test.run) }"
      edits.append(Edit(at: AbsolutePosition(utf8Offset: test.end), insert: function))
    }
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if ["Test", "Suite"].contains(node.attributeName.trimmedDescription) { edits.append(.blank(node)) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    // The libraries aren't built for being tested.
    if let mark = node.attributes.attribute("testable"), let name = node.path.first?.name.text,
      Self.libraries.contains(name)
    {
      edits.append(.blank(mark))
    }
    return .skipChildren
  }

  private static let libraries: Set = [
    "SnapshotTesting", "InlineSnapshotTesting", "FBSnapshotTestCase", "iOSSnapshotTestCase",
  ]
}
