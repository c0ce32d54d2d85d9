import Documents
package import FileSystem
import Fixtures
import LayoutOutput
package import SceneSources

/// An input with the file kept beside it: a golden file with its layouts, or the text of its errors.
///
///     heavy-rotation.json    heavy-rotation.golden.json
///     unknown-key.json       unknown-key.error.txt
package struct GoldenCase: Hashable, Sendable {
  package let input: Path

  private static let errorEnding = ".error.txt"

  package init(input: Path) {
    self.input = input
  }

  package var golden: Path { input.stem.appending(SceneFormats.goldenEnding) }
  package var expectedErrors: Path { input.stem.appending(Self.errorEnding) }
  /// The actual result, left here if it differs.
  var actual: ActualResult { ActualResult(.layouts, beside: input.stem, comparedWith: golden) }
  var actualErrors: ActualResult { ActualResult(.errors, beside: input.stem, comparedWith: expectedErrors) }

  /// The inputs, and what is out of order, at and below some paths.
  package struct Found {
    /// The inputs, each once, in order.
    package var cases: [GoldenCase]
    /// The faults among the files.
    package var disorders: [GoldenFault]
    /// Golden files and error texts that were recorded here but have no input beside them.
    package var orphans: [Path]

    /// A Boolean value that tells whether there is nothing to look at.
    package var isEmpty: Bool { cases.isEmpty && disorders.isEmpty && orphans.isEmpty }
  }

  /// Finds the inputs of some formats at and below paths, and what is out of order there.
  package static func find(in paths: [Path], of formats: SceneFormats = .documents) -> Found {
    var inputs: [Path] = []
    var disorders: [GoldenFault] = []
    var orphans: [Path] = []
    for path in paths {
      switch Files.kind(of: path) {
      case .nothing:
        disorders.append(GoldenFault(path, .notFound))
      case .folder:
        let (files, closed) = Files.files(below: path)
        let neighbours = Set(files)
        let own = files.filter { isInput($0, formats, among: neighbours) }
        inputs += own
        // An input that can't be reached exists all the same.
        orphans += lonely(files, besides: own + closed.map(\.path).filter(mayBeInput))
        // Links that lead nowhere don't matter, unless they could be inputs.
        disorders += closed.filter { $0.failure != .notFound || mayBeInput($0.path) }.map {
          GoldenFault($0.path, $0.failure)
        }
      case .file where path.hasSuffix(SceneFormats.goldenEnding):
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
    return Found(
      cases: cases.filter { byGolden[$0.golden]?.count == 1 }, disorders: disorders.uniqued(),
      orphans: orphans.uniqued())
  }

  /// Tells whether a file of a folder is an input. JSON that is no fixture, and has no kept file beside it, is none.
  private static func isInput(_ path: Path, _ formats: SceneFormats, among files: Set<Path>) -> Bool {
    let golden = GoldenCase(input: path)
    switch formats.format(of: path)?.proof {
    case nil: return false
    case .build: return files.contains(golden.golden)
    case .ending: return mayBeInput(path)
    case .word:
      return mayBeInput(path)
        && (files.contains(golden.golden) || files.contains(golden.expectedErrors) || !Fixture.isOther(path))
    }
  }

  private static func mayBeInput(_ path: Path) -> Bool {
    SceneFormats.documents.format(of: path) != nil && !ActualResult.isOne(at: path) && !isInCatalogue(path)
  }

  /// Tells whether the file belongs to an asset catalogue, whose lists are JSON too.
  private static func isInCatalogue(_ path: Path) -> Bool { path.description.holds(".xcassets/") }

  /// Returns the kept files whose inputs no longer exist. Other people's files with such names don't count.
  private static func lonely(_ files: [Path], besides inputs: [Path]) -> [Path] {
    let stems = Set(inputs.map(\.stem))
    return files.filter { file in
      guard let ending = [SceneFormats.goldenEnding, errorEnding].first(where: file.hasSuffix) else { return false }
      let stem = file.dropLast(ending)
      guard !stems.contains(stem) else { return false }
      return ending == SceneFormats.goldenEnding
        ? FrameDump.isOne(at: file) : isTextOfErrors(at: file, of: stem.name.description)
    }
  }

  /// Tells whether a file begins like the errors of an input with a name: `screen.json:3:7: error: …`.
  private static func isTextOfErrors(at path: Path, of stem: String) -> Bool {
    guard let bytes = Files.beginning(of: path, count: longestPlace) else { return false }
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let rest = SceneFormats.documents.rows.flatMap(\.endings).lazy.map { "\(stem).\($0):" }.first(where: line.hasPrefix)
      .map {
        line.dropFirst($0.count).drop { $0.isNumber || $0 == ":" }
      }
    return rest?.hasPrefix(" error: ") ?? false
  }

  /// The maximum length of an error's name and position, in bytes.
  private static let longestPlace = 1_024
}

extension FrameDump {
  /// Tells whether a file is a dump, whatever its content.
  fileprivate static func isOne(at path: Path) -> Bool {
    guard let bytes = try? Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes),
      let value = try? JSONParser.parse(bytes), case .object(let members) = value.content,
      case .string(let format)? = members.first(where: { $0.key == "format" })?.value.content
    else { return false }
    return format == Self.format
  }
}

extension Fixture {
  /// Tells whether a file is some other JSON: it names another format, or has none of a fixture's keys. A file that
  /// can't be read may be a fixture with a mistake.
  fileprivate static func isOther(_ path: Path) -> Bool {
    guard let bytes = try? Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes),
      let value = try? JSONParser.parse(bytes)
    else { return false }
    guard case .object(let members) = value.content else { return true }
    if case .string(let format)? = members.first(where: { $0.key == "format" })?.value.content {
      return !format.hasPrefix("layout-fixture")
    }
    return !members.contains { ["format", "rootViewController", "view"].contains($0.key) }
  }
}
