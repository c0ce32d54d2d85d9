import Documents
import FileSystem
package import LayoutModel

/// A report as a self-contained page: pictures, findings, script and style. It loads nothing.
package struct ReportPage {
  private let data: ReportData
  private let report: LintReport
  /// The data of an earlier report, to compare with.
  package var baseline: String?
  /// The version of a page that is written again when its inputs change.
  package var version: String?

  package init(_ data: ReportData, findings report: LintReport) {
    (self.data, self.report) = (data, report)
  }

  /// The size from which a report is slow to open and to share, in bytes.
  package static let largeSize = 10 << 20

  /// The page.
  package var html: String {
    let json = Guarded("")
    // The script takes about as long.
    Threads.run(2) { [data, report] number in
      guard number == 0 else {
        _ = Self.script
        return
      }
      let text = data.json(report)
      json.withLock { $0 = text }
    }
    return PageShell(
      title: "\(data.title) – layout report", script: Self.script, data: json.withLock(\.self), baseline: baseline,
      table: table, version: version
    ).html
  }

  /// The data of an existing page; `nil` if a text is no such page.
  package static func data(ofPage text: String) -> String? {
    let opening = "<script type=\"application/json\" id=\"layout-data\">"
    guard let start = text.firstPlace(of: opening), let end = text[start.upperBound...].firstPlace(of: "</script>")
    else {
      return nil
    }
    let data = String(text[start.upperBound..<end.lowerBound])
    guard (try? JSONParser.parse(Array(data.utf8))) != nil else { return nil }
    return data
  }

  /// The findings without a script.
  private var table: String {
    guard !report.findings.isEmpty else { return "<p>Nothing was found.</p>" }
    let rows = report.findings.map { finding in
      let place = finding.place.map { ":\($0.position.line):\($0.position.column)" } ?? ""
      return
        "<tr><td>\(finding.severity.rawValue)</td><td>\(Markup.escaped(finding.key.path + place))</td>"
        + "<td>\(Markup.escaped(finding.messageWithGuesses))</td><td>\(Markup.escaped(finding.key.rule))</td></tr>"
    }
    return
      "<h1>\(Markup.escaped(data.title))</h1><table><thead><tr><th>Severity</th><th>Place</th><th>Finding</th><th>Rule</th></tr></thead>"
      + "<tbody>\(rows.joined(separator: "\n"))</tbody></table>"
  }

  /// The report's script.
  static let script = PageShell.script([
    PackageResources.text_js, PackageResources.model_js, PackageResources.draw_js, PackageResources.state_js,
    PackageResources.overview_js, PackageResources.stage_js, PackageResources.inspector_js,
    PackageResources.scene_js, PackageResources.main_js,
  ])
}

extension StringProtocol {
  /// The first occurrence of a text, byte by byte, because pages have megabytes.
  fileprivate func firstPlace(of text: String) -> Range<String.Index>? {
    let bytes = Array(text.utf8)
    guard let first = bytes.first else { return nil }
    var start = utf8.startIndex
    while let place = utf8[start...].firstIndex(of: first) {
      if utf8[place...].starts(with: bytes) { return place..<utf8.index(place, offsetBy: bytes.count) }
      start = utf8.index(after: place)
    }
    return nil
  }
}
