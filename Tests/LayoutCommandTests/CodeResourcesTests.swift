import Foundation
import LayoutTestSupport
import Testing

/// Texts, images, colours and fonts of a project, as its code finds them (<doc:ScreensInCode>).
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct CodeResourcesTests {
  /// The texts of the fixture in a language, in the order of the screen.
  private func texts(_ language: String?) throws -> [String] {
    try SharedProject.with("Resources") { project, build in
      let file = project.appendingPathComponent("TextsController.swift").path
      let conditions = ["iphone-17/portrait", language].compactMap(\.self).joined(separator: "/")
      let result = try InnerCommand.run("convert", file, "--build-folder", build, "--conditions", conditions)
      #expect(result.errors == "")
      return result.output.matches(of: /"text": "([^"]*)"/).map { String($0.output.1) }
    }
  }

  @Test("Without a language texts are those of the development language")
  func developmentLanguage() throws {
    let found = try texts(nil)
    #expect(
      found == [
        "Welcome", "Welcome", "English", "A value", "Sign in", "Sign in", "one, two", "1 messages", "1 file",
        "2 files", "Welcome", "Flags", "literal",
      ])
  }

  @Test("Texts are those of a language, of one that it is a dialect of, or else of the development language")
  func language() throws {
    let german = [
      "Willkommen", "Willkommen", "English", "A value", "Anmelden", "Anmelden", "two: one", "eine Nachricht",
      "1 Datei", "2 Dateien", "Willkommen", "Flags", "literal",
    ]
    let (own, dialect) = (try texts("de"), try texts("de-AT"))
    #expect(own == german)
    #expect(dialect == german)
  }

  @Test("Pictures show the images of catalogues, of bundles, and of libraries")
  func drawn() throws {
    try SharedProject.with("Resources") { project, build in
      let file = project.appendingPathComponent("PicturesController.swift").path
      let result = try InnerCommand.run(
        "solve", file, "--build-folder", build, "--conditions", "iphone-17/portrait", "--format", "svg")
      let images = result.output.matches(of: /data:image\/png;base64,[^"]*/).map { String($0.output) }
      #expect(images.count == 7)
      // The picture of the hero, the star, the flag and the pennant.
      #expect(Set(images).count == 4)
    }
  }

  @Test("A language that the code has no texts in is an error with the nearest")
  func unknownLanguage() throws {
    try SharedProject.with("Resources") { project, build in
      let file = project.appendingPathComponent("TextsController.swift").path
      let result = try InnerCommand.run("solve", file, "--build-folder", build, "--localization", "deu")
      #expect(result.status == 64)
      #expect(result.errors.contains("did you mean 'de'?"))
    }
  }

  @Test("All languages are those of the project's tables and catalogues")
  func allLanguages() throws {
    try SharedProject.with("Resources") { project, build in
      let file = project.appendingPathComponent("TextsController.swift").path
      let result = try InnerCommand.run(
        "solve", file, "--build-folder", build, "--orientation", "portrait", "--localization", "all", "--format", "text"
      )
      #expect(result.output.contains("402 × 874, de\n"))
      #expect(result.output.contains("402 × 874, en\n"))
    }
  }

  @Test("Images of catalogues and bundles have their sizes, and texts in the project's font its widths")
  func pictures() throws {
    try SharedProject.with("Resources") { project, build in
      let file = project.appendingPathComponent("PicturesController.swift").path
      let result = try InnerCommand.run(
        "solve", file, "--build-folder", build, "--format", "text", "--orientation", "portrait")
      let recorded = Checkout.path("Fixtures/Code/Resources/PicturesController.layout.txt")
      let golden = try String(contentsOfFile: recorded, encoding: .utf8)
      #expect(result.output == golden)
      #expect(result.errors == "" && result.status == 0)
    }
  }

  @Test("Texts in a pseudolanguage are as long as it makes them", arguments: ["doubleLength", "accented", "bounded"])
  func pseudolanguages(name: String) throws {
    try SharedProject.with("Resources") { project, build in
      let file = project.appendingPathComponent("TextsController.swift").path
      func width(_ conditions: String) throws -> Double {
        let result = try InnerCommand.run(
          "solve", file, "--build-folder", build, "--format", "text", "--conditions", conditions)
        let stack = try #require(result.output.firstMatch(of: /UIStackView: stack; frame = \([^;]*; ([0-9.]+)/))
        return try #require(Double(stack.output.1))
      }
      let (plain, changed) = (try width("iphone-17/portrait"), try width("iphone-17/portrait/\(name)"))
      #expect(changed > plain)
    }
  }
}
