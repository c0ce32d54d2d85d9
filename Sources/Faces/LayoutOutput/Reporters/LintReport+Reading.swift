import Documents
package import Findings
import LayoutModel

extension LintReport {
  /// Reads the report of a `layout-findings/1`.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - rules: The known rules. A finding of any other is an error.
  /// - Throws: `FrameDump.ReadingError` if it isn't such a report.
  package init(reading bytes: [UInt8], rules: [LintRuleDescription]) throws(FrameDump.ReadingError) {
    let object = try DumpObject(reading: bytes)
    guard object.has("format"), try object.string("format") == Self.format else {
      throw object.error("this is not a \(Self.format)", at: "format")
    }
    let conditions = try object.strings("conditions")
    let scenes = try object.objects("scenes").map { scene throws(FrameDump.ReadingError) in
      LintReport.Scene(
        path: try scene.string("path"), id: try scene.optionalString("scene"), name: try scene.optionalString("name"),
        conditions: try scene.strings("conditions", among: conditions))
    }
    var counts: [SceneKey: Int] = [:]
    for scene in scenes { counts[SceneKey(path: scene.path, id: scene.id)] = scene.conditions.count }
    let ids = Set(rules.map(\.id))
    let findings = try object.objects("findings").map { finding throws(FrameDump.ReadingError) in
      let rule = try finding.string("rule")
      guard ids.contains(rule) else {
        let nearest = Spelling.nearest(to: rule, among: rules.map(\.id))
        throw finding.error("there is no rule '\(rule.excerpt)'" + Spelling.suggestion(nearest), at: "rule")
      }
      return try LintFinding(reading: finding, conditions) { counts[SceneKey(path: $0, id: $1)] ?? 0 }
    }
    self.init(
      inputs: try object.strings("inputs"), scenes: scenes, conditions: conditions,
      layouts: try object.count("layouts", upTo: Self.mostLayouts), findings: findings, rules: rules)
  }

  /// The maximum number of layouts. It is more than anybody makes, and sums stay within bounds.
  private static let mostLayouts = 1 << 40

  /// The scene of a finding.
  private struct SceneKey: Hashable {
    let path: String
    let id: String?
  }

  /// Merges several reports, such as those of parts of a run, into one.
  package init(merging reports: [LintReport]) {
    var scenes: [SceneKey: LintReport.Scene] = [:]
    for scene in reports.flatMap(\.scenes) {
      let key = SceneKey(path: scene.path, id: scene.id)
      guard var known = scenes[key] else {
        scenes[key] = scene
        continue
      }
      let others = Set(known.conditions)
      known.conditions += scene.conditions.filter { !others.contains($0) }
      scenes[key] = known
    }
    var seen: Set<LintFinding> = []
    // A warning about a file is reported once, at its first place, whichever parts have it.
    var passedOver: Set<LintFinding.Key> = []
    var rules: [String: LintRuleDescription] = [:]
    for rule in reports.flatMap(\.rules) { rules[rule.id] = rule }
    self.init(
      inputs: Set(reports.flatMap(\.inputs)).sorted(),
      scenes: scenes.values.sorted { ($0.path, $0.id ?? "") < ($1.path, $1.id ?? "") },
      conditions: Set(reports.flatMap(\.conditions)).sorted(),
      layouts: reports.reduce(0) { min(Self.mostLayouts, $0 + $1.layouts) },
      findings: reports.flatMap(\.findings).sorted().filter { finding in
        guard !LintReport.rulesOfWarnings.contains(finding.key.rule) else {
          return passedOver.insert(finding.key).inserted
        }
        return seen.insert(finding).inserted
      },
      rules: rules.values.sorted { $0.id < $1.id })
  }
}

extension LintFinding {
  fileprivate init(
    reading object: DumpObject, _ all: [String], _ conditionCount: (String, String?) -> Int
  ) throws(FrameDump.ReadingError) {
    guard let severity = try object.choice("severity", Diagnostic.Severity.init) else {
      throw object.error("'severity' is missing")
    }
    let path = try object.string("path")
    let scene = try object.optionalString("scene")
    let conditions = try object.strings("conditions", among: all)
    var finding = LintFinding(
      Key(
        rule: try object.string("rule"), path: path, scene: scene, view: try object.optionalString("view"),
        partner: try object.optionalString("partner")),
      severity, "", place: try Place(reading: object, "line", "column", "endColumn"),
      partnerPlace: try Place(reading: object, "partnerLine", "partnerColumn", "partnerEndColumn"),
      sceneName: try object.optionalString("sceneName"), viewName: try object.optionalString("viewName"),
      partnerName: try object.optionalString("partnerName"), conditions: conditions,
      worst: try object.optionalString("worst"),
      conditionCount: conditions.isEmpty ? 0 : conditionCount(try object.optionalString("screenPath") ?? path, scene),
      certainty: try Certainty(reading: object), advice: try object.optionalString("advice"),
      worstName: try object.optionalString("worstName"))
    finding.screenPath = try object.optionalString("screenPath")
    finding.partnerPlace?.path = try object.optionalString("partnerPath")
    if object.has("ranges") {
      finding.ranges = try object.objects("ranges").map { range throws(FrameDump.ReadingError) in
        let width = try range.numbers("width", count: 2)
        guard width[0] <= width[1] else {
          throw range.error("'width' should have the smaller number first", at: "width")
        }
        return Range(conditions: try range.strings("conditions", among: all), width: width[0]...width[1])
      }
    }
    if object.has("amount") {
      let amount = try object.numbers("amount", count: 2)
      finding.amount = Size(width: amount[0], height: amount[1])
    }
    if object.has("fixes") {
      finding.repairs = try object.objects("fixes").map { fix throws(FrameDump.ReadingError) in try Repair(reading: fix)
      }
    } else if object.has("repairs") {
      finding.repairs = try object.strings("repairs").map { Repair($0) }
    }
    if object.has("related") {
      finding.related = try object.objects("related").map { related throws(FrameDump.ReadingError) in
        var place = try Place(reading: related, "line", "column", "endColumn")
        place?.path = try related.optionalString("path")
        return Related(try related.string("text"), id: try related.optionalString("id"), place: place)
      }
    }
    if object.has("worsened") { finding.isWorsened = try object.bool("worsened") }
    guard let whole = finding.saying(try object.string("message")) else {
      throw object.error("'message' doesn't name the scene and the conditions", at: "message")
    }
    self = whole
  }
}

extension LintFinding.Repair {
  fileprivate init(reading object: DumpObject) throws(FrameDump.ReadingError) {
    guard let kind = try object.choice("kind", Kind.init) else { throw object.error("'kind' is missing") }
    let edits = try object.objects("edits").map { edit throws(FrameDump.ReadingError) in try Edit(reading: edit) }
    self.init(
      try object.string("repair"), kind, refusal: try object.optionalString("reason"), edits: edits,
      isProved: object.has("proved") ? try object.bool("proved") : false)
  }
}

extension LintFinding.Repair.Edit {
  fileprivate init(reading object: DumpObject) throws(FrameDump.ReadingError) {
    let (start, end) = (try object.count("start"), try object.count("end"))
    guard start <= end else { throw object.error("an edit should end behind its start", at: "end") }
    self.init(
      bytes: start..<end, start: try object.position("line", "column"),
      end: try object.position("endLine", "endColumn"), text: try object.string("text"))
  }
}

extension Certainty {
  /// Reads `certainty` and `causes`; a finding of an older version without them is sure.
  fileprivate init(reading object: DumpObject) throws(FrameDump.ReadingError) {
    let words = [Self.sureWord: true, Self.guessedWord: false]
    guard let isSure = try object.choice("certainty", { words[$0] }), !isSure else {
      self = .sure
      return
    }
    let guesses = try object.strings("causes").map { cause throws(FrameDump.ReadingError) in
      guard let guess = Guess(cause: cause) else {
        throw object.error("'causes' can't hold \(JSONText.quoted(cause.excerpt))", at: "causes")
      }
      return guess
    }
    guard !guesses.isEmpty else { throw object.error("'causes' should name what was guessed", at: "causes") }
    self.init(restingOn: guesses)
  }
}

extension LintFinding.Place {
  fileprivate init?(
    reading object: DumpObject, _ line: String, _ column: String, _ endColumn: String
  ) throws(FrameDump.ReadingError) {
    guard object.has(line) else { return nil }
    let position = try object.position(line, column)
    let end = try object.count(endColumn, upTo: Int(UInt32.max))
    guard end >= position.column else {
      throw object.error("'\(endColumn)' is at least the '\(column)', \(position.column)", at: endColumn)
    }
    self.init(position: position, endColumn: end)
  }
}

extension DumpObject {
  /// Reads strings, or the indices of some among others, as a cache has them.
  fileprivate func strings(_ key: String, among all: [String]) throws(FrameDump.ReadingError) -> [String] {
    let values = try values(key)
    guard case .number? = values.first?.content else { return try strings(key) }
    return try values.map { value throws(FrameDump.ReadingError) in
      guard case .number(let number, _) = value.content, let place = Int(exactly: number),
        all.indices.contains(place)
      else { throw error("'\(key)' names conditions that aren't there", at: key) }
      return all[place]
    }
  }
}
