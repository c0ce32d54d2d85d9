import Documents
package import FileSystem

/// The build settings of a target: those of its project, of files of settings and its own, the later over the earlier.
///
///     settings["INFOPLIST_FILE"]     $(SRCROOT)/App/Info.plist, with what the variable stands for
package struct BuildSettings: Hashable, Sendable {
  private var values: [String: String] = [:]
  private var standard: [String: String] = [:]
  /// The files of settings that were read.
  package private(set) var files: [Path] = []

  /// None.
  package init() {}

  /// Reads the text of an `.xcconfig` alone, without the files that it includes.
  package init(reading bytes: [UInt8]) { add(bytes, including: { _, _ in }) }

  /// The names of the settings, sorted.
  package var names: [String] { Set(values.keys).union(standard.keys).sorted() }

  /// Returns a setting with the values of the variables in it; `nil` if there is none.
  package subscript(key: String) -> String? {
    value(of: key).map(expanded)
  }

  private func value(of key: String) -> String? {
    values["\(key)[sdk=iphoneos*]"] ?? values[key] ?? standard[key]
  }

  /// Adds settings over those known.
  mutating func add(_ own: [String: String]) {
    for (key, value) in own {
      let whole = value.replacing("$(inherited)", with: values[key] ?? "")
      values[key] = whole.utf8.count <= Self.maximumLength ? whole : value
    }
  }

  /// Adds values that hold where no setting does.
  mutating func addStandard(_ own: [String: String]) { standard.merge(own) { _, new in new } }

  private static let maximumDepth = 16
  private static let maximumLength = 4_096
  /// The maximum number of variables that one text may come to.
  private static let maximumVariables = 1_000

  /// Returns a text in which variables have their values; those that have none stay.
  package func expanded(_ text: String) -> String {
    var left = Self.maximumVariables
    return expanded(text, depth: 0, &left)
  }

  private func expanded(_ text: String, depth: Int, _ left: inout Int) -> String {
    guard text.contains("$"), depth < Self.maximumDepth, text.utf8.count <= Self.maximumLength else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "$") {
      result += rest[..<mark]
      let start = rest.index(after: mark)
      guard start < rest.endIndex, let close = ["(": ")", "{": "}"][rest[start]],
        let end = rest[start...].firstIndex(of: Character(close))
      else {
        result += "$"
        rest = rest[start...]
        continue
      }
      // `$(PRODUCT_NAME:rfc1034identifier)`
      let name = rest[rest.index(after: start)..<end].prefix { $0 != ":" }
      if left > 0, let value = value(of: String(name)), result.utf8.count <= Self.maximumLength {
        left -= 1
        result += expanded(value, depth: depth + 1, &left)
      } else {
        result += rest[mark...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Tells whether the target is for phones or pads, as far as its settings say.
  ///
  /// - Parameter type: The product's type.
  /// - Returns: Whether it is.
  package func isForPhones(_ type: String) -> Bool {
    guard !type.holds("app-extension"), !type.holds("watch"), !type.hasSuffix(".tool") else { return false }
    let platforms = (self["SUPPORTED_PLATFORMS"] ?? self["SDKROOT"] ?? "iphoneos")
    return platforms.holds("iphone") || platforms == "auto"
  }

  // MARK: Files

  /// Adds the settings of an `.xcconfig` and of included files.
  mutating func add(file: Path) { add(file: file, depth: 0) }

  private mutating func add(file: Path, depth: Int) {
    guard depth < Self.maximumDepth, files.count < Self.maximumFiles,
      let bytes = try? Files.plainContents(of: file, limit: 1 << 20)
    else { return }
    files.append(file)
    add(bytes, including: { $0.add(file: file.folder.file(Path($1)), depth: depth + 1) })
  }

  /// Adds the settings in a text, and calls a closure for each file that it includes.
  private mutating func add(_ bytes: [UInt8], including include: (inout BuildSettings, String) -> Void) {
    for line in bytes.split(separator: 0x0A) {
      let text = String(decoding: line, as: UTF8.self).trimmed
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count >= 3 { include(&self, String(parts[1])) }
        continue
      }
      guard !text.hasPrefix("//"), let equal = text.firstIndex(of: "=") else { continue }
      // `KEY[sdk=iphoneos*] = value`
      let isConditional = text[..<equal].contains("[")
      let mark = isConditional ? text[text.index(after: equal)...].firstIndex(of: "=") : equal
      guard let mark else { continue }
      let value = String(text[text.index(after: mark)...]).withoutComment.trimmed
      add([String(text[..<mark]).trimmed: value])
    }
  }

  private static let maximumFiles = 64
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The text without a comment at its end; an address has two slashes behind a colon.
  fileprivate var withoutComment: String {
    var place = utf8.startIndex
    while let mark = utf8[place...].firstIndex(of: UInt8(ascii: "/")) {
      let next = utf8.index(after: mark)
      guard next < utf8.endIndex else { return self }
      let isAddress = mark > utf8.startIndex && utf8[utf8.index(before: mark)] == UInt8(ascii: ":")
      if utf8[next] == UInt8(ascii: "/"), !isAddress { return String(self[..<mark]) }
      place = next
    }
    return self
  }
}
