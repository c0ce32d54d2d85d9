import Documents
import FileSystem
import Findings
import LayoutModel
import LayoutOutput
import Lint
import Notations
import SceneSources

/// Checks of documents, one after another, each a moment after its last change. A check whose document changes meanwhile is given up.
extension LanguageServer {
  /// Checks documents until the server ends.
  func checkDocuments() {
    while let document = nextDocument() { check(document) }
  }

  /// Waits until a document is due, and takes it; `nil` at the end.
  private func nextDocument() -> OpenDocument? {
    while true {
      let due = state.wait { state -> ContinuousClock.Instant?? in
        if state.phase == .over { return .some(nil) }
        return state.nextDue.map { .some($0.due) }
      }
      guard let due else { return nil }
      Threads.pause(due - .now)
      // Another edit may have come.
      let document = state.withLock { state -> OpenDocument? in
        guard let (uri, due) = state.nextDue, due <= .now else { return nil }
        state.documents[uri]?.beginCheck()
        return state.documents[uri]
      }
      if let document { return document }
    }
  }

  private func check(_ document: OpenDocument) {
    switch document.kind {
    case .interfaceBuilder, .fixture, .code: checkScreens(of: document)
    case .configuration: checkConfiguration(document)
    case .other: publish([:], of: document)
    }
  }

  /// Tells whether a check is of no use any more.
  private func isOutdated(_ document: OpenDocument) -> Bool {
    state.withLock { state in
      state.phase == .over || state.documents[document.uri]?.checkCount != document.checkCount
    }
  }

  // MARK: Screens

  /// Where a whole check takes longer, one under a few conditions comes first.
  private static let patience = Duration.milliseconds(100)

  private func checkScreens(of document: OpenDocument) {
    let isTrusted = state.withLock { $0.settings.isTrusted }
    let terms = host.terms(document.path, isTrusted)
    guard terms.faults.isEmpty else { return publish(diagnostics(of: terms.faults), of: document) }
    // Code is built where it lies. A document that a run of lint passes over has no findings.
    let isCode = document.kind == .code
    guard terms.isIncluded, !isCode || terms.formats.format(of: document.path) != nil else {
      return publish([:], of: document)
    }
    if !isCode, document.duration > Self.patience {
      let quick = outcome(of: document, terms, terms.settings.quick, showsProgress: false)
      guard !isOutdated(document) else { return }
      publish(quick, of: document, terms)
    }
    let start = ContinuousClock.now
    let whole = outcome(of: document, terms, terms.settings, showsProgress: true)
    guard !isOutdated(document) else { return }
    let duration = ContinuousClock.now - start
    state.withLock { $0.documents[document.uri]?.duration = duration }
    publish(whole, of: document, terms)
  }

  private func outcome(
    of document: OpenDocument, _ terms: FileTerms, _ settings: LintFileSettings, showsProgress: Bool
  ) -> LintOutcome {
    var run = LintRun(LintInputs(named: [document.path])) { _ in settings }
    let bytes = document.text.bytes
    run.contents = { _ throws(SceneFile.Failure) in bytes }
    run.projects = document.uri.path == nil ? nil : terms.projects
    run.formats = terms.formats
    run.isInterrupted = { [self] in isOutdated(document) }
    guard showsProgress, state.withLock({ $0.abilities.hasProgress }) else { return run.outcome() }
    let progress = ProgressReport(self, "layout: \(document.path.name)")
    run.progress = { progress.report($0.share) }
    defer { progress.end() }
    return run.outcome()
  }

  // MARK: Configurations

  private func checkConfiguration(_ document: OpenDocument) {
    do throws(InputError) {
      _ = try Configuration(reading: document.text.bytes)
    } catch {
      let found = error.problems.map { problem in
        FindingDiagnostics.diagnostic(
          of: problem, in: document.text, code: problem.code)
      }
      return publish([document.uri: found], of: document)
    }
    // Names of rules and conditions are checked where files are checked under them: as it is saved.
    let terms = host.terms(document.path, false)
    let isSaved =
      (try? Files.contents(of: document.path, limit: DocumentLimits.standard.maximumBytes)) == document.text.bytes
    publish(isSaved ? diagnostics(of: terms.faults) : [:], of: document)
  }

  private func diagnostics(of faults: [FileTerms.Fault]) -> [DocumentURI: [JSONValue]] {
    var sources = DiagnosticSources(state.withLock { $0.documents })
    var found: [DocumentURI: [JSONValue]] = [:]
    for fault in faults {
      let uri = DocumentURI(of: fault.path)
      let position = fault.position ?? .start
      found[uri, default: []].append(
        FindingDiagnostics.diagnostic(
          fault.message, .error, code: nil, at: sources.range(of: position, to: position.column + 1, in: fault.path)))
    }
    return found
  }

  // MARK: Publishing

  private func publish(_ outcome: LintOutcome, of document: OpenDocument, _ terms: FileTerms) {
    let report = terms.baseline?.applied(to: outcome.report).0 ?? outcome.report
    let (documents, abilities) = state.withLock { ($0.documents, $0.abilities) }
    var sources = DiagnosticSources(documents)
    sources.take(document)
    var found: [DocumentURI: [JSONValue]] = [:]
    for finding in report.findings {
      let path = Path(finding.key.path)
      let uri = path == document.path ? document.uri : DocumentURI(of: path)
      found[uri, default: []].append(
        FindingDiagnostics.diagnostic(
          of: finding, in: path, &sources, abilities,
          page: abilities.hasCodeDescriptions ? rules.page(of: finding.key.rule) : nil))
    }
    for (path, failure) in outcome.faults {
      let uri = path == document.path.description ? document.uri : DocumentURI(of: Path(path))
      found[uri, default: []].append(
        FindingDiagnostics.diagnostic(
          failure.words, .error, code: nil,
          at: sources.range(of: failure.position ?? .start, to: nil, in: Path(path))))
    }
    publish(found, of: document)
  }

  private func publish(_ found: [DocumentURI: [JSONValue]], of document: OpenDocument) {
    state.withLock { state in
      // What was found in a text that has changed isn't told.
      guard state.documents[document.uri]?.checkCount == document.checkCount else { return }
      publish(found, of: document.uri, version: document.version, &state)
    }
  }

  /// Sends what the check of a document found; nothing of a document that has closed.
  func publish(
    _ found: [DocumentURI: [JSONValue]], of document: DocumentURI, version: Int?, _ state: inout ServerState
  ) {
    var found = found
    if version != nil, found[document] == nil { found[document] = [] }
    for (file, diagnostics) in state.published.take(found, of: document) {
      let version = file == document ? version : state.documents[file]?.version
      var parameters: [(String, JSONValue)] = [("uri", .string(file.text))]
      if let version { parameters.append(("version", .number(Double(version)))) }
      parameters.append(("diagnostics", .array(diagnostics)))
      let message = RPCMessage.notification("textDocument/publishDiagnostics", .object(parameters))
      outbox.withLock { $0.add(message, diagnosticsOf: file) }
    }
  }
}

extension LintFileSettings {
  /// The settings of a first look: the smallest and the usual phone with standard text, and a large text.
  fileprivate var quick: LintFileSettings {
    var quick = self
    quick.widths = nil
    return quick.under(request.firstLook)
  }
}

extension LayoutRequest {
  /// The first of the conditions, in each orientation of one device.
  fileprivate var firstLook: LayoutRequest {
    guard named.isEmpty else { return LayoutRequest(named: Array(named.prefix(1))) }
    var request = self
    request.devices = Array(devices.prefix(1))
    request.sizes = Array(sizes.prefix(1))
    request.systemVersions = Array(systemVersions.prefix(1))
    request.contentSizeCategories = Array(contentSizeCategories.prefix(1))
    request.layoutDirections = Array(layoutDirections.prefix(1))
    request.pseudolanguages = Array(pseudolanguages.prefix(1))
    request.localizations = Array(localizations.prefix(1))
    return request
  }
}
