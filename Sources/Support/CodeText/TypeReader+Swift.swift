/// Declarations of Swift.
extension TypeReader {
  mutating func readSwiftWord(_ index: Int) -> Int {
    guard !code.isSign(index - 1, ".") else { return index + 1 }
    if code.isWord(index, "class") || code.isWord(index, "extension") || code.isWord(index, "struct")
      || code.isWord(index, "enum") || code.isWord(index, "actor") || code.isWord(index, "protocol")
    {
      return readSwiftType(index) ?? index + 1
    }
    if code.isWord(index, "func"), code.isWord(index + 1) {
      return readSwiftFunction(index, code.text(index + 1), behind: index + 2)
    }
    // `.init(…)` is a value.
    if code.isWord(index, "init"), isInType, !code.isSign(index - 1, ".") {
      return readSwiftFunction(index, "init", behind: index + 1)
    }
    if code.isWord(index, "var"), code.isWord(index + 1) { return readSwiftProperty(index) }
    return readChain(index)
  }

  private static let modifiers: Set<String> = [
    "func", "var", "let", "override", "final", "private", "public", "internal", "open", "fileprivate", "static",
    "subscript", "init", "mutating", "lazy", "weak", "unowned", "dynamic", "nonisolated",
  ]

  private mutating func readSwiftType(_ index: Int) -> Int? {
    guard code.isWord(index + 1), !Self.modifiers.contains(code.text(index + 1)) else { return nil }
    var place = index + 1
    // Of a name within others the last part counts.
    while code.isSign(place + 1, "."), code.isWord(place + 2) { place += 2 }
    var type = CodeType(name: code.text(place), line: line(place))
    place += 1
    var depth = 0
    var isBehindColon = false
    let limit = min(code.count, place + Self.maximumHead)
    while place < limit, !code.isSign(place, "{"), !code.isSign(place, "}"), !code.isSign(place, ";") {
      if code.isSign(place, "<") { depth += 1 }
      if code.isSign(place, ">") { depth -= 1 }
      if depth == 0, code.isSign(place, ":") { isBehindColon = true }
      if depth == 0, code.isWord(place, "where") { isBehindColon = false }
      if depth == 0, isBehindColon, code.isWord(place), !code.isSign(place - 1, "@"), !code.isSign(place + 1, ".") {
        type.inherited.append(code.text(place))
      }
      place = code.isSign(place, "(") || code.isSign(place, "[") ? code.end(ofGroupAt: place) : place + 1
    }
    guard code.isSign(place, "{") else { return nil }
    if code.isWord(index, "extension") { type.inherited = [] }
    types.append(type)
    around.append((types.count - 1, code.end(ofGroupAt: place)))
    member = nil
    return place + 1
  }

  /// The most tokens between a type's name and its body.
  private static let maximumHead = 200

  /// A Boolean value that tells whether a member of a type begins here, and not a part of another member.
  private var isInType: Bool { !around.isEmpty && member == nil }

  private static let members: [StaticString] = ["func", "var", "init"]

  private mutating func readSwiftFunction(_ index: Int, _ name: String, behind start: Int) -> Int {
    var place = start
    var isForWindow = false
    while place < code.count, !code.isSign(place, "{") {
      guard code.isSign(place, "(") else {
        // A requirement has no body.
        if code.isSign(place, "}") || Self.members.contains(where: { code.isWord(place, $0) }) { return place }
        place += 1
        continue
      }
      let end = code.end(ofGroupAt: place)
      isForWindow = isForWindow || (place..<end).contains { code.isWord($0, "supportedInterfaceOrientationsFor") }
      place = end
    }
    guard place < code.count, isInType else { return place + 1 }
    let body = (place + 1)..<max(place + 1, code.end(ofGroupAt: place) - 1)
    member = (name, body)
    note(isForWindow ? Self.orientationsOfApplication : name, body, at: index)
    return place + 1
  }

  static let orientationsOfApplication = "supportedInterfaceOrientationsFor"

  private mutating func readSwiftProperty(_ index: Int) -> Int {
    let name = code.text(index + 1)
    guard isInType, let type = around.last?.type else { return index + 2 }
    var start = index - 1
    var isOutlet = false
    var isPrivate = false
    // The words before it, and what some have in parentheses: `@IBOutlet private(set) weak var`.
    while start >= 0, index - start <= Self.maximumModifiers {
      if code.isWord(start, "IBOutlet") || code.isWord(start, "IBInspectable") {
        isOutlet = true
      } else if code.isWord(start, "private") || code.isWord(start, "fileprivate") {
        isPrivate = isPrivate || !code.isSign(start + 1, "(")
      } else if code.isWord(start) {
        guard Self.modifiers.contains(code.text(start)) || code.isSign(start - 1, "(") || code.isSign(start - 1, "@")
        else { break }
      } else if !code.isSign(start, "@"), !code.isSign(start, "("), !code.isSign(start, ")") {
        break
      }
      start -= 1
    }
    if isOutlet { types[type].outlets[name] = CodeType.Outlet(line: line(index), isPrivate: isPrivate) }
    var place = index + 2
    var lastLine = code.tokens[index].line
    while place < code.count, !code.isSign(place, "{"), !code.isSign(place, "="), !code.isSign(place, "}") {
      // What has neither a value nor a body ends with its line.
      if code.tokens[place].line > lastLine, !code.isSign(place - 1, ":") { return place }
      lastLine = code.tokens[place].line
      place = code.isSign(place, "(") || code.isSign(place, "[") ? code.end(ofGroupAt: place) : place + 1
    }
    guard code.isSign(place, "{") else { return place }
    let body = (place + 1)..<max(place + 1, code.end(ofGroupAt: place) - 1)
    member = (name, body)
    note(name, body, at: index)
    return place + 1
  }

  private static let maximumModifiers = 16
}
