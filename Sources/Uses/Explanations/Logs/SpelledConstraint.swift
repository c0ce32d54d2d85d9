import LayoutModel

/// A constraint that a library prints in words, without addresses. Its constant is printed only if the visual format
/// follows:
///
///     title Top Equal box Top. VFL: V:|-(8)-[title]-(8)-|
///     title Height Equal title NotAnAttribute 40
struct SpelledConstraint {
  private(set) var constraint: LoggedConstraint

  private static let relations: [String: ConstraintRelation] = [
    "Equal": .equal, "EqualTo": .equal, "LessThanOrEqual": .lessThanOrEqual, "LessThanOrEqualTo": .lessThanOrEqual,
    "GreaterThanOrEqual": .greaterThanOrEqual, "GreaterThanOrEqualTo": .greaterThanOrEqual,
  ]
  private static let noAttribute = "NotAnAttribute"
  private static let longest = 2_000
  private static let format = Array("VFL:".utf8)

  /// Parses a line of a list.
  ///
  /// - Parameters:
  ///   - text: The line, with the characters that close the list's entry.
  ///   - line: Its number.
  init?(_ text: ArraySlice<UInt8>, line: Int) {
    // Each word for a relation has this letter.
    guard text.count < Self.longest, text.contains(UInt8(ascii: "E")) else { return nil }
    // Marks before a line were added by whoever pasted it.
    let entry = text.trimmed(of: "\", ").drop { !Byte.isOfName($0) && $0 != Byte.quote }
    let formatStart = entry.indices.first { entry[$0...].starts(with: Self.format) }
    let statement = entry[..<(formatStart ?? entry.endIndex)]
    let words = statement.split(separator: Byte.space).map { $0.trimmed(of: ".,") }.filter { !$0.isEmpty }
    guard let place = words.firstIndex(where: { Self.relations[LogLineParser.string($0)] != nil }), place >= 2,
      let relation = Self.relations[LogLineParser.string(words[place])],
      let first = Self.term(words[..<place])
    else { return nil }
    let behind = words[(place + 1)...]
    let end = behind.firstIndex { Self.isAttribute($0) }
    let second = end.flatMap { Self.term(behind[...$0]) }
    // Without an item on the right, there must be a number, or the word for no attribute.
    let isComplete = end.map { second != nil || LogLineParser.string(behind[$0]) == Self.noAttribute }
    guard isComplete ?? !behind.isEmpty else { return nil }
    constraint = LoggedConstraint(
      className: "", address: "", identifier: nil, first: first, relation: relation, second: second, line: line)
    guard readNumbers(end.map { behind[($0 + 1)...] } ?? behind) else { return nil }
    guard !constraint.isConstantPrinted, let formatStart else { return }
    readFormat(entry[(formatStart + Self.format.count)...].trimmed)
  }

  /// Returns `top` for `Top`.
  private static func attribute(_ word: ArraySlice<UInt8>) -> String? {
    guard let capital = word.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(capital) else { return nil }
    let name = LogLineParser.string([capital | 0x20] + word.dropFirst())
    guard let attribute = LoggedAttribute(name), attribute != .unknown else { return nil }
    return name
  }

  private static func isAttribute(_ word: ArraySlice<UInt8>) -> Bool {
    attribute(word) != nil || LogLineParser.string(word) == noAttribute
  }

  /// Parses an item's name, of one word or more, and its attribute.
  private static func term(_ words: ArraySlice<ArraySlice<UInt8>>) -> LoggedConstraint.Term? {
    guard words.count >= 2, let last = words.last, let attribute = attribute(last) else { return nil }
    let name = words.dropLast().map { LogLineParser.string($0) }.joined(separator: " ")
    return LoggedConstraint.Term(
      item: LoggedConstraint.Item(name: name, className: nil, address: nil), attribute: attribute)
  }

  /// Reads the text after the second attribute: `* 0.5`, `+ 8`, `- 8`, `40`, `@999`.
  private mutating func readNumbers(_ words: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    constraint.isConstantPrinted = false
    var sign = 1.0
    var isFactor = false
    for word in words {
      switch LogLineParser.string(word) {
      case "*", "x", "multiplier": isFactor = true
      case "+", "constant", "plus": sign = 1
      case "-", "minus": sign = -1
      default:
        let isPriority = word.first == UInt8(ascii: "@")
        guard let number = LogNumber(isPriority ? word.dropFirst() : word), number.end == word.endIndex else {
          return false
        }
        if isPriority {
          guard number.value > 0, number.value <= 1000 else { return false }
          constraint.priority = number.value
        } else if isFactor {
          constraint.multiplier = number.value
          isFactor = false
        } else {
          constraint.constant = sign * number.value
          constraint.isConstantPrinted = true
        }
      }
    }
    return true
  }

  /// Takes the constant from the visual format that the constraint was made from.
  private mutating func readFormat(_ text: ArraySlice<UInt8>) {
    let axis = text.starts(with: "V:".utf8) ? Axis.vertical : .horizontal
    let hasPrefix = text.starts(with: "V:".utf8) || text.starts(with: "H:".utf8)
    var format = LoggedVisualFormat(
      hasPrefix ? text.dropFirst(2) : text, along: axis, LogNotes(), isLeftToRight: false)
    for part in format.constraints {
      guard let sign = sign(of: part) else { continue }
      constraint.constant = sign * part.constant
      constraint.isRounded = part.isRounded
      constraint.isConstantPrinted = part.isPrinted
      return
    }
  }

  /// Returns 1 if a part of a format is this constraint, and -1 if it is reversed. The format may show one of the items
  /// as `|`.
  private func sign(of part: LoggedVisualFormat.Part) -> Double? {
    let (first, second) = (constraint.first, constraint.second)
    guard let second, let other = part.second else {
      let isSame = second == nil && part.second == nil && part.first.item.name == first.item.name
      return isSame && part.first.kind == first.kind ? 1 : nil
    }
    let isSame = part.first.item.name == first.item.name || other.item.name == second.item.name
    if isSame, part.first.kind == first.kind, other.kind == second.kind { return 1 }
    let isTurned = part.first.item.name == second.item.name || other.item.name == first.item.name
    return isTurned && part.first.kind == second.kind && other.kind == first.kind ? -1 : nil
  }
}

extension ArraySlice<UInt8> {
  /// Returns the text without some characters at either end.
  fileprivate func trimmed(of characters: String) -> ArraySlice<UInt8> {
    let rest = drop { characters.utf8.contains($0) }
    guard let last = rest.lastIndex(where: { !characters.utf8.contains($0) }) else { return rest.prefix(0) }
    return rest[...last]
  }
}
