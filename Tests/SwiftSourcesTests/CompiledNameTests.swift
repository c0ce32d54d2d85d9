import Documents
import FileSystem
import Testing

@testable import SwiftSources

/// Names of a project's files, folders and modules, and what the compiler is told of them.
struct CompiledNameTests {
  private static func names(_ files: [Path]) -> [String] {
    CompiledName.names(of: files, apartFrom: ["Taken.swift"]).map(\.description)
  }

  @Test("Usual names are kept; the later of two of one name gets its number")
  func keeps() {
    #expect(
      Self.names([
        "A/View.swift", "UIView+Size.swift", "My View (2).swift", "Größe.swift", "B/View.swift", "Taken.swift",
      ])
        == ["View.swift", "UIView+Size.swift", "My View (2).swift", "Größe.swift", "4-View.swift", "5-Taken.swift"])
    #expect(Self.names(["2-A.swift", "A.swift", "B/A.swift"]) == ["2-A.swift", "A.swift", "2-2-A.swift"])
  }

  @Test(
    "No name is an option, a list, a line or more, whatever the file's is",
    arguments: [
      "--show.swift", "@list.swift", "a\nb.swift", "a\r-tools-directory\r.swift", "a\u{1B}[31m.swift",
      "a\u{2028}b.swift",
      "a\u{A0}b.swift", "\"a\".swift", "a\\.swift", "'.swift", "$(a).swift", "a:1:1: error: b.swift", "##[error].swift",
    ])
  func replaces(name: String) {
    let name = Self.names([Path(name)])[0]
    #expect(name.hasPrefix("0-") && name.hasSuffix(".swift"))
    #expect(name.isPrintable && !name.contains { "\\\"'@$:#[]\n\r\u{A0}".contains($0) })
  }

  @Test("Names that aren't UTF-8, and long ones, have names of their own, and no two the same")
  func replacesBytes() {
    let files = [[0xE8], [0xE9], Array(repeating: 0x78, count: 249)].map { Path(bytes: $0 + Array(".swift".utf8)) }
    let names = Self.names(files)
    #expect(Set(names).count == 3)
    #expect(names.allSatisfy { $0.hasSuffix(".swift") && $0.utf8.count < 200 })
    for file in files { #expect(Path(recorded: file.recorded) == file) }
  }

  @Test("A module's name is of letters, digits and underscores")
  func modules() {
    for name in ["Kit", "_Kit2", "Größe"] { #expect(name.isModuleName) }
    for name in ["", "2Kit", "-o", "a b", "a\nb", "a\0--to\0/b", "a.b", "a\"", "@a", "../a", "a\u{2028}b"] {
      #expect(!name.isModuleName)
    }
    #expect(Imports.names(in: Array("import -o\nimport Kit.Inner\nimport \"a\nimport a\0b\n".utf8)) == ["Kit"])
  }

  @Test("Blanks, quotation marks and backslashes of an argument are escaped")
  func arguments() throws {
    #expect(
      try CompilerArguments.text(of: ["-o", "/My \"own\" App's\\/a", "$ORIGIN"])
        == "-o\n/My\\ \\\"own\\\"\\ App\\'s\\\\/a\n$ORIGIN\n")
  }

  @Test(
    "An argument that the compiler would read as several can't be written",
    arguments: [
      "/a\n-tools-directory\n/b", "/a\rb", "/a\u{85}b", "/a\u{2028}b", "/a\u{A0}b", "/a\u{3000}b", "/a\u{1B}b",
    ])
  func refusesArguments(word: String) throws {
    let error = try #require(throws: CodeError.self) { try CompilerArguments.text(of: [Path(word)]) }
    #expect(error.path == Path(word) && error.description.contains("--build-folder"))
    #expect(throws: CodeError.self) { try CompilerArguments.text(of: [Path(bytes: [0x2F, 0xE9])]) }
  }
}
