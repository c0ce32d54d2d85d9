import Documents
import Foundation
import LayoutTestSupport

/// The checkout's fixtures and golden files, from which grammars are learnt and which are spoilt.
package struct Examples: Sendable {
  /// A file that is spoilt.
  struct File: Sendable {
    let bytes: [UInt8]
    /// Of a JSON file, what it says.
    let tree: JSONTree?
  }

  let fixtures: [File]
  /// Fixtures to which something happens.
  let fixturesWithEvents: [File]
  let goldenFiles: [File]
  let interfaceBuilderFiles: [File]
  /// Texts of constraints and visual formats, and of all else, in fixtures.
  let constraints: [String]
  let visualFormats: [String]

  /// What is longer takes more time than it finds.
  private static let longestFixture = 12 << 10
  private static let longestGoldenFile = 6 << 10

  package init() throws {
    var (fixtures, withEvents): ([File], [File]) = ([], [])
    var texts: [String: [String]] = [:]
    for path in Checkout.fixtures() {
      let file = try Self.file(path)
      guard file.bytes.count <= Self.longestFixture else { continue }
      guard let tree = file.tree else {
        fixtures.append(file)
        continue
      }
      if tree[0].keys.contains("events") { withEvents.append(file) } else { fixtures.append(file) }
      Self.collect(tree, &texts)
    }
    self.fixtures = fixtures
    fixturesWithEvents = withEvents
    constraints = texts["constraints[]"] ?? []
    visualFormats = texts["visualFormat"] ?? []
    goldenFiles = try Checkout.files(below: "Fixtures", ending: "golden.json").map(Self.file)
      .filter { $0.bytes.count <= Self.longestGoldenFile }
    interfaceBuilderFiles = try ["xib", "storyboard"].flatMap { ending in
      try Checkout.files(below: "Fixtures", ending: ending).map { path in
        File(bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))), tree: nil)
      }
    }
  }

  private static func file(_ path: String) throws -> File {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    return File(bytes: bytes, tree: (try? JSONParser.parse(bytes)).map { JSONTree($0) })
  }

  /// Collects the texts of a document by the keys that they stand under.
  private static func collect(_ tree: JSONTree, _ texts: inout [String: [String]]) {
    for place in tree.places {
      for (index, child) in tree[place].children.enumerated() {
        guard case .string(let text) = tree[child].content else { continue }
        guard index >= tree[place].keys.count else {
          texts[tree[place].keys[index], default: []].append(text)
          continue
        }
        if text.contains("=") { texts["constraints[]", default: []].append(text) }
      }
    }
  }
}
