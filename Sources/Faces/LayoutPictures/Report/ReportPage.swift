import Documents
import FileSystem
package import Findings
import LayoutModel

/// A report as a self-contained page: pictures, findings, script and style. It loads nothing.
package struct ReportPage {
  private let data: ReportData
  private let report: LintReport
  /// The data of an earlier report, to compare with.
  package var baseline: String?
  /// A Boolean that tells whether findings were looked for in a range of widths.
  package var isSwept = false
  /// A Boolean that tells whether a page with more sizes follows.
  package var isPending = false
  /// The command that lays out sizes which the page doesn't hold, while it runs.
  package var live: LiveSizes?

  package init(_ data: ReportData, findings report: LintReport) {
    (self.data, self.report) = (data, report)
  }

  /// The size from which a report is slow to open and to share, in bytes.
  package static let largeSize = 10 << 20

  /// The page.
  package var html: String { html(data: packedData(isWatched: false), table: table, version: nil) }

  /// The page of a report that is written again when its inputs change.
  ///
  /// - Returns: The page; its version, by which an open page notices a change; and a script that gives the open page the new data.
  package func watched() -> (html: String, version: String, script: String) {
    let data = packedData(isWatched: true)
    let table = table
    let content = data.text + table + (baseline ?? "")
    let version = SHA256.hash(Array(content.utf8)).prefix(8).map { String($0, radix: 16) }.joined()
    let script =
      "window.layoutReportData={\"version\":\(JSONText.quoted(version)),\"packed\":\(JSONText.quoted(data.text))}\n"
    return (html(data: data, table: table, version: version), version, script)
  }

  private func html(data packed: PackedText, table: String, version: String?) -> String {
    PageShell(
      title: "\(data.title) – layout report", code: Self.code(parts(isWatched: version != nil)), data: packed,
      baseline: baseline.map { PackedText($0, effort: .quick) }, table: table, version: version,
      answersFrom: live?.origin
    ).html
  }

  private func packedData(isWatched: Bool) -> PackedText {
    let packed = Guarded(PackedText?.none)
    // The script takes about as long.
    let parts = parts(isWatched: isWatched)
    Threads.run(2) { [data, report, isSwept, isPending, live] number in
      guard number == 0 else {
        _ = Self.code(parts)
        return
      }
      let text = PackedText(data.json(report, isSwept: isSwept, isPending: isPending, live: live), effort: .quick)
      packed.withLock { $0 = text }
    }
    return packed.withLock(\.self) ?? PackedText("null", effort: .quick)
  }

  /// Returns the data of an existing page.
  ///
  /// - Parameters:
  ///   - text: The page.
  ///   - limit: The maximum size of the data in bytes.
  /// - Returns: The data as JSON; `nil` if the text is no such page.
  package static func data(ofPage text: String, limit: Int = DocumentLimits.standard.maximumBytes) -> String? {
    let data: String?
    if let packed = text.element(PackedText.opening(id: PageShell.dataID)) {
      data = PackedText.unpacked(packed, limit: limit)
    } else {
      // Earlier versions wrote them as they are.
      data = text.element("<script type=\"application/json\" id=\"\(PageShell.dataID)\">").map(String.init)
    }
    guard let data, (try? JSONParser.parse(Array(data.utf8))) != nil else { return nil }
    return data
  }

  /// The findings and pictures without a script.
  private var table: String { ScriptlessReport(title: data.title, findings: report.findings, stills: data.stills).html }

  /// The parts of the page that not every report needs.
  private struct Parts: OptionSet, Hashable {
    let rawValue: Int

    static let map = Parts(rawValue: 1)
    static let changes = Parts(rawValue: 2)
    static let watching = Parts(rawValue: 4)
  }

  /// The parts that this report needs. A watched page may come to need each of them.
  private func parts(isWatched: Bool) -> Parts {
    if isWatched { return [.map, .changes, .watching] }
    return [data.hasMap ? .map : [], baseline == nil ? [] : .changes]
  }

  private static let codes = Guarded<[Parts: PageShell.Code]>([:])

  /// The script and style of a page with some parts.
  private static func code(_ parts: Parts) -> PageShell.Code {
    if let known = codes.withLock({ $0[parts] }) { return known }
    func modules(_ part: Parts, _ names: String...) -> [String] { parts.contains(part) ? names : [] }
    let names =
      [
        "text", "model", "draw", "state", "words", "query", "searchbox", "findings", "pictures", "gallery", "matrix",
        "marks", "stage", "scroll", "stages", "rulers", "views", "turn", "take", "sheet", "tools", "panel", "scene",
        "keys",
      ] + modules(.map, "arrange", "map") + modules(.changes, "changes", "compare")
      + modules(.watching, "live", "watch")
      + ["main"]
    let code = PageShell.Code(names, styles: modules(.map, "map") + modules(.changes, "changes"))
    codes.withLock { $0[parts] = code }
    return code
  }
}

extension String {
  /// The content of the first element with an opening tag; `nil` where there is none.
  fileprivate func element(_ opening: String) -> Substring? {
    guard let start = firstRange(of: opening), let end = self[start.upperBound...].firstRange(of: PackedText.closing)
    else { return nil }
    return self[start.upperBound..<end.lowerBound]
  }
}
