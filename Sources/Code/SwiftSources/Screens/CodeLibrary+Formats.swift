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
    SceneFormat(
      "a", "Swift file", several: "Swift files", endings: [Path.swiftEnding], provedBy: .build, playing: .given,
      languages: { inputs, _ in Self.languages(of: inputs) },
      signature: { [self] path throws(SceneFile.Failure) in try signature(of: path) }
    ) { [self] path, _, _ throws(SceneFile.Failure) in try input(at: path) }
  }
}

extension Path {
  /// The extension of Swift files.
  static let swiftEnding = "swift"

  /// A Boolean value that tells whether a path is a Swift file's, as the compiler takes it.
  var isSwift: Bool { hasSuffix(".\(Self.swiftEnding)") }
}
