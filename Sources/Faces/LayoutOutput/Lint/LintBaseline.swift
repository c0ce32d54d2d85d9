import Documents
package import Findings
import LayoutModel

/// Known findings that aren't reported: a file, `layout-baseline/2`, with an entry a line.
///
///     {
///       "format": "layout-baseline/2",
///       "conditions": ["iphone-17/landscapeLeft", "iphone-17/portrait"],
///       "entries": [
///         {"rule": "overlap", "path": "Main.storyboard", "scene": "BYZ-38-t0r", "view": "title", "partner": "badge", "conditions": "4"}
///       ]
///     }
///
/// The conditions are listed once, sorted; an entry has the ones it was found under as `ConditionBits`.
package struct LintBaseline: Hashable, Sendable {
  /// The name of the format.
  package static let format = "layout-baseline/2"
  /// The previous version, in which each entry names its conditions.
  private static let formatBefore = "layout-baseline/1"

  /// A known finding.
  package struct Entry: Hashable, Sendable {
    package var key: LintFinding.Key
    /// The names of the conditions that it was found under, sorted.
    package var conditions: [String]
    /// The entry's line in the file.
    package var line = 0
  }

  /// The entries, sorted by key.
  package private(set) var entries: [Entry]

  /// Creates a baseline of all findings of a report.
  package init(_ report: LintReport) {
    var conditions: [LintFinding.Key: Set<String>] = [:]
    for finding in report.findings { conditions[finding.key.shortened, default: []].formUnion(finding.conditions) }
    entries = conditions.map { Entry(key: $0.key, conditions: $0.value.sorted()) }
      .sorted { $0.key.text < $1.key.text }
  }

  /// Reads the baseline of a file, of this version or the one before.
  ///
  /// - Throws: `FrameDump.ReadingError` if it isn't one.
  package init(reading bytes: [UInt8]) throws(FrameDump.ReadingError) {
    let object = try DumpObject(reading: bytes)
    let format = object.has("format") ? try object.string("format") : ""
    guard [Self.format, Self.formatBefore].contains(format) else { throw object.error("this is not a \(Self.format)") }
    let all = format == Self.format ? try object.strings("conditions") : []
    entries = try object.objects("entries").map { entry throws(FrameDump.ReadingError) in
      func optional(_ key: String) throws(FrameDump.ReadingError) -> String? {
        entry.has(key) ? try entry.string(key) : nil
      }
      let key = LintFinding.Key(
        rule: try entry.string("rule"), path: try entry.string("path"), scene: try optional("scene"),
        view: try optional("view"), partner: try optional("partner"))
      let conditions: [String]
      if format == Self.format {
        let bits = ConditionBits(text: try entry.string("conditions"), count: all.count)
        guard let names = bits?.names(among: all) else {
          throw entry.error("'conditions' names conditions that aren't there", at: "conditions")
        }
        conditions = names
      } else {
        conditions = try entry.strings("conditions")
      }
      return Entry(key: key.shortened, conditions: conditions, line: entry.position.line)
    }
  }

  /// The file's text.
  package var json: String {
    let all = Set(entries.flatMap(\.conditions)).sorted()
    let places = Dictionary(all.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    var document = JSONObjectText()
    document.add("format", Self.format)
    document.add("conditions", lines: all.map { JSONText.quoted($0) }, depth: 1)
    document.add("entries", lines: entries.map { $0.json(places) }, depth: 1)
    return document.document
  }

  /// Removes known findings from a report. A finding under conditions that its entry doesn't have stays, as worsened.
  ///
  /// - Returns: The report, and the entries that matched nothing.
  package func applied(to report: LintReport) -> (report: LintReport, unused: [Entry]) {
    var known: [LintFinding.Key: Set<String>] = [:]
    for entry in entries { known[entry.key, default: []].formUnion(entry.conditions) }
    var used: Set<LintFinding.Key> = []
    var report = report
    report.findings = report.findings.compactMap { finding in
      let key = finding.key.shortened
      guard let conditions = known[key] else { return finding }
      used.insert(key)
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
  fileprivate func json(_ places: [String: Int]) -> String {
    var object = JSONObjectText()
    object.add("rule", key.rule)
    object.add("path", key.path)
    if let scene = key.scene { object.add("scene", scene) }
    if let view = key.view { object.add("view", view) }
    if let partner = key.partner { object.add("partner", partner) }
    object.add("conditions", ConditionBits(places: conditions.compactMap { places[$0] }).text)
    return object.line
  }
}

extension LintFinding.Key {
  /// The maximum length of an entry's ids, in bytes.
  private static let maximumLength = 40

  /// The key with long ids replaced by their fingerprints: texts of constraints, paths of views.
  fileprivate var shortened: Self {
    func shortened(_ id: String?) -> String? {
      id.map { $0.utf8.count > Self.maximumLength ? "#" + Fingerprint.text(of: $0) : $0 }
    }
    return Self(rule: rule, path: path, scene: shortened(scene), view: shortened(view), partner: shortened(partner))
  }
}
