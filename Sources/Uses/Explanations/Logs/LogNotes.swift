/// The notes in parentheses after a constraint: `(active, names: title:0x7f, '|':UIView:0x7e )`, or `(Names: …)` before
/// iOS 10. They tell which items the names stand for.
struct LogNotes {
  /// Addresses by names.
  private var addresses: [String: String] = [:]
  private var names: [String: String] = [:]
  /// The item that `|` stands for.
  private(set) var superview: LoggedConstraint.Item?

  init() {}

  private static let openings = ["(active", "(inactive", "(Names:", "(names:"].map { Array($0.utf8) }

  /// Returns the start of the notes in a text.
  static func start(in text: ArraySlice<UInt8>) -> Int? {
    var index = text.endIndex
    while index > text.startIndex {
      index -= 1
      if text[index] == UInt8(ascii: "("), openings.contains(where: { text[index...].starts(with: $0) }) {
        return index
      }
    }
    return nil
  }

  /// Reads notes from their parenthesis on.
  init(_ text: ArraySlice<UInt8>) {
    guard let start = Self.end(of: "ames:", in: text) else { return }
    var rest = text[start...].trimmed
    if rest.last == UInt8(ascii: ")") { rest = rest.dropLast().trimmed }
    let pipe = Array("'|':".utf8)
    while !rest.isEmpty {
      if rest.starts(with: pipe) {
        superviewText = rest.dropFirst(pipe.count)
        break
      }
      guard let address = Self.addressStart(in: rest) else { break }
      let end = Self.addressEnd(address + 1, in: rest)
      let name = LogLineParser.string(rest[..<address].trimmed)
      addresses[name] = LogLineParser.string(rest[(address + 1)..<end])
      names[LogLineParser.string(rest[(address + 1)..<end])] = name
      rest = rest[end...].drop { $0 == UInt8(ascii: ",") || $0 == Byte.space }
    }
    if let superviewText { superview = item(superviewText.trimmed) }
  }

  private var superviewText: ArraySlice<UInt8>?

  private static func end(of word: String, in text: ArraySlice<UInt8>) -> Int? {
    let word = Array(word.utf8)
    return text.indices.first { text[$0...].starts(with: word) }.map { $0 + word.count }
  }

  /// Returns the start of `:0x` in a text.
  private static func addressStart(in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { text[$0] == UInt8(ascii: ":") && text[($0 + 1)...].starts(with: "0x".utf8) }
  }

  /// Returns the end of an address: digits, or what was written over them, `0x...` or `0x<A>`.
  static func addressEnd(_ start: Int, in text: ArraySlice<UInt8>) -> Int {
    let digits = min(start + 2, text.endIndex)
    var index = digits
    if index < text.endIndex, text[index] == UInt8(ascii: "<") {
      return text[index...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? text.endIndex
    }
    while index < text.endIndex, Byte.isHexDigit(text[index]) || "xX*?".utf8.contains(text[index]) { index += 1 }
    let isCut = text[index...].starts(with: "...".utf8)
    if index == digits || isCut { while index < text.endIndex, text[index] == UInt8(ascii: ".") { index += 1 } }
    return index
  }

  /// Returns the end of a known name at the beginning of a text, with a character after it that closes an item; names
  /// may contain brackets themselves.
  func endOfName(in text: ArraySlice<UInt8>) -> Int? {
    addresses.keys.compactMap { name -> Int? in
      guard !name.isEmpty, text.starts(with: name.utf8) else { return nil }
      let end = text.startIndex + name.utf8.count
      return end < text.endIndex && [UInt8(ascii: "]"), UInt8(ascii: "(")].contains(text[end]) ? end : nil
    }.max()
  }

  /// Parses an item: `UILabel:0x7f'Name'`, `UILabel:0x7f`, a name that stands for it, or a class alone.
  func item(_ text: ArraySlice<UInt8>) -> LoggedConstraint.Item? {
    guard !text.isEmpty, text.count < 1_000 else { return nil }
    guard let colon = Self.addressStart(in: text) else { return itemWithoutAddress(text) }
    let end = Self.addressEnd(colon + 1, in: text)
    let word = LogLineParser.string(text[..<colon])
    let address = LogLineParser.string(text[(colon + 1)..<end])
    let rest = text[end...].trimmed
    let title = Self.title(rest)
    guard rest.isEmpty || title != nil else { return nil }
    let isName = names[address] == word
    return LoggedConstraint.Item(
      name: names[address] ?? title.flatMap { $0.isEmpty ? nil : $0 }, className: isName || word.isEmpty ? nil : word,
      address: address)
  }

  private static func title(_ text: ArraySlice<UInt8>) -> String? {
    guard text.count >= 2, let mark = text.first, text.last == mark,
      mark == Byte.quote || mark == UInt8(ascii: "\"")
    else { return nil }
    return LogLineParser.string(text.dropFirst().dropLast())
  }

  private func itemWithoutAddress(_ text: ArraySlice<UInt8>) -> LoggedConstraint.Item? {
    let word = LogLineParser.string(text)
    if let address = addresses[word] { return LoggedConstraint.Item(name: word, className: nil, address: address) }
    // `clientNameLabel' '`: an identifier followed by a title.
    let name = text.prefix { $0 != Byte.quote }
    let hasTitle = name.count < text.count
    if hasTitle, Self.title(text[name.endIndex...]) == nil { return nil }
    // `UILabel:statusLabel`: libraries print views with keys like this.
    if let colon = name.firstIndex(of: UInt8(ascii: ":")) {
      return LoggedConstraint.Item(
        name: LogLineParser.string(name[(colon + 1)...]), className: LogLineParser.string(name[..<colon]), address: nil)
    }
    guard let first = name.first, Byte.isOfName(first), name.contains(where: Byte.isLetter), first != UInt8(ascii: ".")
    else { return nil }
    let plain = LogLineParser.string(name)
    let isClass = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) || first == UInt8(ascii: "_")
    return isClass && name.allSatisfy(Byte.isOfName)
      ? LoggedConstraint.Item(name: nil, className: plain, address: nil)
      : LoggedConstraint.Item(name: plain, className: nil, address: nil)
  }
}
