import Documents
import FileSystem
import Foundation
import LayoutTestSupport
import SwiftSources
import Testing

@testable import LayoutCommand

/// Who says that code runs where a machine can't confine it.
struct CodeTrustTests {
  private static let refused = CodePermission.refused(reason: "no walls")

  /// The permission for a folder.
  private func permission(
    for folder: URL, isRefused: Bool = false, isUnconfined: Bool = false, standard: CodePermission = refused,
    file: URL? = nil, asks: (@Sendable (Path) -> Bool)? = nil
  ) -> CodePermission {
    CodeTrust(
      isRefused: isRefused, isUnconfined: isUnconfined, Console(), standard: standard,
      file: file.map { Path($0.path) }, asks: asks
    ).permission(Path(folder.path))
  }

  @Test("Code runs confined where it can be, whatever is said, but for --no-code")
  func confines() throws {
    try TemporaryFolder.with { folder in
      let confined = CodePermission.confined(.namespaces)
      #expect(permission(for: folder, standard: confined) == confined)
      #expect(permission(for: folder, isUnconfined: true, standard: confined) == confined)
      #expect(
        permission(for: folder, isRefused: true, isUnconfined: true, standard: confined)
          == .refused(reason: "--no-code says so"))
    }
  }

  @Test("Where it can't be, it runs with --unconfined, and where nobody can be asked it doesn't")
  func asksForWord() throws {
    try TemporaryFolder.with { folder in
      #expect(permission(for: folder, isUnconfined: true) == .unconfined)
      #expect(permission(for: folder) == Self.refused)
    }
  }

  @Test("A person is asked once for a repository, and the answer is kept for its owner", arguments: [true, false])
  func keepsAnswers(answer: Bool) throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("config/layout/trust.json")
      let app = folder.appendingPathComponent("repository/App")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("repository/.git"), withIntermediateDirectories: true)
      let asked = Monitor<[Path]>([])
      let expected = answer ? CodePermission.unconfined : Self.refused
      for _ in 1...2 {
        let permission = permission(for: app, file: file) { path in
          asked.withLock { $0.append(path) }
          return answer
        }
        #expect(permission == expected)
      }
      #expect(asked.withLock { $0 } == [Path(folder.appendingPathComponent("repository").path)])
      let kept = try JSONParser.parse(Array(Data(contentsOf: file)))
      #expect(kept.member("answers") != nil)
      // Another owner's repository at the same place is another one.
      let text = try String(contentsOf: file, encoding: .utf8).replacing(
        "\"owner\": \(getuid())", with: "\"owner\": 12345")
      try text.write(to: file, atomically: false, encoding: .utf8)
      #expect(permission(for: app, file: file) == Self.refused)
    }
  }

  @Test("A file of answers that others may write to says nothing")
  func distrustsOpenFiles() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("trust.json")
      let text = #"{"answers": [{"repository": "\#(folder.path)", "owner": \#(getuid()), "runs": true}]}"#
      try text.write(to: file, atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      #expect(permission(for: folder, file: file) == .unconfined)
      try FileManager.default.setAttributes([.posixPermissions: 0o622], ofItemAtPath: file.path)
      #expect(permission(for: folder, file: file) == Self.refused)
    }
  }
}
