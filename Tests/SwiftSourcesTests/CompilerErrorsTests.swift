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
    let own: [CompilerErrors.Complaint] = [
      CompilerErrors.Complaint(line: 12, column: 5, message: "cannot find 'x' in scope")
    ]
    #expect(errors.byFile["/app/Login View.swift"] == own)
    #expect(errors.byFile["/app/A.swift"]?.first?.message == "no such module 'Charts'")
    #expect(errors.byFile.count == 2)
    #expect(errors.general == "link command failed")
  }

  @Test("Of too much output the file that most is written about is found")
  func longest() {
    let output = """
      /app/A.swift:1:2: error: a
       1 | a
      /app/B.swift:3:4: error: b
       3 | \(String(repeating: "b", count: 100))
      /app/A.swift:5:6: error: c
      """
    let longest = CompilerErrors.longest(in: Array(output.utf8))
    #expect(longest?.file == "/app/B.swift" && longest?.first.line == 3)
    #expect(CompilerErrors.longest(in: Array("error: no place".utf8))?.file == nil)
  }
}
