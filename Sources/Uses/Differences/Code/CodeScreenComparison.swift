import Documents
import FileSystem
import Fixtures
import LayoutModel
import LayoutOutput
import LayoutResolution
import SceneSources

/// A screen as two versions of code make it.
///
/// What changed is read from the views and constraints that the screen has under the first conditions; what that does, from the layouts under
/// all of them, for each of which both versions are run anew.
struct CodeScreenComparison {
  private let id: String
  private let edits: SourceComparison?
  private let lines: (old: [String: Int], new: [String: Int])
  private let conditions: [Conditions]
  private let differences: [LayoutDifference]
  private let pictures: [FileDifference.Picture]
  /// The reasons why the screen isn't laid out, of either version.
  private let notes: (old: [String], new: [String])

  /// A comparison of a screen.
  ///
  /// - Parameters:
  ///   - id: The screen's id in both versions.
  ///   - old: The old file.
  ///   - new: The new file.
  ///   - request: The conditions of the layouts.
  ///   - draw: Draws a layout; `nil` if nothing is drawn.
  init(
    of id: String, from old: any SceneSource, to new: any SceneSource, _ request: LayoutRequest,
    draw: FileDifference.Draw?
  ) {
    self.id = id
    conditions = new.conditions(comparedUnder: request)
    let before = ComparedLayouts(of: old, id, [id], among: 1, under: conditions)
    let after = ComparedLayouts(of: new, id, [id], among: 1, under: conditions)
    notes = (Self.told(before.notes), Self.told(after.notes))
    let scenes = conditions.first.map { first in
      (
        old: try? old.scenes(under: first, named: id).scenes.first,
        new: try? new.scenes(under: first, named: id).scenes.first
      )
    }
    let edits: SourceComparison? =
      if let a = scenes?.old.flatMap(Self.source), let b = scenes?.new.flatMap(Self.source) {
        SourceComparison(from: a, to: b)
      } else {
        nil
      }
    self.edits = edits
    lines = (Self.lines(of: scenes?.old ?? nil), Self.lines(of: scenes?.new ?? nil))
    let names = LayoutNames(
      of: after.samples + before.samples,
      known: { edits?.newNames.viewName($0) ?? edits?.oldNames.viewName($0) },
      conditions: { new.conditions(of: $0) })
    let moved = LayoutComparison(
      from: FrameDump(fixture: id, layouts: before.records), to: FrameDump(fixture: id, layouts: after.records), names
    ).differences.filter { difference in
      // A view that came or went is an edit.
      guard difference.isOfPresence, let view = difference.views.first, let edits else { return true }
      return (edits.newNames.entries[view] == nil) == (edits.oldNames.entries[view] == nil)
    }
    let drawing = ScreenPictures(
      old: before, new: after, names: names, viewNames: { edits?.termsOfViews ?? [:] }, draw: draw)
    let isDrawn = moved.isEmpty && edits?.changes.contains(where: \.isDrawn) == true
    pictures = isDrawn ? drawing.pictures(drawing: after.records.map(\.scene).uniqued()) : drawing.pictures(of: moved)
    differences = moved + LintChanges(under: conditions, names).changes(from: before, to: after).map(\.difference)
  }

  /// A Boolean value that tells whether there is anything to tell.
  var isChanged: Bool {
    edits?.changes.contains { !$0.isFolded } == true || !differences.isEmpty || notes.old != notes.new
  }

  /// Adds what changed to what is told of a file.
  ///
  /// - Parameters:
  ///   - file: What is told of the file.
  ///   - oldPath: The path of the file that had the screen before, if that is another.
  func tell(in file: inout FileDifference, movedFrom oldPath: Path?) {
    if let oldPath {
      let text = "from \(oldPath)"
      file.edits.append(FileDifference.Edit(.moved, text, scene: id, visibility: .unseen))
    }
    var places: [Int: Int] = [:]
    for change in edits?.changes ?? [] where !change.isFolded {
      guard let edits else { break }
      let names = change.kind == .removed ? edits.oldNames : edits.newNames
      if places[change.group] == nil { places[change.group] = file.edits.count }
      file.edits.append(
        FileDifference.Edit(
          kind: change.kind, scene: id, element: change.owner.map(names.title), elementID: change.owner,
          text: change.words, cause: FileDifference.cause(change, names), line: change.owner.flatMap { lines.new[$0] },
          oldLine: change.owner.flatMap { lines.old[$0] }, visibility: change.judgement.visibility))
    }
    file.conditions = (file.conditions + conditions.map(\.name)).uniqued()
    let causes = (edits?.changes ?? []).filter { !$0.isCosmetic && !$0.isFolded }.map(\.group).uniqued()
    file.tell([EditEffects.Effect(causes: causes, differences: differences)], places)
    file.pictures += pictures
    guard notes.old != notes.new else { return }
    file.isLaidOut = file.isLaidOut && notes.new.isEmpty
    file.notes += notes.old.map { "before: \($0)" } + notes.new
  }

  // MARK: - Reading

  /// The screen's declaration, as a fixture says it, without what UIKit makes of it: frames, and labels that are the text.
  private static func source(_ scene: Scene) -> SourceElement? {
    let text = Array(Fixture.text(of: scene).utf8)
    return (try? JSONParser.parse(text)).map { SourceElement(declared($0), name: "fixture") }
  }

  private static func declared(_ value: JSONValue) -> JSONValue {
    switch value.content {
    case .array(let values):
      return JSONValue(.array(values.map(declared)), at: value.position)
    case .object(let members):
      let texts = members.filter { $0.key != "accessibilityLabel" }.map(\.value.content)
      let kept = members.filter { member in
        member.key != "frame" && !(member.key == "accessibilityLabel" && texts.contains(member.value.content))
      }
      return JSONValue(
        .object(
          kept.map { JSONMember(key: $0.key, keyPosition: $0.keyPosition, value: declared($0.value)) }),
        at: value.position)
    default: return value
    }
  }

  /// The lines of the views and the constraints with ids that are declared in the file itself.
  private static func lines(of scene: Scene?) -> [String: Int] {
    var lines: [String: Int] = [:]
    func add(_ id: String?, _ position: SourcePosition?) {
      guard let id, let position, position.fileNumber == 0, lines[id] == nil else { return }
      lines[id] = position.line
    }
    func visit(_ view: View) {
      add(view.id, view.position)
      view.constraints.forEach { add($0.id, $0.position) }
      view.subviews.forEach(visit)
    }
    if let scene { visit(scene.rootViewController.view) }
    return lines
  }

  /// The first of some notes, with how many like it there are: each conditions have their own.
  private static func told(_ notes: [String]) -> [String] {
    guard let first = notes.first else { return [] }
    return [notes.count > 1 ? "\(first), and under \(notes.count - 1) other conditions" : first]
  }
}
