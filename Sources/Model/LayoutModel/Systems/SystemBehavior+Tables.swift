/// Tables, their rows, and the headers and footers of sections.
extension SystemBehavior {
  // MARK: Rows

  /// The height of a row whose content gives none: 44; 51 with iOS 26 (<doc:Controls#Rows-of-tables>).
  package var rowHeight: Double { systemVersion.major >= 26 ? 51 : 44 }

  /// The height of a section's header or footer whose content gives none: 28, as in a plain table, in all versions.
  /// Xcode's canvas has larger ones from iOS 13 on (<doc:CanvasRules#Tables>); no devices are known that do.
  package var sectionHeaderHeight: Double { 28 }

  /// The default room above a section's header: 22 from iOS 15 on (<doc:Controls#Headers-and-footers>).
  package var sectionHeaderTopPadding: Double { systemVersion.major >= 15 ? 22 : 0 }

  /// The minimum height of a row of a standard style whose height is automatic: 44 until iOS 10, then a pixel less, and
  /// 51 with iOS 26 (<doc:Controls#Cells-of-the-standard-styles>).
  package func leastRowHeight(scale: Double) -> Double {
    systemVersion.major >= 26 ? 51 : systemVersion.major >= 11 ? 44 - 1 / scale : 44
  }

  // MARK: Sections

  /// The room around the text of a grouped table's header, above and below together (<doc:Controls#Headers-and-footers>).
  package var roomAroundHeaderText: Double { systemVersion.major == 15 ? 16 : 22 }

  /// The room around the text of a grouped table's footer, above and below together.
  package var roomAroundFooterText: Double { 15 }

  /// The room above a grouped table's first header that has a text.
  package var roomAboveFirstHeader: Double { 17.5 }

  /// The height of a grouped table's header or footer without a text.
  ///
  /// - Parameters:
  ///   - declared: The height that the table sets, if any.
  ///   - isFirstHeader: A Boolean that tells whether it is the header of the table's first section.
  /// - Returns: 35 for the first header until iOS 12, else the declared height, else 17.5.
  package func emptySectionRoom(_ declared: Double?, isFirstHeader: Bool) -> Double {
    isFirstHeader && systemVersion.major <= 12 ? 35 : declared ?? 17.5
  }

  // MARK: Cells

  /// Tells whether cells of the standard styles let their texts wrap, and put the second below the first in all styles: from iOS 11 on at
  /// the accessibility sizes (documented: Apple's session 245 of 2017, *Building Apps with Dynamic Type*).
  ///
  /// - Parameter category: The user's text size.
  /// - Returns: A Boolean value.
  package func stacksTextsOfCells(at category: ContentSizeCategory) -> Bool {
    systemVersion.major >= 11 && category.isAccessibilityCategory
  }

  /// The height of a cell's separator, by which the cell is higher than its content view: a pixel until iOS 10, 0 since
  /// (<doc:Controls#Rows-of-tables>).
  package func separatorHeight(scale: Double) -> Double { systemVersion.major <= 10 ? 1 / scale : 0 }

  /// The default margins of a cell, in a window of a width. Until iOS 10 they are 8 on each side. Since then they are
  /// 11 above and below, 15 with iOS 26. At the sides they are 16, 20 from 390 points on
  /// (<doc:Bars#Margins-of-cells>).
  ///
  /// - Parameters:
  ///   - width: The window's width.
  ///   - isTableInView: A Boolean that tells whether the table isn't its controller's view: until iOS 13 narrow margins
  ///     are 15 there.
  /// - Returns: The margins.
  public func cellLayoutMargins(inWidth width: Double, isTableInView: Bool = false) -> EdgeInsets {
    guard systemVersion.major > 10 else { return layoutMargins }
    let narrow = isTableInView && systemVersion.major <= 13 ? 15.0 : 16
    let (vertical, horizontal) = (systemVersion.major >= 26 ? 15.0 : 11, width >= Self.widthOfWideLists ? 20.0 : narrow)
    return EdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// A Boolean that tells whether the margins of tables' cells leave no more than a readable width: on iOS 9 to 11,
  /// where `UITableView.cellLayoutMarginsFollowReadableWidth` is true by default (<doc:Controls#Accessories-of-rows>).
  package var cellsFollowReadableWidth: Bool { 9...11 ~= systemVersion.major }

  // MARK: Accessories

  /// The margin at the sides of cells for titles and accessories, in a window of a width. Until iOS 10 it is 15, on
  /// phones 20 from 414 points on; since then it is the cells' own (<doc:Controls#Accessories-of-rows>).
  package func accessoryMargin(inWidth width: Double, isTableInView: Bool, _ idiom: UserInterfaceIdiom) -> Double {
    guard systemVersion.major <= 10 else { return cellLayoutMargins(inWidth: width, isTableInView: isTableInView).left }
    return width >= Self.widthOfWideOldTables && idiom == .phone ? 20 : 15
  }

  /// The width in points from which `accessoryMargin` is wider.
  package var widthOfWideTables: Double {
    systemVersion.major <= 10 ? Self.widthOfWideOldTables : Self.widthOfWideLists
  }

  private static let widthOfWideOldTables = 414.0

  /// The width of a cell's content that an accessory takes, apart from the margin: its own, until iOS 12 with 10 points before it.
  package func accessoryWidth(_ type: ViewAppearance.AccessoryType) -> Double {
    let major = systemVersion.major
    let chevron = major <= 12 ? 18.0 : major == 13 ? 11 : major == 14 ? 9.5 : major == 15 ? 8.5 : 10.5
    return switch type {
    case .none: 0
    case .disclosureIndicator: chevron
    case .checkmark: 24
    case .detailButton: major <= 12 ? 32 : 24
    case .detailDisclosureButton: chevron + (major <= 12 ? 34 : 30)
    }
  }

  /// The room between a cell's content and its accessory view: as before the system's own accessories.
  package var roomBesideAccessoryView: Double { systemVersion.major <= 12 ? 10 : 0 }

  /// The margin between the texts beside an accessory and the end of the content: 2 until iOS 10, 1 until 12, then 8.
  package var textMarginBesideAccessory: Double {
    systemVersion.major <= 10 ? 2 : systemVersion.major <= 12 ? 1 : 8
  }

  // MARK: Controls of edited rows

  /// The room of the content that the control at a cell's leading edge takes while it is edited (general knowledge).
  package var roomOfEditingControl: Double { 38 }

  /// The room of the content that the control for dragging a row takes while it is edited (general knowledge).
  package var roomOfReorderControl: Double { 38 }
}
