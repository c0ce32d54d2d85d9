import Documents
import FileSystem

/// A folder, with whatever a folder may hold, as a JSON document has it.
///
///     {"A.swift": "import UIKit\n", "Contents.json": {"info": {}}, "Empty": true, "zero": ["/dev/zero"], "Podfile": null, "big": 99999}
///
/// A text is a file of it, an object a file of JSON, a number a file of so many zeros, an array a link to the path in it, `true` a folder
/// and `null` a pipe. A byte that isn't UTF-8 is the character that `Environment.text(of:)` gives it.
struct ProjectScript: Sendable {
  /// Something in the folder.
  enum Entry: Sendable {
    case file([UInt8])
    case zeros(Int)
    case link(Path)
    case folder
    case pipe
  }

  private(set) var entries: [(path: Path, entry: Entry)] = []

  /// The most bytes of a file of zeros: no disk has to hold more, and no reader reads so many.
  private static let maximumZeros = 1 << 31

  /// Reads a script; `nil` where the document is none, or a path leads out of the folder.
  init?(reading bytes: [UInt8]) {
    guard let value = try? JSONParser.parse(bytes), case .object(let members) = value.content else { return nil }
    for member in members {
      let path = Path(argument: member.key)
      guard Self.staysInside(path), let entry = Self.entry(member.value) else { return nil }
      entries.append((path, entry))
    }
  }

  private static func entry(_ value: JSONValue) -> Entry? {
    switch value.content {
    case .string(let text): return .file(Path(argument: text).bytes)
    case .object: return .file(Array(value.text(indentation: 2).utf8))
    case .number(let number, _): return .zeros(Int(max(0, min(number, Double(maximumZeros)))))
    case .bool: return .folder
    case .null: return .pipe
    case .array(let elements):
      guard case .string(let target)? = elements.first?.content, !target.utf8.contains(0) else { return nil }
      return .link(Path(argument: target))
    }
  }

  /// Tells whether a path can't name anything outside of the folder.
  private static func staysInside(_ path: Path) -> Bool {
    let parts = path.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && !part.contains(0) && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
    }
  }
}

/// A script in making: the entries by their paths, each as the script has it.
struct ProjectText: Sendable {
  private(set) var entries: [(path: String, value: String)] = []

  /// Adds a file of bytes.
  mutating func add(_ path: String, _ bytes: [UInt8]) { add(path, value: JSONText.quoted(Environment.text(of: bytes))) }

  /// Adds a file of text.
  mutating func add(_ path: String, _ text: String) { add(path, Array(text.utf8)) }

  /// Adds a link.
  mutating func add(_ path: String, linkTo target: String) { add(path, value: "[\(JSONText.quoted(target))]") }

  /// Adds an entry as the script has it; one of that path is replaced.
  mutating func add(_ path: String, value: String) {
    remove(path)
    entries.append((path, value))
  }

  mutating func remove(_ path: String) { entries.removeAll { $0.path == path } }

  /// The script.
  var bytes: [UInt8] {
    let lines = entries.map { "\(JSONText.quoted($0.path)): \($0.value)" }
    return Array("{\(lines.joined(separator: ",\n "))}\n".utf8)
  }
}
