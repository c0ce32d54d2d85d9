package import FileSystem
package import Findings
package import SceneSources

extension LintFinding {
  /// Makes the finding's repairs edits of its file. A repair that the file's editor can't make is refused.
  ///
  /// - Parameter editor: The editor of the bytes in which lint found it (`SceneFormats.editor(of:_:)`).
  /// - Returns: The finding with its repairs.
  package func edited(by editor: any SourceEditor) -> LintFinding {
    var finding = self
    finding.repairs = repairs.map { edited($0, by: editor) }
    return finding
  }

  /// Returns one of the finding's repairs as edits.
  package func edited(_ repair: Repair, by editor: any SourceEditor) -> Repair {
    guard !repair.changes.isEmpty, place?.path == nil, screenPath == nil else { return repair }
    return editor.edited(repair)
      ?? repair.refused(
        because: repair.changes.lazy.compactMap(editor.obstacle).first
          ?? "the file doesn't write this in a way that can be edited")
  }
}

extension SceneFormats {
  /// Makes the repairs of a file's findings edits, which no proof has seen yet.
  ///
  /// - Parameters:
  ///   - findings: The findings of a run that wants repairs.
  ///   - bytes: The content that the run has read.
  ///   - path: The file.
  /// - Returns: The findings with their repairs.
  package func repairs(of findings: [LintFinding], in bytes: [UInt8], at path: Path) -> [LintFinding] {
    guard let editor = editor(of: path, bytes) else { return findings }
    return findings.map { $0.edited(by: editor) }
  }
}
