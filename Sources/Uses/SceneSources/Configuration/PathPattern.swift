/// A pattern of paths as in `.gitignore`: `*` and `?` within a name, `**` for folders between, `[a-z]`.
///
///     Pods/          folders of this name, anywhere
///     /build         in the folder itself
///     Legacy/**      everything below the folder
package struct PathPattern: Hashable, Sendable {
  /// A Boolean value that tells whether the pattern includes its matches again: `!name`.
  package let isNegated: Bool
  private let parts: [String]
  private let isForFoldersOnly: Bool

  /// Parses the pattern of a line; `nil` for an empty line or a comment.
  package init?(line: some StringProtocol) {
    var text = String(line)
    if text.hasSuffix("\r") { text.removeLast() }
    while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text.removeLast() }
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    let isNegated = text.hasPrefix("!")
    if isNegated { text.removeFirst() }
    self.init(text, isNegated: isNegated)
  }

  /// Creates a pattern from a configuration.
  package init(_ text: String) {
    self.init(text, isNegated: false)
  }

  private init(_ text: String, isNegated: Bool) {
    self.isNegated = isNegated
    var text = text[...]
    isForFoldersOnly = text.hasSuffix("/")
    while text.hasSuffix("/") { text.removeLast() }
    let isAnchored = text.contains("/")
    while text.hasPrefix("/") { text.removeFirst() }
    let own = text.split(separator: "/").map(String.init)
    parts = isAnchored ? own : ["**"] + own
  }

  /// Tells whether the pattern matches a path, whose names are relative to the pattern's folder.
  package func matches(_ path: [String], isFolder: Bool) -> Bool {
    guard isFolder || !isForFoldersOnly else { return false }
    return Self.matches(parts[...], path[...])
  }

  /// Tells whether the pattern matches a path or a folder that contains the path.
  package func covers(_ path: [String]) -> Bool {
    (1...max(1, path.count)).contains { count in
      matches(Array(path.prefix(count)), isFolder: count < path.count || !isForFoldersOnly)
    }
  }

  /// Tells whether a text is a pattern that can match several names.
  static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

  /// Tells whether one of some names matches a pattern of single names.
  package static func matches(_ pattern: String, oneOf names: [String]) -> Bool {
    names.contains { $0 == pattern || matches(Array(pattern.unicodeScalars), Array($0.unicodeScalars)) }
  }

  private static func matches(_ parts: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    // The positions in the pattern that may come next; each name moves them on.
    var places: Set<Int> = [parts.startIndex]
    func closed(_ places: Set<Int>) -> Set<Int> {
      var result = places
      for index in places.sorted() {
        var index = index
        while index < parts.endIndex, parts[index] == "**" {
          index += 1
          result.insert(index)
        }
      }
      return result
    }
    places = closed(places)
    for name in path {
      var next: Set<Int> = []
      for index in places where index < parts.endIndex {
        if parts[index] == "**" {
          next.insert(index)
        } else if matches(Array(parts[index].unicodeScalars), Array(name.unicodeScalars)) {
          next.insert(index + 1)
        }
      }
      places = closed(next)
    }
    return places.contains(parts.endIndex) && !(path.isEmpty && parts.last == "**")
  }

  /// Tells whether a name matches a pattern within it; each `*` is tried at the last position where it may end.
  private static func matches(_ pattern: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
    var (at, index) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while index < name.count {
      if at < pattern.count, pattern[at] == "*" {
        star = (at, index)
        at += 1
      } else if at < pattern.count, let length = length(of: pattern, from: at, matching: name[index]) {
        at += length
        index += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        at = last.pattern + 1
        index = last.name + 1
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }

  /// Returns the length of the part of a pattern that matches one character; `nil` if it doesn't match.
  private static func length(of pattern: [Unicode.Scalar], from at: Int, matching scalar: Unicode.Scalar) -> Int? {
    switch pattern[at] {
    case "?": return 1
    case "\\" where at + 1 < pattern.count: return pattern[at + 1] == scalar ? 2 : nil
    case "[":
      guard let end = pattern[(at + 1)...].dropFirst().firstIndex(of: "]") else { return scalar == "[" ? 1 : nil }
      var set = pattern[(at + 1)..<end]
      let isNegated = set.first == "!" || set.first == "^"
      if isNegated { set.removeFirst() }
      var isIn = false
      var index = set.startIndex
      while index < set.endIndex {
        if index + 2 < set.endIndex, set[index + 1] == "-" {
          if set[index] <= scalar, scalar <= set[index + 2] { isIn = true }
          index += 3
        } else {
          if set[index] == scalar { isIn = true }
          index += 1
        }
      }
      return isIn != isNegated ? end + 1 - at : nil
    default: return pattern[at] == scalar ? 1 : nil
    }
  }
}
