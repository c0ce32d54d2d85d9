import FileSystem

/// An input and what is kept beside it: a golden file with its layouts, or the text of its errors.
///
///     heavy-rotation.json    heavy-rotation.golden.json
///     unknown-key.json       unknown-key.error.txt
package struct GoldenCase: Hashable, Sendable {
  package let input: String

  static let goldenEnding = ".golden.json"
  static let errorEnding = ".error.txt"
  static let actualMark = ".actual"

  package init(input: String) {
    self.input = input
  }

  private var stem: String {
    input.lastIndex(of: ".").map { String(input[..<$0]) } ?? input
  }

  var golden: String { stem + Self.goldenEnding }
  var expectedErrors: String { stem + Self.errorEnding }
  /// Where an actual result is left when it differs.
  var actual: String { stem + Self.actualMark + ".json" }
  var actualErrors: String { stem + Self.actualMark + ".txt" }

  /// The inputs at and below some paths, each once, in order; and what is in disorder there.
  package static func find(in paths: [String]) -> (cases: [GoldenCase], disorders: [GoldenFault]) {
    var inputs: [String] = []
    var disorders: [GoldenFault] = []
    for path in paths {
      switch Files.kind(of: path) {
      case .nothing:
        disorders.append(GoldenFault(path, .notFound))
      case .folder:
        let (files, closed) = Files.files(below: path)
        inputs += files.filter(isInput)
        disorders += lonely(files)
        disorders += closed.map { GoldenFault($0.path, $0.failure) }
      case .file where path.hasSuffix(goldenEnding):
        disorders.append(GoldenFault(path, "this is a golden file; name its input", .finding))
      case .file, .other:
        inputs.append(path)
      }
    }
    let cases = inputs.uniqued().map(GoldenCase.init)
    let byStem = Dictionary(grouping: cases, by: \.stem)
    for (_, same) in byStem.sorted(by: { $0.key < $1.key }) where same.count > 1 {
      let others = same.dropFirst().map(\.input).joined(separator: " and ")
      disorders.append(
        GoldenFault(same[0].input, "this and \(others) would have one golden file; rename one", .finding))
    }
    return (cases.filter { byStem[$0.stem]?.count == 1 }, disorders.uniqued())
  }

  private static func isInput(_ path: String) -> Bool {
    SceneFile.hasEnding(path, of: SceneFile.endings) && !path.hasSuffix(goldenEnding)
      && !path.hasSuffix(actualMark + ".json")
  }

  private static func lonely(_ files: [String]) -> [GoldenFault] {
    let stems = Set(files.filter(isInput).map { GoldenCase(input: $0).stem })
    return files.compactMap { file in
      guard let ending = [goldenEnding, errorEnding].first(where: file.hasSuffix) else { return nil }
      let hasInput = stems.contains(String(file.dropLast(ending.count)))
      return hasInput ? nil : GoldenFault(file, "this has no input beside it", .finding)
    }
  }
}
