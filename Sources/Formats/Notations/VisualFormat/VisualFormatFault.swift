import Documents
package import LayoutModel

/// The faults of a visual format.
package enum VisualFormatFault: Hashable, Sendable {
  case empty
  case axisWithoutColon(String)
  case expectedView(found: String)
  case superviewAlone
  case unnamedView
  case expectedName(found: String)
  case unclosedView(found: String)
  case emptyPredicates
  case expectedPredicate(found: String)
  case unclosedPredicates(found: String)
  case unknownRelation(String)
  case expectedDistance(found: String)
  case unclosedConnection(found: String)
  case danglingConnection
  case trailing(String)
  case space
  case unknownView(String, nearest: String?)
  case unknownMetric(String, nearest: String?)
  case numberOutOfRange(String)
  case priorityOutOfRange(String)

  package var message: String {
    switch self {
    case .empty: "the visual format is empty; \(Self.example)"
    case .axisWithoutColon(let axis): "a colon stands behind the axis: '\(axis):'"
    case .expectedView(let found): "expected a view in brackets here, such as '[title]', found \(quoted(found))"
    case .superviewAlone: "'|' is the superview, and a visual format speaks of its subviews; \(Self.example)"
    case .unnamedView: "the brackets name no view"
    case .expectedName(let found):
      "a view's name begins with a letter or '_', not with \(quoted(found)); "
        + "a name of one's own is given by 'views', as in {\"title\": \"1st-title\"}"
    case .unclosedView(let found):
      found == "-"
        ? "expected ']' behind the view's name: a name has no '-' in a visual format; "
          + "give the view another by 'views', as in {\"title\": \"my-title\"}"
        : "expected ']' behind the view, found \(quoted(found))"
    case .emptyPredicates: "the parentheses are empty; write a number, a metric or a relation, such as '(>=44)'"
    case .expectedPredicate(let found):
      "expected a number, a metric or a view to compare with, found \(quoted(found))"
    case .unclosedPredicates(let found): "expected ',' or ')' here, found \(quoted(found))"
    case .unknownRelation(let relation): "\(quoted(relation)) is no relation; relations are ==, <= and >="
    case .expectedDistance(let found):
      found == "-"
        ? "two dashes leave out the distance between them; a standard distance is a single '-'"
        : "expected a distance behind '-', a number, a metric or '(…)', found \(quoted(found))"
    case .unclosedConnection(let found): "expected '-' behind the distance, found \(quoted(found))"
    case .danglingConnection: "'-' leads nowhere: a view or '|' follows it"
    case .trailing(let found): "unexpected \(quoted(found)): the format ends with '|' or with a view"
    case .space: "a visual format has no spaces"
    case .unknownView(let name, let nearest):
      "there is no view '\(name.excerpt)'" + Spelling.suggestion(nearest)
    case .unknownMetric(let name, let nearest):
      "there is no metric '\(name.excerpt)'"
        + Spelling.suggestion(nearest, else: "; 'metrics' gives them, as in {\"gap\": 8}")
    case .numberOutOfRange(let number): "\(number.excerpt) is out of range: \(Magnitude.words)"
    case .priorityOutOfRange(let number): "the priority \(number.excerpt) is out of range: above 0, to 1000"
    }
  }

  var isUnknownView: Bool { if case .unknownView = self { true } else { false } }

  private static let example = "one reads 'H:|-[label]-[field(>=100)]-|'"

  private func quoted(_ found: String) -> String { found.isEmpty ? "the end" : "'\(found.excerpt)'" }
}

/// The faults of a visual format's options, which have no place in its text.
package enum VisualFormatOptionFault: Hashable, Sendable {
  case alongAxis(String, Axis)
  case twoDirections
  case baselinesAcross

  package var message: String {
    switch self {
    case .alongAxis(let option, .horizontal):
      "'\(option)' aligns along the format's own axis; a horizontal format aligns tops, bottoms, centerYs and baselines"
    case .alongAxis(let option, .vertical):
      "'\(option)' aligns along the format's own axis; a vertical format aligns sides and centerXs"
    case .twoDirections: "a visual format runs one way: keep 'directionLeftToRight' or 'directionRightToLeft'"
    case .baselinesAcross: "'spacingBaselineToBaseline' measures vertical distances, and the format is horizontal"
    }
  }
}

/// The part of a text that is shown below an error's message, with a caret under the fault.
package struct TextExcerpt: Hashable, Sendable {
  private let line: String
  private let caret: Int

  /// The maximum number of characters shown on each side of the place.
  private static let reach = 40

  /// Creates the surroundings of an offset, in UTF-8 bytes, in a text. Characters that can't be printed are shown as
  /// `�`.
  package init(_ text: String, offset: Int) {
    let bytes = text.utf8
    let index = bytes.index(bytes.startIndex, offsetBy: min(offset, bytes.count))
    let scalars = text.unicodeScalars
    let start = scalars.index(index, offsetBy: -Self.reach, limitedBy: scalars.startIndex) ?? scalars.startIndex
    let end = scalars.index(index, offsetBy: Self.reach, limitedBy: scalars.endIndex) ?? scalars.endIndex
    func printed(_ part: Substring.UnicodeScalarView) -> String {
      var result = String.UnicodeScalarView()
      for scalar in part {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: result.append("\u{FFFD}")
        default: result.append(scalar)
        }
      }
      return String(result)
    }
    let before = (start > scalars.startIndex ? "…" : "") + printed(scalars[start..<index])
    line = before + printed(scalars[index..<end]) + (end < scalars.endIndex ? "…" : "")
    caret = before.unicodeScalars.count
  }

  /// The text and the caret, on two indented lines; `nil` for an empty text.
  var lines: String? {
    line.isEmpty ? nil : "    \(line)\n    \(String(repeating: " ", count: caret))^"
  }
}
