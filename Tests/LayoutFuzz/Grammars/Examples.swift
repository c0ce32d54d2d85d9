import Documents
import Foundation
import LayoutTestSupport

/// The checkout's fixtures and golden files, from which grammars are learnt and which are spoilt; read when they are first
/// asked for.
enum Examples {
  /// A file that is spoilt.
  struct File: Sendable {
    let bytes: [UInt8]
    /// Of a JSON file, what it says.
    let tree: JSONTree?
    /// A Boolean that tells whether it is one of those that are read, not refused.
    let isSound: Bool
  }

  /// Longer ones take more time than it finds.
  private static let longestFixture = 12 << 10
  private static let longestGoldenFile = 6 << 10

  private static let allFixtures = Checkout.fixtures().compactMap { file($0, atMost: longestFixture) }

  /// Fixtures to which nothing happens, and those to which something does.
  static let fixtures = allFixtures.filter { !hasEvents($0) }
  static let fixturesWithEvents = allFixtures.filter(hasEvents)

  static let goldenFiles = Checkout.files(below: "Fixtures", ending: "golden.json")
    .compactMap { file($0, atMost: longestGoldenFile) }

  static let interfaceBuilderFiles = ["xib", "storyboard"].flatMap { ending in
    Checkout.files(below: "Fixtures", ending: ending).compactMap {
      FileManager.default.contents(atPath: $0).map { Array($0) }
    }
  }

  /// The texts of constraints and of visual formats in fixtures.
  static let constraints = texts.filter { $0.key.isEmpty && $0.text.contains("=") }.map(\.text)
  static let visualFormats = texts.filter { $0.key == "visualFormat" }.map(\.text)

  private static func hasEvents(_ file: File) -> Bool { file.tree?[0].keys.contains("events") ?? false }

  private static func file(_ path: String, atMost limit: Int) -> File? {
    guard let data = FileManager.default.contents(atPath: path), data.count <= limit else { return nil }
    let bytes = Array(data)
    return File(
      bytes: bytes, tree: (try? JSONParser.parse(bytes)).map { JSONTree($0) }, isSound: !path.contains("/Rejected/"))
  }

  /// Every text of the fixtures with the key that it stands under; none of an element of an array.
  private static let texts = allFixtures.compactMap(\.tree).flatMap { tree in
    tree.places.flatMap { place in
      tree[place].children.enumerated().compactMap { index, child -> (key: String, text: String)? in
        guard case .string(let text) = tree[child].content else { return nil }
        return (index < tree[place].keys.count ? tree[place].keys[index] : "", text)
      }
    }
  }
}
