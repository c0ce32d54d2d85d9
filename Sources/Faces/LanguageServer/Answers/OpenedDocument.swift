import Documents
import FileSystem
import Findings
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Lint
import SceneSources

/// A document as it was at a moment, opened as a source of screens, with what has been made of it since.
///
/// Nothing is made before it is asked for, and each thing once: a hover is asked for at every rest of the mouse.
final class OpenedDocument: Sendable {
  let document: OpenDocument
  let terms: FileTerms
  private let made = Guarded(Made())

  private struct Made {
    var source: Result<any SceneSource, SceneFile.Failure>?
    var outline: Outline??
    var scenes: [Conditions: [Scene]] = [:]
    var layouts: [LayoutKey: ScreenLayout] = [:]
    var repairs: [LintFinding]?
  }

  private struct LayoutKey: Hashable {
    let conditions: Conditions
    let scene: Int
  }

  /// The most layouts that are kept.
  private static let maximumLayouts = 8

  init(_ document: OpenDocument, _ terms: FileTerms) {
    self.document = document
    self.terms = terms
  }

  var text: EditedText { document.text }

  /// The parts of the text; `nil` where it isn't well-formed.
  var outline: Outline? {
    made.withLock { made in
      if let outline = made.outline { return outline }
      let outline: Outline?
      switch document.kind {
      case .interfaceBuilder: outline = try? Outline(document.text, isXML: true)
      case .fixture, .configuration: outline = try? Outline(document.text, isXML: false)
      case .code, .other: outline = nil
      }
      made.outline = .some(outline)
      return outline
    }
  }

  /// The findings with what their rules propose; `nil` where they weren't asked for yet.
  var knownRepairs: [LintFinding]? { made.withLock { $0.repairs } }

  func keepRepairs(_ findings: [LintFinding]) { made.withLock { $0.repairs = findings } }

  /// The source of its screens; `nil` where it has none now.
  var source: (any SceneSource)? {
    let known = made.withLock { $0.source }
    if let known { return try? known.get() }
    let bytes = document.text.bytes
    let result: Result<any SceneSource, SceneFile.Failure>
    do throws(SceneFile.Failure) {
      let projects = document.uri.path == nil ? nil : terms.projects
      result = .success(
        try terms.formats.source(at: document.path, in: projects) { () throws(SceneFile.Failure) in bytes })
    } catch {
      result = .failure(error)
    }
    made.withLock { $0.source = result }
    return try? result.get()
  }

  /// The conditions that screens are shown under: the chosen ones, a fixture's own, or the first of a check.
  func conditions(chosen: Conditions?) -> Conditions? {
    guard let source else { return nil }
    if let chosen { return source.conditions(askedFor: LayoutRequest(named: [chosen])).first }
    if source.namesDevice { return source.conditions(askedFor: LayoutRequest()).first }
    return source.conditions(lintedUnder: terms.settings.request(in: source.settings)).first
  }

  /// The scenes under conditions; none where they can't be.
  func scenes(under conditions: Conditions) -> [Scene] {
    if let known = made.withLock({ $0.scenes[conditions] }) { return known }
    let scenes = (try? source?.scenes(under: conditions, named: nil).scenes) ?? []
    made.withLock { $0.scenes = [conditions: scenes] }
    return scenes
  }

  /// The layout of a scene, by its index.
  func layout(ofScene index: Int, under conditions: Conditions) -> ScreenLayout? {
    let key = LayoutKey(conditions: conditions, scene: index)
    if let known = made.withLock({ $0.layouts[key] }) { return known }
    let scenes = scenes(under: conditions)
    guard scenes.indices.contains(index), let layout = try? scenes[index].layout(under: conditions) else { return nil }
    made.withLock { made in
      if made.layouts.count >= Self.maximumLayouts { made.layouts = [:] }
      made.layouts[key] = layout
    }
    return layout
  }
}

/// The documents that questions were last asked about, opened. It keeps two, so that a question about a file and one about its definition
/// open each once, and empties as what lies beside them changes.
final class LayoutMemory: Sendable {
  private let documents = Guarded<[OpenedDocument]>([])
  private static let maximumCount = 2

  /// Returns a document, opened under terms that are made only where it isn't at hand.
  func opened(_ document: OpenDocument, _ terms: () -> FileTerms) -> OpenedDocument {
    let known = documents.withLock { documents in
      documents.first { $0.document.uri == document.uri && $0.document.changeCount == document.changeCount }
    }
    if let known { return known }
    let opened = OpenedDocument(document, terms())
    documents.withLock { documents in
      documents.removeAll { $0.document.uri == document.uri }
      documents.append(opened)
      if documents.count > Self.maximumCount { documents.removeFirst() }
    }
    return opened
  }

  func forget(_ uri: DocumentURI) {
    documents.withLock { documents in documents.removeAll { $0.document.uri == uri } }
  }

  func forgetAll() { documents.withLock { $0 = [] } }
}
