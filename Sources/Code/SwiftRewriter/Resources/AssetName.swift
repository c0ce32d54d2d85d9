/// The name of a colour, an image or a folder in an asset catalogue as Swift's code has it, by the rule of Xcode's generated symbols.
///
/// Words begin at capitals, digits and behind what is neither letter nor digit; the first is small, the others begin with a capital. A
/// last word that only says the kind goes; a name without small letters keeps its words apart; one that begins with a digit gets `_`.
///
///     "Hero image" hero          "color_24292B" color24292B      "A-1-1-0" A_1_1_0
///     "HBO GO Logo" hboGOLogo    "1st place" _1StPlace           "M" M
enum AssetName {
  /// The symbol of a colour's or an image's name.
  ///
  /// - Parameters:
  ///   - name: The name, without the folders that it is in.
  ///   - kind: The word for the kind, in small letters: `color`, `image`.
  /// - Returns: The symbol; `nil` for a name without letters and digits.
  static func symbol(of name: String, kind: String) -> String? {
    var words = words(of: name)
    if words.count > 1, words.last?.lowercased() == kind { words.removeLast() }
    guard let first = words.first else { return nil }
    if !words.contains(where: { $0.contains(where: \.isLowercase) }) { return marked(words.joined(separator: "_")) }
    return marked(first.lowercased() + words.dropFirst().map(\.beginningWithCapital).joined())
  }

  /// The name of the type that a folder with a namespace becomes.
  static func type(of name: String) -> String? {
    let words = words(of: name)
    return words.isEmpty ? nil : marked(words.map(\.beginningWithCapital).joined())
  }

  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        end()
        continue
      }
      if let last = word.last {
        let next = index + 1 < characters.count ? characters[index + 1] : nil
        // `URLField` is `URL` and `Field`.
        let endsCapitals = last.isUppercase && character.isUppercase && next?.isLowercase == true
        if last.isNumber != character.isNumber || last.isLowercase && character.isUppercase || endsCapitals { end() }
      }
      word.append(character)
    }
    end()
    return words
  }

  private static func marked(_ symbol: String) -> String {
    symbol.first?.isNumber == true ? "_" + symbol : escaped(symbol)
  }

  /// A symbol as code writes it: between grave accents where it is a word of the language.
  static func escaped(_ symbol: String) -> String { keywords.contains(symbol) ? "`\(symbol)`" : symbol }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Any", "Self", "Type", "Protocol",
  ]
}

extension String {
  fileprivate var beginningWithCapital: String { prefix(1).uppercased() + dropFirst() }
}
