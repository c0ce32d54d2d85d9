import Documents
package import FileSystem
import LayoutModel
import LayoutOutput

/// A folder in which the results of files are kept: one whose bytes, settings and program are the same isn't laid out again.
package struct LintCache: Sendable {
  private let folder: Path
  /// The program's version, and whatever else makes results others.
  private let version: String

  /// A cache in a folder.
  package init(in folder: Path, version: String) {
    (self.folder, self.version) = (folder, version)
  }

  /// What a file's result hangs on, as a name: 128 bits of FNV-1a in two halves.
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

  /// The result that is kept under a name; `nil` where there is none, or none that can be read.
  func result(_ name: Path) -> LintReport? {
    guard let bytes = try? Files.contents(of: name, limit: DocumentLimits.standard.maximumBytes) else { return nil }
    return try? LintReport(reading: bytes, rules: [])
  }

  /// Keeps a result; where that can't be, it is made anew the next time.
  func keep(_ report: LintReport, _ name: Path) {
    guard (try? Files.makeFolder(folder)) != nil else { return }
    try? Files.replace(name, with: PrintableText(document: report.compactJSON))
  }
}
