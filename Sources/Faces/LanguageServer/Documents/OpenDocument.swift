import Documents
import FileSystem
import Fixtures
import InterfaceBuilder
import SceneSources

/// A document that a client has opened, as it is now.
struct OpenDocument: Sendable {
  let uri: DocumentURI
  /// The file; the name that the URI ends with where there is none.
  let path: Path
  private(set) var version: Int
  private(set) var text: EditedText
  /// The number of changes, saves included. Versions are the client's, and may repeat.
  private(set) var changeCount: Int
  /// The number of changes that findings depend on. Code is built where it lies, so that of code saves alone count.
  private(set) var checkCount: Int
  /// When the document is to be checked; `nil` where it is checked.
  private(set) var due: ContinuousClock.Instant?
  /// When the last change was made.
  private var edited: ContinuousClock.Instant?
  /// When the oldest change that isn't checked was made.
  private var changed: ContinuousClock.Instant?
  /// The time that the last whole check took.
  var duration = Duration.zero

  /// The kinds of documents.
  enum Kind: Sendable {
    case interfaceBuilder, fixture, configuration, code
    /// Nothing is known of it, as of most JSON files.
    case other
  }

  /// The pause after a change before the document is checked, where the change follows another one soon. One that stands alone is checked
  /// at once: a further one ends the check.
  static let pause = Duration.milliseconds(40)
  /// The pause after a change that stands alone; an editor may tell a change of several places in a few messages.
  static let shortPause = Duration.milliseconds(5)
  /// The longest time from a change to a check while others follow it.
  static let patience = Duration.milliseconds(400)

  /// Creates a document that is opened.
  ///
  /// - Parameters:
  ///   - uri: Its address.
  ///   - version: The client's number of its text.
  ///   - text: Its text.
  ///   - opening: The number of documents that were opened before, so that counts of one that is opened anew don't repeat.
  init(_ uri: DocumentURI, version: Int, text: String, opening: Int) {
    self.uri = uri
    (changeCount, checkCount) = (opening << 32, opening << 32)
    path = uri.path.map { $0.shortened(from: Files.workingFolder) } ?? uri.name
    self.version = version
    self.text = EditedText(Array(text.utf8))
    due = .now
  }

  /// The document's kind, by its file's ending: clients don't know languages of these files.
  var kind: Kind {
    if path.hasEnding(of: InterfaceBuilderFile.endings) { return .interfaceBuilder }
    if path.hasEnding(of: ["swift"]) { return .code }
    guard path.hasEnding(of: ["json"]), !path.hasSuffix(SceneFormats.goldenEnding) else { return .other }
    if path.name == Path(Configuration.fileName) { return .configuration }
    return String(decoding: text.bytes.prefix(4_096), as: UTF8.self).holds(Fixture.format) ? .fixture : .other
  }

  /// Takes edits, in their order: the ranges are those of the text before each.
  mutating func edit(_ edits: [(range: TextRange?, text: String)], version: Int) {
    for (range, new) in edits {
      if let range { text.replace(range, with: new) } else { text = EditedText(Array(new.utf8)) }
    }
    self.version = version
    changeCount += 1
    guard kind != .code else { return }
    checkCount += 1
    let now = ContinuousClock.now
    let isAlone = edited.map { now - $0 > Self.patience } ?? true
    edited = now
    changed = changed ?? now
    due = min(now + (isAlone ? Self.shortPause : Self.pause), (changed ?? now) + Self.patience)
  }

  /// Asks for a check now: the document was saved, or something beside it has changed.
  mutating func askForCheck() {
    changeCount += 1
    checkCount += 1
    due = .now
  }

  /// Notes that the document as it is now is being checked.
  mutating func beginCheck() { (due, changed) = (nil, nil) }
}
