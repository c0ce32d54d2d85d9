/// Something that two versions of a file changed in ways that don't go together.
package struct MergeConflict: Hashable, Sendable {
  /// The point at odds, in words.
  package let words: String
  /// The texts of the sides; empty for one that has none.
  let ours: String
  let base: String
  let theirs: String

  /// Returns the texts between git's markers, which have a length each.
  func marked(_ size: Int) -> String {
    func marker(_ character: Character, _ label: String) -> String {
      String(repeating: character, count: size) + (label.isEmpty ? "" : " \(label)") + "\n"
    }
    func lines(_ text: String) -> String { text.isEmpty ? "" : text + "\n" }
    return marker("<", "ours") + lines(ours) + marker("|", "base") + lines(base) + marker("=", "") + lines(theirs)
      + marker(">", "theirs")
  }
}

/// A merged file.
package struct MergedFile: Hashable, Sendable {
  /// Its content: well-formed, whatever is at odds.
  package let bytes: [UInt8]
  /// What is at odds. Ours holds there, and a comment has git's markers around the sides.
  package let conflicts: [MergeConflict]
  /// What both sides changed and was settled: frames, which layout computes.
  package let settled: [String]

  /// A merged file of its parts.
  package init(bytes: [UInt8], conflicts: [MergeConflict] = [], settled: [String] = []) {
    (self.bytes, self.conflicts, self.settled) = (bytes, conflicts, settled)
  }

  /// The standard length of git's markers.
  package static let standardMarker = 7
}
