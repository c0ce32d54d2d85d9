import Foundation
import LayoutTestSupport
import Testing

@testable import SwiftRewriter

/// A file of `Tests/SwiftRewriterCases` that is rewritten, with what stands beside it: the other files of its module, the options, the
/// resources.
struct RewriterCase: CustomTestStringConvertible {
  static let all = Checkout.files(below: "Tests/SwiftRewriterCases", ending: "before.txt").map { path in
    RewriterCase(name: String(path.split(separator: "/").last?.dropLast(".before.txt".count) ?? ""))
  }
  static let folder = Checkout.path("Tests/SwiftRewriterCases")
  /// `LAYOUT_RECORD=all` writes what comes out, to be read.
  private static let isRecording = ProcessInfo.processInfo.environment["LAYOUT_RECORD"] == "all"

  let name: String

  var testDescription: String { name }
  var before: String { path("before") }
  var resources: String { "\(Self.folder)/\(name).resources" }
  var hasResources: Bool { FileManager.default.fileExists(atPath: resources) }
  var hasScreens: Bool { FileManager.default.fileExists(atPath: path("screens")) }
  var hasMocks: Bool { FileManager.default.fileExists(atPath: path("mocks")) }
  var hasReasons: Bool { !asked.isEmpty }
  /// The types of which it is asked how they are made.
  var asked: [String] { lines("asked") ?? [] }
  /// The file of a library that stands beside the case, as an option.
  var library: [String] {
    FileManager.default.fileExists(atPath: path("library")) ? ["--library", path("library")] : []
  }
  /// The rewriter's options for the file.
  var options: [String] {
    lines("flags") ?? (FileManager.default.fileExists(atPath: path("context")) ? ["--context", path("context")] : [])
  }
  /// An option that changes the file in its place, with the places in it; `nil` where the file is rewritten.
  var change: [String]? { lines("options") }

  /// Compares a text with the one that is kept.
  ///
  /// - Parameters:
  ///   - actual: The text that came out.
  ///   - kind: The kind of the kept text, which stands in its file's name.
  /// - Throws: Errors of files that can't be read or written.
  func expect(_ actual: String, is kind: String) throws {
    if Self.isRecording { try actual.write(toFile: path(kind), atomically: true, encoding: .utf8) }
    let kept = try String(contentsOfFile: path(kind), encoding: .utf8)
    #expect(actual.split(separator: "\n") == kept.split(separator: "\n"), "\(path(kind)) differs")
    #expect(actual == kept)
  }

  private func path(_ kind: String) -> String { "\(Self.folder)/\(name).\(kind).txt" }

  private func lines(_ kind: String) -> [String]? {
    guard let text = try? String(contentsOfFile: path(kind), encoding: .utf8) else { return nil }
    return text.split(separator: "\n").map(String.init)
  }
}
