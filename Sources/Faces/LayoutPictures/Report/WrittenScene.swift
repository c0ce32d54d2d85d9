import Documents
import Explanations
import LayoutModel
import Sweeps
import ViewKinds

/// A scene in the form of the page's data, except for the common numbers of looks, trees and conditions of all scenes.
/// It can be written on any thread, and is put into the page in its turn.
package struct WrittenScene: Sendable {
  /// The distinct looks of its views, in the order in which they occur.
  let looks: [Look]
  /// The distinct trees, in the order in which they occur.
  let trees: [[TreeView]]
  let layouts: [Layout]
  let path: String
  /// The scene's id in a file of several; `nil` if the file is the scene.
  let id: String?
  /// The size of its window under the first conditions, in points.
  let size: Size
  /// Members that name the scene.
  let name: String
  /// Members with the rows of numbers, and the lists of rows.
  let numbers: String
  /// The findings in layouts, an array.
  let notes: String
  /// The members behind the layouts, each with a comma before it.
  let rest: String
  /// Its title and its picture under the first conditions.
  let still: (title: String, svg: String)?

  /// A view of a tree.
  struct TreeView: Hashable, Sendable {
    let name: String
    let className: String
    let depth: Int
    /// The number of its look among the scene's.
    let look: Int
    /// Members behind the look, each with a comma before it; empty for most views.
    let rest: String

    /// The view as an array of JSON, with its look's number in the page.
    func text(look: Int) -> String {
      "[\(JSONText.quoted(name)),\(JSONText.quoted(className)),\(depth),\(look)\(rest)]"
    }
  }

  /// The scene under some conditions.
  struct Layout: Sendable {
    /// The name of the conditions, quoted.
    let conditions: String
    /// The numbers of its tree and of the look over it, among the scene's.
    let tree: Int
    let overlook: Int?
    /// Members with its numbers.
    let members: String
    /// A member with the numbers of its notes, and a comma before it; empty if it has none.
    let notes: String
    /// Its sweeps: of the plane or the widths, then of the heights.
    let sweeps: [Sweep]
  }

  /// The scene in windows of a range of sizes, whose frames need no layout.
  struct Sweep: Sendable {
    /// Members with its ends.
    let ends: String
    /// A Boolean that tells whether its widths are all the same.
    let isOfHeights: Bool
    /// Each piece's members before and behind its tree's number.
    let pieces: [(head: String, tree: Int, tail: String)]

    func text(trees: [Int]) -> String {
      let texts = pieces.map { "{\($0.head),\"t\":\(trees[$0.tree]),\($0.tail)}" }
      return "{\(ends),\"pieces\":[\(texts.joined(separator: ","))]}"
    }
  }

  /// Writes a scene.
  package init(_ scene: ReportScene) {
    let writer = scene.writer
    (path, id, size) = (scene.path, scene.id, scene.size)
    layouts = scene.layouts
    looks = writer.looks.values
    trees = writer.trees.values
    name =
      "\"path\":\(JSONText.quoted(scene.path)),\"scene\":\(scene.id.map(JSONText.quoted) ?? "null"),"
      + "\"name\":\(scene.name.map(JSONText.quoted) ?? "null")"
    numbers = "\"rows\":\(writer.rows.texts.array),\"lists\":\(writer.listTexts)"
    notes = writer.notes.array
    var rest = ""
    if let constraints = scene.constraints { rest += ",\"constraints\":\(constraints)" }
    rest += scene.legend?.members ?? ""
    still = scene.still.map { (scene.name ?? scene.path, $0) }
    if let sentences = scene.sentences, !sentences.views.isEmpty {
      rest += ",\"why\":\(SceneWriter.why(sentences))"
    }
    if !scene.rotation.isEmpty {
      let calls = scene.rotation.map { call in
        "[\(JSONText.thousandths(call.time)),\(JSONText.quoted(call.kind.rawValue)),\(JSONText.quoted(call.receiver)),\(JSONText.quoted(call.message))]"
      }
      rest += ",\"rotation\":[\(calls.joined(separator: ","))]"
    }
    self.rest = rest
  }
}
