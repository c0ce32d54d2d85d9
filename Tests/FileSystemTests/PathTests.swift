import FileSystem
import Testing

/// Names as bytes.
struct PathTests {
  @Test("Names that Swift's strings take for one are two", arguments: [("e\u{301}", "é"), ("K", "\u{212A}")])
  func comparesBytes(one: String, other: String) {
    #expect(one == other || one.lowercased() == other.lowercased())
    #expect(Path(one) != Path(other))
    #expect(Set([Path(one), Path(other)]).count == 2)
  }

  @Test(
    "A path has a name, a folder and a stem",
    arguments: [
      ("a/b.json", "b.json", "a", "a/b"), ("b.json", "b.json", ".", "b"), ("/b", "b", "/", "/b"),
      ("a.d/b", "b", "a.d", "a.d/b"), ("a/.b", ".b", "a", "a/.b"), ("a/b.c.d", "b.c.d", "a", "a/b.c"),
    ])
  func hasParts(path: String, name: String, folder: String, stem: String) {
    #expect(Path(path).name == Path(name))
    #expect(Path(path).folder == Path(folder))
    #expect(Path(path).stem == Path(stem))
  }

  @Test("Endings are ASCII letters, large or small")
  func hasEndings() {
    #expect(Path("a.JSON").hasEnding(of: ["json"]))
    #expect(Path(bytes: [0xFF] + Array(".xib".utf8)).hasEnding(of: ["json", "xib"]))
    #expect(!Path("ajson").hasEnding(of: ["json"]))
    #expect(!Path("a.\u{212A}").hasEnding(of: ["k"]))
  }

  @Test(
    "An argument's bytes come back, UTF-8 or not",
    arguments: [
      Array("a/é.json".utf8), [0xFF, 0x61, 0xC3], [0xF4, 0x8F, 0xBE, 0x80], [0xED, 0xA0, 0x80],
      [0xC0, 0x80, 0xE2, 0x82],
      Array("\u{10FF80}\u{1F600}".utf8), Array(0x01...0xFF),
    ] as [[UInt8]])
  func keepsArguments(bytes: [UInt8]) {
    #expect(Path(argument: Environment.text(of: bytes)).bytes == bytes)
  }
}
