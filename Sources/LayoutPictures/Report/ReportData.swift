import Documents
import LayoutAnalysis
import LayoutModel
import LayoutResolution

/// What a report's page holds, as JSON: scene after scene, what repeats once.
///
///     var data = ReportData(title: "App")
///     for scene in scenes { data.add(scene) }
///     let page = ReportPage(data, findings: report).html
package struct ReportData {
  let title: String
  private var tables = ReportTables()
  private var scenes: [String] = []
  private var conditions = NumberedTexts()
  /// How many scenes there are.
  package var sceneCount: Int { scenes.count }

  package init(title: String) {
    self.title = title
  }

  /// Adds a scene.
  package mutating func add(_ scene: ReportScene) {
    var writer = SceneWriter()
    var layouts: [String] = []
    for layout in scene.layouts {
      let picture = layout.picture
      let screen = picture.screen
      let tree = writer.tree(picture, &tables)
      let rows = picture.views.map { writer.rows.number(of: Self.row($0.frame)) }
      var members = [
        "\"c\":\(conditions.number(of: JSONText.quoted(layout.conditions)))", "\"t\":\(tree)",
        "\"f\":\(writer.lists.number(of: "[\(rows.map(String.init).joined(separator: ","))]"))",
        "\"s\":\(ReportTables.array([picture.size.width, picture.size.height]))",
        "\"x\":\(JSONText.thousandths(picture.scale))", "\"o\":\(JSONText.quoted(screen.orientation.name))",
      ]
      if let look = picture.overlook { members.append("\"b\":\(tables.number(of: look))") }
      let notes = screen.diagnostics.map { writer.note($0) }
      if !notes.isEmpty { members.append("\"n\":[\(notes.map(String.init).joined(separator: ","))]") }
      if let sweep = layout.sweep {
        members.append("\"w\":\(writer.sweep(sweep, layout.piecePictures, &tables))")
      }
      layouts.append("{\(members.joined(separator: ","))}")
    }
    var members = [
      "\"path\":\(JSONText.quoted(scene.path))", "\"scene\":\(scene.id.map(JSONText.quoted) ?? "null")",
      "\"name\":\(scene.name.map(JSONText.quoted) ?? "null")", "\"trees\":\(writer.trees.array)",
      "\"rows\":\(writer.rows.array)",
      "\"lists\":\(writer.lists.array)", "\"sweeps\":\(writer.sweeps.array)", "\"notes\":\(writer.notes.array)",
      "\"layouts\":[\(layouts.joined(separator: ","))]",
    ]
    if let screen = scene.layouts.first?.picture.screen {
      members.append("\"constraints\":\(SceneWriter.constraints(of: screen))")
    }
    if let sentences = scene.sentences, !sentences.views.isEmpty {
      members.append("\"why\":\(SceneWriter.why(sentences))")
    }
    if !scene.rotation.isEmpty {
      let calls = scene.rotation.map { call in
        "[\(JSONText.thousandths(call.time)),\(JSONText.quoted(call.kind.rawValue)),\(JSONText.quoted(call.receiver)),\(JSONText.quoted(call.message))]"
      }
      members.append("\"rotation\":[\(calls.joined(separator: ","))]")
    }
    scenes.append("{\(members.joined(separator: ","))}")
  }

  static func row(_ frame: Rect) -> String {
    "[\([frame.x, frame.y, frame.width, frame.height].map { JSONText.thousandths($0) }.joined(separator: ","))]"
  }

  /// All of it, with what was found.
  func json(_ report: LintReport) -> String {
    var conditions = conditions
    let findings = report.findings.map { finding -> String in
      var members = [
        "\"rule\":\(JSONText.quoted(finding.key.rule))", "\"severity\":\(JSONText.quoted(finding.severity.rawValue))",
        "\"path\":\(JSONText.quoted(finding.key.path))", "\"message\":\(JSONText.quoted(finding.text))",
      ]
      if let place = finding.place {
        members.append("\"line\":\(place.position.line)")
        members.append("\"column\":\(place.position.column)")
      }
      func add(_ name: String, _ text: String?) {
        if let text { members.append("\"\(name)\":\(JSONText.quoted(text))") }
      }
      add("scene", finding.key.scene)
      add("sceneName", finding.sceneName)
      add("view", finding.key.view)
      add("viewName", finding.viewName)
      add("partner", finding.key.partner)
      add("worst", finding.worst)
      let numbers = finding.conditions.map { conditions.number(of: JSONText.quoted($0)) }
      members.append("\"conditions\":[\(numbers.map(String.init).joined(separator: ","))]")
      if !finding.ranges.isEmpty {
        let ranges = finding.ranges.map { range in
          "[\(JSONText.thousandths(range.width.lowerBound)),\(JSONText.thousandths(range.width.upperBound))]"
        }
        members.append("\"ranges\":[\(ranges.joined(separator: ","))]")
      }
      if !finding.repairs.isEmpty {
        members.append("\"repairs\":[\(finding.repairs.map(JSONText.quoted).joined(separator: ","))]")
      }
      return "{\(members.joined(separator: ","))}"
    }
    let rules = report.rules.map { rule in
      "\(JSONText.quoted(rule.id)):\(JSONText.quoted(rule.summary))"
    }
    return """
      {"format":"layout-report/1","title":\(JSONText.quoted(title)),
      "font":\(FontTable.json),
      "colors":\(tables.colors.array),
      "images":\(tables.images.array),
      "looks":\(tables.looks.array),
      "conditions":\(conditions.array),
      "rules":{\(rules.joined(separator: ","))},
      "findings":[\(findings.joined(separator: ",\n"))],
      "scenes":[\(scenes.joined(separator: ",\n"))]}
      """
  }
}

/// Writes one scene: its trees, rows of numbers and notes, each once.
struct SceneWriter {
  var trees = NumberedTexts()
  var rows = NumberedTexts()
  var lists = NumberedTexts()
  var notes = NumberedTexts()
  var sweeps = NumberedTexts()

  /// The number of a picture's tree: a view an array, what is as in most views left out at the end.
  mutating func tree(_ picture: ScreenPicture, _ tables: inout ReportTables) -> Int {
    var views: [String] = []
    for view in picture.views {
      let isNested = view.isControllersView && view.depth > 0
      let flags = (view.isShown ? 0 : 1) + (view.isPresented ? 2 : 0) + (isNested ? 4 : 0)
      var parts = [
        JSONText.quoted(view.name), JSONText.quoted(view.className), "\(view.depth)", "\(tables.number(of: view.look))",
      ]
      let transform = view.transform
      let isPlain = view.alpha == 1 && view.contentOffset == .zero && transform == .identity
      if flags != 0 || !isPlain { parts.append("\(flags)") }
      if !isPlain {
        parts += [
          JSONText.thousandths(view.alpha), JSONText.thousandths(view.contentOffset.x),
          JSONText.thousandths(view.contentOffset.y),
        ]
        if transform != .identity {
          parts.append(
            ReportTables.array([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))
        }
      }
      views.append("[\(parts.joined(separator: ","))]")
    }
    return trees.number(of: "[\(views.joined(separator: ","))]")
  }

  /// The number of a note: severity, code, message, items.
  mutating func note(_ diagnostic: Diagnostic) -> Int {
    let items = diagnostic.items.map(JSONText.quoted).joined(separator: ",")
    return notes.number(
      of:
        "[\(JSONText.quoted(diagnostic.severity.rawValue)),\(JSONText.quoted(diagnostic.code.rawValue)),\(JSONText.quoted(diagnostic.message)),[\(items)]]"
    )
  }

  /// The number of a sweep, in windows of whose sizes frames are told without laying anything out.
  mutating func sweep(_ sweep: Sweep, _ pictures: [ScreenPicture], _ tables: inout ReportTables) -> Int {
    let isPlane = sweep.pieces.contains { !$0.corners.isEmpty }
    let height = sweep.range.height.lowerBound
    let isAlongHeight = !isPlane && sweep.range.width.lowerBound == sweep.range.width.upperBound
    func number(_ number: AffineNumber) -> String {
      if isPlane || isAlongHeight {
        return number.width == 0 && number.height == 0
          ? JSONText.number(number.constant)
          : "[\(JSONText.number(number.constant)),\(JSONText.number(number.width)),\(JSONText.number(number.height))]"
      }
      let constant = number.constant + number.height * height
      return number.width == 0
        ? JSONText.number(constant) : "[\(JSONText.number(constant)),\(JSONText.number(number.width))]"
    }
    var pieces: [String] = []
    for (piece, picture) in zip(sweep.pieces, pictures) {
      let numbers = piece.views.map { view in
        rows.number(of: "[\(number(view.x)),\(number(view.y)),\(number(view.width)),\(number(view.height))]")
      }
      var members = [
        "\"w\":[\(JSONText.number(piece.width.lowerBound)),\(JSONText.number(piece.width.upperBound))]",
        "\"h\":[\(JSONText.number(piece.height.lowerBound)),\(JSONText.number(piece.height.upperBound))]",
        "\"t\":\(tree(picture, &tables))",
        "\"f\":\(lists.number(of: "[\(numbers.map(String.init).joined(separator: ","))]"))",
      ]
      if isPlane {
        let planes = piece.within.map {
          "[\(JSONText.number($0.width)),\(JSONText.number($0.height)),\(JSONText.number($0.bound))]"
        }
        members.append("\"p\":[\(planes.joined(separator: ","))]")
      }
      if let begins = piece.begins { members.append("\"b\":\(JSONText.quoted(begins))") }
      let found = piece.diagnostics.map { note($0) }
      if !found.isEmpty { members.append("\"n\":[\(found.map(String.init).joined(separator: ","))]") }
      pieces.append("{\(members.joined(separator: ","))}")
    }
    let ends = [sweep.range.width, sweep.range.height].map {
      "[\(JSONText.number($0.lowerBound)),\(JSONText.number($0.upperBound))]"
    }
    return sweeps.number(of: "{\"w\":\(ends[0]),\"h\":\(ends[1]),\"pieces\":[\(pieces.joined(separator: ","))]}")
  }

  /// Why views are where they are: sentences, and of each view its name and theirs' numbers.
  static func why(_ sentences: FrameSentences) -> String {
    var texts = NumberedTexts()
    let views = sentences.views.map { view in
      let numbers = view.sentences.map { texts.number(of: JSONText.quoted($0)) }
      return "[\(JSONText.quoted(view.name)),\(numbers.map(String.init).joined(separator: ","))]"
    }
    return "{\"views\":[\(views.joined(separator: ","))],\"texts\":\(texts.array)}"
  }

  /// The constraints of a screen in words, with the line that tells of each and the views that it speaks of.
  static func constraints(of screen: ScreenLayout) -> String {
    var texts: [String] = []
    for controller in screen.controllers {
      let tree = controller.layout.tree
      for constraint in tree.constraints where constraint.isActive && !constraint.isPlaceholder {
        let items = [constraint.first.view] + [constraint.second?.view].compactMap(\.self)
        let names = items.map { JSONText.quoted(tree.name(of: $0)) }.joined(separator: ",")
        texts.append(
          "[\(JSONText.quoted(constraint.text(in: tree))),\(constraint.position?.line ?? 0),[\(names)]]")
      }
    }
    return "[\(texts.joined(separator: ","))]"
  }
}
