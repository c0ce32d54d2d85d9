import Documents
import LayoutModel

// The values of what changes tables: rows that come, go and move.

extension ValueFormat where Value == RowInsertion {
  static let rowInsertion = KeyTable<RowInsertion>(
    "a row for a table, an object", name: "RowInsertion", required: ["into", "row"],
    fresh: RowInsertion(View(), into: ""),
    [
      FixtureKey("into", .reference, "the id of the table view", example: #""table""#, \.table),
      FixtureKey("row", .view, "the cell, a view", example: #"{"id": "newRow", "class": "UITableViewCell"}"#, \.row),
      FixtureKey("at", .count, "the row's index, from 0 on", default: "the last", example: "0", \.index),
      FixtureKey(
        "with", .name(of: "row animation"), "the animation with which it comes, at once: `insertRows(at:with:)`",
        default: "it is shown once the table reloads", example: #""top""#, \.animation),
    ]
  ).format { !$0.table.isEmpty }
}

/// A row, and the table that loses it.
struct RowRemoval: Sendable {
  var row = ""
  var from = ""
  var animation: RowAnimation?
}

extension ValueFormat where Value == RowRemoval {
  static let rowRemoval = KeyTable<RowRemoval>(
    "a row and its table, an object", name: "RowRemoval", required: ["row", "from"], fresh: RowRemoval(),
    [
      FixtureKey("row", .reference, "the id of the cell", example: #""newRow""#, \.row),
      FixtureKey("from", .reference, "the id of the table view", example: #""table""#, \.from),
      FixtureKey(
        "with", .name(of: "row animation"), "the animation with which it goes, at once: `deleteRows(at:with:)`",
        default: "it is gone once the table reloads", example: #""fade""#, \.animation),
    ]
  ).format { !$0.row.isEmpty && !$0.from.isEmpty }
}

/// A row of a table, and where it moves.
struct RowMove: Sendable {
  var row = ""
  var of = ""
  var to = 0
}

extension ValueFormat where Value == RowMove {
  static let rowMove = KeyTable<RowMove>(
    "a row and its new place, an object", name: "RowMove", required: ["row", "of", "to"], fresh: RowMove(),
    [
      FixtureKey("row", .reference, "the id of the cell", example: #""row2""#, \.row),
      FixtureKey("of", .reference, "the id of the table view", example: #""table""#, \.of),
      FixtureKey("to", .count, "its new index, from 0 on", example: "0", \.to),
    ]
  ).format { !$0.row.isEmpty && !$0.of.isEmpty }
}
