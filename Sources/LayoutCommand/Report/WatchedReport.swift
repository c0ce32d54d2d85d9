import Documents
import FileSystem
import LayoutModel
import LayoutPictures

/// A report that is written again whenever an input changes. The open page looks for its next version in a small file
/// beside it. While an input is broken, the last good page stays and says so.
struct WatchedReport {
  let builder: ReportBuilder
  let page: Path
  let console: Console

  /// Writes the page until the program is ended.
  ///
  /// - Parameter opens: Whether to open a browser, if there is one.
  /// - Returns: The reason, if it ended by itself.
  func run(opens: Bool) -> ExitStatus {
    var watch = FileWatch(over: builder.inputs)
    var version = ""
    var isOpened = false
    while true {
      do throws(Files.Failure) {
        try write(&version)
        if opens, !isOpened {
          isOpened = true
          Self.open(page)
        }
      } catch {
        console.error("\(error.message)", path: page.description)
        return error.status
      }
      watch.wait { builder.inputs }
    }
  }

  private func write(_ version: inout String) throws(Files.Failure) {
    let result: ReportBuilder.Result? = if case .page(let made) = builder.build() { made } else { nil }
    let faults = result?.report.findings.filter { $0.key.rule == "unreadable" && $0.severity == .error } ?? []
    if let result, faults.isEmpty || version.isEmpty {
      var page = result.page
      page.version = ""
      version = SHA256.hash(Array(page.html.utf8)).prefix(8).map { String($0, radix: 16) }.joined()
      page.version = version
      try Files.replace(self.page, with: PrintableText(document: page.html), flushes: false)
      if faults.isEmpty { console.note("written", path: self.page.description) }
    }
    let words =
      result == nil
      ? "There is nothing to show."
      : faults.map { finding in
        finding.key.path + (finding.place.map { ":\($0.position.line)" } ?? "") + ": " + finding.text
      }.joined(separator: "\n")
    let news =
      "window.layoutReportVersion={\"version\":\(JSONText.quoted(version)),\"error\":\(words.isEmpty ? "null" : JSONText.quoted(words))}\n"
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
