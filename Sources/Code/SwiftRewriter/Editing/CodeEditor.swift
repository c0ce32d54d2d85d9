import SwiftSyntax

/// The editor of a file's code: it changes constraints where they are made, and views where they are set up, and leaves all else as it is.
///
/// Code that isn't plain is refused: a computed constant, a constraint that a loop or a function makes for several views.
struct CodeEditor {
  let file: SourceFile

  /// An editor of a file.
  init(_ file: SourceFile) { self.file = file }

  /// Returns the edits that a request asks for.
  func edits(_ request: EditRequest) throws(Refusal) -> [Edit] {
    switch request.change {
    case .set: return try setting(request)
    case .add: return try adding(request)
    case .remove, .priority, .relation, .constant, .directional, .safeArea: break
    }
    let site = try ConstraintSite(onLine: request.line, of: file)
    switch request.change {
    case .remove: return try removal(of: site)
    case .priority: return try lowering(site, to: request.number ?? 0)
    case .relation: return try site.relating(request.relation ?? "")
    case .constant: return try site.moving(to: request.number ?? 0)
    case .directional: return try site.directing()
    case .safeArea, .set, .add: return try site.tying(isFirst: request.isFirst ?? false)
    }
  }

  // MARK: Text

  /// Returns the line of a place, from 1.
  func line(of position: AbsolutePosition) -> Int { file.wholeConverter.location(for: position).line }

  /// The characters that end a line: those of the file's first line.
  var lineEnd: String {
    guard let feed = file.bytes.firstIndex(of: 0x0A) else { return "\n" }
    return feed > 0 && file.bytes[feed - 1] == 0x0D ? "\r\n" : "\n"
  }

  /// Returns the offset at which the line of a place begins.
  func lineStart(of position: AbsolutePosition) -> Int {
    var offset = position.utf8Offset
    while offset > 0, file.bytes[offset - 1] != 0x0A, file.bytes[offset - 1] != 0x0D { offset -= 1 }
    return offset
  }

  /// Returns the blanks with which the line of a place begins.
  func indentation(at position: AbsolutePosition) -> String {
    let blanks = file.bytes[lineStart(of: position)...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// Tells whether nothing but blanks stands before a node on its line.
  func beginsLine(_ node: some SyntaxProtocol) -> Bool {
    let start = node.positionAfterSkippingLeadingTrivia
    return file.bytes[lineStart(of: start)..<start.utf8Offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Returns the bytes of a node, with the lines that it fills alone, and a comment behind it.
  func wholeLines(_ node: some SyntaxProtocol) -> Range<Int> {
    guard beginsLine(node) else { return node.startOfText..<node.endOfText }
    let rest = file.bytes[node.endOfText...].prefix { $0 != 0x0A }
    let tail = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    guard tail.isEmpty || tail.starts(with: "//".utf8) else { return node.startOfText..<node.endOfText }
    return lineStart(of: node.positionAfterSkippingLeadingTrivia)..<min(rest.endIndex + 1, file.bytes.count)
  }

  /// Returns the text of statements before another statement, each on a line of its own if the other begins a line.
  func text(_ statements: [String], before item: CodeBlockItemSyntax) -> String {
    let separator =
      beginsLine(item) ? lineEnd + indentation(at: item.positionAfterSkippingLeadingTrivia) : "; "
    return statements.map { $0 + separator }.joined()
  }

  /// Returns the edit that puts a statement behind another, on a line of its own if the other has one.
  func inserting(_ statement: String, behind item: CodeBlockItemSyntax) -> Edit {
    guard beginsLine(item), item.semicolon == nil else {
      return Edit(at: item.item.endPositionBeforeTrailingTrivia, insert: "; " + statement)
    }
    let end = endOfComment(behind: item)
    return Edit(end..<end, by: lineEnd + indentation(at: item.positionAfterSkippingLeadingTrivia) + statement)
  }

  /// The offset behind a node, and behind a comment that ends its line.
  func endOfComment(behind node: some SyntaxProtocol) -> Int {
    let rest = file.bytes[node.endOfText...].prefix { $0 != 0x0A && $0 != 0x0D }
    return rest.drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "//".utf8) ? rest.endIndex : node.endOfText
  }

  /// Returns the text of a node that moves to a statement's place, with the further lines as much less indented.
  func text(of node: some SyntaxProtocol, movedTo item: CodeBlockItemSyntax) -> String {
    let text = node.trimmedDescription
    let old = indentation(at: node.positionAfterSkippingLeadingTrivia)
    let new = indentation(at: item.positionAfterSkippingLeadingTrivia)
    guard old != new, old.hasPrefix(new) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      index > 0 && line.hasPrefix(old) ? new + line.dropFirst(old.count) : String(line)
    }.joined(separator: "\n")
  }
}

extension SyntaxProtocol {
  /// The nodes around, the innermost first.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self), next: \.parent).dropFirst() }

  /// The innermost node of a type around.
  func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    for node in ancestors {
      if let found = node.as(type) { return found }
    }
    return nil
  }
}

extension Double {
  /// The number as code has it: `20`, `-0.5`.
  var codeText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }

  /// The priority as code has it.
  var priorityText: String {
    switch self {
    case 1_000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    default: "UILayoutPriority(\(codeText))"
    }
  }
}
