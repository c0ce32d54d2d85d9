import LayoutModel

/// The texts of sections' headers and footers that a table makes itself (<doc:Controls#Headers-and-footers>).
extension ViewTreeBuilder {
  /// Places the text of a header or a footer that names one: as wide as cells' texts, with the room of the table's style around it.
  mutating func arrangeText(ofHeader view: Int, _ isHeader: Bool, in table: Int) {
    guard let id = views[view].declaration.cell.textLabel, let text = self.view(named: id, in: view) else { return }
    views[text].translatesAutoresizingMaskIntoConstraints = false
    let behavior = SystemBehavior(traits.systemVersion)
    let name = "\(name(ofHolder: view))/textLabel"
    let margins = number(of: ItemInsets(view: Int32(view), kind: .cellText(isBesideAccessory: false)))
    imply("\(name).leading", text, .leading, .equal, view, insets: margins, heldBy: view)
    imply("\(name).trailing", text, .trailing, .equal, view, insets: margins, heldBy: view)
    guard views[table].declaration.appearance.tableStyle != .plain else {
      imply("\(name).centerY", text, .centerY, .equal, view, heldBy: view)
      imply(
        "\(name).room", view, .height, .greaterThanOrEqual, text, constant: Self.leastRoomOfPlainHeaders, heldBy: view)
      imply(
        "\(self.name(ofHolder: view))/minimumHeight", view, .height, .greaterThanOrEqual, nil,
        constant: behavior.sectionHeaderHeight, heldBy: view)
      return
    }
    let room = isHeader ? behavior.roomAroundHeaderText : behavior.roomAroundFooterText
    imply("\(name).top", text, .top, .greaterThanOrEqual, view, constant: room - Self.roomBelowText, heldBy: view)
    if isHeader {
      imply(
        "\(self.name(ofHolder: view))/minimumHeight", view, .height, .greaterThanOrEqual, nil,
        constant: room + Self.lineOfHeaders, heldBy: view)
    }
    imply("\(name).bottom", text, .bottom, .equal, view, constant: -Self.roomBelowText, heldBy: view)
  }

  /// The height of a line of a grouped table's header, at the standard text size, in points.
  static let lineOfHeaders = 16.0
  /// The room below a grouped table's texts in pictures of real screens, in points.
  private static let roomBelowText = 7.0
  /// The minimum room of a plain table's header around its text, in points (general knowledge).
  private static let leastRoomOfPlainHeaders = 7.0

  /// A text as a header shows it: in capitals above groups from iOS 7 to 18.
  func shownInHeader(_ view: View, in superview: Int) -> View {
    let header = views[superview]
    guard header.kind == .tableViewHeaderFooterView, let id = view.id, header.declaration.cell.textLabel == id,
      header.declaration.cell.rooms?.isHeader == true, superview > 0,
      views[Int(parents[superview])].declaration.appearance.tableStyle != .plain,
      7...18 ~= traits.systemVersion.major
    else { return view }
    var capitals = view
    capitals.text = view.text?.uppercased()
    return capitals
  }
}
