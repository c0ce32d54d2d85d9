import FileSystem
import SceneSources

/// A module that CocoaPods would build, as the text of its `Name.podspec` describes it.
struct Podspec {
  /// The module's name.
  let module: String
  /// The Swift files, by full paths.
  let files: [Path]
  let language: LanguageVersion?

  /// Reads a description.
  init(reading specification: Path) {
    let text = RubyText((try? Files.plainContents(of: specification, limit: 1 << 20)) ?? [])
    module = (text.values(of: "module_name").first ?? specification.name.stem.description).asModule
    language = (text.values(of: "swift_version") + text.values(of: "swift_versions")).lazy
      .compactMap { LanguageVersion($0) }.max { $0.rawValue < $1.rawValue }
    let root = specification.folder
    let patterns = text.values(of: "source_files").prefix(Self.maximumPatterns)
    let folders = Set(patterns.compactMap { Files.resolved(Self.folder(of: $0, in: root)) })
    files = folders.flatMap { CodeProject.libraryFiles(in: $0) }.uniqued().sorted()
  }

  /// The most patterns: each may name all of a disk.
  private static let maximumPatterns = 200

  /// The folder in which all files of a pattern are: `Source/**/*.{h,swift}` names `Source`.
  private static func folder(of pattern: String, in root: Path) -> Path {
    let parts = pattern.split(separator: "/")
    let fixed = parts.prefix { part in !part.contains { "*?[{".contains($0) } }
    let whole = fixed.count == parts.count && Path(pattern).isSwift ? fixed.dropLast() : fixed
    return whole.isEmpty ? root : root.file(Path(whole.joined(separator: "/")))
  }
}
