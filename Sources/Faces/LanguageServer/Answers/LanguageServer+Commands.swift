import Documents
import FileSystem
import LayoutModel
import LayoutOutput
import Lint
import SceneSources

/// The commands that a client may execute.
enum ServerCommand: String, CaseIterable {
  /// Opens the page that shows a document's screens: `[uri]`.
  case preview = "layout.preview"
  /// Chooses the conditions of hovers and previews: `[uri]`, or `[uri, name]`.
  case chooseCondition = "layout.chooseCondition"
}

/// Lenses above screens, and the commands behind them.
extension LanguageServer {
  func lenses(_ opened: OpenedDocument) throws(RPCError) -> JSONValue {
    guard [.interfaceBuilder, .fixture, .code].contains(opened.document.kind), let source = opened.source else {
      return .array([])
    }
    let uri = JSONValue.string(opened.document.uri.text)
    let chosen = state.withLock { $0.settings.condition }
    var lenses: [JSONValue] = []
    func add(at range: TextRange) {
      var commands: [(String, ServerCommand)] = []
      if opened.document.uri.path != nil { commands.append(("Preview", .preview)) }
      if let conditions = opened.conditions(chosen: chosen) { commands.append((conditions.name, .chooseCondition)) }
      for (title, command) in commands {
        lenses.append([
          "range": range.json,
          "command": [
            "title": .string(title), "command": .string(command.rawValue), "arguments": .array([uri]),
          ],
        ])
      }
    }
    if let outline = opened.outline {
      let scenes = opened.scenes(under: source.ownConditions.first ?? Conditions())
      for scene in scenes {
        let controller = scene.rootViewController
        guard let place = controller.position ?? controller.view.position ?? scene.position,
          let part = outline.part(at: opened.text.offset(of: place))
        else { continue }
        add(at: opened.text.range(of: part.head))
      }
    } else if let position = source.position, position.fileNumber == 0 {
      let start = opened.text.position(of: position)
      add(at: TextRange(start: start, end: start))
    }
    return .array(lenses)
  }

  func execute(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    let name = parameters["command"]?.string ?? ""
    guard let command = ServerCommand(rawValue: name) else {
      throw .invalidParameters("there is no command '\(name.excerpt)'")
    }
    let arguments = parameters["arguments"]?.elements ?? []
    guard let uri = arguments.first?.string.map(DocumentURI.init), let document = state.withLock({ $0.documents[uri] })
    else {
      throw .invalidParameters("the command takes the uri of a document that is open")
    }
    switch command {
    case .preview: try preview(document)
    case .chooseCondition: try chooseCondition(document, arguments.dropFirst().first?.string)
    }
    return .null
  }

  // MARK: Preview

  private func preview(_ document: OpenDocument) throws(RPCError) {
    guard let path = document.uri.path else { throw .failed("the document is no file yet; save it first") }
    var request = LayoutRequest()
    let (settings, abilities) = state.withLock { ($0.settings, $0.abilities) }
    if let chosen = settings.condition { request = LayoutRequest(named: [chosen]) }
    guard let page = host.preview(document.path, request, settings.isTrusted) else {
      throw .failed("the page can't be written")
    }
    state.withLock { _ = $0.previewed.insert(path) }
    let uri = DocumentURI(of: page).text + "?cursor"
    if abilities.showsDocuments {
      ask("window/showDocument", ["uri": .string(uri), "external": JSONValue(.bool(true))])
    } else {
      show("the page is \(uri)", .info)
    }
  }

  func isPreviewed(_ path: Path) -> Bool { state.withLock { $0.previewed.contains(path) } }

  // MARK: Conditions

  private func chooseCondition(_ document: OpenDocument, _ name: String?) throws(RPCError) {
    if let name {
      guard name.isEmpty || (try? Conditions(name: name)) != nil else {
        throw .invalidParameters("'\(name.excerpt)' is no name of conditions, such as iphone-17/portrait")
      }
      return choose(name)
    }
    let opened = opened(document)
    guard let source = opened.source else { throw .failed("the document can't be read as it is") }
    let request = opened.terms.settings.request(in: source.settings)
    var names = source.conditions(lintedUnder: request).map(\.window.name).uniqued()
    if source.canvas != nil { names.insert(Conditions.canvas.name, at: 0) }
    ask(
      "window/showMessageRequest",
      [
        "type": .number(MessageKind.info.rawValue), "message": "Show screens under which conditions?",
        "actions": .array(names.map { ["title": .string($0)] }),
      ]
    ) { [weak self] result in
      if let title = result?["title"]?.string { self?.choose(title) }
    }
  }

  private func choose(_ name: String) {
    state.withLock { $0.settings.condition = try? Conditions(name: name) }
    refreshLenses()
  }
}
