import Documents
import FileSystem

/// The modules that files import, by their lines: `import SnapKit`, `@testable import Model`, `import class Kit.View`.
///
/// A module that a file asks for by `#if canImport(Kit)` isn't missed where it isn't there.
struct Imports {
  /// The files that import a module, in order, by the module's name.
  private(set) var files: [String: [Path]] = [:]

  /// The imports of some files.
  ///
  /// - Parameters:
  ///   - files: The files, by their paths in the folder.
  ///   - folder: The folder.
  init(of files: [Path], in folder: Path) {
    for file in files {
      guard let bytes = try? Files.plainContents(of: folder.file(file), limit: 1 << 26) else { continue }
      for name in Self.names(in: bytes) { self.files[name, default: []].append(file) }
    }
  }

  /// The names of the modules that a text imports.
  static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var asked: Set<String> = []
    for words in Self.lines(of: bytes) {
      if let mark = words.firstRange(of: "canImport("), let end = words[mark.upperBound...].firstIndex(of: ")") {
        asked.insert(String(words[mark.upperBound..<end]))
      } else if let name = imported(by: words) {
        names.insert(name)
      }
    }
    return names.subtracting(asked).subtracting(ofOtherSystems)
  }

  /// Modules of Macs and watches, which code for phones asks for beside UIKit under a condition.
  private static let ofOtherSystems: Set = ["AppKit", "Cocoa", "WatchKit"]

  /// The lines that may say `import` or `canImport(`: those with the end that both have. Each byte is looked at once, for a file may be one
  /// line of megabytes.
  private static func lines(of bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var (start, isFound) = (0, false)
    func end(at index: Int) {
      if isFound { lines.append(String(decoding: bytes[start..<index], as: UTF8.self)) }
      (start, isFound) = (index + 1, false)
    }
    var matched = 0
    for index in bytes.indices {
      let byte = bytes[index]
      matched = byte == ending[matched] ? matched + 1 : byte == ending[0] ? 1 : 0
      if matched == ending.count { (isFound, matched) = (true, 0) }
      if byte == 0x0A { end(at: index) }
    }
    end(at: bytes.count)
    return lines
  }

  private static let ending = Array("mport".utf8)

  private static func imported(by line: String) -> String? {
    var words = line.split { $0 == " " || $0 == "\t" || $0 == ";" || $0 == "\r" }[...]
    while let first = words.first, first.hasPrefix("@") || access.contains(String(first)) { words.removeFirst() }
    guard words.popFirst() == "import" else { return nil }
    if let first = words.first, kinds.contains(String(first)) { words.removeFirst() }
    guard let name = words.first?.split(separator: ".").first.map(String.init), name.isModuleName else { return nil }
    return name
  }

  private static let access: Set = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
}
