import Documents
import FileSystem
import Findings
import LayoutModel
import LayoutPictures

/// A report that is written again whenever an input changes. The open page looks for its next version in a small file
/// beside it, and takes the data from another. While an input is broken, the last good page stays and says so.
///
/// Sweeps take most of the time. Where a page takes long, one without other sizes is written first, and what is still
/// being made is given up once an input changes again.
struct WatchedReport {
  let builder: ReportBuilder
  let page: Path
  let console: Console

  /// Writes the page until the program is ended.
  ///
  /// - Parameters:
  ///   - opens: Whether to open a browser, if there is one.
  ///   - isEnded: Tells whether the user wants the end, where that doesn't end the process.
  /// - Returns: The reason, if it ended by itself.
  func run(opens: Bool, until isEnded: @escaping @Sendable () -> Bool = { false }) -> ExitStatus {
    var watch = FileWatch(over: builder.watchedFiles)
    var version = ""
    var isOpened = false
    func openOnce() {
      guard opens, !isOpened, !version.isEmpty else { return }
      isOpened = true
      Self.open(page)
    }
    builder.answers?.begin(until: isEnded)
    // Nothing is known of the first page.
    var isSlow = builder.scenes.sizes.widths != nil
    while !isEnded() {
      // Looking for files that are new would take the time of those that make the page.
      let files = builder.watchedFiles
      let changes = InputChanges(since: watch) { files }
      var current = builder
      current.isInterrupted = { changes.areSeen || isEnded() }
      do throws(Files.Failure) {
        if isSlow { try write(current.withoutOtherSizes, &version, isPending: true) }
        openOnce()
        let start = ContinuousClock.now
        try write(current, &version)
        if !changes.areSeen {
          isSlow = builder.scenes.sizes.widths != nil && ContinuousClock.now - start > Self.patience
        }
        openOnce()
      } catch {
        console.error("\(error.message)", path: page.description)
        return error.status
      }
      watch.wait(for: { builder.watchedFiles }, unless: isEnded)
    }
    return .interrupted
  }

  /// The time that a page may take before one without other sizes is written first.
  private static let patience = Duration.milliseconds(400)

  /// Writes the page, unless an input has changed meanwhile.
  ///
  /// - Parameters:
  ///   - builder: The page's builder.
  ///   - version: The version of the page that is there; "" for none.
  ///   - isPending: Whether a page with more follows.
  /// - Throws: The failure of writing.
  private func write(
    _ builder: ReportBuilder, _ version: inout String, isPending: Bool = false
  ) throws(Files.Failure) {
    let result: ReportBuilder.Result? = if case .page(let made) = builder.build() { made } else { nil }
    guard !builder.isInterrupted() else { return }
    let faults = result?.report.findings.filter { $0.key.rule == "unreadable" && $0.severity == .error } ?? []
    if let result, faults.isEmpty || version.isEmpty {
      var page = result.page
      page.isPending = isPending
      let watched = page.watched()
      version = watched.version
      try Files.replace(self.page, with: PrintableText(document: watched.html), flushes: false)
      try Files.replace(self.page.appending(".data.js"), with: PrintableText(document: watched.script), flushes: false)
      if faults.isEmpty, !isPending { console.note("written", path: self.page.description) }
    }
    let words =
      result == nil
      ? "There is nothing to show."
      : faults.map { finding in
        finding.key.path + (finding.place.map { ":\($0.position.line)" } ?? "") + ": " + finding.text
      }.joined(separator: "\n")
    let news =
      "window.layoutReportVersion={\"version\":\(JSONText.quoted(version)),\"isPending\":\(isPending),"
      + "\"error\":\(words.isEmpty ? "null" : JSONText.quoted(words))}\n"
    try Files.replace(page.appending(".version.js"), with: PrintableText(document: news), flushes: false)
  }

  /// Opens a page in the browser, if there is one.
  private static func open(_ page: Path) {
    #if canImport(Darwin)
      let openers = ["open"]
    #else
      // Without a display there is no browser.
      guard
        Environment.value("DISPLAY", isEmptyUnset: true) != nil
          || Environment.value("WAYLAND_DISPLAY", isEmptyUnset: true) != nil
      else { return }
      let openers = ["xdg-open"]
    #endif
    for name in openers {
      if (try? OtherProgram(name).run([page])) != nil { return }
    }
  }
}

/// A look for changed inputs while a page is made, by many threads.
private final class InputChanges: Sendable {
  private let watch: FileWatch
  private let files: @Sendable () -> [Path]
  private let state: Guarded<(seen: Bool, next: ContinuousClock.Instant)>

  init(since watch: FileWatch, _ files: @escaping @Sendable () -> [Path]) {
    (self.watch, self.files) = (watch, files)
    state = Guarded((seen: false, next: ContinuousClock.now))
  }

  /// A Boolean that tells whether an input has changed. It looks now and then, because threads ask often.
  var areSeen: Bool {
    state.withLock { state in
      let now = ContinuousClock.now
      guard !state.seen, now >= state.next else { return state.seen }
      state = (seen: watch.isChanged(files), next: ContinuousClock.now + Self.interval)
      return state.seen
    }
  }

  private static let interval = Duration.milliseconds(50)
}
