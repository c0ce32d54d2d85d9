import Documents
package import FileSystem
import Fixtures
import InterfaceBuilder
import LayoutResolution
import Notations

/// A format of files with screens, a row of the registry (`SceneFormats`): its words, its endings, and how a file of it is
/// recognised and opened.
package struct SceneFormat: Sendable {
  /// The proof that a file with one of the format's endings has screens.
  package enum Proof: Sendable {
    /// The file's ending proves the screens.
    case ending
    /// A word near the file's beginning, for other formats share the ending.
    case word(String)
    /// The build of the file's project: of many files few have screens.
    case build
  }

  /// The events that a screen is played.
  package enum Events: Sendable {
    /// The events that the file declares.
    case declared
    /// The events that are given with the request.
    case given
  }

  /// A function that opens a file, given what reads its bytes and the projects that files belong to (`nil` for a file with
  /// nothing beside it).
  package typealias Opening =
    @Sendable (Path, () throws(SceneFile.Failure) -> [UInt8], Projects?) throws(SceneFile.Failure) -> any SceneSource
  /// A function that returns the text that changes with whatever a file's screens depend on, beside its bytes and its
  /// project's files.
  package typealias Signing = @Sendable (Path) throws(SceneFile.Failure) -> String
  /// A function that returns the languages of the texts of inputs: of those of the format among files and folders.
  package typealias Languages = @Sendable ([Path], Projects) -> Set<String>

  /// The word for a file of the format: `fixture`.
  package let noun: String
  /// The word with its article: `a fixture`.
  package let one: String
  /// The noun for several: `fixtures`.
  package let several: String
  /// The extensions of the format's files.
  package let endings: [String]
  package let proof: Proof
  /// A Boolean value that tells whether a file says all of itself: no configuration holds for it, and no texts lie beside
  /// it.
  package let isSelfContained: Bool
  /// The events that screens of the format are played; `nil` where none are.
  package let events: Events?
  /// The first character by which content without a name is recognised.
  private let firstCharacter: Character?
  let languages: Languages
  /// The editor of a file's bytes; `nil` where the format has none, or the bytes are no such file.
  let editor: @Sendable ([UInt8], Path) -> (any SourceEditor)?
  /// The format for one file with another text than lies on the disk; `nil` for files that are opened from their text.
  let trying: (@Sendable ([UInt8], Path) -> SceneFormat)?
  package private(set) var signature: Signing
  package private(set) var open: Opening

  /// A format from its parts.
  package init(
    _ article: String, _ noun: String, several: String, endings: [String], provedBy proof: Proof,
    isSelfContained: Bool = false, playing events: Events? = nil, firstCharacter: Character? = nil,
    languages: @escaping Languages = { _, _ in [] },
    editor: @escaping @Sendable ([UInt8], Path) -> (any SourceEditor)? = { _, _ in nil },
    trying: (@Sendable ([UInt8], Path) -> SceneFormat)? = nil,
    signature: @escaping Signing = { _ in "" }, open: @escaping Opening
  ) {
    self.noun = noun
    one = "\(article) \(noun)"
    self.several = several
    self.endings = endings
    self.proof = proof
    self.isSelfContained = isSelfContained
    self.events = events
    self.firstCharacter = firstCharacter
    self.languages = languages
    self.editor = editor
    self.trying = trying
    self.signature = signature
    self.open = open
  }

  // MARK: Words

  /// The endings in words: `.xib or .storyboard`.
  package var endingWords: String { endings.map { ".\($0)" }.listed("or") }

  // MARK: Recognition

  /// A Boolean value that tells whether the project of a file is built to make its screens.
  package var isBuilt: Bool { if case .build = proof { true } else { false } }

  /// Tells whether content begins as a file of the format does, after a byte order mark and white space.
  package func begins(_ content: [UInt8]) -> Bool {
    guard let first = firstCharacter?.asciiValue else { return false }
    let mark = TextCheck.byteOrderMark
    let rest = content.starts(with: mark) ? content.dropFirst(mark.count) : content[...]
    return rest.first { !" \t\r\n".utf8.contains($0) } == first
  }
}

// MARK: - Rows

extension SceneFormat {
  /// Fixtures: JSON that names the format.
  package static let fixture = SceneFormat(
    "a", "fixture", several: "fixtures", endings: ["json"], provedBy: .word(Fixture.format), isSelfContained: true,
    playing: .declared, editor: { bytes, _ in FixtureEditor(bytes) }
  ) { path, contents, projects throws(SceneFile.Failure) in
    let bytes = try contents()
    do throws(InputError) {
      return try FixtureSource(reading: bytes, at: path, name: path.sourceName, in: projects)
    } catch {
      throw .input(error)
    }
  }

  /// Files of Interface Builder.
  package static let interfaceBuilder = SceneFormat(
    "an", "Interface Builder file", several: "Interface Builder files", endings: InterfaceBuilderFile.endings,
    provedBy: .ending, firstCharacter: "<",
    languages: { inputs, projects in
      inputs.filter { $0.hasEnding(of: InterfaceBuilderFile.endings) }.reduce(into: []) { languages, input in
        languages.formUnion((try? ProjectFiles(beside: input, in: projects).projectLanguages()) ?? [])
      }
    }, editor: { bytes, path in InterfaceBuilderEditor(bytes, name: path.sourceName) }
  ) { path, contents, projects throws(SceneFile.Failure) in
    let bytes = try contents()
    do throws(InputError) {
      return InterfaceBuilderSource(
        try InterfaceBuilderFile(reading: bytes, name: path.sourceName), at: path,
        in: projects.map { ProjectFiles(beside: path, in: $0) } ?? ProjectFiles(),
        mayHoldDictionaryWords: WordBreaks.mayOccur(in: bytes))
    } catch {
      throw .input(error)
    }
  }

  /// The row for files whose scenes are another source's: it opens a file of the row first, and then what is made of that.
  ///
  /// - Parameters:
  ///   - signature: The text that changes with what the other source depends on.
  ///   - make: Returns the source of a file that was opened.
  /// - Returns: The row.
  package func followed(
    signature: @escaping Signing, by make: @escaping @Sendable (any SceneSource, Path) -> any SceneSource
  ) -> SceneFormat {
    let open = self.open
    var row = self
    row.signature = signature
    row.open = { path, contents, projects throws(SceneFile.Failure) in make(try open(path, contents, projects), path) }
    return row
  }
}

extension Path {
  /// The name of a file's layouts in dumps.
  fileprivate var sourceName: String { self == Files.standardInput ? "stdin" : name.stem.description }
}
