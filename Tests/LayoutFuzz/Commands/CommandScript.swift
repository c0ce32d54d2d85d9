import Documents
import FileSystem

/// Command lines that run one after another in a folder of files, as a JSON document has them.
///
///     {"files": {"a.json": {"format": "layout-fixture/1", …}, "b.xib": "<document …"},
///      "input": "…", "commands": [["solve", "a.json", "-f", "text"]]}
///
/// A byte that isn't UTF-8 is the character that `Environment.arguments` gives it.
struct CommandScript: Sendable {
  private(set) var files: [(name: Path, bytes: [UInt8])] = []
  /// The content of standard input.
  private(set) var input: [UInt8] = []
  private(set) var commands: [[String]] = []

  /// The folder besides the working folder in which files may stand.
  static let innerFolder = "inner"
  /// Paths outside of the folder that an argument may name: writing to them does nothing.
  static let devices = [
    "/dev/null", "/dev/full", "/dev/stdout", "/dev/stderr", "/dev/stdin", "/dev/fd/1", "/dev/null/a",
  ]

  /// Reads a script.
  ///
  /// - Returns: `nil` of a document that is none, and of one whose files or arguments lead out of the folder.
  init?(reading bytes: [UInt8]) {
    guard let value = try? JSONParser.parse(bytes), case .object(let members) = value.content else { return nil }
    for member in members {
      switch (member.key, member.value.content) {
      case ("files", .object(let files)): self.files = files.map { (Path(argument: $0.key), Self.bytes(of: $0.value)) }
      case ("input", _): input = Self.bytes(of: member.value)
      case ("commands", .array(let lines)): commands = lines.compactMap(Self.texts)
      default: return nil
      }
    }
    guard files.allSatisfy({ Self.isName($0.name) }), commands.joined().allSatisfy(Self.staysInside) else { return nil }
  }

  /// Returns the content of a file: a text, or a document that stands in the script as it is.
  private static func bytes(of value: JSONValue) -> [UInt8] {
    guard case .string(let text) = value.content else { return Array(value.text().utf8) }
    return Path(argument: text).bytes
  }

  private static func texts(_ value: JSONValue) -> [String]? {
    guard case .array(let elements) = value.content else { return nil }
    return elements.compactMap { if case .string(let text) = $0.content { text } else { nil } }
  }

  private static func isName(_ path: Path) -> Bool {
    let parts = path.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty, !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) else {
      return false
    }
    return !path.bytes.contains(0)
      && (parts.count == 1 || (parts.count == 2 && parts[0].elementsEqual(innerFolder.utf8)))
  }

  /// Tells whether an argument can't name a file outside of the folder, whatever it is taken for.
  static func staysInside(_ argument: String) -> Bool {
    guard !argument.utf8.contains(0) else { return false }
    guard argument.utf8.contains(UInt8(ascii: "/")) else { return true }
    let rest = devices.first(where: argument.hasSuffix).map { argument.dropLast($0.count) } ?? argument[...]
    guard rest.utf8.contains(UInt8(ascii: "/")) else { return true }
    let isNamed = ["--conditions=", "--device=", "--output=\(innerFolder)/"].contains { rest.hasPrefix($0) }
    return !rest.hasPrefix("/") && !rest.contains("..") && (isNamed || !rest.hasPrefix("-"))
  }
}
