import Documents
import LayoutModel

/// Rows of tables where the canvas draws them, and not where an earlier one left them (<doc:CanvasRules#Tables>).
extension ViewImporter {
  /// Returns the frame that the canvas draws a table's row with.
  ///
  /// Up to Xcode 7 it draws rows of a controller's table as wide as the table, and as high as they say, and files keep the size of the
  /// template. Later ones do so whenever they lay a scene out, and put the first row of prototypes below a header.
  ///
  /// - Parameters:
  ///   - stored: The row's frame in the file.
  ///   - row: The row's element.
  ///   - table: The table's node.
  /// - Returns: The frame; the stored one of other rows.
  func drawnRow(_ stored: Rect, _ row: XMLElement, in table: Node) -> Rect {
    var drawn = stored
    if isOfEarlyTable(table) {
      drawn.width = table.frame.width
      if let height = row.number(of: "rowHeight"), height > 0 { drawn.height = height }
    } else if context.isDrawnAnew, table.element["style"] != "insetGrouped" {
      drawn.width = table.frame.width
      drawn.y += shiftOfRows(in: table.element.element)
    }
    return drawn
  }

  /// Returns the frame of the content of a row that is drawn with another frame than the file has.
  ///
  /// - Parameters:
  ///   - stored: The content's frame in the file.
  ///   - row: The row's node.
  ///   - written: The row's frame in the file.
  /// - Returns: The frame: as much smaller than the row as in the file, or all of the row where that was another content's.
  func drawnContent(_ stored: Rect, of row: Node, written: Rect) -> Rect {
    var drawn = stored
    drawn.width = max(0, stored.width - (written.width - row.frame.width))
    guard let table = superview(of: row), isOfEarlyTable(table) else { return drawn }
    let separator = table.element["separatorStyle"] == "none" ? 0 : context.pixel
    let isOfRow = abs(written.height - stored.height) <= context.pixel
    drawn.height = max(0, isOfRow ? stored.height - written.height + row.frame.height : row.frame.height - separator)
    return drawn
  }

  /// Tells whether a table is a controller's view in Xcode 6 or 7.
  private func isOfEarlyTable(_ table: Node) -> Bool {
    context.isOnCanvas && table.kind.viewKind == .tableView && table.parent == nil && context.era >= .xcode6
      && context.era < .xcode8
  }

  /// The distance at which the first row of a plain table's prototypes is drawn below its place in the file.
  private func shiftOfRows(in table: XMLElement) -> Double {
    guard context.era >= .xcode9, table["style"] != "grouped", table["dataMode"] == "prototypes",
      let first = table.child("prototypes")?.children.first(where: { $0.name == "tableViewCell" }),
      let y = first.child(forKey: "frame")?.rect?.y
    else { return 0 }
    let above = table.child(forKey: "tableHeaderView")?.child(forKey: "frame")?.rect?.height ?? 0
    return above + context.insets.headerOfPrototypes(table.number(of: "sectionHeaderHeight")) - y
  }
}
