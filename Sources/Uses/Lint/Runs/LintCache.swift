import Documents
package import FileSystem
package import Findings
import LayoutModel
import LayoutOutput
package import SceneSources

/// A folder that keeps the results of files: a file isn't laid out again while its bytes, its settings and the program
/// are the same.
package struct LintCache: Sendable {
  private let folder: Path
  /// The program's version, and whatever else affects results.
  private let version: String

  /// Creates a cache in a folder.
  package init(in folder: Path, version: String) {
    self.folder = folder
    self.version = version
  }

  /// Returns the name of a file's result, which stands for everything it depends on: 128 bits of FNV-1a in two halves.
  func name(_ path: Path, _ bytes: [UInt8], _ signature: String) -> Path {
    var (a, b): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x6c62_272e_07bb_0142)
    func add(_ part: some Sequence<UInt8>) {
      for byte in part {
        a = (a ^ UInt64(byte)) &* 0x100_0000_01b3
        b = (b &+ UInt64(byte) &+ 1) &* 0x9e37_79b9_7f4a_7c15
        b ^= b >> 29
      }
    }
    for part in [Array(version.utf8), path.bytes, Array(signature.utf8), bytes] {
      add(part)
      add([0xFF])
    }
    func hexadecimal(_ value: UInt64) -> String {
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return folder.file(Path(hexadecimal(a) + hexadecimal(b) + ".json"))
  }

  /// Returns the result kept under a name, with the notes on its project's files; `nil` if there is none, or it can't
  /// be read.
  func result(_ name: Path) -> (report: LintReport, notes: [ProjectNote])? {
    (try? Files.contents(of: name, limit: DocumentLimits.standard.maximumBytes)).flatMap(Self.entry)
  }

  /// Reads an entry, whoever wrote it; `nil` if the bytes are none.
  package static func entry(_ bytes: [UInt8]) -> (report: LintReport, notes: [ProjectNote])? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      let notes = try? JSONParser.parse(Array(bytes[..<end])),
      var report = try? LintReport(
        reading: Array(bytes[(end + 1)...]), rules: LintRule.table.map(\.description))
    else { return nil }
    report.rules = []
    return (report, notes.strings.map(ProjectNote.init(kept:)))
  }

  /// Keeps a result; if that fails, it is made anew the next time. The notes precede it on a line of their own, as an
  /// array of strings.
  func keep(_ report: LintReport, _ notes: [ProjectNote], _ name: Path) {
    guard (try? Files.makeFolder(folder)) != nil else { return }
    let line = "[\(notes.map { JSONText.quoted($0.kept) }.joined(separator: ","))]\n"
    try? Files.replace(name, with: PrintableText(document: line + report.compactJSON))
  }
}

extension ProjectNote {
  /// The path and the message, separated by a character that no path contains.
  fileprivate var kept: String { "\(path)\0\(message)" }

  fileprivate init(kept text: String) {
    let parts = text.split(separator: "\0", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(path: Path(String(parts[0])), message: parts.count > 1 ? String(parts[1]) : "")
  }
}

extension JSONValue {
  /// The strings of an array.
  fileprivate var strings: [String] {
    guard case .array(let values) = content else { return [] }
    return values.compactMap { if case .string(let string) = $0.content { string } else { nil } }
  }
}
