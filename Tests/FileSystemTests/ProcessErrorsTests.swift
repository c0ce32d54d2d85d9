import FileSystem
import Testing

/// The lines that other programs write while running.
struct ProcessErrorsTests {
  @Test("Each line of a program's errors is heard once it is whole, and all of them are kept")
  func hearing() throws {
    var heard: [String] = []
    let result = try Processes.run("sh", ["-c", "printf 'a\\nb' >&2; echo c; printf 'c\\n\\nd' >&2"], limit: 100) {
      heard.append($0)
    }
    #expect(heard == ["a", "bc", ""])
    #expect(result.errors == Array("a\nbc\n\nd".utf8))
    #expect(result.output == Array("c\n".utf8))
  }
}
