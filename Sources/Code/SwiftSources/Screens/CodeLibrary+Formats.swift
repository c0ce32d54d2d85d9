import FileSystem
package import SceneSources

/// The rows that code adds to the registry of formats.
extension CodeLibrary {
  /// The formats with Swift files, whose screens this library's builds make. Files of Interface Builder say their own.
  package var formats: SceneFormats { SceneFormats(SceneFormats.documents.rows + [format]) }

  /// The formats of runs over a project: where its code was built, the code also makes the scenes of files of Interface Builder that are of
  /// its classes.
  package var formatsOfProjects: SceneFormats {
    let row = SceneFormat.interfaceBuilder.followed { [self] path in
      codedSignature(of: path) ?? ""
    } by: {
      [self] file, path in
      coded(file, at: path) ?? file
    }
    return SceneFormats([.fixture, row, format])
  }

  private var format: SceneFormat {
    format(trying: [:]) { [self] path throws(SceneFile.Failure) in try input(at: path) }
  }

  /// The format of Swift files.
  ///
  /// - Parameters:
  ///   - texts: The texts of files that have others than lie on the disk, by full paths.
  ///   - open: Opens a file.
  /// - Returns: The row.
  func format(
    trying texts: CodeTrials.Texts, open: @escaping @Sendable (Path) throws(SceneFile.Failure) -> any SceneSource
  ) -> SceneFormat {
    SceneFormat(
      "a", "Swift file", several: "Swift files", endings: [Path.swiftEnding], provedBy: .build, playing: .given,
      languages: { inputs, _ in Self.languages(of: inputs) },
      editor: { [self] bytes, path in (try? build(around: path)).map { SwiftEditor(bytes, in: $0) } },
      trying: { [self] bytes, path in
        format(trying: Files.resolved(path).map { texts.merging([$0: bytes]) { $1 } } ?? texts)
      },
      signature: { [self] path throws(SceneFile.Failure) in try signature(of: path) }
    ) { path, _, _ throws(SceneFile.Failure) in try open(path) }
  }
}

extension Path {
  /// The extension of Swift files.
  static let swiftEnding = "swift"

  /// A Boolean value that tells whether a path is a Swift file's, as the compiler takes it.
  var isSwift: Bool { hasSuffix(".\(Self.swiftEnding)") }
}
