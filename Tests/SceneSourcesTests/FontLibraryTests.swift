import FileSystem
import FontFiles
import Foundation
import LayoutModel
import LayoutTestSupport
import SceneSources
import Testing

/// The fonts of a folder's files.
struct FontLibraryTests {
  private static let regular = Path(Checkout.path("Fixtures/Fonts/Grid-Regular.ttf"))
  private static let bold = Path(Checkout.path("Fixtures/Fonts/Grid-Bold.otf"))

  @Test(
    "Fonts are found by their PostScript names", .enabled(if: HarfBuzz.installed != nil, "HarfBuzz isn't installed"))
  func findsFonts() {
    let fonts = FontLibrary([Self.bold, Self.regular])
    #expect(fonts.face(named: "Grid-Regular")?.advances(of: "a") == [0.5])
    #expect(fonts.face(named: "Grid-Bold")?.advances(of: "a") == [0.6])
    #expect(fonts.face(named: "Grid") == nil && fonts.notes == [])
  }

  @Test("Without HarfBuzz fonts are measured as the system's, and a note says so once")
  func notesMissingLibrary() {
    let fonts = FontLibrary([Self.bold, Self.regular], nil)
    for _ in 1...2 { #expect(fonts.face(named: "Grid-Regular") == nil) }
    #expect(fonts.face(named: "Nowhere-Regular") == nil)
    #expect(
      fonts.notes.map(\.message) == [
        "this font is measured as the system's: HarfBuzz, which measures fonts, isn't installed"
      ])
    #expect(fonts.notes.map(\.path) == [Self.regular])
  }

  @Test("A file that can't be read is a note where a font is asked for, and the others' fonts are found")
  func notesFaults() throws {
    try TemporaryFolder.with { folder in
      let broken = folder.appendingPathComponent("Broken.ttf")
      try Data("no font".utf8).write(to: broken)
      let fonts = FontLibrary([Path(broken.path), Path(broken.path + "x"), Self.regular])
      #expect(fonts.notes == [])
      #expect((fonts.face(named: "Grid-Regular") == nil) == (HarfBuzz.installed == nil))
      #expect(
        fonts.notes.filter { $0.path != Self.regular }.map(\.message) == [
          "this is no TrueType or OpenType font", "there is no such file",
        ])
    }
  }

  @Test("A pipe that is called a font is a note, and isn't waited for")
  func notesPipes() throws {
    try TemporaryFolder.with { folder in
      let pipe = folder.appendingPathComponent("Pipe.ttf").path
      #expect(unsafe mkfifo(pipe, 0o600) == 0)
      let fonts = FontLibrary([Path(pipe)])
      #expect(fonts.face(named: "Grid-Regular") == nil)
      #expect(fonts.notes.map(\.message) == ["this is no plain file"])
    }
  }

  @Test("A file that changes is another to what is kept of its fonts")
  func tellsChanges() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("Font.ttf")
      try Data("one".utf8).write(to: file)
      let before = FontLibrary([Path(file.path)]).signature
      try Data("another".utf8).write(to: file)
      #expect(FontLibrary([Path(file.path)]).signature != before)
      #expect(FontLibrary([]).signature == "")
    }
  }
}
