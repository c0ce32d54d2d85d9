import Fixtures
import Foundation
import LayoutModel
import Testing

/// Text that is kept beside a fixture: what a command writes of it.
enum KeptText {
  /// The scene of the fixture that a text is kept beside.
  ///
  /// - Parameters:
  ///   - path: The text's path.
  ///   - ending: What stands behind the fixture's name in it.
  /// - Returns: The scene, called as its file is.
  /// - Throws: What reading the file throws.
  static func scene(of path: String, ending: String) throws -> Scene {
    let input = URL(fileURLWithPath: String(path.dropLast(ending.count)) + "json")
    let name = input.deletingPathExtension().lastPathComponent
    return try Fixture.scene(from: Array(try Data(contentsOf: input)), name: name)
  }

  /// Expects lines to be those that are kept, and tells the first that differs.
  static func expect(_ lines: String, at path: String) throws {
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    let first = zip(lines.split(separator: "\n"), kept.split(separator: "\n")).first { $0 != $1 }
    #expect(lines == kept, "\(path): \(first.map { "\"\($0)\", kept is \"\($1)\"" } ?? "one is longer")")
  }
}
