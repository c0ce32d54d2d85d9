import Documents
import Findings
import LayoutModel
import LayoutResolution

/// The data of a report's page, as JSON: scene after scene, with repeated parts written once.
///
///     var data = ReportData(title: "App")
///     for scene in scenes { data.add(WrittenScene(scene)) }
///     let page = ReportPage(data, findings: report).html
package struct ReportData: Sendable {
  let title: String
  private var tables = ReportTables()
  private var scenes: [String] = []
  private var conditions = NumberedTexts()
  /// The pictures that are shown without a script.
  private(set) var stills: [(title: String, svg: String)] = []
  /// The storyboards, whose segues join the scenes.
  package var storyboards: [SceneMap.File] = []
  /// The ways between screens that code says.
  package var leads: [SceneMap.Lead] = []
  /// The scenes by path and id, with their indices and sizes.
  private var places: [String: [String: (index: Int, size: Size)]] = [:]

  package init(title: String) {
    self.title = title
  }

  /// A Boolean that tells whether there may be a map: segues are those of storyboards, or code's.
  var hasMap: Bool { !storyboards.isEmpty || !leads.isEmpty }

  /// Adds a scene.
  package mutating func add(_ scene: WrittenScene) {
    let trees = tables.trees(scene.trees, looks: scene.looks)
    var sweeps = NumberedTexts()
    let layouts = scene.layouts.map { layout in
      let number = conditions.number(of: layout.conditions)
      var text = "{\"c\":\(number),\"t\":\(trees.numbers[layout.tree]),\(layout.members)"
      if let look = layout.overlook { text += ",\"b\":\(trees.looks[look])" }
      text += layout.notes
      for sweep in layout.sweeps {
        let key = sweep.isOfHeights ? "v" : "w"
        text += ",\"\(key)\":\(sweeps.number(of: sweep.text(trees: trees.numbers)))"
      }
      return text + "}"
    }
    if let still = scene.still { stills.append(still) }
    if let id = scene.id { places[scene.path, default: [:]][id] = (scenes.count, scene.size) }
    scenes.append(
      "{\(scene.name),\"trees\":\(trees.array),\(scene.numbers),\"sweeps\":\(sweeps.array),\"notes\":\(scene.notes),"
        + "\"layouts\":[\(layouts.joined(separator: ","))]\(scene.rest)}")
  }

  /// All data, with the findings.
  ///
  /// - Parameters:
  ///   - report: The findings.
  ///   - isSwept: Whether findings were looked for in a range of widths.
  ///   - isPending: Whether a page with more sizes follows.
  ///   - live: The command that lays out other sizes, while it runs.
  /// - Returns: The data as JSON.
  func json(_ report: LintReport, isSwept: Bool, isPending: Bool, live: LiveSizes? = nil) -> String {
    var conditions = conditions
    var numbersOfNames: [String: Int] = [:]
    let findings = report.findings.map { finding -> String in
      var members = [
        "\"rule\":\(JSONText.quoted(finding.key.rule))", "\"severity\":\(JSONText.quoted(finding.severity.rawValue))",
        "\"path\":\(JSONText.quoted(finding.key.path))", "\"message\":\(JSONText.quoted(finding.textWithAdvice))",
      ]
      if let place = finding.place {
        members.append("\"line\":\(place.position.line)")
        members.append("\"column\":\(place.position.column)")
      }
      func add(_ name: String, _ text: String?) {
        if let text { members.append("\"\(name)\":\(JSONText.quoted(text))") }
      }
      add("screenPath", finding.screenPath)
      add("scene", finding.key.scene)
      add("sceneName", finding.sceneName)
      add("view", finding.key.view)
      add("viewName", finding.viewName)
      add("partner", finding.key.partner)
      add("worst", finding.worst)
      // Findings name the same conditions over and over.
      func number(of name: String) -> Int {
        if let known = numbersOfNames[name] { return known }
        let number = conditions.number(of: JSONText.quoted(name))
        numbersOfNames[name] = number
        return number
      }
      let numbers = finding.conditions.map(number)
      members.append("\"conditions\":[\(numbers.map(String.init).joined(separator: ","))]")
      if !finding.ranges.isEmpty {
        let ranges = finding.ranges.map { range -> String in
          let ends =
            "\(JSONText.thousandths(range.width.lowerBound)),\(JSONText.thousandths(range.width.upperBound))"
          guard range.conditions != finding.conditions else { return "[\(ends)]" }
          return "[\(ends),[\(range.conditions.map { String(number(of: $0)) }.joined(separator: ","))]]"
        }
        members.append("\"ranges\":[\(ranges.joined(separator: ","))]")
      }
      if !finding.certainty.isSure { members.append("\"guessed\":true") }
      if !finding.repairs.isEmpty {
        members.append("\"repairs\":[\(finding.repairs.map { JSONText.quoted($0.words) }.joined(separator: ","))]")
      }
      return "{\(members.joined(separator: ","))}"
    }
    let rules = report.rules.map { rule in
      "\(JSONText.quoted(rule.id)):\(JSONText.quoted(rule.summary))"
    }
    let looks = tables.looks.array
    // Scenes have megabytes, so they are copied once.
    var text = ""
    text.reserveCapacity(scenes.reduce(1 << 16) { $0 + $1.utf8.count } + findings.reduce(0) { $0 + $1.utf8.count })
    text += """
      {"format":"layout-report/1","title":\(JSONText.quoted(title)),
      "font":\(FontTable.json(for: looks)),
      "colors":\(tables.colors.array),
      "images":\(tables.images.array),
      "symbols":\(tables.symbols.array),
      "looks":\(looks),
      "conditions":\(conditions.array),
      "words":\(ConditionTable.json(ofQuotedNames: conditions.values)),
      "devices":\(DeviceSizes.json),
      "isSwept":\(isSwept),
      "isPending":\(isPending),\(live.map { "\n\($0.member)," } ?? "")
      "map":\(SceneMap(storyboards, scenes: places, leads: leads).json ?? "null"),
      "rules":{\(rules.joined(separator: ","))},
      "findings":[\(findings.joined(separator: ",\n"))],
      "scenes":[
      """
    for (number, scene) in scenes.enumerated() {
      if number > 0 { text += ",\n" }
      text += scene
    }
    return text + "]}"
  }
}
