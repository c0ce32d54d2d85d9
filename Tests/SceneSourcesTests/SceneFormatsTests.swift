import FileSystem
import Notations
import SceneSources
import Testing

/// The registry of formats.
struct SceneFormatsTests {
  /// A row above those of files, as code has one.
  private static let built = SceneFormat(
    "a", "Logo file", several: "Logo files", endings: ["logo"], provedBy: .build, playing: .given,
    languages: { inputs, _ in inputs.contains("a.logo") ? ["de"] : [] }
  ) { path, _, _ throws(SceneFile.Failure) in throw .file(.notFound) }
  private static let formats = SceneFormats(SceneFormats.documents.rows + [built])

  @Test(
    "An ending tells the format, whatever its case; golden files have none",
    arguments: [
      ("Login.json", "fixture"), ("Login.XIB", "Interface Builder file"),
      ("a/Main.storyboard", "Interface Builder file"),
      ("a.logo", "Logo file"), ("Login.golden.json", nil), ("Login.strings", nil), ("json", nil), ("-", nil),
    ] as [(Path, String?)])
  func recognises(path: Path, noun: String?) {
    #expect(Self.formats.format(of: path)?.noun == noun)
  }

  @Test("Standard input is recognised by its first character, and any other ending is a fixture's")
  func opens() throws {
    let xib = Array("\u{FEFF}\n <document/>".utf8)
    let failures = [("-", xib), ("other.txt", xib)].map { path, bytes -> String in
      do throws(SceneFile.Failure) {
        return try Self.formats.source(at: Path(path), in: nil) { bytes }.name
      } catch {
        guard case .input(let problems) = error else { return "\(error)" }
        return problems.problems[0].message
      }
    }
    #expect(failures[0] != failures[1])
    #expect(failures[1].contains("expected"), "\(failures[1])")
    #expect(throws: SceneFile.Failure.file(.notFound)) { try Self.formats.source(at: "a.logo") }
  }

  @Test("Help lists the formats with their endings, unless their words have them")
  func words() {
    #expect(
      Self.formats.help(\.one, "a dump")
        == "a fixture, .json, an Interface Builder file, .xib or .storyboard, a Logo file, or a dump")
    #expect(
      SceneFormats.documents.help(\.several, "- for standard input")
        == "fixtures, .json, Interface Builder files, .xib or .storyboard, or - for standard input")
  }

  @Test("The languages of inputs are those that each format finds")
  func languages() {
    #expect(InputLanguages(of: ["a.logo", "b.json"], Self.formats).problem(with: "de") == nil)
    #expect(InputLanguages(of: ["a.logo", "b.json"], .documents).problem(with: "de") != nil)
  }
}
