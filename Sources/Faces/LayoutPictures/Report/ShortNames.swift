/// Shorter names for a script's declarations: variables, functions, classes and parameters. A name becomes the same in
/// every scope, so that shadowing stays the same. Names of properties don't change.
///
///     const width = view.width, size = {width};   const a=view.width,size={width:a};
///
/// It only handles the JavaScript of the page's own files. It recognizes objects and classes by the token before their
/// brackets. A browser's name that the script uses without `window.` must not be declared in it, except those in
/// `globals`.
struct ShortNames {
  private var names: [String: ArraySlice<UInt8>] = [:]

  /// Chooses the names for a script's tokens: the shortest for those that take the most room.
  init(of tokens: [ScriptToken]) {
    var census = Census()
    census.count(tokens)
    let declared = census.declared.subtracting(Self.globals)
    // Not every name becomes shorter, and none may become one that stays.
    let taken = Set(census.uses.keys).union(Self.keywords)
    let byRoom = declared.map { (name: $0, room: (census.uses[$0] ?? 0) * $0.utf8.count) }
      .sorted { ($1.room, $0.name) < ($0.room, $1.name) }
    var number = 0
    for (name, _) in byRoom {
      var short = Self.name(number)
      while taken.contains(short) {
        number += 1
        short = Self.name(number)
      }
      number += 1
      if short.utf8.count < name.utf8.count { names[name] = Array(short.utf8)[...] }
    }
  }

  /// The name with a number: `a` to `Z`, then two letters, and so on.
  private static func name(_ number: Int) -> String {
    let rest = number / letters.count
    return (rest > 0 ? name(rest - 1) : "") + String(letters[number % letters.count])
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let globals: Set<String> = ["document", "window", "location", "history", "navigator", "performance"]
  private static let shorter = ["const": "let", "true": "!0", "false": "!1", "undefined": "void 0"]
  /// Keywords that are as short as the new names.
  private static let keywords: Set<String> = ["as", "do", "if", "in", "is", "of"]

  /// Replaces the names, and some keywords by shorter equivalents.
  func rename(_ tokens: inout [ScriptToken]) {
    ScriptPlaces.forEachWord(in: tokens) { position, word, place in
      if place == .name, let shorter = Self.shorter[word] { tokens[position].text = Array(shorter.utf8)[...] }
      guard place != .property, let short = names[word] else { return }
      let key = place == .shorthand ? Array("\(word):".utf8) : []
      tokens[position].text = key + short
    }
    for position in tokens.indices {
      guard case .template(var parts) = tokens[position].kind else { continue }
      for part in parts.indices { rename(&parts[part].placeholder) }
      tokens[position].kind = .template(parts)
    }
  }
}

/// The names used in a script, and the names declared there.
private struct Census {
  var declared: Set<String> = []
  /// The number of uses of each name, other than as a property.
  var uses: [String: Int] = [:]

  mutating func count(_ tokens: [ScriptToken]) {
    ScriptPlaces.forEachWord(in: tokens) { _, word, place in
      if place != .property { uses[word, default: 0] += 1 }
    }
    for (position, token) in tokens.enumerated() {
      if case .template(let parts) = token.kind {
        for part in parts { count(part.placeholder) }
      } else if let word = token.word {
        if Self.declaring.contains(word) { declare(tokens, behind: position) }
      } else if token.isMark(">"), position > 1, tokens[position - 1].isMark("=") {
        declareParameters(tokens, before: position - 1)
      } else if token.isMark("{"), position > 0, tokens[position - 1].isMark(")") {
        declareParameters(tokens, before: position)
      }
    }
  }

  private static let declaring: Set<String> = ["const", "let", "function", "class"]
  private static let controlling: Set<String> = ["if", "for", "while", "switch"]

  /// Records the declarations of a keyword: a name, or all names of a pattern.
  private mutating func declare(_ tokens: [ScriptToken], behind keyword: Int) {
    let next = keyword + 1
    guard next < tokens.count else { return }
    if let word = tokens[next].word { declared.insert(word) }
    if tokens[next].isMark("[") || tokens[next].isMark("{") {
      declarePattern(tokens[next..<ScriptPlaces.end(of: tokens, from: next)])
    }
  }

  /// Records the parameters before an arrow or a body: a name, or names in round brackets, unless they are a
  /// condition's.
  private mutating func declareParameters(_ tokens: [ScriptToken], before end: Int) {
    guard end > 0 else { return }
    if let word = tokens[end - 1].word { declared.insert(word) }
    guard tokens[end - 1].isMark(")") else { return }
    let start = ScriptPlaces.start(of: tokens, to: end - 1)
    if start > 0, let word = tokens[start - 1].word, Self.controlling.contains(word) { return }
    declarePattern(tokens[start..<end])
  }

  /// Records the names of a pattern in brackets: those behind a bracket, a comma, a colon or dots, and no default's.
  private mutating func declarePattern(_ tokens: ArraySlice<ScriptToken>) {
    for position in tokens.indices.dropFirst() {
      guard let word = tokens[position].word else { continue }
      let before = tokens[position - 1]
      let isRest = before.isMark(".") && tokens[position - 2].isMark(".")
      if isRest || "([{,:".contains(where: before.isMark) { declared.insert(word) }
    }
  }
}

/// The roles of words, by their neighbours.
private enum ScriptPlaces {
  enum Role { case name, property, shorthand }

  private enum Bracket { case object, `class`, other }

  /// Passes each word to a closure with its role.
  static func forEachWord(in tokens: [ScriptToken], _ body: (Int, String, Role) -> Void) {
    var open: [Bracket] = []
    for (position, token) in tokens.enumerated() {
      let before = position > 0 ? tokens[position - 1] : nil
      guard let word = token.word else {
        guard case .mark = token.kind, let mark = token.text.first else { continue }
        if "([{".utf8.contains(mark) { open.append(token.isMark("{") ? brace(tokens, position) : .other) }
        if ")]}".utf8.contains(mark) { _ = open.popLast() }
        continue
      }
      let isSpread = position > 1 && tokens[position - 2].isMark(".")
      if before?.isMark(".") ?? false, !isSpread {
        body(position, word, .property)
        continue
      }
      let next = position + 1 < tokens.count ? tokens[position + 1] : nil
      func isNext(_ marks: String) -> Bool { next.map { marks.contains(where: $0.isMark) } ?? false }
      let isFirst = before.map { "{,".contains(where: $0.isMark) } ?? false
      let place: Role =
        switch open.last {
        case .object where isFirst: isNext(":(") ? .property : isNext(",}=") ? .shorthand : .name
        case .class where isNext("("): .property
        default: .name
        }
      body(position, word, place)
    }
  }

  /// The kind of a bracket, by the token before it.
  private static func brace(_ tokens: [ScriptToken], _ position: Int) -> Bracket {
    guard position > 0 else { return .other }
    let before = tokens[position - 1]
    if let word = before.word {
      if ["return", "const", "let"].contains(word) { return .object }
      return position > 1 && tokens[position - 2].word == "class" ? .class : .other
    }
    if before.isMark("."), position > 2 { return .object }
    return "(,=:[?|&".contains(where: before.isMark) ? .object : .other
  }

  /// The position behind the bracket that closes the one at a position.
  static func end(of tokens: [ScriptToken], from start: Int) -> Int {
    var depth = 0
    for position in start..<tokens.count {
      if "([{".contains(where: tokens[position].isMark) { depth += 1 }
      if ")]}".contains(where: tokens[position].isMark) { depth -= 1 }
      if depth == 0 { return position + 1 }
    }
    return tokens.count
  }

  /// The position of the bracket that the one at a position closes.
  static func start(of tokens: [ScriptToken], to end: Int) -> Int {
    var depth = 0
    for position in stride(from: end, through: 0, by: -1) {
      if ")]}".contains(where: tokens[position].isMark) { depth += 1 }
      if "([{".contains(where: tokens[position].isMark) { depth -= 1 }
      if depth == 0 { return position }
    }
    return 0
  }
}
