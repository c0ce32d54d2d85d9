import FileSystem
import Testing

@testable import SwiftSources

/// What is read of compilers that were ended, and of linkers.
struct CompilerEndingsTests {
  private static func endings(_ errors: String, status: Int32 = 1) -> CompilerEndings {
    CompilerEndings(in: Array(errors.utf8), status: status, of: "/build/compiled", within: .seconds(60))
  }

  @Test("A compiler whose time is over says at which expression")
  func late() {
    let endings = Self.endings(
      """
      error: compile command failed due to signal 24 (use -v to see invocation)
      Stack dump:
      0.\tProgram arguments: /usr/bin/swift-frontend -primary-file /build/compiled/Other.swift
      3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/build/compiled/My View.swift")
      5.\tWhile type-checking statement at [/build/compiled/My View.swift:3:11 - line:3:126] RangeText="{ let a = 1"
      8.\tWhile type-checking expression at [/build/compiled/My View.swift:3:41 - line:3:117] RangeText="a"
       #0 0x000055704a266738 llvm::sys::PrintStackTrace (/build/compiled/Other.swift:1:1)
      """)
    #expect(endings.places.count == 1 && endings.isEnded)
    #expect(endings.places.first?.file == "/build/compiled/My View.swift")
    #expect(
      endings.places.first?.place
        == CompilerErrors.Complaint(line: 3, column: 41, message: "it takes the compiler more than 60 seconds"))
  }

  @Test("A compiler that ended itself names the file, of each batch its own")
  func crashes() {
    let endings = Self.endings(
      """
      Stack dump:
      0.\tProgram arguments: /usr/bin/swift-frontend /build/compiled/A.swift
      4.\tWhile evaluating request ParseSourceFileRequest(source_file "/build/compiled/A.swift")
      error: compile command failed due to signal 11 (use -v to see invocation)
      Stack dump:
      0.\tProgram arguments: /usr/bin/swift-frontend /build/compiled/A.swift
      5.\tWith parser at source location: /build/compiled/B.swift:1:205
      """)
    #expect(endings.places.map(\.file) == ["/build/compiled/A.swift", "/build/compiled/B.swift"])
    #expect(endings.places.last?.place.message == "the compiler is ended over it, by signal 11")
    #expect(endings.places.last?.place.column == 205)
  }

  @Test("What names no file that is compiled is at no place")
  func elsewhere() {
    #expect(Self.endings("error: link command failed with exit code 1").places.isEmpty)
    let endings = Self.endings("Stack dump:\n0.\tProgram arguments: /build/compiled/A.swift\n", status: 139)
    #expect(endings.places.isEmpty && endings.isEnded)
  }

  @Test(
    "Linkers name the objects that lack something, or have what another has",
    arguments: [
      (
        "/build/objects/A.o:A.o:function $s1A: error: undefined reference to 'missing'",
        "undefined reference to 'missing'"
      ),
      (
        "/usr/bin/ld: /build/objects/A.o: in function `f':\n/src:(.text+0x1): undefined reference to `missing'",
        "undefined reference to `missing'"
      ),
      (
        "/usr/bin/ld.gold: error: /build/objects/A.o: multiple definition of 'twice'\n"
          + "/usr/bin/ld.gold: /build/objects/B.o: previous definition here", "multiple definition of 'twice'"
      ),
      (
        "ld.lld: error: undefined symbol: missing\n>>> referenced by A.swift:3\n>>>               /build/objects/A.o:($s1A)",
        "undefined symbol: missing"
      ),
    ])
  func links(words: String, message: String) {
    let text = "error: link command failed with exit code 1 (use -v to see invocation)\n\(words)\n"
    let errors = LinkerErrors(in: Array(text.utf8), of: "/build/objects")
    #expect(errors.byObject == ["/build/objects/A.o": "it can't be linked: \(message)"])
  }
}
