import FileSystem
import Testing

@testable import SwiftSources

/// What is read of a compiler's output.
struct CompilerErrorsTests {
  @Test("Errors are found by file, each once, and an error at no place by itself")
  func errors() {
    let output = """
      /app/Login View.swift:12:5: error: cannot find 'x' in scope
       10 |   y
      /app/Login View.swift:12:5: error: cannot find 'x' in scope
      /app/Login View.swift:3:1: warning: error: isn't one
      /app/A.swift:1:8: error: no such module 'Charts'
      error: link command failed
      <unknown>:0: error: unable to load
      """
    let errors = CompilerErrors(in: Array(output.utf8))
    let own: [CompilerErrors.Place] = [
      CompilerErrors.Place(line: 12, column: 5, message: "cannot find 'x' in scope")
    ]
    #expect(errors.byFile["/app/Login View.swift"] == own)
    #expect(errors.byFile["/app/A.swift"]?.first?.message == "no such module 'Charts'")
    #expect(errors.byFile.count == 2)
    #expect(errors.general == "link command failed")
  }
}
