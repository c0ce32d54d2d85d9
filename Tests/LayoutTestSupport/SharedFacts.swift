package import Foundation

/// The folder of facts that are shared between projects: `LAYOUT_SHARED`, `../shared` beside the checkout if unset.
///
/// Tests on it are skipped where it is absent, visibly: `@Test(.enabled(if: SharedFacts.areHere, "…"))`.
package enum SharedFacts {
  private static let folder: URL =
    ProcessInfo.processInfo.environment["LAYOUT_SHARED"].map { URL(fileURLWithPath: $0) }
    ?? Checkout.folder.deletingLastPathComponent().appendingPathComponent("shared")

  /// Whether the folder is there.
  package static var areHere: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("facts").path)
  }

  /// Why a test is skipped.
  package static let reason = "the shared facts are absent: set LAYOUT_SHARED"

  /// A text file of the facts.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// A JSON file of the facts, as Foundation reads it.
  package static func json(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: folder.appendingPathComponent(path))
    guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return object
  }
}

/// The checkout that the tests were built from.
package enum Checkout {
  package static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder in it.
  package static func path(_ relative: String) -> String { folder.appendingPathComponent(relative).path }
}

extension Checkout {
  /// The paths of all fixtures, golden files aside, in alphabetical order.
  package static func fixtures() -> [String] {
    files(below: "Fixtures", ending: "json").filter { !$0.hasSuffix(".golden.json") }
  }

  /// The paths of all files below a folder whose names end so, in alphabetical order.
  package static func files(below relative: String, ending: String) -> [String] {
    let root = folder.appendingPathComponent(relative)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".\(ending)") }.sorted().map { root.appendingPathComponent($0).path }
  }
}

extension SharedFacts {
  /// The folder of public Interface Builder files, which may be absent where the facts are there.
  private static var corpus: URL { folder.appendingPathComponent("corpus") }

  /// Whether there are public Interface Builder files.
  package static var haveCorpus: Bool { FileManager.default.fileExists(atPath: corpus.path) }

  /// The paths of public Interface Builder files, in alphabetical order.
  package static func interfaceBuilderFiles() -> [String] {
    let paths = FileManager.default.enumerator(atPath: corpus.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .map { corpus.appendingPathComponent($0).path }
  }
}

extension SharedFacts {
  /// The paths of all JSON files in a folder of the facts, in alphabetical order; none where it is absent.
  package static func jsonFiles(in path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(path)/\($0)" }
  }
}
