import Documents
package import FileSystem

/// An input and what is kept beside it: a golden file with its layouts, or the text of its errors.
///
///     heavy-rotation.json    heavy-rotation.golden.json
///     unknown-key.json       unknown-key.error.txt
package struct GoldenCase: Hashable, Sendable {
  package let input: Path

  private static let goldenEnding = ".golden.json"
  private static let errorEnding = ".error.txt"

  package init(input: Path) {
    self.input = input
  }

  package var golden: Path { input.stem.appending(Self.goldenEnding) }
  package var expectedErrors: Path { input.stem.appending(Self.errorEnding) }
  /// Where an actual result is left when it differs.
  var actual: ActualResult { ActualResult(.layouts, beside: input.stem, comparedWith: golden) }
  var actualErrors: ActualResult { ActualResult(.errors, beside: input.stem, comparedWith: expectedErrors) }

  /// The inputs at and below some paths, each once, in order; and what is in disorder there.
  package static func find(in paths: [Path]) -> (cases: [GoldenCase], disorders: [GoldenFault]) {
    var inputs: [Path] = []
    var disorders: [GoldenFault] = []
    for path in paths {
      switch Files.kind(of: path) {
      case .nothing:
        disorders.append(GoldenFault(path, .notFound))
      case .folder:
        let (files, closed) = Files.files(below: path)
        inputs += files.filter(isInput)
        disorders += lonely(files)
        // Links that lead nowhere concern nobody, unless they would be inputs.
        disorders += closed.filter { $0.failure != .notFound || isInput($0.path) }.map {
          GoldenFault($0.path, $0.failure)
        }
      case .file where path.hasSuffix(goldenEnding):
        disorders.append(GoldenFault(path, "this is a golden file; name its input", .finding))
      case .file, .other:
        inputs.append(path)
      }
    }
    let cases = inputs.uniqued().map(GoldenCase.init)
    let byGolden = Dictionary(grouping: cases, by: \.golden)
    for (_, same) in byGolden.sorted(by: { $0.key < $1.key }) where same.count > 1 {
      let others = same.dropFirst().map(\.input.description).joined(separator: " and ")
      disorders.append(
        GoldenFault(same[0].input, "this and \(others) would have one golden file; rename one", .finding))
    }
    return (cases.filter { byGolden[$0.golden]?.count == 1 }, disorders.uniqued())
  }

  private static func isInput(_ path: Path) -> Bool {
    path.hasEnding(of: SceneFile.endings) && !path.hasSuffix(goldenEnding) && !ActualResult.isOne(at: path)
      && !isInCatalogue(path)
  }

  /// Whether the file is of a catalogue of images, whose lists are JSON too.
  private static func isInCatalogue(_ path: Path) -> Bool { path.description.holds(".xcassets/") }

  private static func lonely(_ files: [Path]) -> [GoldenFault] {
    let stems = Set(files.filter(isInput).map(\.stem))
    return files.compactMap { file in
      guard let ending = [goldenEnding, errorEnding].first(where: file.hasSuffix) else { return nil }
      let hasInput = stems.contains(file.dropLast(ending))
      return hasInput ? nil : GoldenFault(file, "this has no input beside it", .finding)
    }
  }
}
