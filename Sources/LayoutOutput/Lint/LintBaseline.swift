import Documents
package import LayoutModel

/// Findings that are known and aren't told: a file, `layout-baseline/1`, one entry a line.
package struct LintBaseline: Hashable, Sendable {
  /// The name of the format.
  package static let format = "layout-baseline/1"

  /// A finding that is known.
  package struct Entry: Hashable, Sendable {
    package var key: LintFinding.Key
    /// The names of the conditions that it was found under, sorted.
    package var conditions: [String]
    /// The line of the file.
    package var line = 0
  }

  /// The entries, sorted by key.
  package private(set) var entries: [Entry]

  /// A baseline of all findings of a report.
  package init(_ report: LintReport) {
    var conditions: [LintFinding.Key: Set<String>] = [:]
    for finding in report.findings { conditions[finding.key, default: []].formUnion(finding.conditions) }
    entries = conditions.map { Entry(key: $0.key, conditions: $0.value.sorted()) }
      .sorted { $0.key.text < $1.key.text }
  }

  /// The baseline that a file holds.
  ///
  /// - Throws: `FrameDump.ReadingError` where it isn't one.
  package init(reading bytes: [UInt8]) throws(FrameDump.ReadingError) {
    let document: JSONValue
    do throws(DocumentError) {
      document = try JSONParser.parse(bytes)
    } catch {
      throw FrameDump.ReadingError(message: error.message, position: error.position)
    }
    let object = try DumpObject(document)
    guard object.has("format"), try object.string("format") == Self.format else {
      throw object.error("this is not a \(Self.format)")
    }
    entries = try object.objects("entries").map { entry throws(FrameDump.ReadingError) in
      func optional(_ key: String) throws(FrameDump.ReadingError) -> String? {
        entry.has(key) ? try entry.string(key) : nil
      }
      let key = LintFinding.Key(
        rule: try entry.string("rule"), path: try entry.string("path"), scene: try optional("scene"),
        view: try optional("view"), partner: try optional("partner"))
      return Entry(key: key, conditions: try entry.strings("conditions"), line: entry.position.line)
    }
  }

  /// The file's text.
  package var json: String {
    var document = JSONObjectText()
    document.add("format", Self.format)
    document.add("entries", lines: entries.map(\.json), depth: 1)
    return document.document
  }

  /// Takes what is known out of a report. What was found under conditions that its entry hasn't got stays, as worsened.
  ///
  /// - Returns: The report, and the entries that matched nothing.
  package func applied(to report: LintReport) -> (report: LintReport, unused: [Entry]) {
    var known: [LintFinding.Key: Set<String>] = [:]
    for entry in entries { known[entry.key, default: []].formUnion(entry.conditions) }
    var used: Set<LintFinding.Key> = []
    var report = report
    report.findings = report.findings.compactMap { finding in
      guard let conditions = known[finding.key] else { return finding }
      used.insert(finding.key)
      guard !conditions.isSuperset(of: finding.conditions) else { return nil }
      var finding = finding
      finding.isWorsened = true
      return finding
    }
    return (report, entries.filter { !used.contains($0.key) })
  }

  /// The baseline without some entries.
  package func removing(_ gone: [Entry]) -> LintBaseline {
    let keys = Set(gone.map(\.key))
    var baseline = self
    baseline.entries.removeAll { keys.contains($0.key) }
    return baseline
  }
}

extension LintBaseline.Entry {
  /// The entry on one line.
  fileprivate var json: String {
    var object = JSONObjectText()
    object.add("rule", key.rule)
    object.add("path", key.path)
    if let scene = key.scene { object.add("scene", scene) }
    if let view = key.view { object.add("view", view) }
    if let partner = key.partner { object.add("partner", partner) }
    object.add("conditions", conditions)
    return object.line
  }
}
