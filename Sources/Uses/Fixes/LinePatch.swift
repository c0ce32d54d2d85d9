package import FileSystem

/// The change of a file as a patch: lines removed and added, with three lines around them, as `diff -u` writes it and `git apply` reads
/// it.
package enum LinePatch {
  /// The number of lines around a change.
  private static let context = 3

  /// Returns the patch of a file; empty where nothing changed.
  ///
  /// - Complexity: Linear in the file's size and the number of changed lines, for few changes.
  package static func text(of path: Path, from old: [UInt8], to new: [UInt8]) -> String {
    guard old != new else { return "" }
    let (a, b) = (lines(of: old), lines(of: new))
    let difference = b.difference(from: a)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var steps: [(mark: Character, old: Int, new: Int)] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if removed.contains(i) {
        steps.append(("-", i, j))
        i += 1
      } else if inserted.contains(j) {
        steps.append(("+", i, j))
        j += 1
      } else {
        steps.append((" ", i, j))
        (i, j) = (i + 1, j + 1)
      }
    }
    var text = "--- a/\(path)\n+++ b/\(path)\n"
    for hunk in hunks(of: steps.map(\.mark)) {
      let part = steps[hunk]
      let (oldCount, newCount) = (part.count { $0.mark != "+" }, part.count { $0.mark != "-" })
      guard let first = part.first else { continue }
      text +=
        "@@ -\(oldCount == 0 ? first.old : first.old + 1),\(oldCount) +\(newCount == 0 ? first.new : first.new + 1),\(newCount) @@\n"
      for step in part {
        let line = step.mark == "+" ? b[step.new] : a[step.old]
        text.append(step.mark)
        text += String(decoding: line, as: UTF8.self)
        if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
      }
    }
    return text
  }

  /// Returns the lines of a file, with what ends them.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// Returns the ranges of steps that hold the changes with the lines around them; near ones are one.
  private static func hunks(of marks: [Character]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in marks.indices where marks[index] != " " {
      let range = max(0, index - context)..<min(marks.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }
}
