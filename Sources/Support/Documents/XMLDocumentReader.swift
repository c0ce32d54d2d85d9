/// Reads XML as a tree that knows its lines: all well-formed documents (XML 1.0, fifth edition) without document types.
package enum XMLDocumentReader {
  /// The maximum depth of elements within each other.
  package static let maximumDepth = 1_000

  /// The outermost element of a document.
  ///
  /// The text must be UTF-8, and must not declare another encoding, because one reader's text could be another's markup. A document type is
  /// refused, because its declarations would be lost in silence. An expected document type without declarations of its own is skipped.
  /// Nothing is read from elsewhere. The stack needed doesn't depend on the file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - limits: The limits of the document's size and depth.
  ///   - documentType: The name of the document type that the document may have.
  /// - Returns: The element, with all below it.
  /// - Throws: `DocumentError` where the bytes aren't well-formed XML within the limits.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func root(
    of bytes: [UInt8],
    limits: DocumentLimits = DocumentLimits(
      maximumBytes: DocumentLimits.standard.maximumBytes, maximumDepth: maximumDepth),
    documentType: String? = nil
  ) throws(DocumentError) -> XMLElement {
    let start = SourcePosition(line: 1, column: 1)
    guard bytes.count <= limits.maximumBytes else {
      throw DocumentError(.tooLarge(limit: limits.maximumBytes), at: start)
    }
    guard !bytes.isEmpty else { throw DocumentError(.emptyFile(holdsBlanks: false), at: start) }
    try TextCheck.check(bytes)
    if bytes.allSatisfy(XMLScanner.isBlank) { throw DocumentError(.emptyFile(holdsBlanks: true), at: start) }
    var builder = XMLTreeBuilder(scanner: XMLScanner(bytes), limits, documentType)
    return try builder.readDocument()
  }
}

/// The grammar of documents and elements over the scanner's parts.
private struct XMLTreeBuilder {
  private var scanner: XMLScanner
  private let limits: DocumentLimits
  private let documentType: String?
  private var count = 0

  /// The elements that began and haven't ended, the outermost first.
  private var open: [XMLElement] = []

  init(scanner: XMLScanner, _ limits: DocumentLimits, _ documentType: String?) {
    self.scanner = scanner
    self.limits = limits
    self.documentType = documentType
  }

  mutating func readDocument() throws(DocumentError) -> XMLElement {
    try readDeclaration()
    try skipRemarks()
    guard !scanner.isAtEnd else {
      throw DocumentError(.malformedXML(.noElement), at: SourcePosition(line: 1, column: 1))
    }
    guard scanner.next == UInt8(ascii: "<") else { throw scanner.error(.contentBeforeRoot) }
    var root = try readStart()
    while root == nil { root = try readContent() }
    try skipRemarks()
    guard scanner.isAtEnd, let root else { throw scanner.error(.contentBehindRoot) }
    return root
  }

  /// Moves past blanks, comments and instructions outside the outermost element.
  private mutating func skipRemarks() throws(DocumentError) {
    repeat { scanner.skipBlanks() } while try scanner.skipRemark()
    guard scanner.stands("<!DOCTYPE") else { return }
    guard let documentType, scanner.skipDocumentType(named: documentType) else { throw scanner.error(.documentType) }
    repeat { scanner.skipBlanks() } while try scanner.skipRemark()
    if scanner.stands("<!DOCTYPE") { throw scanner.error(.documentType) }
  }

  // MARK: The declaration

  /// Reads `<?xml version="1.0" encoding="UTF-8"?>`, if it is there.
  private mutating func readDeclaration() throws(DocumentError) {
    let start = scanner.position()
    var ahead = scanner
    guard ahead.skip("<?"), let target = ahead.readName(), target.lowercased() == "xml" else { return }
    scanner = ahead
    let malformed = DocumentError(.malformedXML(.malformedDeclaration), at: start)
    guard target == "xml", scanner.skipBlanks() else { throw malformed }
    var rest = ["version", "encoding", "standalone"][...]
    var hasVersion = false
    while !scanner.skip("?>") {
      guard !scanner.isAtEnd else { throw DocumentError(.malformedXML(.unclosed(.instruction)), at: start) }
      guard let name = scanner.readName(), let place = rest.firstIndex(of: name) else { throw malformed }
      rest = rest[(place + 1)...]
      if name == "version" { hasVersion = true }
      scanner.skipBlanks()
      guard scanner.skip("=") else { throw malformed }
      scanner.skipBlanks()
      let valuePlace = scanner.position()
      let value = try scanner.readValue(of: name, in: start)
      switch name {
      case "version":
        // XML 1.1 is read as 1.0, as the fifth edition asks.
        guard value.hasPrefix("1."), value.utf8.count > 2, value.dropFirst(2).allSatisfy({ ("0"..."9").contains($0) })
        else {
          throw malformed
        }
      case "encoding":
        guard Self.encodings.contains(value.uppercased()) else {
          throw DocumentError(.malformedXML(.encoding(value.excerpt)), at: valuePlace)
        }
      default: guard value == "yes" || value == "no" else { throw malformed }
      }
      guard scanner.skipBlanks() || scanner.stands("?>") else { throw malformed }
    }
    guard hasVersion else { throw malformed }
  }

  /// The encodings that are read, in capitals: UTF-8, and ASCII, which is a part of it.
  private static let encodings: Set<String> = ["UTF-8", "UTF8", "US-ASCII", "ASCII"]

  // MARK: Elements

  /// Reads the next text or piece of markup within the open element; returns the root if that ends it.
  private mutating func readContent() throws(DocumentError) -> XMLElement? {
    let inner = open.count - 1
    guard !scanner.isAtEnd else {
      throw DocumentError(.malformedXML(.unclosedElement(open[inner].name.excerpt)), at: open[inner].position)
    }
    guard scanner.next == UInt8(ascii: "<") else {
      open[inner].text += try scanner.readText()
      return nil
    }
    if scanner.stands("</") { return try readEnd() }
    if try scanner.skipRemark() { return nil }
    if let text = try scanner.readCharacterData() {
      open[inner].text += text
      return nil
    }
    return try readStart()
  }

  /// Reads a start tag; returns the root if it is an empty outermost element.
  private mutating func readStart() throws(DocumentError) -> XMLElement? {
    let place = scanner.position()
    if scanner.stands("<!") { throw scanner.error(scanner.stands("<!DOCTYPE") ? .documentType : .unknownMarkup) }
    guard open.count < limits.maximumDepth else {
      throw DocumentError(.tooDeep(limit: limits.maximumDepth), at: place)
    }
    count += 1
    guard count <= limits.maximumValues else {
      throw DocumentError(.tooManyValues(limit: limits.maximumValues), at: place)
    }
    scanner.advance()
    guard let name = scanner.readName() else { throw scanner.error(expecting: .elementName, in: place) }
    var attributes: [String: String] = [:]
    while true {
      let hasBlank = scanner.skipBlanks()
      if scanner.next == UInt8(ascii: ">") {
        scanner.advance()
        open.append(XMLElement(name, attributes, at: place))
        return nil
      }
      if scanner.next == UInt8(ascii: "/") {
        scanner.advance()
        guard scanner.skip(">") else { throw scanner.error(expecting: .tagEnd, in: place) }
        return end(XMLElement(name, attributes, at: place))
      }
      guard hasBlank else { throw scanner.error(expecting: attributes.isEmpty ? .attributeOrEnd : .blank, in: place) }
      try readAttribute(into: &attributes, in: place)
    }
  }

  private mutating func readAttribute(
    into attributes: inout [String: String], in tag: SourcePosition
  ) throws(DocumentError) {
    var start = scanner
    guard let name = scanner.readName() else { throw scanner.error(expecting: .attributeOrEnd, in: tag) }
    scanner.skipBlanks()
    guard scanner.skip("=") else { throw scanner.error(expecting: .equals(attribute: name.excerpt), in: tag) }
    scanner.skipBlanks()
    let value = try scanner.readValue(of: name.excerpt, in: tag)
    guard attributes.updateValue(value, forKey: name) == nil else {
      throw start.error(.repeatedAttribute(name.excerpt))
    }
  }

  /// Reads the end tag of the open element; returns the root if that is the outermost.
  private mutating func readEnd() throws(DocumentError) -> XMLElement? {
    let place = scanner.position()
    scanner.advance(2)
    guard let name = scanner.readName() else { throw scanner.error(expecting: .elementName, in: place) }
    scanner.skipBlanks()
    guard scanner.skip(">") else { throw scanner.error(expecting: .tagEnd, in: place) }
    let element = open.removeLast()
    guard element.name == name else {
      let fault = XMLFault.mismatchedTags(
        open: element.name.excerpt, opened: element.position, found: name.excerpt)
      throw DocumentError(.malformedXML(fault), at: place)
    }
    return end(element)
  }

  /// Puts a finished element into its parent; returns the outermost one.
  private mutating func end(_ element: XMLElement) -> XMLElement? {
    guard !open.isEmpty else { return element }
    open[open.count - 1].children.append(element)
    return nil
  }
}
