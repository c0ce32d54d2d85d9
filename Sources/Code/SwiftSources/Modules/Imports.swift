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
    for line in bytes.split(separator: 0x0A) where line.holds(Self.imports) || line.holds(Self.asking) {
      let words = String(decoding: line, as: UTF8.self)
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

  private static let imports = Array("import".utf8)
  private static let asking = Array("canImport(".utf8)

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

extension ArraySlice<UInt8> {
  /// Tells whether a text is in the bytes.
  fileprivate func holds(_ text: [UInt8]) -> Bool {
    guard let first = text.first, count >= text.count else { return false }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first), endIndex - found >= text.count {
      if self[found..<(found + text.count)].elementsEqual(text) { return true }
      start = found + 1
    }
    return false
  }
}
