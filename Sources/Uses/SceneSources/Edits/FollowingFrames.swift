package import FileSystem
package import Findings

extension SceneFormats {
  /// Adds to a repair the stored frames that follow from it on the file's canvas, as Xcode writes them with every edit.
  ///
  /// - Parameters:
  ///   - edits: The repair's edits.
  ///   - scenes: The ids of the scenes that it is about.
  ///   - bytes: The file that the edits are of.
  ///   - path: The file.
  /// - Returns: All edits, in the file's order; `nil` where no frame follows, or one can't be written beside the edits.
  package func edits(
    _ edits: [LintFinding.Repair.Edit], withFramesOf scenes: Set<String?>, in bytes: [UInt8], at path: Path
  ) -> [LintFinding.Repair.Edit]? {
    guard let changed = edits.applied(to: bytes), let before = editor(of: path, bytes),
      let after = editor(of: path, changed)
    else { return nil }
    let source = SourceBytes(bytes)
    let places = EditedPlaces(edits)
    var all = edits
    for scene in scenes.sorted(by: { ($0 ?? "") < ($1 ?? "") }) {
      guard let frames = after.edits(of: .updateFrames(scene: scene)) else { return nil }
      // What was out of place before isn't the repair's.
      let known = Set(
        (before.edits(of: .updateFrames(scene: scene)) ?? []).map { Written(bytes: $0.bytes, text: $0.text) })
      for frame in frames {
        guard let range = places.original(frame.bytes) else { return nil }
        guard !known.contains(Written(bytes: range, text: frame.text)) else { continue }
        let edit = source.edit(range, frame.text)
        if !all.contains(edit) { all.append(edit) }
      }
    }
    all.sort { ($0.bytes.lowerBound, $0.bytes.upperBound) < ($1.bytes.lowerBound, $1.bytes.upperBound) }
    return all.count > edits.count && all.applied(to: bytes) != nil ? all : nil
  }
}

/// A text that an edit writes in a file's bytes.
private struct Written: Hashable {
  let bytes: Range<Int>
  let text: String
}

/// The places of an edited file in the file before.
private struct EditedPlaces {
  /// The edits in the file's order, each with the bytes of its text in the edited file.
  private var parts: [(old: Range<Int>, new: Range<Int>)] = []

  init(_ edits: [LintFinding.Repair.Edit]) {
    var shift = 0
    for edit in edits.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
      let start = edit.bytes.lowerBound + shift
      let count = edit.text.utf8.count
      parts.append((edit.bytes, start..<start + count))
      shift += count - edit.bytes.count
    }
  }

  /// Returns the bytes in the file before; `nil` where an edit touches them.
  func original(_ bytes: Range<Int>) -> Range<Int>? {
    var shift = 0
    for part in parts {
      if part.new.lowerBound >= bytes.upperBound { break }
      guard part.new.upperBound <= bytes.lowerBound else { return nil }
      shift = part.old.upperBound - part.new.upperBound
    }
    return bytes.lowerBound + shift..<bytes.upperBound + shift
  }
}
