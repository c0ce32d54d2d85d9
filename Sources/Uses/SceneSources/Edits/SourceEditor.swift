package import FileSystem
package import Findings

/// The editor of a format: it makes changes of what a file declares edits of its bytes, and leaves every other byte as it is.
package protocol SourceEditor: Sendable {
  /// Returns the edits that make a change; `nil` where the file can't be so changed: what the change is about is written in a way
  /// that the editor doesn't take apart, or something else in the file rests on it.
  func edits(of change: SourceChange) -> [LintFinding.Repair.Edit]?

  /// Returns a setting of the file that stands against a change, in words after a colon; `nil` where nothing is known to.
  func obstacle(to change: SourceChange) -> String?
}

extension SourceEditor {
  package func obstacle(to change: SourceChange) -> String? { nil }

  /// Returns a repair with the edits that make all its changes; `nil` where one of them can't be made, or nothing would change.
  package func edited(_ repair: LintFinding.Repair) -> LintFinding.Repair? {
    var edits: [LintFinding.Repair.Edit] = []
    for change in repair.changes {
      guard let own = self.edits(of: change) else { return nil }
      for edit in own where !edits.contains(edit) { edits.append(edit) }
    }
    guard !edits.isEmpty else { return nil }
    var repair = repair
    repair.edits = edits.sorted {
      ($0.bytes.lowerBound, $0.bytes.upperBound) < ($1.bytes.lowerBound, $1.bytes.upperBound)
    }
    return repair
  }
}

extension SceneFormats {
  /// Makes the editor of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: Its content.
  /// - Returns: The editor; `nil` where the format has none, or the file can't be read.
  package func editor(of path: Path, _ bytes: [UInt8]) -> (any SourceEditor)? {
    let row = path == Files.standardInput ? rows.first { $0.begins(bytes) } : format(of: path)
    return (row ?? .fixture).editor(bytes, path)
  }
}
