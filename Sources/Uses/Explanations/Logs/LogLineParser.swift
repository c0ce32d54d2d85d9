import LayoutModel

/// A parser of one constraint of a log, without its angle brackets.
///
///     NSLayoutConstraint:0x60 'gap' UILabel:0x7f'Name'.width == 1.5*UIView:0x7e.width + 8   (active, names: …)
///     └ class and address     └ identifier                                                 └ notes
///
/// Titles may contain anything, so the end of one is found by what follows it.
struct LogLineParser {
  private var className = ""
  private var address = ""
  private var source: String?
  private var identifier: String?
  private var mask: String?
  private var notes = LogNotes()
  private var isLeftToRight = false
  private var priority = 1000.0
  private let line: Int

  /// Parses a constraint.
  ///
  /// - Parameters:
  ///   - text: The text from the class up to the `>`.
  ///   - line: The number of its first line.
  /// - Returns: One constraint, or for a visual format one for each distance; none if the text isn't understood.
  static func constraints(in text: ArraySlice<UInt8>, line: Int) -> [LoggedConstraint] {
    let spaced = LogLineParser.read(joined(text, isSpaced: true), line)
    guard spaced.isEmpty, text.contains(Byte.lineFeed) else { return spaced }
    // The line was broken within a word.
    return LogLineParser.read(joined(text, isSpaced: false), line)
  }

  /// Returns the lines of a text in one, with spaces between them on request.
  private static func joined(_ text: ArraySlice<UInt8>, isSpaced: Bool) -> [UInt8] {
    var joined: [UInt8] = []
    joined.reserveCapacity(text.count)
    for line in text.split(separator: Byte.lineFeed) {
      if isSpaced, !joined.isEmpty { joined.append(Byte.space) }
      joined += line
    }
    return joined
  }

  private static func read(_ text: [UInt8], _ line: Int) -> [LoggedConstraint] {
    var parser = LogLineParser(line: line)
    guard let body = parser.readHead(text[...]) else { return [] }
    return parser.readBody(parser.withoutTail(body)).map { parser.classified($0) }
  }

  private init(line: Int) { self.line = line }

  // MARK: Before

  /// Reads class, address, mask and identifier, and returns the rest, or `nil` if they are missing.
  private mutating func readHead(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    className = Self.string(text[..<colon])
    var rest = text[(colon + 1)...].drop { $0 == Byte.space }
    let end = rest.firstIndex(of: Byte.space) ?? rest.endIndex
    let token = rest[..<end]
    let at = token.firstIndex(of: UInt8(ascii: "@"))
    address = Self.string(token[..<(at ?? end)])
    source = at.map { Self.string(token[($0 + 1)...]) }
    rest = rest[end...].drop { $0 == Byte.space }
    var masks: [String] = []
    while true {
      if rest.starts(with: "h=".utf8) || rest.starts(with: "v=".utf8) {
        let end = rest.firstIndex(of: Byte.space) ?? rest.endIndex
        masks.append(Self.string(rest[..<end]))
        rest = rest[end...].drop { $0 == Byte.space }
      } else if rest.first == Byte.quote, identifier == nil, let end = Self.endOfIdentifier(rest) {
        identifier = Self.string(rest[(rest.startIndex + 1)..<end])
        rest = rest[(end + 1)...].drop { $0 == Byte.space }
      } else {
        break
      }
    }
    if !masks.isEmpty { mask = masks.joined(separator: " ") }
    return rest.isEmpty ? nil : rest
  }

  /// Returns the quote that ends an identifier: the first with a space after it.
  private static func endOfIdentifier(_ text: ArraySlice<UInt8>) -> Int? {
    var index = text.startIndex + 1
    while index + 1 < text.endIndex {
      if text[index] == Byte.quote, text[index + 1] == Byte.space { return index }
      index += 1
    }
    return nil
  }

  // MARK: Behind

  /// Reads notes, direction and priority at the end, and returns the rest.
  private mutating func withoutTail(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text.trimmed
    if let start = LogNotes.start(in: rest) {
      notes = LogNotes(rest[start...])
      rest = rest[..<start].trimmed
    }
    for (word, isLeft) in [("(LTR)", true), ("(RTL)", false)] where rest.hasSuffix(word) {
      rest = rest.dropLast(word.utf8.count).trimmed
      isLeftToRight = isLeft
    }
    for mark in [UInt8(ascii: "@"), UInt8(ascii: "^")] {
      guard let index = rest.lastIndex(of: mark), index > rest.startIndex, rest[index - 1] == Byte.space,
        let value = LogNumber(Self.withoutType(rest[(index + 1)...].trimmed)), value.value > 0, value.value <= 1000,
        rest[value.end...].allSatisfy({ $0 == UInt8(ascii: ")") })
      else { continue }
      priority = value.value
      rest = rest[..<index].trimmed
    }
    return rest
  }

  private static let typeOfPriority = Array("UILayoutPriority(rawValue:".utf8)

  /// Returns a priority without the type that libraries print around it: `UILayoutPriority(rawValue: 750.0)`.
  private static func withoutType(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.starts(with: typeOfPriority) ? text.dropFirst(typeOfPriority.count).trimmed : text
  }

  private mutating func readBody(_ text: ArraySlice<UInt8>) -> [LoggedConstraint] {
    for (prefix, axis) in [("H:", Axis.horizontal), ("V:", .vertical)] where text.starts(with: prefix.utf8) {
      let next = text.dropFirst(2).first
      guard next == UInt8(ascii: "|") || next == UInt8(ascii: "[") || next == UInt8(ascii: "-") else { continue }
      var format = LoggedVisualFormat(text.dropFirst(2), along: axis, notes, isLeftToRight: isLeftToRight)
      return format.constraints.map { part in
        var constraint = constraint(part.first, part.relation)
        constraint.second = part.second
        constraint.constant = part.constant
        constraint.isRounded = part.isRounded
        constraint.isConstantPrinted = part.isPrinted
        constraint.superview = part.superview
        if let own = part.priority { constraint.priority = own }
        return constraint
      }
    }
    return equation(text).map { [$0] } ?? []
  }

  private func constraint(_ first: LoggedConstraint.Term, _ relation: ConstraintRelation) -> LoggedConstraint {
    LoggedConstraint(
      className: className, address: address, identifier: identifier, first: first, relation: relation,
      priority: priority, mask: mask, source: source, line: line, isLeftToRight: isLeftToRight,
      superview: notes.superview)
  }

  // MARK: Equations

  private static let relations: [(word: [UInt8], relation: ConstraintRelation)] = [
    (Array("==".utf8), .equal), (Array("<=".utf8), .lessThanOrEqual), (Array(">=".utf8), .greaterThanOrEqual),
  ]

  /// The maximum number of relations and dots that are tried; titles may contain them too.
  private static let maximumTries = 16

  /// Parses `item.attribute == multiplier*item.attribute + constant`.
  private func equation(_ text: ArraySlice<UInt8>) -> LoggedConstraint? {
    var index = text.startIndex
    var tries = 0
    while index + 1 < text.endIndex, tries < Self.maximumTries {
      defer { index += 1 }
      guard text[index + 1] == UInt8(ascii: "="),
        let relation = Self.relations.first(where: { text[index...].starts(with: $0.word) })?.relation
      else { continue }
      tries += 1
      guard let first = term(text[..<index].trimmed), first.rest.isEmpty else { continue }
      var constraint = constraint(first.term, relation)
      return readSide(text[(index + 2)...].trimmed, &constraint) ? constraint : nil
    }
    return nil
  }

  /// Reads the right side: a number, or a term with its multiplier and constant.
  private func readSide(_ text: ArraySlice<UInt8>, _ constraint: inout LoggedConstraint) -> Bool {
    if let number = LogNumber(text) {
      if number.end == text.endIndex {
        constraint.constant = number.value
        constraint.isRounded = number.isRounded
        return true
      }
      let behind = text[number.end...].trimmed
      if behind.first == UInt8(ascii: "*") {
        constraint.multiplier = number.value
        constraint.isRounded = number.isRounded
        return readTerm(behind.dropFirst().trimmed, &constraint)
      }
    }
    if let space = LogNumber(space: text), space.end == text.endIndex {
      constraint.constant = space.value
      return true
    }
    return readTerm(text, &constraint)
  }

  private func readTerm(_ text: ArraySlice<UInt8>, _ constraint: inout LoggedConstraint) -> Bool {
    guard let second = term(text) else { return false }
    constraint.second = second.term
    var rest = second.rest.trimmed
    if let sign = rest.first, sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/"),
      let number = LogNumber(rest.dropFirst().trimmed), number.value != 0
    {
      let multiplier = sign == UInt8(ascii: "*") ? number.value : 1 / number.value
      guard Magnitude.isSound(multiplier) else { return false }
      constraint.multiplier = multiplier
      constraint.isRounded = constraint.isRounded || number.isRounded
      rest = rest[number.end...].trimmed
    }
    guard !rest.isEmpty else { return true }
    if let space = LogNumber(space: rest.first == UInt8(ascii: "+") ? rest.dropFirst().trimmed : rest),
      space.end == rest.endIndex
    {
      constraint.constant = space.value
      return true
    }
    guard let number = LogNumber(rest), number.end == rest.endIndex else { return false }
    constraint.constant = number.value
    constraint.isRounded = constraint.isRounded || number.isRounded
    return true
  }

  /// Reads `item.attribute` and returns the rest. The item ends at the last dot that an attribute and a valid rest
  /// follow.
  private func term(_ text: ArraySlice<UInt8>) -> (term: LoggedConstraint.Term, rest: ArraySlice<UInt8>)? {
    var index = text.endIndex
    var tries = 0
    while index > text.startIndex, tries < Self.maximumTries {
      index -= 1
      guard text[index] == UInt8(ascii: ".") else { continue }
      tries += 1
      let isUnnamed = text[(index + 1)...].starts(with: LoggedAttribute.unnamed.utf8)
      let end =
        isUnnamed
        ? index + 1 + LoggedAttribute.unnamed.utf8.count
        : text[(index + 1)...].firstIndex { !Byte.isLetter($0) } ?? text.endIndex
      let word = Self.string(text[(index + 1)..<end])
      guard LoggedAttribute(word) != nil else { continue }
      var rest = text[end...]
      // `contentHeight{id: 28}`
      if rest.first == UInt8(ascii: "{"), let close = rest.firstIndex(of: UInt8(ascii: "}")) {
        rest = rest[(close + 1)...]
      }
      guard rest.isEmpty || rest.first == Byte.space || rest.first == UInt8(ascii: "*"),
        let item = notes.item(text[..<index].trimmed)
      else { continue }
      return (LoggedConstraint.Term(item: item, attribute: word), rest)
    }
    return nil
  }

  private func classified(_ constraint: LoggedConstraint) -> LoggedConstraint {
    var constraint = constraint
    // Nobody relates a view to itself; if addresses are missing, these are two views.
    if let second = constraint.second?.item, second.key == constraint.first.item.key, second.isNameless,
      !constraint.first.kind.isSize
    {
      constraint.second?.item.name = "another"
    }
    constraint.origin = LoggedConstraint.Origin(of: constraint)
    return constraint
  }

  static func string(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
}

extension ArraySlice<UInt8> {
  /// The text without spaces at either end.
  var trimmed: ArraySlice<UInt8> {
    let rest = drop { Byte.isBlank($0) }
    guard let last = rest.lastIndex(where: { !Byte.isBlank($0) }) else { return rest.prefix(0) }
    return rest[...last]
  }

  func hasSuffix(_ word: String) -> Bool {
    count >= word.utf8.count && suffix(word.utf8.count).elementsEqual(word.utf8)
  }
}
