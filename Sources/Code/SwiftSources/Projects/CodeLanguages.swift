package import FileSystem
import SceneSources

/// The languages that the texts of a project's code are in: the languages of `.lproj` folders and of string catalogues.
struct CodeLanguages: SourceLanguages {
  private(set) var languages: Set<String> = []

  /// The languages of a project's folder.
  init(of root: Path) {
    add(root, depth: 0)
    languages.remove("Base")
    languages.remove("mul")
  }

  private static let maximumDepth = 16
  private static let maximumBytes = 64 << 20

  private mutating func add(_ folder: Path, depth: Int) {
    guard depth < Self.maximumDepth, let entries = try? Files.entries(of: folder) else { return }
    for entry in entries where entry.name.bytes.first != UInt8(ascii: ".") {
      switch entry.kind {
      case .folder where entry.name.hasEnding(of: ["lproj"]):
        languages.insert(entry.name.stem.description)
        // A storyboard's catalogue lies in such a folder. Links may lead in circles.
        if !entry.isLink { add(folder.file(entry.name), depth: depth + 1) }
      case .folder where !entry.isLink && !CodeProject.isPassedOver(entry.name):
        add(folder.file(entry.name), depth: depth + 1)
      case .file where entry.name.hasEnding(of: ["xcstrings"]):
        // One that can't be read is reported where a text of it is missed.
        guard let bytes = try? Files.plainContents(of: folder.file(entry.name), limit: Self.maximumBytes) else {
          continue
        }
        languages.formUnion((try? StringsCatalogue.texts(from: bytes))?.keys.map(\.self) ?? [])
        if let source = try? StringsCatalogue.sourceLanguage(from: bytes) { languages.insert(source) }
      default: break
      }
    }
  }

  func localizations() -> [String] { languages.sorted() }

  /// Tells whether there are texts in a language, or in one that it falls back to, such as `de` for `de-AT`.
  func hasLanguage(_ language: String) -> Bool {
    languages.contains { $0 == language || language.hasPrefix("\($0)-") }
  }
}

extension CodeLibrary {
  /// Returns the languages that the code among some inputs has texts in. Nothing is built.
  ///
  /// - Parameter inputs: Files and folders.
  /// - Returns: The languages.
  package static func languages(of inputs: [Path]) -> Set<String> {
    let folders = inputs.flatMap { input -> [Path] in
      if input.hasEnding(of: [Path.swiftEnding]) { return ProjectPlaces.folder(around: input).map { [$0] } ?? [] }
      guard Files.kind(of: input) == .folder, let full = Files.resolved(input) else { return [] }
      return ProjectPlaces(in: full).folders.compactMap { (try? CodeProject(around: $0))?.folder }
    }
    return Set(folders).reduce(into: []) { $0.formUnion(CodeLanguages(of: $1).languages) }
  }
}
