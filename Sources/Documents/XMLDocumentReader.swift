private import Foundation

#if canImport(FoundationXML)
  private import FoundationXML
#endif

/// Reads XML as a tree that knows its lines.
package enum XMLDocumentReader {
  /// How deep elements may stand in each other.
  package static let maximumDepth = 1_000

  /// The outermost element of a document.
  ///
  /// The text must be UTF-8. A document type is refused: what it declares would be lost in silence. Nothing is read from
  /// elsewhere.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - limits: How large and how deep the document may be.
  /// - Returns: The element, with all below it.
  /// - Throws: `DocumentError` where the bytes aren't well-formed XML within the limits.
  package static func root(
    of bytes: [UInt8],
    limits: DocumentLimits = DocumentLimits(
      maximumBytes: DocumentLimits.standard.maximumBytes, maximumDepth: maximumDepth)
  ) throws(DocumentError) -> XMLElement {
    let start = SourcePosition(line: 1, column: 1)
    guard bytes.count <= limits.maximumBytes else {
      throw DocumentError(.tooLarge(limit: limits.maximumBytes), at: start)
    }
    guard !bytes.isEmpty else { throw DocumentError(.emptyFile(holdsBlanks: false), at: start) }
    try TextCheck.check(bytes)
    if bytes.allSatisfy({ [0x09, 0x0A, 0x0D, 0x20].contains($0) }) {
      throw DocumentError(.emptyFile(holdsBlanks: true), at: start)
    }
    // A document type stands before the first element.
    var tags = XMLTagScanner(bytes)
    if case .documentType(let place)? = tags.next() {
      throw DocumentError(.malformedXML(.documentType), at: place)
    }
    let builder = XMLTreeBuilder(XMLTagScanner(bytes), limits)
    let parser = XMLParser(data: Data(readable(bytes)))
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let isWhole = parser.parse()
    if let error = builder.error { throw error }
    guard isWhole, let root = builder.root else {
      builder.note(parser.parserError)
      throw builder.fault ?? DocumentError(.malformedXML(.noElement), at: start)
    }
    // The parser stops at the outermost element's end.
    if let place = builder.contentBehindRoot() { throw DocumentError(.malformedXML(.contentBehindRoot), at: place) }
    return root
  }

  /// Bytes that the parser survives: on Linux a processing instruction without content, `<?name?>`, ends the process. With
  /// a blank it says the same.
  private static func readable(_ bytes: [UInt8]) -> [UInt8] {
    // Nearly all files have the declaration at their start and no instruction.
    let start = bytes.starts(with: "<?xml ".utf8) ? 1 : 0
    let hasInstruction = zip(bytes.dropFirst(start), bytes.dropFirst(start + 1)).contains {
      $0 == UInt8(ascii: "<") && $1 == UInt8(ascii: "?")
    }
    guard hasInstruction else { return bytes }
    var readable = bytes
    for end in XMLTagScanner(bytes).endsOfEmptyInstructions().reversed() {
      readable.insert(UInt8(ascii: " "), at: end)
    }
    return readable
  }
}

/// Builds the tree as the parser goes.
private final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  private(set) var root: XMLElement?
  /// What exceeds a limit.
  private(set) var error: DocumentError?
  /// The first thing that the parser found wrong.
  private(set) var fault: DocumentError?
  private var tags: XMLTagScanner
  private let limits: DocumentLimits
  private var open: [XMLElement] = []
  /// How many elements were open behind the last start.
  private var depth = 0

  init(_ tags: XMLTagScanner, _ limits: DocumentLimits) {
    self.tags = tags
    self.limits = limits
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let position: SourcePosition
    if case .element(let place)? = tags.next() {
      position = place
    } else {
      position = SourcePosition(line: max(1, parser.lineNumber), column: 1)
    }
    guard open.count < limits.maximumDepth else {
      stop(parser, DocumentError(.tooDeep(limit: limits.maximumDepth), at: position))
      return
    }
    open.append(XMLElement(name, attributes, at: position))
    depth = open.count
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard !open.isEmpty, !text.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) else { return }
    open[open.count - 1].text += text
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: data, as: UTF8.self)
  }

  /// The place of what stands behind the outermost element, where nothing may.
  func contentBehindRoot() -> SourcePosition? {
    var tags = tags
    return tags.contentBehindRoot(open: depth)
  }

  /// About where a fault stands: the parser says no more than that it has seen the end. Faults of tags are told at the tag
  /// behind the last good one, others at the element that is open.
  private func position(of fault: XMLFault) -> SourcePosition {
    var tags = tags
    let inner = open.last?.position
    switch fault {
    case .unknownEntity:
      if let place = tags.firstUnknownEntity() { return place }
    case .mismatchedTags, .unexpectedEnd, .noElement, .encoding, .documentType: break
    case .repeatedAttribute, .malformedAttribute, .unescapedLessThan, .contentBehindRoot, .invalidCharacter,
      .misplacedDeclaration, .other:
      if case .element(let place)? = tags.next() { return place }
    }
    return inner ?? SourcePosition(line: 1, column: 1)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    note(error)
  }

  /// Keeps the parser's first error, with where it stood then.
  func note(_ error: (any Error)?) {
    guard fault == nil else { return }
    var ahead = tags
    if case .documentType(let place)? = ahead.next() {
      fault = DocumentError(.malformedXML(.documentType), at: place)
      return
    }
    let found = XMLFault(code: (error as NSError?)?.code ?? XMLFault.noElementCode)
    fault = DocumentError(.malformedXML(found), at: position(of: found))
  }

  private func stop(_ parser: XMLParser, _ error: DocumentError) {
    if self.error == nil { self.error = error }
    parser.abortParsing()
  }
}
