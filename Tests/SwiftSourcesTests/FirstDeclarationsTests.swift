import Testing

@testable import SwiftSources

/// What is complained of where several files declare one name.
struct FirstDeclarationsTests {
  private static func place(_ line: Int, _ message: String) -> CompilerErrors.Complaint {
    CompilerErrors.Complaint(line: line, column: 1, message: message)
  }

  private static func left(_ complaints: [Int: [CompilerErrors.Complaint]]) -> [Int: [Int]] {
    var complaints = complaints
    BuildRounds.keepFirstDeclarations(&complaints)
    return complaints.mapValues { $0.map(\.line) }
  }

  private static let redeclared = "invalid redeclaration of 'pin(to:)'"

  @Test("The first declaration stays, and what uses the name isn't ambiguous without the others")
  func function() {
    let left = Self.left([
      0: [Self.place(1, Self.redeclared)],
      2: [Self.place(4, Self.redeclared), Self.place(9, "cannot find 'x' in scope")],
      3: [Self.place(5, "ambiguous use of 'pin'"), Self.place(6, "ambiguous use of 'other'")],
    ])
    #expect(left == [2: [4, 9], 3: [6]])
  }

  @Test("Where a type is ambiguous its other declarations go before anything else does")
  func type() {
    let redeclared = "invalid redeclaration of 'Pin'"
    let left = Self.left([
      0: [Self.place(1, redeclared)], 2: [Self.place(4, redeclared), Self.place(9, "cannot find 'x' in scope")],
      3: [
        Self.place(5, "'Pin' is ambiguous for type lookup in this context"), Self.place(6, "ambiguous use of 'pin'"),
      ],
    ])
    #expect(left == [2: [4]])
  }
}
