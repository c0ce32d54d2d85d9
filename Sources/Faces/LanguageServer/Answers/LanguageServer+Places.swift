import CodeText
import Documents
import FileSystem
import InterfaceBuilder
import LayoutOutput
import SceneSources

/// The places where names are declared and used: ids, outlets, classes, and scenes of other storyboards.
extension LanguageServer {
  func definition(_ opened: OpenedDocument, _ position: TextPosition) throws(RPCError) -> JSONValue {
    let offset = opened.text.offset(of: position)
    let names = DocumentNames(of: opened)
    if let use = names.use(at: offset),
      let declared = names.uses.first(where: { $0.isDeclaration && $0.name == use.name }),
      let head = opened.outline?.parts[declared.part].head
    {
      let isXML = opened.document.kind == .interfaceBuilder
      return location(isXML ? head : declared.range, in: opened)
    }
    guard opened.document.kind == .interfaceBuilder, let outline = opened.outline,
      let index = outline.indices(around: offset).first, let element = outline.parts[index].element
    else { return .null }
    let tag = MarkupTag(in: opened.text.bytes, at: outline.parts[index].head.lowerBound)
    switch tag?.attributes.first(where: { $0.value.contains(offset) || $0.value.upperBound == offset })?.name {
    case "customClass": return element["customClass"].flatMap { classLocation($0, opened) } ?? .null
    case "property": return outletLocation(element, index, outline, opened) ?? .null
    case "storyboardName", "referencedIdentifier": return storyboardLocation(element, opened) ?? .null
    default: return .null
    }
  }

  func references(
    _ opened: OpenedDocument, _ position: TextPosition, _ parameters: JSONValue
  ) throws(RPCError) -> JSONValue {
    let isDeclarationWanted = parameters["context", "includeDeclaration"]?.bool ?? true
    return .array(
      uses(opened, position).filter { isDeclarationWanted || !$0.isDeclaration }.map { location($0.range, in: opened) })
  }

  /// The uses of the name under the cursor. A page that shows the document follows the cursor's view.
  func highlights(_ opened: OpenedDocument, _ position: TextPosition) throws(RPCError) -> JSONValue {
    let offset = opened.text.offset(of: position)
    if let path = opened.document.uri.path, isPreviewed(path),
      let name = opened.item(at: offset, chosen: state.withLock { $0.settings.condition })?.viewName
    {
      host.showInPreview(path, name)
    }
    return .array(
      uses(opened, position).map { use in
        ["range": opened.text.range(of: use.range).json, "kind": .number(use.isDeclaration ? 3 : 2)]
      })
  }

  private func uses(_ opened: OpenedDocument, _ position: TextPosition) -> [DocumentNames.Use] {
    let names = DocumentNames(of: opened)
    guard let use = names.use(at: opened.text.offset(of: position)) else { return [] }
    return names.uses.filter { $0.name == use.name }
  }

  // MARK: Code and other storyboards

  private func code(_ opened: OpenedDocument) -> ProjectCode? {
    opened.document.uri.path.flatMap { opened.terms.projects?.code(of: $0.folder) }
  }

  private func classLocation(_ name: String, _ opened: OpenedDocument) -> JSONValue? {
    guard let chain = code(opened)?.chain(of: name, near: opened.document.path.folder),
      let part = chain.parts.first(where: { $0.type.name == name })
    else { return nil }
    return lineLocation(part.path, part.type.line)
  }

  /// The property of an outlet, in the class that connects it.
  private func outletLocation(
    _ element: XMLElement, _ index: Int, _ outline: Outline, _ opened: OpenedDocument
  ) -> JSONValue? {
    var owner = outline.parts[index].parent
    while let part = owner, outline.parts[part].element?["customClass"] == nil { owner = outline.parts[part].parent }
    guard let name = owner.flatMap({ outline.parts[$0].element?["customClass"] }), let property = element["property"],
      let chain = code(opened)?.chain(of: name, near: opened.document.path.folder),
      let part = chain.parts.first(where: { $0.type.outlets[property] != nil }),
      let line = part.type.outlets[property]?.line
    else { return nil }
    return lineLocation(part.path, line)
  }

  private func lineLocation(_ path: Path, _ line: Int) -> JSONValue {
    let start = TextPosition(line: max(0, line - 1), character: 0)
    return ["uri": .string(DocumentURI(of: path).text), "range": TextRange(start: start, end: start).json]
  }

  /// The controller that a reference of a storyboard stands for.
  private func storyboardLocation(_ element: XMLElement, _ opened: OpenedDocument) -> JSONValue? {
    guard let name = element["storyboardName"], let folder = opened.document.uri.path?.folder else { return nil }
    let file = Path("\(name).storyboard")
    let candidates = [folder.file(file), folder.file(Path("Base.lproj")).file(file), folder.folder.file(file)]
    guard let path = candidates.first(where: { Files.kind(of: $0) == .file }) ?? found(file, above: folder),
      let bytes = try? Files.plainContents(of: path, limit: DocumentLimits.standard.maximumBytes)
    else { return nil }
    let text = EditedText(bytes)
    let outline = try? Outline(text, isXML: true)
    let wanted = element["referencedIdentifier"]
    let part = outline?.parts.first { part in
      guard let own = part.element else { return false }
      return wanted.map { own["storyboardIdentifier"] == $0 } ?? (own["id"] != nil && own["id"] == outline?.initialID)
    }
    let range = part.map { text.range(of: $0.head) } ?? TextRange(start: .start, end: .start)
    return ["uri": .string(DocumentURI(of: path).text), "range": range.json]
  }

  /// The most entries of folders that a search for a storyboard looks at.
  private static let maximumEntries = 20_000

  private func found(_ name: Path, above folder: Path) -> Path? {
    var root = folder
    for _ in 0..<RepositoryFolders.maximumDepth
    where Files.kind(of: root.file(".git")) == .nothing && root != root.folder {
      root = root.folder
    }
    guard Files.kind(of: root.file(".git")) != .nothing else { return nil }
    return Files.files(below: root, limit: Self.maximumEntries).files.first { $0.name == name }
  }
}

extension Outline {
  /// The id of the initial controller of a storyboard.
  fileprivate var initialID: String? { parts.first?.element?["initialViewController"] }
}
