import Documents
package import FileSystem

/// The registry of formats: the rows by which files with screens are found, opened and named in help.
///
///     let formats = SceneFormats.documents         // fixtures and files of Interface Builder
///     let source = try formats.source(at: "Login.xib")
///     formats.help(\.one, "a dump")                // a fixture, .json, an Interface Builder file, …, or a dump
///
/// Modules above add rows: a library of code gives the registry with Swift files.
package struct SceneFormats: Sendable {
  /// The formats in the order of help.
  package let rows: [SceneFormat]

  /// Creates a registry of some formats.
  package init(_ rows: [SceneFormat]) { self.rows = rows }

  /// The formats whose files say their screens themselves.
  package static let documents = SceneFormats([.fixture, .interfaceBuilder])

  // MARK: Recognition

  /// The ending of golden files, which repeat their inputs and are no inputs themselves.
  package static let goldenEnding = ".golden.json"

  /// Returns the format of a file by its ending; `nil` where no format has that, and for a golden file.
  package func format(of path: Path) -> SceneFormat? {
    path.hasSuffix(Self.goldenEnding) ? nil : rows.first { path.hasEnding(of: $0.endings) }
  }

  /// Tells whether the project of a file is built to make its screens.
  package func isBuilt(_ path: Path) -> Bool { format(of: path)?.isBuilt ?? false }

  // MARK: Opening

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - projects: The projects that files belong to, so that each is searched once.
  /// - Returns: The source.
  /// - Throws: `SceneFile.Failure`.
  package func source(at path: Path, in projects: Projects = Projects()) throws(SceneFile.Failure) -> any SceneSource {
    try source(at: path, in: projects) { () throws(SceneFile.Failure) in try SceneFile.bytes(of: path) }
  }

  /// Opens a file whose bytes something else reads. A file with an ending of no format is taken for a fixture; standard
  /// input is recognised by its first character.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - projects: The projects that files belong to; `nil` for a file with nothing beside it.
  ///   - contents: Reads the file; not called for a format whose files are opened where they lie.
  /// - Returns: The source.
  /// - Throws: `SceneFile.Failure`.
  package func source(
    at path: Path, in projects: Projects?, reading contents: () throws(SceneFile.Failure) -> [UInt8]
  ) throws(SceneFile.Failure) -> any SceneSource {
    guard path == Files.standardInput else {
      return try (format(of: path) ?? .fixture).open(path, contents, projects)
    }
    let bytes = try contents()
    return try (rows.first { $0.begins(bytes) } ?? .fixture).open(path, { bytes }, projects)
  }

  // MARK: Words

  /// The formats in words, each with its endings unless the words have them, and what else may stand for a file.
  ///
  /// - Parameters:
  ///   - words: The words of a format: `one` or `several`.
  ///   - others: Other words for the list's end.
  /// - Returns: `a fixture, .json, an Interface Builder file, .xib or .storyboard, or a Swift file`.
  package func help(_ words: (SceneFormat) -> String, _ others: String...) -> String {
    let formats = rows.map { format in
      let isNamed = format.endings.contains { words(format).lowercased().holds($0) }
      return words(format) + (isNamed ? "" : ", \(format.endingWords)")
    }
    return (formats + others).listed("or", isSerial: true)
  }
}
