import Documents
import FileSystem
import LayoutModel
import LayoutOutput
import SceneSources

/// The pages that show an editor's files, each made anew by a thread of its own after each save, as `layout preview` does.
final class EditorPages: Sendable {
  private let arguments: ParsedArguments
  private let state = Guarded(State())

  private struct State {
    var folder: Folder?
    var pages: [Path: Page] = [:]
  }

  /// The folder of the pages, which goes with them.
  private final class Folder: Sendable {
    let folder: TemporaryFolder

    init() throws(Files.Failure) { folder = try TemporaryFolder(named: "layout-preview") }
  }

  private struct Page {
    let path: Path
    let request: LayoutRequest
    let end: Ending
  }

  /// Tells a page's thread to end.
  private final class Ending: Sendable {
    private let state = Guarded(false)
    var isOver: Bool { state.withLock { $0 } }
    func end() { state.withLock { $0 = true } }
  }

  /// The most files that are shown at a time; each is watched by a thread.
  private static let maximumPages = 8

  init(_ arguments: ParsedArguments) { self.arguments = arguments }

  deinit { state.withLock { state in state.pages.values.forEach { $0.end.end() } } }

  /// Returns the page of a file; `nil` where it can't be made.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - request: The conditions; those of `layout preview` where there are none.
  ///   - runsCode: Whether code may run.
  /// - Returns: The page.
  func page(of file: Path, under request: LayoutRequest, runsCode: Bool) -> Path? {
    state.withLock { state -> Path? in
      if let page = state.pages[file] {
        if page.request == request { return page.path }
        page.end.end()
      }
      guard let folder = state.folder ?? (try? Folder()), let builder = builder(of: file, request, runsCode) else {
        return nil
      }
      state.folder = folder
      if state.pages.count >= Self.maximumPages, let oldest = state.pages.keys.sorted().first {
        state.pages.removeValue(forKey: oldest)?.end.end()
      }
      let name = Fingerprint.text(of: file.description)
      let page = folder.folder.path.file(Path("\(name).html"))
      let ending = Ending()
      let watched = WatchedReport(builder: builder, page: page, console: builder.console)
      guard Threads.begin({ _ = watched.run(opens: false) { ending.isOver } }) else { return nil }
      state.pages[file] = Page(path: page, request: request, end: ending)
      wait(for: page)
      return page
    }
  }

  /// Waits a moment until a page is there, so that a browser finds it.
  private func wait(for page: Path) {
    let end = ContinuousClock.now + .seconds(5)
    while Files.kind(of: page) == .nothing, .now < end { Threads.pause(.milliseconds(20)) }
  }

  private func builder(of file: Path, _ request: LayoutRequest, _ runsCode: Bool) -> ReportBuilder? {
    var words = request.named.map { "--\(CommandOption.conditions.name)=\($0.name)" }
    if !runsCode { words.append("--\(CommandOption.noCode.name)") }
    words += ["--", file.description]
    guard var inner = try? ParsedArguments(words, options: CommandDescription.preview.allOptions) else { return nil }
    inner.surroundings = arguments.surroundings
    inner.surroundings.ownsProcess = false
    inner.surroundings.tell = { _ in }
    guard let console = try? Console(inner), var builder = try? ReportBuilder(of: "preview", inner, console) else {
      return nil
    }
    builder.standard = .previewStandard
    builder.answers = SizeAnswers(builder.scenes.sizes)
    return builder
  }

  /// Tells an open page which view the cursor is in.
  func show(_ view: String, of file: Path) {
    guard let page = state.withLock({ $0.pages[file]?.path }) else { return }
    let news = "window.layoutCursor={\"view\":\(JSONText.quoted(view))}\n"
    try? Files.replace(page.appending(".cursor.js"), with: PrintableText(document: news), flushes: false)
  }
}
