import Documents
import FileSystem
import Findings
import Fixes
import LayoutOutput
import Lint
import SceneSources

/// Repairs of findings as the protocol's code actions. What rules propose is listed; the repair that somebody chooses is proved before it is
/// given: laid out under all conditions, it mends its finding and does nothing else. Code is built as it lies on the disk, and each proof of
/// a repair of it is a build: it is repaired as it is saved, for clients that have a chosen repair resolved.
extension LanguageServer {
  /// The kind of the action that makes all safe repairs.
  static let fixAllKind = "source.fixAll.layout"
  private static let quickFixKind = "quickfix"

  func codeActions(_ opened: OpenedDocument, _ parameters: JSONValue) throws(RPCError) -> JSONValue {
    guard let range = parameters["range"]?.textRange else {
      throw .invalidParameters("a range has two positions of whole numbers from 0")
    }
    let only = parameters["context", "only"]?.elements.compactMap(\.string)
    func isAsked(_ kind: String) -> Bool { only?.contains { kind == $0 || kind.hasPrefix("\($0).") } ?? true }
    var actions: [JSONValue] = []
    let resolves = state.withLock { $0.abilities.resolvesEdits }
    let told = (parameters["context", "diagnostics"]?.elements ?? []).compactMap { $0["data"]?.string }
    let isCode = opened.document.kind == .code
    let isListed = isAsked(Self.quickFixKind) && (!isCode || resolves && !told.isEmpty)
    guard isListed || only != nil, opened.isRepairable else { return .array([]) }
    if isListed {
      for finding in findings(in: range, of: opened, isProved: !resolves)
      where told.isEmpty || told.contains(finding.key.text) {
        let diagnostic = parameters["context", "diagnostics"]?.elements.first { $0["data"]?.string == finding.key.text }
        actions += finding.repairs.filter { $0.kind != .refused && !$0.edits.isEmpty }.map { repair in
          action(repair, of: finding, diagnostic, opened, isResolved: !resolves)
        }
      }
    }
    // A menu of everything lists what is about all of the file only where it is asked for.
    if let only, only.contains(where: { Self.fixAllKind == $0 || Self.fixAllKind.hasPrefix("\($0).") }) {
      if let edit = editOfAll(opened) {
        actions.append(["title": "Make all safe repairs", "kind": .string(Self.fixAllKind), "edit": edit])
      }
    }
    return .array(actions)
  }

  /// Gives a chosen repair its edits, if they are proved.
  func resolve(_ action: JSONValue) throws(RPCError) -> JSONValue {
    guard let data = action["data"], let uri = data["uri"]?.string.map(DocumentURI.init), let key = data["key"]?.string,
      let words = data["words"]?.string, let change = data["change"]?.int
    else { throw .invalidParameters("the action is none of this server's") }
    guard let document = state.withLock({ $0.documents[uri] }), document.changeCount == change else {
      throw .contentModified
    }
    let opened = opened(document)
    guard opened.isRepairable else { throw .contentModified }
    let proved = opened.provedFindings(isInterrupted: isChanged(document), isChosen: { $1.words == words }) {
      $0.key.text == key
    }
    guard let repair = proved.filter({ $0.key.text == key }).flatMap(\.repairs).first(where: { $0.words == words })
    else {
      throw .failed("the repair isn't possible any more")
    }
    guard repair.kind != .refused else {
      throw .failed("the repair is refused: it \(repair.refusal ?? "can't be made")")
    }
    let members = action.members.filter { $0.key != "edit" }.map { ($0.key, $0.value) }
    return .object(members + [("edit", edit(repair.edits, opened))])
  }

  // MARK: Actions

  private func findings(in range: TextRange, of opened: OpenedDocument, isProved: Bool) -> [LintFinding] {
    func isInside(_ finding: LintFinding) -> Bool {
      guard let place = finding.place, place.path == nil else { return false }
      let start = opened.text.position(of: place.position)
      let end = opened.text.position(of: SourcePosition(line: place.position.line, column: max(1, place.endColumn)))
      return start <= range.end && range.start <= end
    }
    let isChanged = isChanged(opened.document)
    let listed = opened.findingsWithRepairs(isInterrupted: isChanged).filter(isInside)
    guard isProved, !listed.isEmpty else { return listed }
    let keys = Set(listed.map(\.key))
    return opened.provedFindings(isInterrupted: isChanged) { keys.contains($0.key) }.filter { keys.contains($0.key) }
  }

  private func action(
    _ repair: LintFinding.Repair, of finding: LintFinding, _ diagnostic: JSONValue?, _ opened: OpenedDocument,
    isResolved: Bool
  ) -> JSONValue {
    // A list is made at once, and a repair proved as it is chosen: what a rule only offers says so.
    let title = repair.words.prefix(1).uppercased() + repair.words.dropFirst()
    let doubt = repair.isProved || repair.kind == .safe ? "" : " (offered)"
    var members: [(String, JSONValue)] = [
      ("title", .string(title + doubt)),
      ("kind", .string(Self.quickFixKind)), ("isPreferred", JSONValue(.bool(repair.kind == .safe))),
    ]
    if let diagnostic { members.append(("diagnostics", .array([diagnostic]))) }
    if isResolved {
      members.append(("edit", edit(repair.edits, opened)))
    } else {
      members.append(
        (
          "data",
          [
            "uri": .string(opened.document.uri.text), "key": .string(finding.key.text), "words": .string(repair.words),
            "change": .number(Double(opened.document.changeCount)),
          ]
        ))
    }
    return .object(members)
  }

  /// All safe repairs as one edit; `nil` where there are none.
  private func editOfAll(_ opened: OpenedDocument) -> JSONValue? {
    var fix = FixRun(opened.run(isInterrupted: isChanged(opened.document)))
    fix.isOffering = false
    guard let repaired = fix.repairs().first(where: { $0.path == opened.document.path }) else { return nil }
    let (old, new) = (repaired.original, repaired.bytes)
    guard old != new else { return nil }
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    // Whole characters are replaced.
    var (start, end) = (head, old.count - tail)
    while start > 0, old[start - 1] != 0x0A { start -= 1 }
    while end < old.count, old[end] != 0x0A { end += 1 }
    let text = String(decoding: new[start..<new.count - (old.count - end)], as: UTF8.self)
    return edit([(start..<end, text)], opened)
  }

  private func edit(_ edits: [LintFinding.Repair.Edit], _ opened: OpenedDocument) -> JSONValue {
    edit(edits.map { ($0.bytes, $0.text) }, opened)
  }

  private func edit(_ edits: [(bytes: Range<Int>, text: String)], _ opened: OpenedDocument) -> JSONValue {
    let uri = opened.document.uri.text
    let list = JSONValue.array(
      edits.map { ["range": opened.text.range(of: $0.bytes).json, "newText": .string($0.text)] })
    guard state.withLock({ $0.abilities.takesDocumentChanges }) else { return ["changes": .object([(uri, list)])] }
    let version = JSONValue.number(Double(opened.document.version))
    return ["documentChanges": [["textDocument": ["uri": .string(uri), "version": version], "edits": list]]]
  }

  /// Tells whether a document isn't as it was.
  private func isChanged(_ document: OpenDocument) -> @Sendable () -> Bool {
    { [self] in
      state.withLock { state in
        state.phase == .over || state.documents[document.uri]?.changeCount != document.changeCount
          || state.answering?.isCancelled ?? false
      }
    }
  }
}

extension OpenedDocument {
  /// A Boolean value that tells whether repairs are looked for: of code, as it lies on the disk and may be run.
  fileprivate var isRepairable: Bool {
    guard terms.faults.isEmpty else { return false }
    return switch document.kind {
    case .interfaceBuilder, .fixture: true
    case .code: terms.formats.format(of: document.path) != nil && isSaved
    case .configuration, .other: false
    }
  }

  private var isSaved: Bool {
    (try? Files.contents(of: document.path, limit: DocumentLimits.standard.maximumBytes)) == text.bytes
  }

  /// The run of lint over the document as it is.
  func run(isInterrupted: @escaping @Sendable () -> Bool) -> LintRun {
    let settings = terms.settings
    let bytes = text.bytes
    var run = LintRun(LintInputs(named: [document.path])) { _ in settings }
    let path = document.path
    run.contents = { file throws(SceneFile.Failure) in file == path ? bytes : try SceneFile.bytes(of: file) }
    run.projects = document.uri.path == nil ? nil : terms.projects
    run.formats = terms.formats
    run.isInterrupted = isInterrupted
    return run
  }

  /// The findings with the repairs that their rules propose, made once for the document as it is.
  func findingsWithRepairs(isInterrupted: @escaping @Sendable () -> Bool) -> [LintFinding] {
    if let known = knownRepairs { return known }
    var run = run(isInterrupted: isInterrupted)
    run.wantsRepairs = true
    let findings = run.outcome().report.findings
    guard !isInterrupted() else { return [] }
    let repaired = terms.formats.repairs(of: findings, in: text.bytes, at: document.path)
    keepRepairs(repaired)
    return repaired
  }

  /// The findings with the repairs that a proof has seen; only the scenes of those that are wanted are laid out, and only chosen repairs
  /// tried.
  func provedFindings(
    isInterrupted: @escaping @Sendable () -> Bool,
    isChosen: @escaping @Sendable (LintFinding, LintFinding.Repair) -> Bool = { _, _ in true },
    of isWanted: (LintFinding) -> Bool
  ) -> [LintFinding] {
    let wanted = findingsWithRepairs(isInterrupted: isInterrupted).filter(isWanted)
    let scenes = Set(wanted.map(\.key.scene))
    var fix = FixRun(run(isInterrupted: isInterrupted))
    fix.run.isWanted = { _, scene in scenes.contains(scene) }
    fix.rules = Set(wanted.map(\.key.rule))
    fix.isChosen = isChosen
    return fix.findingsWithRepairs(wanted).map { finding in
      var finding = finding
      finding.repairs.removeAll { !$0.isProved && $0.kind != .refused }
      return finding
    }
  }
}
