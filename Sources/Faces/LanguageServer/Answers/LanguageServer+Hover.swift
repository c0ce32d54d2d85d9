import Documents
import Explanations
import FileSystem
import LayoutModel
import LayoutOutput
import LayoutResolution
import SceneSources

/// What is under the mouse: a view's frame under the chosen conditions and the reason for each number, or what a constraint says.
extension LanguageServer {
  func hover(_ opened: OpenedDocument, _ position: TextPosition) throws(RPCError) -> JSONValue {
    let (settings, abilities) = state.withLock { ($0.settings, $0.abilities) }
    let offset = opened.text.offset(of: position)
    guard let item = opened.item(at: offset, chosen: settings.condition) else { return .null }
    // In Swift files the language's own server has the rest.
    if opened.document.kind == .code, case .view = item.item { return .null }
    let lines = item.words
    let text = abilities.takesMarkdown ? lines.markdown : lines.plain
    return [
      "contents": ["kind": .string(abilities.takesMarkdown ? "markdown" : "plaintext"), "value": .string(text)],
      "range": opened.text.range(of: opened.shownRange(item.range)).json,
    ]
  }
}

/// A heading, and sentences below it.
private struct HoverWords {
  var heading: String
  var frame: String?
  var sentences: [String] = []

  var markdown: String {
    let head = "**\(Self.escaped(heading))**" + (frame.map { "  \n`\($0)`" } ?? "")
    return ([head] + (sentences.isEmpty ? [] : [sentences.map { "- \(Self.escaped($0))" }.joined(separator: "\n")]))
      .joined(separator: "\n\n")
  }

  var plain: String { ([heading] + [frame].compactMap(\.self) + sentences).joined(separator: "\n") }

  /// A text whose characters mean nothing to Markdown: names come from files.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.printable {
      if "\\`*_{}[]<>()#+!|~".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}

extension ShownItem {
  fileprivate var words: HoverWords {
    switch item {
    case .view(let index): words(ofView: index)
    case .constraint(let index): words(ofConstraint: index)
    }
  }

  private func words(ofView index: ViewTree.Index) -> HoverWords {
    let tree = layout.tree
    let frame = layout[index].frame
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(JSONText.thousandths)
    var words = HoverWords(
      heading: tree.itemName(of: index).text(withID: true),
      frame: "x \(numbers[0]), y \(numbers[1]), \(numbers[2]) × \(numbers[3])  (\(conditions.name))")
    let open = layout[index].ambiguity.names
    if !open.isEmpty { words.sentences.append("the constraints leave open: \(open.joined(separator: ", "))") }
    if let explanation = try? Explanation(of: tree.name(of: index), in: screen) {
      words.sentences += explanation.attributes.map(\.words)
    }
    return words
  }

  private func words(ofConstraint position: Int) -> HoverWords {
    let tree = layout.tree
    let constraint = tree.constraints[position]
    var words = HoverWords(heading: Explanation.words(ofConstraint: position, in: layout))
    words.frame = constraint.text(in: tree)
    if !constraint.isActive { words.sentences.append("it isn't active") }
    let items = [constraint.firstView, constraint.secondView].compactMap(\.self).filter { Int($0) < tree.viewCount }
    for item in items.uniqued() {
      let index = tree.index(at: Int(item))
      let frame = layout[index].frame
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(JSONText.thousandths)
      words.sentences.append(
        "\(tree.itemName(of: index).text()): x \(numbers[0]), y \(numbers[1]), \(numbers[2]) × \(numbers[3]) (\(conditions.name))"
      )
    }
    let explained = layout.diagnostics.filter { diagnostic in diagnostic.items.contains(tree.name(of: constraint)) }
    words.sentences += explained.map { $0.message.onOneLine }.prefix(2)
    return words
  }
}

extension OpenedDocument {
  /// The part of a declaration that an editor marks: its first line.
  fileprivate func shownRange(_ range: Range<Int>) -> Range<Int> {
    guard let head = outline?.part(at: range.lowerBound)?.head else { return range }
    return head
  }
}
