import Documents
import Explanations
import LayoutEngine
import LayoutModel
import LayoutResolution
import Sweeps
import ViewKinds

/// A writer of one scene: its trees, rows of numbers and notes, each once. Most layouts of a scene differ only in some
/// numbers. So the writer recognizes values that it has written, and doesn't write them again.
struct SceneWriter: Sendable {
  private(set) var looks = NumberedValues<Look>()
  private(set) var trees = NumberedValues<[WrittenScene.TreeView]>()
  private(set) var rows = NumberedRows()
  private var lists = NumberedValues<[Int]>()
  private(set) var notes = NumberedTexts()
  /// The notes' numbers by their findings. Most findings recur in window after window.
  private var notesOfFindings: [Diagnostic: Int] = [:]
  /// The previous pictures, by the traits that looks depend on. Most of the next picture is the same.
  private var last: [LookTraits: Written] = [:]

  /// The written parts of a picture.
  private struct Written {
    var looks: [(look: Look, number: Int)] = []
    var tree: (views: [WrittenScene.TreeView], number: Int)?
  }

  /// The lists of rows, an array.
  var listTexts: String {
    var text = "["
    for (place, list) in lists.values.enumerated() {
      text += place == 0 ? "[" : ",["
      for (place, row) in list.enumerated() {
        if place > 0 { text += "," }
        text += String(row)
      }
      text += "]"
    }
    return text + "]"
  }

  /// Writes a layout, and its sweep if the layout has a sweep.
  mutating func layout(_ layout: ReportScene.Layout) -> WrittenScene.Layout {
    let picture = layout.picture
    let screen = picture.screen
    let placing = placing(of: picture)
    var members =
      [
        "\"f\":\(placing.list)", "\"s\":\(ReportTables.array([picture.size.width, picture.size.height]))",
        "\"x\":\(JSONText.thousandths(picture.scale))", "\"o\":\(JSONText.quoted(screen.orientation.name))",
      ] + LayoutGuideMembers.members(of: screen)
    if let reason = layout.unheld { members.append("\"u\":\(reason.rawValue)") }
    if screen.orientation != screen.requestedOrientation {
      members.append("\"z\":\(JSONText.quoted(screen.requestedOrientation.name))")
    }
    return WrittenScene.Layout(
      conditions: JSONText.quoted(layout.conditions), tree: placing.tree, overlook: placing.overlook,
      members: members.joined(separator: ","), notes: member(notes: screen.diagnostics),
      sweeps: layout.sweeps.map { sweep($0.sweep, $0.pictures) })
  }

  /// A picture as numbers: of its tree, of its views' rows, and of the look over them.
  struct Placing {
    let tree: Int
    let list: Int
    let overlook: Int?
  }

  /// Writes a picture as numbers.
  mutating func placing(of picture: ScreenPicture) -> Placing {
    Placing(
      tree: tree(picture), list: lists.number(of: picture.views.map { rows.number(of: $0.frame) }),
      overlook: picture.overlook.map { looks.number(of: $0) })
  }

  /// The number of a picture's tree.
  private mutating func tree(_ picture: ScreenPicture) -> Int {
    var views: [WrittenScene.TreeView] = []
    views.reserveCapacity(picture.views.count)
    let behind = Recession.card(of: picture.views)
    let traits = LookTraits(picture.screen.traits)
    var last = last.removeValue(forKey: traits) ?? Written()
    defer { self.last[traits] = last }
    for (place, view) in picture.views.enumerated() {
      let receding = (place == behind?.card ? 8 : 0) + (place == behind?.end ? 16 : 0)
      views.append(
        WrittenScene.TreeView(
          name: view.name, className: view.className, depth: view.depth,
          look: number(of: view.look, at: place, &last.looks), rest: Self.rest(of: view, receding)))
    }
    if let tree = last.tree, tree.views == views { return tree.number }
    let number = trees.number(of: views)
    last.tree = (views, number)
    return number
  }

  /// The number of the look of the view at a place, found by those of the previous picture.
  private mutating func number(of look: Look, at place: Int, _ last: inout [(look: Look, number: Int)]) -> Int {
    if place < last.count, last[place].look == look { return last[place].number }
    let number = looks.number(of: look)
    if place < last.count { last[place] = (look, number) } else { last.append((look, number)) }
    return number
  }

  /// The properties of a view that differ from most views'.
  private static func rest(of view: DrawnView, _ receding: Int) -> String {
    let isNested = view.isControllersView && view.depth > 0
    let flags =
      (view.isShown ? 0 : 1) + (view.isPresented ? 2 : 0) + (isNested ? 4 : 0) + receding + (view.scrolls ? 32 : 0)
    let transform = view.transform
    let isPlain = view.alpha == 1 && view.contentOffset == .zero && transform == .identity
    guard !isPlain else { return flags == 0 ? "" : ",\(flags)" }
    let offset = view.contentOffset
    var text = ",\(flags),\(JSONText.thousandths(view.alpha))"
    text += ",\(JSONText.thousandths(offset.x)),\(JSONText.thousandths(offset.y))"
    if transform != .identity {
      text +=
        ",\(ReportTables.array([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))"
    }
    return text
  }

  /// The numbers of notes: of severity, code, message and items.
  private mutating func member(notes diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "" }
    let numbers = diagnostics.map { diagnostic in
      if let known = notesOfFindings[diagnostic] { return known }
      let items = diagnostic.items.map(JSONText.quoted).joined(separator: ",")
      let severity = JSONText.quoted(diagnostic.severity.rawValue)
      let code = JSONText.quoted(diagnostic.code.rawValue)
      let number = notes.number(of: "[\(severity),\(code),\(JSONText.quoted(diagnostic.message)),[\(items)]]")
      notesOfFindings[diagnostic] = number
      return number
    }
    return ",\"n\":[\(numbers.map(String.init).joined(separator: ","))]"
  }

  /// Writes a sweep.
  private mutating func sweep(_ sweep: Sweep, _ pictures: PiecePictures) -> WrittenScene.Sweep {
    let form = NumberForm(of: sweep)
    let trees = pictures.pictures.map { tree($0) }
    // Most views are as in the previous piece.
    var last: (views: [Sweep.View], rows: [Int]) = ([], [])
    let pieces = zip(sweep.pieces, pictures.numbers).map { piece, picture in
      let numbers = piece.views.enumerated().map { place, view in
        if place < last.views.count, last.views[place] == view { return last.rows[place] }
        return rows.number(
          of: "[\(form.text(view.x)),\(form.text(view.y)),\(form.text(view.width)),\(form.text(view.height))]")
      }
      last = (piece.views, numbers)
      var tail = "\"f\":\(lists.number(of: numbers))"
      if form.isPlane {
        let planes = piece.within.map {
          "[\(JSONText.number($0.width)),\(JSONText.number($0.height)),\(JSONText.number($0.bound))]"
        }
        tail += ",\"p\":[\(planes.joined(separator: ","))]"
      }
      let sampled = piece.step.map { "sampled every \(JSONText.thousandths($0)) pt" }
      let begins = [piece.begins, sampled].compactMap(\.self).joined(separator: "; ")
      if !begins.isEmpty { tail += ",\"b\":\(JSONText.quoted(begins))" }
      tail += member(notes: piece.diagnostics)
      return (head: Self.ends(piece.width, piece.height), tree: trees[picture], tail: tail)
    }
    let widths = sweep.range.width
    return WrittenScene.Sweep(
      ends: Self.ends(widths, sweep.range.height), isOfHeights: widths.lowerBound == widths.upperBound, pieces: pieces)
  }

  /// Members with the ends of a range of sizes.
  private static func ends(_ width: ClosedRange<Double>, _ height: ClosedRange<Double>) -> String {
    let texts = [width, height].map { "[\(JSONText.number($0.lowerBound)),\(JSONText.number($0.upperBound))]" }
    return "\"w\":\(texts[0]),\"h\":\(texts[1])"
  }

  /// The form of a sweep's numbers.
  private struct NumberForm {
    let isPlane: Bool
    private let isAlongHeight: Bool
    private let height: Double

    init(of sweep: Sweep) {
      isPlane = sweep.pieces.contains { !$0.corners.isEmpty }
      height = sweep.range.height.lowerBound
      isAlongHeight = !isPlane && sweep.range.width.lowerBound == sweep.range.width.upperBound
    }

    func text(_ number: AffineNumber) -> String {
      if isPlane || isAlongHeight {
        return number.width == 0 && number.height == 0
          ? JSONText.number(number.constant)
          : "[\(JSONText.number(number.constant)),\(JSONText.number(number.width)),\(JSONText.number(number.height))]"
      }
      let constant = number.constant + number.height * height
      return number.width == 0
        ? JSONText.number(constant) : "[\(JSONText.number(constant)),\(JSONText.number(number.width))]"
    }
  }

  /// The reasons for the views' frames: parts of sentences, and for each view its name and its sentences. A sentence of one part is that
  /// part's number; any other has the numbers of its opening, its reasons, and its closing, if any.
  static func why(_ sentences: FrameSentences) -> String {
    var texts = NumberedTexts()
    func number(of text: String) -> String { String(texts.number(of: JSONText.quoted(text))) }
    let views = sentences.views.map { view in
      let parts = view.sentences.map { sentence in
        guard !sentence.reasons.isEmpty else { return number(of: sentence.opening) }
        let closing = sentence.closing.isEmpty ? "" : ",\(number(of: sentence.closing))"
        let reasons = sentence.reasons.map(number).joined(separator: ",")
        return "[\(number(of: sentence.opening)),[\(reasons)]\(closing)]"
      }
      return "[\(JSONText.quoted(view.name)),\(parts.joined(separator: ","))]"
    }
    return "{\"views\":[\(views.joined(separator: ","))],\"texts\":\(texts.array)}"
  }

  /// The numbers by which a constraint is drawn: 1 for a vertical one, 1 for a length, the place of its edge in the first
  /// item as a fraction, and the distance to the second.
  private static func place(of constraint: TreeConstraint) -> String {
    let attribute = constraint.first.attribute
    let isHorizontal = attribute.axis == .horizontal
    let isMirrored = constraint.isMirrored && isHorizontal
    let fraction = isMirrored && attribute.isDirectional != nil ? 1 - attribute.fraction : attribute.fraction
    let distance = isMirrored ? -constraint.constant : constraint.constant
    return ReportTables.array([isHorizontal ? 0 : 1, attribute.isSize ? 1 : 0, fraction, distance])
  }

  /// The constraints of a screen in words, with their lines, the views that they refer to, and where they are drawn.
  static func constraints(of screen: ScreenLayout) -> String {
    var texts: [String] = []
    for controller in screen.controllers {
      let tree = controller.layout.tree
      let (names, termNames) = (tree.names, tree.termNames)
      for constraint in tree.constraints where constraint.isActive && !constraint.isPlaceholder {
        let items = [constraint.first.view] + [constraint.second?.view].compactMap(\.self)
        let quoted = items.map { JSONText.quoted(names[$0.position]) }.joined(separator: ",")
        texts.append(
          "[\(JSONText.quoted(constraint.text(in: tree, termNames))),\(constraint.position?.line ?? 0),[\(quoted)],\(place(of: constraint))]"
        )
      }
    }
    return "[\(texts.joined(separator: ","))]"
  }
}
