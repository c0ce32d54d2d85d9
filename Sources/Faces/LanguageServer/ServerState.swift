import Documents
import FileSystem

/// The state that the server's threads share.
struct ServerState {
  /// The server's life: initialized once, shut down once.
  enum Phase {
    case new, running, shutDown, over
  }

  var phase = Phase.new
  /// A Boolean value that tells whether the client ended the server as it should: after a shutdown.
  var isEndedWell = false
  var abilities = ClientAbilities()
  var settings = ClientSettings()
  var documents: [DocumentURI: OpenDocument] = [:]
  /// The number of documents that were opened so far.
  var openings = 0
  /// The requests that wait to be answered, in their order.
  var requests: [WaitingRequest] = []
  /// The request that is being answered, and whether the client doesn't want it any more.
  var answering: (id: RequestID, isCancelled: Bool)?
  /// The uses of the answers to the server's own requests.
  var handlers: [Int: @Sendable (JSONValue?) -> Void] = [:]
  var nextID = 1
  /// The diagnostics of each file, by the documents whose checks found them.
  var published = PublishedDiagnostics()
  /// The files that pages show.
  var previewed: Set<Path> = []

  /// A request that waits.
  struct WaitingRequest: Sendable {
    let id: RequestID
    let method: String
    let parameters: JSONValue
    /// The request's document at that time.
    let document: OpenDocument?
  }

  /// The document that is due first, and when.
  var nextDue: (uri: DocumentURI, due: ContinuousClock.Instant)? {
    documents.values.lazy.compactMap { document in document.due.map { (document.uri, $0) } }.min { $0.1 < $1.1 }
  }
}

/// The messages that wait to be written, so that no thread waits for a slow client.
struct Outbox {
  private(set) var messages: [JSONValue] = []
  private var files: [DocumentURI?] = []
  var isClosed = false

  /// Adds a message. New diagnostics of a file replace waiting ones.
  mutating func add(_ message: JSONValue, diagnosticsOf file: DocumentURI? = nil) {
    if let file, let index = files.firstIndex(of: file) {
      messages.remove(at: index)
      files.remove(at: index)
    }
    messages.append(message)
    files.append(file)
  }

  /// Takes all messages.
  mutating func take() -> [JSONValue] {
    defer { (messages, files) = ([], []) }
    return messages
  }
}

/// The diagnostics that the client has, by file. A check of a document may find something in other files: code makes the screens of many.
struct PublishedDiagnostics {
  /// The diagnostics of each file, by the document that was checked.
  private var diagnostics: [DocumentURI: [DocumentURI: [JSONValue]]] = [:]

  /// Takes what the check of a document found, and returns all diagnostics of each file whose diagnostics may have changed.
  mutating func take(
    _ found: [DocumentURI: [JSONValue]], of document: DocumentURI
  ) -> [(file: DocumentURI, diagnostics: [JSONValue])] {
    let before = diagnostics.filter { $0.value[document] != nil }.map(\.key)
    for file in before { diagnostics[file]?[document] = nil }
    for (file, own) in found { diagnostics[file, default: [:]][document] = own }
    let files = Set(before).union(found.keys)
    defer { for file in files where diagnostics[file]?.isEmpty == true { diagnostics[file] = nil } }
    return files.sorted { $0.text < $1.text }.map { file in
      (file, (diagnostics[file] ?? [:]).sorted { $0.key.text < $1.key.text }.flatMap(\.value))
    }
  }
}
