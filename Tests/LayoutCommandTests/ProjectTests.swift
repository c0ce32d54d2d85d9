import FontFiles
import Foundation
import LayoutTestSupport
import Testing

/// Interface Builder files in their projects, as the command sees them.
struct ProjectTests {
  private static let storyboard = Checkout.path("Fixtures/Projects/Shop/Shop/Base.lproj/Main.storyboard")
  private static let xib = Checkout.path("Fixtures/Projects/Shop/Shop/Views/BadgeView.xib")

  @Test("Every language of a file is one of its conditions; a sweep knows them too")
  func namesLanguages() throws {
    let solved = try InnerCommand.run("solve", Self.storyboard, Self.xib, "--localization", "all", "-f", "text")
    #expect(solved.status == 0)
    for name in ["852, ar\n", "852, de\n", "120, de\n", "120, fr\n"] {
      #expect(solved.output.contains(name), "\(name)")
    }
    #expect(solved.output.ranges(of: " on retina6_12").count == 4)
    let swept = try InnerCommand.run(
      "sweep", Self.storyboard, "--localization", "all", "--width", "320...440", "-f", "text")
    #expect(swept.output.contains("(inline/portrait/ar)") && swept.output.contains("(inline/portrait/de)"))
  }

  @Test(
    "A language of a region has the texts of its language; one of the project without texts has the file's, which is told"
  )
  func fallsBack() throws {
    func frames(_ language: String) throws -> String {
      let result = try InnerCommand.run("solve", Self.storyboard, "--localization", language)
      return result.output.replacing(language, with: "de")
    }
    #expect(try frames("de-AT") == frames("de"))
    let french = try InnerCommand.run("solve", Self.storyboard, Self.xib, "--localization", "fr")
    #expect(french.errors.contains("Main.storyboard: note: there are no texts in 'fr'; its own are shown\n"))
    let unknown = try InnerCommand.run("solve", Self.storyboard, "--localization", "deu")
    #expect(unknown.status == 64)
    #expect(unknown.errors.hasPrefix("error: no input has the language 'deu'; did you mean 'de'?\n"))
  }

  @Test("Broken texts are told where they are asked for, a broken Info.plist is as if it weren't there")
  func tellsFaults() throws {
    try TemporaryFolder.with { folder in
      let base = folder.appendingPathComponent("Base.lproj")
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: Self.storyboard).deletingLastPathComponent(), to: base)
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("de.lproj"), withIntermediateDirectories: true)
      try "\"a\" = ".write(
        to: folder.appendingPathComponent("de.lproj/Main.strings"), atomically: true, encoding: .utf8)
      try Data("bplist00".utf8).write(to: folder.appendingPathComponent("Info.plist"))
      let file = base.appendingPathComponent("Main.storyboard").path
      let plain = try InnerCommand.run("solve", file)
      #expect(plain.status == 0)
      #expect(plain.errors.contains("Info.plist: note: this is a binary property list, which is not read"))
      let german = try InnerCommand.run("solve", file, "--localization", "de")
      #expect(german.status == 65)
      #expect(german.errors.contains("de.lproj/Main.strings:1:7: error: expected a text, found the end of the file"))
    }
  }

  @Test("A file without its project is laid out as it was drawn")
  func isAlone() throws {
    try TemporaryFolder.with { folder in
      let alone = folder.appendingPathComponent("BadgeView.xib")
      try FileManager.default.copyItem(at: URL(fileURLWithPath: Self.xib), to: alone)
      let result = try InnerCommand.run("solve", alone.path, "-f", "text")
      #expect(result.output.contains("bad-04-img; frame = (16 72; 20 20)"))
      #expect(!result.errors.contains("misplaced"))
    }
  }

  @Test("What is no language is told")
  func refusesLanguages() throws {
    let result = try InnerCommand.run("solve", Self.xib, "--localization", "German")
    #expect(result.status == 64)
    #expect(result.errors.contains("'German' is not a language, such as de or pt-BR"))
  }

  @Test(
    "Lint's kept results are others once a font beside the file is another",
    .enabled(if: HarfBuzz.installed != nil, "HarfBuzz isn't installed"))
  func noticesFonts() throws {
    try TemporaryFolder.with { folder in
      let fonts = URL(fileURLWithPath: Checkout.path("Fixtures/Fonts"))
      let own = folder.appendingPathComponent("Own.ttf")
      let input = folder.appendingPathComponent("screen.json")
      try """
      {"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root", "subviews": [
        {"id": "title", "class": "UILabel", "text": "abcdefghjkabcdefghjkabcdefghjkabcd",
         "font": {"name": "Grid-Regular", "size": 20}, "translatesAutoresizingMaskIntoConstraints": false}],
        "constraints": ["title.left == root.left + 20", "title.top == root.top + 80"]}}
      """.write(to: input, atomically: true, encoding: .utf8)
      func report() throws -> String {
        try InnerCommand.run(
          "lint", input.path, "--device", "iphone-17", "--orientation", "portrait", "--cache",
          folder.appendingPathComponent("cache").path
        ).output
      }
      try FileManager.default.copyItem(at: fonts.appendingPathComponent("Grid-Regular.ttf"), to: own)
      #expect(try !report().contains("[off-screen]"))
      // The same name, but letters a quarter wider.
      var wider = [UInt8](try Data(contentsOf: fonts.appendingPathComponent("Grid-Regular.ttf")))
      let head = try #require(wider.firstRange(of: Array("head".utf8))).lowerBound
      let offset = wider[head + 8..<head + 12].reduce(0) { $0 << 8 | Int($1) }
      wider.replaceSubrange(offset + 18..<offset + 20, with: [0x03, 0x20])
      try Data(wider).write(to: own)
      #expect(try report().contains("[off-screen]"))
    }
  }

  @Test("A font's file that is none is told in a note, and its texts are measured as the system's")
  func tellsBrokenFonts() throws {
    try TemporaryFolder.with { folder in
      let input = folder.appendingPathComponent("fonts-of-files.json")
      let original = URL(fileURLWithPath: Checkout.path("Fixtures/Fonts/fonts-of-files.json"))
      try FileManager.default.copyItem(at: original, to: input)
      try Data("no font".utf8).write(to: folder.appendingPathComponent("Grid-Regular.ttf"))
      let result = try InnerCommand.run("solve", input.path, "-f", "text")
      #expect(result.status == 0)
      #expect(result.output.contains("plain; frame = (20 40; 42 24)"))
      let note = "Grid-Regular.ttf: note: this is no TrueType or OpenType font\n"
      #expect(result.errors.contains(note))
      // What is recorded, or differs, may do so for that.
      #expect(try InnerCommand.run("verify", "--record", "all", input.path).errors.contains(note))
      #expect(try !InnerCommand.run("verify", input.path).errors.contains(note))
      // Lint tells it once of all files, and from what it keeps too.
      try FileManager.default.copyItem(at: input, to: folder.appendingPathComponent("again.json"))
      let cache = folder.appendingPathComponent(".kept").path
      for _ in 1...2 {
        let linted = try InnerCommand.run("lint", "--lenient", "--cache", cache, folder.path)
        #expect(linted.errors.components(separatedBy: note).count == 2)
      }
      #expect(try !InnerCommand.run("lint", "--lenient", "--quiet", folder.path).errors.contains(note))
    }
  }
}
