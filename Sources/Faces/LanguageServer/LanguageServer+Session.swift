import Documents
import FileSystem
import LayoutOutput

/// The beginning of a session, and what changes during it.
extension LanguageServer {
  func initialize(_ parameters: JSONValue) -> JSONValue {
    let faults = state.withLock { state in
      state.phase = .running
      state.abilities = ClientAbilities(parameters["capabilities"] ?? .object([]))
      return state.settings.take(parameters["initializationOptions"] ?? .object([]))
    }
    for fault in faults { log(fault, .warning) }
    return [
      "capabilities": capabilities, "serverInfo": ["name": "layout", "version": .string(host.version)],
    ]
  }

  private var capabilities: JSONValue {
    let yes = JSONValue(.bool(true))
    return [
      "positionEncoding": "utf-16",
      // Documents are opened and closed, and edits come as ranges.
      "textDocumentSync": ["openClose": yes, "change": .number(2), "save": ["includeText": JSONValue(.bool(false))]],
      "hoverProvider": yes, "documentSymbolProvider": yes, "definitionProvider": yes, "referencesProvider": yes,
      "documentHighlightProvider": yes,
      "codeLensProvider": ["resolveProvider": JSONValue(.bool(false))],
      "codeActionProvider": ["codeActionKinds": ["quickfix", .string(Self.fixAllKind)], "resolveProvider": yes],
      "completionProvider": ["triggerCharacters": ["\"", ":", " "]],
      "executeCommandProvider": ["commands": .array(ServerCommand.allCases.map { .string($0.rawValue) })],
      "workspace": ["workspaceFolders": ["supported": yes, "changeNotifications": yes]],
    ]
  }

  /// Asks for the client's settings, and to be told of changes of files beside the documents.
  func beginSession() {
    let abilities = state.withLock { $0.abilities }
    askForSettings()
    var registrations: [JSONValue] = []
    if abilities.hasWatchedFiles {
      let watchers = Self.watchedFiles.map { ["globPattern": .string($0)] as JSONValue }
      registrations.append([
        "id": "files", "method": "workspace/didChangeWatchedFiles", "registerOptions": ["watchers": .array(watchers)],
      ])
    }
    if abilities.hasDynamicConfiguration {
      registrations.append([
        "id": "settings", "method": "workspace/didChangeConfiguration",
        "registerOptions": ["section": .string(ClientSettings.section)],
      ])
    }
    if !registrations.isEmpty { ask("client/registerCapability", ["registrations": .array(registrations)]) }
  }

  /// The files beside documents that layouts depend on.
  private static let watchedFiles = [
    "**/*.{storyboard,xib,swift,m,h,strings,xcstrings,plist,pbxproj,ttf,otf}", "**/.layout.json", "**/*.xcassets/**",
  ]

  func askForSettings() {
    guard state.withLock({ $0.abilities.hasConfiguration }) else { return }
    ask("workspace/configuration", ["items": [["section": .string(ClientSettings.section)]]]) { [weak self] result in
      guard let self, let settings = result?.elements.first, !settings.isNull else { return }
      take(settings)
    }
  }

  func settingsChanged(_ parameters: JSONValue) {
    if let settings = parameters["settings", ClientSettings.section] { take(settings) }
    askForSettings()
  }

  private func take(_ value: JSONValue) {
    let (faults, isChanged) = state.withLock { state in
      let before = state.settings
      let faults = state.settings.take(value)
      if state.settings.isTrusted != before.isTrusted { state.askForChecks() }
      return (faults, state.settings != before)
    }
    for fault in faults { log(fault, .warning) }
    if isChanged { refreshLenses() }
  }

  func refreshLenses() {
    if state.withLock({ $0.abilities.refreshesLenses }) { ask("workspace/codeLens/refresh", .null) }
  }

  // MARK: Documents

  func open(_ parameters: JSONValue) {
    guard let uri = parameters["textDocument", "uri"]?.string, let text = parameters["textDocument", "text"]?.string
    else { return log("a document that is opened has a uri and a text", .warning) }
    let version = parameters["textDocument", "version"]?.int ?? 0
    state.withLock { state in
      let document = OpenDocument(DocumentURI(uri), version: version, text: text, opening: state.openings)
      state.openings += 1
      state.documents[document.uri] = document
    }
  }

  func change(_ parameters: JSONValue) {
    guard let uri = parameters["textDocument", "uri"]?.string.map(DocumentURI.init) else { return }
    var edits: [(range: TextRange?, text: String)] = []
    for change in parameters["contentChanges"]?.elements ?? [] {
      let range = change["range"]
      guard let text = change["text"]?.string, range == nil || range?.isNull == true || range?.textRange != nil else {
        return log("a change has a text, and a range of lines and characters from 0", .warning)
      }
      edits.append((range?.textRange, text))
    }
    let version = parameters["textDocument", "version"]?.int
    let isKnown = state.withLock { state in
      guard let before = state.documents[uri]?.version else { return false }
      state.documents[uri]?.edit(edits, version: version ?? before + 1)
      return true
    }
    if !isKnown { log("a document that isn't open has changed: \(uri.text)", .warning) }
  }

  func saved(_ parameters: JSONValue) {
    guard let uri = parameters["textDocument", "uri"]?.string.map(DocumentURI.init) else { return }
    let kind = state.withLock { state -> OpenDocument.Kind? in
      state.documents[uri]?.askForCheck()
      return state.documents[uri]?.kind
    }
    // Screens of other documents depend on code, configurations, texts and images; not on fixtures.
    if kind != .fixture { beginAnew(except: kind == .interfaceBuilder ? uri : nil) }
  }

  func close(_ parameters: JSONValue) {
    guard let uri = parameters["textDocument", "uri"]?.string.map(DocumentURI.init) else { return }
    layouts.forget(uri)
    state.withLock { state in
      guard state.documents.removeValue(forKey: uri) != nil else { return }
      publish([:], of: uri, version: nil, &state)
    }
  }

  func filesChanged(_ parameters: JSONValue) {
    let changed = parameters["changes"]?.elements.compactMap { $0["uri"]?.string.map(DocumentURI.init) } ?? []
    let isBeside = state.withLock { state in
      changed.contains { uri in state.documents[uri] == nil || state.documents[uri]?.kind == .code }
    }
    if isBeside { beginAnew() }
  }

  /// Reads what lies beside the documents anew, and checks them.
  private func beginAnew(except document: DocumentURI? = nil) {
    host.refresh()
    layouts.forgetAll()
    state.withLock { $0.askForChecks() }
  }
}

extension ServerState {
  /// Asks for checks of all documents: what they depend on has changed.
  mutating func askForChecks() {
    for uri in documents.keys { documents[uri]?.askForCheck() }
  }
}
