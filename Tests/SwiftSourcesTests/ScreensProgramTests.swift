import Testing

@testable import SwiftSources

/// The program that makes a project's screens.
struct ScreensProgramTests {
  private static let listed = CodeScreen.list(
    Array(
      """
      [{"kind": "cell", "name": "Cell", "file": "A.swift", "line": 3, "make": "Cell()", "hasOutlets": false},
       {"kind": "controller", "name": "C", "file": "B.swift", "line": 1, "needs": "init(model: M)", "make": null},
       {"kind": "controller", "name": "D", "file": "B.swift", "line": 9, "make": "D()", "hasOutlets": true}]
      """.utf8))

  @Test("The rewriter's list is read, and what has outlets needs a nib")
  func list() {
    #expect(Self.listed.map(\.name) == ["Cell", "C", "D"])
    #expect(Self.listed.map { $0.needs == nil } == [true, false, false])
    #expect(Self.listed[0].kind == .cell && Self.listed[0].line == 3)
  }

  @Test("A screen has a function, whose line leads back to it; the others keep their positions")
  func program() throws {
    let program = ScreensProgram(of: Self.listed, in: "App")
    let lines = program.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(program.parts.first { $0.value == .screen(0) }?.key)
    #expect(lines[line - 1].contains("_screen0() throws -> Any { try Cell() }"))
    #expect(program.parts.count == 1)
    #expect(lines.filter { $0.contains("HostedScreen(\"") }.count == 3)
  }
}
