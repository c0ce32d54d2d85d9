import Testing

@testable import SwiftSources

/// What is complained of where several files declare one name.
struct FirstDeclarationsTests {
  @Test("The first declaration stays, and what uses the name isn't ambiguous without the others")
  func ambiguity() {
    func place(_ line: Int, _ message: String) -> CompilerErrors.Place {
      CompilerErrors.Place(line: line, column: 1, message: message)
    }
    let redeclared = "invalid redeclaration of 'pin(to:)'"
    var complaints = [
      0: [place(1, redeclared)], 2: [place(4, redeclared), place(9, "cannot find 'x' in scope")],
      3: [place(5, "ambiguous use of 'pin'"), place(6, "ambiguous use of 'other'")],
      4: [place(7, "'pin' is ambiguous for type lookup in this context")],
    ]
    BuildRounds.keepFirstDeclarations(&complaints)
    #expect(complaints[0] == nil && complaints[4] == nil)
    #expect(complaints[2]?.map(\.line) == [4, 9] && complaints[3]?.map(\.line) == [6])
  }
}
