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
    if code.isWord(index, "var") {
      // A keyword that is a name stands in backticks.
      let name = code.isSign(index + 1, "`") ? index + 2 : index + 1
      if code.isWord(name) { return readSwiftProperty(index, name) }
    }
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
    type.isWhollySettable = isMarkedWhole(index)
    types.append(type)
    around.append((types.count - 1, code.end(ofGroupAt: place)))
    member = nil
    return place + 1
  }

  /// Tells whether a type is marked with `@objcMembers`.
  private func isMarkedWhole(_ index: Int) -> Bool {
    var place = index - 1
    while index - place <= Self.maximumModifiers {
      if code.isSign(place, ")"), let start = code.start(ofGroupBefore: place, within: Self.maximumModifiers) {
        place = start - 1
        continue
      }
      guard code.isWord(place) else { return false }
      if code.isWord(place, "objcMembers") { return true }
      place -= code.isSign(place - 1, "@") ? 2 : 1
    }
    return false
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
      if isInType, let type = around.last?.type, (place..<end).contains(where: { code.isWord($0, "forUndefinedKey") }) {
        types[type].takesAnyOutlet = types[type].takesAnyOutlet || name == "setValue"
      }
      place = end
    }
    guard place < code.count, isInType else { return place + 1 }
    let body = (place + 1)..<max(place + 1, code.end(ofGroupAt: place) - 1)
    member = (name, body)
    note(isForWindow ? Self.orientationsOfApplication : name, body, at: index)
    return place + 1
  }

  static let orientationsOfApplication = "supportedInterfaceOrientationsFor"

  private mutating func readSwiftProperty(_ index: Int, _ first: Int) -> Int {
    guard isInType, let type = around.last?.type else { return first + 1 }
    let modifiers = modifiers(before: index)
    let name = code.text(first)
    note(name, modifiers, at: index, type)
    var place = first + 1
    var lastLine = code.tokens[index].line
    var depth = 0
    while place < code.count, !code.isSign(place, "{"), !code.isSign(place, "="), !code.isSign(place, "}") {
      // What has neither a value nor a body ends with its line.
      if code.tokens[place].line > lastLine, !code.isSign(place - 1, ":"), !code.isSign(place - 1, ",") { return place }
      lastLine = code.tokens[place].line
      if code.isSign(place, "<") { depth += 1 }
      if code.isSign(place, ">") { depth -= 1 }
      // `var title, subtitle: UILabel!`
      if depth == 0, code.isSign(place - 1, ","), code.isWord(place) {
        note(code.text(place), modifiers, at: index, type)
      }
      place = code.isSign(place, "(") || code.isSign(place, "[") ? code.end(ofGroupAt: place) : place + 1
    }
    guard code.isSign(place, "{") else { return place }
    let body = (place + 1)..<max(place + 1, code.end(ofGroupAt: place) - 1)
    member = (name, body)
    note(name, body, at: index)
    return place + 1
  }

  /// The marks of a property, from the words before it.
  private struct Modifiers {
    /// Whether a file of Interface Builder may connect it.
    var isOutlet = false
    /// Whether Objective-C sees the property, so that a file may set it.
    var isSettable = false
    var isPrivate = false
  }

  private static let settable: [StaticString] = ["objc", "override", "NSManaged"]

  private mutating func note(_ name: String, _ modifiers: Modifiers, at index: Int, _ type: Int) {
    let outlet = CodeType.Outlet(line: line(index), isPrivate: modifiers.isPrivate)
    if modifiers.isOutlet {
      types[type].outlets[name] = outlet
    } else if modifiers.isSettable || types[type].isWhollySettable {
      types[type].settable[name] = outlet
    }
  }

  /// Reads the words before a property, and what some have in parentheses: `@IBOutlet @available(iOS 13, *) private(set) weak var`.
  private func modifiers(before index: Int) -> Modifiers {
    var found = Modifiers()
    var place = index - 1
    while place >= 0, index - place <= Self.maximumModifiers {
      if code.isSign(place, ")"), let start = code.start(ofGroupBefore: place, within: Self.maximumModifiers) {
        place = start
      } else if code.isWord(place, "IBOutlet") || code.isWord(place, "IBInspectable") {
        found.isOutlet = true
      } else if Self.settable.contains(where: { code.isWord(place, $0) }) {
        found.isSettable = true
      } else if code.isWord(place, "private") || code.isWord(place, "fileprivate") {
        found.isPrivate = found.isPrivate || !code.isSign(place + 1, "(")
      } else if code.isWord(place) {
        guard Self.modifiers.contains(code.text(place)) || code.isSign(place - 1, "@") else { break }
      } else if !code.isSign(place, "@") {
        break
      }
      place -= 1
    }
    return found
  }

  private static let maximumModifiers = 32
}
