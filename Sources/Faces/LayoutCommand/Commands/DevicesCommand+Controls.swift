import Documents
import LayoutModel
import LayoutOutput
import LayoutResolution

/// The sizes that controls request by themselves under each system, as `layout devices --controls` prints them.
struct ControlListing {
  private let rows: [ControlSpecimen.Row]

  /// Creates the rows for all systems, or for one.
  init(_ systemVersion: SystemVersion?) {
    let newest = SystemVersion.newest.major
    let all = ControlSpecimen.all.flatMap { $0.rows(upTo: max(newest, systemVersion?.major ?? newest)) }
    rows = all.filter { row in systemVersion.map { row.systems.contains($0.major) } ?? true }
  }

  private static let columns = ["class", "look", "iOS", "frame", "alignment insets", "known"]

  /// The rows, one per line, with aligned columns.
  var table: String { TextTable.columns([Self.columns] + rows.map(cells)) }

  private func cells(_ row: ControlSpecimen.Row) -> [String] {
    let (first, last) = (row.systems.lowerBound, row.systems.upperBound)
    let insets =
      [row.alignmentRectInsets.top, row.alignmentRectInsets.left]
      + [row.alignmentRectInsets.bottom, row.alignmentRectInsets.right]
    let known = row.knowledge.rawValue + (row.source.isEmpty ? "" : ": \(row.source)")
    return [
      row.className, row.look.isEmpty ? "-" : row.look, first == last ? "\(first)" : "\(first)–\(last)",
      "\(row.width.map(JSONText.thousandths) ?? "-") × \(row.height.map(JSONText.thousandths) ?? "-")",
      row.alignmentRectInsets == .zero ? "-" : insets.map(JSONText.number).joined(separator: " "),
      row.knowledge.isTested ? known : "\(known) (untested)",
    ]
  }

  /// The same as JSON, `layout-controls/1`: one row per line.
  var json: String {
    var document = JSONObjectText()
    document.add("format", "layout-controls/1")
    document.add("rows", lines: rows.map(Self.json(of:)), depth: 1)
    return document.document
  }

  private static func json(of row: ControlSpecimen.Row) -> String {
    let insets = row.alignmentRectInsets
    var object = JSONObjectText()
    object.add("class", row.className)
    object.add("look", row.look)
    object.add("systems", [row.systems.lowerBound, row.systems.upperBound])
    object.add("width", orNull: row.width)
    object.add("height", orNull: row.height)
    object.add("alignmentRectInsets", [insets.top, insets.left, insets.bottom, insets.right])
    object.add("known", row.knowledge.rawValue)
    object.add("source", row.source)
    object.add("tested", row.knowledge.isTested)
    return object.line
  }
}
