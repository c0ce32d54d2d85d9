package import Documents
import LayoutOutput

/// Three versions of a file as one.
package enum FileMerge {
  /// Merges versions of a file of Interface Builder.
  ///
  /// - Parameters:
  ///   - base: The version that both sides began with; empty where each side added the file.
  ///   - ours: One side, which holds where the sides are at odds.
  ///   - theirs: The other side.
  ///   - marker: The length of git's markers.
  /// - Returns: The merged file; `nil` for files of Xcode 4 and older, and for ids that look like the names of parts without ids.
  /// - Throws: `DocumentError` where a version, or what came of them, isn't well-formed.
  package static func interfaceBuilder(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], marker: Int = MergedFile.standardMarker
  ) throws(DocumentError) -> MergedFile? {
    let own = try MergeTree(ours)
    let other = try MergeTree(theirs)
    let before = try MergeTree(base.isEmpty ? Array("<document/>".utf8) : base)
    guard [own, other, before].allSatisfy({ $0.isDocument && $0.hasUniqueKeys }) else { return nil }
    let merge = ElementMerge(base: before, ours: own, theirs: other)
    let bytes = Array(merge.text(marker: marker).utf8)
    _ = try XMLDocumentReader.root(of: bytes)
    return MergedFile(bytes: bytes, conflicts: merge.allConflicts, settled: merge.settled)
  }

  /// Merges versions of a fixture, or of other JSON, as values. Comments and the arrangement of lines are lost.
  ///
  /// - Parameters: As of `interfaceBuilder`.
  /// - Returns: The merged file.
  /// - Throws: `DocumentError` where a version isn't JSON.
  package static func json(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], marker: Int = MergedFile.standardMarker
  ) throws(DocumentError) -> MergedFile {
    let before: JSONValue? = base.isEmpty ? nil : try JSONParser.parse(base)
    var merge = ValueMerge()
    let value = merge.merged(before, try JSONParser.parse(ours), try JSONParser.parse(theirs), at: "")
    var text = (value ?? .null).text(width: 118) + "\n"
    for conflict in merge.conflicts.reversed() {
      // Within a comment, its end is written as JSON may write it in a string.
      let marked = "\(conflict.words)\n\(conflict.marked(marker))".replacing("*/", with: "*\\/")
      text = "/* \(marked)*/\n" + text
    }
    return MergedFile(bytes: Array(text.utf8), conflicts: merge.conflicts)
  }
}
