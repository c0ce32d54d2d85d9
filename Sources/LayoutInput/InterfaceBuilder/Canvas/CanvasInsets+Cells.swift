import LayoutModel

/// A table's cell on the canvas, as far as its content's margins depend on it.
struct CanvasCell {
  /// Where it stands.
  let place: Place
  let width: Double
  /// What its content is shorter than the cell: the separator's height.
  let separator: Double
  /// Whether it shows an accessory.
  let hasAccessory: Bool

  enum Place: Hashable {
    /// At a xib's top.
    case alone
    /// In a table that is a controller's view, or a xib's root.
    case tableAsRoot(isInsetGrouped: Bool)
    /// In a table that stands in another view.
    case tableInView
  }
}

/// The margins of cells' content on the canvas (<doc:CellMargins#On-the-canvas>).
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

  /// What an inset grouped table leaves on either side of its rows.
  var marginOfInsetRows: Double { sideMargin(in: .tableAsRoot(isInsetGrouped: true), width: screen.width) }

  /// Of Xcode up to 8, and of its successor's first version.
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

  /// Whether a xib's cells have narrow margins however wide they are.
  private var hasNarrowLoneCells: Bool {
    switch device.id {
    case "retina6_0": era >= .xcode16
    case "ipad9_7": era >= .xcode26
    default: false
    }
  }

  /// Up to Xcode 10 a table's own width counts, from here on as a wide one.
  private static let widthOfWideTables = 400.0
  /// Devices up to here have narrow margins; the next are 390 wide.
  private static let widthOfNarrowDevices = 375.0
  /// What a xib's cell is wide where nobody made it wider.
  private static let widthOfNewCells = 320.0
}
