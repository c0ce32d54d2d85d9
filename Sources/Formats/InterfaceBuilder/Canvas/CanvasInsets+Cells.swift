import LayoutModel

/// The facts about a table's cell on the canvas that determine its content's margins.
struct CanvasCell {
  /// The place of the cell.
  let place: Place
  let width: Double
  /// The height of the separator, by which the content is shorter than the cell.
  let separator: Double
  /// A Boolean that tells whether the cell shows an accessory.
  let hasAccessory: Bool

  enum Place: Hashable {
    /// At the top of a xib.
    case alone
    /// In a table that is a controller's view or a xib's root.
    case tableAsRoot(isInsetGrouped: Bool)
    /// In a table inside another view.
    case tableInView
  }
}

/// The margins of cells' content on the canvas (<doc:CanvasRules#Margins-of-cells>).
extension CanvasInsets {
  /// The margins of a table cell's content.
  func contentMargins(of cell: CanvasCell) -> EdgeInsets {
    guard era >= .xcode9, !era.isFirstXcode9 else { return Self.marginsBefore }
    let side = sideMargin(in: cell.place, width: cell.width)
    let vertical = era >= .xcode26 ? 15.0 : 11
    return EdgeInsets(
      top: vertical, left: side, bottom: max(0, vertical - cell.separator),
      right: cell.hasAccessory ? Self.marginBesideAccessory : side)
  }

  /// The space on either side of an inset grouped table's rows.
  var marginOfInsetRows: Double { sideMargin(in: .tableAsRoot(isInsetGrouped: true), width: screen.width) }

  /// The height of the header above a plain table's prototypes.
  ///
  /// - Parameter own: The height that the table says, which counts up to Xcode 10.
  /// - Returns: The height.
  func headerOfPrototypes(_ own: Double?) -> Double {
    if era < .xcode11 { return own.flatMap { $0 > 0 ? $0 : nil } ?? Self.plainHeader }
    if era < .xcode13 { return Self.plainHeader }
    guard era < .xcode14 else { return 50 }
    return (44.34 * device.scale).rounded(.up) / device.scale
  }

  private static let plainHeader = 28.0

  /// The margins in Xcode up to 8, and in the first version of Xcode 9.
  private static let marginsBefore = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  private static let marginBesideAccessory = 8.0

  private func sideMargin(in place: CanvasCell.Place, width: Double) -> Double {
    let isNarrow = screen.width <= Self.widthOfNarrowDevices
    switch place {
    case .alone:
      if era < .xcode11 { return 16 }
      if era == .xcode11, device.id == "retina4_7" { return 15 }
      return isNarrow || width <= Self.widthOfNewCells || hasNarrowLoneCells ? 16 : 20
    case .tableAsRoot(let isInsetGrouped):
      if era < .xcode11 { return width < Self.widthOfWideTables ? 16 : 20 }
      if era == .xcode11, device.id == "retina4_7", isInsetGrouped { return 15 }
      return isNarrow ? 16 : 20
    case .tableInView:
      if era < .xcode12 { return isNarrow || device.idiom == .pad ? 15 : 20 }
      return isNarrow || (era >= .xcode15 && device.id == "retina5_5") ? 16 : 20
    }
  }

  /// A Boolean that tells whether a xib's cells have narrow margins, however wide they are.
  private var hasNarrowLoneCells: Bool {
    switch device.id {
    case "retina6_0": era >= .xcode16
    case "ipad9_7": era >= .xcode26
    default: false
    }
  }

  /// The width from which a table is wide. Up to Xcode 10 a table's own width counts.
  private static let widthOfWideTables = 400.0
  /// The width up to which devices have narrow margins; the next devices are 390 wide.
  private static let widthOfNarrowDevices = 375.0
  /// The width of a xib's cell if nobody changed it.
  private static let widthOfNewCells = 320.0
}
