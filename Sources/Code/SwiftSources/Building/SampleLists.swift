import Documents
package import FileSystem
import SceneSources

/// Property lists that an app's code asks its bundle for and that aren't committed, such as one of keys for a service: each with a sample
/// for what the asking file names.
///
///     let path = Bundle.main.path(forResource: "Keys", ofType: "plist")
///     static let host = keys["api-host"] as! String          api-host is "sample"
package struct SampleLists {
  /// The texts, by the lists' names.
  private(set) var texts: [Path: String] = [:]
  /// The files that ask for them, by the lists' names.
  package private(set) var askers: [Path: Path] = [:]

  /// The value of a key, and of a setting, that nobody knows: a text that is part of an address too.
  static let value = "sample"

  /// No lists, as before a build.
  init() {}

  /// The lists that a project's code asks for.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - resources: What its main bundle has already.
  init(of project: CodeProject, beside resources: ResourceFiles) {
    var taken = Set(resources.files.map(\.name.name))
    taken.insert(ResourceFolder.information)
    for file in project.files where texts.count < Self.maximumLists {
      guard let bytes = try? Files.plainContents(of: project.location(of: file), limit: Self.maximumBytes),
        case let text = String(decoding: bytes, as: UTF8.self), text.holds("plist")
      else { continue }
      let names = Self.names(in: text).filter { taken.insert($0).inserted }.prefix(Self.maximumLists - texts.count)
      guard !names.isEmpty else { continue }
      let list = Self.list(of: Self.keys(in: text))
      for name in names {
        texts[name] = list
        askers[name] = file
      }
    }
  }

  private static let maximumBytes = 1 << 20
  private static let maximumKeys = 500
  /// The maximum number of lists of a project.
  static let maximumLists = 100
  /// The maximum length of a file's name, as Linux and macOS have it.
  private static let maximumBytesOfName = 255

  /// The names of the lists that a text asks for: `forResource: "Keys", ofType: "plist"`.
  static func names(in text: String) -> [Path] {
    var names: [Path] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let mark = line.firstRange(of: "forResource: \"") else { continue }
      let rest = line[mark.upperBound...]
      guard let end = rest.firstIndex(of: "\"") else { continue }
      let (name, behind) = (rest[..<end], rest[end...])
      let isList = behind.holds("Type: \"plist\"") || behind.holds("withExtension: \"plist\"")
      let path = Path(isList ? "\(name).plist" : String(name))
      guard path.hasEnding(of: ["plist"]), path.name == path, path.bytes.first != UInt8(ascii: "."),
        !name.contains("\\"), path.bytes.count <= maximumBytesOfName,
        path.bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
      else { continue }
      names.append(path)
    }
    return names
  }

  /// The keys that a text may ask a list for, in order: short texts and cases, each with the type of a cast behind the key.
  static func keys(in text: String) -> [(name: String, type: String)] {
    var keys: [(name: String, type: String)] = []
    var known: Set<String> = []
    func add(_ name: Substring, _ type: String) {
      guard !name.isEmpty, name.utf8.count <= 100, keys.count < maximumKeys, !name.contains("\\"),
        known.insert(String(name)).inserted
      else { return }
      keys.append((String(name), type))
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      for index in stride(from: 1, to: parts.count - 1, by: 2) { add(parts[index], type(in: parts[index + 1])) }
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.first == "case", parts.count == 1 {
        for word in words.dropFirst() { add(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }, "") }
      }
    }
    return keys
  }

  /// The type that the text behind a key casts to: `"] as! Int`.
  private static func type(in text: Substring) -> String {
    guard text.hasPrefix("]"), let mark = text.firstRange(of: " as") else { return "" }
    return String(text[mark.upperBound...].drop { !$0.isLetter && $0 != "[" }.prefix { $0.isLetter || $0 == "[" })
  }

  private static func list(of keys: [(name: String, type: String)]) -> String {
    let members = keys.map { key in
      let value =
        switch key.type {
        case "Int", "Double", "Float", "CGFloat", "NSNumber": "<integer>1</integer>"
        case "Bool": "<false/>"
        case _ where key.type.hasPrefix("["): key.type == "[String" ? "<dict/>" : "<array/>"
        default: "<string>\(value)</string>"
        }
      return "<key>\(key.name.escapedForXML)</key>\(value)\n"
    }
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(members.joined())</dict></plist>\n"
  }
}
