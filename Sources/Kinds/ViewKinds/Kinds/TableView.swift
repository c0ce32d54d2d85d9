import LayoutModel

/// `UITableView`: rows in sections.
package enum TableView {
  static let kind = KindDescription(
    .tableView, element: "tableView", intrinsicAxes: [], inherited: ScrollView.settings,
    settings: [
      style, rowHeight, estimatedRowHeight, sectionHeaderHeight, sectionFooterHeight, allowsSelection,
      allowsMultipleSelection, allowsSelectionDuringEditing, allowsMultipleSelectionDuringEditing, separatorStyle,
      separatorColor,
    ])

  package static let style = KindSetting(
    "style", .word(ViewAppearance.TableStyle.self), standard: .word("plain"),
    place: ScenePlace(SceneProperties.tableStyle))
  package static let rowHeight = height("rowHeight")
  package static let estimatedRowHeight = height("estimatedRowHeight")
  package static let sectionHeaderHeight = height("sectionHeaderHeight")
  package static let sectionFooterHeight = height("sectionFooterHeight")
  package static let allowsSelection = KindSetting("allowsSelection", .flag, standard: .flag(true))
  package static let allowsMultipleSelection = KindSetting("allowsMultipleSelection", .flag, standard: .flag(false))
  package static let allowsSelectionDuringEditing = KindSetting(
    "allowsSelectionDuringEditing", .flag, standard: .flag(false))
  package static let allowsMultipleSelectionDuringEditing = KindSetting(
    "allowsMultipleSelectionDuringEditing", .flag, standard: .flag(false))
  package static let separatorStyle = KindSetting(
    "separatorStyle", .word(["none", "default"], also: ["singleLine": "default", "singleLineEtched": "default"]),
    standard: .word("default"),
    place: ScenePlace(
      { .word($0.showsSeparators ? "default" : "none") }, assign: { $0.showsSeparators = $1 != .word("none") }))
  package static let separatorColor = KindSetting(
    "separatorColor", .color, place: ScenePlace(SceneProperties.separatorColor))

  /// A height in points; -1 for the system's own.
  private static func height(_ name: String) -> KindSetting { KindSetting(name, .number, standard: .number(-1)) }
}

/// `UITableViewCell`: a row, and what the table places in and between rows.
package enum TableViewCell {
  static let kind = KindDescription(
    .tableViewCell, element: "tableViewCell", intrinsicAxes: [], isRow: true,
    settings: [
      reuseIdentifier, accessoryType, editingAccessoryType, selectionStyle, indentationLevel, indentationWidth,
      showsReorderControl, shouldIndentWhileEditing,
    ])
  static let content = KindDescription(
    .tableViewCellContentView, element: "tableViewCellContentView", intrinsicAxes: [], isContentView: true)
  static let headerFooter = KindDescription(.tableViewHeaderFooterView, intrinsicAxes: [], isRow: true)

  package static let reuseIdentifier = KindSetting("reuseIdentifier", .text())
  package static let accessoryType = KindSetting(
    "accessoryType", .word(ViewAppearance.AccessoryType.self), standard: .word("none"),
    place: ScenePlace(SceneProperties.accessoryType))
  package static let editingAccessoryType = KindSetting(
    "editingAccessoryType", .word(ViewAppearance.AccessoryType.self), standard: .word("none"))
  package static let selectionStyle = KindSetting(
    "selectionStyle", .word(["none", "blue", "gray", "default"]), standard: .word("default"))
  package static let indentationLevel = KindSetting(
    "indentationLevel", .integer(Int.min...Int.max), standard: .integer(0))
  package static let indentationWidth = KindSetting("indentationWidth", .number, standard: .number(10))
  package static let showsReorderControl = KindSetting("showsReorderControl", .flag, standard: .flag(false))
  package static let shouldIndentWhileEditing = KindSetting("shouldIndentWhileEditing", .flag, standard: .flag(true))
}
