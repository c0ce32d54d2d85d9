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

  /// What is wrong with a folder's files, seen as inputs and golden files.
  package enum Disorder: Hashable, Sendable {
    /// Several inputs share a name, and so would their golden file.
    case sameStem([String])
    /// A golden file whose input isn't there.
    case withoutInput(String)
    case notFound(String)
    case isGolden(String)

    package var message: String {
      switch self {
      case .sameStem(let inputs): "\(inputs.joined(separator: " and ")) would have one golden file; rename one"
      case .withoutInput(let golden): "\(golden) has no input beside it"
      case .notFound(let path): "\(path): there is no such file"
      case .isGolden(let path): "\(path) is a golden file; name its input"
      }
    }
  }

  /// The inputs at and below some paths, each once, in order; and what is in disorder there.
  package static func find(in paths: [String]) -> (cases: [GoldenCase], disorders: [Disorder]) {
    var inputs: [String] = []
    var disorders: [Disorder] = []
    for path in paths {
      switch Files.kind(of: path) {
      case .nothing:
        disorders.append(.notFound(path))
      case .folder:
        let files = Files.files(below: path)
        inputs += files.filter(isInput)
        disorders += lonely(files)
      case .file where path.hasSuffix(goldenEnding):
        disorders.append(.isGolden(path))
      case .file:
        inputs.append(path)
      }
    }
    var seen: Set<String> = []
    let cases = inputs.filter { seen.insert($0).inserted }.map(GoldenCase.init)
    let byStem = Dictionary(grouping: cases, by: \.stem)
    for (_, same) in byStem.sorted(by: { $0.key < $1.key }) where same.count > 1 {
      disorders.append(.sameStem(same.map(\.input)))
    }
    return (cases.filter { byStem[$0.stem]?.count == 1 }, disorders)
  }

  private static func isInput(_ path: String) -> Bool {
    SceneFile.endings.contains { path.hasSuffix(".\($0)") } && !path.hasSuffix(goldenEnding)
      && !path.hasSuffix(actualMark + ".json")
  }

  private static func lonely(_ files: [String]) -> [Disorder] {
    let stems = Set(files.filter(isInput).map { GoldenCase(input: $0).stem })
    return files.compactMap { file in
      guard let ending = [goldenEnding, errorEnding].first(where: file.hasSuffix) else { return nil }
      return stems.contains(String(file.dropLast(ending.count))) ? nil : .withoutInput(file)
    }
  }
}
