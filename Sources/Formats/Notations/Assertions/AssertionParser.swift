import Documents
public import LayoutModel

/// Reads an assertion's text: a constraint, or `A inside B`, `A clear of B`, `A fits` (<doc:RangesOfSizes#Assertions>).
package enum AssertionParser {
  package static func parse(_ text: String) throws(ConstraintParser.Failure) -> Assertion.Statement {
    let words = words(of: text)
    guard words.count > 1 else { return try comparison(text) }
    switch words[1].text {
    case "fits":
      try end(words, 2)
      let item = try item(words[0])
      guard case .id(let id) = item else { throw fault(.expectedView(words[0].text), words[0].offset) }
      return .fits(id)
    case "inside":
      let other = try word(words, 2, behind: "inside")
      try end(words, 3)
      return .inside(try item(words[0]), try item(other))
    case "clear":
      guard words.count > 2, words[2].text == "of" else {
        throw fault(.expectedOf(found: words.count > 2 ? words[2].text : ""), words[1].offset)
      }
      let other = try word(words, 3, behind: "clear of")
      try end(words, 4)
      return .clear(try item(words[0]), of: try item(other))
    default: return try comparison(text)
    }
  }

  private typealias Word = (text: String, offset: Int)

  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var offset = 0
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == " " || $0 == "\t" }) {
      if !part.isEmpty { words.append((String(part), offset)) }
      offset += part.utf8.count + 1
    }
    return words
  }

  private static func comparison(_ text: String) throws(ConstraintParser.Failure) -> Assertion.Statement {
    let (constraint, hasPriority) = try ConstraintParser.parse(text)
    if hasPriority {
      let offset = text.utf8.firstIndex(of: UInt8(ascii: "@")).map {
        text.utf8.distance(from: text.utf8.startIndex, to: $0)
      }
      throw fault(.priority, offset ?? 0)
    }
    return .comparison(constraint)
  }

  private static func word(
    _ words: [Word], _ index: Int, behind before: String
  ) throws(ConstraintParser.Failure) -> Word {
    guard index < words.count else {
      let last = words[words.count - 1]
      throw fault(.expectedItem(behind: before), last.offset + last.text.utf8.count)
    }
    return words[index]
  }

  private static func end(_ words: [Word], _ count: Int) throws(ConstraintParser.Failure) {
    if words.count > count { throw fault(.trailing(words[count].text), words[count].offset) }
  }

  /// `id` or `id.guide`.
  private static func item(_ word: Word) throws(ConstraintParser.Failure) -> Constraint.Item {
    let parts = word.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count < 3, parts.allSatisfy({ !$0.isEmpty }) else {
      throw fault(.expectedView(word.text), word.offset)
    }
    guard parts.count == 2 else { return .id(parts[0]) }
    do throws(AttributeReference.Failure) {
      return .guide(try AttributeReference.guide(parts[1], offset: parts[0].utf8.count + 1), of: parts[0])
    } catch {
      throw ConstraintParser.Failure(kind: error.kind, offset: word.offset + error.offset)
    }
  }

  private static func fault(_ fault: AssertionFault, _ offset: Int) -> ConstraintParser.Failure {
    ConstraintParser.Failure(kind: .assertion(fault), offset: offset)
  }
}

/// The faults of an assertion's text, other than a constraint's.
package enum AssertionFault: Hashable, Sendable {
  case priority
  case expectedView(String)
  case expectedOf(found: String)
  case expectedItem(behind: String)
  case trailing(String)

  var message: String {
    switch self {
    case .priority: "an assertion has no priority: it holds or fails"
    case .expectedView(let found): "'\(found.excerpt)' is no view or guide; one is written 'id' or 'id.guide'"
    case .expectedOf(let found):
      "expected 'of' behind 'clear', found \(found.isEmpty ? "the end" : "'\(found.excerpt)'"); 'avatar clear of title'"
    case .expectedItem(let before): "expected a view or a guide behind '\(before)', such as 'root.safeArea'"
    case .trailing(let found): "unexpected '\(found.excerpt)' behind the assertion"
    }
  }
}

extension Assertion {
  /// Creates the assertion that a text states: `title fits`.
  ///
  /// - Throws: `InputError` with the fault and its column.
  public init(_ text: String) throws(InputError) {
    do throws(ConstraintParser.Failure) {
      self.init(text, try AssertionParser.parse(text))
    } catch {
      throw InputError([InputProblem(error.kind, at: SourcePosition(line: 1, column: error.offset + 1))])
    }
  }
}
