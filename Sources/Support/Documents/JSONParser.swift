/// The parser of JSON: it turns bytes into a tree with line numbers.
///
/// It reads strict RFC 8259 and, beyond it, comments (`//` to the line's end, `/* */`), a UTF-8 byte order mark and any
/// line ends (CR, LF, CRLF). Anything else that breaks a rule is an error; the first one in the file is thrown.
package enum JSONParser {
  /// The value that a file holds.
  ///
  /// Throws a `DocumentError` if the file is larger or deeper than the limits, isn't UTF-8 text, is empty, or isn't
  /// JSON. The stack needed doesn't depend on the file, because nested containers are kept in an array.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func parse(
    _ bytes: [UInt8], limits: DocumentLimits = .standard
  ) throws(DocumentError) -> JSONValue {
    try builder(for: bytes, nil, limits: limits).document().value
  }

  /// The value that a file holds, cut off before the first element beyond a limit.
  ///
  /// Nothing is known of the text behind the cut.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - elements: The limit, and the elements that it counts.
  ///   - limits: The other limits of the file's size.
  /// - Returns: The value, and where it was cut. A value that was cut holds all that stands before the cut.
  /// - Throws: The `DocumentError` that reading the whole file throws.
  /// - Complexity: O(*n*) in the number of bytes that are read.
  package static func parse(
    _ bytes: [UInt8], atMost elements: ElementLimit, limits: DocumentLimits = .standard
  ) throws(DocumentError) -> (value: JSONValue, cut: JSONCut?) {
    try builder(for: bytes, elements, limits: limits).document()
  }

  private static func builder(
    for bytes: [UInt8], _ elements: ElementLimit?, limits: DocumentLimits
  ) throws(DocumentError) -> TreeBuilder {
    guard bytes.count <= limits.maximumBytes else {
      let problem = DocumentError.Problem.tooLarge(limit: limits.maximumBytes)
      throw DocumentError(problem, at: SourcePosition(line: 1, column: 1))
    }
    try TextCheck.check(bytes)
    return TreeBuilder(scanner: JSONScanner(bytes), limits, elements)
  }
}

/// The limit on the elements that all arrays under one key may have together.
package struct ElementLimit: Hashable, Sendable {
  package let key: String
  package let maximum: Int

  package init(_ key: String, maximum: Int) {
    self.key = key
    self.maximum = maximum
  }
}

/// The place where reading ended because there was one element too many.
package struct JSONCut: Hashable, Sendable {
  /// The position of that element.
  package let position: SourcePosition
  /// The positions at which the unfinished arrays and objects around it begin.
  package let open: Set<SourcePosition>
}

/// The grammar of arrays and objects over the scanner's tokens.
private struct TreeBuilder {
  private var scanner: JSONScanner
  private let limits: DocumentLimits
  private let elements: ElementLimit?
  private var count = 0
  private var elementCount = 0
  private var cut: JSONCut?

  /// The arrays and objects that began and haven't ended, the outermost first.
  private var open: [OpenContainer] = []

  init(scanner: JSONScanner, _ limits: DocumentLimits, _ elements: ElementLimit?) {
    self.scanner = scanner
    self.limits = limits
    self.elements = elements
  }

  /// Reads the document, up to its end or to the first element beyond the limit.
  consuming func document() throws(DocumentError) -> (value: JSONValue, cut: JSONCut?) {
    let value = try readDocument()
    return (value, cut)
  }

  private mutating func readDocument() throws(DocumentError) -> JSONValue {
    try scanner.skipBlanks()
    if scanner.isAtEnd {
      throw DocumentError(.emptyFile(holdsBlanks: !scanner.bytes.isEmpty), at: SourcePosition(line: 1, column: 1))
    }
    while true {
      if isOneTooMany() { return closeAll() }
      guard let value = try beginValue() else { continue }
      if let document = try endValue(value) { return document }
    }
  }

  /// Counts the value at the cursor if it is an element that is counted, and tells whether it is one too many.
  private mutating func isOneTooMany() -> Bool {
    guard let elements, let container = open.last, container.isCounted else { return false }
    elementCount += 1
    return elementCount > elements.maximum
  }

  /// Ends all containers that are open before the cursor.
  private mutating func closeAll() -> JSONValue {
    cut = JSONCut(position: scanner.position, open: Set(open.map(\.position)))
    var value = open.removeLast().value
    while !open.isEmpty {
      open[open.count - 1].append(value)
      value = open.removeLast().value
    }
    return value
  }

  /// Reads a value; `nil` for one that holds others, of which it reads only up to the first element or the first colon.
  private mutating func beginValue() throws(DocumentError) -> JSONValue? {
    let position = scanner.position
    count += 1
    guard count <= limits.maximumValues else {
      throw DocumentError(.tooManyValues(limit: limits.maximumValues), at: position)
    }
    switch scanner.next {
    case "{": return try beginContainer(.object)
    case "[": return try beginContainer(.array)
    case "\"": return JSONValue(.string(try scanner.readString()), at: position)
    case "-", "0"..."9": return JSONValue(try scanner.readNumber(), at: position)
    default:
      try refuseEnd()
      return JSONValue(try scanner.readWord(), at: position)
    }
  }

  /// Puts a value into its container; if the container ends there, puts that into its own, and so on.
  ///
  /// Returns the document, or nothing if the cursor is now where another value begins.
  private mutating func endValue(_ value: JSONValue) throws(DocumentError) -> JSONValue? {
    var value = value
    while !open.isEmpty {
      open[open.count - 1].append(value)
      try scanner.skipBlanks()
      guard try readEnd() else {
        try readComma()
        return nil
      }
      value = open.removeLast().value
    }
    try scanner.skipBlanks()
    guard scanner.isAtEnd else { throw scanner.error(.textAfterValue(found: scanner.character)) }
    return value
  }

  private mutating func beginContainer(_ kind: JSONContainer) throws(DocumentError) -> JSONValue? {
    guard open.count < limits.maximumDepth else {
      throw DocumentError(.tooDeep(limit: limits.maximumDepth), at: scanner.position)
    }
    let isCounted = kind == .array && elements.map { $0.key == open.last?.pendingKey.text } ?? false
    open.append(OpenContainer(kind: kind, position: scanner.position, isCounted: isCounted))
    scanner.advance()
    try scanner.skipBlanks()
    if try readEnd() { return open.removeLast().value }
    if kind == .object { try readKey() }
    return nil
  }

  /// Moves past the innermost container's closing bracket, and tells whether it stood at the cursor. Throws at another
  /// kind of bracket.
  private mutating func readEnd() throws(DocumentError) -> Bool {
    try refuseEnd()
    let kind = open[open.count - 1].kind
    switch scanner.next {
    case kind.closingBracket:
      scanner.advance()
      return true
    case "]", "}":
      throw scanner.error(.mismatchedBracket(kind, opened: open[open.count - 1].position))
    default:
      return false
    }
  }

  /// Moves from the end of an element or a member to the next value.
  private mutating func readComma() throws(DocumentError) {
    let kind = open[open.count - 1].kind
    let comma = scanner.position
    guard scanner.next == "," else { throw missingCommaFault(in: kind) }
    scanner.advance()
    try scanner.skipBlanks()
    try refuseEnd()
    if scanner.next == kind.closingBracket { throw scanner.error(.trailingComma(kind), at: comma) }
    if kind == .object { try readKey() }
  }

  /// Reads a key and its colon, up to the value.
  private mutating func readKey() throws(DocumentError) {
    let position = scanner.position
    guard scanner.next == "\"" else { throw scanner.keyFault }
    let key = try scanner.readString()
    try scanner.skipBlanks()
    try refuseEnd()
    guard scanner.next == ":" else { throw scanner.error(.expectedColon(found: scanner.character)) }
    scanner.advance()
    try scanner.skipBlanks()
    open[open.count - 1].pendingKey = (key, position)
  }

  private func missingCommaFault(in kind: JSONContainer) -> DocumentError {
    switch scanner.next {
    case "\"", "{", "[", "-", "0"..."9", "a"..."z", "A"..."Z": scanner.error(.missingComma(kind))
    default: scanner.error(.expectedComma(kind, found: scanner.character))
    }
  }

  /// Throws at the innermost container if the file ends within it.
  private func refuseEnd() throws(DocumentError) {
    if scanner.isAtEnd, let container = open.last {
      throw scanner.error(.unclosed(container.kind), at: container.position)
    }
  }
}

/// An array or an object up to the cursor.
private struct OpenContainer {
  let kind: JSONContainer
  let position: SourcePosition
  /// A Boolean that tells whether the elements are counted.
  let isCounted: Bool

  /// The key that the next value belongs to, if this is an object.
  var pendingKey: (text: String, position: SourcePosition) = ("", SourcePosition(line: 1, column: 1))

  private var elements: [JSONValue] = []
  private var members: [JSONMember] = []

  init(kind: JSONContainer, position: SourcePosition, isCounted: Bool) {
    self.kind = kind
    self.position = position
    self.isCounted = isCounted
  }

  mutating func append(_ value: JSONValue) {
    switch kind {
    case .array: elements.append(value)
    case .object: members.append(JSONMember(key: pendingKey.text, keyPosition: pendingKey.position, value: value))
    }
  }

  var value: JSONValue { JSONValue(kind == .array ? .array(elements) : .object(members), at: position) }
}
