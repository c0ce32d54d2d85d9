/// The differences in layout between versions of iOS, each under a name.
public struct SystemBehavior: Hashable, Sendable {
  /// The version whose rules these are.
  public let systemVersion: SystemVersion

  /// The rules of a version.
  public init(_ systemVersion: SystemVersion) {
    self.systemVersion = systemVersion
  }

  /// A Boolean that tells whether views and controllers are told of their first traits as they come into a window: until iOS 12. From iOS
  /// 13 on traits are predicted before, and only changes are told (documented: *Adopting iOS 13 dark mode*).
  package var tellsFirstTraits: Bool { systemVersion.major < 13 }

  // MARK: Margins

  /// The default margins of a view: 8 on each side (<doc:Bars#Margins-of-views>).
  public var layoutMargins: EdgeInsets { EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// The minimum margins of a controller's view, before the safe area is added: `systemMinimumLayoutMargins`.
  ///
  /// They are 20 left and right in windows of 414 points and more, and 16 in narrower ones, also of pads, and beside
  /// the insets of phones in landscape. Above and below they are 0 (<doc:Bars#Margins-of-root-views>).
  public func systemMinimumLayoutMargins(in window: Window) -> EdgeInsets {
    let isBesideInsets = window.safeAreaInsets.left > 0 || window.safeAreaInsets.right > 0
    let isPad = window.traits.userInterfaceIdiom == .pad
    let isWide = window.size.width >= Self.widthOfWideWindows && (isPad || !isBesideInsets)
    let margin = isWide ? 20.0 : 16
    return EdgeInsets(left: margin, right: margin)
  }

  /// The width in points from which windows have wide margins.
  package static let widthOfWideWindows = 414.0

  /// The widths of windows at which margins and the readable width change by steps.
  var widthsOfSteps: [Double] { [Self.widthOfWideWindows, widthOfReadableMargins] }

  /// The readable width of text in a view of a width, where that is narrower than the view's own width, and only at
  /// regular width. It is 672 points until iOS 13, 664 later, where 44 points are left on each side
  /// (<doc:Bars#Readable-width>; the exact version of the change isn't known, and the minimum room is inferred).
  public func readableWidth(of width: Double, _ traits: Traits) -> Double? {
    let readable = widestReadableText
    guard traits.horizontalSizeClass == .regular, width > widthOfReadableMargins else { return nil }
    return readable
  }

  private var widestReadableText: Double { systemVersion.major <= 13 ? 672 : 664 }

  private static let readableGutter = 44.0

  /// The width in points above which a view's text is narrower than the view's own width.
  package var widthOfReadableMargins: Double { widestReadableText + 2 * Self.readableGutter }

  // MARK: Text

  /// A Boolean that tells whether the system font has room between its characters from 20 points on: on iOS 9 and 10,
  /// the first that had it (<doc:Controls#Widths-of-text>).
  package var hasWideDisplayCut: Bool { 9...10 ~= systemVersion.major }

  /// A Boolean that tells whether ideographs are an em wide, with nothing between them: on iOS 9. Labels of Xcode 9 and
  /// later have them wider by two hundredths (<doc:Controls#Widths-of-text>).
  package var hasSquareIdeographs: Bool { systemVersion.major <= 9 }

  /// A Boolean that tells whether the system font's text cut has the room between its characters that its file says: before iOS 14, which
  /// has less at 16 to 19 points (<doc:Controls#Widths-of-text>).
  package var hasEarlyTracking: Bool { systemVersion.major < 14 }

  // MARK: Stack views

  /// The priority with which `equalCentering` makes the first two distances between centres equal; each further pair
  /// has one less. It is 150 in a copy that was compared with iOS 9, and 149 as printed by iOS 10
  /// (<doc:AutoLayout#Stack-views>; the printed figure holds from there on).
  package var priorityOfEqualCentering: Double { systemVersion.major <= 9 ? 150 : 149 }

  /// The priority with which texts that may wrap share a stack view's width evenly where baselines align: 760; 759 in a
  /// report of iOS 11.
  package var priorityOfEvenTexts: Priority { systemVersion.major == 11 ? 759 : 760 }

  /// A Boolean that tells whether every text that may wrap in a horizontal stack view asks for an even part of its
  /// width: up to iOS 14 (<doc:AutoLayout#Stack-views>).
  package var evensWrappingTexts: Bool { systemVersion.major < 15 }

  /// The amount by which that priority exceeds the text's compression resistance.
  package static let evenTextsAboveResistance = 10.0

  // MARK: Lists

  /// The height of a list's row whose content gives none: 44; 52 with iOS 26 (<doc:CollectionLayouts#Lists>).
  package var listRowHeight: Double { systemVersion.major >= 26 ? 52 : 44 }

  /// The room above a section of a grouped list that has no header: 35 (<doc:CollectionLayouts#Lists>).
  package var listSectionSpacing: Double { 35 }

  /// The default room above a header of a plain list: 0 until iOS 14, 22 until iOS 18, then 18.5 (<doc:CollectionLayouts#Lists>).
  package var headerTopPadding: Double { systemVersion.major >= 26 ? 18.5 : systemVersion.major >= 15 ? 22 : 0 }

  /// The room above a section of a list (<doc:CollectionLayouts#Lists>).
  package func listTopPadding(_ list: CollectionLayoutListConfiguration, hasHeader: Bool) -> Double {
    let isGrouped = list.appearance.isGrouped
    guard hasHeader else { return isGrouped ? listSectionSpacing : 0 }
    return list.headerTopPadding ?? (isGrouped ? 0 : headerTopPadding)
  }

  /// The distance of an inset list's rows from its sides, in a width: 16, from 390 points on 20 (<doc:CollectionLayouts#Lists>).
  package func listMargin(inWidth width: Double) -> Double { width >= Self.widthOfWideLists ? 20 : 16 }

  /// The width in points from which rows have wider margins: that of the narrowest phones that have them. Windows have
  /// wider margins from 414 points on.
  package static let widthOfWideLists = 390.0
}
