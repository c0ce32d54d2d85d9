import Documents
import FileSystem
import InterfaceBuilder
import LayoutModel
import LayoutOutput
import SceneSources

/// The screens of a document, and their views below them.
extension LanguageServer {
  func symbols(_ opened: OpenedDocument) throws(RPCError) -> JSONValue {
    guard opened.document.kind != .code, let outline = opened.outline, let source = opened.source else {
      return .array([])
    }
    let conditions = source.ownConditions.first ?? Conditions()
    let hasHierarchy = state.withLock { $0.abilities.hasHierarchy }
    let symbols = opened.scenes(under: conditions).compactMap { DocumentSymbol($0, in: outline, opened.text) }
    if hasHierarchy { return .array(symbols.map { $0.json(in: opened.text) }) }
    return .array(symbols.flatMap { $0.flat(in: opened.document, container: nil) })
  }
}

/// A screen or a view as an editor's outline shows it.
private struct DocumentSymbol {
  let name: String
  let detail: String
  let kind: Kind
  let range: Range<Int>
  let head: Range<Int>
  var children: [DocumentSymbol] = []

  /// The protocol's kinds of symbols.
  enum Kind: Double {
    case module = 2
    case screen = 5
    case view = 19
  }

  /// A scene; `nil` where its declaration isn't in the document.
  init?(_ scene: Scene, in outline: Outline, _ text: EditedText) {
    let controller = scene.rootViewController
    let view = controller.view
    let place = scene.position ?? controller.position ?? view.position
    guard let part = place.flatMap({ outline.part(at: text.offset(of: $0)) }) else { return nil }
    name = scene.title ?? scene.name
    detail = controller.kind.rawValue
    kind = .screen
    range = part.range
    head = part.head
    children = [DocumentSymbol(view, in: outline, text)].compactMap(\.self)
  }

  /// A view with those below it.
  init?(_ view: View, in outline: Outline, _ text: EditedText) {
    guard let part = view.position.flatMap({ outline.part(at: text.offset(of: $0)) }) else { return nil }
    let item = view.itemName(id: view.id ?? "")
    name = item.shortText.isEmpty ? view.className : item.shortText
    detail = [view.className, view.id].compactMap(\.self).joined(separator: " ")
    kind = .view
    range = part.range
    head = part.head
    children = view.subviews.compactMap { DocumentSymbol($0, in: outline, text) }
  }

  func json(in text: EditedText) -> JSONValue {
    [
      "name": .string(name), "detail": .string(detail), "kind": .number(kind.rawValue),
      "range": text.range(of: range).json, "selectionRange": text.range(of: head.clamped(to: range)).json,
      "children": .array(children.map { $0.json(in: text) }),
    ]
  }

  func flat(in document: OpenDocument, container: String?) -> [JSONValue] {
    var members: [(String, JSONValue)] = [
      ("name", .string(name)), ("kind", .number(kind.rawValue)),
      ("location", ["uri": .string(document.uri.text), "range": document.text.range(of: range).json]),
    ]
    if let container { members.append(("containerName", .string(container))) }
    return [.object(members)] + children.flatMap { $0.flat(in: document, container: name) }
  }
}
